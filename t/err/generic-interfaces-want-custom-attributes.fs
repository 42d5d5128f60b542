open System
type A = { X: int } with interface IComparable<A> with member a.CompareTo _ = 0  //! FS0648 The struct, record or union type 'A' implements the interface 'System.IComparable<_>' explicitly.
[<Struct>]
type D (x: int) =  //! FS0648 The struct, record or union type 'D' implements the interface 'System.IComparable<_>' explicitly.
  interface IComparable<D> with member a.CompareTo _ = 0
type E = P | Q with interface IComparable<E> with member a.CompareTo _ = 0  //! FS0648 The struct, record or union type 'E' implements the interface 'System.IComparable<_>' explicitly.
type F = { Y: int } with interface IComparable with member a.CompareTo _ = 0  //! FS0647 The struct, record or union type 'F' implements the interface 'System.IComparable' explicitly.
[<NoComparison>]
type G = { Z: int } with interface IComparable<G> with member a.CompareTo _ = 0
[<CustomEquality; NoComparison>]
type H = { W: int } with interface IEquatable<H> with member a.Equals b = true
