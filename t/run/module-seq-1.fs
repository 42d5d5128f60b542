// out: !!e append [S] [S] = []
// out: .!.!o append [S] [S] = [3; 3]
// out: .....!.....!m append [S] [S] = [3; 1; 2; 3; 5; 3; 1; 2; 3; 5]
// out: m make append [S] [S] = ()
// out: n make append [S] [S] !! ArgumentNullException: Value cannot be null. (Parameter 'source1')
// out: !e average (M.map float [S]) !! ArgumentException: The input sequence was empty. (Parameter 'source')
// out: .!o average (M.map float [S]) = 3.0
// out: .....!m average (M.map float [S]) = 2.8
// out: n average (M.map float [S]) !! ArgumentNullException: Value cannot be null. (Parameter 'source')
// out: !e averageBy float [S] !! ArgumentException: The input sequence was empty. (Parameter 'source')
// out: .!o averageBy float [S] = 3.0
// out: .....!m averageBy float [S] = 2.8
// out: n averageBy float [S] !! ArgumentNullException: Value cannot be null. (Parameter 'source')
// out: !e averageBy (fun x -> float (boom 3 x)) [S] !! ArgumentException: The input sequence was empty. (Parameter 'source')
// out: .<3>!o averageBy (fun x -> float (boom 3 x)) [S] !! Exception: boom
// out: .<3>!m averageBy (fun x -> float (boom 3 x)) [S] !! Exception: boom
// out: n averageBy (fun x -> float (boom 3 x)) [S] !! ArgumentNullException: Value cannot be null. (Parameter 'source')
// out: !e choose half [S] = []
// out: .<3>!o choose half [S] = []
// out: .<3>.<1>.<2>.<3>.<5>!m choose half [S] = [1]
// out: m make choose half [S] = ()
// out: n choose half [S] !! ArgumentNullException: Value cannot be null. (Parameter 'source')
// out: n make choose half [S] !! ArgumentNullException: Value cannot be null. (Parameter 'source')
// out: !e choose (fun x -> if boom 2 x > 0 then Some x else None) [S] = []
// out: .<3>!o choose (fun x -> if boom 2 x > 0 then Some x else None) [S] = [3]
// out: .<3>.<1>.<2>!m choose (fun x -> if boom 2 x > 0 then Some x else None) [S] !! Exception: boom
// out: m make choose (fun x -> if boom 2 x > 0 then Some x else None) [S] = ()
// out: n choose (fun x -> if boom 2 x > 0 then Some x else None) [S] !! ArgumentNullException: Value cannot be null. (Parameter 'source')
// out: n make choose (fun x -> if boom 2 x > 0 then Some x else None) [S] !! ArgumentNullException: Value cannot be null. (Parameter 'source')
// out: !e chunkBySize 2 [S] = []
// out: .!o chunkBySize 2 [S] = [[3]]
// out: .....!m chunkBySize 2 [S] = [[3; 1]; [2; 3]; [5]]
// out: m make chunkBySize 2 [S] = ()
// out: n chunkBySize 2 [S] !! ArgumentNullException: Value cannot be null. (Parameter 'source')
// out: n make chunkBySize 2 [S] !! ArgumentNullException: Value cannot be null. (Parameter 'source')
// out: !e chunkBySize 1 [S] = []
// out: .!o chunkBySize 1 [S] = [[3]]
// out: .....!m chunkBySize 1 [S] = [[3]; [1]; [2]; [3]; [5]]
// out: m make chunkBySize 1 [S] = ()
// out: n chunkBySize 1 [S] !! ArgumentNullException: Value cannot be null. (Parameter 'source')
// out: n make chunkBySize 1 [S] !! ArgumentNullException: Value cannot be null. (Parameter 'source')
// out: !e chunkBySize 100 [S] = []
// out: .!o chunkBySize 100 [S] = [[3]]
// out: .....!m chunkBySize 100 [S] = [[3; 1; 2; 3; 5]]
// out: m make chunkBySize 100 [S] = ()
// out: n chunkBySize 100 [S] !! ArgumentNullException: Value cannot be null. (Parameter 'source')
// out: n make chunkBySize 100 [S] !! ArgumentNullException: Value cannot be null. (Parameter 'source')
// out: e chunkBySize 0 [S] !! ArgumentException: The input must be positive.|chunkSize = 0 (Parameter 'chunkSize')
// out: o chunkBySize 0 [S] !! ArgumentException: The input must be positive.|chunkSize = 0 (Parameter 'chunkSize')
// out: m chunkBySize 0 [S] !! ArgumentException: The input must be positive.|chunkSize = 0 (Parameter 'chunkSize')
// out: m make chunkBySize 0 [S] !! ArgumentException: The input must be positive.|chunkSize = 0 (Parameter 'chunkSize')
// out: n chunkBySize 0 [S] !! ArgumentNullException: Value cannot be null. (Parameter 'source')
// out: n make chunkBySize 0 [S] !! ArgumentNullException: Value cannot be null. (Parameter 'source')
// out: e chunkBySize -1 [S] !! ArgumentException: The input must be positive.|chunkSize = -1 (Parameter 'chunkSize')
// out: o chunkBySize -1 [S] !! ArgumentException: The input must be positive.|chunkSize = -1 (Parameter 'chunkSize')
// out: m chunkBySize -1 [S] !! ArgumentException: The input must be positive.|chunkSize = -1 (Parameter 'chunkSize')
// out: m make chunkBySize -1 [S] !! ArgumentException: The input must be positive.|chunkSize = -1 (Parameter 'chunkSize')
// out: n chunkBySize -1 [S] !! ArgumentNullException: Value cannot be null. (Parameter 'source')
// out: n make chunkBySize -1 [S] !! ArgumentNullException: Value cannot be null. (Parameter 'source')
// out: !e collect (fun x -> log x; M.replicate (x % 3) x) [S] = []
// out: .<3>!o collect (fun x -> log x; M.replicate (x % 3) x) [S] = []
// out: .<3>.<1>.<2>.<3>.<5>!m collect (fun x -> log x; M.replicate (x % 3) x) [S] = [1; 2; 2; 5; 5]
// out: m make collect (fun x -> log x; M.replicate (x % 3) x) [S] = ()
// out: n make collect (fun x -> log x; M.replicate (x % 3) x) [S] !! ArgumentNullException: Value cannot be null. (Parameter 'source')
// out: !e collect (fun x -> M.singleton (boom 1 x)) [S] = []
// out: .<3>!o collect (fun x -> M.singleton (boom 1 x)) [S] = [3]
// out: .<3>.<1>!m collect (fun x -> M.singleton (boom 1 x)) [S] !! Exception: boom
// out: m make collect (fun x -> M.singleton (boom 1 x)) [S] = ()
// out: n make collect (fun x -> M.singleton (boom 1 x)) [S] !! ArgumentNullException: Value cannot be null. (Parameter 'source')
// out: !!e concat (Seq.ofList [ [S]; [S] ]) = []
// out: .!.!o concat (Seq.ofList [ [S]; [S] ]) = [3; 3]
// out: .....!.....!m concat (Seq.ofList [ [S]; [S] ]) = [3; 1; 2; 3; 5; 3; 1; 2; 3; 5]
// out: m make concat (Seq.ofList [ [S]; [S] ]) = ()
// out: n make concat (Seq.ofList [ [S]; [S] ]) = ()
// out: !e contains 3 [S] = false
// out: .!o contains 3 [S] = true
// out: .!m contains 3 [S] = true
// out: n contains 3 [S] !! ArgumentNullException: Value cannot be null. (Parameter 'source')
// out: !e contains 8 [S] = false
// out: .!o contains 8 [S] = false
// out: .....!m contains 8 [S] = false
// out: n contains 8 [S] !! ArgumentNullException: Value cannot be null. (Parameter 'source')
// out: !e countBy (fun x -> x % 2) [S] = []
// out: .!o countBy (fun x -> x % 2) [S] = [(1, 1)]
// out: .....!m countBy (fun x -> x % 2) [S] = [(1, 4); (0, 1)]
// out: m make countBy (fun x -> x % 2) [S] = ()
// out: n countBy (fun x -> x % 2) [S] !! ArgumentNullException: Value cannot be null. (Parameter 'source')
// out: n make countBy (fun x -> x % 2) [S] !! ArgumentNullException: Value cannot be null. (Parameter 'source')
// out: !e countBy (fun x -> string (x % 3)) [S] = []
// out: .!o countBy (fun x -> string (x % 3)) [S] = [("0", 1)]
// out: .....!m countBy (fun x -> string (x % 3)) [S] = [("0", 2); ("1", 1); ("2", 2)]
// out: m make countBy (fun x -> string (x % 3)) [S] = ()
// out: n countBy (fun x -> string (x % 3)) [S] !! ArgumentNullException: Value cannot be null. (Parameter 'source')
// out: n make countBy (fun x -> string (x % 3)) [S] !! ArgumentNullException: Value cannot be null. (Parameter 'source')
// out: !e distinct [S] = []
// out: .!o distinct [S] = [3]
// out: .....!m distinct [S] = [3; 1; 2; 5]
// out: m make distinct [S] = ()
// out: n distinct [S] !! ArgumentNullException: Value cannot be null. (Parameter 'source')
// out: n make distinct [S] !! ArgumentNullException: Value cannot be null. (Parameter 'source')
// out: !e distinctBy (fun x -> log x; x % 3) [S] = []
// out: .<3>!o distinctBy (fun x -> log x; x % 3) [S] = [3]
// out: .<3>.<1>.<2>.<3>.<5>!m distinctBy (fun x -> log x; x % 3) [S] = [3; 1; 2]
// out: m make distinctBy (fun x -> log x; x % 3) [S] = ()
// out: n distinctBy (fun x -> log x; x % 3) [S] !! ArgumentNullException: Value cannot be null. (Parameter 'source')
// out: n make distinctBy (fun x -> log x; x % 3) [S] !! ArgumentNullException: Value cannot be null. (Parameter 'source')
// out: !e exactlyOne [S] !! ArgumentException: The input sequence was empty. (Parameter 'source')
// out: .!o exactlyOne [S] = 3
// out: ..!m exactlyOne [S] !! ArgumentException: The input sequence contains more than one element. (Parameter 'source')
// out: n exactlyOne [S] !! ArgumentNullException: Value cannot be null. (Parameter 'source')
// out: !e tryExactlyOne [S] = None
// out: .!o tryExactlyOne [S] = Some 3
// out: ..!m tryExactlyOne [S] = None
// out: n tryExactlyOne [S] !! ArgumentNullException: Value cannot be null. (Parameter 'source')
// out: !e except [ 3; 9 ] [S] = []
// out: .!o except [ 3; 9 ] [S] = []
// out: .....!m except [ 3; 9 ] [S] = [1; 2; 5]
// out: m make except [ 3; 9 ] [S] = ()
// out: n except [ 3; 9 ] [S] !! ArgumentNullException: Value cannot be null. (Parameter 'source')
// out: n make except [ 3; 9 ] [S] !! ArgumentNullException: Value cannot be null. (Parameter 'source')
// out: !e except [] [S] = []
// out: .!o except [] [S] = [3]
// out: .....!m except [] [S] = [3; 1; 2; 5]
// out: m make except [] [S] = ()
// out: n except [] [S] !! ArgumentNullException: Value cannot be null. (Parameter 'source')
// out: n make except [] [S] !! ArgumentNullException: Value cannot be null. (Parameter 'source')
// out: !e exists (above 2) [S] = false
// out: .<3>!o exists (above 2) [S] = true
// out: .<3>!m exists (above 2) [S] = true
// out: n exists (above 2) [S] !! ArgumentNullException: Value cannot be null. (Parameter 'source')
// out: !e exists (above 100) [S] = false
// out: .<3>!o exists (above 100) [S] = false
// out: .<3>.<1>.<2>.<3>.<5>!m exists (above 100) [S] = false
// out: n exists (above 100) [S] !! ArgumentNullException: Value cannot be null. (Parameter 'source')
// out: !e filter (above 2) [S] = []
// out: .<3>!o filter (above 2) [S] = [3]
// out: .<3>.<1>.<2>.<3>.<5>!m filter (above 2) [S] = [3; 3; 5]
// out: m make filter (above 2) [S] = ()
// out: n filter (above 2) [S] !! ArgumentNullException: Value cannot be null. (Parameter 'source')
// out: n make filter (above 2) [S] !! ArgumentNullException: Value cannot be null. (Parameter 'source')
// out: !e where (above 2) [S] = []
// out: .<3>!o where (above 2) [S] = [3]
// out: .<3>.<1>.<2>.<3>.<5>!m where (above 2) [S] = [3; 3; 5]
// out: m make where (above 2) [S] = ()
// out: n where (above 2) [S] !! ArgumentNullException: Value cannot be null. (Parameter 'source')
// out: n make where (above 2) [S] !! ArgumentNullException: Value cannot be null. (Parameter 'source')
// out: !e filter (fun x -> boom 5 x > 2) [S] = []
// out: .<3>!o filter (fun x -> boom 5 x > 2) [S] = [3]
// out: .<3>.<1>.<2>.<3>.<5>!m filter (fun x -> boom 5 x > 2) [S] !! Exception: boom
// out: m make filter (fun x -> boom 5 x > 2) [S] = ()
// out: n filter (fun x -> boom 5 x > 2) [S] !! ArgumentNullException: Value cannot be null. (Parameter 'source')
// out: n make filter (fun x -> boom 5 x > 2) [S] !! ArgumentNullException: Value cannot be null. (Parameter 'source')
// out: !e find (above 2) [S] !! KeyNotFoundException: An index satisfying the predicate was not found in the collection.
// out: .<3>!o find (above 2) [S] = 3
// out: .<3>!m find (above 2) [S] = 3
// out: n find (above 2) [S] !! ArgumentNullException: Value cannot be null. (Parameter 'source')
// out: !e find (above 100) [S] !! KeyNotFoundException: An index satisfying the predicate was not found in the collection.
// out: .<3>!o find (above 100) [S] !! KeyNotFoundException: An index satisfying the predicate was not found in the collection.
// out: .<3>.<1>.<2>.<3>.<5>!m find (above 100) [S] !! KeyNotFoundException: An index satisfying the predicate was not found in the collection.
// out: n find (above 100) [S] !! ArgumentNullException: Value cannot be null. (Parameter 'source')
// out: !e tryFind (above 2) [S] = None
// out: .<3>!o tryFind (above 2) [S] = Some 3
// out: .<3>!m tryFind (above 2) [S] = Some 3
// out: n tryFind (above 2) [S] !! ArgumentNullException: Value cannot be null. (Parameter 'source')
// out: !e tryFind (above 100) [S] = None
// out: .<3>!o tryFind (above 100) [S] = None
// out: .<3>.<1>.<2>.<3>.<5>!m tryFind (above 100) [S] = None
// out: n tryFind (above 100) [S] !! ArgumentNullException: Value cannot be null. (Parameter 'source')
// out: !e findBack (above 2) [S] !! KeyNotFoundException: An index satisfying the predicate was not found in the collection.
// out: .!<3>o findBack (above 2) [S] = 3
// out: .....!<5>m findBack (above 2) [S] = 5
// out: n findBack (above 2) [S] !! ArgumentNullException: Value cannot be null. (Parameter 'source')
// e, o, m, k, n: a collection that is empty, has one element, several, three, is null
open System
open System.Collections.Generic
let name (e: exn) = match e with :? MatchFailureException -> "MatchFailureException" | _ -> e.GetType().Name
let t (what: string) (f: unit -> 'a) =
  try printfn "%s = %A" what (f ())
  with e -> printfn "%s !! %s: %s" what (name e) (e.Message.Replace("\n", "|").Replace("\r", ""))
let log (x: int) = printf "<%d>" x
let above k x = log x; x > k
let twice x = log x; x * 2
let add a b = printf "(%d,%d)" a b; a + b
let boom k x = log x; if x = k then failwith "boom" else x
let half x = log x; if x % 2 = 0 then Some(x / 2) else None
let down (a: int) (b: int) = compare b a
let s (items: int list) =
  seq {
    try
      for x in items do
        printf "."
        yield x
    finally
      printf "!"
  }
t "e append [S] [S]" (fun () -> Seq.append (s []) (s []) |> Seq.toList)
t "o append [S] [S]" (fun () -> Seq.append (s [ 3 ]) (s [ 3 ]) |> Seq.toList)
t "m append [S] [S]" (fun () -> Seq.append (s [ 3; 1; 2; 3; 5 ]) (s [ 3; 1; 2; 3; 5 ]) |> Seq.toList)
t "m make append [S] [S]" (fun () -> Seq.append (s [ 3; 1; 2; 3; 5 ]) (s [ 3; 1; 2; 3; 5 ]) |> ignore)
t "n make append [S] [S]" (fun () -> Seq.append (null: int seq) (null: int seq) |> ignore)
t "e average (M.map float [S])" (fun () -> Seq.average (Seq.map float (s [])))
t "o average (M.map float [S])" (fun () -> Seq.average (Seq.map float (s [ 3 ])))
t "m average (M.map float [S])" (fun () -> Seq.average (Seq.map float (s [ 3; 1; 2; 3; 5 ])))
t "n average (M.map float [S])" (fun () -> Seq.average (Seq.map float (null: int seq)))
t "e averageBy float [S]" (fun () -> Seq.averageBy float (s []))
t "o averageBy float [S]" (fun () -> Seq.averageBy float (s [ 3 ]))
t "m averageBy float [S]" (fun () -> Seq.averageBy float (s [ 3; 1; 2; 3; 5 ]))
t "n averageBy float [S]" (fun () -> Seq.averageBy float (null: int seq))
t "e averageBy (fun x -> float (boom 3 x)) [S]" (fun () -> Seq.averageBy (fun x -> float (boom 3 x)) (s []))
t "o averageBy (fun x -> float (boom 3 x)) [S]" (fun () -> Seq.averageBy (fun x -> float (boom 3 x)) (s [ 3 ]))
t "m averageBy (fun x -> float (boom 3 x)) [S]" (fun () -> Seq.averageBy (fun x -> float (boom 3 x)) (s [ 3; 1; 2; 3; 5 ]))
t "n averageBy (fun x -> float (boom 3 x)) [S]" (fun () -> Seq.averageBy (fun x -> float (boom 3 x)) (null: int seq))
t "e choose half [S]" (fun () -> Seq.choose half (s []) |> Seq.toList)
t "o choose half [S]" (fun () -> Seq.choose half (s [ 3 ]) |> Seq.toList)
t "m choose half [S]" (fun () -> Seq.choose half (s [ 3; 1; 2; 3; 5 ]) |> Seq.toList)
t "m make choose half [S]" (fun () -> Seq.choose half (s [ 3; 1; 2; 3; 5 ]) |> ignore)
t "n choose half [S]" (fun () -> Seq.choose half (null: int seq) |> Seq.toList)
t "n make choose half [S]" (fun () -> Seq.choose half (null: int seq) |> ignore)
t "e choose (fun x -> if boom 2 x > 0 then Some x else None) [S]" (fun () -> Seq.choose (fun x -> if boom 2 x > 0 then Some x else None) (s []) |> Seq.toList)
t "o choose (fun x -> if boom 2 x > 0 then Some x else None) [S]" (fun () -> Seq.choose (fun x -> if boom 2 x > 0 then Some x else None) (s [ 3 ]) |> Seq.toList)
t "m choose (fun x -> if boom 2 x > 0 then Some x else None) [S]" (fun () -> Seq.choose (fun x -> if boom 2 x > 0 then Some x else None) (s [ 3; 1; 2; 3; 5 ]) |> Seq.toList)
t "m make choose (fun x -> if boom 2 x > 0 then Some x else None) [S]" (fun () -> Seq.choose (fun x -> if boom 2 x > 0 then Some x else None) (s [ 3; 1; 2; 3; 5 ]) |> ignore)
t "n choose (fun x -> if boom 2 x > 0 then Some x else None) [S]" (fun () -> Seq.choose (fun x -> if boom 2 x > 0 then Some x else None) (null: int seq) |> Seq.toList)
t "n make choose (fun x -> if boom 2 x > 0 then Some x else None) [S]" (fun () -> Seq.choose (fun x -> if boom 2 x > 0 then Some x else None) (null: int seq) |> ignore)
t "e chunkBySize 2 [S]" (fun () -> Seq.chunkBySize 2 (s []) |> Seq.map Seq.toList |> Seq.toList)
t "o chunkBySize 2 [S]" (fun () -> Seq.chunkBySize 2 (s [ 3 ]) |> Seq.map Seq.toList |> Seq.toList)
t "m chunkBySize 2 [S]" (fun () -> Seq.chunkBySize 2 (s [ 3; 1; 2; 3; 5 ]) |> Seq.map Seq.toList |> Seq.toList)
t "m make chunkBySize 2 [S]" (fun () -> Seq.chunkBySize 2 (s [ 3; 1; 2; 3; 5 ]) |> ignore)
t "n chunkBySize 2 [S]" (fun () -> Seq.chunkBySize 2 (null: int seq) |> Seq.map Seq.toList |> Seq.toList)
t "n make chunkBySize 2 [S]" (fun () -> Seq.chunkBySize 2 (null: int seq) |> ignore)
t "e chunkBySize 1 [S]" (fun () -> Seq.chunkBySize 1 (s []) |> Seq.map Seq.toList |> Seq.toList)
t "o chunkBySize 1 [S]" (fun () -> Seq.chunkBySize 1 (s [ 3 ]) |> Seq.map Seq.toList |> Seq.toList)
t "m chunkBySize 1 [S]" (fun () -> Seq.chunkBySize 1 (s [ 3; 1; 2; 3; 5 ]) |> Seq.map Seq.toList |> Seq.toList)
t "m make chunkBySize 1 [S]" (fun () -> Seq.chunkBySize 1 (s [ 3; 1; 2; 3; 5 ]) |> ignore)
t "n chunkBySize 1 [S]" (fun () -> Seq.chunkBySize 1 (null: int seq) |> Seq.map Seq.toList |> Seq.toList)
t "n make chunkBySize 1 [S]" (fun () -> Seq.chunkBySize 1 (null: int seq) |> ignore)
t "e chunkBySize 100 [S]" (fun () -> Seq.chunkBySize 100 (s []) |> Seq.map Seq.toList |> Seq.toList)
t "o chunkBySize 100 [S]" (fun () -> Seq.chunkBySize 100 (s [ 3 ]) |> Seq.map Seq.toList |> Seq.toList)
t "m chunkBySize 100 [S]" (fun () -> Seq.chunkBySize 100 (s [ 3; 1; 2; 3; 5 ]) |> Seq.map Seq.toList |> Seq.toList)
t "m make chunkBySize 100 [S]" (fun () -> Seq.chunkBySize 100 (s [ 3; 1; 2; 3; 5 ]) |> ignore)
t "n chunkBySize 100 [S]" (fun () -> Seq.chunkBySize 100 (null: int seq) |> Seq.map Seq.toList |> Seq.toList)
t "n make chunkBySize 100 [S]" (fun () -> Seq.chunkBySize 100 (null: int seq) |> ignore)
t "e chunkBySize 0 [S]" (fun () -> Seq.chunkBySize 0 (s []) |> Seq.map Seq.toList |> Seq.toList)
t "o chunkBySize 0 [S]" (fun () -> Seq.chunkBySize 0 (s [ 3 ]) |> Seq.map Seq.toList |> Seq.toList)
t "m chunkBySize 0 [S]" (fun () -> Seq.chunkBySize 0 (s [ 3; 1; 2; 3; 5 ]) |> Seq.map Seq.toList |> Seq.toList)
t "m make chunkBySize 0 [S]" (fun () -> Seq.chunkBySize 0 (s [ 3; 1; 2; 3; 5 ]) |> ignore)
t "n chunkBySize 0 [S]" (fun () -> Seq.chunkBySize 0 (null: int seq) |> Seq.map Seq.toList |> Seq.toList)
t "n make chunkBySize 0 [S]" (fun () -> Seq.chunkBySize 0 (null: int seq) |> ignore)
t "e chunkBySize -1 [S]" (fun () -> Seq.chunkBySize -1 (s []) |> Seq.map Seq.toList |> Seq.toList)
t "o chunkBySize -1 [S]" (fun () -> Seq.chunkBySize -1 (s [ 3 ]) |> Seq.map Seq.toList |> Seq.toList)
t "m chunkBySize -1 [S]" (fun () -> Seq.chunkBySize -1 (s [ 3; 1; 2; 3; 5 ]) |> Seq.map Seq.toList |> Seq.toList)
t "m make chunkBySize -1 [S]" (fun () -> Seq.chunkBySize -1 (s [ 3; 1; 2; 3; 5 ]) |> ignore)
t "n chunkBySize -1 [S]" (fun () -> Seq.chunkBySize -1 (null: int seq) |> Seq.map Seq.toList |> Seq.toList)
t "n make chunkBySize -1 [S]" (fun () -> Seq.chunkBySize -1 (null: int seq) |> ignore)
t "e collect (fun x -> log x; M.replicate (x % 3) x) [S]" (fun () -> Seq.collect (fun x -> log x; Seq.replicate (x % 3) x) (s []) |> Seq.toList)
t "o collect (fun x -> log x; M.replicate (x % 3) x) [S]" (fun () -> Seq.collect (fun x -> log x; Seq.replicate (x % 3) x) (s [ 3 ]) |> Seq.toList)
t "m collect (fun x -> log x; M.replicate (x % 3) x) [S]" (fun () -> Seq.collect (fun x -> log x; Seq.replicate (x % 3) x) (s [ 3; 1; 2; 3; 5 ]) |> Seq.toList)
t "m make collect (fun x -> log x; M.replicate (x % 3) x) [S]" (fun () -> Seq.collect (fun x -> log x; Seq.replicate (x % 3) x) (s [ 3; 1; 2; 3; 5 ]) |> ignore)
t "n make collect (fun x -> log x; M.replicate (x % 3) x) [S]" (fun () -> Seq.collect (fun x -> log x; Seq.replicate (x % 3) x) (null: int seq) |> ignore)
t "e collect (fun x -> M.singleton (boom 1 x)) [S]" (fun () -> Seq.collect (fun x -> Seq.singleton (boom 1 x)) (s []) |> Seq.toList)
t "o collect (fun x -> M.singleton (boom 1 x)) [S]" (fun () -> Seq.collect (fun x -> Seq.singleton (boom 1 x)) (s [ 3 ]) |> Seq.toList)
t "m collect (fun x -> M.singleton (boom 1 x)) [S]" (fun () -> Seq.collect (fun x -> Seq.singleton (boom 1 x)) (s [ 3; 1; 2; 3; 5 ]) |> Seq.toList)
t "m make collect (fun x -> M.singleton (boom 1 x)) [S]" (fun () -> Seq.collect (fun x -> Seq.singleton (boom 1 x)) (s [ 3; 1; 2; 3; 5 ]) |> ignore)
t "n make collect (fun x -> M.singleton (boom 1 x)) [S]" (fun () -> Seq.collect (fun x -> Seq.singleton (boom 1 x)) (null: int seq) |> ignore)
t "e concat (Seq.ofList [ [S]; [S] ])" (fun () -> Seq.concat (Seq.ofList [ (s []); (s []) ]) |> Seq.toList)
t "o concat (Seq.ofList [ [S]; [S] ])" (fun () -> Seq.concat (Seq.ofList [ (s [ 3 ]); (s [ 3 ]) ]) |> Seq.toList)
t "m concat (Seq.ofList [ [S]; [S] ])" (fun () -> Seq.concat (Seq.ofList [ (s [ 3; 1; 2; 3; 5 ]); (s [ 3; 1; 2; 3; 5 ]) ]) |> Seq.toList)
t "m make concat (Seq.ofList [ [S]; [S] ])" (fun () -> Seq.concat (Seq.ofList [ (s [ 3; 1; 2; 3; 5 ]); (s [ 3; 1; 2; 3; 5 ]) ]) |> ignore)
t "n make concat (Seq.ofList [ [S]; [S] ])" (fun () -> Seq.concat (Seq.ofList [ (null: int seq); (null: int seq) ]) |> ignore)
t "e contains 3 [S]" (fun () -> Seq.contains 3 (s []))
t "o contains 3 [S]" (fun () -> Seq.contains 3 (s [ 3 ]))
t "m contains 3 [S]" (fun () -> Seq.contains 3 (s [ 3; 1; 2; 3; 5 ]))
t "n contains 3 [S]" (fun () -> Seq.contains 3 (null: int seq))
t "e contains 8 [S]" (fun () -> Seq.contains 8 (s []))
t "o contains 8 [S]" (fun () -> Seq.contains 8 (s [ 3 ]))
t "m contains 8 [S]" (fun () -> Seq.contains 8 (s [ 3; 1; 2; 3; 5 ]))
t "n contains 8 [S]" (fun () -> Seq.contains 8 (null: int seq))
t "e countBy (fun x -> x % 2) [S]" (fun () -> Seq.countBy (fun x -> x % 2) (s []) |> Seq.toList)
t "o countBy (fun x -> x % 2) [S]" (fun () -> Seq.countBy (fun x -> x % 2) (s [ 3 ]) |> Seq.toList)
t "m countBy (fun x -> x % 2) [S]" (fun () -> Seq.countBy (fun x -> x % 2) (s [ 3; 1; 2; 3; 5 ]) |> Seq.toList)
t "m make countBy (fun x -> x % 2) [S]" (fun () -> Seq.countBy (fun x -> x % 2) (s [ 3; 1; 2; 3; 5 ]) |> ignore)
t "n countBy (fun x -> x % 2) [S]" (fun () -> Seq.countBy (fun x -> x % 2) (null: int seq) |> Seq.toList)
t "n make countBy (fun x -> x % 2) [S]" (fun () -> Seq.countBy (fun x -> x % 2) (null: int seq) |> ignore)
t "e countBy (fun x -> string (x % 3)) [S]" (fun () -> Seq.countBy (fun x -> string (x % 3)) (s []) |> Seq.toList)
t "o countBy (fun x -> string (x % 3)) [S]" (fun () -> Seq.countBy (fun x -> string (x % 3)) (s [ 3 ]) |> Seq.toList)
t "m countBy (fun x -> string (x % 3)) [S]" (fun () -> Seq.countBy (fun x -> string (x % 3)) (s [ 3; 1; 2; 3; 5 ]) |> Seq.toList)
t "m make countBy (fun x -> string (x % 3)) [S]" (fun () -> Seq.countBy (fun x -> string (x % 3)) (s [ 3; 1; 2; 3; 5 ]) |> ignore)
t "n countBy (fun x -> string (x % 3)) [S]" (fun () -> Seq.countBy (fun x -> string (x % 3)) (null: int seq) |> Seq.toList)
t "n make countBy (fun x -> string (x % 3)) [S]" (fun () -> Seq.countBy (fun x -> string (x % 3)) (null: int seq) |> ignore)
t "e distinct [S]" (fun () -> Seq.distinct (s []) |> Seq.toList)
t "o distinct [S]" (fun () -> Seq.distinct (s [ 3 ]) |> Seq.toList)
t "m distinct [S]" (fun () -> Seq.distinct (s [ 3; 1; 2; 3; 5 ]) |> Seq.toList)
t "m make distinct [S]" (fun () -> Seq.distinct (s [ 3; 1; 2; 3; 5 ]) |> ignore)
t "n distinct [S]" (fun () -> Seq.distinct (null: int seq) |> Seq.toList)
t "n make distinct [S]" (fun () -> Seq.distinct (null: int seq) |> ignore)
t "e distinctBy (fun x -> log x; x % 3) [S]" (fun () -> Seq.distinctBy (fun x -> log x; x % 3) (s []) |> Seq.toList)
t "o distinctBy (fun x -> log x; x % 3) [S]" (fun () -> Seq.distinctBy (fun x -> log x; x % 3) (s [ 3 ]) |> Seq.toList)
t "m distinctBy (fun x -> log x; x % 3) [S]" (fun () -> Seq.distinctBy (fun x -> log x; x % 3) (s [ 3; 1; 2; 3; 5 ]) |> Seq.toList)
t "m make distinctBy (fun x -> log x; x % 3) [S]" (fun () -> Seq.distinctBy (fun x -> log x; x % 3) (s [ 3; 1; 2; 3; 5 ]) |> ignore)
t "n distinctBy (fun x -> log x; x % 3) [S]" (fun () -> Seq.distinctBy (fun x -> log x; x % 3) (null: int seq) |> Seq.toList)
t "n make distinctBy (fun x -> log x; x % 3) [S]" (fun () -> Seq.distinctBy (fun x -> log x; x % 3) (null: int seq) |> ignore)
t "e exactlyOne [S]" (fun () -> Seq.exactlyOne (s []))
t "o exactlyOne [S]" (fun () -> Seq.exactlyOne (s [ 3 ]))
t "m exactlyOne [S]" (fun () -> Seq.exactlyOne (s [ 3; 1; 2; 3; 5 ]))
t "n exactlyOne [S]" (fun () -> Seq.exactlyOne (null: int seq))
t "e tryExactlyOne [S]" (fun () -> Seq.tryExactlyOne (s []))
t "o tryExactlyOne [S]" (fun () -> Seq.tryExactlyOne (s [ 3 ]))
t "m tryExactlyOne [S]" (fun () -> Seq.tryExactlyOne (s [ 3; 1; 2; 3; 5 ]))
t "n tryExactlyOne [S]" (fun () -> Seq.tryExactlyOne (null: int seq))
t "e except [ 3; 9 ] [S]" (fun () -> Seq.except [ 3; 9 ] (s []) |> Seq.toList)
t "o except [ 3; 9 ] [S]" (fun () -> Seq.except [ 3; 9 ] (s [ 3 ]) |> Seq.toList)
t "m except [ 3; 9 ] [S]" (fun () -> Seq.except [ 3; 9 ] (s [ 3; 1; 2; 3; 5 ]) |> Seq.toList)
t "m make except [ 3; 9 ] [S]" (fun () -> Seq.except [ 3; 9 ] (s [ 3; 1; 2; 3; 5 ]) |> ignore)
t "n except [ 3; 9 ] [S]" (fun () -> Seq.except [ 3; 9 ] (null: int seq) |> Seq.toList)
t "n make except [ 3; 9 ] [S]" (fun () -> Seq.except [ 3; 9 ] (null: int seq) |> ignore)
t "e except [] [S]" (fun () -> Seq.except [] (s []) |> Seq.toList)
t "o except [] [S]" (fun () -> Seq.except [] (s [ 3 ]) |> Seq.toList)
t "m except [] [S]" (fun () -> Seq.except [] (s [ 3; 1; 2; 3; 5 ]) |> Seq.toList)
t "m make except [] [S]" (fun () -> Seq.except [] (s [ 3; 1; 2; 3; 5 ]) |> ignore)
t "n except [] [S]" (fun () -> Seq.except [] (null: int seq) |> Seq.toList)
t "n make except [] [S]" (fun () -> Seq.except [] (null: int seq) |> ignore)
t "e exists (above 2) [S]" (fun () -> Seq.exists (above 2) (s []))
t "o exists (above 2) [S]" (fun () -> Seq.exists (above 2) (s [ 3 ]))
t "m exists (above 2) [S]" (fun () -> Seq.exists (above 2) (s [ 3; 1; 2; 3; 5 ]))
t "n exists (above 2) [S]" (fun () -> Seq.exists (above 2) (null: int seq))
t "e exists (above 100) [S]" (fun () -> Seq.exists (above 100) (s []))
t "o exists (above 100) [S]" (fun () -> Seq.exists (above 100) (s [ 3 ]))
t "m exists (above 100) [S]" (fun () -> Seq.exists (above 100) (s [ 3; 1; 2; 3; 5 ]))
t "n exists (above 100) [S]" (fun () -> Seq.exists (above 100) (null: int seq))
t "e filter (above 2) [S]" (fun () -> Seq.filter (above 2) (s []) |> Seq.toList)
t "o filter (above 2) [S]" (fun () -> Seq.filter (above 2) (s [ 3 ]) |> Seq.toList)
t "m filter (above 2) [S]" (fun () -> Seq.filter (above 2) (s [ 3; 1; 2; 3; 5 ]) |> Seq.toList)
t "m make filter (above 2) [S]" (fun () -> Seq.filter (above 2) (s [ 3; 1; 2; 3; 5 ]) |> ignore)
t "n filter (above 2) [S]" (fun () -> Seq.filter (above 2) (null: int seq) |> Seq.toList)
t "n make filter (above 2) [S]" (fun () -> Seq.filter (above 2) (null: int seq) |> ignore)
t "e where (above 2) [S]" (fun () -> Seq.where (above 2) (s []) |> Seq.toList)
t "o where (above 2) [S]" (fun () -> Seq.where (above 2) (s [ 3 ]) |> Seq.toList)
t "m where (above 2) [S]" (fun () -> Seq.where (above 2) (s [ 3; 1; 2; 3; 5 ]) |> Seq.toList)
t "m make where (above 2) [S]" (fun () -> Seq.where (above 2) (s [ 3; 1; 2; 3; 5 ]) |> ignore)
t "n where (above 2) [S]" (fun () -> Seq.where (above 2) (null: int seq) |> Seq.toList)
t "n make where (above 2) [S]" (fun () -> Seq.where (above 2) (null: int seq) |> ignore)
t "e filter (fun x -> boom 5 x > 2) [S]" (fun () -> Seq.filter (fun x -> boom 5 x > 2) (s []) |> Seq.toList)
t "o filter (fun x -> boom 5 x > 2) [S]" (fun () -> Seq.filter (fun x -> boom 5 x > 2) (s [ 3 ]) |> Seq.toList)
t "m filter (fun x -> boom 5 x > 2) [S]" (fun () -> Seq.filter (fun x -> boom 5 x > 2) (s [ 3; 1; 2; 3; 5 ]) |> Seq.toList)
t "m make filter (fun x -> boom 5 x > 2) [S]" (fun () -> Seq.filter (fun x -> boom 5 x > 2) (s [ 3; 1; 2; 3; 5 ]) |> ignore)
t "n filter (fun x -> boom 5 x > 2) [S]" (fun () -> Seq.filter (fun x -> boom 5 x > 2) (null: int seq) |> Seq.toList)
t "n make filter (fun x -> boom 5 x > 2) [S]" (fun () -> Seq.filter (fun x -> boom 5 x > 2) (null: int seq) |> ignore)
t "e find (above 2) [S]" (fun () -> Seq.find (above 2) (s []))
t "o find (above 2) [S]" (fun () -> Seq.find (above 2) (s [ 3 ]))
t "m find (above 2) [S]" (fun () -> Seq.find (above 2) (s [ 3; 1; 2; 3; 5 ]))
t "n find (above 2) [S]" (fun () -> Seq.find (above 2) (null: int seq))
t "e find (above 100) [S]" (fun () -> Seq.find (above 100) (s []))
t "o find (above 100) [S]" (fun () -> Seq.find (above 100) (s [ 3 ]))
t "m find (above 100) [S]" (fun () -> Seq.find (above 100) (s [ 3; 1; 2; 3; 5 ]))
t "n find (above 100) [S]" (fun () -> Seq.find (above 100) (null: int seq))
t "e tryFind (above 2) [S]" (fun () -> Seq.tryFind (above 2) (s []))
t "o tryFind (above 2) [S]" (fun () -> Seq.tryFind (above 2) (s [ 3 ]))
t "m tryFind (above 2) [S]" (fun () -> Seq.tryFind (above 2) (s [ 3; 1; 2; 3; 5 ]))
t "n tryFind (above 2) [S]" (fun () -> Seq.tryFind (above 2) (null: int seq))
t "e tryFind (above 100) [S]" (fun () -> Seq.tryFind (above 100) (s []))
t "o tryFind (above 100) [S]" (fun () -> Seq.tryFind (above 100) (s [ 3 ]))
t "m tryFind (above 100) [S]" (fun () -> Seq.tryFind (above 100) (s [ 3; 1; 2; 3; 5 ]))
t "n tryFind (above 100) [S]" (fun () -> Seq.tryFind (above 100) (null: int seq))
t "e findBack (above 2) [S]" (fun () -> Seq.findBack (above 2) (s []))
t "o findBack (above 2) [S]" (fun () -> Seq.findBack (above 2) (s [ 3 ]))
t "m findBack (above 2) [S]" (fun () -> Seq.findBack (above 2) (s [ 3; 1; 2; 3; 5 ]))
t "n findBack (above 2) [S]" (fun () -> Seq.findBack (above 2) (null: int seq))
