// out: e append [S] [S] = [||]
// out: o append [S] [S] = [|3; 3|]
// out: m append [S] [S] = [|3; 1; 2; 3; 5; 3; 1; 2; 3; 5|]
// out: n append [S] [S] !! ArgumentNullException: Value cannot be null. (Parameter 'array1')
// out: e average (M.map float [S]) !! ArgumentException: The input array was empty. (Parameter 'array')
// out: o average (M.map float [S]) = 3.0
// out: m average (M.map float [S]) = 2.8
// out: n average (M.map float [S]) !! ArgumentNullException: Value cannot be null. (Parameter 'array')
// out: e averageBy float [S] !! ArgumentException: The input array was empty. (Parameter 'array')
// out: o averageBy float [S] = 3.0
// out: m averageBy float [S] = 2.8
// out: n averageBy float [S] !! ArgumentNullException: Value cannot be null. (Parameter 'array')
// out: e averageBy (fun x -> float (boom 3 x)) [S] !! ArgumentException: The input array was empty. (Parameter 'array')
// out: <3>o averageBy (fun x -> float (boom 3 x)) [S] !! Exception: boom
// out: <3>m averageBy (fun x -> float (boom 3 x)) [S] !! Exception: boom
// out: n averageBy (fun x -> float (boom 3 x)) [S] !! ArgumentNullException: Value cannot be null. (Parameter 'array')
// out: e choose half [S] = [||]
// out: <3>o choose half [S] = [||]
// out: <3><1><2><3><5>m choose half [S] = [|1|]
// out: n choose half [S] !! ArgumentNullException: Value cannot be null. (Parameter 'array')
// out: e choose (fun x -> if boom 2 x > 0 then Some x else None) [S] = [||]
// out: <3>o choose (fun x -> if boom 2 x > 0 then Some x else None) [S] = [|3|]
// out: <3><1><2>m choose (fun x -> if boom 2 x > 0 then Some x else None) [S] !! Exception: boom
// out: n choose (fun x -> if boom 2 x > 0 then Some x else None) [S] !! ArgumentNullException: Value cannot be null. (Parameter 'array')
// out: e chunkBySize 2 [S] = [||]
// out: o chunkBySize 2 [S] = [|[|3|]|]
// out: m chunkBySize 2 [S] = [|[|3; 1|]; [|2; 3|]; [|5|]|]
// out: n chunkBySize 2 [S] !! ArgumentNullException: Value cannot be null. (Parameter 'array')
// out: e chunkBySize 1 [S] = [||]
// out: o chunkBySize 1 [S] = [|[|3|]|]
// out: m chunkBySize 1 [S] = [|[|3|]; [|1|]; [|2|]; [|3|]; [|5|]|]
// out: n chunkBySize 1 [S] !! ArgumentNullException: Value cannot be null. (Parameter 'array')
// out: e chunkBySize 100 [S] = [||]
// out: o chunkBySize 100 [S] = [|[|3|]|]
// out: m chunkBySize 100 [S] = [|[|3; 1; 2; 3; 5|]|]
// out: n chunkBySize 100 [S] !! ArgumentNullException: Value cannot be null. (Parameter 'array')
// out: e chunkBySize 0 [S] !! ArgumentException: The input must be positive.|chunkSize = 0 (Parameter 'chunkSize')
// out: o chunkBySize 0 [S] !! ArgumentException: The input must be positive.|chunkSize = 0 (Parameter 'chunkSize')
// out: m chunkBySize 0 [S] !! ArgumentException: The input must be positive.|chunkSize = 0 (Parameter 'chunkSize')
// out: n chunkBySize 0 [S] !! ArgumentNullException: Value cannot be null. (Parameter 'array')
// out: e chunkBySize -1 [S] !! ArgumentException: The input must be positive.|chunkSize = -1 (Parameter 'chunkSize')
// out: o chunkBySize -1 [S] !! ArgumentException: The input must be positive.|chunkSize = -1 (Parameter 'chunkSize')
// out: m chunkBySize -1 [S] !! ArgumentException: The input must be positive.|chunkSize = -1 (Parameter 'chunkSize')
// out: n chunkBySize -1 [S] !! ArgumentNullException: Value cannot be null. (Parameter 'array')
// out: e chunkBySize Int32.MaxValue [S] = [||]
// out: o chunkBySize Int32.MaxValue [S] = [|[|3|]|]
// out: m chunkBySize Int32.MaxValue [S] = [|[|3; 1; 2; 3; 5|]|]
// out: n chunkBySize Int32.MaxValue [S] !! ArgumentNullException: Value cannot be null. (Parameter 'array')
// out: e collect (fun x -> log x; M.replicate (x % 3) x) [S] = [||]
// out: <3>o collect (fun x -> log x; M.replicate (x % 3) x) [S] = [||]
// out: <3><1><2><3><5>m collect (fun x -> log x; M.replicate (x % 3) x) [S] = [|1; 2; 2; 5; 5|]
// out: n collect (fun x -> log x; M.replicate (x % 3) x) [S] !! ArgumentNullException: Value cannot be null. (Parameter 'array')
// out: e collect (fun x -> M.singleton (boom 1 x)) [S] = [||]
// out: <3>o collect (fun x -> M.singleton (boom 1 x)) [S] = [|3|]
// out: <3><1>m collect (fun x -> M.singleton (boom 1 x)) [S] !! Exception: boom
// out: n collect (fun x -> M.singleton (boom 1 x)) [S] !! ArgumentNullException: Value cannot be null. (Parameter 'array')
// out: e concat (Seq.ofList [ [S]; [S] ]) = [||]
// out: o concat (Seq.ofList [ [S]; [S] ]) = [|3; 3|]
// out: m concat (Seq.ofList [ [S]; [S] ]) = [|3; 1; 2; 3; 5; 3; 1; 2; 3; 5|]
// out: e contains 3 [S] = false
// out: o contains 3 [S] = true
// out: m contains 3 [S] = true
// out: n contains 3 [S] !! ArgumentNullException: Value cannot be null. (Parameter 'array')
// out: e contains 8 [S] = false
// out: o contains 8 [S] = false
// out: m contains 8 [S] = false
// out: n contains 8 [S] !! ArgumentNullException: Value cannot be null. (Parameter 'array')
// out: e countBy (fun x -> x % 2) [S] = [||]
// out: o countBy (fun x -> x % 2) [S] = [|(1, 1)|]
// out: m countBy (fun x -> x % 2) [S] = [|(1, 4); (0, 1)|]
// out: n countBy (fun x -> x % 2) [S] !! ArgumentNullException: Value cannot be null. (Parameter 'array')
// out: e countBy (fun x -> string (x % 3)) [S] = [||]
// out: o countBy (fun x -> string (x % 3)) [S] = [|("0", 1)|]
// out: m countBy (fun x -> string (x % 3)) [S] = [|("0", 2); ("1", 1); ("2", 2)|]
// out: n countBy (fun x -> string (x % 3)) [S] !! ArgumentNullException: Value cannot be null. (Parameter 'array')
// out: e distinct [S] = [||]
// out: o distinct [S] = [|3|]
// out: m distinct [S] = [|3; 1; 2; 5|]
// out: n distinct [S] !! ArgumentNullException: Value cannot be null. (Parameter 'array')
// out: e distinctBy (fun x -> log x; x % 3) [S] = [||]
// out: <3>o distinctBy (fun x -> log x; x % 3) [S] = [|3|]
// out: <3><1><2><3><5>m distinctBy (fun x -> log x; x % 3) [S] = [|3; 1; 2|]
// out: n distinctBy (fun x -> log x; x % 3) [S] !! ArgumentNullException: Value cannot be null. (Parameter 'array')
// out: e exactlyOne [S] !! ArgumentException: The input sequence was empty. (Parameter 'array')
// out: o exactlyOne [S] = 3
// out: m exactlyOne [S] !! ArgumentException: The input sequence contains more than one element. (Parameter 'array')
// out: n exactlyOne [S] !! ArgumentNullException: Value cannot be null. (Parameter 'array')
// out: e tryExactlyOne [S] = None
// out: o tryExactlyOne [S] = Some 3
// out: m tryExactlyOne [S] = None
// out: n tryExactlyOne [S] !! ArgumentNullException: Value cannot be null. (Parameter 'array')
// out: e except [ 3; 9 ] [S] = [||]
// out: o except [ 3; 9 ] [S] = [||]
// out: m except [ 3; 9 ] [S] = [|1; 2; 5|]
// out: n except [ 3; 9 ] [S] !! ArgumentNullException: Value cannot be null. (Parameter 'array')
// out: e except [] [S] = [||]
// out: o except [] [S] = [|3|]
// out: m except [] [S] = [|3; 1; 2; 5|]
// out: n except [] [S] !! ArgumentNullException: Value cannot be null. (Parameter 'array')
// out: e exists (above 2) [S] = false
// out: <3>o exists (above 2) [S] = true
// out: <3>m exists (above 2) [S] = true
// out: n exists (above 2) [S] !! ArgumentNullException: Value cannot be null. (Parameter 'array')
// out: e exists (above 100) [S] = false
// out: <3>o exists (above 100) [S] = false
// out: <3><1><2><3><5>m exists (above 100) [S] = false
// out: n exists (above 100) [S] !! ArgumentNullException: Value cannot be null. (Parameter 'array')
// out: e filter (above 2) [S] = [||]
// out: <3>o filter (above 2) [S] = [|3|]
// out: <3><1><2><3><5>m filter (above 2) [S] = [|3; 3; 5|]
// out: n filter (above 2) [S] !! ArgumentNullException: Value cannot be null. (Parameter 'array')
// out: e where (above 2) [S] = [||]
// out: <3>o where (above 2) [S] = [|3|]
// out: <3><1><2><3><5>m where (above 2) [S] = [|3; 3; 5|]
// out: n where (above 2) [S] !! ArgumentNullException: Value cannot be null. (Parameter 'array')
// out: e filter (fun x -> boom 5 x > 2) [S] = [||]
// out: <3>o filter (fun x -> boom 5 x > 2) [S] = [|3|]
// out: <3><1><2><3><5>m filter (fun x -> boom 5 x > 2) [S] !! Exception: boom
// out: n filter (fun x -> boom 5 x > 2) [S] !! ArgumentNullException: Value cannot be null. (Parameter 'array')
// out: e find (above 2) [S] !! KeyNotFoundException: An index satisfying the predicate was not found in the collection.
// out: <3>o find (above 2) [S] = 3
// out: <3>m find (above 2) [S] = 3
// out: n find (above 2) [S] !! ArgumentNullException: Value cannot be null. (Parameter 'array')
// out: e find (above 100) [S] !! KeyNotFoundException: An index satisfying the predicate was not found in the collection.
// out: <3>o find (above 100) [S] !! KeyNotFoundException: An index satisfying the predicate was not found in the collection.
// out: <3><1><2><3><5>m find (above 100) [S] !! KeyNotFoundException: An index satisfying the predicate was not found in the collection.
// out: n find (above 100) [S] !! ArgumentNullException: Value cannot be null. (Parameter 'array')
// out: e tryFind (above 2) [S] = None
// out: <3>o tryFind (above 2) [S] = Some 3
// out: <3>m tryFind (above 2) [S] = Some 3
// out: n tryFind (above 2) [S] !! ArgumentNullException: Value cannot be null. (Parameter 'array')
// out: e tryFind (above 100) [S] = None
// out: <3>o tryFind (above 100) [S] = None
// out: <3><1><2><3><5>m tryFind (above 100) [S] = None
// out: n tryFind (above 100) [S] !! ArgumentNullException: Value cannot be null. (Parameter 'array')
// out: e findBack (above 2) [S] !! KeyNotFoundException: An index satisfying the predicate was not found in the collection.
// out: <3>o findBack (above 2) [S] = 3
// out: <5>m findBack (above 2) [S] = 5
// out: n findBack (above 2) [S] !! ArgumentNullException: Value cannot be null. (Parameter 'array')
// out: e findBack (above 100) [S] !! KeyNotFoundException: An index satisfying the predicate was not found in the collection.
// out: <3>o findBack (above 100) [S] !! KeyNotFoundException: An index satisfying the predicate was not found in the collection.
// out: <5><3><2><1><3>m findBack (above 100) [S] !! KeyNotFoundException: An index satisfying the predicate was not found in the collection.
// out: n findBack (above 100) [S] !! ArgumentNullException: Value cannot be null. (Parameter 'array')
// out: e tryFindBack (above 2) [S] = None
// out: <3>o tryFindBack (above 2) [S] = Some 3
// out: <5>m tryFindBack (above 2) [S] = Some 5
// out: n tryFindBack (above 2) [S] !! ArgumentNullException: Value cannot be null. (Parameter 'array')
// out: e tryFindBack (above 100) [S] = None
// out: <3>o tryFindBack (above 100) [S] = None
// out: <5><3><2><1><3>m tryFindBack (above 100) [S] = None
// out: n tryFindBack (above 100) [S] !! ArgumentNullException: Value cannot be null. (Parameter 'array')
// out: e findIndex (above 3) [S] !! KeyNotFoundException: An index satisfying the predicate was not found in the collection.
// out: <3>o findIndex (above 3) [S] !! KeyNotFoundException: An index satisfying the predicate was not found in the collection.
// out: <3><1><2><3><5>m findIndex (above 3) [S] = 4
// out: n findIndex (above 3) [S] !! ArgumentNullException: Value cannot be null. (Parameter 'array')
// out: e findIndex (above 100) [S] !! KeyNotFoundException: An index satisfying the predicate was not found in the collection.
// out: <3>o findIndex (above 100) [S] !! KeyNotFoundException: An index satisfying the predicate was not found in the collection.
// out: <3><1><2><3><5>m findIndex (above 100) [S] !! KeyNotFoundException: An index satisfying the predicate was not found in the collection.
// out: n findIndex (above 100) [S] !! ArgumentNullException: Value cannot be null. (Parameter 'array')
// out: e tryFindIndex (above 3) [S] = None
// out: <3>o tryFindIndex (above 3) [S] = None
// out: <3><1><2><3><5>m tryFindIndex (above 3) [S] = Some 4
// out: n tryFindIndex (above 3) [S] !! ArgumentNullException: Value cannot be null. (Parameter 'array')
// out: e tryFindIndex (above 100) [S] = None
// out: <3>o tryFindIndex (above 100) [S] = None
// out: <3><1><2><3><5>m tryFindIndex (above 100) [S] = None
// out: n tryFindIndex (above 100) [S] !! ArgumentNullException: Value cannot be null. (Parameter 'array')
// out: e findIndexBack (above 2) [S] !! KeyNotFoundException: An index satisfying the predicate was not found in the collection.
// out: <3>o findIndexBack (above 2) [S] = 0
// out: <5>m findIndexBack (above 2) [S] = 4
// out: n findIndexBack (above 2) [S] !! ArgumentNullException: Value cannot be null. (Parameter 'array')
// out: e findIndexBack (above 100) [S] !! KeyNotFoundException: An index satisfying the predicate was not found in the collection.
// out: <3>o findIndexBack (above 100) [S] !! KeyNotFoundException: An index satisfying the predicate was not found in the collection.
// out: <5><3><2><1><3>m findIndexBack (above 100) [S] !! KeyNotFoundException: An index satisfying the predicate was not found in the collection.
// out: n findIndexBack (above 100) [S] !! ArgumentNullException: Value cannot be null. (Parameter 'array')
// out: e tryFindIndexBack (above 2) [S] = None
// out: <3>o tryFindIndexBack (above 2) [S] = Some 0
// out: <5>m tryFindIndexBack (above 2) [S] = Some 4
// out: n tryFindIndexBack (above 2) [S] !! ArgumentNullException: Value cannot be null. (Parameter 'array')
// out: e tryFindIndexBack (above 100) [S] = None
// out: <3>o tryFindIndexBack (above 100) [S] = None
// out: <5><3><2><1><3>m tryFindIndexBack (above 100) [S] = None
// out: n tryFindIndexBack (above 100) [S] !! ArgumentNullException: Value cannot be null. (Parameter 'array')
// out: e fold add 10 [S] = 10
// out: (10,3)o fold add 10 [S] = 13
// out: (10,3)(13,1)(14,2)(16,3)(19,5)m fold add 10 [S] = 24
// out: n fold add 10 [S] !! ArgumentNullException: Value cannot be null. (Parameter 'array')
// out: e fold (fun s x -> s + boom 2 x) 0 [S] = 0
// out: <3>o fold (fun s x -> s + boom 2 x) 0 [S] = 3
// out: <3><1><2>m fold (fun s x -> s + boom 2 x) 0 [S] !! Exception: boom
// out: n fold (fun s x -> s + boom 2 x) 0 [S] !! ArgumentNullException: Value cannot be null. (Parameter 'array')
// out: e foldBack add [S] 10 = 10
// out: (3,10)o foldBack add [S] 10 = 13
// out: (5,10)(3,15)(2,18)(1,20)(3,21)m foldBack add [S] 10 = 24
// out: n foldBack add [S] 10 !! ArgumentNullException: Value cannot be null. (Parameter 'array')
// out: e foldBack (fun x s -> s + boom 2 x) [S] 0 = 0
// out: <3>o foldBack (fun x s -> s + boom 2 x) [S] 0 = 3
// out: <5><3><2>m foldBack (fun x s -> s + boom 2 x) [S] 0 !! Exception: boom
// out: n foldBack (fun x s -> s + boom 2 x) [S] 0 !! ArgumentNullException: Value cannot be null. (Parameter 'array')
// out: e forall (above 0) [S] = true
// out: <3>o forall (above 0) [S] = true
// out: <3><1><2><3><5>m forall (above 0) [S] = true
// out: n forall (above 0) [S] !! ArgumentNullException: Value cannot be null. (Parameter 'array')
// out: e forall (above 2) [S] = true
// out: <3>o forall (above 2) [S] = true
// out: <3><1>m forall (above 2) [S] = false
// out: n forall (above 2) [S] !! ArgumentNullException: Value cannot be null. (Parameter 'array')
// out: e groupBy (fun x -> log x; x % 3) [S] |> Seq.map (fun (k, v) -> k, Seq.toList v) |> Seq.toList = []
// out: <3>o groupBy (fun x -> log x; x % 3) [S] |> Seq.map (fun (k, v) -> k, Seq.toList v) |> Seq.toList = [(0, [3])]
// out: <3><1><2><3><5>m groupBy (fun x -> log x; x % 3) [S] |> Seq.map (fun (k, v) -> k, Seq.toList v) |> Seq.toList = [(0, [3; 3]); (1, [1]); (2, [2; 5])]
// out: n groupBy (fun x -> log x; x % 3) [S] |> Seq.map (fun (k, v) -> k, Seq.toList v) |> Seq.toList !! ArgumentNullException: Value cannot be null. (Parameter 'array')
// out: e head [S] !! ArgumentException: The input array was empty. (Parameter 'array')
// out: o head [S] = 3
// out: m head [S] = 3
// out: n head [S] !! ArgumentNullException: Value cannot be null. (Parameter 'array')
// out: e tryHead [S] = None
// out: o tryHead [S] = Some 3
// out: m tryHead [S] = Some 3
// out: n tryHead [S] !! ArgumentNullException: Value cannot be null. (Parameter 'array')
// out: e indexed [S] = [||]
// out: o indexed [S] = [|(0, 3)|]
// out: m indexed [S] = [|(0, 3); (1, 1); (2, 2); (3, 3); (4, 5)|]
// out: n indexed [S] !! ArgumentNullException: Value cannot be null. (Parameter 'array')
// out: e insertAt 0 9 [S] = [|9|]
// out: o insertAt 0 9 [S] = [|9; 3|]
// out: m insertAt 0 9 [S] = [|9; 3; 1; 2; 3; 5|]
// out: n insertAt 0 9 [S] !! ArgumentNullException: Value cannot be null. (Parameter 'source')
// out: e insertAt 1 9 [S] !! ArgumentException: index must be within bounds of the array (Parameter 'index')
// out: o insertAt 1 9 [S] = [|3; 9|]
// out: m insertAt 1 9 [S] = [|3; 9; 1; 2; 3; 5|]
// out: n insertAt 1 9 [S] !! ArgumentNullException: Value cannot be null. (Parameter 'source')
// out: e insertAt 5 9 [S] !! ArgumentException: index must be within bounds of the array (Parameter 'index')
// out: o insertAt 5 9 [S] !! ArgumentException: index must be within bounds of the array (Parameter 'index')
// out: m insertAt 5 9 [S] = [|3; 1; 2; 3; 5; 9|]
// out: n insertAt 5 9 [S] !! ArgumentNullException: Value cannot be null. (Parameter 'source')
// out: e insertAt 6 9 [S] !! ArgumentException: index must be within bounds of the array (Parameter 'index')
// out: o insertAt 6 9 [S] !! ArgumentException: index must be within bounds of the array (Parameter 'index')
// out: m insertAt 6 9 [S] !! ArgumentException: index must be within bounds of the array (Parameter 'index')
// out: n insertAt 6 9 [S] !! ArgumentNullException: Value cannot be null. (Parameter 'source')
// out: e insertAt -1 9 [S] !! ArgumentException: index must be within bounds of the array (Parameter 'index')
// out: o insertAt -1 9 [S] !! ArgumentException: index must be within bounds of the array (Parameter 'index')
// out: m insertAt -1 9 [S] !! ArgumentException: index must be within bounds of the array (Parameter 'index')
// out: n insertAt -1 9 [S] !! ArgumentNullException: Value cannot be null. (Parameter 'source')
// out: e insertAt Int32.MaxValue 9 [S] !! ArgumentException: index must be within bounds of the array (Parameter 'index')
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
t "e append [S] [S]" (fun () -> Array.append ([||]: int[]) ([||]: int[]))
t "o append [S] [S]" (fun () -> Array.append [| 3 |] [| 3 |])
t "m append [S] [S]" (fun () -> Array.append [| 3; 1; 2; 3; 5 |] [| 3; 1; 2; 3; 5 |])
t "n append [S] [S]" (fun () -> Array.append (null: int[]) (null: int[]))
t "e average (M.map float [S])" (fun () -> Array.average (Array.map float ([||]: int[])))
t "o average (M.map float [S])" (fun () -> Array.average (Array.map float [| 3 |]))
t "m average (M.map float [S])" (fun () -> Array.average (Array.map float [| 3; 1; 2; 3; 5 |]))
t "n average (M.map float [S])" (fun () -> Array.average (Array.map float (null: int[])))
t "e averageBy float [S]" (fun () -> Array.averageBy float ([||]: int[]))
t "o averageBy float [S]" (fun () -> Array.averageBy float [| 3 |])
t "m averageBy float [S]" (fun () -> Array.averageBy float [| 3; 1; 2; 3; 5 |])
t "n averageBy float [S]" (fun () -> Array.averageBy float (null: int[]))
t "e averageBy (fun x -> float (boom 3 x)) [S]" (fun () -> Array.averageBy (fun x -> float (boom 3 x)) ([||]: int[]))
t "o averageBy (fun x -> float (boom 3 x)) [S]" (fun () -> Array.averageBy (fun x -> float (boom 3 x)) [| 3 |])
t "m averageBy (fun x -> float (boom 3 x)) [S]" (fun () -> Array.averageBy (fun x -> float (boom 3 x)) [| 3; 1; 2; 3; 5 |])
t "n averageBy (fun x -> float (boom 3 x)) [S]" (fun () -> Array.averageBy (fun x -> float (boom 3 x)) (null: int[]))
t "e choose half [S]" (fun () -> Array.choose half ([||]: int[]))
t "o choose half [S]" (fun () -> Array.choose half [| 3 |])
t "m choose half [S]" (fun () -> Array.choose half [| 3; 1; 2; 3; 5 |])
t "n choose half [S]" (fun () -> Array.choose half (null: int[]))
t "e choose (fun x -> if boom 2 x > 0 then Some x else None) [S]" (fun () -> Array.choose (fun x -> if boom 2 x > 0 then Some x else None) ([||]: int[]))
t "o choose (fun x -> if boom 2 x > 0 then Some x else None) [S]" (fun () -> Array.choose (fun x -> if boom 2 x > 0 then Some x else None) [| 3 |])
t "m choose (fun x -> if boom 2 x > 0 then Some x else None) [S]" (fun () -> Array.choose (fun x -> if boom 2 x > 0 then Some x else None) [| 3; 1; 2; 3; 5 |])
t "n choose (fun x -> if boom 2 x > 0 then Some x else None) [S]" (fun () -> Array.choose (fun x -> if boom 2 x > 0 then Some x else None) (null: int[]))
t "e chunkBySize 2 [S]" (fun () -> Array.chunkBySize 2 ([||]: int[]))
t "o chunkBySize 2 [S]" (fun () -> Array.chunkBySize 2 [| 3 |])
t "m chunkBySize 2 [S]" (fun () -> Array.chunkBySize 2 [| 3; 1; 2; 3; 5 |])
t "n chunkBySize 2 [S]" (fun () -> Array.chunkBySize 2 (null: int[]))
t "e chunkBySize 1 [S]" (fun () -> Array.chunkBySize 1 ([||]: int[]))
t "o chunkBySize 1 [S]" (fun () -> Array.chunkBySize 1 [| 3 |])
t "m chunkBySize 1 [S]" (fun () -> Array.chunkBySize 1 [| 3; 1; 2; 3; 5 |])
t "n chunkBySize 1 [S]" (fun () -> Array.chunkBySize 1 (null: int[]))
t "e chunkBySize 100 [S]" (fun () -> Array.chunkBySize 100 ([||]: int[]))
t "o chunkBySize 100 [S]" (fun () -> Array.chunkBySize 100 [| 3 |])
t "m chunkBySize 100 [S]" (fun () -> Array.chunkBySize 100 [| 3; 1; 2; 3; 5 |])
t "n chunkBySize 100 [S]" (fun () -> Array.chunkBySize 100 (null: int[]))
t "e chunkBySize 0 [S]" (fun () -> Array.chunkBySize 0 ([||]: int[]))
t "o chunkBySize 0 [S]" (fun () -> Array.chunkBySize 0 [| 3 |])
t "m chunkBySize 0 [S]" (fun () -> Array.chunkBySize 0 [| 3; 1; 2; 3; 5 |])
t "n chunkBySize 0 [S]" (fun () -> Array.chunkBySize 0 (null: int[]))
t "e chunkBySize -1 [S]" (fun () -> Array.chunkBySize -1 ([||]: int[]))
t "o chunkBySize -1 [S]" (fun () -> Array.chunkBySize -1 [| 3 |])
t "m chunkBySize -1 [S]" (fun () -> Array.chunkBySize -1 [| 3; 1; 2; 3; 5 |])
t "n chunkBySize -1 [S]" (fun () -> Array.chunkBySize -1 (null: int[]))
t "e chunkBySize Int32.MaxValue [S]" (fun () -> Array.chunkBySize Int32.MaxValue ([||]: int[]))
t "o chunkBySize Int32.MaxValue [S]" (fun () -> Array.chunkBySize Int32.MaxValue [| 3 |])
t "m chunkBySize Int32.MaxValue [S]" (fun () -> Array.chunkBySize Int32.MaxValue [| 3; 1; 2; 3; 5 |])
t "n chunkBySize Int32.MaxValue [S]" (fun () -> Array.chunkBySize Int32.MaxValue (null: int[]))
t "e collect (fun x -> log x; M.replicate (x % 3) x) [S]" (fun () -> Array.collect (fun x -> log x; Array.replicate (x % 3) x) ([||]: int[]))
t "o collect (fun x -> log x; M.replicate (x % 3) x) [S]" (fun () -> Array.collect (fun x -> log x; Array.replicate (x % 3) x) [| 3 |])
t "m collect (fun x -> log x; M.replicate (x % 3) x) [S]" (fun () -> Array.collect (fun x -> log x; Array.replicate (x % 3) x) [| 3; 1; 2; 3; 5 |])
t "n collect (fun x -> log x; M.replicate (x % 3) x) [S]" (fun () -> Array.collect (fun x -> log x; Array.replicate (x % 3) x) (null: int[]))
t "e collect (fun x -> M.singleton (boom 1 x)) [S]" (fun () -> Array.collect (fun x -> Array.singleton (boom 1 x)) ([||]: int[]))
t "o collect (fun x -> M.singleton (boom 1 x)) [S]" (fun () -> Array.collect (fun x -> Array.singleton (boom 1 x)) [| 3 |])
t "m collect (fun x -> M.singleton (boom 1 x)) [S]" (fun () -> Array.collect (fun x -> Array.singleton (boom 1 x)) [| 3; 1; 2; 3; 5 |])
t "n collect (fun x -> M.singleton (boom 1 x)) [S]" (fun () -> Array.collect (fun x -> Array.singleton (boom 1 x)) (null: int[]))
t "e concat (Seq.ofList [ [S]; [S] ])" (fun () -> Array.concat (Seq.ofList [ ([||]: int[]); ([||]: int[]) ]))
t "o concat (Seq.ofList [ [S]; [S] ])" (fun () -> Array.concat (Seq.ofList [ [| 3 |]; [| 3 |] ]))
t "m concat (Seq.ofList [ [S]; [S] ])" (fun () -> Array.concat (Seq.ofList [ [| 3; 1; 2; 3; 5 |]; [| 3; 1; 2; 3; 5 |] ]))
t "e contains 3 [S]" (fun () -> Array.contains 3 ([||]: int[]))
t "o contains 3 [S]" (fun () -> Array.contains 3 [| 3 |])
t "m contains 3 [S]" (fun () -> Array.contains 3 [| 3; 1; 2; 3; 5 |])
t "n contains 3 [S]" (fun () -> Array.contains 3 (null: int[]))
t "e contains 8 [S]" (fun () -> Array.contains 8 ([||]: int[]))
t "o contains 8 [S]" (fun () -> Array.contains 8 [| 3 |])
t "m contains 8 [S]" (fun () -> Array.contains 8 [| 3; 1; 2; 3; 5 |])
t "n contains 8 [S]" (fun () -> Array.contains 8 (null: int[]))
t "e countBy (fun x -> x % 2) [S]" (fun () -> Array.countBy (fun x -> x % 2) ([||]: int[]))
t "o countBy (fun x -> x % 2) [S]" (fun () -> Array.countBy (fun x -> x % 2) [| 3 |])
t "m countBy (fun x -> x % 2) [S]" (fun () -> Array.countBy (fun x -> x % 2) [| 3; 1; 2; 3; 5 |])
t "n countBy (fun x -> x % 2) [S]" (fun () -> Array.countBy (fun x -> x % 2) (null: int[]))
t "e countBy (fun x -> string (x % 3)) [S]" (fun () -> Array.countBy (fun x -> string (x % 3)) ([||]: int[]))
t "o countBy (fun x -> string (x % 3)) [S]" (fun () -> Array.countBy (fun x -> string (x % 3)) [| 3 |])
t "m countBy (fun x -> string (x % 3)) [S]" (fun () -> Array.countBy (fun x -> string (x % 3)) [| 3; 1; 2; 3; 5 |])
t "n countBy (fun x -> string (x % 3)) [S]" (fun () -> Array.countBy (fun x -> string (x % 3)) (null: int[]))
t "e distinct [S]" (fun () -> Array.distinct ([||]: int[]))
t "o distinct [S]" (fun () -> Array.distinct [| 3 |])
t "m distinct [S]" (fun () -> Array.distinct [| 3; 1; 2; 3; 5 |])
t "n distinct [S]" (fun () -> Array.distinct (null: int[]))
t "e distinctBy (fun x -> log x; x % 3) [S]" (fun () -> Array.distinctBy (fun x -> log x; x % 3) ([||]: int[]))
t "o distinctBy (fun x -> log x; x % 3) [S]" (fun () -> Array.distinctBy (fun x -> log x; x % 3) [| 3 |])
t "m distinctBy (fun x -> log x; x % 3) [S]" (fun () -> Array.distinctBy (fun x -> log x; x % 3) [| 3; 1; 2; 3; 5 |])
t "n distinctBy (fun x -> log x; x % 3) [S]" (fun () -> Array.distinctBy (fun x -> log x; x % 3) (null: int[]))
t "e exactlyOne [S]" (fun () -> Array.exactlyOne ([||]: int[]))
t "o exactlyOne [S]" (fun () -> Array.exactlyOne [| 3 |])
t "m exactlyOne [S]" (fun () -> Array.exactlyOne [| 3; 1; 2; 3; 5 |])
t "n exactlyOne [S]" (fun () -> Array.exactlyOne (null: int[]))
t "e tryExactlyOne [S]" (fun () -> Array.tryExactlyOne ([||]: int[]))
t "o tryExactlyOne [S]" (fun () -> Array.tryExactlyOne [| 3 |])
t "m tryExactlyOne [S]" (fun () -> Array.tryExactlyOne [| 3; 1; 2; 3; 5 |])
t "n tryExactlyOne [S]" (fun () -> Array.tryExactlyOne (null: int[]))
t "e except [ 3; 9 ] [S]" (fun () -> Array.except [ 3; 9 ] ([||]: int[]))
t "o except [ 3; 9 ] [S]" (fun () -> Array.except [ 3; 9 ] [| 3 |])
t "m except [ 3; 9 ] [S]" (fun () -> Array.except [ 3; 9 ] [| 3; 1; 2; 3; 5 |])
t "n except [ 3; 9 ] [S]" (fun () -> Array.except [ 3; 9 ] (null: int[]))
t "e except [] [S]" (fun () -> Array.except [] ([||]: int[]))
t "o except [] [S]" (fun () -> Array.except [] [| 3 |])
t "m except [] [S]" (fun () -> Array.except [] [| 3; 1; 2; 3; 5 |])
t "n except [] [S]" (fun () -> Array.except [] (null: int[]))
t "e exists (above 2) [S]" (fun () -> Array.exists (above 2) ([||]: int[]))
t "o exists (above 2) [S]" (fun () -> Array.exists (above 2) [| 3 |])
t "m exists (above 2) [S]" (fun () -> Array.exists (above 2) [| 3; 1; 2; 3; 5 |])
t "n exists (above 2) [S]" (fun () -> Array.exists (above 2) (null: int[]))
t "e exists (above 100) [S]" (fun () -> Array.exists (above 100) ([||]: int[]))
t "o exists (above 100) [S]" (fun () -> Array.exists (above 100) [| 3 |])
t "m exists (above 100) [S]" (fun () -> Array.exists (above 100) [| 3; 1; 2; 3; 5 |])
t "n exists (above 100) [S]" (fun () -> Array.exists (above 100) (null: int[]))
t "e filter (above 2) [S]" (fun () -> Array.filter (above 2) ([||]: int[]))
t "o filter (above 2) [S]" (fun () -> Array.filter (above 2) [| 3 |])
t "m filter (above 2) [S]" (fun () -> Array.filter (above 2) [| 3; 1; 2; 3; 5 |])
t "n filter (above 2) [S]" (fun () -> Array.filter (above 2) (null: int[]))
t "e where (above 2) [S]" (fun () -> Array.where (above 2) ([||]: int[]))
t "o where (above 2) [S]" (fun () -> Array.where (above 2) [| 3 |])
t "m where (above 2) [S]" (fun () -> Array.where (above 2) [| 3; 1; 2; 3; 5 |])
t "n where (above 2) [S]" (fun () -> Array.where (above 2) (null: int[]))
t "e filter (fun x -> boom 5 x > 2) [S]" (fun () -> Array.filter (fun x -> boom 5 x > 2) ([||]: int[]))
t "o filter (fun x -> boom 5 x > 2) [S]" (fun () -> Array.filter (fun x -> boom 5 x > 2) [| 3 |])
t "m filter (fun x -> boom 5 x > 2) [S]" (fun () -> Array.filter (fun x -> boom 5 x > 2) [| 3; 1; 2; 3; 5 |])
t "n filter (fun x -> boom 5 x > 2) [S]" (fun () -> Array.filter (fun x -> boom 5 x > 2) (null: int[]))
t "e find (above 2) [S]" (fun () -> Array.find (above 2) ([||]: int[]))
t "o find (above 2) [S]" (fun () -> Array.find (above 2) [| 3 |])
t "m find (above 2) [S]" (fun () -> Array.find (above 2) [| 3; 1; 2; 3; 5 |])
t "n find (above 2) [S]" (fun () -> Array.find (above 2) (null: int[]))
t "e find (above 100) [S]" (fun () -> Array.find (above 100) ([||]: int[]))
t "o find (above 100) [S]" (fun () -> Array.find (above 100) [| 3 |])
t "m find (above 100) [S]" (fun () -> Array.find (above 100) [| 3; 1; 2; 3; 5 |])
t "n find (above 100) [S]" (fun () -> Array.find (above 100) (null: int[]))
t "e tryFind (above 2) [S]" (fun () -> Array.tryFind (above 2) ([||]: int[]))
t "o tryFind (above 2) [S]" (fun () -> Array.tryFind (above 2) [| 3 |])
t "m tryFind (above 2) [S]" (fun () -> Array.tryFind (above 2) [| 3; 1; 2; 3; 5 |])
t "n tryFind (above 2) [S]" (fun () -> Array.tryFind (above 2) (null: int[]))
t "e tryFind (above 100) [S]" (fun () -> Array.tryFind (above 100) ([||]: int[]))
t "o tryFind (above 100) [S]" (fun () -> Array.tryFind (above 100) [| 3 |])
t "m tryFind (above 100) [S]" (fun () -> Array.tryFind (above 100) [| 3; 1; 2; 3; 5 |])
t "n tryFind (above 100) [S]" (fun () -> Array.tryFind (above 100) (null: int[]))
t "e findBack (above 2) [S]" (fun () -> Array.findBack (above 2) ([||]: int[]))
t "o findBack (above 2) [S]" (fun () -> Array.findBack (above 2) [| 3 |])
t "m findBack (above 2) [S]" (fun () -> Array.findBack (above 2) [| 3; 1; 2; 3; 5 |])
t "n findBack (above 2) [S]" (fun () -> Array.findBack (above 2) (null: int[]))
t "e findBack (above 100) [S]" (fun () -> Array.findBack (above 100) ([||]: int[]))
t "o findBack (above 100) [S]" (fun () -> Array.findBack (above 100) [| 3 |])
t "m findBack (above 100) [S]" (fun () -> Array.findBack (above 100) [| 3; 1; 2; 3; 5 |])
t "n findBack (above 100) [S]" (fun () -> Array.findBack (above 100) (null: int[]))
t "e tryFindBack (above 2) [S]" (fun () -> Array.tryFindBack (above 2) ([||]: int[]))
t "o tryFindBack (above 2) [S]" (fun () -> Array.tryFindBack (above 2) [| 3 |])
t "m tryFindBack (above 2) [S]" (fun () -> Array.tryFindBack (above 2) [| 3; 1; 2; 3; 5 |])
t "n tryFindBack (above 2) [S]" (fun () -> Array.tryFindBack (above 2) (null: int[]))
t "e tryFindBack (above 100) [S]" (fun () -> Array.tryFindBack (above 100) ([||]: int[]))
t "o tryFindBack (above 100) [S]" (fun () -> Array.tryFindBack (above 100) [| 3 |])
t "m tryFindBack (above 100) [S]" (fun () -> Array.tryFindBack (above 100) [| 3; 1; 2; 3; 5 |])
t "n tryFindBack (above 100) [S]" (fun () -> Array.tryFindBack (above 100) (null: int[]))
t "e findIndex (above 3) [S]" (fun () -> Array.findIndex (above 3) ([||]: int[]))
t "o findIndex (above 3) [S]" (fun () -> Array.findIndex (above 3) [| 3 |])
t "m findIndex (above 3) [S]" (fun () -> Array.findIndex (above 3) [| 3; 1; 2; 3; 5 |])
t "n findIndex (above 3) [S]" (fun () -> Array.findIndex (above 3) (null: int[]))
t "e findIndex (above 100) [S]" (fun () -> Array.findIndex (above 100) ([||]: int[]))
t "o findIndex (above 100) [S]" (fun () -> Array.findIndex (above 100) [| 3 |])
t "m findIndex (above 100) [S]" (fun () -> Array.findIndex (above 100) [| 3; 1; 2; 3; 5 |])
t "n findIndex (above 100) [S]" (fun () -> Array.findIndex (above 100) (null: int[]))
t "e tryFindIndex (above 3) [S]" (fun () -> Array.tryFindIndex (above 3) ([||]: int[]))
t "o tryFindIndex (above 3) [S]" (fun () -> Array.tryFindIndex (above 3) [| 3 |])
t "m tryFindIndex (above 3) [S]" (fun () -> Array.tryFindIndex (above 3) [| 3; 1; 2; 3; 5 |])
t "n tryFindIndex (above 3) [S]" (fun () -> Array.tryFindIndex (above 3) (null: int[]))
t "e tryFindIndex (above 100) [S]" (fun () -> Array.tryFindIndex (above 100) ([||]: int[]))
t "o tryFindIndex (above 100) [S]" (fun () -> Array.tryFindIndex (above 100) [| 3 |])
t "m tryFindIndex (above 100) [S]" (fun () -> Array.tryFindIndex (above 100) [| 3; 1; 2; 3; 5 |])
t "n tryFindIndex (above 100) [S]" (fun () -> Array.tryFindIndex (above 100) (null: int[]))
t "e findIndexBack (above 2) [S]" (fun () -> Array.findIndexBack (above 2) ([||]: int[]))
t "o findIndexBack (above 2) [S]" (fun () -> Array.findIndexBack (above 2) [| 3 |])
t "m findIndexBack (above 2) [S]" (fun () -> Array.findIndexBack (above 2) [| 3; 1; 2; 3; 5 |])
t "n findIndexBack (above 2) [S]" (fun () -> Array.findIndexBack (above 2) (null: int[]))
t "e findIndexBack (above 100) [S]" (fun () -> Array.findIndexBack (above 100) ([||]: int[]))
t "o findIndexBack (above 100) [S]" (fun () -> Array.findIndexBack (above 100) [| 3 |])
t "m findIndexBack (above 100) [S]" (fun () -> Array.findIndexBack (above 100) [| 3; 1; 2; 3; 5 |])
t "n findIndexBack (above 100) [S]" (fun () -> Array.findIndexBack (above 100) (null: int[]))
t "e tryFindIndexBack (above 2) [S]" (fun () -> Array.tryFindIndexBack (above 2) ([||]: int[]))
t "o tryFindIndexBack (above 2) [S]" (fun () -> Array.tryFindIndexBack (above 2) [| 3 |])
t "m tryFindIndexBack (above 2) [S]" (fun () -> Array.tryFindIndexBack (above 2) [| 3; 1; 2; 3; 5 |])
t "n tryFindIndexBack (above 2) [S]" (fun () -> Array.tryFindIndexBack (above 2) (null: int[]))
t "e tryFindIndexBack (above 100) [S]" (fun () -> Array.tryFindIndexBack (above 100) ([||]: int[]))
t "o tryFindIndexBack (above 100) [S]" (fun () -> Array.tryFindIndexBack (above 100) [| 3 |])
t "m tryFindIndexBack (above 100) [S]" (fun () -> Array.tryFindIndexBack (above 100) [| 3; 1; 2; 3; 5 |])
t "n tryFindIndexBack (above 100) [S]" (fun () -> Array.tryFindIndexBack (above 100) (null: int[]))
t "e fold add 10 [S]" (fun () -> Array.fold add 10 ([||]: int[]))
t "o fold add 10 [S]" (fun () -> Array.fold add 10 [| 3 |])
t "m fold add 10 [S]" (fun () -> Array.fold add 10 [| 3; 1; 2; 3; 5 |])
t "n fold add 10 [S]" (fun () -> Array.fold add 10 (null: int[]))
t "e fold (fun s x -> s + boom 2 x) 0 [S]" (fun () -> Array.fold (fun s x -> s + boom 2 x) 0 ([||]: int[]))
t "o fold (fun s x -> s + boom 2 x) 0 [S]" (fun () -> Array.fold (fun s x -> s + boom 2 x) 0 [| 3 |])
t "m fold (fun s x -> s + boom 2 x) 0 [S]" (fun () -> Array.fold (fun s x -> s + boom 2 x) 0 [| 3; 1; 2; 3; 5 |])
t "n fold (fun s x -> s + boom 2 x) 0 [S]" (fun () -> Array.fold (fun s x -> s + boom 2 x) 0 (null: int[]))
t "e foldBack add [S] 10" (fun () -> Array.foldBack add ([||]: int[]) 10)
t "o foldBack add [S] 10" (fun () -> Array.foldBack add [| 3 |] 10)
t "m foldBack add [S] 10" (fun () -> Array.foldBack add [| 3; 1; 2; 3; 5 |] 10)
t "n foldBack add [S] 10" (fun () -> Array.foldBack add (null: int[]) 10)
t "e foldBack (fun x s -> s + boom 2 x) [S] 0" (fun () -> Array.foldBack (fun x s -> s + boom 2 x) ([||]: int[]) 0)
t "o foldBack (fun x s -> s + boom 2 x) [S] 0" (fun () -> Array.foldBack (fun x s -> s + boom 2 x) [| 3 |] 0)
t "m foldBack (fun x s -> s + boom 2 x) [S] 0" (fun () -> Array.foldBack (fun x s -> s + boom 2 x) [| 3; 1; 2; 3; 5 |] 0)
t "n foldBack (fun x s -> s + boom 2 x) [S] 0" (fun () -> Array.foldBack (fun x s -> s + boom 2 x) (null: int[]) 0)
t "e forall (above 0) [S]" (fun () -> Array.forall (above 0) ([||]: int[]))
t "o forall (above 0) [S]" (fun () -> Array.forall (above 0) [| 3 |])
t "m forall (above 0) [S]" (fun () -> Array.forall (above 0) [| 3; 1; 2; 3; 5 |])
t "n forall (above 0) [S]" (fun () -> Array.forall (above 0) (null: int[]))
t "e forall (above 2) [S]" (fun () -> Array.forall (above 2) ([||]: int[]))
t "o forall (above 2) [S]" (fun () -> Array.forall (above 2) [| 3 |])
t "m forall (above 2) [S]" (fun () -> Array.forall (above 2) [| 3; 1; 2; 3; 5 |])
t "n forall (above 2) [S]" (fun () -> Array.forall (above 2) (null: int[]))
t "e groupBy (fun x -> log x; x % 3) [S] |> Seq.map (fun (k, v) -> k, Seq.toList v) |> Seq.toList" (fun () -> Array.groupBy (fun x -> log x; x % 3) ([||]: int[]) |> Seq.map (fun (k, v) -> k, Seq.toList v) |> Seq.toList)
t "o groupBy (fun x -> log x; x % 3) [S] |> Seq.map (fun (k, v) -> k, Seq.toList v) |> Seq.toList" (fun () -> Array.groupBy (fun x -> log x; x % 3) [| 3 |] |> Seq.map (fun (k, v) -> k, Seq.toList v) |> Seq.toList)
t "m groupBy (fun x -> log x; x % 3) [S] |> Seq.map (fun (k, v) -> k, Seq.toList v) |> Seq.toList" (fun () -> Array.groupBy (fun x -> log x; x % 3) [| 3; 1; 2; 3; 5 |] |> Seq.map (fun (k, v) -> k, Seq.toList v) |> Seq.toList)
t "n groupBy (fun x -> log x; x % 3) [S] |> Seq.map (fun (k, v) -> k, Seq.toList v) |> Seq.toList" (fun () -> Array.groupBy (fun x -> log x; x % 3) (null: int[]) |> Seq.map (fun (k, v) -> k, Seq.toList v) |> Seq.toList)
t "e head [S]" (fun () -> Array.head ([||]: int[]))
t "o head [S]" (fun () -> Array.head [| 3 |])
t "m head [S]" (fun () -> Array.head [| 3; 1; 2; 3; 5 |])
t "n head [S]" (fun () -> Array.head (null: int[]))
t "e tryHead [S]" (fun () -> Array.tryHead ([||]: int[]))
t "o tryHead [S]" (fun () -> Array.tryHead [| 3 |])
t "m tryHead [S]" (fun () -> Array.tryHead [| 3; 1; 2; 3; 5 |])
t "n tryHead [S]" (fun () -> Array.tryHead (null: int[]))
t "e indexed [S]" (fun () -> Array.indexed ([||]: int[]))
t "o indexed [S]" (fun () -> Array.indexed [| 3 |])
t "m indexed [S]" (fun () -> Array.indexed [| 3; 1; 2; 3; 5 |])
t "n indexed [S]" (fun () -> Array.indexed (null: int[]))
t "e insertAt 0 9 [S]" (fun () -> Array.insertAt 0 9 ([||]: int[]))
t "o insertAt 0 9 [S]" (fun () -> Array.insertAt 0 9 [| 3 |])
t "m insertAt 0 9 [S]" (fun () -> Array.insertAt 0 9 [| 3; 1; 2; 3; 5 |])
t "n insertAt 0 9 [S]" (fun () -> Array.insertAt 0 9 (null: int[]))
t "e insertAt 1 9 [S]" (fun () -> Array.insertAt 1 9 ([||]: int[]))
t "o insertAt 1 9 [S]" (fun () -> Array.insertAt 1 9 [| 3 |])
t "m insertAt 1 9 [S]" (fun () -> Array.insertAt 1 9 [| 3; 1; 2; 3; 5 |])
t "n insertAt 1 9 [S]" (fun () -> Array.insertAt 1 9 (null: int[]))
t "e insertAt 5 9 [S]" (fun () -> Array.insertAt 5 9 ([||]: int[]))
t "o insertAt 5 9 [S]" (fun () -> Array.insertAt 5 9 [| 3 |])
t "m insertAt 5 9 [S]" (fun () -> Array.insertAt 5 9 [| 3; 1; 2; 3; 5 |])
t "n insertAt 5 9 [S]" (fun () -> Array.insertAt 5 9 (null: int[]))
t "e insertAt 6 9 [S]" (fun () -> Array.insertAt 6 9 ([||]: int[]))
t "o insertAt 6 9 [S]" (fun () -> Array.insertAt 6 9 [| 3 |])
t "m insertAt 6 9 [S]" (fun () -> Array.insertAt 6 9 [| 3; 1; 2; 3; 5 |])
t "n insertAt 6 9 [S]" (fun () -> Array.insertAt 6 9 (null: int[]))
t "e insertAt -1 9 [S]" (fun () -> Array.insertAt -1 9 ([||]: int[]))
t "o insertAt -1 9 [S]" (fun () -> Array.insertAt -1 9 [| 3 |])
t "m insertAt -1 9 [S]" (fun () -> Array.insertAt -1 9 [| 3; 1; 2; 3; 5 |])
t "n insertAt -1 9 [S]" (fun () -> Array.insertAt -1 9 (null: int[]))
t "e insertAt Int32.MaxValue 9 [S]" (fun () -> Array.insertAt Int32.MaxValue 9 ([||]: int[]))
