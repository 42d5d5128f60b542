open System
let ac1 (x: IComparable<int -> int>) = ()
let ac2 (x: #IComparable<'a>) (y: 'a) = x.CompareTo y
let f (x: IComparable) = x.CompareTo (box 1)
type N = { f: int -> int }
[<NoComparison>]
type N2 = { f2: int }
let e1 = ({ f = id } :> IComparable)     //! FS0193 Type constraint mismatch. The type 'N' is not compatible with type 'IComparable'
let e2 = ({ f2 = 1 } :> IComparable)     //! FS0193 Type constraint mismatch. The type 'N2' is not compatible with type 'IComparable'
let e3 = ([| 1 |] :> IComparable)        //! FS0193 Type constraint mismatch. The type 'int array' is not compatible with type 'IComparable'
let e4 = ([ id ] :> IComparable)
let e5 = (None :> IComparable)
let e6 = ((1, 2) :> IEquatable<int * int>) //! FS0193 Type constraint mismatch. The type 'int * int' is not compatible with type 'IEquatable<int * int>'
let e7 = (id :> IComparable)             //! FS0193 Type constraint mismatch. The type ''a -> 'a' is not compatible with type 'IComparable'
let e8 = (obj () :> IComparable)         //! FS0193 Type constraint mismatch. The type 'obj' is not compatible with type 'IComparable'
let e9 = (seq { 1 } :> IComparable)      //! FS0193 Type constraint mismatch. The type 'int seq' is not compatible with type 'IComparable'
let e10 = (typeof<int> :> IComparable)   //! FS0193 Type constraint mismatch. The type 'Type' is not compatible with type 'IComparable'
let e11 = (true :> IFormattable)         //! FS0193 Type constraint mismatch. The type 'bool' is not compatible with type 'IFormattable'
let e12 = ("a" :> IFormattable)          //! FS0193 Type constraint mismatch. The type 'string' is not compatible with type 'IFormattable'
let e13 = (1 :> IEquatable<int64>)       //! FS0193 Type constraint mismatch. The type 'int' is not compatible with type 'IEquatable<int64>'
let e14 = f [| 1 |]                      //! FS0001 The type ''a array' is not compatible with the type 'IComparable'
let e16 = ac2 1 2L                       //! FS0001 This expression was expected to have type 'int' but here has type 'int64'
let e17 = ({| a = 1 |} :> IComparable)   //! FS0193 Type constraint mismatch. The type '{| a: int |}' is not compatible with type 'IComparable'
let e18 = (() :> IComparable)
let e19 = (lazy 1 :> IComparable)        //! FS0193 Type constraint mismatch. The type 'Lazy<int>' is not compatible with type 'IComparable'
let e20 = (DayOfWeek.Monday :> IEquatable<DayOfWeek>) //! FS0193 Type constraint mismatch. The type 'DayOfWeek' is not compatible with type 'IEquatable<DayOfWeek>'
let e21 = ((1, id) :> IComparable)
let e22 = (Some id :> IComparable)
let e23 = ((new System.Random()) :> IComparable) //! FS0193 Type constraint mismatch. The type 'Random' is not compatible with type 'IComparable'
let g (x: 'a when 'a :> IComparable) = ()
g id                                     //! FS0001 The type ''a -> 'a' is not compatible with the type 'IComparable'
g [|1|]                                  //! FS0001 The type ''a array' is not compatible with the type 'IComparable'
g {f = id}                               //! FS0001 The type 'N' is not compatible with the type 'IComparable'
g [id]
g (Some id)
g { f2 = 1 }                             //! FS0001 The type 'N2' is not compatible with the type 'IComparable'
let h (x: 'a when 'a :> IFormattable) = ()
h true                                   //! FS0001 The type 'bool' is not compatible with the type 'IFormattable'
h "a"                                    //! FS0001 The type 'string' is not compatible with the type 'IFormattable'
h (1, 2)                                 //! FS0001 The type ''a * 'b' is not compatible with the type 'IFormattable'
let k (x: 'a when 'a :> IEquatable<'a>) = ()
k (1, 2)                                 //! FS0001 The type ''a * 'b' is not compatible with the type 'IEquatable<'a * 'b>'
k [1]                                    //! FS0001 The type ''a list' is not compatible with the type 'IEquatable<'a list>'
k [|1|]                                  //! FS0001 The type ''a array' is not compatible with the type 'IEquatable<'a array>'
k DayOfWeek.Monday                       //! FS0001 The type 'DayOfWeek' is not compatible with the type 'IEquatable<DayOfWeek>'
let c1 = ({ f = id }).CompareTo({ f = id }) //! FS0039 The type 'N' does not define a field, constructor, or member named 'CompareTo'.
let c2 = [1].CompareTo [2]               //! FS0039 The type 'List<_>' does not define a field, constructor, or member named 'CompareTo'.
let c3 = (Some 1).CompareTo(Some 2)      //! FS0039 The type 'Option<_>' does not define a field, constructor, or member named 'CompareTo'.
let c4 = (1, 2).CompareTo(box (1, 3))    //! FS0039 The field, constructor or member 'CompareTo' is not defined.
let c5 = ().CompareTo(box ())            //! FS0039 The type 'Unit' does not define a field, constructor, or member named 'CompareTo'.
let c6 = [|1|].CompareTo(1)              //! FS0039 The type '[]<_>' does not define a field, constructor, or member named 'CompareTo'.
let c7 = (Ok 1 : Result<int,int>).CompareTo(box 1) //! FS0039 The type 'Result<_,_>' does not define a field, constructor, or member named 'CompareTo'.
let c8 = (Some 1 :> IEquatable<int option>) //! FS0193 Type constraint mismatch. The type 'int option' is not compatible with type 'IEquatable<int option>'
let c9 = (ref 1 :> IEquatable<int ref>)  //! FS0193 Type constraint mismatch. The type 'int ref' is not compatible with type 'IEquatable<int ref>'
let v (x: 'a when 'a :> IComparable<int64>) = ()
v 1                                      //! FS0001 The type 'int' is not compatible with the type 'IComparable<int64>'
