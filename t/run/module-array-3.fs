// out: n scan (fun s x -> boom 2 x) 0 [S] !! ArgumentNullException: Value cannot be null. (Parameter 'array')
// out: e scanBack (fun x s -> boom 2 x) [S] 0 = [|0|]
// out: <3>o scanBack (fun x s -> boom 2 x) [S] 0 = [|3; 0|]
// out: <5><3><2>m scanBack (fun x s -> boom 2 x) [S] 0 !! Exception: boom
// out: n scanBack (fun x s -> boom 2 x) [S] 0 !! ArgumentNullException: Value cannot be null. (Parameter 'array')
// out: e skip 0 [S] = [||]
// out: o skip 0 [S] = [|3|]
// out: m skip 0 [S] = [|3; 1; 2; 3; 5|]
// out: n skip 0 [S] !! ArgumentNullException: Value cannot be null. (Parameter 'array')
// out: e skip 2 [S] !! ArgumentOutOfRangeException: The index is outside the legal range.|count = 2, array.Length = 0 (Parameter 'count')
// out: o skip 2 [S] !! ArgumentOutOfRangeException: The index is outside the legal range.|count = 2, array.Length = 1 (Parameter 'count')
// out: m skip 2 [S] = [|2; 3; 5|]
// out: n skip 2 [S] !! ArgumentNullException: Value cannot be null. (Parameter 'array')
// out: e skip 5 [S] !! ArgumentOutOfRangeException: The index is outside the legal range.|count = 5, array.Length = 0 (Parameter 'count')
// out: o skip 5 [S] !! ArgumentOutOfRangeException: The index is outside the legal range.|count = 5, array.Length = 1 (Parameter 'count')
// out: m skip 5 [S] = [||]
// out: n skip 5 [S] !! ArgumentNullException: Value cannot be null. (Parameter 'array')
// out: e skip 6 [S] !! ArgumentOutOfRangeException: The index is outside the legal range.|count = 6, array.Length = 0 (Parameter 'count')
// out: o skip 6 [S] !! ArgumentOutOfRangeException: The index is outside the legal range.|count = 6, array.Length = 1 (Parameter 'count')
// out: m skip 6 [S] !! ArgumentOutOfRangeException: The index is outside the legal range.|count = 6, array.Length = 5 (Parameter 'count')
// out: n skip 6 [S] !! ArgumentNullException: Value cannot be null. (Parameter 'array')
// out: e skip -1 [S] = [||]
// out: o skip -1 [S] = [|3|]
// out: m skip -1 [S] = [|3; 1; 2; 3; 5|]
// out: n skip -1 [S] !! ArgumentNullException: Value cannot be null. (Parameter 'array')
// out: e skip Int32.MinValue [S] = [||]
// out: o skip Int32.MinValue [S] = [|3|]
// out: m skip Int32.MinValue [S] = [|3; 1; 2; 3; 5|]
// out: n skip Int32.MinValue [S] !! ArgumentNullException: Value cannot be null. (Parameter 'array')
// out: e skipWhile (fun x -> above 2 x) [S] = [||]
// out: <3>o skipWhile (fun x -> above 2 x) [S] = [||]
// out: <3><1>m skipWhile (fun x -> above 2 x) [S] = [|1; 2; 3; 5|]
// out: n skipWhile (fun x -> above 2 x) [S] !! ArgumentNullException: Value cannot be null. (Parameter 'array')
// out: e skipWhile (above 100) [S] = [||]
// out: <3>o skipWhile (above 100) [S] = [|3|]
// out: <3>m skipWhile (above 100) [S] = [|3; 1; 2; 3; 5|]
// out: n skipWhile (above 100) [S] !! ArgumentNullException: Value cannot be null. (Parameter 'array')
// out: e skipWhile (above 0) [S] = [||]
// out: <3>o skipWhile (above 0) [S] = [||]
// out: <3><1><2><3><5>m skipWhile (above 0) [S] = [||]
// out: n skipWhile (above 0) [S] !! ArgumentNullException: Value cannot be null. (Parameter 'array')
// out: e sort [S] = [||]
// out: o sort [S] = [|3|]
// out: m sort [S] = [|1; 2; 3; 3; 5|]
// out: n sort [S] !! ArgumentNullException: Value cannot be null. (Parameter 'array')
// out: e sortDescending [S] = [||]
// out: o sortDescending [S] = [|3|]
// out: m sortDescending [S] = [|5; 3; 3; 2; 1|]
// out: n sortDescending [S] !! ArgumentNullException: Value cannot be null. (Parameter 'array')
// out: e sortBy (fun x -> x % 3) [S] = [||]
// out: o sortBy (fun x -> x % 3) [S] = [|3|]
// out: m sortBy (fun x -> x % 3) [S] = [|3; 3; 1; 2; 5|]
// out: n sortBy (fun x -> x % 3) [S] !! ArgumentNullException: Value cannot be null. (Parameter 'array')
// out: e sortByDescending (fun x -> x % 3) [S] = [||]
// out: o sortByDescending (fun x -> x % 3) [S] = [|3|]
// out: m sortByDescending (fun x -> x % 3) [S] = [|2; 5; 1; 3; 3|]
// out: n sortByDescending (fun x -> x % 3) [S] !! ArgumentNullException: Value cannot be null. (Parameter 'array')
// out: e sortWith down [S] = [||]
// out: o sortWith down [S] = [|3|]
// out: m sortWith down [S] = [|5; 3; 3; 2; 1|]
// out: n sortWith down [S] !! ArgumentNullException: Value cannot be null. (Parameter 'array')
// out: e sortWith (fun a b -> failwith 'cmp') [S] = [||]
// out: o sortWith (fun a b -> failwith 'cmp') [S] = [|3|]
// out: m sortWith (fun a b -> failwith 'cmp') [S] !! InvalidOperationException: Failed to compare two elements in the array.
// out: n sortWith (fun a b -> failwith 'cmp') [S] !! ArgumentNullException: Value cannot be null. (Parameter 'array')
// out: e sortBy (boom 2) [S] = [||]
// out: o sortBy (boom 2) [S] = [|3|]
// out: <3><1><2>m sortBy (boom 2) [S] !! Exception: boom
// out: n sortBy (boom 2) [S] !! ArgumentNullException: Value cannot be null. (Parameter 'array')
// out: e splitInto 1 [S] = [||]
// out: o splitInto 1 [S] = [|[|3|]|]
// out: m splitInto 1 [S] = [|[|3; 1; 2; 3; 5|]|]
// out: n splitInto 1 [S] !! ArgumentNullException: Value cannot be null. (Parameter 'array')
// out: e splitInto 2 [S] = [||]
// out: o splitInto 2 [S] = [|[|3|]|]
// out: m splitInto 2 [S] = [|[|3; 1; 2|]; [|3; 5|]|]
// out: n splitInto 2 [S] !! ArgumentNullException: Value cannot be null. (Parameter 'array')
// out: e splitInto 3 [S] = [||]
// out: o splitInto 3 [S] = [|[|3|]|]
// out: m splitInto 3 [S] = [|[|3; 1|]; [|2; 3|]; [|5|]|]
// out: n splitInto 3 [S] !! ArgumentNullException: Value cannot be null. (Parameter 'array')
// out: e splitInto 100 [S] = [||]
// out: o splitInto 100 [S] = [|[|3|]|]
// out: m splitInto 100 [S] = [|[|3|]; [|1|]; [|2|]; [|3|]; [|5|]|]
// out: n splitInto 100 [S] !! ArgumentNullException: Value cannot be null. (Parameter 'array')
// out: e splitInto 0 [S] !! ArgumentException: The input must be positive.|count = 0 (Parameter 'count')
// out: o splitInto 0 [S] !! ArgumentException: The input must be positive.|count = 0 (Parameter 'count')
// out: m splitInto 0 [S] !! ArgumentException: The input must be positive.|count = 0 (Parameter 'count')
// out: n splitInto 0 [S] !! ArgumentNullException: Value cannot be null. (Parameter 'array')
// out: e splitInto -1 [S] !! ArgumentException: The input must be positive.|count = -1 (Parameter 'count')
// out: o splitInto -1 [S] !! ArgumentException: The input must be positive.|count = -1 (Parameter 'count')
// out: m splitInto -1 [S] !! ArgumentException: The input must be positive.|count = -1 (Parameter 'count')
// out: n splitInto -1 [S] !! ArgumentNullException: Value cannot be null. (Parameter 'array')
// out: e splitInto Int32.MaxValue [S] = [||]
// out: o splitInto Int32.MaxValue [S] = [|[|3|]|]
// out: m splitInto Int32.MaxValue [S] = [|[|3|]; [|1|]; [|2|]; [|3|]; [|5|]|]
// out: n splitInto Int32.MaxValue [S] !! ArgumentNullException: Value cannot be null. (Parameter 'array')
// out: e sum [S] = 0
// out: o sum [S] = 3
// out: m sum [S] = 14
// out: n sum [S] !! ArgumentNullException: Value cannot be null. (Parameter 'array')
// out: e sumBy twice [S] = 0
// out: <3>o sumBy twice [S] = 6
// out: <3><1><2><3><5>m sumBy twice [S] = 28
// out: n sumBy twice [S] !! ArgumentNullException: Value cannot be null. (Parameter 'array')
// out: e sumBy (fun x -> int64 x * 3000000000L) [S] = 0L
// out: o sumBy (fun x -> int64 x * 3000000000L) [S] = 9000000000L
// out: m sumBy (fun x -> int64 x * 3000000000L) [S] = 42000000000L
// out: n sumBy (fun x -> int64 x * 3000000000L) [S] !! ArgumentNullException: Value cannot be null. (Parameter 'array')
// out: e tail [S] !! ArgumentException: The input sequence has an insufficient number of elements. (Parameter 'array')
// out: o tail [S] = [||]
// out: m tail [S] = [|1; 2; 3; 5|]
// out: n tail [S] !! ArgumentNullException: Value cannot be null. (Parameter 'array')
// out: e take 0 [S] = [||]
// out: o take 0 [S] = [||]
// out: m take 0 [S] = [||]
// out: n take 0 [S] !! ArgumentNullException: Value cannot be null. (Parameter 'array')
// out: e take 2 [S] !! InvalidOperationException: The input sequence has an insufficient number of elements.
// out: o take 2 [S] !! InvalidOperationException: The input sequence has an insufficient number of elements.
// out: m take 2 [S] = [|3; 1|]
// out: n take 2 [S] !! ArgumentNullException: Value cannot be null. (Parameter 'array')
// out: e take 5 [S] !! InvalidOperationException: The input sequence has an insufficient number of elements.
// out: o take 5 [S] !! InvalidOperationException: The input sequence has an insufficient number of elements.
// out: m take 5 [S] = [|3; 1; 2; 3; 5|]
// out: n take 5 [S] !! ArgumentNullException: Value cannot be null. (Parameter 'array')
// out: e take 6 [S] !! InvalidOperationException: The input sequence has an insufficient number of elements.
// out: o take 6 [S] !! InvalidOperationException: The input sequence has an insufficient number of elements.
// out: m take 6 [S] !! InvalidOperationException: The input sequence has an insufficient number of elements.
// out: n take 6 [S] !! ArgumentNullException: Value cannot be null. (Parameter 'array')
// out: e take -1 [S] !! ArgumentException: The input must be non-negative.|count = -1 (Parameter 'count')
// out: o take -1 [S] !! ArgumentException: The input must be non-negative.|count = -1 (Parameter 'count')
// out: m take -1 [S] !! ArgumentException: The input must be non-negative.|count = -1 (Parameter 'count')
// out: n take -1 [S] !! ArgumentNullException: Value cannot be null. (Parameter 'array')
// out: e take Int32.MaxValue [S] !! InvalidOperationException: The input sequence has an insufficient number of elements.
// out: o take Int32.MaxValue [S] !! InvalidOperationException: The input sequence has an insufficient number of elements.
// out: m take Int32.MaxValue [S] !! InvalidOperationException: The input sequence has an insufficient number of elements.
// out: n take Int32.MaxValue [S] !! ArgumentNullException: Value cannot be null. (Parameter 'array')
// out: e takeWhile (above 0) [S] = [||]
// out: <3>o takeWhile (above 0) [S] = [|3|]
// out: <3><1><2><3><5>m takeWhile (above 0) [S] = [|3; 1; 2; 3; 5|]
// out: n takeWhile (above 0) [S] !! ArgumentNullException: Value cannot be null. (Parameter 'array')
// out: e takeWhile (above 2) [S] = [||]
// out: <3>o takeWhile (above 2) [S] = [|3|]
// out: <3><1>m takeWhile (above 2) [S] = [|3|]
// out: n takeWhile (above 2) [S] !! ArgumentNullException: Value cannot be null. (Parameter 'array')
// out: e takeWhile (above 100) [S] = [||]
// out: <3>o takeWhile (above 100) [S] = [||]
// out: <3>m takeWhile (above 100) [S] = [||]
// out: n takeWhile (above 100) [S] !! ArgumentNullException: Value cannot be null. (Parameter 'array')
// out: e toList [S] = []
// out: o toList [S] = [3]
// out: m toList [S] = [3; 1; 2; 3; 5]
// out: n toList [S] !! ArgumentNullException: Value cannot be null. (Parameter 'array')
// out: e ofSeq [S] = [||]
// out: o ofSeq [S] = [|3|]
// out: m ofSeq [S] = [|3; 1; 2; 3; 5|]
// out: e transpose (Seq.ofList [ [S]; [S] ]) = [||]
// out: o transpose (Seq.ofList [ [S]; [S] ]) = [|[|3; 3|]|]
// out: m transpose (Seq.ofList [ [S]; [S] ]) = [|[|3; 3|]; [|1; 1|]; [|2; 2|]; [|3; 3|]; [|5; 5|]|]
// out: e truncate 0 [S] = [||]
// out: o truncate 0 [S] = [||]
// out: m truncate 0 [S] = [||]
// out: n truncate 0 [S] !! ArgumentNullException: Value cannot be null. (Parameter 'array')
// out: e truncate 2 [S] = [||]
// out: o truncate 2 [S] = [|3|]
// out: m truncate 2 [S] = [|3; 1|]
// out: n truncate 2 [S] !! ArgumentNullException: Value cannot be null. (Parameter 'array')
// out: e truncate 9 [S] = [||]
// out: o truncate 9 [S] = [|3|]
// out: m truncate 9 [S] = [|3; 1; 2; 3; 5|]
// out: n truncate 9 [S] !! ArgumentNullException: Value cannot be null. (Parameter 'array')
// out: e truncate -1 [S] = [||]
// out: o truncate -1 [S] = [||]
// out: m truncate -1 [S] = [||]
// out: n truncate -1 [S] !! ArgumentNullException: Value cannot be null. (Parameter 'array')
// out: e truncate Int32.MinValue [S] = [||]
// out: o truncate Int32.MinValue [S] = [||]
// out: m truncate Int32.MinValue [S] = [||]
// out: n truncate Int32.MinValue [S] !! ArgumentNullException: Value cannot be null. (Parameter 'array')
// out: e updateAt 0 9 [S] !! ArgumentException: index must be within bounds of the array (Parameter 'index')
// out: o updateAt 0 9 [S] = [|9|]
// out: m updateAt 0 9 [S] = [|9; 1; 2; 3; 5|]
// out: n updateAt 0 9 [S] !! ArgumentNullException: Value cannot be null. (Parameter 'source')
// out: e updateAt 4 9 [S] !! ArgumentException: index must be within bounds of the array (Parameter 'index')
// out: o updateAt 4 9 [S] !! ArgumentException: index must be within bounds of the array (Parameter 'index')
// out: m updateAt 4 9 [S] = [|3; 1; 2; 3; 9|]
// out: n updateAt 4 9 [S] !! ArgumentNullException: Value cannot be null. (Parameter 'source')
// out: e updateAt 5 9 [S] !! ArgumentException: index must be within bounds of the array (Parameter 'index')
// out: o updateAt 5 9 [S] !! ArgumentException: index must be within bounds of the array (Parameter 'index')
// out: m updateAt 5 9 [S] !! ArgumentException: index must be within bounds of the array (Parameter 'index')
// out: n updateAt 5 9 [S] !! ArgumentNullException: Value cannot be null. (Parameter 'source')
// out: e updateAt -1 9 [S] !! ArgumentException: index must be within bounds of the array (Parameter 'index')
// out: o updateAt -1 9 [S] !! ArgumentException: index must be within bounds of the array (Parameter 'index')
// out: m updateAt -1 9 [S] !! ArgumentException: index must be within bounds of the array (Parameter 'index')
// out: n updateAt -1 9 [S] !! ArgumentNullException: Value cannot be null. (Parameter 'source')
// out: e windowed 1 [S] = [||]
// out: o windowed 1 [S] = [|[|3|]|]
// out: m windowed 1 [S] = [|[|3|]; [|1|]; [|2|]; [|3|]; [|5|]|]
// out: n windowed 1 [S] !! ArgumentNullException: Value cannot be null. (Parameter 'array')
// out: e windowed 3 [S] = [||]
// out: o windowed 3 [S] = [||]
// out: m windowed 3 [S] = [|[|3; 1; 2|]; [|1; 2; 3|]; [|2; 3; 5|]|]
// out: n windowed 3 [S] !! ArgumentNullException: Value cannot be null. (Parameter 'array')
// out: e windowed 5 [S] = [||]
// out: o windowed 5 [S] = [||]
// out: m windowed 5 [S] = [|[|3; 1; 2; 3; 5|]|]
// out: n windowed 5 [S] !! ArgumentNullException: Value cannot be null. (Parameter 'array')
// out: e windowed 6 [S] = [||]
// out: o windowed 6 [S] = [||]
// out: m windowed 6 [S] = [||]
// out: n windowed 6 [S] !! ArgumentNullException: Value cannot be null. (Parameter 'array')
// out: e windowed 0 [S] !! ArgumentException: The input must be positive.|windowSize = 0 (Parameter 'windowSize')
// out: o windowed 0 [S] !! ArgumentException: The input must be positive.|windowSize = 0 (Parameter 'windowSize')
// out: m windowed 0 [S] !! ArgumentException: The input must be positive.|windowSize = 0 (Parameter 'windowSize')
// out: n windowed 0 [S] !! ArgumentNullException: Value cannot be null. (Parameter 'array')
// out: e windowed -1 [S] !! ArgumentException: The input must be positive.|windowSize = -1 (Parameter 'windowSize')
// out: o windowed -1 [S] !! ArgumentException: The input must be positive.|windowSize = -1 (Parameter 'windowSize')
// out: m windowed -1 [S] !! ArgumentException: The input must be positive.|windowSize = -1 (Parameter 'windowSize')
// out: n windowed -1 [S] !! ArgumentNullException: Value cannot be null. (Parameter 'array')
// out: e windowed Int32.MaxValue [S] = [||]
// out: o windowed Int32.MaxValue [S] = [||]
// out: m windowed Int32.MaxValue [S] = [||]
// out: n windowed Int32.MaxValue [S] !! ArgumentNullException: Value cannot be null. (Parameter 'array')
// out: e randomShuffleWith (Random 42) [S] = [||]
// out: o randomShuffleWith (Random 42) [S] = [|3|]
// out: m randomShuffleWith (Random 42) [S] = [|3; 1; 2; 5; 3|]
// out: n randomShuffleWith (Random 42) [S] !! ArgumentNullException: Value cannot be null. (Parameter 'source')
// out: e randomShuffleBy (fun () -> 0.5) [S] = [||]
// out: o randomShuffleBy (fun () -> 0.5) [S] = [|3|]
// out: m randomShuffleBy (fun () -> 0.5) [S] = [|2; 3; 1; 5; 3|]
// out: n randomShuffleBy (fun () -> 0.5) [S] !! ArgumentNullException: Value cannot be null. (Parameter 'source')
// out: e randomChoicesWith (Random 42) 3 [S] !! ArgumentException: The input sequence was empty. (Parameter 'source')
// out: o randomChoicesWith (Random 42) 3 [S] = [|3; 3; 3|]
// out: m randomChoicesWith (Random 42) 3 [S] = [|3; 3; 3|]
// out: n randomChoicesWith (Random 42) 3 [S] !! ArgumentNullException: Value cannot be null. (Parameter 'source')
// out: e randomChoicesWith (Random 42) 0 [S] = [||]
// out: o randomChoicesWith (Random 42) 0 [S] = [||]
// out: m randomChoicesWith (Random 42) 0 [S] = [||]
// out: n randomChoicesWith (Random 42) 0 [S] !! ArgumentNullException: Value cannot be null. (Parameter 'source')
// out: e randomChoicesWith (Random 42) -1 [S] !! ArgumentException: The input must be non-negative.|count = -1 (Parameter 'count')
// out: o randomChoicesWith (Random 42) -1 [S] !! ArgumentException: The input must be non-negative.|count = -1 (Parameter 'count')
// out: m randomChoicesWith (Random 42) -1 [S] !! ArgumentException: The input must be non-negative.|count = -1 (Parameter 'count')
// out: n randomChoicesWith (Random 42) -1 [S] !! ArgumentNullException: Value cannot be null. (Parameter 'source')
// out: e randomSampleWith (Random 42) 2 [S] !! ArgumentException: The input sequence was empty. (Parameter 'source')
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
t "n scan (fun s x -> boom 2 x) 0 [S]" (fun () -> Array.scan (fun s x -> boom 2 x) 0 (null: int[]))
t "e scanBack (fun x s -> boom 2 x) [S] 0" (fun () -> Array.scanBack (fun x s -> boom 2 x) ([||]: int[]) 0)
t "o scanBack (fun x s -> boom 2 x) [S] 0" (fun () -> Array.scanBack (fun x s -> boom 2 x) [| 3 |] 0)
t "m scanBack (fun x s -> boom 2 x) [S] 0" (fun () -> Array.scanBack (fun x s -> boom 2 x) [| 3; 1; 2; 3; 5 |] 0)
t "n scanBack (fun x s -> boom 2 x) [S] 0" (fun () -> Array.scanBack (fun x s -> boom 2 x) (null: int[]) 0)
t "e skip 0 [S]" (fun () -> Array.skip 0 ([||]: int[]))
t "o skip 0 [S]" (fun () -> Array.skip 0 [| 3 |])
t "m skip 0 [S]" (fun () -> Array.skip 0 [| 3; 1; 2; 3; 5 |])
t "n skip 0 [S]" (fun () -> Array.skip 0 (null: int[]))
t "e skip 2 [S]" (fun () -> Array.skip 2 ([||]: int[]))
t "o skip 2 [S]" (fun () -> Array.skip 2 [| 3 |])
t "m skip 2 [S]" (fun () -> Array.skip 2 [| 3; 1; 2; 3; 5 |])
t "n skip 2 [S]" (fun () -> Array.skip 2 (null: int[]))
t "e skip 5 [S]" (fun () -> Array.skip 5 ([||]: int[]))
t "o skip 5 [S]" (fun () -> Array.skip 5 [| 3 |])
t "m skip 5 [S]" (fun () -> Array.skip 5 [| 3; 1; 2; 3; 5 |])
t "n skip 5 [S]" (fun () -> Array.skip 5 (null: int[]))
t "e skip 6 [S]" (fun () -> Array.skip 6 ([||]: int[]))
t "o skip 6 [S]" (fun () -> Array.skip 6 [| 3 |])
t "m skip 6 [S]" (fun () -> Array.skip 6 [| 3; 1; 2; 3; 5 |])
t "n skip 6 [S]" (fun () -> Array.skip 6 (null: int[]))
t "e skip -1 [S]" (fun () -> Array.skip -1 ([||]: int[]))
t "o skip -1 [S]" (fun () -> Array.skip -1 [| 3 |])
t "m skip -1 [S]" (fun () -> Array.skip -1 [| 3; 1; 2; 3; 5 |])
t "n skip -1 [S]" (fun () -> Array.skip -1 (null: int[]))
t "e skip Int32.MinValue [S]" (fun () -> Array.skip Int32.MinValue ([||]: int[]))
t "o skip Int32.MinValue [S]" (fun () -> Array.skip Int32.MinValue [| 3 |])
t "m skip Int32.MinValue [S]" (fun () -> Array.skip Int32.MinValue [| 3; 1; 2; 3; 5 |])
t "n skip Int32.MinValue [S]" (fun () -> Array.skip Int32.MinValue (null: int[]))
t "e skipWhile (fun x -> above 2 x) [S]" (fun () -> Array.skipWhile (fun x -> above 2 x) ([||]: int[]))
t "o skipWhile (fun x -> above 2 x) [S]" (fun () -> Array.skipWhile (fun x -> above 2 x) [| 3 |])
t "m skipWhile (fun x -> above 2 x) [S]" (fun () -> Array.skipWhile (fun x -> above 2 x) [| 3; 1; 2; 3; 5 |])
t "n skipWhile (fun x -> above 2 x) [S]" (fun () -> Array.skipWhile (fun x -> above 2 x) (null: int[]))
t "e skipWhile (above 100) [S]" (fun () -> Array.skipWhile (above 100) ([||]: int[]))
t "o skipWhile (above 100) [S]" (fun () -> Array.skipWhile (above 100) [| 3 |])
t "m skipWhile (above 100) [S]" (fun () -> Array.skipWhile (above 100) [| 3; 1; 2; 3; 5 |])
t "n skipWhile (above 100) [S]" (fun () -> Array.skipWhile (above 100) (null: int[]))
t "e skipWhile (above 0) [S]" (fun () -> Array.skipWhile (above 0) ([||]: int[]))
t "o skipWhile (above 0) [S]" (fun () -> Array.skipWhile (above 0) [| 3 |])
t "m skipWhile (above 0) [S]" (fun () -> Array.skipWhile (above 0) [| 3; 1; 2; 3; 5 |])
t "n skipWhile (above 0) [S]" (fun () -> Array.skipWhile (above 0) (null: int[]))
t "e sort [S]" (fun () -> Array.sort ([||]: int[]))
t "o sort [S]" (fun () -> Array.sort [| 3 |])
t "m sort [S]" (fun () -> Array.sort [| 3; 1; 2; 3; 5 |])
t "n sort [S]" (fun () -> Array.sort (null: int[]))
t "e sortDescending [S]" (fun () -> Array.sortDescending ([||]: int[]))
t "o sortDescending [S]" (fun () -> Array.sortDescending [| 3 |])
t "m sortDescending [S]" (fun () -> Array.sortDescending [| 3; 1; 2; 3; 5 |])
t "n sortDescending [S]" (fun () -> Array.sortDescending (null: int[]))
t "e sortBy (fun x -> x % 3) [S]" (fun () -> Array.sortBy (fun x -> x % 3) ([||]: int[]))
t "o sortBy (fun x -> x % 3) [S]" (fun () -> Array.sortBy (fun x -> x % 3) [| 3 |])
t "m sortBy (fun x -> x % 3) [S]" (fun () -> Array.sortBy (fun x -> x % 3) [| 3; 1; 2; 3; 5 |])
t "n sortBy (fun x -> x % 3) [S]" (fun () -> Array.sortBy (fun x -> x % 3) (null: int[]))
t "e sortByDescending (fun x -> x % 3) [S]" (fun () -> Array.sortByDescending (fun x -> x % 3) ([||]: int[]))
t "o sortByDescending (fun x -> x % 3) [S]" (fun () -> Array.sortByDescending (fun x -> x % 3) [| 3 |])
t "m sortByDescending (fun x -> x % 3) [S]" (fun () -> Array.sortByDescending (fun x -> x % 3) [| 3; 1; 2; 3; 5 |])
t "n sortByDescending (fun x -> x % 3) [S]" (fun () -> Array.sortByDescending (fun x -> x % 3) (null: int[]))
t "e sortWith down [S]" (fun () -> Array.sortWith down ([||]: int[]))
t "o sortWith down [S]" (fun () -> Array.sortWith down [| 3 |])
t "m sortWith down [S]" (fun () -> Array.sortWith down [| 3; 1; 2; 3; 5 |])
t "n sortWith down [S]" (fun () -> Array.sortWith down (null: int[]))
t "e sortWith (fun a b -> failwith 'cmp') [S]" (fun () -> Array.sortWith (fun a b -> failwith "cmp") ([||]: int[]))
t "o sortWith (fun a b -> failwith 'cmp') [S]" (fun () -> Array.sortWith (fun a b -> failwith "cmp") [| 3 |])
t "m sortWith (fun a b -> failwith 'cmp') [S]" (fun () -> Array.sortWith (fun a b -> failwith "cmp") [| 3; 1; 2; 3; 5 |])
t "n sortWith (fun a b -> failwith 'cmp') [S]" (fun () -> Array.sortWith (fun a b -> failwith "cmp") (null: int[]))
t "e sortBy (boom 2) [S]" (fun () -> Array.sortBy (boom 2) ([||]: int[]))
t "o sortBy (boom 2) [S]" (fun () -> Array.sortBy (boom 2) [| 3 |])
t "m sortBy (boom 2) [S]" (fun () -> Array.sortBy (boom 2) [| 3; 1; 2; 3; 5 |])
t "n sortBy (boom 2) [S]" (fun () -> Array.sortBy (boom 2) (null: int[]))
t "e splitInto 1 [S]" (fun () -> Array.splitInto 1 ([||]: int[]))
t "o splitInto 1 [S]" (fun () -> Array.splitInto 1 [| 3 |])
t "m splitInto 1 [S]" (fun () -> Array.splitInto 1 [| 3; 1; 2; 3; 5 |])
t "n splitInto 1 [S]" (fun () -> Array.splitInto 1 (null: int[]))
t "e splitInto 2 [S]" (fun () -> Array.splitInto 2 ([||]: int[]))
t "o splitInto 2 [S]" (fun () -> Array.splitInto 2 [| 3 |])
t "m splitInto 2 [S]" (fun () -> Array.splitInto 2 [| 3; 1; 2; 3; 5 |])
t "n splitInto 2 [S]" (fun () -> Array.splitInto 2 (null: int[]))
t "e splitInto 3 [S]" (fun () -> Array.splitInto 3 ([||]: int[]))
t "o splitInto 3 [S]" (fun () -> Array.splitInto 3 [| 3 |])
t "m splitInto 3 [S]" (fun () -> Array.splitInto 3 [| 3; 1; 2; 3; 5 |])
t "n splitInto 3 [S]" (fun () -> Array.splitInto 3 (null: int[]))
t "e splitInto 100 [S]" (fun () -> Array.splitInto 100 ([||]: int[]))
t "o splitInto 100 [S]" (fun () -> Array.splitInto 100 [| 3 |])
t "m splitInto 100 [S]" (fun () -> Array.splitInto 100 [| 3; 1; 2; 3; 5 |])
t "n splitInto 100 [S]" (fun () -> Array.splitInto 100 (null: int[]))
t "e splitInto 0 [S]" (fun () -> Array.splitInto 0 ([||]: int[]))
t "o splitInto 0 [S]" (fun () -> Array.splitInto 0 [| 3 |])
t "m splitInto 0 [S]" (fun () -> Array.splitInto 0 [| 3; 1; 2; 3; 5 |])
t "n splitInto 0 [S]" (fun () -> Array.splitInto 0 (null: int[]))
t "e splitInto -1 [S]" (fun () -> Array.splitInto -1 ([||]: int[]))
t "o splitInto -1 [S]" (fun () -> Array.splitInto -1 [| 3 |])
t "m splitInto -1 [S]" (fun () -> Array.splitInto -1 [| 3; 1; 2; 3; 5 |])
t "n splitInto -1 [S]" (fun () -> Array.splitInto -1 (null: int[]))
t "e splitInto Int32.MaxValue [S]" (fun () -> Array.splitInto Int32.MaxValue ([||]: int[]))
t "o splitInto Int32.MaxValue [S]" (fun () -> Array.splitInto Int32.MaxValue [| 3 |])
t "m splitInto Int32.MaxValue [S]" (fun () -> Array.splitInto Int32.MaxValue [| 3; 1; 2; 3; 5 |])
t "n splitInto Int32.MaxValue [S]" (fun () -> Array.splitInto Int32.MaxValue (null: int[]))
t "e sum [S]" (fun () -> Array.sum ([||]: int[]))
t "o sum [S]" (fun () -> Array.sum [| 3 |])
t "m sum [S]" (fun () -> Array.sum [| 3; 1; 2; 3; 5 |])
t "n sum [S]" (fun () -> Array.sum (null: int[]))
t "e sumBy twice [S]" (fun () -> Array.sumBy twice ([||]: int[]))
t "o sumBy twice [S]" (fun () -> Array.sumBy twice [| 3 |])
t "m sumBy twice [S]" (fun () -> Array.sumBy twice [| 3; 1; 2; 3; 5 |])
t "n sumBy twice [S]" (fun () -> Array.sumBy twice (null: int[]))
t "e sumBy (fun x -> int64 x * 3000000000L) [S]" (fun () -> Array.sumBy (fun x -> int64 x * 3000000000L) ([||]: int[]))
t "o sumBy (fun x -> int64 x * 3000000000L) [S]" (fun () -> Array.sumBy (fun x -> int64 x * 3000000000L) [| 3 |])
t "m sumBy (fun x -> int64 x * 3000000000L) [S]" (fun () -> Array.sumBy (fun x -> int64 x * 3000000000L) [| 3; 1; 2; 3; 5 |])
t "n sumBy (fun x -> int64 x * 3000000000L) [S]" (fun () -> Array.sumBy (fun x -> int64 x * 3000000000L) (null: int[]))
t "e tail [S]" (fun () -> Array.tail ([||]: int[]))
t "o tail [S]" (fun () -> Array.tail [| 3 |])
t "m tail [S]" (fun () -> Array.tail [| 3; 1; 2; 3; 5 |])
t "n tail [S]" (fun () -> Array.tail (null: int[]))
t "e take 0 [S]" (fun () -> Array.take 0 ([||]: int[]))
t "o take 0 [S]" (fun () -> Array.take 0 [| 3 |])
t "m take 0 [S]" (fun () -> Array.take 0 [| 3; 1; 2; 3; 5 |])
t "n take 0 [S]" (fun () -> Array.take 0 (null: int[]))
t "e take 2 [S]" (fun () -> Array.take 2 ([||]: int[]))
t "o take 2 [S]" (fun () -> Array.take 2 [| 3 |])
t "m take 2 [S]" (fun () -> Array.take 2 [| 3; 1; 2; 3; 5 |])
t "n take 2 [S]" (fun () -> Array.take 2 (null: int[]))
t "e take 5 [S]" (fun () -> Array.take 5 ([||]: int[]))
t "o take 5 [S]" (fun () -> Array.take 5 [| 3 |])
t "m take 5 [S]" (fun () -> Array.take 5 [| 3; 1; 2; 3; 5 |])
t "n take 5 [S]" (fun () -> Array.take 5 (null: int[]))
t "e take 6 [S]" (fun () -> Array.take 6 ([||]: int[]))
t "o take 6 [S]" (fun () -> Array.take 6 [| 3 |])
t "m take 6 [S]" (fun () -> Array.take 6 [| 3; 1; 2; 3; 5 |])
t "n take 6 [S]" (fun () -> Array.take 6 (null: int[]))
t "e take -1 [S]" (fun () -> Array.take -1 ([||]: int[]))
t "o take -1 [S]" (fun () -> Array.take -1 [| 3 |])
t "m take -1 [S]" (fun () -> Array.take -1 [| 3; 1; 2; 3; 5 |])
t "n take -1 [S]" (fun () -> Array.take -1 (null: int[]))
t "e take Int32.MaxValue [S]" (fun () -> Array.take Int32.MaxValue ([||]: int[]))
t "o take Int32.MaxValue [S]" (fun () -> Array.take Int32.MaxValue [| 3 |])
t "m take Int32.MaxValue [S]" (fun () -> Array.take Int32.MaxValue [| 3; 1; 2; 3; 5 |])
t "n take Int32.MaxValue [S]" (fun () -> Array.take Int32.MaxValue (null: int[]))
t "e takeWhile (above 0) [S]" (fun () -> Array.takeWhile (above 0) ([||]: int[]))
t "o takeWhile (above 0) [S]" (fun () -> Array.takeWhile (above 0) [| 3 |])
t "m takeWhile (above 0) [S]" (fun () -> Array.takeWhile (above 0) [| 3; 1; 2; 3; 5 |])
t "n takeWhile (above 0) [S]" (fun () -> Array.takeWhile (above 0) (null: int[]))
t "e takeWhile (above 2) [S]" (fun () -> Array.takeWhile (above 2) ([||]: int[]))
t "o takeWhile (above 2) [S]" (fun () -> Array.takeWhile (above 2) [| 3 |])
t "m takeWhile (above 2) [S]" (fun () -> Array.takeWhile (above 2) [| 3; 1; 2; 3; 5 |])
t "n takeWhile (above 2) [S]" (fun () -> Array.takeWhile (above 2) (null: int[]))
t "e takeWhile (above 100) [S]" (fun () -> Array.takeWhile (above 100) ([||]: int[]))
t "o takeWhile (above 100) [S]" (fun () -> Array.takeWhile (above 100) [| 3 |])
t "m takeWhile (above 100) [S]" (fun () -> Array.takeWhile (above 100) [| 3; 1; 2; 3; 5 |])
t "n takeWhile (above 100) [S]" (fun () -> Array.takeWhile (above 100) (null: int[]))
t "e toList [S]" (fun () -> Array.toList ([||]: int[]))
t "o toList [S]" (fun () -> Array.toList [| 3 |])
t "m toList [S]" (fun () -> Array.toList [| 3; 1; 2; 3; 5 |])
t "n toList [S]" (fun () -> Array.toList (null: int[]))
t "e ofSeq [S]" (fun () -> Array.ofSeq ([||]: int[]))
t "o ofSeq [S]" (fun () -> Array.ofSeq [| 3 |])
t "m ofSeq [S]" (fun () -> Array.ofSeq [| 3; 1; 2; 3; 5 |])
t "e transpose (Seq.ofList [ [S]; [S] ])" (fun () -> Array.transpose (Seq.ofList [ ([||]: int[]); ([||]: int[]) ]))
t "o transpose (Seq.ofList [ [S]; [S] ])" (fun () -> Array.transpose (Seq.ofList [ [| 3 |]; [| 3 |] ]))
t "m transpose (Seq.ofList [ [S]; [S] ])" (fun () -> Array.transpose (Seq.ofList [ [| 3; 1; 2; 3; 5 |]; [| 3; 1; 2; 3; 5 |] ]))
t "e truncate 0 [S]" (fun () -> Array.truncate 0 ([||]: int[]))
t "o truncate 0 [S]" (fun () -> Array.truncate 0 [| 3 |])
t "m truncate 0 [S]" (fun () -> Array.truncate 0 [| 3; 1; 2; 3; 5 |])
t "n truncate 0 [S]" (fun () -> Array.truncate 0 (null: int[]))
t "e truncate 2 [S]" (fun () -> Array.truncate 2 ([||]: int[]))
t "o truncate 2 [S]" (fun () -> Array.truncate 2 [| 3 |])
t "m truncate 2 [S]" (fun () -> Array.truncate 2 [| 3; 1; 2; 3; 5 |])
t "n truncate 2 [S]" (fun () -> Array.truncate 2 (null: int[]))
t "e truncate 9 [S]" (fun () -> Array.truncate 9 ([||]: int[]))
t "o truncate 9 [S]" (fun () -> Array.truncate 9 [| 3 |])
t "m truncate 9 [S]" (fun () -> Array.truncate 9 [| 3; 1; 2; 3; 5 |])
t "n truncate 9 [S]" (fun () -> Array.truncate 9 (null: int[]))
t "e truncate -1 [S]" (fun () -> Array.truncate -1 ([||]: int[]))
t "o truncate -1 [S]" (fun () -> Array.truncate -1 [| 3 |])
t "m truncate -1 [S]" (fun () -> Array.truncate -1 [| 3; 1; 2; 3; 5 |])
t "n truncate -1 [S]" (fun () -> Array.truncate -1 (null: int[]))
t "e truncate Int32.MinValue [S]" (fun () -> Array.truncate Int32.MinValue ([||]: int[]))
t "o truncate Int32.MinValue [S]" (fun () -> Array.truncate Int32.MinValue [| 3 |])
t "m truncate Int32.MinValue [S]" (fun () -> Array.truncate Int32.MinValue [| 3; 1; 2; 3; 5 |])
t "n truncate Int32.MinValue [S]" (fun () -> Array.truncate Int32.MinValue (null: int[]))
t "e updateAt 0 9 [S]" (fun () -> Array.updateAt 0 9 ([||]: int[]))
t "o updateAt 0 9 [S]" (fun () -> Array.updateAt 0 9 [| 3 |])
t "m updateAt 0 9 [S]" (fun () -> Array.updateAt 0 9 [| 3; 1; 2; 3; 5 |])
t "n updateAt 0 9 [S]" (fun () -> Array.updateAt 0 9 (null: int[]))
t "e updateAt 4 9 [S]" (fun () -> Array.updateAt 4 9 ([||]: int[]))
t "o updateAt 4 9 [S]" (fun () -> Array.updateAt 4 9 [| 3 |])
t "m updateAt 4 9 [S]" (fun () -> Array.updateAt 4 9 [| 3; 1; 2; 3; 5 |])
t "n updateAt 4 9 [S]" (fun () -> Array.updateAt 4 9 (null: int[]))
t "e updateAt 5 9 [S]" (fun () -> Array.updateAt 5 9 ([||]: int[]))
t "o updateAt 5 9 [S]" (fun () -> Array.updateAt 5 9 [| 3 |])
t "m updateAt 5 9 [S]" (fun () -> Array.updateAt 5 9 [| 3; 1; 2; 3; 5 |])
t "n updateAt 5 9 [S]" (fun () -> Array.updateAt 5 9 (null: int[]))
t "e updateAt -1 9 [S]" (fun () -> Array.updateAt -1 9 ([||]: int[]))
t "o updateAt -1 9 [S]" (fun () -> Array.updateAt -1 9 [| 3 |])
t "m updateAt -1 9 [S]" (fun () -> Array.updateAt -1 9 [| 3; 1; 2; 3; 5 |])
t "n updateAt -1 9 [S]" (fun () -> Array.updateAt -1 9 (null: int[]))
t "e windowed 1 [S]" (fun () -> Array.windowed 1 ([||]: int[]))
t "o windowed 1 [S]" (fun () -> Array.windowed 1 [| 3 |])
t "m windowed 1 [S]" (fun () -> Array.windowed 1 [| 3; 1; 2; 3; 5 |])
t "n windowed 1 [S]" (fun () -> Array.windowed 1 (null: int[]))
t "e windowed 3 [S]" (fun () -> Array.windowed 3 ([||]: int[]))
t "o windowed 3 [S]" (fun () -> Array.windowed 3 [| 3 |])
t "m windowed 3 [S]" (fun () -> Array.windowed 3 [| 3; 1; 2; 3; 5 |])
t "n windowed 3 [S]" (fun () -> Array.windowed 3 (null: int[]))
t "e windowed 5 [S]" (fun () -> Array.windowed 5 ([||]: int[]))
t "o windowed 5 [S]" (fun () -> Array.windowed 5 [| 3 |])
t "m windowed 5 [S]" (fun () -> Array.windowed 5 [| 3; 1; 2; 3; 5 |])
t "n windowed 5 [S]" (fun () -> Array.windowed 5 (null: int[]))
t "e windowed 6 [S]" (fun () -> Array.windowed 6 ([||]: int[]))
t "o windowed 6 [S]" (fun () -> Array.windowed 6 [| 3 |])
t "m windowed 6 [S]" (fun () -> Array.windowed 6 [| 3; 1; 2; 3; 5 |])
t "n windowed 6 [S]" (fun () -> Array.windowed 6 (null: int[]))
t "e windowed 0 [S]" (fun () -> Array.windowed 0 ([||]: int[]))
t "o windowed 0 [S]" (fun () -> Array.windowed 0 [| 3 |])
t "m windowed 0 [S]" (fun () -> Array.windowed 0 [| 3; 1; 2; 3; 5 |])
t "n windowed 0 [S]" (fun () -> Array.windowed 0 (null: int[]))
t "e windowed -1 [S]" (fun () -> Array.windowed -1 ([||]: int[]))
t "o windowed -1 [S]" (fun () -> Array.windowed -1 [| 3 |])
t "m windowed -1 [S]" (fun () -> Array.windowed -1 [| 3; 1; 2; 3; 5 |])
t "n windowed -1 [S]" (fun () -> Array.windowed -1 (null: int[]))
t "e windowed Int32.MaxValue [S]" (fun () -> Array.windowed Int32.MaxValue ([||]: int[]))
t "o windowed Int32.MaxValue [S]" (fun () -> Array.windowed Int32.MaxValue [| 3 |])
t "m windowed Int32.MaxValue [S]" (fun () -> Array.windowed Int32.MaxValue [| 3; 1; 2; 3; 5 |])
t "n windowed Int32.MaxValue [S]" (fun () -> Array.windowed Int32.MaxValue (null: int[]))
t "e randomShuffleWith (Random 42) [S]" (fun () -> Array.randomShuffleWith (Random 42) ([||]: int[]))
t "o randomShuffleWith (Random 42) [S]" (fun () -> Array.randomShuffleWith (Random 42) [| 3 |])
t "m randomShuffleWith (Random 42) [S]" (fun () -> Array.randomShuffleWith (Random 42) [| 3; 1; 2; 3; 5 |])
t "n randomShuffleWith (Random 42) [S]" (fun () -> Array.randomShuffleWith (Random 42) (null: int[]))
t "e randomShuffleBy (fun () -> 0.5) [S]" (fun () -> Array.randomShuffleBy (fun () -> 0.5) ([||]: int[]))
t "o randomShuffleBy (fun () -> 0.5) [S]" (fun () -> Array.randomShuffleBy (fun () -> 0.5) [| 3 |])
t "m randomShuffleBy (fun () -> 0.5) [S]" (fun () -> Array.randomShuffleBy (fun () -> 0.5) [| 3; 1; 2; 3; 5 |])
t "n randomShuffleBy (fun () -> 0.5) [S]" (fun () -> Array.randomShuffleBy (fun () -> 0.5) (null: int[]))
t "e randomChoicesWith (Random 42) 3 [S]" (fun () -> Array.randomChoicesWith (Random 42) 3 ([||]: int[]))
t "o randomChoicesWith (Random 42) 3 [S]" (fun () -> Array.randomChoicesWith (Random 42) 3 [| 3 |])
t "m randomChoicesWith (Random 42) 3 [S]" (fun () -> Array.randomChoicesWith (Random 42) 3 [| 3; 1; 2; 3; 5 |])
t "n randomChoicesWith (Random 42) 3 [S]" (fun () -> Array.randomChoicesWith (Random 42) 3 (null: int[]))
t "e randomChoicesWith (Random 42) 0 [S]" (fun () -> Array.randomChoicesWith (Random 42) 0 ([||]: int[]))
t "o randomChoicesWith (Random 42) 0 [S]" (fun () -> Array.randomChoicesWith (Random 42) 0 [| 3 |])
t "m randomChoicesWith (Random 42) 0 [S]" (fun () -> Array.randomChoicesWith (Random 42) 0 [| 3; 1; 2; 3; 5 |])
t "n randomChoicesWith (Random 42) 0 [S]" (fun () -> Array.randomChoicesWith (Random 42) 0 (null: int[]))
t "e randomChoicesWith (Random 42) -1 [S]" (fun () -> Array.randomChoicesWith (Random 42) -1 ([||]: int[]))
t "o randomChoicesWith (Random 42) -1 [S]" (fun () -> Array.randomChoicesWith (Random 42) -1 [| 3 |])
t "m randomChoicesWith (Random 42) -1 [S]" (fun () -> Array.randomChoicesWith (Random 42) -1 [| 3; 1; 2; 3; 5 |])
t "n randomChoicesWith (Random 42) -1 [S]" (fun () -> Array.randomChoicesWith (Random 42) -1 (null: int[]))
t "e randomSampleWith (Random 42) 2 [S]" (fun () -> Array.randomSampleWith (Random 42) 2 ([||]: int[]))
