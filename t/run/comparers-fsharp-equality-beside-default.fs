// out: class: = false, generic false, distinct 2, contains false
// out: sealed: = true, generic true, distinct 1, contains true
// out: struct: = true, generic true, distinct 1, contains true
// out: struct2: = true, generic true, distinct 1, contains true
// out: record: = true, generic true, distinct 1, contains true
// out: union: = true, generic true, distinct 1, contains true
// out: in list: = true, generic true, distinct 1, contains true
// out: in option: = true, generic true, distinct 1, contains true
// out: in struct tuple: = true, generic true, distinct 1, contains true
// out: in record: = true, generic true, distinct 1, contains true
// out: class in record: = false, generic false, distinct 2, contains false
// out: class in list: = false, generic false, distinct 2, contains false
// out: class in tuple: = false, generic false, distinct 2, contains false
// out: class in struct tuple: = false, generic false, distinct 2, contains false
// out: St in record: = true, generic true, distinct 1, contains true
// out: default: true true true true true true
// out: default in tuple: false false false false false false
// out: default in struct tuple: true true true true true true
// out: default in record: true false true
// out: default in list: true false true
// out: HashIdentity: true false true
// out: KVP false false
// out: Object.Equals false false false
// out: .Equals false false false
open System
open System.Collections.Generic
let gen (a: 'a) (b: 'a) = a = b
let show name (eq1: bool) (eq2: bool) (d: int) (c: bool) = printfn "%s: = %b, generic %b, distinct %d, contains %b" name eq1 eq2 d c
let inline test name (a: ^T) (b: ^T) = show name (a = b) (gen a b) (List.distinct [a; b] |> List.length) (List.contains a [b])
type Cls(n: int) =
    member _.N = n
    interface IEquatable<Cls> with
        member this.Equals(o: Cls) = true
    override this.GetHashCode () = 1
    override this.Equals(o) = false
test "class" (Cls 1) (Cls 2)
[<Sealed>]
type SCls(n: int) =
    member _.N = n
    interface IEquatable<SCls> with
        member this.Equals(o: SCls) = true
    override this.GetHashCode () = 1
    override this.Equals(o) = false
test "sealed" (SCls 1) (SCls 2)
[<Struct; CustomEquality; NoComparison>]
type St(n: int) =
    member _.N = n
    interface IEquatable<St> with
        member this.Equals(o: St) = true
    override this.GetHashCode () = 1
    override this.Equals(o) = false
test "struct" (St 1) (St 2)
[<Struct; CustomEquality; NoComparison>]
type St2 =
    val N: int
    new (n) = { N = n }
    interface IEquatable<St2> with
        member this.Equals(o: St2) = true
    override this.GetHashCode () = 1
    override this.Equals(o) = false
test "struct2" (St2 1) (St2 2)
[<CustomEquality; NoComparison>]
type R = { r: int } with
    interface IEquatable<R> with
        member this.Equals(o: R) = true
    override this.GetHashCode () = 1
    override this.Equals(o) = false
test "record" { r = 1 } { r = 2 }
[<CustomEquality; NoComparison>]
type U = U of int with
    interface IEquatable<U> with
        member this.Equals(o: U) = true
    override this.GetHashCode () = 1
    override this.Equals(o) = false
test "union" (U 1) (U 2)

test "in list" [U 1] [U 2]
test "in option" (Some (U 1)) (Some (U 2))
test "in struct tuple" (struct (U 1, 1)) (struct (U 2, 1))
type RR = { f: U }
test "in record" { f = U 1 } { f = U 2 }
type RC = { g: Cls }
test "class in record" { g = Cls 1 } { g = Cls 2 }
test "class in list" [Cls 1] [Cls 2]
test "class in tuple" (Cls 1, 1) (Cls 2, 1)
test "class in struct tuple" (struct (Cls 1, 1)) (struct (Cls 2, 1))
test "St in record" (Some (St 1)) (Some (St 2))

let inline e (a: 'a) (b: 'a) = EqualityComparer<'a>.Default.Equals(a, b)
printfn "default: %b %b %b %b %b %b" (e (Cls 1) (Cls 2)) (e (SCls 1) (SCls 2)) (e (St 1) (St 2)) (e (St2 1) (St2 2)) (e {r=1} {r=2}) (e (U 1) (U 2))
printfn "default in tuple: %b %b %b %b %b %b" (e (Cls 1,1) (Cls 2,1)) (e (SCls 1,1) (SCls 2,1)) (e (St 1,1) (St 2,1)) (e (St2 1,1) (St2 2,1)) (e ({r=1},1) ({r=2},1)) (e (U 1,1) (U 2,1))
printfn "default in struct tuple: %b %b %b %b %b %b" (e (struct (Cls 1,1)) (struct (Cls 2,1))) (e (struct (SCls 1,1)) (struct(SCls 2,1))) (e (struct(St 1,1)) (struct(St 2,1))) (e (struct(St2 1,1)) (struct(St2 2,1))) (e (struct({r=1},1)) (struct({r=2},1))) (e (struct(U 1,1)) (struct(U 2,1)))
printfn "default in record: %b %b %b" (e { f = U 1 } { f = U 2 }) (e { g = Cls 1 } { g = Cls 2 }) (e (Some (St 1)) (Some (St 2)))
printfn "default in list: %b %b %b" (e [U 1] [U 2]) (e [Cls 1] [Cls 2]) (e [Some (St 1)] [Some (St 2)])
printfn "HashIdentity: %b %b %b" (HashIdentity.Structural<U>.Equals(U 1, U 2)) (HashIdentity.Structural<Cls>.Equals(Cls 1, Cls 2)) (HashIdentity.Structural<St>.Equals(St 1, St 2))

printfn "KVP %b %b" (e (KeyValuePair(U 1, 1)) (KeyValuePair(U 2, 1))) (e (KeyValuePair([|1|], 1)) (KeyValuePair([|1|], 1)))
printfn "Object.Equals %b %b %b" (Object.Equals(Cls 1, Cls 2)) (Object.Equals(U 1, U 2)) (Object.Equals(St 1, St 2))
printfn ".Equals %b %b %b" ((Cls 1).Equals(Cls 2)) ((U 1).Equals(U 2)) ((St 1).Equals(St 2))
