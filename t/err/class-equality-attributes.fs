type A() = //! warning FS0346 The struct, record or union type 'A' has an explicit implementation of 'Object.Equals'. Consider implementing a matching override for 'Object.GetHashCode()'
    override this.Equals(o: obj) = true
type B() = //! warning FS0345 The struct, record or union type 'B' has an explicit implementation of 'Object.GetHashCode'. Consider implementing a matching override for 'Object.Equals(obj)'
    override this.GetHashCode() = 1
[<CustomEquality; NoComparison>]
type D = { Y: int } //! FS0384 A type with attribute 'CustomEquality' must have an explicit implementation of at least one of 'Object.Equals(obj)', 'System.IEquatable<_>' or 'System.Collections.IStructuralEquatable'
[<CustomEquality; NoComparison>]
type Good =
    { Z: int }
    override this.Equals(o: obj) = true
    override this.GetHashCode() = 1
