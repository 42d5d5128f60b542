type NF = { nn: obj }
let a = compare { nn = 1 } { nn = 2 }    //! FS0001 The type 'NF' does not support the 'comparison' constraint because it is a record, union or struct with one or more structural element types which do not support the 'comparison' constraint. Either avoid the use of comparison with this type, or add the 'StructuralComparison' attribute to the type to determine which field type does not support comparison
type K() = class end
type NK = { k: K }
let b = { k = K() } < { k = K() }        //! FS0001 The type 'NK' does not support the 'comparison' constraint because it is a record, union or struct with one or more structural element types which do not support the 'comparison' constraint. Either avoid the use of comparison with this type, or add the 'StructuralComparison' attribute to the type to determine which field type does not support comparison
type NL = { l: NF list }
let c = { l = [] } < { l = [] }          //! FS0001 The type 'NL' does not support the 'comparison' constraint because it is a record, union or struct with one or more structural element types which do not support the 'comparison' constraint. Either avoid the use of comparison with this type, or add the 'StructuralComparison' attribute to the type to determine which field type does not support comparison
type NU = A of NF | B
let d = A { nn = 1} < B                  //! FS0001 The type 'NU' does not support the 'comparison' constraint because it is a record, union or struct with one or more structural element types which do not support the 'comparison' constraint. Either avoid the use of comparison with this type, or add the 'StructuralComparison' attribute to the type to determine which field type does not support comparison
type NT = { tt: int * obj }
let e = { tt = 1, 2 } < { tt = 1, 2 }    //! FS0001 The type 'NT' does not support the 'comparison' constraint because it is a record, union or struct with one or more structural element types which do not support the 'comparison' constraint. Either avoid the use of comparison with this type, or add the 'StructuralComparison' attribute to the type to determine which field type does not support comparison
type Cmp() =
    interface System.IComparable with
        member _.CompareTo _ = 0
    override _.Equals _ = true
    override _.GetHashCode() = 0
and Holds = { c: Cmp; next: Later list }
and Later = { d: Cmp }
let f = { c = Cmp(); next = [] } < { c = Cmp(); next = [] }
type First = { l: Second list }
and Second = { o: obj }
let g = { l = [] } < { l = [] }          //! FS0001 The type 'First' does not support the 'comparison' constraint because it is a record, union or struct with one or more structural element types which do not support the 'comparison' constraint. Either avoid the use of comparison with this type, or add the 'StructuralComparison' attribute to the type to determine which field type does not support comparison
[<CustomEquality; CustomComparison>]
type Own =
    { o2: obj }
    interface System.IComparable with
        member _.CompareTo _ = 0
    override _.Equals _ = true
    override _.GetHashCode() = 0
let h = { o2 = 1 } < { o2 = 2 }
type HoldsOwn = { own: Own option }
let i = { own = None } < { own = None }
type Gen<'a> = { it: 'a }
let j = { it = 1 } < { it = 2 }
type E = { x: exn; y: int }
let l = max { x = null; y = 1 } { x = null; y = 2 } //! FS0001 The type 'E' does not support the 'comparison' constraint because it is a record, union or struct with one or more structural element types which do not support the 'comparison' constraint. Either avoid the use of comparison with this type, or add the 'StructuralComparison' attribute to the type to determine which field type does not support comparison
let m = set [ { nn = 1 } ]               //! FS0001 The type 'NF' does not support the 'comparison' constraint because it is a record, union or struct with one or more structural element types which do not support the 'comparison' constraint. Either avoid the use of comparison with this type, or add the 'StructuralComparison' attribute to the type to determine which field type does not support comparison
let n = { nn = 1 } = { nn = 2 }
type Sq = { sq: int seq }
let p = { sq = [] } < { sq = [] }        //! FS0001 The type 'Sq' does not support the 'comparison' constraint because it is a record, union or struct with one or more structural element types which do not support the 'comparison' constraint. Either avoid the use of comparison with this type, or add the 'StructuralComparison' attribute to the type to determine which field type does not support comparison
type T = { ty: System.Type; d: System.DateTime; m: Map<int, string>; s: Set<int>; v: System.Version }
type D = { d1: System.DateTime; m1: Map<int, string>; s1: Set<int>; v1: System.Version; t1: System.TimeSpan; g1: System.Guid; b1: bigint; dd: decimal }
let q (a: D) (b: D) = a < b
let r (a: T) (b: T) = a < b              //! FS0001 The type 'T' does not support the 'comparison' constraint because it is a record, union or struct with one or more structural element types which do not support the 'comparison' constraint. Either avoid the use of comparison with this type, or add the 'StructuralComparison' attribute to the type to determine which field type does not support comparison
