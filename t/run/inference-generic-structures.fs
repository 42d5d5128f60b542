// out: 0
// out: 3
// out: true true
// out: 1 2 3 
// out: a b 
// out: 1 c
// out: computing
// out: 4 4
// out: 1
// out: 2 b
// generics, value restriction, let rec
let empty = []
let xs: int list = empty
printfn "%d" (List.length xs)
let rec map f l = match l with [] -> [] | x :: r -> f x :: map f r
printfn "%d" (List.length (map string [ 1; 2; 3 ]))
let rec even n = n = 0 || odd (n - 1)
and odd n = n <> 0 && even (n - 1)
printfn "%b %b" (even 10) (odd 7)
type Tree<'a> = Leaf | Node of Tree<'a> * 'a * Tree<'a>
let rec insert x t =
  match t with
  | Leaf -> Node(Leaf, x, Leaf)
  | Node(l, y, r) when x < y -> Node(insert x l, y, r)
  | Node(l, y, r) when x > y -> Node(l, y, insert x r)
  | n -> n
let rec toList = function Leaf -> [] | Node(l, x, r) -> toList l @ [ x ] @ toList r
[ 3; 1; 2 ] |> List.fold (fun t x -> insert x t) Leaf |> toList |> List.iter (printf "%d ")
printfn ""
[ "b"; "a" ] |> List.fold (fun t x -> insert x t) Leaf |> toList |> List.iter (printf "%s ")
printfn ""
let pairUp a b = (a, b)
let p1 = pairUp 1 "x"
let p2 = pairUp 'c' 2.0
printfn "%d %c" (fst p1) (fst p2)
let memo (f: 'a -> 'b) =
  let mutable cache = Map.empty
  fun x ->
    match Map.tryFind x cache with
    | Some v -> v
    | None ->
      let v = f x
      cache <- Map.add x v cache
      v
let slow = memo (fun n -> printfn "computing"; n * 2)
printfn "%d %d" (slow 2) (slow 2)
let cell = ref []
cell := 1 :: cell.Value
printfn "%d" cell.Value.Length
let f x y = if x > y then x else y
printfn "%d %s" (f 1 2) (f "a" "b")
