// out: [1; 2; 3; 4]
// out: (7, 12, "x", 112)
// out: [11; 22; 33]
// out: [111; 222]
// out: (11, 17, "x", 1225)
// out: true true 2 3
// out: [|2; 2|]
// out: 1 2 0
// out: 0 0
// out: 1
// out: (1, 0)
// out: 0
// out: ([1; 1; 1], 1)
// out: 4
// out: (1, 0) (0, 1)
// out: 1
// out: 2
// mutable struct enumerators and constrained receivers in more shapes
open System.Collections.Generic
type IStep =
    abstract Step: unit -> bool
    abstract Now: int
    abstract Skip: int * int -> unit
    abstract Opt: ?k: int -> int
    abstract Gen<'A> : 'A -> 'A
[<Struct>]
type Walk =
    val mutable i: int
    val max: int
    new (m) = { i = 0; max = m }
    interface IStep with
        member w.Step () = w.i <- w.i + 1; w.i <= w.max
        member w.Now = w.i
        member w.Skip (a, b) = w.i <- w.i + a * b
        member w.Opt (?k) = w.i <- w.i + defaultArg k 1; w.i
        member w.Gen x = w.i <- w.i + 100; x
let all<'W when 'W :> IStep> (w: 'W) =
    let mutable w = w
    let out = ResizeArray<int> ()
    while w.Step () do out.Add w.Now
    List.ofSeq out
printfn "%A" (all (Walk 4))
let skip<'W when 'W :> IStep> (w: 'W) =
    let mutable w = w
    w.Skip (2, 3)
    let a = w.Opt ()
    let b = w.Opt 5
    let c = w.Gen "x"
    a, b, c, w.Now
printfn "%A" (skip (Walk 9))
[<Struct>]
type Pair<'A, 'B when 'A :> IStep and 'B :> IStep> =
    val mutable a: 'A
    val mutable b: 'B
    new (a, b) = { a = a; b = b }
    interface IStep with
        member p.Step () = p.a.Step () && p.b.Step ()
        member p.Now = p.a.Now * 10 + p.b.Now
        member p.Skip (x, y) = p.a.Skip (x, y); p.b.Skip (y, 1)
        member p.Opt (?k) = p.a.Opt (?k = k) + p.b.Opt ()
        member p.Gen x = p.a.Gen (p.b.Gen x)
printfn "%A" (all (Pair (Walk 3, Walk 5)))
printfn "%A" (all (Pair (Pair (Walk 3, Walk 5), Walk 2)))
printfn "%A" (skip (Pair (Walk 3, Walk 5)))
type Runner<'W when 'W :> IStep>(w: 'W) =
    let mutable w = w
    let step () = w.Step ()
    member _.Go () = step ()
    member _.Now = w.Now
    member _.Both () = (fun () -> w.Step () |> ignore; w.Now) ()
let r = Runner (Walk 3)
printfn "%b %b %d %d" (r.Go ()) (r.Go ()) r.Now (r.Both ())
let arr = [| Walk 1; Walk 2 |]
let stepAll (ws: 'W[] when 'W :> IStep) = for i in 0 .. ws.Length - 1 do ws.[i].Step () |> ignore
stepAll arr
stepAll arr
printfn "%A" (arr |> Array.map (fun w -> w.i))
let arr2 = Array2D.create 2 2 (Walk 1)
let step2 (ws: 'W[,] when 'W :> IStep) = ws.[1, 1].Step () |> ignore; ws.[1, 1].Now
printfn "%d %d %d" (step2 arr2) (step2 arr2) arr2.[0, 0].i
let li = ResizeArray [Walk 1]
let stepL (ws: ResizeArray<'W> when 'W :> IStep) = ws.[0].Step () |> ignore; ws.[0].Now
printfn "%d %d" (stepL li) (stepL li)
let viaRef (w: 'W ref when 'W :> IStep) = w.Value.Step () |> ignore; w.contents.Step () |> ignore; w.Value.Now
printfn "%d" (viaRef (ref (Walk 3)))
let tupl (w: 'W when 'W :> IStep) =
    let t = (w, w)
    (fst t).Step () |> ignore
    let mutable (a, b) = t
    a.Step () |> ignore
    a.Now, b.Now
printfn "%A" (tupl (Walk 3))
let matching (o: 'W option when 'W :> IStep) =
    match o with
    | Some w -> w.Step () |> ignore; w.Now
    | None -> -1
printfn "%d" (matching (Some (Walk 3)))
let res (w: 'W when 'W :> IStep) =
    let mutable w = w
    let lam = [ for i in 1 .. 3 -> (let mutable v = w in v.Step () |> ignore; v.Now) ]
    w.Step () |> ignore
    lam, w.Now
printfn "%A" (res (Walk 3))
let exn (w: 'W when 'W :> IStep) =
    let mutable w = w
    try
        w.Step () |> ignore
        if w.Now > 0 then failwith "e"
    with _ -> w.Step () |> ignore
    try w.Step () |> ignore finally w.Step () |> ignore
    w.Now
printfn "%d" (exn (Walk 3))
let cond (w: 'W when 'W :> IStep) b =
    let mutable x = w
    let mutable y = w
    if b then x.Step () |> ignore else y.Step () |> ignore
    x.Now, y.Now
printfn "%A %A" (cond (Walk 3) true) (cond (Walk 3) false)
let ret (w: 'W when 'W :> IStep) = let mutable w = w in w.Step () |> ignore; w
printfn "%d" (ret (Walk 3)).i
let async1 (w: 'W when 'W :> IStep) = async {
    let mutable w = w
    w.Step () |> ignore
    do! Async.Sleep 1
    w.Step () |> ignore
    return w.Now }
printfn "%d" (Async.RunSynchronously (async1 (Walk 3)))
