// out: e append [S] [S] = []
// out: o append [S] [S] = [3; 3]
// out: m append [S] [S] = [3; 1; 2; 3; 5; 3; 1; 2; 3; 5]
// out: e average (M.map float [S]) !! ArgumentException: The input sequence was empty. (Parameter 'source')
// out: o average (M.map float [S]) = 3.0
// out: m average (M.map float [S]) = 2.8
// out: e averageBy float [S] !! ArgumentException: The input sequence was empty. (Parameter 'source')
// out: o averageBy float [S] = 3.0
// out: m averageBy float [S] = 2.8
// out: e averageBy (fun x -> float (boom 3 x)) [S] !! ArgumentException: The input sequence was empty. (Parameter 'source')
// out: <3>o averageBy (fun x -> float (boom 3 x)) [S] !! Exception: boom
// out: <3>m averageBy (fun x -> float (boom 3 x)) [S] !! Exception: boom
// out: e choose half [S] = []
// out: <3>o choose half [S] = []
// out: <3><1><2><3><5>m choose half [S] = [1]
// out: e choose (fun x -> if boom 2 x > 0 then Some x else None) [S] = []
// out: <3>o choose (fun x -> if boom 2 x > 0 then Some x else None) [S] = [3]
// out: <3><1><2>m choose (fun x -> if boom 2 x > 0 then Some x else None) [S] !! Exception: boom
// out: e chunkBySize 2 [S] = []
// out: o chunkBySize 2 [S] = [[3]]
// out: m chunkBySize 2 [S] = [[3; 1]; [2; 3]; [5]]
// out: e chunkBySize 1 [S] = []
// out: o chunkBySize 1 [S] = [[3]]
// out: m chunkBySize 1 [S] = [[3]; [1]; [2]; [3]; [5]]
// out: e chunkBySize 100 [S] = []
// out: o chunkBySize 100 [S] = [[3]]
// out: m chunkBySize 100 [S] = [[3; 1; 2; 3; 5]]
// out: e chunkBySize 0 [S] !! ArgumentException: The input must be positive.|chunkSize = 0 (Parameter 'chunkSize')
// out: o chunkBySize 0 [S] !! ArgumentException: The input must be positive.|chunkSize = 0 (Parameter 'chunkSize')
// out: m chunkBySize 0 [S] !! ArgumentException: The input must be positive.|chunkSize = 0 (Parameter 'chunkSize')
// out: e chunkBySize -1 [S] !! ArgumentException: The input must be positive.|chunkSize = -1 (Parameter 'chunkSize')
// out: o chunkBySize -1 [S] !! ArgumentException: The input must be positive.|chunkSize = -1 (Parameter 'chunkSize')
// out: m chunkBySize -1 [S] !! ArgumentException: The input must be positive.|chunkSize = -1 (Parameter 'chunkSize')
// out: e chunkBySize Int32.MaxValue [S] = []
// out: o chunkBySize Int32.MaxValue [S] = [[3]]
// out: m chunkBySize Int32.MaxValue [S] = [[3; 1; 2; 3; 5]]
// out: e collect (fun x -> log x; M.replicate (x % 3) x) [S] = []
// out: <3>o collect (fun x -> log x; M.replicate (x % 3) x) [S] = []
// out: <3><1><2><3><5>m collect (fun x -> log x; M.replicate (x % 3) x) [S] = [1; 2; 2; 5; 5]
// out: e collect (fun x -> M.singleton (boom 1 x)) [S] = []
// out: <3>o collect (fun x -> M.singleton (boom 1 x)) [S] = [3]
// out: <3><1>m collect (fun x -> M.singleton (boom 1 x)) [S] !! Exception: boom
// out: e concat (Seq.ofList [ [S]; [S] ]) = []
// out: o concat (Seq.ofList [ [S]; [S] ]) = [3; 3]
// out: m concat (Seq.ofList [ [S]; [S] ]) = [3; 1; 2; 3; 5; 3; 1; 2; 3; 5]
// out: e contains 3 [S] = false
// out: o contains 3 [S] = true
// out: m contains 3 [S] = true
// out: e contains 8 [S] = false
// out: o contains 8 [S] = false
// out: m contains 8 [S] = false
// out: e countBy (fun x -> x % 2) [S] = []
// out: o countBy (fun x -> x % 2) [S] = [(1, 1)]
// out: m countBy (fun x -> x % 2) [S] = [(1, 4); (0, 1)]
// out: e countBy (fun x -> string (x % 3)) [S] = []
// out: o countBy (fun x -> string (x % 3)) [S] = [("0", 1)]
// out: m countBy (fun x -> string (x % 3)) [S] = [("0", 2); ("1", 1); ("2", 2)]
// out: e distinct [S] = []
// out: o distinct [S] = [3]
// out: m distinct [S] = [3; 1; 2; 5]
// out: e distinctBy (fun x -> log x; x % 3) [S] = []
// out: o distinctBy (fun x -> log x; x % 3) [S] = [3]
// out: <3><1><2><3><5>m distinctBy (fun x -> log x; x % 3) [S] = [3; 1; 2]
// out: e exactlyOne [S] !! ArgumentException: The input sequence was empty. (Parameter 'source')
// out: o exactlyOne [S] = 3
// out: m exactlyOne [S] !! ArgumentException: The input sequence contains more than one element. (Parameter 'source')
// out: e tryExactlyOne [S] = None
// out: o tryExactlyOne [S] = Some 3
// out: m tryExactlyOne [S] = None
// out: e except [ 3; 9 ] [S] = []
// out: o except [ 3; 9 ] [S] = []
// out: m except [ 3; 9 ] [S] = [1; 2; 5]
// out: e except [] [S] = []
// out: o except [] [S] = [3]
// out: m except [] [S] = [3; 1; 2; 5]
// out: e exists (above 2) [S] = false
// out: <3>o exists (above 2) [S] = true
// out: <3>m exists (above 2) [S] = true
// out: e exists (above 100) [S] = false
// out: <3>o exists (above 100) [S] = false
// out: <3><1><2><3><5>m exists (above 100) [S] = false
// out: e filter (above 2) [S] = []
// out: <3>o filter (above 2) [S] = [3]
// out: <3><1><2><3><5>m filter (above 2) [S] = [3; 3; 5]
// out: e where (above 2) [S] = []
// out: <3>o where (above 2) [S] = [3]
// out: <3><1><2><3><5>m where (above 2) [S] = [3; 3; 5]
// out: e filter (fun x -> boom 5 x > 2) [S] = []
// out: <3>o filter (fun x -> boom 5 x > 2) [S] = [3]
// out: <3><1><2><3><5>m filter (fun x -> boom 5 x > 2) [S] !! Exception: boom
// out: e find (above 2) [S] !! KeyNotFoundException: An index satisfying the predicate was not found in the collection.
// out: <3>o find (above 2) [S] = 3
// out: <3>m find (above 2) [S] = 3
// out: e find (above 100) [S] !! KeyNotFoundException: An index satisfying the predicate was not found in the collection.
// out: <3>o find (above 100) [S] !! KeyNotFoundException: An index satisfying the predicate was not found in the collection.
// out: <3><1><2><3><5>m find (above 100) [S] !! KeyNotFoundException: An index satisfying the predicate was not found in the collection.
// out: e tryFind (above 2) [S] = None
// out: <3>o tryFind (above 2) [S] = Some 3
// out: <3>m tryFind (above 2) [S] = Some 3
// out: e tryFind (above 100) [S] = None
// out: <3>o tryFind (above 100) [S] = None
// out: <3><1><2><3><5>m tryFind (above 100) [S] = None
// out: e findBack (above 2) [S] !! KeyNotFoundException: An index satisfying the predicate was not found in the collection.
// out: <3>o findBack (above 2) [S] = 3
// out: <5>m findBack (above 2) [S] = 5
// out: e findBack (above 100) [S] !! KeyNotFoundException: An index satisfying the predicate was not found in the collection.
// out: <3>o findBack (above 100) [S] !! KeyNotFoundException: An index satisfying the predicate was not found in the collection.
// out: <5><3><2><1><3>m findBack (above 100) [S] !! KeyNotFoundException: An index satisfying the predicate was not found in the collection.
// out: e tryFindBack (above 2) [S] = None
// out: <3>o tryFindBack (above 2) [S] = Some 3
// out: <5>m tryFindBack (above 2) [S] = Some 5
// out: e tryFindBack (above 100) [S] = None
// out: <3>o tryFindBack (above 100) [S] = None
// out: <5><3><2><1><3>m tryFindBack (above 100) [S] = None
// out: e findIndex (above 3) [S] !! KeyNotFoundException: An index satisfying the predicate was not found in the collection.
// out: <3>o findIndex (above 3) [S] !! KeyNotFoundException: An index satisfying the predicate was not found in the collection.
// out: <3><1><2><3><5>m findIndex (above 3) [S] = 4
// out: e findIndex (above 100) [S] !! KeyNotFoundException: An index satisfying the predicate was not found in the collection.
// out: <3>o findIndex (above 100) [S] !! KeyNotFoundException: An index satisfying the predicate was not found in the collection.
// out: <3><1><2><3><5>m findIndex (above 100) [S] !! KeyNotFoundException: An index satisfying the predicate was not found in the collection.
// out: e tryFindIndex (above 3) [S] = None
// out: <3>o tryFindIndex (above 3) [S] = None
// out: <3><1><2><3><5>m tryFindIndex (above 3) [S] = Some 4
// out: e tryFindIndex (above 100) [S] = None
// out: <3>o tryFindIndex (above 100) [S] = None
// out: <3><1><2><3><5>m tryFindIndex (above 100) [S] = None
// out: e findIndexBack (above 2) [S] !! KeyNotFoundException: An index satisfying the predicate was not found in the collection.
// out: <3>o findIndexBack (above 2) [S] = 0
// out: <5>m findIndexBack (above 2) [S] = 4
// out: e findIndexBack (above 100) [S] !! KeyNotFoundException: An index satisfying the predicate was not found in the collection.
// out: <3>o findIndexBack (above 100) [S] !! KeyNotFoundException: An index satisfying the predicate was not found in the collection.
// out: <5><3><2><1><3>m findIndexBack (above 100) [S] !! KeyNotFoundException: An index satisfying the predicate was not found in the collection.
// out: e tryFindIndexBack (above 2) [S] = None
// out: <3>o tryFindIndexBack (above 2) [S] = Some 0
// out: <5>m tryFindIndexBack (above 2) [S] = Some 4
// out: e tryFindIndexBack (above 100) [S] = None
// out: <3>o tryFindIndexBack (above 100) [S] = None
// out: <5><3><2><1><3>m tryFindIndexBack (above 100) [S] = None
// out: e fold add 10 [S] = 10
// out: (10,3)o fold add 10 [S] = 13
// out: (10,3)(13,1)(14,2)(16,3)(19,5)m fold add 10 [S] = 24
// out: e fold (fun s x -> s + boom 2 x) 0 [S] = 0
// out: <3>o fold (fun s x -> s + boom 2 x) 0 [S] = 3
// out: <3><1><2>m fold (fun s x -> s + boom 2 x) 0 [S] !! Exception: boom
// out: e foldBack add [S] 10 = 10
// out: (3,10)o foldBack add [S] 10 = 13
// out: (5,10)(3,15)(2,18)(1,20)(3,21)m foldBack add [S] 10 = 24
// out: e foldBack (fun x s -> s + boom 2 x) [S] 0 = 0
// out: <3>o foldBack (fun x s -> s + boom 2 x) [S] 0 = 3
// out: <5><3><2>m foldBack (fun x s -> s + boom 2 x) [S] 0 !! Exception: boom
// out: e forall (above 0) [S] = true
// out: <3>o forall (above 0) [S] = true
// out: <3><1><2><3><5>m forall (above 0) [S] = true
// out: e forall (above 2) [S] = true
// out: <3>o forall (above 2) [S] = true
// out: <3><1>m forall (above 2) [S] = false
// out: e groupBy (fun x -> log x; x % 3) [S] |> Seq.map (fun (k, v) -> k, Seq.toList v) |> Seq.toList = []
// out: <3>o groupBy (fun x -> log x; x % 3) [S] |> Seq.map (fun (k, v) -> k, Seq.toList v) |> Seq.toList = [(0, [3])]
// out: <3><1><2><3><5>m groupBy (fun x -> log x; x % 3) [S] |> Seq.map (fun (k, v) -> k, Seq.toList v) |> Seq.toList = [(0, [3; 3]); (1, [1]); (2, [2; 5])]
// out: e head [S] !! ArgumentException: The input list was empty. (Parameter 'list')
// out: o head [S] = 3
// out: m head [S] = 3
// out: e tryHead [S] = None
// out: o tryHead [S] = Some 3
// out: m tryHead [S] = Some 3
// out: e indexed [S] = []
// out: o indexed [S] = [(0, 3)]
// out: m indexed [S] = [(0, 3); (1, 1); (2, 2); (3, 3); (4, 5)]
// out: e insertAt 0 9 [S] = [9]
// out: o insertAt 0 9 [S] = [9; 3]
// out: m insertAt 0 9 [S] = [9; 3; 1; 2; 3; 5]
// out: e insertAt 1 9 [S] !! ArgumentException: index must be within bounds of the list (Parameter 'index')
// out: o insertAt 1 9 [S] = [3; 9]
// out: m insertAt 1 9 [S] = [3; 9; 1; 2; 3; 5]
// out: e insertAt 5 9 [S] !! ArgumentException: index must be within bounds of the list (Parameter 'index')
// out: o insertAt 5 9 [S] !! ArgumentException: index must be within bounds of the list (Parameter 'index')
// out: m insertAt 5 9 [S] = [3; 1; 2; 3; 5; 9]
// out: e insertAt 6 9 [S] !! ArgumentException: index must be within bounds of the list (Parameter 'index')
// out: o insertAt 6 9 [S] !! ArgumentException: index must be within bounds of the list (Parameter 'index')
// out: m insertAt 6 9 [S] !! ArgumentException: index must be within bounds of the list (Parameter 'index')
// out: e insertAt -1 9 [S] !! ArgumentException: index must be within bounds of the list (Parameter 'index')
// out: o insertAt -1 9 [S] !! ArgumentException: index must be within bounds of the list (Parameter 'index')
// out: m insertAt -1 9 [S] !! ArgumentException: index must be within bounds of the list (Parameter 'index')
// out: e insertAt Int32.MaxValue 9 [S] !! ArgumentException: index must be within bounds of the list (Parameter 'index')
// out: o insertAt Int32.MaxValue 9 [S] !! ArgumentException: index must be within bounds of the list (Parameter 'index')
// out: m insertAt Int32.MaxValue 9 [S] !! ArgumentException: index must be within bounds of the list (Parameter 'index')
// out: e insertManyAt 0 [ 8; 9 ] [S] = [8; 9]
// out: o insertManyAt 0 [ 8; 9 ] [S] = [8; 9; 3]
// out: m insertManyAt 0 [ 8; 9 ] [S] = [8; 9; 3; 1; 2; 3; 5]
// out: e insertManyAt 1 [ 8; 9 ] [S] !! ArgumentException: index must be within bounds of the list (Parameter 'index')
// out: o insertManyAt 1 [ 8; 9 ] [S] = [3; 8; 9]
// out: m insertManyAt 1 [ 8; 9 ] [S] = [3; 8; 9; 1; 2; 3; 5]
// out: e insertManyAt 5 [ 8; 9 ] [S] !! ArgumentException: index must be within bounds of the list (Parameter 'index')
// out: o insertManyAt 5 [ 8; 9 ] [S] !! ArgumentException: index must be within bounds of the list (Parameter 'index')
// out: m insertManyAt 5 [ 8; 9 ] [S] = [3; 1; 2; 3; 5; 8; 9]
// out: e insertManyAt 6 [] [S] !! ArgumentException: index must be within bounds of the list (Parameter 'index')
// out: o insertManyAt 6 [] [S] !! ArgumentException: index must be within bounds of the list (Parameter 'index')
// out: m insertManyAt 6 [] [S] !! ArgumentException: index must be within bounds of the list (Parameter 'index')
// out: e insertManyAt -1 [ 8 ] [S] !! ArgumentException: index must be within bounds of the list (Parameter 'index')
// out: o insertManyAt -1 [ 8 ] [S] !! ArgumentException: index must be within bounds of the list (Parameter 'index')
// out: m insertManyAt -1 [ 8 ] [S] !! ArgumentException: index must be within bounds of the list (Parameter 'index')
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
t "e append [S] [S]" (fun () -> List.append ([]: int list) ([]: int list))
t "o append [S] [S]" (fun () -> List.append [ 3 ] [ 3 ])
t "m append [S] [S]" (fun () -> List.append [ 3; 1; 2; 3; 5 ] [ 3; 1; 2; 3; 5 ])
t "e average (M.map float [S])" (fun () -> List.average (List.map float ([]: int list)))
t "o average (M.map float [S])" (fun () -> List.average (List.map float [ 3 ]))
t "m average (M.map float [S])" (fun () -> List.average (List.map float [ 3; 1; 2; 3; 5 ]))
t "e averageBy float [S]" (fun () -> List.averageBy float ([]: int list))
t "o averageBy float [S]" (fun () -> List.averageBy float [ 3 ])
t "m averageBy float [S]" (fun () -> List.averageBy float [ 3; 1; 2; 3; 5 ])
t "e averageBy (fun x -> float (boom 3 x)) [S]" (fun () -> List.averageBy (fun x -> float (boom 3 x)) ([]: int list))
t "o averageBy (fun x -> float (boom 3 x)) [S]" (fun () -> List.averageBy (fun x -> float (boom 3 x)) [ 3 ])
t "m averageBy (fun x -> float (boom 3 x)) [S]" (fun () -> List.averageBy (fun x -> float (boom 3 x)) [ 3; 1; 2; 3; 5 ])
t "e choose half [S]" (fun () -> List.choose half ([]: int list))
t "o choose half [S]" (fun () -> List.choose half [ 3 ])
t "m choose half [S]" (fun () -> List.choose half [ 3; 1; 2; 3; 5 ])
t "e choose (fun x -> if boom 2 x > 0 then Some x else None) [S]" (fun () -> List.choose (fun x -> if boom 2 x > 0 then Some x else None) ([]: int list))
t "o choose (fun x -> if boom 2 x > 0 then Some x else None) [S]" (fun () -> List.choose (fun x -> if boom 2 x > 0 then Some x else None) [ 3 ])
t "m choose (fun x -> if boom 2 x > 0 then Some x else None) [S]" (fun () -> List.choose (fun x -> if boom 2 x > 0 then Some x else None) [ 3; 1; 2; 3; 5 ])
t "e chunkBySize 2 [S]" (fun () -> List.chunkBySize 2 ([]: int list))
t "o chunkBySize 2 [S]" (fun () -> List.chunkBySize 2 [ 3 ])
t "m chunkBySize 2 [S]" (fun () -> List.chunkBySize 2 [ 3; 1; 2; 3; 5 ])
t "e chunkBySize 1 [S]" (fun () -> List.chunkBySize 1 ([]: int list))
t "o chunkBySize 1 [S]" (fun () -> List.chunkBySize 1 [ 3 ])
t "m chunkBySize 1 [S]" (fun () -> List.chunkBySize 1 [ 3; 1; 2; 3; 5 ])
t "e chunkBySize 100 [S]" (fun () -> List.chunkBySize 100 ([]: int list))
t "o chunkBySize 100 [S]" (fun () -> List.chunkBySize 100 [ 3 ])
t "m chunkBySize 100 [S]" (fun () -> List.chunkBySize 100 [ 3; 1; 2; 3; 5 ])
t "e chunkBySize 0 [S]" (fun () -> List.chunkBySize 0 ([]: int list))
t "o chunkBySize 0 [S]" (fun () -> List.chunkBySize 0 [ 3 ])
t "m chunkBySize 0 [S]" (fun () -> List.chunkBySize 0 [ 3; 1; 2; 3; 5 ])
t "e chunkBySize -1 [S]" (fun () -> List.chunkBySize -1 ([]: int list))
t "o chunkBySize -1 [S]" (fun () -> List.chunkBySize -1 [ 3 ])
t "m chunkBySize -1 [S]" (fun () -> List.chunkBySize -1 [ 3; 1; 2; 3; 5 ])
t "e chunkBySize Int32.MaxValue [S]" (fun () -> List.chunkBySize Int32.MaxValue ([]: int list))
t "o chunkBySize Int32.MaxValue [S]" (fun () -> List.chunkBySize Int32.MaxValue [ 3 ])
t "m chunkBySize Int32.MaxValue [S]" (fun () -> List.chunkBySize Int32.MaxValue [ 3; 1; 2; 3; 5 ])
t "e collect (fun x -> log x; M.replicate (x % 3) x) [S]" (fun () -> List.collect (fun x -> log x; List.replicate (x % 3) x) ([]: int list))
t "o collect (fun x -> log x; M.replicate (x % 3) x) [S]" (fun () -> List.collect (fun x -> log x; List.replicate (x % 3) x) [ 3 ])
t "m collect (fun x -> log x; M.replicate (x % 3) x) [S]" (fun () -> List.collect (fun x -> log x; List.replicate (x % 3) x) [ 3; 1; 2; 3; 5 ])
t "e collect (fun x -> M.singleton (boom 1 x)) [S]" (fun () -> List.collect (fun x -> List.singleton (boom 1 x)) ([]: int list))
t "o collect (fun x -> M.singleton (boom 1 x)) [S]" (fun () -> List.collect (fun x -> List.singleton (boom 1 x)) [ 3 ])
t "m collect (fun x -> M.singleton (boom 1 x)) [S]" (fun () -> List.collect (fun x -> List.singleton (boom 1 x)) [ 3; 1; 2; 3; 5 ])
t "e concat (Seq.ofList [ [S]; [S] ])" (fun () -> List.concat (Seq.ofList [ ([]: int list); ([]: int list) ]))
t "o concat (Seq.ofList [ [S]; [S] ])" (fun () -> List.concat (Seq.ofList [ [ 3 ]; [ 3 ] ]))
t "m concat (Seq.ofList [ [S]; [S] ])" (fun () -> List.concat (Seq.ofList [ [ 3; 1; 2; 3; 5 ]; [ 3; 1; 2; 3; 5 ] ]))
t "e contains 3 [S]" (fun () -> List.contains 3 ([]: int list))
t "o contains 3 [S]" (fun () -> List.contains 3 [ 3 ])
t "m contains 3 [S]" (fun () -> List.contains 3 [ 3; 1; 2; 3; 5 ])
t "e contains 8 [S]" (fun () -> List.contains 8 ([]: int list))
t "o contains 8 [S]" (fun () -> List.contains 8 [ 3 ])
t "m contains 8 [S]" (fun () -> List.contains 8 [ 3; 1; 2; 3; 5 ])
t "e countBy (fun x -> x % 2) [S]" (fun () -> List.countBy (fun x -> x % 2) ([]: int list))
t "o countBy (fun x -> x % 2) [S]" (fun () -> List.countBy (fun x -> x % 2) [ 3 ])
t "m countBy (fun x -> x % 2) [S]" (fun () -> List.countBy (fun x -> x % 2) [ 3; 1; 2; 3; 5 ])
t "e countBy (fun x -> string (x % 3)) [S]" (fun () -> List.countBy (fun x -> string (x % 3)) ([]: int list))
t "o countBy (fun x -> string (x % 3)) [S]" (fun () -> List.countBy (fun x -> string (x % 3)) [ 3 ])
t "m countBy (fun x -> string (x % 3)) [S]" (fun () -> List.countBy (fun x -> string (x % 3)) [ 3; 1; 2; 3; 5 ])
t "e distinct [S]" (fun () -> List.distinct ([]: int list))
t "o distinct [S]" (fun () -> List.distinct [ 3 ])
t "m distinct [S]" (fun () -> List.distinct [ 3; 1; 2; 3; 5 ])
t "e distinctBy (fun x -> log x; x % 3) [S]" (fun () -> List.distinctBy (fun x -> log x; x % 3) ([]: int list))
t "o distinctBy (fun x -> log x; x % 3) [S]" (fun () -> List.distinctBy (fun x -> log x; x % 3) [ 3 ])
t "m distinctBy (fun x -> log x; x % 3) [S]" (fun () -> List.distinctBy (fun x -> log x; x % 3) [ 3; 1; 2; 3; 5 ])
t "e exactlyOne [S]" (fun () -> List.exactlyOne ([]: int list))
t "o exactlyOne [S]" (fun () -> List.exactlyOne [ 3 ])
t "m exactlyOne [S]" (fun () -> List.exactlyOne [ 3; 1; 2; 3; 5 ])
t "e tryExactlyOne [S]" (fun () -> List.tryExactlyOne ([]: int list))
t "o tryExactlyOne [S]" (fun () -> List.tryExactlyOne [ 3 ])
t "m tryExactlyOne [S]" (fun () -> List.tryExactlyOne [ 3; 1; 2; 3; 5 ])
t "e except [ 3; 9 ] [S]" (fun () -> List.except [ 3; 9 ] ([]: int list))
t "o except [ 3; 9 ] [S]" (fun () -> List.except [ 3; 9 ] [ 3 ])
t "m except [ 3; 9 ] [S]" (fun () -> List.except [ 3; 9 ] [ 3; 1; 2; 3; 5 ])
t "e except [] [S]" (fun () -> List.except [] ([]: int list))
t "o except [] [S]" (fun () -> List.except [] [ 3 ])
t "m except [] [S]" (fun () -> List.except [] [ 3; 1; 2; 3; 5 ])
t "e exists (above 2) [S]" (fun () -> List.exists (above 2) ([]: int list))
t "o exists (above 2) [S]" (fun () -> List.exists (above 2) [ 3 ])
t "m exists (above 2) [S]" (fun () -> List.exists (above 2) [ 3; 1; 2; 3; 5 ])
t "e exists (above 100) [S]" (fun () -> List.exists (above 100) ([]: int list))
t "o exists (above 100) [S]" (fun () -> List.exists (above 100) [ 3 ])
t "m exists (above 100) [S]" (fun () -> List.exists (above 100) [ 3; 1; 2; 3; 5 ])
t "e filter (above 2) [S]" (fun () -> List.filter (above 2) ([]: int list))
t "o filter (above 2) [S]" (fun () -> List.filter (above 2) [ 3 ])
t "m filter (above 2) [S]" (fun () -> List.filter (above 2) [ 3; 1; 2; 3; 5 ])
t "e where (above 2) [S]" (fun () -> List.where (above 2) ([]: int list))
t "o where (above 2) [S]" (fun () -> List.where (above 2) [ 3 ])
t "m where (above 2) [S]" (fun () -> List.where (above 2) [ 3; 1; 2; 3; 5 ])
t "e filter (fun x -> boom 5 x > 2) [S]" (fun () -> List.filter (fun x -> boom 5 x > 2) ([]: int list))
t "o filter (fun x -> boom 5 x > 2) [S]" (fun () -> List.filter (fun x -> boom 5 x > 2) [ 3 ])
t "m filter (fun x -> boom 5 x > 2) [S]" (fun () -> List.filter (fun x -> boom 5 x > 2) [ 3; 1; 2; 3; 5 ])
t "e find (above 2) [S]" (fun () -> List.find (above 2) ([]: int list))
t "o find (above 2) [S]" (fun () -> List.find (above 2) [ 3 ])
t "m find (above 2) [S]" (fun () -> List.find (above 2) [ 3; 1; 2; 3; 5 ])
t "e find (above 100) [S]" (fun () -> List.find (above 100) ([]: int list))
t "o find (above 100) [S]" (fun () -> List.find (above 100) [ 3 ])
t "m find (above 100) [S]" (fun () -> List.find (above 100) [ 3; 1; 2; 3; 5 ])
t "e tryFind (above 2) [S]" (fun () -> List.tryFind (above 2) ([]: int list))
t "o tryFind (above 2) [S]" (fun () -> List.tryFind (above 2) [ 3 ])
t "m tryFind (above 2) [S]" (fun () -> List.tryFind (above 2) [ 3; 1; 2; 3; 5 ])
t "e tryFind (above 100) [S]" (fun () -> List.tryFind (above 100) ([]: int list))
t "o tryFind (above 100) [S]" (fun () -> List.tryFind (above 100) [ 3 ])
t "m tryFind (above 100) [S]" (fun () -> List.tryFind (above 100) [ 3; 1; 2; 3; 5 ])
t "e findBack (above 2) [S]" (fun () -> List.findBack (above 2) ([]: int list))
t "o findBack (above 2) [S]" (fun () -> List.findBack (above 2) [ 3 ])
t "m findBack (above 2) [S]" (fun () -> List.findBack (above 2) [ 3; 1; 2; 3; 5 ])
t "e findBack (above 100) [S]" (fun () -> List.findBack (above 100) ([]: int list))
t "o findBack (above 100) [S]" (fun () -> List.findBack (above 100) [ 3 ])
t "m findBack (above 100) [S]" (fun () -> List.findBack (above 100) [ 3; 1; 2; 3; 5 ])
t "e tryFindBack (above 2) [S]" (fun () -> List.tryFindBack (above 2) ([]: int list))
t "o tryFindBack (above 2) [S]" (fun () -> List.tryFindBack (above 2) [ 3 ])
t "m tryFindBack (above 2) [S]" (fun () -> List.tryFindBack (above 2) [ 3; 1; 2; 3; 5 ])
t "e tryFindBack (above 100) [S]" (fun () -> List.tryFindBack (above 100) ([]: int list))
t "o tryFindBack (above 100) [S]" (fun () -> List.tryFindBack (above 100) [ 3 ])
t "m tryFindBack (above 100) [S]" (fun () -> List.tryFindBack (above 100) [ 3; 1; 2; 3; 5 ])
t "e findIndex (above 3) [S]" (fun () -> List.findIndex (above 3) ([]: int list))
t "o findIndex (above 3) [S]" (fun () -> List.findIndex (above 3) [ 3 ])
t "m findIndex (above 3) [S]" (fun () -> List.findIndex (above 3) [ 3; 1; 2; 3; 5 ])
t "e findIndex (above 100) [S]" (fun () -> List.findIndex (above 100) ([]: int list))
t "o findIndex (above 100) [S]" (fun () -> List.findIndex (above 100) [ 3 ])
t "m findIndex (above 100) [S]" (fun () -> List.findIndex (above 100) [ 3; 1; 2; 3; 5 ])
t "e tryFindIndex (above 3) [S]" (fun () -> List.tryFindIndex (above 3) ([]: int list))
t "o tryFindIndex (above 3) [S]" (fun () -> List.tryFindIndex (above 3) [ 3 ])
t "m tryFindIndex (above 3) [S]" (fun () -> List.tryFindIndex (above 3) [ 3; 1; 2; 3; 5 ])
t "e tryFindIndex (above 100) [S]" (fun () -> List.tryFindIndex (above 100) ([]: int list))
t "o tryFindIndex (above 100) [S]" (fun () -> List.tryFindIndex (above 100) [ 3 ])
t "m tryFindIndex (above 100) [S]" (fun () -> List.tryFindIndex (above 100) [ 3; 1; 2; 3; 5 ])
t "e findIndexBack (above 2) [S]" (fun () -> List.findIndexBack (above 2) ([]: int list))
t "o findIndexBack (above 2) [S]" (fun () -> List.findIndexBack (above 2) [ 3 ])
t "m findIndexBack (above 2) [S]" (fun () -> List.findIndexBack (above 2) [ 3; 1; 2; 3; 5 ])
t "e findIndexBack (above 100) [S]" (fun () -> List.findIndexBack (above 100) ([]: int list))
t "o findIndexBack (above 100) [S]" (fun () -> List.findIndexBack (above 100) [ 3 ])
t "m findIndexBack (above 100) [S]" (fun () -> List.findIndexBack (above 100) [ 3; 1; 2; 3; 5 ])
t "e tryFindIndexBack (above 2) [S]" (fun () -> List.tryFindIndexBack (above 2) ([]: int list))
t "o tryFindIndexBack (above 2) [S]" (fun () -> List.tryFindIndexBack (above 2) [ 3 ])
t "m tryFindIndexBack (above 2) [S]" (fun () -> List.tryFindIndexBack (above 2) [ 3; 1; 2; 3; 5 ])
t "e tryFindIndexBack (above 100) [S]" (fun () -> List.tryFindIndexBack (above 100) ([]: int list))
t "o tryFindIndexBack (above 100) [S]" (fun () -> List.tryFindIndexBack (above 100) [ 3 ])
t "m tryFindIndexBack (above 100) [S]" (fun () -> List.tryFindIndexBack (above 100) [ 3; 1; 2; 3; 5 ])
t "e fold add 10 [S]" (fun () -> List.fold add 10 ([]: int list))
t "o fold add 10 [S]" (fun () -> List.fold add 10 [ 3 ])
t "m fold add 10 [S]" (fun () -> List.fold add 10 [ 3; 1; 2; 3; 5 ])
t "e fold (fun s x -> s + boom 2 x) 0 [S]" (fun () -> List.fold (fun s x -> s + boom 2 x) 0 ([]: int list))
t "o fold (fun s x -> s + boom 2 x) 0 [S]" (fun () -> List.fold (fun s x -> s + boom 2 x) 0 [ 3 ])
t "m fold (fun s x -> s + boom 2 x) 0 [S]" (fun () -> List.fold (fun s x -> s + boom 2 x) 0 [ 3; 1; 2; 3; 5 ])
t "e foldBack add [S] 10" (fun () -> List.foldBack add ([]: int list) 10)
t "o foldBack add [S] 10" (fun () -> List.foldBack add [ 3 ] 10)
t "m foldBack add [S] 10" (fun () -> List.foldBack add [ 3; 1; 2; 3; 5 ] 10)
t "e foldBack (fun x s -> s + boom 2 x) [S] 0" (fun () -> List.foldBack (fun x s -> s + boom 2 x) ([]: int list) 0)
t "o foldBack (fun x s -> s + boom 2 x) [S] 0" (fun () -> List.foldBack (fun x s -> s + boom 2 x) [ 3 ] 0)
t "m foldBack (fun x s -> s + boom 2 x) [S] 0" (fun () -> List.foldBack (fun x s -> s + boom 2 x) [ 3; 1; 2; 3; 5 ] 0)
t "e forall (above 0) [S]" (fun () -> List.forall (above 0) ([]: int list))
t "o forall (above 0) [S]" (fun () -> List.forall (above 0) [ 3 ])
t "m forall (above 0) [S]" (fun () -> List.forall (above 0) [ 3; 1; 2; 3; 5 ])
t "e forall (above 2) [S]" (fun () -> List.forall (above 2) ([]: int list))
t "o forall (above 2) [S]" (fun () -> List.forall (above 2) [ 3 ])
t "m forall (above 2) [S]" (fun () -> List.forall (above 2) [ 3; 1; 2; 3; 5 ])
t "e groupBy (fun x -> log x; x % 3) [S] |> Seq.map (fun (k, v) -> k, Seq.toList v) |> Seq.toList" (fun () -> List.groupBy (fun x -> log x; x % 3) ([]: int list) |> Seq.map (fun (k, v) -> k, Seq.toList v) |> Seq.toList)
t "o groupBy (fun x -> log x; x % 3) [S] |> Seq.map (fun (k, v) -> k, Seq.toList v) |> Seq.toList" (fun () -> List.groupBy (fun x -> log x; x % 3) [ 3 ] |> Seq.map (fun (k, v) -> k, Seq.toList v) |> Seq.toList)
t "m groupBy (fun x -> log x; x % 3) [S] |> Seq.map (fun (k, v) -> k, Seq.toList v) |> Seq.toList" (fun () -> List.groupBy (fun x -> log x; x % 3) [ 3; 1; 2; 3; 5 ] |> Seq.map (fun (k, v) -> k, Seq.toList v) |> Seq.toList)
t "e head [S]" (fun () -> List.head ([]: int list))
t "o head [S]" (fun () -> List.head [ 3 ])
t "m head [S]" (fun () -> List.head [ 3; 1; 2; 3; 5 ])
t "e tryHead [S]" (fun () -> List.tryHead ([]: int list))
t "o tryHead [S]" (fun () -> List.tryHead [ 3 ])
t "m tryHead [S]" (fun () -> List.tryHead [ 3; 1; 2; 3; 5 ])
t "e indexed [S]" (fun () -> List.indexed ([]: int list))
t "o indexed [S]" (fun () -> List.indexed [ 3 ])
t "m indexed [S]" (fun () -> List.indexed [ 3; 1; 2; 3; 5 ])
t "e insertAt 0 9 [S]" (fun () -> List.insertAt 0 9 ([]: int list))
t "o insertAt 0 9 [S]" (fun () -> List.insertAt 0 9 [ 3 ])
t "m insertAt 0 9 [S]" (fun () -> List.insertAt 0 9 [ 3; 1; 2; 3; 5 ])
t "e insertAt 1 9 [S]" (fun () -> List.insertAt 1 9 ([]: int list))
t "o insertAt 1 9 [S]" (fun () -> List.insertAt 1 9 [ 3 ])
t "m insertAt 1 9 [S]" (fun () -> List.insertAt 1 9 [ 3; 1; 2; 3; 5 ])
t "e insertAt 5 9 [S]" (fun () -> List.insertAt 5 9 ([]: int list))
t "o insertAt 5 9 [S]" (fun () -> List.insertAt 5 9 [ 3 ])
t "m insertAt 5 9 [S]" (fun () -> List.insertAt 5 9 [ 3; 1; 2; 3; 5 ])
t "e insertAt 6 9 [S]" (fun () -> List.insertAt 6 9 ([]: int list))
t "o insertAt 6 9 [S]" (fun () -> List.insertAt 6 9 [ 3 ])
t "m insertAt 6 9 [S]" (fun () -> List.insertAt 6 9 [ 3; 1; 2; 3; 5 ])
t "e insertAt -1 9 [S]" (fun () -> List.insertAt -1 9 ([]: int list))
t "o insertAt -1 9 [S]" (fun () -> List.insertAt -1 9 [ 3 ])
t "m insertAt -1 9 [S]" (fun () -> List.insertAt -1 9 [ 3; 1; 2; 3; 5 ])
t "e insertAt Int32.MaxValue 9 [S]" (fun () -> List.insertAt Int32.MaxValue 9 ([]: int list))
t "o insertAt Int32.MaxValue 9 [S]" (fun () -> List.insertAt Int32.MaxValue 9 [ 3 ])
t "m insertAt Int32.MaxValue 9 [S]" (fun () -> List.insertAt Int32.MaxValue 9 [ 3; 1; 2; 3; 5 ])
t "e insertManyAt 0 [ 8; 9 ] [S]" (fun () -> List.insertManyAt 0 [ 8; 9 ] ([]: int list))
t "o insertManyAt 0 [ 8; 9 ] [S]" (fun () -> List.insertManyAt 0 [ 8; 9 ] [ 3 ])
t "m insertManyAt 0 [ 8; 9 ] [S]" (fun () -> List.insertManyAt 0 [ 8; 9 ] [ 3; 1; 2; 3; 5 ])
t "e insertManyAt 1 [ 8; 9 ] [S]" (fun () -> List.insertManyAt 1 [ 8; 9 ] ([]: int list))
t "o insertManyAt 1 [ 8; 9 ] [S]" (fun () -> List.insertManyAt 1 [ 8; 9 ] [ 3 ])
t "m insertManyAt 1 [ 8; 9 ] [S]" (fun () -> List.insertManyAt 1 [ 8; 9 ] [ 3; 1; 2; 3; 5 ])
t "e insertManyAt 5 [ 8; 9 ] [S]" (fun () -> List.insertManyAt 5 [ 8; 9 ] ([]: int list))
t "o insertManyAt 5 [ 8; 9 ] [S]" (fun () -> List.insertManyAt 5 [ 8; 9 ] [ 3 ])
t "m insertManyAt 5 [ 8; 9 ] [S]" (fun () -> List.insertManyAt 5 [ 8; 9 ] [ 3; 1; 2; 3; 5 ])
t "e insertManyAt 6 [] [S]" (fun () -> List.insertManyAt 6 [] ([]: int list))
t "o insertManyAt 6 [] [S]" (fun () -> List.insertManyAt 6 [] [ 3 ])
t "m insertManyAt 6 [] [S]" (fun () -> List.insertManyAt 6 [] [ 3; 1; 2; 3; 5 ])
t "e insertManyAt -1 [ 8 ] [S]" (fun () -> List.insertManyAt -1 [ 8 ] ([]: int list))
t "o insertManyAt -1 [ 8 ] [S]" (fun () -> List.insertManyAt -1 [ 8 ] [ 3 ])
t "m insertManyAt -1 [ 8 ] [S]" (fun () -> List.insertManyAt -1 [ 8 ] [ 3; 1; 2; 3; 5 ])
