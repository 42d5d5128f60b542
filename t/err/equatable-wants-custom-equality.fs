open System
type A = //! FS0915 The struct, record or union type 'A' implements the interface 'System.IEquatable<_>' explicitly. //! FS0888 Duplicate specification of an interface
  { X: int }
  interface IEquatable<A> with //! FS0910 A default implementation of this interface has already been added
    member a.Equals b = true
[<CustomEquality; NoComparison>]
type G =
  { Y: int }
  override _.Equals o = true
  override _.GetHashCode () = 0
  interface IEquatable<G> with member a.Equals b = true
