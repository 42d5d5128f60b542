// out: 1 [1] [[[[[["s"]]]]]]
// out: ((((c, 4), 3), 2), 1)
// out: (true, 0) false
// out: -1 true false true true | 1 false true false false | 0 false true true true
// out: 261 261
// out: [|[[[[1]]]]; [[[[1]]]]; [[[[1]]]]|] 3
// out: [[[1]]]
// out: int 1; pair (1, 1); other; other; other | string; other; other
// out: even Some [Some [1]], even Some [Some [Some 2]]
// out: z54321z543212
// out: [1; 1]
// out: [Choice1Of2 1; Choice1Of2 1]
// out: [Choice1Of2 (Choice1Of2 1); Choice1Of2 (Choice1Of2 1)]
// out: [Choice1Of2 (Choice1Of2 (Choice1Of2 1)); Choice1Of2 (Choice1Of2 (Choice1Of2 1))]
// out: {| A = {| A = {| A = {| A = 1 |} |} |} |}
// out: ([([("b", 5)], 3)], 1) [([([1], 4)], 2)]
// out: 0 1 2 3 4 at Ok (Ok (Ok (Ok 1)))
// out: disposed 6
// out: 92
// Functions with written type parameters that call themselves at larger types: what is done with a value of the parameter.
open System.Collections.Generic
let rec f<'a> (x: 'a) (n: int) : string = if n = 0 then sprintf "%A" x else f<'a list> [ x ] (n - 1)
printfn "%s %s %s" (f 1 0) (f 1 1) (f "s" 6)

let rec pairs<'a> (x: 'a) (n: int) : string = if n = 0 then string (box x) else pairs (x, n) (n - 1)
printfn "%s" (pairs 'c' 4)

let rec equal<'a when 'a: equality> (x: 'a) (y: 'a) (n: int) : bool * int =
    if n = 0 then (x = y), (hash x - hash y) else equal [ x; y ] [ x; x ] (n - 1)
printfn "%A %A" (equal 1 1 5) (fst (equal 1 2 5))

let rec order<'a when 'a: comparison> (x: 'a) (y: 'a) (n: int) : string =
    if n = 0 then
        sprintf "%d %b %b %A %A" (compare x y) (x < y) (x >= y) (max x y = y) (List.sort [ y; x; y ] = [ x; y; y ])
    else order (x, n) (y, n) (n - 1)
printfn "%s | %s | %s" (order 1 2 4) (order "b" "a" 3) (order 2.5 2.5 5)

let rec keys<'a when 'a: comparison> (x: 'a) (n: int) : int =
    if n = 0 then
        let m = Map.ofList [ x, 1; x, 2 ]
        let d = Dictionary<'a, int>(HashIdentity.Structural)
        d.[x] <- 5
        d.[x] <- d.[x] + 1
        Map.find x m * 100 + d.[x] * 10 + Set.count (set [ x; x ])
    else keys (x, x) (n - 1)
printfn "%d %d" (keys 1 0) (keys "k" 5)

let rec arrays<'a> (x: 'a) (n: int) : string =
    let a = Array.create 3 x
    a.[1] <- x
    let b = Array.map (fun y -> [ y ]) a
    if n = 0 then sprintf "%A %d" b a.Length else arrays [ x ] (n - 1)
printfn "%s" (arrays 1 3)

let rec defaults<'a> (x: 'a) (n: int) : string =
    let d = Unchecked.defaultof<'a>
    let a: 'a[] = Array.zeroCreate 2
    a.[0] <- x
    if n = 0 then (ignore d; sprintf "%A" a.[0]) else defaults [ x ] (n - 1)
printfn "%s" (defaults 1 3)

let rec boxes<'a> (x: 'a) (n: int) : string =
    let kind =
        match box x with
        | :? int as i -> sprintf "int %d" i
        | :? (int * int) as p -> sprintf "pair %A" p
        | :? string -> "string"
        | _ -> "other"
    if n = 0 then kind else kind + "; " + boxes (x, x) (n - 1)
printfn "%s | %s" (boxes 1 4) (boxes "s" 2)

let rec even<'a> (x: 'a) (n: int) : string = if n = 0 then sprintf "even %A" x else odd [ x ] (n - 1)
and odd<'a> (x: 'a) (n: int) : string = if n = 0 then sprintf "odd %A" x else even (Some x) (n - 1)
printfn "%s, %s" (even 1 4) (odd 2 5)

let rec closures<'a> (x: 'a) (k: 'a -> string) (n: int) : string =
    let mutable count = 0
    let add y = count <- count + 1; k y
    if n = 0 then add x + add x + string count else closures (x, n) (fun (y, m) -> k y + string m) (n - 1)
printfn "%s" (closures "z" id 5)

let rec sequences<'a> (x: 'a) (n: int) : seq<string> =
    seq {
        let twice = seq { yield x; yield x }
        yield sprintf "%A" (Seq.toList twice)
        if n > 0 then yield! sequences (Choice1Of2 x: Choice<'a, int>) (n - 1)
    }
for s in sequences 1 3 do printfn "%s" s

let rec anonymous<'a> (x: 'a) (n: int) : string = if n = 0 then sprintf "%A" x else anonymous {| A = x |} (n - 1)
printfn "%s" (anonymous 1 4)

let rec swap<'a, 'b> (x: 'a) (y: 'b) (n: int) : string =
    if n = 0 then sprintf "%A %A" x y else swap (y, n) [ x ] (n - 1)
printfn "%s" (swap 1 "b" 5)

let rec tries<'a> (x: 'a) (n: int) : string =
    try
        try
            if n = 0 then failwithf "at %A" x else tries (Ok x: Result<'a, string>) (n - 1)
        finally
            printf "%d " n
    with e when n = 2 -> e.Message
printfn "%s" (tries 1 4)


type Wrapper<'a when 'a :> System.IDisposable>(x: 'a) =
    member _.Inner = x
    interface System.IDisposable with
        member _.Dispose() = x.Dispose()
let rec disposing<'a when 'a :> System.IDisposable> (x: 'a) (n: int) : int =
    if n = 0 then (x.Dispose(); 1) else 1 + disposing (new Wrapper<'a>(x)) (n - 1)
printfn "%d" (disposing { new System.IDisposable with member _.Dispose() = printf "disposed " } 5)

// Instances that end, but only after many.
type Peano<'n> = class end
let rec deep<'a> (x: 'a) (n: int) : string = if n >= 45 then sprintf "%d" (sprintf "%A" x).Length else deep [ x ] (n + 1)
printfn "%s" (deep () 0)
