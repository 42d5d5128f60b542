// out: 5 3 [3; 4; 5] [1; 2; 3; 4; 5]
// out: caught 4 of [1; 2; 3; 4; 5]
// out: [[3; 4]; [4]; []] 15
// out: (Some 30, 31) kept 7
// out: [|"c"; "b"; "a"|] 2
// out: swapped [2; 3] [1; 2; 3]
// Loops over lists and trees that their owner outlives, in part, by exceptions, and with the owner changed on the way.
module Walks

exception Found of int

type Tree =
    | Leaf
    | Node of Tree * int * Tree

let make n = List.init n (fun i -> i + 1)

let rec drop k xs =
    match xs with
    | _ :: rest when k > 0 -> drop (k - 1) rest
    | _ -> xs

let kept () =
    let list = make 5
    let tail = drop 2 list
    printfn "%d %d %A %A" (List.length list) (List.length tail) tail list

let raised () =
    let list = make 5
    let rec look xs =
        match xs with
        | x :: rest -> (if x * x > 15 then raise (Found x)) ; look rest
        | [] -> 0
    try printfn "%d" (look list)
    with Found n -> printfn "caught %d of %A" n list

let suffixes () =
    let list = make 4
    let mutable walk = list.Tail
    let mutable all = []
    let mutable sum = 0
    while not walk.IsEmpty do
        walk <- walk.Tail
        all <- walk :: all
        for x in list do
            sum <- sum + (if List.contains x walk then x else 0)
    printfn "%A %d" (List.rev all) (sum + list.Length)

let rec insert x tree =
    match tree with
    | Leaf -> Node(Leaf, x, Leaf)
    | Node(l, y, r) -> if x < y then Node(insert x l, y, r) else Node(l, y, insert x r)

let rec find x tree =
    match tree with
    | Leaf -> None
    | Node(_, y, _) when x = y -> Some(y * 10)
    | Node(l, y, r) -> if x < y then find x l else find x r

let trees () =
    let tree = List.fold (fun t x -> insert x t) Leaf [ 4; 2; 6; 1; 3; 5; 7 ]
    let found = find 3 tree
    let bigger = insert 31 tree
    let rec largest t = match t with Node(_, x, Leaf) -> x | Node(_, _, r) -> largest r | Leaf -> 0
    printfn "(%A, %d) kept %d" found (largest bigger) (largest tree)

type Cell = { mutable Items: string list }

let overwritten () =
    let cell = { Items = [ "c"; "b"; "a" ] }
    let before = cell.Items
    let mutable walk = before
    let mutable count = 0
    while not walk.IsEmpty do
        cell.Items <- walk.Tail
        if cell.Items.Length > 0 then count <- count + 1
        walk <- walk.Tail
    printfn "%A %d" (Array.ofList before) count

let swapped () =
    let list = make 3
    let mutable owner = list
    let mutable walk = list
    let mutable turns = 0
    while turns < 1 && not walk.IsEmpty do
        walk <- owner.Tail
        owner <- walk
        turns <- turns + 1
    printfn "swapped %A %A" owner list

kept ()
raised ()
suffixes ()
trees ()
overwritten ()
swapped ()
