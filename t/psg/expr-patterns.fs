// step: expr
type Shape = Circle of float | Point
type R = { X: int; Y: int }
exception Bad of int
let (|Even|_|) n = if n % 2 = 0 then Some() else None
let f v =
    match v with
    | 0, _ -> "zero"
    | (1 | 2), x when x > 1 -> "some"
    | Even, (x as y) -> string (x + y)
    | _ -> "other"
let g v = match v with Circle r -> r | Point -> 0.0
let h v = match v with { X = 1; Y = y } -> y | { X = x } -> x
let l v = match v with [] -> 0 | [ a ] -> a | a :: _ -> a
let a v = match v with [| 1; x |] -> x | _ -> 0
let o (v: obj) = match v with :? int as i -> i | null -> 0 | _ -> 1
let e () = try 1 with Bad n -> n
type Colour = Red = 1 | Green = 2
let c v = match v with Colour.Red -> 1 | _ -> 2
let (|Big|Small|) n = if n > 10 then Big n else Small
let (|Over|_|) limit n = if n > limit then Some n else None
let b n = match n with Big k -> k | Small -> 0
let m n = match n with Over 3 k -> k | _ -> 0
let typed = fun (x: int, y) -> x + y + 0
let d () = use stream = new System.IO.MemoryStream() in stream.Length
let q () = raise (Bad 1)
let n = 2.5M, {| A = 1 |}.A
System.Console.WriteLine "x"
// ===>
// === Module Expr_patterns ===
// Module Expr_patterns:
//   Type Shape:
//     Case Circle(Item: float)
//     Case Point
//   Type R:
//     Field X: int
//     Field Y: int
//   Type Bad:
//     Field Data0: int
//   Let |Even|_| =
//     Lambda(n) ->
//       If:
//         Intrinsic(Op.equals, [Intrinsic(Op.rem, [Var(n), Literal(Int32 2)]), Literal(Int32 0)])
//       Then:
//         UnionCase(Some, [Literal(Unit)])
//       Else:
//         UnionCase(None)
//   Let f =
//     Lambda(v) ->
//       Match:
//         Var(v)
//         Case (Int32 0, _) ->
//           Literal(String "zero")
//         Case (Int32 1 | Int32 2, x) when Intrinsic(Op.greater, [Var(x), Literal(Int32 1)]) ->
//           Literal(String "some")
//         Case (Even(_), x as y) ->
//           Intrinsic(Op.toText, [Intrinsic(Op.add, [Var(x), Var(y)])])
//         Case _ ->
//           Literal(String "other")
//   Let g =
//     Lambda(v) ->
//       Match:
//         Var(v)
//         Case Circle(r) ->
//           Var(r)
//         Case Point ->
//           Literal(Float64 0)
//   Let h =
//     Lambda(v) ->
//       Match:
//         Var(v)
//         Case { X = Int32 1; Y = y } ->
//           Var(y)
//         Case { X = x } ->
//           Var(x)
//   Let l =
//     Lambda(v) ->
//       Match:
//         Var(v)
//         Case [] ->
//           Literal(Int32 0)
//         Case ::(a, []) ->
//           Var(a)
//         Case ::(a, _) ->
//           Var(a)
//   Let a =
//     Lambda(v) ->
//       Match:
//         Var(v)
//         Case [|Int32 1; x|] ->
//           Var(x)
//         Case _ ->
//           Literal(Int32 0)
//   Let o =
//     Lambda(v) ->
//       Match:
//         Var(v)
//         Case :? int as i ->
//           Var(i)
//         Case null ->
//           Literal(Int32 0)
//         Case _ ->
//           Literal(Int32 1)
//   Let e =
//     Lambda($) ->
//       TryWith:
//         Literal(Int32 1)
//         Case Bad(n) ->
//           Var(n)
//   Type Colour:
//     Case Red = 1
//     Case Green = 2
//   Let c =
//     Lambda(v) ->
//       Match:
//         Var(v)
//         Case Colour.Red ->
//           Literal(Int32 1)
//         Case _ ->
//           Literal(Int32 2)
//   Let |Big|Small| =
//     Lambda(n) ->
//       If:
//         Intrinsic(Op.greater, [Var(n), Literal(Int32 10)])
//       Then:
//         UnionCase(Choice1Of2, [Var(n)])
//       Else:
//         UnionCase(Choice2Of2, [Literal(Unit)])
//   Let |Over|_| =
//     Lambda(limit, n) ->
//       If:
//         Intrinsic(Op.greater, [Var(n), Var(limit)])
//       Then:
//         UnionCase(Some, [Var(n)])
//       Else:
//         UnionCase(None)
//   Let b =
//     Lambda(n) ->
//       Match:
//         Var(n)
//         Case Big(k) ->
//           Var(k)
//         Case Small(_) ->
//           Literal(Int32 0)
//   Let m =
//     Lambda(n) ->
//       Match:
//         Var(n)
//         Case Over Literal(Int32 3)(k) ->
//           Var(k)
//         Case _ ->
//           Literal(Int32 0)
//   Let typed =
//     Lambda($) ->
//       Match:
//         Var($)
//         Case (x, y) ->
//           Intrinsic(Op.add, [Intrinsic(Op.add, [Var(x), Var(y)]), Literal(Int32 0)])
//   Let d =
//     Lambda($) ->
//       Seq:
//         Use stream =
//           NewObject(MemoryStream, [Literal(Unit)])
//         MethodCall(Length, [Var(stream)])
//   Let q =
//     Lambda($) ->
//       Intrinsic(Control.raise, [NewObject(Bad, [Literal(Int32 1)])])
//   Let n =
//     Tuple(Literal(decimal 2.5M), FieldGet(A, [Record(A = Literal(Int32 1))]))
//   App(Var(Console.WriteLine), [Literal(String "x")])
