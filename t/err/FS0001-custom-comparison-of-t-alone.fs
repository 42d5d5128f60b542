// IComparable<'T> alone is no comparison, also where [<CustomComparison>] announces one.
open System
let cmp (x: 'a when 'a : comparison) = ()
[<CustomComparison; CustomEquality>]
type Rec =
  { X: int }
  override a.Equals o = match o with :? Rec as b -> a.X = b.X | _ -> false
  override a.GetHashCode () = a.X
  interface IComparable<Rec> with
    member a.CompareTo b = compare a.X b.X
cmp { X = 1 } //! FS0001 The type 'Rec' does not support the 'comparison' constraint.
[<CustomComparison; CustomEquality>]
type Un =
  | Un of int
  override a.Equals o = false
  override a.GetHashCode () = 0
  interface IComparable<Un> with
    member a.CompareTo b = 0
cmp (Un 3) //! FS0001 The type 'Un' does not support the 'comparison' constraint.
[<CustomComparison; CustomEquality; Struct>]
type St =
  val X: int
  override a.Equals o = false
  override a.GetHashCode () = 0
  interface IComparable<St> with
    member a.CompareTo b = 0
let s = [ St () ]
cmp s //! FS0001 The type 'St' does not support the 'comparison' constraint.
type Deep = { R: Rec }
cmp { R = { X = 1 } } //! FS0001 The type 'Deep' does not support the 'comparison' constraint.
