module D8
open System
type A = //! FS0888 //! FS0915
  { x: int }
  interface IEquatable<A> with //! FS0910
    member _.Equals(o: A) = true
type B = //! FS0648
  { x: int }
  interface IComparable<B> with
    member _.CompareTo(o: B) = 1
type C = //! FS0647
  { x: int }
  interface IComparable with
    member _.CompareTo(o: obj) = 1
[<CustomEquality; NoComparison>]
type D =
  { x: int }
  interface IEquatable<D> with
    member _.Equals(o: D) = true
  override _.Equals(o: obj) = true
  override _.GetHashCode() = 1
[<CustomEquality; CustomComparison>]
type E =
  { x: int }
  interface IComparable with
    member _.CompareTo(o: obj) = 1
  interface IComparable<E> with
    member _.CompareTo(o: E) = 1
  override _.Equals(o: obj) = true
  override _.GetHashCode() = 1
type F = P | Q //! FS0888 //! FS0915
         interface IEquatable<F> with //! FS0910
           member _.Equals(o: F) = true
[<Struct>]
type G =  //! FS0888 //! FS0915
  { x: int }
  interface IEquatable<G> with //! FS0910
    member _.Equals(o: G) = true
[<ReferenceEquality>]
type I =
  { x: int }
  interface IEquatable<I> with
    member _.Equals(o: I) = true
[<NoEquality; NoComparison>]
type J =
  { x: int }
  interface IEquatable<J> with
    member _.Equals(o: J) = true
[<Struct>]
type K(x: int) = //! FS0888 //! FS0915
  member _.X = x
  interface IEquatable<K> with //! FS0910
    member _.Equals(o: K) = true
[<Struct>]
type L(x: int) = //! FS0648
  member _.X = x
  interface IComparable<L> with
    member _.CompareTo(o: L) = 1
