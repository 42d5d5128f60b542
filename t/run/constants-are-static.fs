// out: 1 x 15
// out: 6 12
// out: a 1
// out: b 2
// out: c 3
// out: 1 x 15
// out: 6 12
// out: a 1
// out: b 2
// out: c 3
// out: 1 x 15
// out: 6 12
// out: a 1
// out: b 2
// out: c 3
// out: [2; 4; 6; 8]
// out: false
// Lists, records and trees made of constants are static: what is built from them leaves them as they were.
type R = { a: int; b: string; c: float; d: int list; e: string }
type T = Leaf | Node of T * int * T
let table = [ 1; 2; 3; 4 ]
let r n = { a = 1; b = "x"; c = 2.5; d = [ 7; 8 ]; e = "y" }
let t () = Node(Node(Leaf, 1, Leaf), 2, Node(Leaf, 3, Leaf))
let names () = [ "a", 1; "b", 2; "c", 3 ]
let rec sum x = match x with Leaf -> 0 | Node(l, v, r) -> sum l + v + sum r
let u = r 1
let rec bump x = match x with Leaf -> Leaf | Node(l, v, r) -> Node(bump l, v + 1, bump r)
for i in 1 .. 3 do
    printfn "%d %s %d" (r i).a (r i).b (List.sum (r i).d)
    printfn "%d %d" (sum (t ())) (sum (bump (bump (t ()))))
    for (n, k) in names () do printfn "%s %d" n k
printfn "%A" (List.map (fun x -> x * 2) table)
printfn "%b" ({ u with a = 2 } = u)
