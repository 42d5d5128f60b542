// out: open a
// out: open b
// out: work
// out: close b
// out: close a
// out: 5
// out: open a
// out: open b
// out: close b
// out: close a
// out: -1
// out: too big (Parameter 'n')
// out: 1 -1
// out: 1040645
// out: int 5
// out: big 50
// out: str x
// out: tup 1 q
// out: boom 2
// out: null
// out: other
// out: other
// out: 12.00
// out: 7.00
// out: 10.00
// out: 1.00
// out: 0.00
// out: 4 8
// out: 6765
// out: 33 1366
// out: 6 6.5 abc
// out: 1,2,3,5,8,9
// out: a,q,z
// out: 36
// out: odd
// out: even
// out: 3*3
// out: even
// out: pdone
// out: 705082704
// out: 12
// out: true true
// out: 17
// exit: 3
open System
type Res(name: string) =
  do printfn "open %s" name
  interface IDisposable with
    member _.Dispose() = printfn "close %s" name
let work fail =
  use a = new Res("a")
  use b = new Res("b")
  if fail then failwith "oops"
  printfn "work"
  5
printfn "%d" (try work false with _ -> -1)
printfn "%d" (try work true with _ -> -1)
type Boom(n: int) =
  do if n > 3 then invalidArg "n" "too big"
  member _.N = n
let mkBoom n = try Boom(n).N with :? ArgumentException as e -> (printfn "%s" e.Message; -1)
printfn "%d %d" (mkBoom 1) (mkBoom 9)
let mutable total = 0
for i in 0 .. 9 do
  try
    try
      total <- total + i
      if i % 3 = 0 then raise (InvalidOperationException("m" + string i))
      total <- total + 100
    finally
      total <- total + 1000
  with
  | :? InvalidOperationException as e when e.Message = "m6" -> total <- total + 1000000
  | _ -> total <- total + 10000
printfn "%d" total
let classify (o: obj) =
  match o with
  | :? int as i when i > 10 -> sprintf "big %d" i
  | :? int as i -> sprintf "int %d" i
  | :? string as s -> "str " + s
  | :? (int * string) as t -> sprintf "tup %d %s" (fst t) (snd t)
  | :? Boom as b -> sprintf "boom %d" b.N
  | null -> "null"
  | _ -> "other"
for o in [ box 5; box 50; box "x"; box (1, "q"); box (Boom 2); null; box 2.5; box [1] ] do
  printfn "%s" (classify o)
type Shape =
  | Circle of r: float
  | Rect of w: float * h: float
  | Poly of (float * float) list
  | Named of string * Shape
  | Unit
let rec area s =
  match s with
  | Circle r -> 3.0 * r * r
  | Rect (w, h) -> w * h
  | Poly pts -> List.sumBy (fun (x, y) -> x + y) pts
  | Named (_, inner) -> area inner
  | Unit -> 0.0
for s in [ Circle 2.0; Rect (2.0, 3.5); Poly [ (1.0, 2.0); (3.0, 4.0) ]; Named ("n", Rect (1.0, 1.0)); Unit ] do
  printfn "%.2f" (area s)
let f x = struct (x, x * 2)
let struct (a, b) = f 4
printfn "%d %d" a b
let rec fib = function 0 -> 0 | 1 -> 1 | n -> fib (n - 1) + fib (n - 2)
printfn "%d" (fib 20)
let m = Map.ofList [ for i in 1 .. 50 -> (i, string i) ]
printfn "%s %d" (m |> Map.find 33) (Map.fold (fun a k v -> a + k + String.length v) 0 m)
let inline add3 a b c = a + b + c
printfn "%d %.1f %s" (add3 1 2 3) (add3 1.0 2.0 3.5) (add3 "a" "b" "c")
type Tree<'a when 'a: comparison> =
  | Leaf
  | Node of Tree<'a> * 'a * Tree<'a>
let rec insert x t =
  match t with
  | Leaf -> Node (Leaf, x, Leaf)
  | Node (l, v, r) when x < v -> Node (insert x l, v, r)
  | Node (l, v, r) when x > v -> Node (l, v, insert x r)
  | t -> t
let rec toList t = seq {
  match t with
  | Leaf -> ()
  | Node (l, v, r) ->
    yield! toList l
    yield v
    yield! toList r }
let tree = List.fold (fun t x -> insert x t) Leaf [ 5; 2; 8; 1; 9; 3 ]
printfn "%s" (String.concat "," (Seq.map string (toList tree)))
let stree = List.fold (fun t x -> insert x t) Leaf [ "q"; "a"; "z" ]
printfn "%s" (String.concat "," (toList stree))
let arr2 = Array.init 3 (fun i -> Array.init 3 (fun j -> i * 3 + j))
printfn "%d" (Array.sum (Array.map Array.sum arr2))
let (|Even|Odd|) n = if n % 2 = 0 then Even else Odd
let (|Div|_|) d n = if n % d = 0 then Some (n / d) else None
for n in [ 1; 2; 9; 10 ] do
  match n with
  | Div 3 q -> printfn "3*%d" q
  | Even -> printfn "even"
  | Odd -> printfn "odd"
let rec ping n = if n = 0 then "done" else pong (n - 1)
and pong n = if n = 0 then "pdone" else ping (n - 1)
printfn "%s" (ping 1000001)
let cps n = 
  let rec go n k = if n = 0 then k 0 else go (n - 1) (fun r -> k (r + n))
  go n id
printfn "%d" (cps 100000)
let x = ref 5
x.Value <- x.Value + 1
let incr () = x.Value <- x.Value * 2
incr ()
printfn "%d" x.Value
printfn "%b %b" ((1, [2; 3], Some "x") = (1, [2; 3], Some "x")) (compare (1, "b") (1, "a") > 0)
let t = (fun (a, b) c -> a * b + c) (3, 4) 5
printfn "%d" t
exit 3
