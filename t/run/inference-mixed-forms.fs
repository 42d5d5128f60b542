// out: 2
// out: compute 4
// out: 16 16
// out: in 5
// out: 2 2
// out: 7
// out: [(1, 2); (1, 3); (2, 3)]
// out: 11
// out: [2; 3]
// out: 9
// out: "a"
// out: 18
// out: [|1; 2; 3|]
// out: 4
// out: [0; 4; 16]
// out: Some 6
// out: Some "5"
let compose f g = fun x -> g (f x)
let rec mapTree f = function
    | [] -> []
    | (x, children) :: rest -> (f x, mapTree2 f children) :: mapTree f rest
and mapTree2 f xs = List.map f xs
printfn "%d" (mapTree ((+) 1) [1, [2; 3]; 4, []] |> List.length)
let memo f =
    let cache = System.Collections.Generic.Dictionary()
    fun x ->
        match cache.TryGetValue x with
        | true, v -> v
        | _ ->
            let v = f x
            cache.[x] <- v
            v
let sq = memo (fun (x: int) -> printfn "compute %d" x; x * x)
printfn "%d %d" (sq 4) (sq 4)
let inline (|Between|_|) lo hi x = if x >= lo && x <= hi then Some x else None
match 5 with
| Between 1 10 n -> printfn "in %d" n
| _ -> printfn "out"
let curry f a b = f (a, b)
let uncurry f (a, b) = f a b
printfn "%d %d" (curry (fun (a, b) -> a - b) 5 3) (uncurry (-) (5, 3))
let flip f a b = f b a
printfn "%d" (flip (-) 3 10)
let pairs = [ for i in 1 .. 3 do for j in i .. 3 do if i <> j then yield i, j ]
printfn "%A" pairs
let total = pairs |> List.sumBy (fun (a, b) -> a * b)
printfn "%d" total
let lookup = pairs |> List.groupBy fst |> List.map (fun (k, vs) -> k, List.map snd vs) |> Map.ofList
printfn "%A" lookup.[1]
let rec ack m n =
    match m, n with
    | 0, n -> n + 1
    | m, 0 -> ack (m - 1) 1
    | m, n -> ack (m - 1) (ack m (n - 1))
printfn "%d" (ack 2 3)
let swap = fun (a, b) -> b, a
printfn "%A" (swap (1, "a") |> fst)
let applyTwice f = f >> f
printfn "%d" (applyTwice (fun x -> x * 3) 2)
let xs = [| 3; 1; 2 |]
Array.sortInPlace xs
printfn "%A" xs
let opt = [Some 1; None; Some 3] |> List.choose id |> List.fold (+) 0
printfn "%d" opt
let s = seq { for i in 0 .. 4 do if i % 2 = 0 then yield i * i } |> Seq.toList
printfn "%A" s
let (>>=) m f = Option.bind f m
printfn "%A" (Some 5 >>= fun x -> if x > 3 then Some (x + 1) else None)
let (<!>) f m = Option.map f m
printfn "%A" (string <!> Some 5)
