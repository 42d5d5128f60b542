// out: true true true
// out: 3
// out: 1 5 1
// out: 1 3 None Some "z"
// out: disp
// out: 8
// out: 3
// out: 18
// out: abc 294
// out: 2
// out: ["1"; "3"]
// out: [|1; 2; 0|]
// out: CirclemapP
// out: ok
// out: even
// out: [|2; 2; 3; 3|]
// out: ['a'; 'b'; 'c']
open System
// F# 8/9/10 novelties
type Shape = Circle of r: float | Square of s: float | Dot
    with member this.Big = true
printfn "%b %b %b" true true (Circle 2.0).Big
printfn "%A" ([ Circle 1.0; Dot; Square 2.0 ] |> List.filter (fun _ -> true) |> List.length)
type A() =
    member val P = 1 with get, set
    member val Q = 2 with public get, private set
    member val R = "r" with internal get, private set
    member this.SetQ v = this.Q <- v
    static member val Count = 0 with get, set
let a = A()
a.SetQ 5
A.Count <- A.Count + 1
printfn "%d %d %d" a.P a.Q A.Count
type OptS() =
    static member F(x: int, ?y: int) = match y with Some v -> x + v | None -> x
    static member G(?x: int, ?y: string) = sprintf "%A %A" x y
printfn "%d %d %s" (OptS.F 1) (OptS.F(1, 2)) (OptS.G(y = "z"))
let t = async {
    let! x: int = async { return 3 }
    let! (y: string), (z: int) = async { return "s", 4 }
    use _ = { new IDisposable with member _.Dispose() = printfn "disp" }
    return x + y.Length + z }
printfn "%d" (Async.RunSynchronously t)
let tt = task {
    let! a = task { return 1 }
    let! b = task { return 2 }
    return a + b }
printfn "%d" tt.Result
let inline f ([<InlineIfLambda>] g: int -> int) x = g (g x)
printfn "%d" (f (fun x -> x * 3) 2)
let s = "abc"
printfn "%s %s" $"{s.[0]}{s[1..]}" $"""{s |> Seq.map (fun c -> int c) |> Seq.sum:N0}"""
type R = { X: int; Y: {| Z: int |} } 
let r = { X = 1; Y = {| Z = 2 |} }
printfn "%d" r.Y.Z
let fnl = [ "a"; "bbb" ] |> List.map _.Length.ToString()
printfn "%A" fnl
let xs = [| 1 .. 10 |]
printfn "%A" (xs |> Array.map (fun x -> x % 3) |> Array.distinct)
printfn "%s" (nameof(Circle) + nameof List.map + nameof a.P)
let g2 x = match x with | { X = 1 | 2 } & { Y = y } when y.Z > 1 -> "ok" | _ -> "no"
printfn "%s" (g2 r)
let (|Even|_|) x = x % 2 = 0
printfn "%s" (match 4 with Even -> "even" | _ -> "odd")
let arr2 = [| for x in [1;2;3] do if x > 1 then yield! [| x; x |] |]
printfn "%A" arr2
let lst = [ yield! "ab"; 'c' ]
printfn "%A" lst


