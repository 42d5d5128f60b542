// step: expr
module Forms
type Shape = Circle of float | Square of side: float
type Point = { x: int; y: int }
let rec even n = if n = 0 then true else odd (n - 1)
and odd n = if n = 0 then false else even (n - 1)
let area shape =
    match shape with
    | Circle r when r > 0.0 -> r * r
    | Circle _ | Square 0.0 -> 0.0
    | Square side as s -> side
let move p = { p with x = p.x + 1 }
let add = fun x y z -> x + y + z
let swap (a, b) = b, a
let sum count =
    let mutable total = 0
    for i = count downto 1 do
        total <- total + i
    while total > 100 do
        total <- total / 2
    total
let pick (xs: (int * string) list) =
    match xs with
    | [ _, "one" ] -> Some 1
    | (n, _) :: _ -> Some n
    | [] -> None
printfn "%b %d %d" (even 4) (sum 3) (add 1 2 3)
printfn "%d" (move { x = 1; y = 2 }).x
area (Square 2.0) |> ignore
swap (1, "a") |> fst |> ignore
pick [] |> ignore
// ===>
// === Module Forms ===
// Module Forms:
//   Type Shape:
//     Case Circle(Item: float)
//     Case Square(side: float)
//   Type Point:
//     Field x: int
//     Field y: int
//   LetRec:
//     Let even =
//       Lambda(n) ->
//         If:
//           Intrinsic(Op.equals, [Var(n), Literal(Int32 0)])
//         Then:
//           Literal(Bool true)
//         Else:
//           App(Var(odd), [Intrinsic(Op.sub, [Var(n), Literal(Int32 1)])])
//     Let odd =
//       Lambda(n) ->
//         If:
//           Intrinsic(Op.equals, [Var(n), Literal(Int32 0)])
//         Then:
//           Literal(Bool false)
//         Else:
//           App(Var(even), [Intrinsic(Op.sub, [Var(n), Literal(Int32 1)])])
//   Let area =
//     Lambda(shape) ->
//       Match:
//         Var(shape)
//         Case Circle(r) when Intrinsic(Op.greater, [Var(r), Literal(Float64 0)]) ->
//           Intrinsic(Op.mul, [Var(r), Var(r)])
//         Case Circle(_) | Square(Float64 0) ->
//           Literal(Float64 0)
//         Case Square(side) as s ->
//           Var(side)
//   Let move =
//     Lambda(p) ->
//       Record(Var(p) with x = Intrinsic(Op.add, [FieldGet(x, [Var(p)]), Literal(Int32 1)]))
//   Let add =
//     Lambda(x, y, z) ->
//       Intrinsic(Op.add, [Intrinsic(Op.add, [Var(x), Var(y)]), Var(z)])
//   Let swap =
//     Lambda($) ->
//       Match:
//         Var($)
//         Case (a, b) ->
//           Tuple(Var(b), Var(a))
//   Let sum =
//     Lambda(count) ->
//       Seq:
//         Let mutable total =
//           Literal(Int32 0)
//         For i downto:
//           Var(count)
//           Literal(Int32 1)
//           Set(Var(total), Intrinsic(Op.add, [Var(total), Var(i)]))
//         While:
//           Intrinsic(Op.greater, [Var(total), Literal(Int32 100)])
//         Do:
//           Set(Var(total), Intrinsic(Op.div, [Var(total), Literal(Int32 2)]))
//         Var(total)
//   Let pick =
//     Lambda(xs) ->
//       Match:
//         Var(xs)
//         Case ::((_, String "one"), []) ->
//           UnionCase(Some, [Literal(Int32 1)])
//         Case ::((n, _), _) ->
//           UnionCase(Some, [Var(n)])
//         Case [] ->
//           UnionCase(None)
//   App(Intrinsic(Printf.printfn, [Literal(Format "%b %d %d")]), [App(Var(even), [Literal(Int32 4)]), App(Var(sum), [Literal(Int32 3)]), App(Var(add), [Literal(Int32 1), Literal(Int32 2), Literal(Int32 3)])])
//   App(Intrinsic(Printf.printfn, [Literal(Format "%d")]), [FieldGet(x, [App(Var(move), [Record(x = Literal(Int32 1); y = Literal(Int32 2))])])])
//   App(Var(ignore), [App(Var(area), [UnionCase(Square, [Literal(Float64 2)])])])
//   App(Var(ignore), [App(Var(fst), [App(Var(swap), [Tuple(Literal(Int32 1), Literal(String "a"))])])])
//   App(Var(ignore), [App(Var(pick), [ListExpr()])])
