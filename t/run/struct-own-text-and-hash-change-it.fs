// out: 1/1 1/2
// out: 3 4
// out: true true
// out: 4
// out: 1/5 1/5 1/5
// out: 1 false
// out: ["1/1"; "2/1"; "3/1"]
// out: true false
// out: 1/5 1/6 1/5
// out: 1/6 1/6
// out: 1/6 1/6
// out: 1/6 1/7
// out: 5 5
// out: text text
// out: [1; 2] [1; 2]
// out: Some(3) Some(3)
// out: (1, b) (1, b)
// out: 2.5 2.5
// out: System.Object System.Object
// out: (true, true, false)
// out: (true, true, true)
// out: (true, true, true)
// out: (true, true, true)
// out: (true, true, true)
// out: NullReferenceException
// out: 1 2
// out: 1/6 1/7
// out: 1/61/7
open System.Collections.Generic
[<Struct; CustomEquality; CustomComparison>]
type K =
    val mutable n: int
    val id: int
    new (i) = { n = 0; id = i }
    override k.ToString () = k.n <- k.n + 1; sprintf "%d/%d" k.id k.n
    override k.Equals (o: obj) = k.n <- k.n + 1; (match o with :? K as x -> x.id = k.id | _ -> false)
    override k.GetHashCode () = k.n <- k.n + 1; k.n
    interface System.IComparable with
        member k.CompareTo o = k.n <- k.n + 1; (match o with :? K as x -> compare (k.id + k.n) (x.id + x.n) | _ -> 1)
let mutable k = K 1
printfn "%s %s" (k.ToString ()) (k.ToString ())
printfn "%d %d" (k.GetHashCode ()) (hash k)
printfn "%b %b" (k = K 1) (k.Equals (box (K 1)))
printfn "%d" k.n
printfn "%s %O %A" (string k) k k
printfn "%d %b" (compare k (K 1)) (K 1 < K 2)
printfn "%A" (List.sort [K 3; K 1; K 2] |> List.map string)
let d = Dictionary<K, int> ()
d.[K 1] <- 5
printfn "%b %b" (d.ContainsKey (K 1)) (d.ContainsKey (K 2))
let o = box k
printfn "%s %s %s" (o.ToString ()) (o.ToString ()) (k.ToString ())
printfn "%s" $"{k} {k}"
let im = k
printfn "%s %s" (im.ToString ()) (im.ToString ())
let show (x: 'T) = let mutable x = x in let a = x.ToString () in let b = x.ToString () in a + " " + b
printfn "%s" (show k)
printfn "%s" (show 5)
printfn "%s" (show "text")
printfn "%s" (show [1; 2])
printfn "%s" (show (Some 3))
printfn "%s" (show (1, "b"))
printfn "%s" (show 2.5)
printfn "%s" (show (obj ()))
let same (x: 'T) (y: 'T) = let mutable x = x in let b = x.Equals y in b, x.Equals (box y), x.GetHashCode () = y.GetHashCode ()
printfn "%A" (same k k)
printfn "%A" (same 3 3)
printfn "%A" (same "a" "a")
printfn "%A" (same [1] [1])
printfn "%A" (same (1, 2) (1, 2))
try printfn "%s" (show (null: string)) with e -> printfn "%s" (e.GetType().Name)
type Cl() =
    let mutable n = 0
    override _.ToString () = n <- n + 1; string n
printfn "%s" (show (Cl ()))
type A<'T>(x: 'T) =
    let mutable x = x
    member _.S = x.ToString ()
let ak = A k
printfn "%s %s" ak.S ak.S
let arr (xs: 'T[]) = xs.[0].ToString () + xs.[0].ToString ()
printfn "%s" (arr [| k |])
