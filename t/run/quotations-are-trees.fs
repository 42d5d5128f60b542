// out: 7
// out: 10
// out: 42
// out: 10
// out: 14
// out: 42
// out: Name N Add
// out: Lambda (p,
// out:         IfThenElse (Call (None, op_GreaterThan,
// out:                           [PropertyGet (Some (p), Age, []), Value (18)]),
// out:                     Call (None, op_Equality,
// out:                           [PropertyGet (Some (p), Name, []), Value ("x")]),
// out:                     Value (false)))
// out: NewRecord (Person, Value ("n"), Value (3))
// out: NewTuple (Value (1), Value ("a"), Value (2.5))
// out: NewUnionCase (Cons, Value (1),
// out:               NewUnionCase (Cons, Value (2), NewUnionCase (Empty)))
// out: NewUnionCase (Some, Value (3))
// out: NewUnionCase (Circle, Value (2.0))
// out: NewArray (Int32, Value (1), Value (2))
// out: Call (None, twice, [Value (4)])
// out: Call (None, pair, [Value (1), Value (2)])
// out: Call (None, curried, [Value (1), Value (2)])
// out: Call (None, Make, [Value (3)])
// out: PropertyGet (Some (PropertyGet (None, Zero, [])), N, [])
// out: Lambda (unitVar0, Value (1))
// out: Lambda (tupledArg,
// out:         Let (a, TupleGet (tupledArg, 0),
// out:              Let (b, TupleGet (tupledArg, 1), Call (None, op_Addition, [a, b]))))
// out: Let (f, Lambda (x, Call (None, op_Addition, [x, Value (1)])),
// out:      Application (f, Value (2)))
// out: LetRecursive ([(fact,Lambda (n,
// out:                              IfThenElse (Call (None, op_Equality, [n, Value (0)]),
// out:                                          Value (1),
// out:                                          Call (None, op_Multiply,
// out:                                                [n,
// out:                                                 Application (fact,
// out:                                                              Call (None,
// out:                                                                    op_Subtraction,
// out:                                                                    [n, Value (1)]))]))))],
// out:               Application (fact, Value (5)))
// out: Call (None, op_Addition, [Value ("a"), Value ("b")])
// out: Call (None, Not, [Value (true)])
// out: Call (None, op_UnaryNegation, [Call (None, op_Addition, [Value (5), Value (1)])])
// out: Call (Some (NewObject (Acc, Value (3))), Add, [Value (1), Value (2)])
// out: Call (None, Map,
// out:       [Lambda (x, Call (None, op_Addition, [x, Value (1)])),
// out:        NewUnionCase (Cons, Value (1), NewUnionCase (Empty))])
// out: PropertyGet (Some (Value ("abc")), Length, [])
// out: Call (None, ToInt, [Value ("3")])
// out: Call (None, Sqrt, [Value (2.0)])
// out: Value ('c')
// out: Value (<null>)
// out: Let (x, Value (1), Sequential (VarSet (x, Value (2)), x))
// out: WhileLoop (Value (true), Value (<null>))
// out: ForIntegerRangeLoop (i, Value (1), Value (3), Call (None, Ignore, [i]))
// out: Lambda (s,
// out:         IfThenElse (UnionCaseTest (s, Rect),
// out:                     Let (w, PropertyGet (Some (s), width, []),
// out:                          Let (h, PropertyGet (Some (s), height, []),
// out:                               Call (None, op_Multiply, [w, h]))),
// out:                     IfThenElse (UnionCaseTest (s, Empty), Value (0.0),
// out:                                 Let (r, PropertyGet (Some (s), Item, []), r))))
// out: Lambda (o,
// out:         IfThenElse (UnionCaseTest (o, None), Value (0),
// out:                     Let (x, PropertyGet (Some (o), Value, []),
// out:                          Call (None, op_Addition, [x, Value (1)]))))
// out: PropertyGet (None, limit, [])
// out: Lambda (x, Call (None, UnboxGeneric, [x]))
// out: Application (Lambda (x, x), Value (1))
// out: Call (None, op_Addition, [Value (1), Value (2)])
// out: Call (None, op_Multiply,
// out:       [Value (5),
// out:        Call (None, op_Multiply,
// out:              [Value (5), Call (None, op_Multiply, [Value (5), Value (1)])])])
// out: true false
// out: Lambda (x, Let (y, Value (3), x))
// out: Lambda (x, Call (None, op_Addition, [x, Value (1)]))
// out: Int32
// out: Lambda (x,
// out:         Lambda (y,
// out:                 Call (None, op_Addition,
// out:                       [x, Call (None, op_Multiply, [y, Value (2)])])))
// out: [["a"]; ["b"]]
// out: []
open FSharp.Quotations
open FSharp.Quotations.Patterns
open FSharp.Quotations.DerivedPatterns
open FSharp.Quotations.ExprShape
type Person = { Name: string; Age: int }
type Shape = Circle of float | Rect of width: float * height: float | Empty
type Acc(n: int) =
  member _.N = n
  member _.Add(a: int, b: int) = a + b + n
  static member Zero = Acc 0
  static member Make(k: int) = Acc k
