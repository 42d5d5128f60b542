// out: None Some 3
// out: None
// out: 4
// out: True
// out: 1 [1] 3 a
// out: [|1; 2|]
// out: 1
// out: Ok 4
// out: [1]
// out: 8
// out: 3 x
// out: once 1 2.5 c
// out: 42
// out: -1
// out: 4
module Program
open Microsoft.FSharp.Collections
open FSharp.Core
let a: int option = Option.None
let b = Option.Some 3
printfn "%A %A" a b
let board = Collections.Array2D.create<int option> 2 2 None
printfn "%A" board.[0, 0]
let w = [1; 2]
let v = [3; 4]
Seq.map2 (+) v w |> Seq.min |> stdout.WriteLine
let _ =
  try
    if true then failwith "True" else failwith "False"
  with e -> printfn "%s" e.Message
let t = Microsoft.FSharp.Collections.List.length [1]
let u = FSharp.Collections.List.map id [1]
let p = Core.Operators.abs -3
let q = Microsoft.FSharp.Core.String.concat "," ["a"]
printfn "%d %A %d %s" t u p q
let names = [| [|'a'|]; [|'b'; 'c'|] |] |> Array.map (System.String >> String.length)
printfn "%A" names
let kk = System.Collections.Generic.Dictionary<string, int>()
let key = (1, 2)
printfn "%d" (fst key)
let r = Result.Ok 3 |> Result.map ((+) 1)
printfn "%A" (r: Result<int, string>)
let xs = List.Cons(1, [])
printfn "%A" xs
let findEnds (xs: int list) : int * int = (xs.Head, 2)
let add z a b = z + a + b
[1] |> findEnds ||> add 5 |> printfn "%d"
let pair = (3, "x")
pair ||> printfn "%d %s"
let triple () = printf "once "; (1, 2.5, 'c')
triple () |||> printfn "%d %g %c"
let apply p = p ||> fun a b -> a * b
printfn "%d" (apply (6, 7))
(1, 2) ||> (fun a b -> a - b) |> printfn "%d"
let compose = Seq.map int >> Seq.sum >> fun n -> n + 1
printfn "%d" (compose ["1"; "2"])
let _ = if pair = (3, "y") then failwith "no" else ()
