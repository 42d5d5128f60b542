// out: open 2
// out: 2
// out: open 1
// out: 1
// out: open 0
// out: 0
// out: close 0
// out: -1
// out: close 1
// out: -2
// out: close 2
// out: open 3
// out: 3
// out: open 2
// out: 2
// out: open 1
// out: 1
// out: open 0
// out: 0
// out: close 0
// out: close 1
// out: close 2
// out: close 3
// out: [3; 4; 5]
// out: [[2; 3]; [1; 2]; [0; 1]; [0]; [0; 1]]
// out: [(1, "xx"); (2, "x"); (3, ""); (1, "y")]
// out: ["xx"; "x"; ""]
// out: [1; 2; 3; 4]
// out: [[1; 2; 3]; [1; 3; 2]; [2; 1; 3]; [2; 3; 1]; [3; 1; 2]; [3; 2; 1]]
// out: [""; "c"; "b"; "bc"; "a"; "ac"; "ab"; "abc"]
// out: 4 [(6, 5); (5, 3); (4, 1); (3, 6); (2, 4); (1, 2)]
// out: [6; 3; 10; 5; -16; 16; 8; -4; 4; 2; -1; -10; 10; 5; 16; 8; -4; 4; 2; -1; -16; 16;
// out:  8; 4; 2; -1; -4; 4; 2; -1]
// out: [1; 2; -1; 3; 4; -3; -1] [12; 24; 13; 1]
// out: [1; 2; 3; 1]
// out: [|1; 2; 3|]
// out: [4; 6; 4; 2; 77]
// out: [-10; -1; 10; 5]
// out: forced 1
// out: forced 2
// out: [1; 2; 0]
module Program
// resources, refs, shared cells, nested sequences, pattern parameters
type R(n: string) =
    do printfn "open %s" n
    interface System.IDisposable with member _.Dispose () = printfn "close %s" n
let rec used n = seq { use r = new R(string n)
                       yield n
                       if n > 0 then
                           yield! used (n - 1)
                           yield -n }
for x in used 2 do printfn "%d" x
for x in Seq.truncate 4 (used 3) do printfn "%d" x
let rec refs n =
    seq {
        let r = ref n
        let add () = r.Value <- r.Value + 1
        add ()
        if n > 0 then
            yield! refs (n - 1)
            add ()
            yield r.Value
    }
printfn "%A" (Seq.toList (refs 3))
let rec nested n : int seq seq =
    seq {
        yield seq { yield n; yield n + 1 }
        if n > 0 then
            yield! nested (n - 1)
            yield Seq.init n id
    }
printfn "%A" (nested 2 |> Seq.map Seq.toList |> Seq.toList)
let rec tupled (a, b) =
    seq {
        if a > 0 then
            yield! tupled (a - 1, b + "x")
            yield (a, b)
            yield! tupled (a - 2, b + "y")
    }
printfn "%A" (Seq.toList (tupled (3, "")))
type P = { A: int; B: string }
let rec recorded { A = a; B = b } = 
    seq {
        if a > 0 then yield! recorded { A = a - 1; B = b + "x" }
        yield b
    }
printfn "%A" (Seq.toList (recorded { A = 2; B = "" }))
let rec f = function 0 -> Seq.empty | n -> seq { yield! f (n - 1); yield n }
printfn "%A" (Seq.toList (f 4))
let rec perms (items: int list) : int list seq =
    seq {
        match items with
        | [] -> yield []
        | _ ->
            for x in items do
                for rest in perms (List.filter ((<>) x) items) do
                    yield x :: rest
    }
printfn "%A" (Seq.toList (perms [1; 2; 3]))
let rec subsets (chosen: string) (items: string list) =
    seq {
        match items with
        | [] -> yield chosen
        | x :: rest ->
            yield! subsets chosen rest
            yield! subsets (chosen + x) rest
    }
printfn "%A" (Seq.toList (subsets "" ["a"; "b"; "c"]))
let rec queens n row (placed: (int * int) list) =
    seq {
        if row > n then yield placed
        else
            for col in 1 .. n do
                if placed |> List.forall (fun (r, c) -> c <> col && abs (r - row) <> abs (c - col)) then
                    yield! queens n (row + 1) ((row, col) :: placed)
    }
printfn "%d %A" (Seq.length (queens 6 1 [])) (Seq.head (queens 6 1 []))
let rec collatz n depth =
    seq {
        let mutable m = n
        while m <> 1 && depth > 0 do
            yield m
            if m % 2 = 0 then m <- m / 2 else m <- 3 * m + 1
            if m % 3 = 1 then
                yield! collatz m (depth - 1)
                yield -m
    }
printfn "%A" (Seq.toList (collatz 6 2))
type Node(v: int, next: Node list) =
    member _.V = v
    member this.All : int seq = 
        seq {
            yield v
            for n in next do
                yield! n.All
                yield -v
        }
    member this.Depth (d: int) : int seq = 
        seq {
            for n in next do
                yield! n.Depth (d + 1)
            yield d * 10 + v
        }
let n = Node(1, [Node(2, []); Node(3, [Node(4, [])])])
printfn "%A %A" (Seq.toList n.All) (Seq.toList (n.Depth 0))
let rec lists n = 
    [ if n > 0 then
        yield! lists (n - 1)
        yield n
        yield! lists (n - 2) ]
printfn "%A" (lists 3)
let rec arrays n = 
    [| if n > 0 then
        yield! arrays (n - 1)
        yield n |]
printfn "%A" (arrays 3)
let rec matched (o: int option) = seq { match o with
                                        | Some n when n > 3 -> yield n
                                        | Some n | Some (n) when n > 0 -> yield! matched (Some (n + 1))
                                                                          yield n * 2
                                        | Some _ -> yield 0
                                        | None -> yield! matched (Some 1)
                                                  yield 77 }
printfn "%A" (Seq.toList (matched None))
let rec inTry n =
    seq {
        try
            if n > 0 then yield! inTry (n - 1)
            yield 10 / (n - 1)
        with e -> yield -n
    }
printfn "%A" (try Seq.toList (inTry 3) with e -> [])
let rec lazyOnes (n: int Lazy) k = 
    seq {
        if k > 0 then yield! lazyOnes (lazy (printfn "forced %d" k; k)) (k - 1)
        yield n.Value
    }
printfn "%A" (Seq.toList (lazyOnes (lazy 0) 2))
