// step: veil
type Shape = Circle of float | Square of float
let area s = match s with Circle r -> r * r | Square a when a > 1.0 -> a * a | _ -> 0.0
let numbers n =
    seq {
        let mutable i = 0
        while i < n do
            yield i
            i <- i + 1
    }
let later x = lazy (x + 1)
let safe f = try f () with Failure m -> m.Length | _ -> 0
let d () = use d = { new System.IDisposable with member _.Dispose () = () } in 1
let none<'a> : 'a option = None
[<EntryPoint>]
let main _ =
    for x in numbers 3 do printfn "%d" x
    printfn "%A %f" [1; 2; 3] (area (Circle 2.0))
    printfn "%d %d" ((later 1).Force ()) (safe (fun () -> 1))
    let k : int option = none
    printfn "%A" k
    [1; 2] |> List.map (fun x -> x + 1) |> List.iter (printf "%d ")
    printfn $"%s{null}"
    d ()
// ===>
// === Entry Point 0 ===
// Module Expr_veil:
//   Type Shape:
//     Case Circle(Item: float)
//     Case Square(Item: float)
//   Let area =
//     Lambda(s) ->
//       Match:
//         Var(s)
//         Case Circle(r) ->
//           Intrinsic(Op.mul, [Var(r), Var(r)])
//         Case Square(a) when Intrinsic(Op.greater, [Var(a), Literal(Float64 1)]) ->
//           Intrinsic(Op.mul, [Var(a), Var(a)])
//         Case _ ->
//           Literal(Float64 0)
//   Let numbers =
//     Lambda(n) ->
//       SeqExpr:
//         Seq:
//           Let mutable i =
//             Literal(Int32 0)
//           While:
//             Intrinsic(Op.less, [Var(i), Var(n)])
//           Do:
//             Seq:
//               Yield([Var(i)])
//               Set(Var(i), Intrinsic(Op.add, [Var(i), Literal(Int32 1)]))
//   Let later =
//     Lambda(x) ->
//       LazyExpr:
//         Lambda($) ->
//           Intrinsic(Op.add, [Var(x), Literal(Int32 1)])
//   Let safe =
//     Lambda(f) ->
//       TryWith:
//         App(Var(f), [Literal(Unit)])
//         Case Failure(m) ->
//           App(Var(m.Length), [Var(m)])
//         Case _ ->
//           Literal(Int32 0)
//   Let d =
//     Lambda($) ->
//       Seq:
//         Use d =
//           ObjectExpr:
//             Let Dispose =
//               Lambda(this@, $) ->
//                 Literal(Unit)
//         Literal(Int32 1)
//   Let none =
//     UnionCase(None)
//   Let main =
//     Lambda($) ->
//       Seq:
//         ForEach x in:
//           App(Var(numbers), [Literal(Int32 3)])
//           App(Intrinsic(Printf.printfn, [Literal(Format "%d")]), [Var(x)])
//         App(Intrinsic(Printf.printfn, [Literal(Format "%A %f")]), [ListExpr([Literal(Int32 1), Literal(Int32 2), Literal(Int32 3)]), App(Var(area), [UnionCase(Circle, [Literal(Float64 2)])])])
//         App:
//           Intrinsic(Printf.printfn, [Literal(Format "%d %d")])
//           App(Var(Force), [App(Var(later), [Literal(Int32 1)]), Literal(Unit)])
//           App:
//             Var(safe)
//             Lambda($) ->
//               Literal(Int32 1)
//         Let k =
//           Var(none)
//         App(Intrinsic(Printf.printfn, [Literal(Format "%A")]), [Var(k)])
//         Seq:
//           Let $ =
//             App:
//               Var(List.map)
//               Lambda(x) ->
//                 Intrinsic(Op.add, [Var(x), Literal(Int32 1)])
//               ListExpr([Literal(Int32 1), Literal(Int32 2)])
//           App(Var(List.iter), [Intrinsic(Printf.printf, [Literal(Format "%d ")]), Var($)])
//         App(Intrinsic(Printf.printfn, [Literal(Format "%s")]), [App(Intrinsic(Printf.sprintf, [Literal(Format "%s")]), [Literal(Null)])])
//         App(Var(d), [Literal(Unit)])
