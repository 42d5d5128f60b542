type A4 = | U1 | U2 //! FS0647 The struct, record or union type 'A4' implements the interface 'System.IComparable' explicitly. You must apply the 'CustomComparison' attribute to the type.
          with interface System.IComparable with
                member _.CompareTo o = 0
