// out: .....!<3><1><2>m sortBy (boom 2) [S] !! Exception: boom
// out: m make sortBy (boom 2) [S] = ()
// out: n sortBy (boom 2) [S] !! ArgumentNullException: Value cannot be null. (Parameter 'source')
// out: n make sortBy (boom 2) [S] !! ArgumentNullException: Value cannot be null. (Parameter 'source')
// out: !e splitInto 1 [S] = []
// out: .!o splitInto 1 [S] = [[3]]
// out: .....!m splitInto 1 [S] = [[3; 1; 2; 3; 5]]
// out: m make splitInto 1 [S] = ()
// out: n splitInto 1 [S] !! ArgumentNullException: Value cannot be null. (Parameter 'source')
// out: n make splitInto 1 [S] !! ArgumentNullException: Value cannot be null. (Parameter 'source')
// out: !e splitInto 2 [S] = []
// out: .!o splitInto 2 [S] = [[3]]
// out: .....!m splitInto 2 [S] = [[3; 1; 2]; [3; 5]]
// out: m make splitInto 2 [S] = ()
// out: n splitInto 2 [S] !! ArgumentNullException: Value cannot be null. (Parameter 'source')
// out: n make splitInto 2 [S] !! ArgumentNullException: Value cannot be null. (Parameter 'source')
// out: !e splitInto 3 [S] = []
// out: .!o splitInto 3 [S] = [[3]]
// out: .....!m splitInto 3 [S] = [[3; 1]; [2; 3]; [5]]
// out: m make splitInto 3 [S] = ()
// out: n splitInto 3 [S] !! ArgumentNullException: Value cannot be null. (Parameter 'source')
// out: n make splitInto 3 [S] !! ArgumentNullException: Value cannot be null. (Parameter 'source')
// out: !e splitInto 100 [S] = []
// out: .!o splitInto 100 [S] = [[3]]
// out: .....!m splitInto 100 [S] = [[3]; [1]; [2]; [3]; [5]]
// out: m make splitInto 100 [S] = ()
// out: n splitInto 100 [S] !! ArgumentNullException: Value cannot be null. (Parameter 'source')
// out: n make splitInto 100 [S] !! ArgumentNullException: Value cannot be null. (Parameter 'source')
// out: e splitInto 0 [S] !! ArgumentException: The input must be positive.|count = 0 (Parameter 'count')
// out: o splitInto 0 [S] !! ArgumentException: The input must be positive.|count = 0 (Parameter 'count')
// out: m splitInto 0 [S] !! ArgumentException: The input must be positive.|count = 0 (Parameter 'count')
// out: m make splitInto 0 [S] !! ArgumentException: The input must be positive.|count = 0 (Parameter 'count')
// out: n splitInto 0 [S] !! ArgumentNullException: Value cannot be null. (Parameter 'source')
// out: n make splitInto 0 [S] !! ArgumentNullException: Value cannot be null. (Parameter 'source')
// out: e splitInto -1 [S] !! ArgumentException: The input must be positive.|count = -1 (Parameter 'count')
// out: o splitInto -1 [S] !! ArgumentException: The input must be positive.|count = -1 (Parameter 'count')
// out: m splitInto -1 [S] !! ArgumentException: The input must be positive.|count = -1 (Parameter 'count')
// out: m make splitInto -1 [S] !! ArgumentException: The input must be positive.|count = -1 (Parameter 'count')
// out: n splitInto -1 [S] !! ArgumentNullException: Value cannot be null. (Parameter 'source')
// out: n make splitInto -1 [S] !! ArgumentNullException: Value cannot be null. (Parameter 'source')
// out: !e splitInto Int32.MaxValue [S] = []
// out: .!o splitInto Int32.MaxValue [S] = [[3]]
// out: .....!m splitInto Int32.MaxValue [S] = [[3]; [1]; [2]; [3]; [5]]
// out: m make splitInto Int32.MaxValue [S] = ()
// out: n splitInto Int32.MaxValue [S] !! ArgumentNullException: Value cannot be null. (Parameter 'source')
// out: n make splitInto Int32.MaxValue [S] !! ArgumentNullException: Value cannot be null. (Parameter 'source')
// out: !e sum [S] = 0
// out: .!o sum [S] = 3
// out: .....!m sum [S] = 14
// out: !e sumBy twice [S] = 0
// out: .<3>!o sumBy twice [S] = 6
// out: .<3>.<1>.<2>.<3>.<5>!m sumBy twice [S] = 28
// out: !e sumBy (fun x -> int64 x * 3000000000L) [S] = 0L
// out: .!o sumBy (fun x -> int64 x * 3000000000L) [S] = 9000000000L
// out: .....!m sumBy (fun x -> int64 x * 3000000000L) [S] = 42000000000L
// out: !e tail [S] !! ArgumentException: The input sequence has an insufficient number of elements. (Parameter 'source')
// out: .!o tail [S] = []
// out: .....!m tail [S] = [1; 2; 3; 5]
// out: m make tail [S] = ()
// out: n tail [S] !! ArgumentNullException: Value cannot be null. (Parameter 'source')
// out: n make tail [S] !! ArgumentNullException: Value cannot be null. (Parameter 'source')
// out: e take 0 [S] = []
// out: o take 0 [S] = []
// out: m take 0 [S] = []
// out: m make take 0 [S] = ()
// out: n take 0 [S] !! ArgumentNullException: Value cannot be null. (Parameter 'source')
// out: n make take 0 [S] !! ArgumentNullException: Value cannot be null. (Parameter 'source')
// out: !e take 2 [S] !! InvalidOperationException: The input sequence has an insufficient number of elements.: tried to take 2 elements past the end of the seq. Use Seq.truncate to get 2 or less elements
// out: .!o take 2 [S] !! InvalidOperationException: The input sequence has an insufficient number of elements.: tried to take 1 element past the end of the seq. Use Seq.truncate to get 2 or less elements
// out: ..!m take 2 [S] = [3; 1]
// out: m make take 2 [S] = ()
// out: n take 2 [S] !! ArgumentNullException: Value cannot be null. (Parameter 'source')
// out: n make take 2 [S] !! ArgumentNullException: Value cannot be null. (Parameter 'source')
// out: !e take 5 [S] !! InvalidOperationException: The input sequence has an insufficient number of elements.: tried to take 5 elements past the end of the seq. Use Seq.truncate to get 5 or less elements
// out: .!o take 5 [S] !! InvalidOperationException: The input sequence has an insufficient number of elements.: tried to take 4 elements past the end of the seq. Use Seq.truncate to get 5 or less elements
// out: .....!m take 5 [S] = [3; 1; 2; 3; 5]
// out: m make take 5 [S] = ()
// out: n take 5 [S] !! ArgumentNullException: Value cannot be null. (Parameter 'source')
// out: n make take 5 [S] !! ArgumentNullException: Value cannot be null. (Parameter 'source')
// out: !e take 6 [S] !! InvalidOperationException: The input sequence has an insufficient number of elements.: tried to take 6 elements past the end of the seq. Use Seq.truncate to get 6 or less elements
// out: .!o take 6 [S] !! InvalidOperationException: The input sequence has an insufficient number of elements.: tried to take 5 elements past the end of the seq. Use Seq.truncate to get 6 or less elements
// out: .....!m take 6 [S] !! InvalidOperationException: The input sequence has an insufficient number of elements.: tried to take 1 element past the end of the seq. Use Seq.truncate to get 6 or less elements
// out: m make take 6 [S] = ()
// out: n take 6 [S] !! ArgumentNullException: Value cannot be null. (Parameter 'source')
// out: n make take 6 [S] !! ArgumentNullException: Value cannot be null. (Parameter 'source')
// out: e take -1 [S] !! ArgumentException: The input must be non-negative.|count = -1 (Parameter 'count')
// out: o take -1 [S] !! ArgumentException: The input must be non-negative.|count = -1 (Parameter 'count')
// out: m take -1 [S] !! ArgumentException: The input must be non-negative.|count = -1 (Parameter 'count')
// out: m make take -1 [S] !! ArgumentException: The input must be non-negative.|count = -1 (Parameter 'count')
// out: n take -1 [S] !! ArgumentNullException: Value cannot be null. (Parameter 'source')
// out: n make take -1 [S] !! ArgumentNullException: Value cannot be null. (Parameter 'source')
// out: !e take Int32.MaxValue [S] !! InvalidOperationException: The input sequence has an insufficient number of elements.: tried to take 2147483647 elements past the end of the seq. Use Seq.truncate to get 2147483647 or less elements
// out: .!o take Int32.MaxValue [S] !! InvalidOperationException: The input sequence has an insufficient number of elements.: tried to take 2147483646 elements past the end of the seq. Use Seq.truncate to get 2147483647 or less elements
// out: .....!m take Int32.MaxValue [S] !! InvalidOperationException: The input sequence has an insufficient number of elements.: tried to take 2147483642 elements past the end of the seq. Use Seq.truncate to get 2147483647 or less elements
// out: m make take Int32.MaxValue [S] = ()
// out: n take Int32.MaxValue [S] !! ArgumentNullException: Value cannot be null. (Parameter 'source')
// out: n make take Int32.MaxValue [S] !! ArgumentNullException: Value cannot be null. (Parameter 'source')
// out: !e takeWhile (above 0) [S] = []
// out: .<3>!o takeWhile (above 0) [S] = [3]
// out: .<3>.<1>.<2>.<3>.<5>!m takeWhile (above 0) [S] = [3; 1; 2; 3; 5]
// out: m make takeWhile (above 0) [S] = ()
// out: n takeWhile (above 0) [S] !! ArgumentNullException: Value cannot be null. (Parameter 'source')
// out: n make takeWhile (above 0) [S] !! ArgumentNullException: Value cannot be null. (Parameter 'source')
// out: !e takeWhile (above 2) [S] = []
// out: .<3>!o takeWhile (above 2) [S] = [3]
// out: .<3>.<1>!m takeWhile (above 2) [S] = [3]
// out: m make takeWhile (above 2) [S] = ()
// out: n takeWhile (above 2) [S] !! ArgumentNullException: Value cannot be null. (Parameter 'source')
// out: n make takeWhile (above 2) [S] !! ArgumentNullException: Value cannot be null. (Parameter 'source')
// out: !e takeWhile (above 100) [S] = []
// out: .<3>!o takeWhile (above 100) [S] = []
// out: .<3>!m takeWhile (above 100) [S] = []
// out: m make takeWhile (above 100) [S] = ()
// out: n takeWhile (above 100) [S] !! ArgumentNullException: Value cannot be null. (Parameter 'source')
// out: n make takeWhile (above 100) [S] !! ArgumentNullException: Value cannot be null. (Parameter 'source')
// out: !e toArray [S] = [||]
// out: .!o toArray [S] = [|3|]
// out: .....!m toArray [S] = [|3; 1; 2; 3; 5|]
// out: n toArray [S] !! ArgumentNullException: Value cannot be null. (Parameter 'source')
// out: !e toList [S] = []
// out: .!o toList [S] = [3]
// out: .....!m toList [S] = [3; 1; 2; 3; 5]
// out: n toList [S] !! ArgumentNullException: Value cannot be null. (Parameter 'source')
// out: !e toList [S] = []
// out: .!o toList [S] = [3]
// out: .....!m toList [S] = [3; 1; 2; 3; 5]
// out: .....!m make toList [S] = ()
// out: n toList [S] !! ArgumentNullException: Value cannot be null. (Parameter 'source')
// out: n make toList [S] !! ArgumentNullException: Value cannot be null. (Parameter 'source')
// out: !!e transpose (Seq.ofList [ [S]; [S] ]) = []
// out: .!.!o transpose (Seq.ofList [ [S]; [S] ]) = [[3; 3]]
// out: .....!.....!m transpose (Seq.ofList [ [S]; [S] ]) = [[3; 3]; [1; 1]; [2; 2]; [3; 3]; [5; 5]]
// out: m make transpose (Seq.ofList [ [S]; [S] ]) = ()
// out: n transpose (Seq.ofList [ [S]; [S] ]) !! ArgumentNullException: Value cannot be null. (Parameter 'source')
// out: n make transpose (Seq.ofList [ [S]; [S] ]) = ()
// out: e truncate 0 [S] = []
// out: o truncate 0 [S] = []
// out: m truncate 0 [S] = []
// out: m make truncate 0 [S] = ()
// out: n truncate 0 [S] !! ArgumentNullException: Value cannot be null. (Parameter 'source')
// out: n make truncate 0 [S] !! ArgumentNullException: Value cannot be null. (Parameter 'source')
// out: !e truncate 2 [S] = []
// out: .!o truncate 2 [S] = [3]
// out: ..!m truncate 2 [S] = [3; 1]
// out: m make truncate 2 [S] = ()
// out: n truncate 2 [S] !! ArgumentNullException: Value cannot be null. (Parameter 'source')
// out: n make truncate 2 [S] !! ArgumentNullException: Value cannot be null. (Parameter 'source')
// out: !e truncate 9 [S] = []
// out: .!o truncate 9 [S] = [3]
// out: .....!m truncate 9 [S] = [3; 1; 2; 3; 5]
// out: m make truncate 9 [S] = ()
// out: n truncate 9 [S] !! ArgumentNullException: Value cannot be null. (Parameter 'source')
// out: n make truncate 9 [S] !! ArgumentNullException: Value cannot be null. (Parameter 'source')
// out: e truncate -1 [S] = []
// out: o truncate -1 [S] = []
// out: m truncate -1 [S] = []
// out: m make truncate -1 [S] = ()
// out: n truncate -1 [S] !! ArgumentNullException: Value cannot be null. (Parameter 'source')
// out: n make truncate -1 [S] !! ArgumentNullException: Value cannot be null. (Parameter 'source')
// out: e truncate Int32.MinValue [S] = []
// out: o truncate Int32.MinValue [S] = []
// out: m truncate Int32.MinValue [S] = []
// out: m make truncate Int32.MinValue [S] = ()
// out: n truncate Int32.MinValue [S] !! ArgumentNullException: Value cannot be null. (Parameter 'source')
// out: n make truncate Int32.MinValue [S] !! ArgumentNullException: Value cannot be null. (Parameter 'source')
// out: !e updateAt 0 9 [S] !! ArgumentException: index must be within bounds of the array (Parameter 'index')
// out: .!o updateAt 0 9 [S] = [9]
// out: .....!m updateAt 0 9 [S] = [9; 1; 2; 3; 5]
// out: m make updateAt 0 9 [S] = ()
// out: n make updateAt 0 9 [S] = ()
// out: !e updateAt 4 9 [S] !! ArgumentException: index must be within bounds of the array (Parameter 'index')
// out: .!o updateAt 4 9 [S] !! ArgumentException: index must be within bounds of the array (Parameter 'index')
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
t "m sortBy (boom 2) [S]" (fun () -> Seq.sortBy (boom 2) (s [ 3; 1; 2; 3; 5 ]) |> Seq.toList)
t "m make sortBy (boom 2) [S]" (fun () -> Seq.sortBy (boom 2) (s [ 3; 1; 2; 3; 5 ]) |> ignore)
t "n sortBy (boom 2) [S]" (fun () -> Seq.sortBy (boom 2) (null: int seq) |> Seq.toList)
t "n make sortBy (boom 2) [S]" (fun () -> Seq.sortBy (boom 2) (null: int seq) |> ignore)
t "e splitInto 1 [S]" (fun () -> Seq.splitInto 1 (s []) |> Seq.map Seq.toList |> Seq.toList)
t "o splitInto 1 [S]" (fun () -> Seq.splitInto 1 (s [ 3 ]) |> Seq.map Seq.toList |> Seq.toList)
t "m splitInto 1 [S]" (fun () -> Seq.splitInto 1 (s [ 3; 1; 2; 3; 5 ]) |> Seq.map Seq.toList |> Seq.toList)
t "m make splitInto 1 [S]" (fun () -> Seq.splitInto 1 (s [ 3; 1; 2; 3; 5 ]) |> ignore)
t "n splitInto 1 [S]" (fun () -> Seq.splitInto 1 (null: int seq) |> Seq.map Seq.toList |> Seq.toList)
t "n make splitInto 1 [S]" (fun () -> Seq.splitInto 1 (null: int seq) |> ignore)
t "e splitInto 2 [S]" (fun () -> Seq.splitInto 2 (s []) |> Seq.map Seq.toList |> Seq.toList)
t "o splitInto 2 [S]" (fun () -> Seq.splitInto 2 (s [ 3 ]) |> Seq.map Seq.toList |> Seq.toList)
t "m splitInto 2 [S]" (fun () -> Seq.splitInto 2 (s [ 3; 1; 2; 3; 5 ]) |> Seq.map Seq.toList |> Seq.toList)
t "m make splitInto 2 [S]" (fun () -> Seq.splitInto 2 (s [ 3; 1; 2; 3; 5 ]) |> ignore)
t "n splitInto 2 [S]" (fun () -> Seq.splitInto 2 (null: int seq) |> Seq.map Seq.toList |> Seq.toList)
t "n make splitInto 2 [S]" (fun () -> Seq.splitInto 2 (null: int seq) |> ignore)
t "e splitInto 3 [S]" (fun () -> Seq.splitInto 3 (s []) |> Seq.map Seq.toList |> Seq.toList)
t "o splitInto 3 [S]" (fun () -> Seq.splitInto 3 (s [ 3 ]) |> Seq.map Seq.toList |> Seq.toList)
t "m splitInto 3 [S]" (fun () -> Seq.splitInto 3 (s [ 3; 1; 2; 3; 5 ]) |> Seq.map Seq.toList |> Seq.toList)
t "m make splitInto 3 [S]" (fun () -> Seq.splitInto 3 (s [ 3; 1; 2; 3; 5 ]) |> ignore)
t "n splitInto 3 [S]" (fun () -> Seq.splitInto 3 (null: int seq) |> Seq.map Seq.toList |> Seq.toList)
t "n make splitInto 3 [S]" (fun () -> Seq.splitInto 3 (null: int seq) |> ignore)
t "e splitInto 100 [S]" (fun () -> Seq.splitInto 100 (s []) |> Seq.map Seq.toList |> Seq.toList)
t "o splitInto 100 [S]" (fun () -> Seq.splitInto 100 (s [ 3 ]) |> Seq.map Seq.toList |> Seq.toList)
t "m splitInto 100 [S]" (fun () -> Seq.splitInto 100 (s [ 3; 1; 2; 3; 5 ]) |> Seq.map Seq.toList |> Seq.toList)
t "m make splitInto 100 [S]" (fun () -> Seq.splitInto 100 (s [ 3; 1; 2; 3; 5 ]) |> ignore)
t "n splitInto 100 [S]" (fun () -> Seq.splitInto 100 (null: int seq) |> Seq.map Seq.toList |> Seq.toList)
t "n make splitInto 100 [S]" (fun () -> Seq.splitInto 100 (null: int seq) |> ignore)
t "e splitInto 0 [S]" (fun () -> Seq.splitInto 0 (s []) |> Seq.map Seq.toList |> Seq.toList)
t "o splitInto 0 [S]" (fun () -> Seq.splitInto 0 (s [ 3 ]) |> Seq.map Seq.toList |> Seq.toList)
t "m splitInto 0 [S]" (fun () -> Seq.splitInto 0 (s [ 3; 1; 2; 3; 5 ]) |> Seq.map Seq.toList |> Seq.toList)
t "m make splitInto 0 [S]" (fun () -> Seq.splitInto 0 (s [ 3; 1; 2; 3; 5 ]) |> ignore)
t "n splitInto 0 [S]" (fun () -> Seq.splitInto 0 (null: int seq) |> Seq.map Seq.toList |> Seq.toList)
t "n make splitInto 0 [S]" (fun () -> Seq.splitInto 0 (null: int seq) |> ignore)
t "e splitInto -1 [S]" (fun () -> Seq.splitInto -1 (s []) |> Seq.map Seq.toList |> Seq.toList)
t "o splitInto -1 [S]" (fun () -> Seq.splitInto -1 (s [ 3 ]) |> Seq.map Seq.toList |> Seq.toList)
t "m splitInto -1 [S]" (fun () -> Seq.splitInto -1 (s [ 3; 1; 2; 3; 5 ]) |> Seq.map Seq.toList |> Seq.toList)
t "m make splitInto -1 [S]" (fun () -> Seq.splitInto -1 (s [ 3; 1; 2; 3; 5 ]) |> ignore)
t "n splitInto -1 [S]" (fun () -> Seq.splitInto -1 (null: int seq) |> Seq.map Seq.toList |> Seq.toList)
t "n make splitInto -1 [S]" (fun () -> Seq.splitInto -1 (null: int seq) |> ignore)
t "e splitInto Int32.MaxValue [S]" (fun () -> Seq.splitInto Int32.MaxValue (s []) |> Seq.map Seq.toList |> Seq.toList)
t "o splitInto Int32.MaxValue [S]" (fun () -> Seq.splitInto Int32.MaxValue (s [ 3 ]) |> Seq.map Seq.toList |> Seq.toList)
t "m splitInto Int32.MaxValue [S]" (fun () -> Seq.splitInto Int32.MaxValue (s [ 3; 1; 2; 3; 5 ]) |> Seq.map Seq.toList |> Seq.toList)
t "m make splitInto Int32.MaxValue [S]" (fun () -> Seq.splitInto Int32.MaxValue (s [ 3; 1; 2; 3; 5 ]) |> ignore)
t "n splitInto Int32.MaxValue [S]" (fun () -> Seq.splitInto Int32.MaxValue (null: int seq) |> Seq.map Seq.toList |> Seq.toList)
t "n make splitInto Int32.MaxValue [S]" (fun () -> Seq.splitInto Int32.MaxValue (null: int seq) |> ignore)
t "e sum [S]" (fun () -> Seq.sum (s []))
t "o sum [S]" (fun () -> Seq.sum (s [ 3 ]))
t "m sum [S]" (fun () -> Seq.sum (s [ 3; 1; 2; 3; 5 ]))
t "e sumBy twice [S]" (fun () -> Seq.sumBy twice (s []))
t "o sumBy twice [S]" (fun () -> Seq.sumBy twice (s [ 3 ]))
t "m sumBy twice [S]" (fun () -> Seq.sumBy twice (s [ 3; 1; 2; 3; 5 ]))
t "e sumBy (fun x -> int64 x * 3000000000L) [S]" (fun () -> Seq.sumBy (fun x -> int64 x * 3000000000L) (s []))
t "o sumBy (fun x -> int64 x * 3000000000L) [S]" (fun () -> Seq.sumBy (fun x -> int64 x * 3000000000L) (s [ 3 ]))
t "m sumBy (fun x -> int64 x * 3000000000L) [S]" (fun () -> Seq.sumBy (fun x -> int64 x * 3000000000L) (s [ 3; 1; 2; 3; 5 ]))
t "e tail [S]" (fun () -> Seq.tail (s []) |> Seq.toList)
t "o tail [S]" (fun () -> Seq.tail (s [ 3 ]) |> Seq.toList)
t "m tail [S]" (fun () -> Seq.tail (s [ 3; 1; 2; 3; 5 ]) |> Seq.toList)
t "m make tail [S]" (fun () -> Seq.tail (s [ 3; 1; 2; 3; 5 ]) |> ignore)
t "n tail [S]" (fun () -> Seq.tail (null: int seq) |> Seq.toList)
t "n make tail [S]" (fun () -> Seq.tail (null: int seq) |> ignore)
t "e take 0 [S]" (fun () -> Seq.take 0 (s []) |> Seq.toList)
t "o take 0 [S]" (fun () -> Seq.take 0 (s [ 3 ]) |> Seq.toList)
t "m take 0 [S]" (fun () -> Seq.take 0 (s [ 3; 1; 2; 3; 5 ]) |> Seq.toList)
t "m make take 0 [S]" (fun () -> Seq.take 0 (s [ 3; 1; 2; 3; 5 ]) |> ignore)
t "n take 0 [S]" (fun () -> Seq.take 0 (null: int seq) |> Seq.toList)
t "n make take 0 [S]" (fun () -> Seq.take 0 (null: int seq) |> ignore)
t "e take 2 [S]" (fun () -> Seq.take 2 (s []) |> Seq.toList)
t "o take 2 [S]" (fun () -> Seq.take 2 (s [ 3 ]) |> Seq.toList)
t "m take 2 [S]" (fun () -> Seq.take 2 (s [ 3; 1; 2; 3; 5 ]) |> Seq.toList)
t "m make take 2 [S]" (fun () -> Seq.take 2 (s [ 3; 1; 2; 3; 5 ]) |> ignore)
t "n take 2 [S]" (fun () -> Seq.take 2 (null: int seq) |> Seq.toList)
t "n make take 2 [S]" (fun () -> Seq.take 2 (null: int seq) |> ignore)
t "e take 5 [S]" (fun () -> Seq.take 5 (s []) |> Seq.toList)
t "o take 5 [S]" (fun () -> Seq.take 5 (s [ 3 ]) |> Seq.toList)
t "m take 5 [S]" (fun () -> Seq.take 5 (s [ 3; 1; 2; 3; 5 ]) |> Seq.toList)
t "m make take 5 [S]" (fun () -> Seq.take 5 (s [ 3; 1; 2; 3; 5 ]) |> ignore)
t "n take 5 [S]" (fun () -> Seq.take 5 (null: int seq) |> Seq.toList)
t "n make take 5 [S]" (fun () -> Seq.take 5 (null: int seq) |> ignore)
t "e take 6 [S]" (fun () -> Seq.take 6 (s []) |> Seq.toList)
t "o take 6 [S]" (fun () -> Seq.take 6 (s [ 3 ]) |> Seq.toList)
t "m take 6 [S]" (fun () -> Seq.take 6 (s [ 3; 1; 2; 3; 5 ]) |> Seq.toList)
t "m make take 6 [S]" (fun () -> Seq.take 6 (s [ 3; 1; 2; 3; 5 ]) |> ignore)
t "n take 6 [S]" (fun () -> Seq.take 6 (null: int seq) |> Seq.toList)
t "n make take 6 [S]" (fun () -> Seq.take 6 (null: int seq) |> ignore)
t "e take -1 [S]" (fun () -> Seq.take -1 (s []) |> Seq.toList)
t "o take -1 [S]" (fun () -> Seq.take -1 (s [ 3 ]) |> Seq.toList)
t "m take -1 [S]" (fun () -> Seq.take -1 (s [ 3; 1; 2; 3; 5 ]) |> Seq.toList)
t "m make take -1 [S]" (fun () -> Seq.take -1 (s [ 3; 1; 2; 3; 5 ]) |> ignore)
t "n take -1 [S]" (fun () -> Seq.take -1 (null: int seq) |> Seq.toList)
t "n make take -1 [S]" (fun () -> Seq.take -1 (null: int seq) |> ignore)
t "e take Int32.MaxValue [S]" (fun () -> Seq.take Int32.MaxValue (s []) |> Seq.toList)
t "o take Int32.MaxValue [S]" (fun () -> Seq.take Int32.MaxValue (s [ 3 ]) |> Seq.toList)
t "m take Int32.MaxValue [S]" (fun () -> Seq.take Int32.MaxValue (s [ 3; 1; 2; 3; 5 ]) |> Seq.toList)
t "m make take Int32.MaxValue [S]" (fun () -> Seq.take Int32.MaxValue (s [ 3; 1; 2; 3; 5 ]) |> ignore)
t "n take Int32.MaxValue [S]" (fun () -> Seq.take Int32.MaxValue (null: int seq) |> Seq.toList)
t "n make take Int32.MaxValue [S]" (fun () -> Seq.take Int32.MaxValue (null: int seq) |> ignore)
t "e takeWhile (above 0) [S]" (fun () -> Seq.takeWhile (above 0) (s []) |> Seq.toList)
t "o takeWhile (above 0) [S]" (fun () -> Seq.takeWhile (above 0) (s [ 3 ]) |> Seq.toList)
t "m takeWhile (above 0) [S]" (fun () -> Seq.takeWhile (above 0) (s [ 3; 1; 2; 3; 5 ]) |> Seq.toList)
t "m make takeWhile (above 0) [S]" (fun () -> Seq.takeWhile (above 0) (s [ 3; 1; 2; 3; 5 ]) |> ignore)
t "n takeWhile (above 0) [S]" (fun () -> Seq.takeWhile (above 0) (null: int seq) |> Seq.toList)
t "n make takeWhile (above 0) [S]" (fun () -> Seq.takeWhile (above 0) (null: int seq) |> ignore)
t "e takeWhile (above 2) [S]" (fun () -> Seq.takeWhile (above 2) (s []) |> Seq.toList)
t "o takeWhile (above 2) [S]" (fun () -> Seq.takeWhile (above 2) (s [ 3 ]) |> Seq.toList)
t "m takeWhile (above 2) [S]" (fun () -> Seq.takeWhile (above 2) (s [ 3; 1; 2; 3; 5 ]) |> Seq.toList)
t "m make takeWhile (above 2) [S]" (fun () -> Seq.takeWhile (above 2) (s [ 3; 1; 2; 3; 5 ]) |> ignore)
t "n takeWhile (above 2) [S]" (fun () -> Seq.takeWhile (above 2) (null: int seq) |> Seq.toList)
t "n make takeWhile (above 2) [S]" (fun () -> Seq.takeWhile (above 2) (null: int seq) |> ignore)
t "e takeWhile (above 100) [S]" (fun () -> Seq.takeWhile (above 100) (s []) |> Seq.toList)
t "o takeWhile (above 100) [S]" (fun () -> Seq.takeWhile (above 100) (s [ 3 ]) |> Seq.toList)
t "m takeWhile (above 100) [S]" (fun () -> Seq.takeWhile (above 100) (s [ 3; 1; 2; 3; 5 ]) |> Seq.toList)
t "m make takeWhile (above 100) [S]" (fun () -> Seq.takeWhile (above 100) (s [ 3; 1; 2; 3; 5 ]) |> ignore)
t "n takeWhile (above 100) [S]" (fun () -> Seq.takeWhile (above 100) (null: int seq) |> Seq.toList)
t "n make takeWhile (above 100) [S]" (fun () -> Seq.takeWhile (above 100) (null: int seq) |> ignore)
t "e toArray [S]" (fun () -> Seq.toArray (s []))
t "o toArray [S]" (fun () -> Seq.toArray (s [ 3 ]))
t "m toArray [S]" (fun () -> Seq.toArray (s [ 3; 1; 2; 3; 5 ]))
t "n toArray [S]" (fun () -> Seq.toArray (null: int seq))
t "e toList [S]" (fun () -> Seq.toList (s []))
t "o toList [S]" (fun () -> Seq.toList (s [ 3 ]))
t "m toList [S]" (fun () -> Seq.toList (s [ 3; 1; 2; 3; 5 ]))
t "n toList [S]" (fun () -> Seq.toList (null: int seq))
t "e toList [S]" (fun () -> Seq.toList (s []) |> Seq.toList)
t "o toList [S]" (fun () -> Seq.toList (s [ 3 ]) |> Seq.toList)
t "m toList [S]" (fun () -> Seq.toList (s [ 3; 1; 2; 3; 5 ]) |> Seq.toList)
t "m make toList [S]" (fun () -> Seq.toList (s [ 3; 1; 2; 3; 5 ]) |> ignore)
t "n toList [S]" (fun () -> Seq.toList (null: int seq) |> Seq.toList)
t "n make toList [S]" (fun () -> Seq.toList (null: int seq) |> ignore)
t "e transpose (Seq.ofList [ [S]; [S] ])" (fun () -> Seq.transpose (Seq.ofList [ (s []); (s []) ]) |> Seq.map Seq.toList |> Seq.toList)
t "o transpose (Seq.ofList [ [S]; [S] ])" (fun () -> Seq.transpose (Seq.ofList [ (s [ 3 ]); (s [ 3 ]) ]) |> Seq.map Seq.toList |> Seq.toList)
t "m transpose (Seq.ofList [ [S]; [S] ])" (fun () -> Seq.transpose (Seq.ofList [ (s [ 3; 1; 2; 3; 5 ]); (s [ 3; 1; 2; 3; 5 ]) ]) |> Seq.map Seq.toList |> Seq.toList)
t "m make transpose (Seq.ofList [ [S]; [S] ])" (fun () -> Seq.transpose (Seq.ofList [ (s [ 3; 1; 2; 3; 5 ]); (s [ 3; 1; 2; 3; 5 ]) ]) |> ignore)
t "n transpose (Seq.ofList [ [S]; [S] ])" (fun () -> Seq.transpose (Seq.ofList [ (null: int seq); (null: int seq) ]) |> Seq.map Seq.toList |> Seq.toList)
t "n make transpose (Seq.ofList [ [S]; [S] ])" (fun () -> Seq.transpose (Seq.ofList [ (null: int seq); (null: int seq) ]) |> ignore)
t "e truncate 0 [S]" (fun () -> Seq.truncate 0 (s []) |> Seq.toList)
t "o truncate 0 [S]" (fun () -> Seq.truncate 0 (s [ 3 ]) |> Seq.toList)
t "m truncate 0 [S]" (fun () -> Seq.truncate 0 (s [ 3; 1; 2; 3; 5 ]) |> Seq.toList)
t "m make truncate 0 [S]" (fun () -> Seq.truncate 0 (s [ 3; 1; 2; 3; 5 ]) |> ignore)
t "n truncate 0 [S]" (fun () -> Seq.truncate 0 (null: int seq) |> Seq.toList)
t "n make truncate 0 [S]" (fun () -> Seq.truncate 0 (null: int seq) |> ignore)
t "e truncate 2 [S]" (fun () -> Seq.truncate 2 (s []) |> Seq.toList)
t "o truncate 2 [S]" (fun () -> Seq.truncate 2 (s [ 3 ]) |> Seq.toList)
t "m truncate 2 [S]" (fun () -> Seq.truncate 2 (s [ 3; 1; 2; 3; 5 ]) |> Seq.toList)
t "m make truncate 2 [S]" (fun () -> Seq.truncate 2 (s [ 3; 1; 2; 3; 5 ]) |> ignore)
t "n truncate 2 [S]" (fun () -> Seq.truncate 2 (null: int seq) |> Seq.toList)
t "n make truncate 2 [S]" (fun () -> Seq.truncate 2 (null: int seq) |> ignore)
t "e truncate 9 [S]" (fun () -> Seq.truncate 9 (s []) |> Seq.toList)
t "o truncate 9 [S]" (fun () -> Seq.truncate 9 (s [ 3 ]) |> Seq.toList)
t "m truncate 9 [S]" (fun () -> Seq.truncate 9 (s [ 3; 1; 2; 3; 5 ]) |> Seq.toList)
t "m make truncate 9 [S]" (fun () -> Seq.truncate 9 (s [ 3; 1; 2; 3; 5 ]) |> ignore)
t "n truncate 9 [S]" (fun () -> Seq.truncate 9 (null: int seq) |> Seq.toList)
t "n make truncate 9 [S]" (fun () -> Seq.truncate 9 (null: int seq) |> ignore)
t "e truncate -1 [S]" (fun () -> Seq.truncate -1 (s []) |> Seq.toList)
t "o truncate -1 [S]" (fun () -> Seq.truncate -1 (s [ 3 ]) |> Seq.toList)
t "m truncate -1 [S]" (fun () -> Seq.truncate -1 (s [ 3; 1; 2; 3; 5 ]) |> Seq.toList)
t "m make truncate -1 [S]" (fun () -> Seq.truncate -1 (s [ 3; 1; 2; 3; 5 ]) |> ignore)
t "n truncate -1 [S]" (fun () -> Seq.truncate -1 (null: int seq) |> Seq.toList)
t "n make truncate -1 [S]" (fun () -> Seq.truncate -1 (null: int seq) |> ignore)
t "e truncate Int32.MinValue [S]" (fun () -> Seq.truncate Int32.MinValue (s []) |> Seq.toList)
t "o truncate Int32.MinValue [S]" (fun () -> Seq.truncate Int32.MinValue (s [ 3 ]) |> Seq.toList)
t "m truncate Int32.MinValue [S]" (fun () -> Seq.truncate Int32.MinValue (s [ 3; 1; 2; 3; 5 ]) |> Seq.toList)
t "m make truncate Int32.MinValue [S]" (fun () -> Seq.truncate Int32.MinValue (s [ 3; 1; 2; 3; 5 ]) |> ignore)
t "n truncate Int32.MinValue [S]" (fun () -> Seq.truncate Int32.MinValue (null: int seq) |> Seq.toList)
t "n make truncate Int32.MinValue [S]" (fun () -> Seq.truncate Int32.MinValue (null: int seq) |> ignore)
t "e updateAt 0 9 [S]" (fun () -> Seq.updateAt 0 9 (s []) |> Seq.toList)
t "o updateAt 0 9 [S]" (fun () -> Seq.updateAt 0 9 (s [ 3 ]) |> Seq.toList)
t "m updateAt 0 9 [S]" (fun () -> Seq.updateAt 0 9 (s [ 3; 1; 2; 3; 5 ]) |> Seq.toList)
t "m make updateAt 0 9 [S]" (fun () -> Seq.updateAt 0 9 (s [ 3; 1; 2; 3; 5 ]) |> ignore)
t "n make updateAt 0 9 [S]" (fun () -> Seq.updateAt 0 9 (null: int seq) |> ignore)
t "e updateAt 4 9 [S]" (fun () -> Seq.updateAt 4 9 (s []) |> Seq.toList)
t "o updateAt 4 9 [S]" (fun () -> Seq.updateAt 4 9 (s [ 3 ]) |> Seq.toList)