let twice x = x * 2
let pair (a: int, b: int) = a - b
let curried (a: int) (b: int) = a * b
let limit = 10
let rec eval (env: Map<string, int>) (e: Expr) : int =
  match e with
  | Int32 n -> n
  | SpecificCall <@ (+) @> (_, _, [a; b]) -> eval env a + eval env b
  | SpecificCall <@ (-) @> (_, _, [a; b]) -> eval env a - eval env b
  | SpecificCall <@ (*) @> (_, _, [a; b]) -> eval env a * eval env b
  | SpecificCall <@ twice @> (_, _, [a]) -> 2 * eval env a
  | Var v -> env.[v.Name]
  | Let (v, value, body) -> eval (env.Add(v.Name, eval env value)) body
  | Application (Lambda (v, body), arg) -> eval (env.Add(v.Name, eval env arg)) body
  | IfThenElse (c, a, b) -> if test env c then eval env a else eval env b
  | ValueWithName (v, _, name) -> (printfn "using %s" name; unbox v)
  | PropertyGet (None, p, []) when p.Name = "limit" -> limit
  | _ -> failwithf "cannot evaluate %O" e
and test env e =
  match e with
  | SpecificCall <@ (<) @> (_, _, [a; b]) -> eval env a < eval env b
  | SpecificCall <@ (=) @> (_, _, [a; b]) -> eval env a = eval env b
  | AndAlso (a, b) -> test env a && test env b
  | OrElse (a, b) -> test env a || test env b
  | Bool b -> b
  | _ -> failwithf "cannot test %O" e
let ev e = printfn "%d" (eval Map.empty e)
ev <@@ 1 + 2 * 3 @@>
ev <@@ let x = 4 in x * x - twice 3 @@>
ev <@@ (fun y -> y + 1) 41 @@>
ev <@@ if 1 < 2 && limit = 10 then limit else 0 @@>
let outside () = let k = 7 in ev <@@ k * 2 @@>
outside ()
let q = <@ 40 @>
ev <@@ %q + 2 @@>
let rec propName (e: Expr) =
  match e with
  | Lambda (_, body) -> propName body
  | PropertyGet (_, p, _) -> p.Name
  | Call (_, m, _) -> m.Name
  | _ -> "?"
printfn "%s %s %s" (propName <@ fun (p: Person) -> p.Name @>) (propName <@ fun (a: Acc) -> a.N @>) (propName <@ fun (a: Acc) -> a.Add(1, 2) @>)
let show (e: Expr) = printfn "%O" e
show <@ fun (p: Person) -> p.Age > 18 && p.Name = "x" @>
show <@ { Name = "n"; Age = 3 } @>
show <@ (1, "a", 2.5) @>
show <@ [1; 2] @>
show <@ Some 3 @>
show <@ Circle 2.0 @>
show <@ [| 1; 2 |] @>
show <@ twice 4 @>
show <@ pair (1, 2) @>
show <@ curried 1 2 @>
show <@ Acc.Make 3 @>
show <@ Acc.Zero.N @>
show <@ fun () -> 1 @>
show <@ fun (a, b) -> a + b : int @>
show <@ let f x = x + 1 in f 2 @>
show <@ let rec fact n = if n = 0 then 1 else n * fact (n - 1) in fact 5 @>
show <@ "a" + "b" @>
show <@ not true @>
show <@ -(5 + 1) @>
show <@ Acc(3).Add(1, 2) @>
show <@ List.map (fun x -> x + 1) [1] @>
show <@ "abc".Length @>
show <@ int "3" @>
show <@ sqrt 2.0 @>
show <@ 'c' @>
show <@ () @>
show <@ let mutable x = 1 in x <- 2; x @>
show <@ while true do () @>
show <@ for i in 1 .. 3 do ignore i @>
show <@ fun s -> match s with Circle r -> r | Rect (w, h) -> w * h | Empty -> 0.0 @>
show <@ fun o -> match o with Some x -> x + 1 | None -> 0 @>
show <@ limit @>
show <@ fun (x: obj) -> x :?> string @>
show <@@ (fun x -> x) 1 @@>
let add (a: Expr<int>) (b: Expr<int>) : Expr<int> = <@ %a + %b @>
show (add <@ 1 @> <@ 2 @>)
let rec power n (x: Expr<int>) : Expr<int> = if n = 0 then <@ 1 @> else <@ %x * %(power (n - 1) x) @>
show (power 3 <@ 5 @>)
printfn "%b %b" (<@ 1 + 2 @> = <@ 1 + 2 @>) (<@ 1 @>.Equals(<@ 2 @>))
let x = Var("x", typeof<int>)
show (Expr.Lambda(x, Expr.Let(Var("y", typeof<int>), Expr.Value 3, Expr.Var x)))
let rec count e =
  match e with
  | ShapeVar _ -> 1
  | ShapeLambda (_, b) -> 1 + count b
  | ShapeCombination (_, args) -> 1 + List.sumBy count args
let rec rename e =
  match e with
  | ShapeVar v -> Expr.Var v
  | ShapeLambda (v, b) -> Expr.Lambda(v, rename b)
  | ShapeCombination (s, args) -> RebuildShapeCombination(s, List.map rename args)
show (rename <@ fun x -> x + 1 @>)
printfn "%s" (<@ 1 + 2 @>.Type.Name)
printfn "%A" (<@@ fun x y -> x + y * 2 @@>)
let (|Lams|_|) = function Lambdas (vs, b) -> Some (List.map (List.map (fun (v: Var) -> v.Name)) vs, b) | _ -> None
match <@@ fun a b -> a + b @@> with Lams (names, _) -> printfn "%A" names | _ -> printfn "no"
printfn "%A" [ for v in (<@@ limit + 1 @@>).GetFreeVars() -> v.Name ]
