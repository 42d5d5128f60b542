// out: [2; 4; 6; 8; 10; 12; 14; 16; 18; 20] [1; 2; 3; 4; 5; 6; 7; 8; 9; 10; 7] [2; 4; 6; 8; 10]
// out: 37 43
// out: [1; 1; 2; 2; 3]
// out: ["3"; "2"; "1"] [10; 10; 10; 10; 10; 10; 10; 10; 10; 10] [1; -2; 3; -4; 5; -6; 7; -8; 9; -10]
// out: [10; 6] [1; 1] [0]
// out: boom
// out: at the end
// out: no 10
// out: 200000 300000
// out: 200001 200000
// Recursion whose result goes into a new object: lists and trees, exceptions midway, shared and unique arguments.
let rec map f l = match l with [] -> [] | x :: t -> let y = f x in y :: map f t
let rec append a b = match a with [] -> b | x :: t -> x :: append t b
let rec evens l = match l with [] -> [] | x :: t -> if x % 2 = 0 then x :: evens t else evens t
type Tree =
    | Leaf
    | Node of Tree * int * Tree
let rec insert x t =
    match t with
    | Leaf -> Node(Leaf, x, Leaf)
    | Node(l, v, r) -> if x < v then Node(insert x l, v, r) elif x > v then Node(l, v, insert x r) else t
let rec total acc t = match t with Leaf -> acc | Node(l, v, r) -> total (total acc l + v) r
// every element twice, two objects a step; then by another function at the end
let rec twice l last = match l with [] -> last () | x :: t -> x :: x :: twice t last
// an object in the object, and a string beside the hole
type Item = { Name: string; Rest: Item option; Pair: (int * int) list }
let rec items n = if n = 0 then None else Some { Name = string n; Rest = items (n - 1); Pair = [ (n, n) ] }
let rec names i = match i with None -> [] | Some i -> i.Name :: names i.Rest
// the result also used: left alone
let rec counted l = match l with [] -> [] | x :: t -> (let r = counted t in (x + List.length r) :: r)
// mutual
let rec odd l = match l with [] -> [] | x :: t -> x :: even t
and even l = match l with [] -> [] | x :: t -> -x :: odd t
let xs = [ 1 .. 10 ]
printfn "%A %A %A" (map (fun x -> x * 2) xs) (append xs [ 7 ]) (evens xs)
let mutable t = Leaf
for i in [ 5; 3; 8; 1; 4; 7; 9; 3 ] do t <- insert i t
let t2 = insert 6 t
printfn "%d %d" (total 0 t) (total 0 t2)
printfn "%A" (twice [ 1; 2 ] (fun () -> [ 3 ]))
printfn "%A %A %A" (names (items 3)) (counted xs) (odd xs)
// taken apart at once
let rec double l = match l with [] -> [] | x :: t -> (x * 2) :: double t
let rest k = match double [ 1; k; 3 ] with _ :: t -> t | [] -> []
let rec ones n = if n = 0 then [] else 1 :: ones (n - 1)
let tail n = match ones n with _ :: t -> t | [] -> [ 0 ]
printfn "%A %A %A" (rest 5) (tail 3) (tail 0)
let attempt f = try printfn "%A" (f ()) with e -> printfn "%s" e.Message
attempt (fun () -> map (fun x -> if x > 5 then failwith "boom" else [ x ]) xs)
attempt (fun () -> twice [ [ 1 ]; [ 2 ] ] (fun () -> failwith "at the end"))
attempt (fun () -> evens (map (fun x -> if x = 10 then failwithf "no %d" x else x) xs))
let deep = 200000
let long = List.init deep id
printfn "%d %d" (List.length (map (fun x -> x + 1) long)) (List.length (append long (evens long)))
let rec chain i t = if i = 0 then t else chain (i - 1) (Node(Leaf, i, t))
let rec last t v = match t with Leaf -> v | Node(_, v, r) -> last r v
let right = chain deep Leaf
printfn "%d %d" (last (insert (deep + 1) right) 0) (last right 0)
