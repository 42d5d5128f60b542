// out: (1.0, 1L, 3L, 3L, 5, [1; 2], [1L])
// out: ("s", 3L, 3.0, 3L, 2.0, Some 3L)
// out: (1.5, 1L, 1.0, 3L, 3n, 3L, 3L, 2.0, 2.0)
// out: 6 1 4

module Program

// What is expected of a call is told to its result before the arguments are looked at, also when that is an open type: a
// literal 0 beside an int64 is one.
let a: float = id 1
let b: int64 = List.head [1L] |> id
let c: int64 = Option.defaultValue 0 (Some 3L)
let d: int64 = defaultArg (Some 3L) 4
let e: obj = id 5
let f: seq<int> = id [1; 2]
let g: int64 list = List.map id [1L]
let h: string = (fun x -> x) "s"
let i: int64 = if true then id 3 else 4L
let j: float = [1.0; 2.0] |> List.fold (+) 0
let k: int64 = [1; 2] |> List.fold (fun acc x -> acc + int64 x) 0
let l: float = max 1 2
let n: int64 option = Some (id 3)
let o: float = List.foldBack (+) [1.5] 0
let p: int64 = Seq.fold (fun s x -> s * 2L + x) 0 [1L]
let q: float = Array.reduce max [|1.0|]
let r: int64 = snd (1, 3L)
let s: nativeint = id 3
let t: int64 = (||>) (1L, 2L) (+)
let u: int64 = 3 |> id |> int64
let v: float = Map.find 1 (Map.ofList [ (1, 2.0) ])
let w: float = Map.tryFind 1 (Map.ofList [ (1, 2.0) ]) |> Option.defaultValue 0
printfn "%A" (a, b, c, d, e, Seq.toList f, g)
printfn "%A" (h, i, j, k, l, n)
printfn "%A" (o, p, q, r, s, t, u, v, w)
let rec calc op (values: int64 list) =
    match op with
    | "sum" -> values |> List.sum
    | "product" -> values |> List.fold (*) 1
    | "other" -> List.fold (+) 0 values
    | _ -> values |> List.fold (fun a b -> a + b) 0
printfn "%d %d %d" (calc "product" [ 2L; 3L ]) (calc "other" [ 1L ]) (calc "k" [ 4L ])
