// out: 3 ["a"; "b"]
// out: true false
// out: 3 r
// out: false true
// out: dispose d
// out: d!
// out: 5
// out: 3 3.5
// out: true false
// out: miss
// out: 1 1
type Ord<'T when 'T: comparison>(items: 'T list) =
    member _.Max = List.max items
    member _.Sorted = List.sort items
type Eq<'T when 'T: equality>(x: 'T) =
    member _.Is y = x = y
type Vals<'T when 'T: struct>(x: 'T) = member _.X = x
type Refs<'T when 'T: not struct>(x: 'T) = member _.X = x
type Nulls<'T when 'T: null>(x: 'T) = member _.IsNull = isNull x
type Res<'T when 'T :> System.IDisposable>(x: 'T) =
    member _.Use f = (use r = x in f r)
type D(n: string) =
    member _.N = n
    interface System.IDisposable with
        member _.Dispose() = printfn "dispose %s" n
let make<'T when 'T: (new: unit -> 'T)> () = new 'T()
type Thing() =
    member _.V = 5
let inline add (a: ^T) (b: ^T) : ^T when ^T: (static member (+): ^T * ^T -> ^T) = a + b
let both<'T when 'T: equality and 'T: comparison> (a: 'T) b = a = b || a < b

type E = A = 1 | B = 2
printfn "%d %A" (Ord [ 3; 1; 2 ]).Max (Ord [ "b"; "a" ]).Sorted
printfn "%b %b" (Eq(3).Is 3) (Eq("a").Is "b")
printfn "%d %s" (Vals(3).X) (Refs("r").X)
printfn "%b %b" (Nulls("s").IsNull) (Nulls<string>(null).IsNull)
printfn "%s" (Res(new D("d")).Use(fun d -> d.N + "!"))
printfn "%d" (make<Thing>()).V
printfn "%d %.1f" (add 1 2) (add 1.5 2.0)
printfn "%b %b" (both 1 2) (both "b" "a")

type Cache<'K, 'V when 'K: comparison>() =
    let mutable m: Map<'K, 'V> = Map.empty
    member _.Get(k, f) =
        match Map.tryFind k m with
        | Some v -> v
        | None ->
            let v = f k
            m <- Map.add k v m
            v
let cache = Cache<int, string>()
printfn "%s %s" (cache.Get(1, fun k -> printfn "miss"; string k)) (cache.Get(1, fun _ -> "no"))
