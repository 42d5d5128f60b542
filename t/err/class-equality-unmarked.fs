type A = { X: int } //! FS0344 The struct, record or union type 'A' has an explicit implementation of 'Object.GetHashCode' or 'Object.Equals'. You must apply the 'CustomEquality' attribute to the type
         with override this.Equals(o: obj) = true
              override this.GetHashCode() = 1
