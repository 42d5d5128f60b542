// step: pierce
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
// Module Expr_pierce:
//   Type Shape:
//     Case Circle(Item: float)
//     Case Square(Item: float)
//   Let area =
//     Lambda(s) ->
//       {Baker match} Switch:
//         DUGetTag([Var(s)])
//         Seq:
//           Let $v =
//             DUEliminate(Circle.0, [Var(s)])
//           Seq:
//             Let r =
//               {Baker match} Var($v)
//             Intrinsic(Op.mul, [Var(r), Var(r)])
//         Seq:
//           Let $v =
//             DUEliminate(Square.0, [Var(s)])
//           Seq:
//             Let a =
//               Var($v)
//             If:
//               Intrinsic(Op.greater, [Var(a), Literal(Float64 1)])
//             Then:
//               Seq:
//                 Let a =
//                   {Baker match} Var(a)
//                 Intrinsic(Op.mul, [Var(a), Var(a)])
//             Else:
//               Seq:
//                 Literal(Float64 0)
//   Let numbers =
//     Lambda(n) ->
//       {Baker seq} SeqStateMachine:
//         SeqBlock s0:
//           Let mutable i =
//             Literal(Int32 0)
//           SeqGoto:
//         SeqBlock check:
//           SeqBranch:
//             Intrinsic(Op.less, [Var(i), Var(n)])
//         SeqBlock yield:
//           SeqYield:
//             Var(i)
//         SeqBlock b3:
//           SeqGoto:
//         SeqBlock s1:
//           Set(Var(i), Intrinsic(Op.add, [Var(i), Literal(Int32 1)]))
//           SeqGoto:
//         SeqBlock done:
//           SeqDone:
//   Let later =
//     Lambda(x) ->
//       {Baker lazy} LazyThunk:
//         {Baker lazy} Lambda($) ->
//           Intrinsic(Op.add, [Var(x), Literal(Int32 1)])
//   Let safe =
//     Lambda(f) ->
//       {Baker try} TryWith:
//         App(Var(f), [Literal(Unit)])
//         $exn
//         Seq:
//           Let $v =
//             App(Var(|Failure|_|), [Var($exn)])
//           If:
//             Intrinsic(Op.primEq, [DUGetTag([Var($v)]), Literal(Int32 1)])
//           Then:
//             Seq:
//               Let $v =
//                 DUEliminate(Some.0, [Var($v)])
//               Seq:
//                 Let m =
//                   {Baker try} Var($v)
//                 App(Var(m.Length), [Var(m)])
//           Else:
//             Seq:
//               Literal(Int32 0)
//   Let d =
//     Lambda($) ->
//       {Baker use} Seq:
//         Let d =
//           ObjectExpr:
//             Let Dispose =
//               Lambda(this@, $) ->
//                 Literal(Unit)
//         TryFinally:
//           Literal(Int32 1)
//           If:
//             Intrinsic(Object.isNull, [Var(d)])
//           Then:
//             Literal(Unit)
//           Else:
//             MethodCall(Dispose, [Var(d)])
//   Let none =
//     {Baker generic value} Lambda($unit) ->
//       UnionCase(None)
//   Let main =
//     Lambda($) ->
//       Seq:
//         {Baker for} Seq:
//           Let $cursor =
//             Intrinsic(Seq.getEnumerator, [App(Var(numbers), [Literal(Int32 3)])])
//           TryFinally:
//             While:
//               Intrinsic(Seq.moveNext, [Var($cursor)])
//             Do:
//               Seq:
//                 Let x =
//                   {Baker for} Intrinsic(Seq.current, [Var($cursor)])
//                 {Intrinsic printfn} Seq:
//                   Let $arg =
//                     Var(x)
//                   Seq:
//                     App(Var(print), [App(Var(decimal), [Literal(Int32 0), Literal(Int32 0), Intrinsic(Op.convert, [Var($arg)])])])
//                     App(Var(print), [Literal(String "\n")])
//             Intrinsic(Seq.dispose, [Var($cursor)])
//         {Intrinsic printfn} Seq:
//           Let $arg =
//             {Baker list} UnionCase(::, [Literal(Int32 1), UnionCase(::, [Literal(Int32 2), UnionCase(::, [Literal(Int32 3), UnionCase([])])])])
//           Let $arg =
//             App(Var(area), [UnionCase(Circle, [Literal(Float64 2)])])
//           Seq:
//             App(Var(print), [App(Var(format), [Literal(Int32 0), Literal(Int32 0), Literal(Int32 -1), Var($arg)])])
//             App(Var(print), [Literal(String " ")])
//             App(Var(print), [App(Var(real), [Literal(Int32 0), Literal(Int32 0), Literal(Int32 -1), Literal(Int32 0), Var($arg)])])
//             App(Var(print), [Literal(String "\n")])
//         {Intrinsic printfn} Seq:
//           Let $arg =
//             App(Var(Force), [App(Var(later), [Literal(Int32 1)]), Literal(Unit)])
//           Let $arg =
//             App:
//               Var(safe)
//               Lambda($) ->
//                 Literal(Int32 1)
//           Seq:
//             App(Var(print), [App(Var(decimal), [Literal(Int32 0), Literal(Int32 0), Intrinsic(Op.convert, [Var($arg)])])])
//             App(Var(print), [Literal(String " ")])
//             App(Var(print), [App(Var(decimal), [Literal(Int32 0), Literal(Int32 0), Intrinsic(Op.convert, [Var($arg)])])])
//             App(Var(print), [Literal(String "\n")])
//         Let k =
//           {Baker generic value} App(Var(none), [Literal(Unit)])
//         {Intrinsic printfn} Seq:
//           Let $arg =
//             Var(k)
//           Seq:
//             App(Var(print), [App(Var(format), [Literal(Int32 0), Literal(Int32 0), Literal(Int32 -1), Var($arg)])])
//             App(Var(print), [Literal(String "\n")])
//         Seq:
//           {Baker |>} Let $ =
//             App:
//               Var(List.map)
//               Lambda(x) ->
//                 Intrinsic(Op.add, [Var(x), Literal(Int32 1)])
//               {Baker list} UnionCase(::, [Literal(Int32 1), UnionCase(::, [Literal(Int32 2), UnionCase([])])])
//           App:
//             Var(List.iter)
//             {Intrinsic printf} Lambda($arg) ->
//               Seq:
//                 App(Var(print), [App(Var(decimal), [Literal(Int32 0), Literal(Int32 0), Intrinsic(Op.convert, [Var($arg)])])])
//                 App(Var(print), [Literal(String " ")])
//             {Baker |>} Var($)
//         {Intrinsic printfn} Seq:
//           App(Var(print), [Literal(Null)])
//           App(Var(print), [Literal(String "\n")])
//         App(Var(d), [Literal(Unit)])
