// out: e sortDescending [S] = []
// out: o sortDescending [S] = [3]
// out: m sortDescending [S] = [5; 3; 3; 2; 1]
// out: e sortBy (fun x -> x % 3) [S] = []
// out: o sortBy (fun x -> x % 3) [S] = [3]
// out: m sortBy (fun x -> x % 3) [S] = [3; 3; 1; 2; 5]
// out: e sortByDescending (fun x -> x % 3) [S] = []
// out: o sortByDescending (fun x -> x % 3) [S] = [3]
// out: m sortByDescending (fun x -> x % 3) [S] = [2; 5; 1; 3; 3]
// out: e sortWith down [S] = []
// out: o sortWith down [S] = [3]
// out: m sortWith down [S] = [5; 3; 3; 2; 1]
// out: e sortWith (fun a b -> failwith 'cmp') [S] = []
// out: o sortWith (fun a b -> failwith 'cmp') [S] = [3]
// out: m sortWith (fun a b -> failwith 'cmp') [S] !! InvalidOperationException: Failed to compare two elements in the array.
// out: e sortBy (boom 2) [S] = []
// out: o sortBy (boom 2) [S] = [3]
// out: <3><1><2>m sortBy (boom 2) [S] !! Exception: boom
// out: e splitInto 1 [S] = []
// out: o splitInto 1 [S] = [[3]]
// out: m splitInto 1 [S] = [[3; 1; 2; 3; 5]]
// out: e splitInto 2 [S] = []
// out: o splitInto 2 [S] = [[3]]
// out: m splitInto 2 [S] = [[3; 1; 2]; [3; 5]]
// out: e splitInto 3 [S] = []
// out: o splitInto 3 [S] = [[3]]
// out: m splitInto 3 [S] = [[3; 1]; [2; 3]; [5]]
// out: e splitInto 100 [S] = []
// out: o splitInto 100 [S] = [[3]]
// out: m splitInto 100 [S] = [[3]; [1]; [2]; [3]; [5]]
// out: e splitInto 0 [S] !! ArgumentException: The input must be positive.|count = 0 (Parameter 'count')
// out: o splitInto 0 [S] !! ArgumentException: The input must be positive.|count = 0 (Parameter 'count')
// out: m splitInto 0 [S] !! ArgumentException: The input must be positive.|count = 0 (Parameter 'count')
// out: e splitInto -1 [S] !! ArgumentException: The input must be positive.|count = -1 (Parameter 'count')
// out: o splitInto -1 [S] !! ArgumentException: The input must be positive.|count = -1 (Parameter 'count')
// out: m splitInto -1 [S] !! ArgumentException: The input must be positive.|count = -1 (Parameter 'count')
// out: e splitInto Int32.MaxValue [S] = []
// out: o splitInto Int32.MaxValue [S] = [[3]]
// out: m splitInto Int32.MaxValue [S] = [[3]; [1]; [2]; [3]; [5]]
// out: e sum [S] = 0
// out: o sum [S] = 3
// out: m sum [S] = 14
// out: e sumBy twice [S] = 0
// out: <3>o sumBy twice [S] = 6
// out: <3><1><2><3><5>m sumBy twice [S] = 28
// out: e sumBy (fun x -> int64 x * 3000000000L) [S] = 0L
// out: o sumBy (fun x -> int64 x * 3000000000L) [S] = 9000000000L
// out: m sumBy (fun x -> int64 x * 3000000000L) [S] = 42000000000L
// out: e tail [S] !! ArgumentException: The input list was empty. (Parameter 'list')
// out: o tail [S] = []
// out: m tail [S] = [1; 2; 3; 5]
// out: e take 0 [S] = []
// out: o take 0 [S] = []
// out: m take 0 [S] = []
// out: e take 2 [S] !! InvalidOperationException: The input sequence has an insufficient number of elements.|The list was 2 elements shorter than the index
// out: o take 2 [S] !! InvalidOperationException: The input sequence has an insufficient number of elements.|The list was 1 element shorter than the index
// out: m take 2 [S] = [3; 1]
// out: e take 5 [S] !! InvalidOperationException: The input sequence has an insufficient number of elements.|The list was 5 elements shorter than the index
// out: o take 5 [S] !! InvalidOperationException: The input sequence has an insufficient number of elements.|The list was 4 elements shorter than the index
// out: m take 5 [S] = [3; 1; 2; 3; 5]
// out: e take 6 [S] !! InvalidOperationException: The input sequence has an insufficient number of elements.|The list was 6 elements shorter than the index
// out: o take 6 [S] !! InvalidOperationException: The input sequence has an insufficient number of elements.|The list was 5 elements shorter than the index
// out: m take 6 [S] !! InvalidOperationException: The input sequence has an insufficient number of elements.|The list was 1 element shorter than the index
// out: e take -1 [S] !! ArgumentException: The input must be non-negative.|count = -1 (Parameter 'count')
// out: o take -1 [S] !! ArgumentException: The input must be non-negative.|count = -1 (Parameter 'count')
// out: m take -1 [S] !! ArgumentException: The input must be non-negative.|count = -1 (Parameter 'count')
// out: e take Int32.MaxValue [S] !! InvalidOperationException: The input sequence has an insufficient number of elements.|The list was 2147483647 elements shorter than the index
// out: o take Int32.MaxValue [S] !! InvalidOperationException: The input sequence has an insufficient number of elements.|The list was 2147483646 elements shorter than the index
// out: m take Int32.MaxValue [S] !! InvalidOperationException: The input sequence has an insufficient number of elements.|The list was 2147483642 elements shorter than the index
// out: e takeWhile (above 0) [S] = []
// out: <3>o takeWhile (above 0) [S] = [3]
// out: <3><1><2><3><5>m takeWhile (above 0) [S] = [3; 1; 2; 3; 5]
// out: e takeWhile (above 2) [S] = []
// out: <3>o takeWhile (above 2) [S] = [3]
// out: <3><1>m takeWhile (above 2) [S] = [3]
// out: e takeWhile (above 100) [S] = []
// out: <3>o takeWhile (above 100) [S] = []
// out: <3>m takeWhile (above 100) [S] = []
// out: e toArray [S] = [||]
// out: o toArray [S] = [|3|]
// out: m toArray [S] = [|3; 1; 2; 3; 5|]
// out: e ofSeq [S] = []
// out: o ofSeq [S] = [3]
// out: m ofSeq [S] = [3; 1; 2; 3; 5]
// out: e transpose (Seq.ofList [ [S]; [S] ]) = []
// out: o transpose (Seq.ofList [ [S]; [S] ]) = [[3; 3]]
// out: m transpose (Seq.ofList [ [S]; [S] ]) = [[3; 3]; [1; 1]; [2; 2]; [3; 3]; [5; 5]]
// out: e truncate 0 [S] = []
// out: o truncate 0 [S] = []
// out: m truncate 0 [S] = []
// out: e truncate 2 [S] = []
// out: o truncate 2 [S] = [3]
// out: m truncate 2 [S] = [3; 1]
// out: e truncate 9 [S] = []
// out: o truncate 9 [S] = [3]
// out: m truncate 9 [S] = [3; 1; 2; 3; 5]
// out: e truncate -1 [S] = []
// out: o truncate -1 [S] = []
// out: m truncate -1 [S] = []
// out: e truncate Int32.MinValue [S] = []
// out: o truncate Int32.MinValue [S] = []
// out: m truncate Int32.MinValue [S] = []
// out: e updateAt 0 9 [S] !! ArgumentException: index must be within bounds of the list (Parameter 'index')
// out: o updateAt 0 9 [S] = [9]
// out: m updateAt 0 9 [S] = [9; 1; 2; 3; 5]
// out: e updateAt 4 9 [S] !! ArgumentException: index must be within bounds of the list (Parameter 'index')
// out: o updateAt 4 9 [S] !! ArgumentException: index must be within bounds of the list (Parameter 'index')
// out: m updateAt 4 9 [S] = [3; 1; 2; 3; 9]
// out: e updateAt 5 9 [S] !! ArgumentException: index must be within bounds of the list (Parameter 'index')
// out: o updateAt 5 9 [S] !! ArgumentException: index must be within bounds of the list (Parameter 'index')
// out: m updateAt 5 9 [S] !! ArgumentException: index must be within bounds of the list (Parameter 'index')
// out: e updateAt -1 9 [S] !! ArgumentException: index must be within bounds of the list (Parameter 'index')
// out: o updateAt -1 9 [S] !! ArgumentException: index must be within bounds of the list (Parameter 'index')
// out: m updateAt -1 9 [S] !! ArgumentException: index must be within bounds of the list (Parameter 'index')
// out: e windowed 1 [S] = []
// out: o windowed 1 [S] = [[3]]
// out: m windowed 1 [S] = [[3]; [1]; [2]; [3]; [5]]
// out: e windowed 3 [S] = []
// out: o windowed 3 [S] = []
// out: m windowed 3 [S] = [[3; 1; 2]; [1; 2; 3]; [2; 3; 5]]
// out: e windowed 5 [S] = []
// out: o windowed 5 [S] = []
// out: m windowed 5 [S] = [[3; 1; 2; 3; 5]]
// out: e windowed 6 [S] = []
// out: o windowed 6 [S] = []
// out: m windowed 6 [S] = []
// out: e windowed 0 [S] !! ArgumentException: The input must be positive.|windowSize = 0 (Parameter 'windowSize')
// out: o windowed 0 [S] !! ArgumentException: The input must be positive.|windowSize = 0 (Parameter 'windowSize')
// out: m windowed 0 [S] !! ArgumentException: The input must be positive.|windowSize = 0 (Parameter 'windowSize')
// out: e windowed -1 [S] !! ArgumentException: The input must be positive.|windowSize = -1 (Parameter 'windowSize')
// out: o windowed -1 [S] !! ArgumentException: The input must be positive.|windowSize = -1 (Parameter 'windowSize')
// out: m windowed -1 [S] !! ArgumentException: The input must be positive.|windowSize = -1 (Parameter 'windowSize')
// out: e windowed Int32.MaxValue [S] = []
// out: o windowed Int32.MaxValue [S] = []
// out: m windowed Int32.MaxValue [S] = []
// out: e randomShuffleWith (Random 42) [S] = []
// out: o randomShuffleWith (Random 42) [S] = [3]
// out: m randomShuffleWith (Random 42) [S] = [3; 1; 2; 5; 3]
// out: e randomShuffleBy (fun () -> 0.5) [S] = []
// out: o randomShuffleBy (fun () -> 0.5) [S] = [3]
// out: m randomShuffleBy (fun () -> 0.5) [S] = [2; 3; 1; 5; 3]
// out: e randomChoicesWith (Random 42) 3 [S] !! ArgumentException: The input sequence was empty. (Parameter 'source')
// out: o randomChoicesWith (Random 42) 3 [S] = [3; 3; 3]
// out: m randomChoicesWith (Random 42) 3 [S] = [3; 3; 3]
// out: e randomChoicesWith (Random 42) 0 [S] = []
// out: o randomChoicesWith (Random 42) 0 [S] = []
// out: m randomChoicesWith (Random 42) 0 [S] = []
// out: e randomChoicesWith (Random 42) -1 [S] !! ArgumentException: The input must be non-negative.|count = -1 (Parameter 'count')
// out: o randomChoicesWith (Random 42) -1 [S] !! ArgumentException: The input must be non-negative.|count = -1 (Parameter 'count')
// out: m randomChoicesWith (Random 42) -1 [S] !! ArgumentException: The input must be non-negative.|count = -1 (Parameter 'count')
// out: e randomSampleWith (Random 42) 2 [S] !! ArgumentException: The input sequence was empty. (Parameter 'source')
// out: o randomSampleWith (Random 42) 2 [S] !! ArgumentException: The input sequence has an insufficient number of elements. (Parameter 'count')
// out: m randomSampleWith (Random 42) 2 [S] = [3; 3]
// out: e randomSampleWith (Random 42) 6 [S] !! ArgumentException: The input sequence was empty. (Parameter 'source')
// out: o randomSampleWith (Random 42) 6 [S] !! ArgumentException: The input sequence has an insufficient number of elements. (Parameter 'count')
// out: m randomSampleWith (Random 42) 6 [S] !! ArgumentException: The input sequence has an insufficient number of elements. (Parameter 'count')
// out: e randomSampleWith (Random 42) -1 [S] !! ArgumentException: The input must be non-negative.|count = -1 (Parameter 'count')
// out: o randomSampleWith (Random 42) -1 [S] !! ArgumentException: The input must be non-negative.|count = -1 (Parameter 'count')
// out: m randomSampleWith (Random 42) -1 [S] !! ArgumentException: The input must be non-negative.|count = -1 (Parameter 'count')
// out: e randomSampleBy (fun () -> 0.99) 1 [S] !! ArgumentException: The input sequence was empty. (Parameter 'source')
// out: o randomSampleBy (fun () -> 0.99) 1 [S] = [3]
// out: m randomSampleBy (fun () -> 0.99) 1 [S] = [5]
// out: e randomChoicesBy (fun () -> 0.0) 2 [S] !! ArgumentException: The input sequence was empty. (Parameter 'source')
// out: o randomChoicesBy (fun () -> 0.0) 2 [S] = [3; 3]
// out: m randomChoicesBy (fun () -> 0.0) 2 [S] = [3; 3]
// out: e randomChoiceWith (Random 42) [S] !! ArgumentException: The input sequence was empty. (Parameter 'source')
// out: o randomChoiceWith (Random 42) [S] = 3
// out: m randomChoiceWith (Random 42) [S] = 3
// out: e randomChoiceBy (fun () -> 0.7) [S] !! ArgumentException: The input sequence was empty. (Parameter 'source')
// out: o randomChoiceBy (fun () -> 0.7) [S] = 3
// out: m randomChoiceBy (fun () -> 0.7) [S] = 3
// out: m unzip [P] |> fun (a, b) -> Seq.toList a, Seq.toList b = ([1; 2], ["a"; "b"])
// out: m unzip3 [Q] |> fun (a, b, c) -> Seq.toList a, Seq.toList b, Seq.toList c = ([1; 2], ["a"; "b"], [2.5; 3.5])
// out: e partition (above 2) [S] |> fun (a, b) -> Seq.toList a, Seq.toList b = ([], [])
// out: <3>o partition (above 2) [S] |> fun (a, b) -> Seq.toList a, Seq.toList b = ([3], [])
// out: <3><1><2><3><5>m partition (above 2) [S] |> fun (a, b) -> Seq.toList a, Seq.toList b = ([3; 3; 5], [1; 2])
// out: e partitionWith (fun x -> log x; if x > 2 then Choice1Of2 x else Choice2Of2 (string x)) [S] |> fun (a, b) -> Seq.toList a, Seq.toList b = ([], [])
// out: <3>o partitionWith (fun x -> log x; if x > 2 then Choice1Of2 x else Choice2Of2 (string x)) [S] |> fun (a, b) -> Seq.toList a, Seq.toList b = ([3], [])
// out: <3><1><2><3><5>m partitionWith (fun x -> log x; if x > 2 then Choice1Of2 x else Choice2Of2 (string x)) [S] |> fun (a, b) -> Seq.toList a, Seq.toList b = ([3; 3; 5], ["1"; "2"])
// out: e splitAt 0 [S] |> fun (a, b) -> Seq.toList a, Seq.toList b = ([], [])
// out: o splitAt 0 [S] |> fun (a, b) -> Seq.toList a, Seq.toList b = ([], [3])
// out: m splitAt 0 [S] |> fun (a, b) -> Seq.toList a, Seq.toList b = ([], [3; 1; 2; 3; 5])
// out: e splitAt 2 [S] |> fun (a, b) -> Seq.toList a, Seq.toList b !! InvalidOperationException: The input list was empty.
// out: o splitAt 2 [S] |> fun (a, b) -> Seq.toList a, Seq.toList b !! InvalidOperationException: The input sequence has an insufficient number of elements.|The list was 1 element shorter than the index
// out: m splitAt 2 [S] |> fun (a, b) -> Seq.toList a, Seq.toList b = ([3; 1], [2; 3; 5])
// out: e splitAt 5 [S] |> fun (a, b) -> Seq.toList a, Seq.toList b !! InvalidOperationException: The input list was empty.
// out: o splitAt 5 [S] |> fun (a, b) -> Seq.toList a, Seq.toList b !! InvalidOperationException: The input sequence has an insufficient number of elements.|The list was 4 elements shorter than the index
// out: m splitAt 5 [S] |> fun (a, b) -> Seq.toList a, Seq.toList b = ([3; 1; 2; 3; 5], [])
// out: e splitAt 6 [S] |> fun (a, b) -> Seq.toList a, Seq.toList b !! InvalidOperationException: The input list was empty.
// out: o splitAt 6 [S] |> fun (a, b) -> Seq.toList a, Seq.toList b !! InvalidOperationException: The input sequence has an insufficient number of elements.|The list was 5 elements shorter than the index
// out: m splitAt 6 [S] |> fun (a, b) -> Seq.toList a, Seq.toList b !! InvalidOperationException: The input sequence has an insufficient number of elements.|The list was 1 element shorter than the index
// out: e splitAt -1 [S] |> fun (a, b) -> Seq.toList a, Seq.toList b !! ArgumentException: The input must be non-negative.|index = -1 (Parameter 'index')
// out: o splitAt -1 [S] |> fun (a, b) -> Seq.toList a, Seq.toList b !! ArgumentException: The input must be non-negative.|index = -1 (Parameter 'index')
// out: m splitAt -1 [S] |> fun (a, b) -> Seq.toList a, Seq.toList b !! ArgumentException: The input must be non-negative.|index = -1 (Parameter 'index')
// out: e [S].Head !! InvalidOperationException: The input list was empty.
// out: o [S].Head = 3
// out: m [S].Head = 3
// out: e [S].Tail !! InvalidOperationException: The input list was empty.
// out: o [S].Tail = []
// out: m [S].Tail = [1; 2; 3; 5]
// out: e [S].IsEmpty = true
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
t "e sortDescending [S]" (fun () -> List.sortDescending ([]: int list))
t "o sortDescending [S]" (fun () -> List.sortDescending [ 3 ])
t "m sortDescending [S]" (fun () -> List.sortDescending [ 3; 1; 2; 3; 5 ])
t "e sortBy (fun x -> x % 3) [S]" (fun () -> List.sortBy (fun x -> x % 3) ([]: int list))
t "o sortBy (fun x -> x % 3) [S]" (fun () -> List.sortBy (fun x -> x % 3) [ 3 ])
t "m sortBy (fun x -> x % 3) [S]" (fun () -> List.sortBy (fun x -> x % 3) [ 3; 1; 2; 3; 5 ])
t "e sortByDescending (fun x -> x % 3) [S]" (fun () -> List.sortByDescending (fun x -> x % 3) ([]: int list))
t "o sortByDescending (fun x -> x % 3) [S]" (fun () -> List.sortByDescending (fun x -> x % 3) [ 3 ])
t "m sortByDescending (fun x -> x % 3) [S]" (fun () -> List.sortByDescending (fun x -> x % 3) [ 3; 1; 2; 3; 5 ])
t "e sortWith down [S]" (fun () -> List.sortWith down ([]: int list))
t "o sortWith down [S]" (fun () -> List.sortWith down [ 3 ])
t "m sortWith down [S]" (fun () -> List.sortWith down [ 3; 1; 2; 3; 5 ])
t "e sortWith (fun a b -> failwith 'cmp') [S]" (fun () -> List.sortWith (fun a b -> failwith "cmp") ([]: int list))
t "o sortWith (fun a b -> failwith 'cmp') [S]" (fun () -> List.sortWith (fun a b -> failwith "cmp") [ 3 ])
t "m sortWith (fun a b -> failwith 'cmp') [S]" (fun () -> List.sortWith (fun a b -> failwith "cmp") [ 3; 1; 2; 3; 5 ])
t "e sortBy (boom 2) [S]" (fun () -> List.sortBy (boom 2) ([]: int list))
t "o sortBy (boom 2) [S]" (fun () -> List.sortBy (boom 2) [ 3 ])
t "m sortBy (boom 2) [S]" (fun () -> List.sortBy (boom 2) [ 3; 1; 2; 3; 5 ])
t "e splitInto 1 [S]" (fun () -> List.splitInto 1 ([]: int list))
t "o splitInto 1 [S]" (fun () -> List.splitInto 1 [ 3 ])
t "m splitInto 1 [S]" (fun () -> List.splitInto 1 [ 3; 1; 2; 3; 5 ])
t "e splitInto 2 [S]" (fun () -> List.splitInto 2 ([]: int list))
t "o splitInto 2 [S]" (fun () -> List.splitInto 2 [ 3 ])
t "m splitInto 2 [S]" (fun () -> List.splitInto 2 [ 3; 1; 2; 3; 5 ])
t "e splitInto 3 [S]" (fun () -> List.splitInto 3 ([]: int list))
t "o splitInto 3 [S]" (fun () -> List.splitInto 3 [ 3 ])
t "m splitInto 3 [S]" (fun () -> List.splitInto 3 [ 3; 1; 2; 3; 5 ])
t "e splitInto 100 [S]" (fun () -> List.splitInto 100 ([]: int list))
t "o splitInto 100 [S]" (fun () -> List.splitInto 100 [ 3 ])
t "m splitInto 100 [S]" (fun () -> List.splitInto 100 [ 3; 1; 2; 3; 5 ])
t "e splitInto 0 [S]" (fun () -> List.splitInto 0 ([]: int list))
t "o splitInto 0 [S]" (fun () -> List.splitInto 0 [ 3 ])
t "m splitInto 0 [S]" (fun () -> List.splitInto 0 [ 3; 1; 2; 3; 5 ])
t "e splitInto -1 [S]" (fun () -> List.splitInto -1 ([]: int list))
t "o splitInto -1 [S]" (fun () -> List.splitInto -1 [ 3 ])
t "m splitInto -1 [S]" (fun () -> List.splitInto -1 [ 3; 1; 2; 3; 5 ])
t "e splitInto Int32.MaxValue [S]" (fun () -> List.splitInto Int32.MaxValue ([]: int list))
t "o splitInto Int32.MaxValue [S]" (fun () -> List.splitInto Int32.MaxValue [ 3 ])
t "m splitInto Int32.MaxValue [S]" (fun () -> List.splitInto Int32.MaxValue [ 3; 1; 2; 3; 5 ])
t "e sum [S]" (fun () -> List.sum ([]: int list))
t "o sum [S]" (fun () -> List.sum [ 3 ])
t "m sum [S]" (fun () -> List.sum [ 3; 1; 2; 3; 5 ])
t "e sumBy twice [S]" (fun () -> List.sumBy twice ([]: int list))
t "o sumBy twice [S]" (fun () -> List.sumBy twice [ 3 ])
t "m sumBy twice [S]" (fun () -> List.sumBy twice [ 3; 1; 2; 3; 5 ])
t "e sumBy (fun x -> int64 x * 3000000000L) [S]" (fun () -> List.sumBy (fun x -> int64 x * 3000000000L) ([]: int list))
t "o sumBy (fun x -> int64 x * 3000000000L) [S]" (fun () -> List.sumBy (fun x -> int64 x * 3000000000L) [ 3 ])
t "m sumBy (fun x -> int64 x * 3000000000L) [S]" (fun () -> List.sumBy (fun x -> int64 x * 3000000000L) [ 3; 1; 2; 3; 5 ])
t "e tail [S]" (fun () -> List.tail ([]: int list))
t "o tail [S]" (fun () -> List.tail [ 3 ])
t "m tail [S]" (fun () -> List.tail [ 3; 1; 2; 3; 5 ])
t "e take 0 [S]" (fun () -> List.take 0 ([]: int list))
t "o take 0 [S]" (fun () -> List.take 0 [ 3 ])
t "m take 0 [S]" (fun () -> List.take 0 [ 3; 1; 2; 3; 5 ])
t "e take 2 [S]" (fun () -> List.take 2 ([]: int list))
t "o take 2 [S]" (fun () -> List.take 2 [ 3 ])
t "m take 2 [S]" (fun () -> List.take 2 [ 3; 1; 2; 3; 5 ])
t "e take 5 [S]" (fun () -> List.take 5 ([]: int list))
t "o take 5 [S]" (fun () -> List.take 5 [ 3 ])
t "m take 5 [S]" (fun () -> List.take 5 [ 3; 1; 2; 3; 5 ])
t "e take 6 [S]" (fun () -> List.take 6 ([]: int list))
t "o take 6 [S]" (fun () -> List.take 6 [ 3 ])
t "m take 6 [S]" (fun () -> List.take 6 [ 3; 1; 2; 3; 5 ])
t "e take -1 [S]" (fun () -> List.take -1 ([]: int list))
t "o take -1 [S]" (fun () -> List.take -1 [ 3 ])
t "m take -1 [S]" (fun () -> List.take -1 [ 3; 1; 2; 3; 5 ])
t "e take Int32.MaxValue [S]" (fun () -> List.take Int32.MaxValue ([]: int list))
t "o take Int32.MaxValue [S]" (fun () -> List.take Int32.MaxValue [ 3 ])
t "m take Int32.MaxValue [S]" (fun () -> List.take Int32.MaxValue [ 3; 1; 2; 3; 5 ])
t "e takeWhile (above 0) [S]" (fun () -> List.takeWhile (above 0) ([]: int list))
t "o takeWhile (above 0) [S]" (fun () -> List.takeWhile (above 0) [ 3 ])
t "m takeWhile (above 0) [S]" (fun () -> List.takeWhile (above 0) [ 3; 1; 2; 3; 5 ])
t "e takeWhile (above 2) [S]" (fun () -> List.takeWhile (above 2) ([]: int list))
t "o takeWhile (above 2) [S]" (fun () -> List.takeWhile (above 2) [ 3 ])
t "m takeWhile (above 2) [S]" (fun () -> List.takeWhile (above 2) [ 3; 1; 2; 3; 5 ])
t "e takeWhile (above 100) [S]" (fun () -> List.takeWhile (above 100) ([]: int list))
t "o takeWhile (above 100) [S]" (fun () -> List.takeWhile (above 100) [ 3 ])
t "m takeWhile (above 100) [S]" (fun () -> List.takeWhile (above 100) [ 3; 1; 2; 3; 5 ])
t "e toArray [S]" (fun () -> List.toArray ([]: int list))
t "o toArray [S]" (fun () -> List.toArray [ 3 ])
t "m toArray [S]" (fun () -> List.toArray [ 3; 1; 2; 3; 5 ])
t "e ofSeq [S]" (fun () -> List.ofSeq ([]: int list))
t "o ofSeq [S]" (fun () -> List.ofSeq [ 3 ])
t "m ofSeq [S]" (fun () -> List.ofSeq [ 3; 1; 2; 3; 5 ])
t "e transpose (Seq.ofList [ [S]; [S] ])" (fun () -> List.transpose (Seq.ofList [ ([]: int list); ([]: int list) ]))
t "o transpose (Seq.ofList [ [S]; [S] ])" (fun () -> List.transpose (Seq.ofList [ [ 3 ]; [ 3 ] ]))
t "m transpose (Seq.ofList [ [S]; [S] ])" (fun () -> List.transpose (Seq.ofList [ [ 3; 1; 2; 3; 5 ]; [ 3; 1; 2; 3; 5 ] ]))
t "e truncate 0 [S]" (fun () -> List.truncate 0 ([]: int list))
t "o truncate 0 [S]" (fun () -> List.truncate 0 [ 3 ])
t "m truncate 0 [S]" (fun () -> List.truncate 0 [ 3; 1; 2; 3; 5 ])
t "e truncate 2 [S]" (fun () -> List.truncate 2 ([]: int list))
t "o truncate 2 [S]" (fun () -> List.truncate 2 [ 3 ])
t "m truncate 2 [S]" (fun () -> List.truncate 2 [ 3; 1; 2; 3; 5 ])
t "e truncate 9 [S]" (fun () -> List.truncate 9 ([]: int list))
t "o truncate 9 [S]" (fun () -> List.truncate 9 [ 3 ])
t "m truncate 9 [S]" (fun () -> List.truncate 9 [ 3; 1; 2; 3; 5 ])
t "e truncate -1 [S]" (fun () -> List.truncate -1 ([]: int list))
t "o truncate -1 [S]" (fun () -> List.truncate -1 [ 3 ])
t "m truncate -1 [S]" (fun () -> List.truncate -1 [ 3; 1; 2; 3; 5 ])
t "e truncate Int32.MinValue [S]" (fun () -> List.truncate Int32.MinValue ([]: int list))
t "o truncate Int32.MinValue [S]" (fun () -> List.truncate Int32.MinValue [ 3 ])
t "m truncate Int32.MinValue [S]" (fun () -> List.truncate Int32.MinValue [ 3; 1; 2; 3; 5 ])
t "e updateAt 0 9 [S]" (fun () -> List.updateAt 0 9 ([]: int list))
t "o updateAt 0 9 [S]" (fun () -> List.updateAt 0 9 [ 3 ])
t "m updateAt 0 9 [S]" (fun () -> List.updateAt 0 9 [ 3; 1; 2; 3; 5 ])
t "e updateAt 4 9 [S]" (fun () -> List.updateAt 4 9 ([]: int list))
t "o updateAt 4 9 [S]" (fun () -> List.updateAt 4 9 [ 3 ])
t "m updateAt 4 9 [S]" (fun () -> List.updateAt 4 9 [ 3; 1; 2; 3; 5 ])
t "e updateAt 5 9 [S]" (fun () -> List.updateAt 5 9 ([]: int list))
t "o updateAt 5 9 [S]" (fun () -> List.updateAt 5 9 [ 3 ])
t "m updateAt 5 9 [S]" (fun () -> List.updateAt 5 9 [ 3; 1; 2; 3; 5 ])
t "e updateAt -1 9 [S]" (fun () -> List.updateAt -1 9 ([]: int list))
t "o updateAt -1 9 [S]" (fun () -> List.updateAt -1 9 [ 3 ])
t "m updateAt -1 9 [S]" (fun () -> List.updateAt -1 9 [ 3; 1; 2; 3; 5 ])
t "e windowed 1 [S]" (fun () -> List.windowed 1 ([]: int list))
t "o windowed 1 [S]" (fun () -> List.windowed 1 [ 3 ])
t "m windowed 1 [S]" (fun () -> List.windowed 1 [ 3; 1; 2; 3; 5 ])
t "e windowed 3 [S]" (fun () -> List.windowed 3 ([]: int list))
t "o windowed 3 [S]" (fun () -> List.windowed 3 [ 3 ])
t "m windowed 3 [S]" (fun () -> List.windowed 3 [ 3; 1; 2; 3; 5 ])
t "e windowed 5 [S]" (fun () -> List.windowed 5 ([]: int list))
t "o windowed 5 [S]" (fun () -> List.windowed 5 [ 3 ])
t "m windowed 5 [S]" (fun () -> List.windowed 5 [ 3; 1; 2; 3; 5 ])
t "e windowed 6 [S]" (fun () -> List.windowed 6 ([]: int list))
t "o windowed 6 [S]" (fun () -> List.windowed 6 [ 3 ])
t "m windowed 6 [S]" (fun () -> List.windowed 6 [ 3; 1; 2; 3; 5 ])
t "e windowed 0 [S]" (fun () -> List.windowed 0 ([]: int list))
t "o windowed 0 [S]" (fun () -> List.windowed 0 [ 3 ])
t "m windowed 0 [S]" (fun () -> List.windowed 0 [ 3; 1; 2; 3; 5 ])
t "e windowed -1 [S]" (fun () -> List.windowed -1 ([]: int list))
t "o windowed -1 [S]" (fun () -> List.windowed -1 [ 3 ])
t "m windowed -1 [S]" (fun () -> List.windowed -1 [ 3; 1; 2; 3; 5 ])
t "e windowed Int32.MaxValue [S]" (fun () -> List.windowed Int32.MaxValue ([]: int list))
t "o windowed Int32.MaxValue [S]" (fun () -> List.windowed Int32.MaxValue [ 3 ])
t "m windowed Int32.MaxValue [S]" (fun () -> List.windowed Int32.MaxValue [ 3; 1; 2; 3; 5 ])
t "e randomShuffleWith (Random 42) [S]" (fun () -> List.randomShuffleWith (Random 42) ([]: int list))
t "o randomShuffleWith (Random 42) [S]" (fun () -> List.randomShuffleWith (Random 42) [ 3 ])
t "m randomShuffleWith (Random 42) [S]" (fun () -> List.randomShuffleWith (Random 42) [ 3; 1; 2; 3; 5 ])
t "e randomShuffleBy (fun () -> 0.5) [S]" (fun () -> List.randomShuffleBy (fun () -> 0.5) ([]: int list))
t "o randomShuffleBy (fun () -> 0.5) [S]" (fun () -> List.randomShuffleBy (fun () -> 0.5) [ 3 ])
t "m randomShuffleBy (fun () -> 0.5) [S]" (fun () -> List.randomShuffleBy (fun () -> 0.5) [ 3; 1; 2; 3; 5 ])
t "e randomChoicesWith (Random 42) 3 [S]" (fun () -> List.randomChoicesWith (Random 42) 3 ([]: int list))
t "o randomChoicesWith (Random 42) 3 [S]" (fun () -> List.randomChoicesWith (Random 42) 3 [ 3 ])
t "m randomChoicesWith (Random 42) 3 [S]" (fun () -> List.randomChoicesWith (Random 42) 3 [ 3; 1; 2; 3; 5 ])
t "e randomChoicesWith (Random 42) 0 [S]" (fun () -> List.randomChoicesWith (Random 42) 0 ([]: int list))
t "o randomChoicesWith (Random 42) 0 [S]" (fun () -> List.randomChoicesWith (Random 42) 0 [ 3 ])
t "m randomChoicesWith (Random 42) 0 [S]" (fun () -> List.randomChoicesWith (Random 42) 0 [ 3; 1; 2; 3; 5 ])
t "e randomChoicesWith (Random 42) -1 [S]" (fun () -> List.randomChoicesWith (Random 42) -1 ([]: int list))
t "o randomChoicesWith (Random 42) -1 [S]" (fun () -> List.randomChoicesWith (Random 42) -1 [ 3 ])
t "m randomChoicesWith (Random 42) -1 [S]" (fun () -> List.randomChoicesWith (Random 42) -1 [ 3; 1; 2; 3; 5 ])
t "e randomSampleWith (Random 42) 2 [S]" (fun () -> List.randomSampleWith (Random 42) 2 ([]: int list))
t "o randomSampleWith (Random 42) 2 [S]" (fun () -> List.randomSampleWith (Random 42) 2 [ 3 ])
t "m randomSampleWith (Random 42) 2 [S]" (fun () -> List.randomSampleWith (Random 42) 2 [ 3; 1; 2; 3; 5 ])
t "e randomSampleWith (Random 42) 6 [S]" (fun () -> List.randomSampleWith (Random 42) 6 ([]: int list))
t "o randomSampleWith (Random 42) 6 [S]" (fun () -> List.randomSampleWith (Random 42) 6 [ 3 ])
t "m randomSampleWith (Random 42) 6 [S]" (fun () -> List.randomSampleWith (Random 42) 6 [ 3; 1; 2; 3; 5 ])
t "e randomSampleWith (Random 42) -1 [S]" (fun () -> List.randomSampleWith (Random 42) -1 ([]: int list))
t "o randomSampleWith (Random 42) -1 [S]" (fun () -> List.randomSampleWith (Random 42) -1 [ 3 ])
t "m randomSampleWith (Random 42) -1 [S]" (fun () -> List.randomSampleWith (Random 42) -1 [ 3; 1; 2; 3; 5 ])
t "e randomSampleBy (fun () -> 0.99) 1 [S]" (fun () -> List.randomSampleBy (fun () -> 0.99) 1 ([]: int list))
t "o randomSampleBy (fun () -> 0.99) 1 [S]" (fun () -> List.randomSampleBy (fun () -> 0.99) 1 [ 3 ])
t "m randomSampleBy (fun () -> 0.99) 1 [S]" (fun () -> List.randomSampleBy (fun () -> 0.99) 1 [ 3; 1; 2; 3; 5 ])
t "e randomChoicesBy (fun () -> 0.0) 2 [S]" (fun () -> List.randomChoicesBy (fun () -> 0.0) 2 ([]: int list))
t "o randomChoicesBy (fun () -> 0.0) 2 [S]" (fun () -> List.randomChoicesBy (fun () -> 0.0) 2 [ 3 ])
t "m randomChoicesBy (fun () -> 0.0) 2 [S]" (fun () -> List.randomChoicesBy (fun () -> 0.0) 2 [ 3; 1; 2; 3; 5 ])
t "e randomChoiceWith (Random 42) [S]" (fun () -> List.randomChoiceWith (Random 42) ([]: int list))
t "o randomChoiceWith (Random 42) [S]" (fun () -> List.randomChoiceWith (Random 42) [ 3 ])
t "m randomChoiceWith (Random 42) [S]" (fun () -> List.randomChoiceWith (Random 42) [ 3; 1; 2; 3; 5 ])
t "e randomChoiceBy (fun () -> 0.7) [S]" (fun () -> List.randomChoiceBy (fun () -> 0.7) ([]: int list))
t "o randomChoiceBy (fun () -> 0.7) [S]" (fun () -> List.randomChoiceBy (fun () -> 0.7) [ 3 ])
t "m randomChoiceBy (fun () -> 0.7) [S]" (fun () -> List.randomChoiceBy (fun () -> 0.7) [ 3; 1; 2; 3; 5 ])
t "m unzip [P] |> fun (a, b) -> Seq.toList a, Seq.toList b" (fun () -> List.unzip [ (1, "a"); (2, "b") ] |> fun (a, b) -> Seq.toList a, Seq.toList b)
t "m unzip3 [Q] |> fun (a, b, c) -> Seq.toList a, Seq.toList b, Seq.toList c" (fun () -> List.unzip3 [ (1, "a", 2.5); (2, "b", 3.5) ] |> fun (a, b, c) -> Seq.toList a, Seq.toList b, Seq.toList c)
t "e partition (above 2) [S] |> fun (a, b) -> Seq.toList a, Seq.toList b" (fun () -> List.partition (above 2) ([]: int list) |> fun (a, b) -> Seq.toList a, Seq.toList b)
t "o partition (above 2) [S] |> fun (a, b) -> Seq.toList a, Seq.toList b" (fun () -> List.partition (above 2) [ 3 ] |> fun (a, b) -> Seq.toList a, Seq.toList b)
t "m partition (above 2) [S] |> fun (a, b) -> Seq.toList a, Seq.toList b" (fun () -> List.partition (above 2) [ 3; 1; 2; 3; 5 ] |> fun (a, b) -> Seq.toList a, Seq.toList b)
t "e partitionWith (fun x -> log x; if x > 2 then Choice1Of2 x else Choice2Of2 (string x)) [S] |> fun (a, b) -> Seq.toList a, Seq.toList b" (fun () -> List.partitionWith (fun x -> log x; if x > 2 then Choice1Of2 x else Choice2Of2 (string x)) ([]: int list) |> fun (a, b) -> Seq.toList a, Seq.toList b)
t "o partitionWith (fun x -> log x; if x > 2 then Choice1Of2 x else Choice2Of2 (string x)) [S] |> fun (a, b) -> Seq.toList a, Seq.toList b" (fun () -> List.partitionWith (fun x -> log x; if x > 2 then Choice1Of2 x else Choice2Of2 (string x)) [ 3 ] |> fun (a, b) -> Seq.toList a, Seq.toList b)
t "m partitionWith (fun x -> log x; if x > 2 then Choice1Of2 x else Choice2Of2 (string x)) [S] |> fun (a, b) -> Seq.toList a, Seq.toList b" (fun () -> List.partitionWith (fun x -> log x; if x > 2 then Choice1Of2 x else Choice2Of2 (string x)) [ 3; 1; 2; 3; 5 ] |> fun (a, b) -> Seq.toList a, Seq.toList b)
t "e splitAt 0 [S] |> fun (a, b) -> Seq.toList a, Seq.toList b" (fun () -> List.splitAt 0 ([]: int list) |> fun (a, b) -> Seq.toList a, Seq.toList b)
t "o splitAt 0 [S] |> fun (a, b) -> Seq.toList a, Seq.toList b" (fun () -> List.splitAt 0 [ 3 ] |> fun (a, b) -> Seq.toList a, Seq.toList b)
t "m splitAt 0 [S] |> fun (a, b) -> Seq.toList a, Seq.toList b" (fun () -> List.splitAt 0 [ 3; 1; 2; 3; 5 ] |> fun (a, b) -> Seq.toList a, Seq.toList b)
t "e splitAt 2 [S] |> fun (a, b) -> Seq.toList a, Seq.toList b" (fun () -> List.splitAt 2 ([]: int list) |> fun (a, b) -> Seq.toList a, Seq.toList b)
t "o splitAt 2 [S] |> fun (a, b) -> Seq.toList a, Seq.toList b" (fun () -> List.splitAt 2 [ 3 ] |> fun (a, b) -> Seq.toList a, Seq.toList b)
t "m splitAt 2 [S] |> fun (a, b) -> Seq.toList a, Seq.toList b" (fun () -> List.splitAt 2 [ 3; 1; 2; 3; 5 ] |> fun (a, b) -> Seq.toList a, Seq.toList b)
t "e splitAt 5 [S] |> fun (a, b) -> Seq.toList a, Seq.toList b" (fun () -> List.splitAt 5 ([]: int list) |> fun (a, b) -> Seq.toList a, Seq.toList b)
t "o splitAt 5 [S] |> fun (a, b) -> Seq.toList a, Seq.toList b" (fun () -> List.splitAt 5 [ 3 ] |> fun (a, b) -> Seq.toList a, Seq.toList b)
t "m splitAt 5 [S] |> fun (a, b) -> Seq.toList a, Seq.toList b" (fun () -> List.splitAt 5 [ 3; 1; 2; 3; 5 ] |> fun (a, b) -> Seq.toList a, Seq.toList b)
t "e splitAt 6 [S] |> fun (a, b) -> Seq.toList a, Seq.toList b" (fun () -> List.splitAt 6 ([]: int list) |> fun (a, b) -> Seq.toList a, Seq.toList b)
t "o splitAt 6 [S] |> fun (a, b) -> Seq.toList a, Seq.toList b" (fun () -> List.splitAt 6 [ 3 ] |> fun (a, b) -> Seq.toList a, Seq.toList b)
t "m splitAt 6 [S] |> fun (a, b) -> Seq.toList a, Seq.toList b" (fun () -> List.splitAt 6 [ 3; 1; 2; 3; 5 ] |> fun (a, b) -> Seq.toList a, Seq.toList b)
t "e splitAt -1 [S] |> fun (a, b) -> Seq.toList a, Seq.toList b" (fun () -> List.splitAt -1 ([]: int list) |> fun (a, b) -> Seq.toList a, Seq.toList b)
t "o splitAt -1 [S] |> fun (a, b) -> Seq.toList a, Seq.toList b" (fun () -> List.splitAt -1 [ 3 ] |> fun (a, b) -> Seq.toList a, Seq.toList b)
t "m splitAt -1 [S] |> fun (a, b) -> Seq.toList a, Seq.toList b" (fun () -> List.splitAt -1 [ 3; 1; 2; 3; 5 ] |> fun (a, b) -> Seq.toList a, Seq.toList b)
t "e [S].Head" (fun () -> ([]: int list).Head)
t "o [S].Head" (fun () -> [ 3 ].Head)
t "m [S].Head" (fun () -> [ 3; 1; 2; 3; 5 ].Head)
t "e [S].Tail" (fun () -> ([]: int list).Tail)
t "o [S].Tail" (fun () -> [ 3 ].Tail)
t "m [S].Tail" (fun () -> [ 3; 1; 2; 3; 5 ].Tail)
t "e [S].IsEmpty" (fun () -> ([]: int list).IsEmpty)
