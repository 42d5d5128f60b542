// out: 3 5 is odd
// out: a 1
// out: b 20
// out: z none
type Result'<'t, 'e> =
  | Good of 't
  | Bad of 'e
let bind f r = match r with Good x -> f x | Bad e -> Bad e
let half n = if n % 2 = 0 then Good(n / 2) else Bad(sprintf "%d is odd" n)
let show r = match r with Good n -> string n | Bad e -> e
printfn "%s %s" (show (bind half (half 12))) (show (bind half (half 10)))
type Tree<'k, 'v> =
  | Empty
  | Node of Tree<'k, 'v> * 'k * 'v * Tree<'k, 'v>
let rec add k v t =
  match t with
  | Empty -> Node(Empty, k, v, Empty)
  | Node(l, k2, v2, r) ->
    if k < k2 then Node(add k v l, k2, v2, r)
    elif k > k2 then Node(l, k2, v2, add k v r)
    else Node(l, k, v, r)
let rec find k t =
  match t with
  | Empty -> None
  | Node(l, k2, v, r) -> if k = k2 then Some v elif k < k2 then find k l else find k r
let t = Empty |> add "b" 2 |> add "a" 1 |> add "c" 3 |> add "b" 20
for k in [ "a"; "b"; "z" ] do
  match find k t with
  | Some v -> printfn "%s %d" k v
  | None -> printfn "%s none" k
