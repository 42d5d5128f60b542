// out: false true
// out: 1 2
// out: 1
// out: 19
// out: 9 1 7
// out: 15511210043330985984000000
// out: 3628800
// out: 9
// out: [11; 12; 13]
// out: 32
// out: 13 hi!!
// out: [1; 2; 3; 5; 8; 9] 28
// out: ["a"; "b"; "c"]
// out: ["1"; "2"; "3"; "5"; "8"; "9"]
// out: -3
// out: unbound y
// out: 31
// out: [[1; 2; 3]; [1; 3; 2]; [2; 1; 3]; [2; 3; 1]; [3; 1; 2]; [3; 2; 1]]
// out: [1; 1; 2; 3; 4; 5; 6; 9]
// out: 55
// out: false
// out: computed
// out: 42 42
// out: 0 0
// out: 3
// out: 6
// closures, mutual recursion, generics, tail recursion, CPS
let rec isEven n = n = 0 || isOdd (n - 1)
and isOdd n = n <> 0 && isEven (n - 1)
printfn "%b %b" (isEven 100001) (isOdd 7)
let counter () =
    let n = ref 0
    (fun () -> n.Value <- n.Value + 1; n.Value), (fun () -> n.Value <- 0)
let next, reset = counter ()
printfn "%d %d" (next ()) (next ())
reset ()
printfn "%d" (next ())
let compose fs = List.fold (>>) id fs
printfn "%d" (compose [ (+) 1; (*) 2; fun x -> x - 3 ] 10)
let flip f a b = f b a
let curry f a b = f (a, b)
let uncurry f (a, b) = f a b
printfn "%d %d %d" (flip (-) 1 10) (curry fst 1 2) (uncurry (+) (3, 4))
let rec fact acc n = if n <= 1I then acc else fact (acc * n) (n - 1I)
printfn "%A" (fact 1I 25I)
let rec factK n k = if n = 0 then k 1 else factK (n - 1) (fun r -> k (n * r))
printfn "%d" (factK 10 id)
let rec ack m n =
    match m, n with
    | 0, n -> n + 1
    | m, 0 -> ack (m - 1) 1
    | m, n -> ack (m - 1) (ack m (n - 1))
printfn "%d" (ack 2 3)
let adders = [ for i in 1..3 -> fun x -> x + i ]
printfn "%A" (adders |> List.map (fun f -> f 10))
let apply n f x = List.replicate n f |> List.fold (fun acc g -> g acc) x
printfn "%d" (apply 5 ((*) 2) 1)
let twice f = f >> f
printfn "%d %s" (twice ((+) 3) 7) (twice (fun s -> s + "!") "hi")
type Tree<'a> =
    | Leaf
    | Node of Tree<'a> * 'a * Tree<'a>
let rec insert x t =
    match t with
    | Leaf -> Node(Leaf, x, Leaf)
    | Node(l, y, r) when x < y -> Node(insert x l, y, r)
    | Node(l, y, r) when x > y -> Node(l, y, insert x r)
    | _ -> t
let rec toList = function
    | Leaf -> []
    | Node(l, x, r) -> toList l @ [ x ] @ toList r
let rec fold f acc = function
    | Leaf -> acc
    | Node(l, x, r) -> fold f (f (fold f acc l) x) r
let t = List.foldBack insert [ 5; 2; 8; 1; 9; 3 ] Leaf
printfn "%A %d" (toList t) (fold (+) 0 t)
printfn "%A" (toList (List.foldBack insert [ "b"; "c"; "a" ] Leaf))
let rec mapTree f = function
    | Leaf -> Leaf
    | Node(l, x, r) -> Node(mapTree f l, f x, mapTree f r)
printfn "%A" (mapTree string t |> toList)
type Expr =
    | Num of float
    | Var of string
    | Bin of char * Expr * Expr
    | Let of string * Expr * Expr
    | Neg of Expr
let rec eval env = function
    | Num n -> n
    | Var v -> (match Map.tryFind v env with Some x -> x | None -> failwithf "unbound %s" v)
    | Bin (op, a, b) ->
        let f = match op with '+' -> (+) | '-' -> (-) | '*' -> (*) | '/' -> (/) | c -> failwithf "op %c" c
        f (eval env a) (eval env b)
    | Let (v, e, body) -> eval (Map.add v (eval env e) env) body
    | Neg e -> -(eval env e)
let e = Let ("x", Num 3.0, Bin ('+', Var "x", Bin ('*', Num 2.0, Neg (Var "x"))))
printfn "%g" (eval Map.empty e)
try eval Map.empty (Var "y") |> ignore with Failure m -> printfn "%s" m
let rec hanoi n a b c = if n = 0 then 0 else hanoi (n - 1) a c b + 1 + hanoi (n - 1) c b a
printfn "%d" (hanoi 5 'a' 'b' 'c')
let rec permutations = function
    | [] -> [ [] ]
    | xs -> [ for x in xs do for p in permutations (List.filter ((<>) x) xs) -> x :: p ]
printfn "%A" (permutations [ 1; 2; 3 ])
let rec quicksort = function
    | [] -> []
    | p :: rest ->
        let small, large = List.partition ((>) p) rest
        quicksort small @ [ p ] @ quicksort large
printfn "%A" (quicksort [ 3; 1; 4; 1; 5; 9; 2; 6 ])
let fix f = let rec g x = f g x in g
printfn "%d" (fix (fun self n -> if n = 0 then 0 else n + self (n - 1)) 10)
let lazyVal = lazy (printfn "computed"; 42)
printfn "%b" lazyVal.IsValueCreated
printfn "%d %d" (lazyVal.Force()) lazyVal.Value
let empty<'a> : 'a list = []
printfn "%d %d" (List.length empty<int>) (List.length empty<string>)
let inline konst x _ = x
printfn "%d" (konst 3 "ignored")
let (x, y), z = (1, 2), 3
printfn "%d" (x + y + z)
