// out: take = 1,2 | open y1 y2 close
// out: zip = 2,4 | open y1 open y1 y2 y2 close y3 close
// out: collect = 1,1,2 | open y1 open y1 close y2 open y1 y2 close close
// out: cache = 1,2,1,2,3 | open y1 y2 y3 close
// out: pairwise = 2,6,12 | open y1 y2 y3 y4 close
// out: window = 6,9 | open y1 y2 y3 y4 close
// out: scan = 10,11,13,16 | open y1 y2 y3 close
// out: unfold = 1,1,2,3,5,8,13 | 
// out: fail = EX three | open y1 y2 y3 close
// out: exists = True | open y1 y2 close
// out: rec = 3,2,1,1,2,3 | 
// out: skipwhile = 5,4,3 | open y1 y2 y3 y4 y5 close
// out: distinct = 1,2,3 | open y1 y2 close open y1 y2 y3 close
// out: choose = 9,36 | open y1 y2 y3 y4 y5 y6 close
// out: group = 109,12 | open y1 y2 y3 y4 y5 y6 close
// out: sorted = 3,12,21 | open y1 y2 y3 close
// out: chunk = 2,2,1 | open y1 y2 y3 y4 y5 close
// out: fold2 = 5 | open y1 open y1 y2 y2 close close
// out: init = 0,1,4,9,16,25 | 
// out: map2 = -9,-18 | open y1 y2 y3 close
// out: trywith = 1,2,3 | in
// out: usein = 1,2 | disp
// out: while = 1,3 | 
// out: mixed = 100,1,2,7,8 | open y1 y2 close
// out: true 1 true
// out: open y1 y2 close
// out: [1; -1; 2; -2] [|(1, 4); (2, 4)|]
// out: [[1; 2; 3]; [1; 3; 2]; [2; 1; 3]; [2; 3; 1]; [3; 1; 2]; [3; 2; 1]]
// out: [2; 3; 5; 7; 11; 13; 17; 19; 23; 29; 31; 37]
// out: 255 [('a', 'b'); ('a', 'c'); ('b', 'c')]
// out: [|1; 2; 4|] None
// out: ["1a"; "2b"; "2c"]
open System.Collections.Generic
// sequences: laziness, state, disposal, nested
let log = List<string>()
let tr s = log.Add s
let src n = seq {
    try
        tr "open"
        for i in 1 .. n do
            tr $"y{i}"
            yield i
    finally tr "close" }
let show name (s: seq<'a>) =
    log.Clear()
    let r = try s |> Seq.map string |> String.concat "," with e -> "EX " + e.Message
    printfn "%s = %s | %s" name r (String.concat " " log)
show "take" (src 5 |> Seq.take 2)
show "zip" (Seq.zip (src 2) (src 3) |> Seq.map (fun (a, b) -> a + b))
show "collect" (src 2 |> Seq.collect (fun x -> src x))
show "cache" (let c = Seq.cache (src 3) in Seq.append (Seq.truncate 2 c) c)
show "pairwise" (src 4 |> Seq.pairwise |> Seq.map (fun (a, b) -> a * b))
show "window" (src 4 |> Seq.windowed 3 |> Seq.map Array.sum)
show "scan" (src 3 |> Seq.scan (+) 10)
show "unfold" (Seq.unfold (fun (a, b) -> if a > 20 then None else Some (a, (b, a + b))) (1, 1))
show "fail" (src 4 |> Seq.map (fun x -> if x = 3 then failwith "three" else x))
show "exists" (seq { yield Seq.exists ((=) 2) (src 5) })
show "rec" (let rec g n = seq { if n > 0 then yield n; yield! g (n - 1); yield n } in g 3)
show "skipwhile" (src 5 |> Seq.skipWhile (fun x -> x < 3) |> Seq.rev)
show "distinct" (Seq.append (src 2) (src 3) |> Seq.distinct)
show "choose" (src 6 |> Seq.choose (fun x -> if x % 3 = 0 then Some (x * x) else None))
show "group" (src 6 |> Seq.groupBy (fun x -> x % 2) |> Seq.map (fun (k, s) -> k * 100 + Seq.sum s))
show "sorted" (src 3 |> Seq.sortDescending |> Seq.indexed |> Seq.map (fun (i, x) -> i * 10 + x))
show "chunk" (src 5 |> Seq.chunkBySize 2 |> Seq.map Array.length)
show "fold2" (seq { Seq.fold2 (fun a x y -> a + x * y) 0 (src 2) (src 2) })
show "init" (Seq.initInfinite (fun i -> i * i) |> Seq.takeWhile (fun x -> x < 30))
show "map2" (Seq.map2 (fun a b -> a - b) (src 3) [ 10; 20 ])
show "trywith" (seq {
    try
        yield 1
        failwith "in"
    with Failure m ->
        tr m
        yield! [ 2; 3 ] })
show "usein" (seq { use d = { new System.IDisposable with member _.Dispose() = tr "disp" } in for i in 1..2 do yield i })
show "while" (seq {
    let mutable i = 0
    while i < 3 do
        i <- i + 1
        if i <> 2 then yield i })
show "mixed" (seq { for i in 1..3 do if i = 2 then yield! src i else match i with 1 -> yield 100 | _ -> for j in [ 7; 8 ] do yield j })
let e = (src 3).GetEnumerator()
log.Clear()
printfn "%b %d %b" (e.MoveNext()) e.Current (e.MoveNext())
e.Dispose()
printfn "%s" (String.concat " " log)
let lst = [ for x in src 2 do yield! [ x; -x ] ]
let ar = [| for x in src 2 -> x, lst.Length |]
printfn "%A %A" lst ar
let rec perms = function
    | [] -> seq { [] }
    | xs -> seq { for i, x in List.indexed xs do for p in perms (List.removeAt i xs) do x :: p }
printfn "%A" (perms [ 1; 2; 3 ] |> Seq.toList)
let primes =
    let rec sieve n (ps: int list) = seq {
        if ps |> List.takeWhile (fun p -> p * p <= n) |> List.forall (fun p -> n % p <> 0) then
            yield n
            yield! sieve (n + 1) (ps @ [ n ])
        else yield! sieve (n + 1) ps }
    sieve 2 []
printfn "%A" (primes |> Seq.take 12 |> Seq.toList)
let rec hanoi n a b c = seq { if n > 0 then yield! hanoi (n - 1) a c b; yield (a, c); yield! hanoi (n - 1) b a c }
printfn "%d %A" (hanoi 8 'a' 'b' 'c' |> Seq.length) (hanoi 2 'a' 'b' 'c' |> Seq.toList)
let inter = seq { yield 1; yield! (seq { yield 2; if false then yield 3 }); if true then yield! [] ; yield 4 }
printfn "%A %A" (Seq.toArray inter) (Seq.tryHead Seq.empty<int>)
let groups = Seq.toList (seq { for KeyValue (k, v) in Map [ 1, [ 'a' ]; 2, [ 'b'; 'c' ] ] do for c in v -> $"{k}{c}" })
printfn "%A" groups
