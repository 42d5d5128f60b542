// out: 0
// out: 1
// out: 2
// out: 1
// out: 1
// out: 2
// out: 3
// out: 2
// out: 3
// out: 4
// out: 1
// out: 1
// out: 1
// out: 1
// out: 2
// out: 3
// out: a
// out: ax
// out: axx
// out: axxx
// out: axx1
// out: ax2
// out: a3
// out: 5 5
// out: ["b"; "bx"]
// out: [("l", "r"); ("r", "l"); ("l", "r")]
// out: 2
// out: 1
// out: end
// out: [2; 1; 0; 12; 1; 0; 11; 0; 10; 22; 1; 0; 11; 0; 10; 21; 0; 10; 20]
// out: 2
// out: 1
// out: 0
// out: left 0
// out: left 1
// out: left 2
// out: 5
// out: 4
// out: left 4
// out: left 5
// out: 100000
// out: ["1.5"; "1.5"; "1.5"]
// out: [3; 2; 1; 0]
// out: [1; 2; 3] [1; 2; 3]
// A sequence function that ends in `yield!` of itself goes on in place: no new sequence, and the same results.
type Tree = Leaf | Node of Tree * int * Tree
let rec inorder t =
    seq {
        match t with
        | Leaf -> ()
        | Node(l, x, r) ->
            yield! inorder l
            yield x
            yield! inorder r
    }
let rec up (n, m) = seq { 
    if n < m then
        yield n
        yield! up (n + 1, m) }
let rec evens n k =
    seq {
        yield n
        if n < 10 then yield! evens (n + 1) (k + 1) 
    }
let rec odds () = seq { yield 1; yield! odds () }
let rec odds2 a () (b : 'a) = seq { yield a + 1; yield! odds2 (a+1) () b }
let a = 5
let f z =
    let rec go i =
        seq { 
            if i < z then
                yield i
                yield! go (i + 1)
        }
    go 0
for x in f 3 do printfn "%d" x
for x in inorder (Node(Leaf, 1, Leaf)) do printfn "%d" x
for x in up (1, 4) do printfn "%d" x
for x in odds2 1 () 2.0 |> Seq.take 3 do printfn "%d" x
for x in odds () |> Seq.take 3 do printfn "%d" x
for x in evens 1 2 |> Seq.take 3 do printfn "%d" x
// closures over the parameter, disposal, exceptions, references
let rec words (s: string) n (acc: (unit -> string) list) =
    seq {
        yield s
        if n > 0 then
            let f = fun () -> s + string n
            yield! words (s + "x") (n - 1) (f :: acc)
        else
            for g in acc do yield g ()
    }
for w in words "a" 3 [] do printfn "%s" w
let w = words "b" 2 []
printfn "%d %d" (Seq.length w) (Seq.length w)
printfn "%A" (Seq.toList (Seq.take 2 w))
let rec swap a b n = seq { if n > 0 then yield (a, b); yield! swap b a (n - 1) }
printfn "%A" (Seq.toList (swap "l" "r" 3))
let rec fails n = seq { if n = 0 then failwith "end"
                        yield n
                        yield! fails (n - 1) }
try
    for x in fails 2 do printfn "%d" x
with e -> printfn "%s" e.Message
let rec nested d n =
    seq {
        if d > 0 then yield! nested (d - 1) n
        yield d * 10 + n
        if n > 0 then yield! nested d (n - 1)
    }
printfn "%A" (Seq.toList (nested 2 2))
let rec guarded n =
    seq {
        try
            yield n
            if n > 0 then yield! guarded (n - 1)
        finally
            printfn "left %d" n
    }
for x in guarded 2 do printfn "%d" x
for x in Seq.take 2 (guarded 5) do printfn "%d" x
let rec count n = seq { yield n; yield! count (n + 1) }
printfn "%d" (Seq.item 100000 (count 0))
let rec poly<'a> (x: 'a) n : string seq = seq { yield string (box x); if n > 0 then yield! poly<'a> x (n - 1) }
printfn "%A" (Seq.toList (poly 1.5 2))
type T() =
    member this.Walk (n: int) : int seq = seq { yield n; if n > 0 then yield! this.Walk (n - 1) }
printfn "%A" (Seq.toList (T().Walk 3))
type N(v: int, next: N option) =
    member this.V = v
    member this.All : int seq = seq { yield this.V; match next with Some n -> yield! n.All | None -> () }
    member this.Rec () : int seq = seq { yield v; match next with Some n -> yield! n.Rec () | None -> () }
let n3 = N(1, Some (N(2, Some (N(3, None)))))
printfn "%A %A" (Seq.toList n3.All) (Seq.toList (n3.Rec ()))
