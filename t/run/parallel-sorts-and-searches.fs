// out: sort true
// out: sort texts true
// out: sort records true
// out: sortDescending true
// out: nan first true
// out: nan last true
// out: sortBy true
// out: sortByDescending true
// out: sortWith true
// out: sortInPlace true
// out: sortInPlaceBy true
// out: sortInPlaceWith true
// out: 9999 149825
// out: 0 9999
// out: { major = 0
// out:   minor = "0" } { major = 49
// out:   minor = "9" }
// out: 249452452 83134095 500.500000 4989.049040
// out: Some 41234 Some 41235 None
// out: Some "41234" None
// out: true false true false
// out: groupBy true
// out: true
// out: true
// out: zip true
// out: reduce: large
// out: exists: five
// out: sortBy: large
// out: empty: The input array was empty. (Parameter 'array')
// out: zip: The arrays have different lengths.
// out: array1.Length = 50000, array2.Length = 1 (Parameter 'array1')
// All functions of Array.Parallel on arrays that are large enough for several processors, beside those of Array.
type Key = { major: int; minor: string }
let mutable seed = 12345u
let next () = seed <- seed * 1664525u + 1013904223u; int (seed >>> 8)
let numbers = Array.init 50_000 (fun _ -> next () % 10_000)
let texts = Array.init 30_000 (fun _ -> string (next () % 5_000))
let keys = Array.init 20_000 (fun _ -> { major = next () % 50; minor = string (next () % 90) })
let floats = Array.init 40_000 (fun i -> if i % 977 = 0 then nan else float (next ()) / 7.0)
let same name (a: 'a[]) (b: 'a[]) = printfn "%s %b" name (a = b)
same "sort" (Array.Parallel.sort numbers) (Array.sort numbers)
same "sort texts" (Array.Parallel.sort texts) (Array.sort texts)
same "sort records" (Array.Parallel.sort keys) (Array.sort keys)
same "sortDescending" (Array.Parallel.sortDescending texts) (Array.sortDescending texts)
same "nan first" (Array.Parallel.sort floats |> Array.map string) (Array.sort floats |> Array.map string)
same "nan last" (Array.Parallel.sortDescending floats |> Array.map string) (Array.sortDescending floats |> Array.map string)
same "sortBy" (Array.Parallel.sortBy (fun k -> k.minor, k.major) keys) (Array.sortBy (fun k -> k.minor, k.major) keys)
same "sortByDescending" (Array.Parallel.sortByDescending (fun x -> x % 1_000, x) numbers) (Array.sortByDescending (fun x -> x % 1_000, x) numbers)
same "sortWith" (Array.Parallel.sortWith (fun a b -> compare b a) numbers) (Array.sortWith (fun a b -> compare b a) numbers)
let copy = Array.copy texts
Array.Parallel.sortInPlace copy
same "sortInPlace" copy (Array.sort texts)
let copy2 = Array.copy numbers
Array.Parallel.sortInPlaceBy (fun x -> -x) copy2
same "sortInPlaceBy" copy2 (Array.sortDescending numbers)
let copy3 = Array.copy numbers
Array.Parallel.sortInPlaceWith (fun a b -> compare a b) copy3
same "sortInPlaceWith" copy3 (Array.sort numbers)
printfn "%d %d" (Array.Parallel.reduce max numbers) (Array.Parallel.reduceBy (fun x -> x % 7) (+) numbers)
printfn "%d %d" (Array.Parallel.min numbers) (Array.Parallel.max numbers)
printfn "%A %A" (Array.Parallel.minBy (fun k -> k.major, k.minor) keys) (Array.Parallel.maxBy (fun k -> k.major, k.minor) keys)
printfn "%d %d %f %f" (Array.Parallel.sum numbers) (Array.Parallel.sumBy (fun x -> x / 3) numbers) (Array.Parallel.average [| 1.0 .. 1000.0 |]) (Array.Parallel.averageBy float numbers)
let marked = Array.init 60_000 (fun i -> if i = 41_234 || i = 41_235 || i = 59_999 then i else -1)
printfn "%A %A %A" (Array.Parallel.tryFindIndex (fun x -> x >= 0) marked) (Array.Parallel.tryFind (fun x -> x > 41_234) marked) (Array.Parallel.tryFind (fun x -> x > 60_000) marked)
printfn "%A %A" (Array.Parallel.tryPick (fun x -> if x >= 0 then Some(string x) else None) marked) (Array.Parallel.tryPick (fun x -> if x < -1 then Some x else None) marked)
printfn "%b %b %b %b" (Array.Parallel.exists (fun x -> x = 59_999) marked) (Array.Parallel.exists (fun x -> x = 7) marked) (Array.Parallel.forall (fun x -> x >= -1) marked) (Array.Parallel.forall (fun x -> x < 59_999) marked)
let groups = Array.Parallel.groupBy (fun x -> x % 10) numbers |> Array.sortBy fst |> Array.map (fun (k, xs) -> k, Array.length xs, Array.sum xs)
same "groupBy" groups (Array.groupBy (fun x -> x % 10) numbers |> Array.sortBy fst |> Array.map (fun (k, xs) -> k, Array.length xs, Array.sum xs))
printfn "%b" (Array.Parallel.partition (fun x -> x % 3 = 0) numbers = Array.partition (fun x -> x % 3 = 0) numbers)
printfn "%b" (Array.Parallel.partitionWith (fun x -> if x % 3 = 0 then Choice1Of2 x else Choice2Of2(string x)) numbers = Array.partitionWith (fun x -> if x % 3 = 0 then Choice1Of2 x else Choice2Of2(string x)) numbers)
same "zip" (Array.Parallel.zip numbers (Array.rev numbers)) (Array.zip numbers (Array.rev numbers))
let raised name (f: unit -> 'a) =
    try
        f () |> ignore
        printfn "%s: nothing" name
    with
    | :? System.AggregateException as e -> printfn "%s: %s" name e.InnerExceptions.[0].Message
    | e -> printfn "%s: %s" name e.Message
raised "reduce" (fun () -> Array.Parallel.reduce (fun a b -> if b > 9_990 then failwith "large" else max a b) numbers)
raised "exists" (fun () -> Array.Parallel.exists (fun x -> if x = 5 then failwith "five" else false) [| 5 |])
raised "sortBy" (fun () -> Array.Parallel.sortBy (fun x -> if x > 9_990 then failwith "large" else x) numbers)
raised "empty" (fun () -> Array.Parallel.maxBy id ([||]: int[]))
raised "zip" (fun () -> Array.Parallel.zip numbers [| 1 |])
