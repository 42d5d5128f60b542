// out: e isEmpty [S] = true
// out: o isEmpty [S] = false
// out: m isEmpty [S] = false
// out: e item 0 [S] !! ArgumentException: The index was outside the range of elements in the list. (Parameter 'index')
// out: o item 0 [S] = 3
// out: m item 0 [S] = 3
// out: e item 3 [S] !! ArgumentException: The index was outside the range of elements in the list. (Parameter 'index')
// out: o item 3 [S] !! ArgumentException: The index was outside the range of elements in the list. (Parameter 'index')
// out: m item 3 [S] = 3
// out: e item 5 [S] !! ArgumentException: The index was outside the range of elements in the list. (Parameter 'index')
// out: o item 5 [S] !! ArgumentException: The index was outside the range of elements in the list. (Parameter 'index')
// out: m item 5 [S] !! ArgumentException: The index was outside the range of elements in the list. (Parameter 'index')
// out: e item -1 [S] !! ArgumentException: The index was outside the range of elements in the list. (Parameter 'index')
// out: o item -1 [S] !! ArgumentException: The index was outside the range of elements in the list. (Parameter 'index')
// out: m item -1 [S] !! ArgumentException: The index was outside the range of elements in the list. (Parameter 'index')
// out: e tryItem 0 [S] = None
// out: o tryItem 0 [S] = Some 3
// out: m tryItem 0 [S] = Some 3
// out: e tryItem 3 [S] = None
// out: o tryItem 3 [S] = None
// out: m tryItem 3 [S] = Some 3
// out: e tryItem 5 [S] = None
// out: o tryItem 5 [S] = None
// out: m tryItem 5 [S] = None
// out: e tryItem -1 [S] = None
// out: o tryItem -1 [S] = None
// out: m tryItem -1 [S] = None
// out: e iter log [S] = ()
// out: <3>o iter log [S] = ()
// out: <3><1><2><3><5>m iter log [S] = ()
// out: e iter (fun x -> boom 2 x |> ignore) [S] = ()
// out: <3>o iter (fun x -> boom 2 x |> ignore) [S] = ()
// out: <3><1><2>m iter (fun x -> boom 2 x |> ignore) [S] !! Exception: boom
// out: e iteri (fun i x -> printf '%d:%d ' i x) [S] = ()
// out: 0:3 o iteri (fun i x -> printf '%d:%d ' i x) [S] = ()
// out: 0:3 1:1 2:2 3:3 4:5 m iteri (fun i x -> printf '%d:%d ' i x) [S] = ()
// out: e last [S] !! ArgumentException: The input list was empty. (Parameter 'list')
// out: o last [S] = 3
// out: m last [S] = 5
// out: e tryLast [S] = None
// out: o tryLast [S] = Some 3
// out: m tryLast [S] = Some 5
// out: e length [S] = 0
// out: o length [S] = 1
// out: m length [S] = 5
// out: e map twice [S] = []
// out: <3>o map twice [S] = [6]
// out: <3><1><2><3><5>m map twice [S] = [6; 2; 4; 6; 10]
// out: e map (boom 2) [S] = []
// out: <3>o map (boom 2) [S] = [3]
// out: <3><1><2>m map (boom 2) [S] !! Exception: boom
// out: e mapi (fun i x -> log i; i * x) [S] = []
// out: <0>o mapi (fun i x -> log i; i * x) [S] = [0]
// out: <0><1><2><3><4>m mapi (fun i x -> log i; i * x) [S] = [0; 1; 4; 9; 20]
// out: e mapi (fun i x -> boom 2 i) [S] = []
// out: <0>o mapi (fun i x -> boom 2 i) [S] = [0]
// out: <0><1><2>m mapi (fun i x -> boom 2 i) [S] !! Exception: boom
// out: e mapFold (fun s x -> log x; s * x, s + x) 1 [S] |> fun (a, b) -> Seq.toList a, b = ([], 1)
// out: <3>o mapFold (fun s x -> log x; s * x, s + x) 1 [S] |> fun (a, b) -> Seq.toList a, b = ([3], 4)
// out: <3><1><2><3><5>m mapFold (fun s x -> log x; s * x, s + x) 1 [S] |> fun (a, b) -> Seq.toList a, b = ([3; 4; 10; 21; 50], 15)
// out: e mapFoldBack (fun x s -> log x; s * x, s + x) [S] 1 |> fun (a, b) -> Seq.toList a, b = ([], 1)
// out: <3>o mapFoldBack (fun x s -> log x; s * x, s + x) [S] 1 |> fun (a, b) -> Seq.toList a, b = ([3], 4)
// out: <5><3><2><1><3>m mapFoldBack (fun x s -> log x; s * x, s + x) [S] 1 |> fun (a, b) -> Seq.toList a, b = ([36; 11; 18; 18; 5], 15)
// out: e max [S] !! ArgumentException: The input sequence was empty. (Parameter 'list')
// out: o max [S] = 3
// out: m max [S] = 5
// out: e min [S] !! ArgumentException: The input sequence was empty. (Parameter 'list')
// out: o min [S] = 3
// out: m min [S] = 1
// out: e maxBy (fun x -> log x; -x) [S] !! ArgumentException: The input sequence was empty. (Parameter 'list')
// out: <3>o maxBy (fun x -> log x; -x) [S] = 3
// out: <3><1><2><3><5>m maxBy (fun x -> log x; -x) [S] = 1
// out: e minBy (fun x -> log x; x % 3) [S] !! ArgumentException: The input sequence was empty. (Parameter 'list')
// out: <3>o minBy (fun x -> log x; x % 3) [S] = 3
// out: <3><1><2><3><5>m minBy (fun x -> log x; x % 3) [S] = 3
// out: e maxBy (boom 2) [S] !! ArgumentException: The input sequence was empty. (Parameter 'list')
// out: <3>o maxBy (boom 2) [S] = 3
// out: <3><1><2>m maxBy (boom 2) [S] !! Exception: boom
// out: e pairwise [S] = []
// out: o pairwise [S] = []
// out: m pairwise [S] = [(3, 1); (1, 2); (2, 3); (3, 5)]
// out: e permute (fun i -> i) [S] = []
// out: o permute (fun i -> i) [S] = [3]
// out: m permute (fun i -> i) [S] = [3; 1; 2; 3; 5]
// out: e permute (fun i -> 4 - i) [S] = []
// out: o permute (fun i -> 4 - i) [S] !! ArgumentException: The function did not compute a permutation. (Parameter 'indexMap')
// out: m permute (fun i -> 4 - i) [S] = [5; 3; 2; 1; 3]
// out: e permute (fun i -> 0) [S] = []
// out: o permute (fun i -> 0) [S] = [3]
// out: m permute (fun i -> 0) [S] !! ArgumentException: The function did not compute a permutation. (Parameter 'indexMap')
// out: e permute (fun i -> i + 1) [S] = []
// out: o permute (fun i -> i + 1) [S] !! ArgumentException: The function did not compute a permutation. (Parameter 'indexMap')
// out: m permute (fun i -> i + 1) [S] !! ArgumentException: The function did not compute a permutation. (Parameter 'indexMap')
// out: e permute (fun i -> -1) [S] = []
// out: o permute (fun i -> -1) [S] !! ArgumentException: The function did not compute a permutation. (Parameter 'indexMap')
// out: m permute (fun i -> -1) [S] !! ArgumentException: The function did not compute a permutation. (Parameter 'indexMap')
// out: e pick half [S] !! KeyNotFoundException: An index satisfying the predicate was not found in the collection.
// out: <3>o pick half [S] !! KeyNotFoundException: An index satisfying the predicate was not found in the collection.
// out: <3><1><2>m pick half [S] = 1
// out: e pick (fun (x: int) -> log x; (None: string option)) [S] !! KeyNotFoundException: An index satisfying the predicate was not found in the collection.
// out: <3>o pick (fun (x: int) -> log x; (None: string option)) [S] !! KeyNotFoundException: An index satisfying the predicate was not found in the collection.
// out: <3><1><2><3><5>m pick (fun (x: int) -> log x; (None: string option)) [S] !! KeyNotFoundException: An index satisfying the predicate was not found in the collection.
// out: e tryPick half [S] = None
// out: <3>o tryPick half [S] = None
// out: <3><1><2>m tryPick half [S] = Some 1
// out: e tryPick (fun (x: int) -> log x; (None: string option)) [S] = None
// out: <3>o tryPick (fun (x: int) -> log x; (None: string option)) [S] = None
// out: <3><1><2><3><5>m tryPick (fun (x: int) -> log x; (None: string option)) [S] = None
// out: e reduce add [S] !! ArgumentException: The input list was empty. (Parameter 'list')
// out: o reduce add [S] = 3
// out: (3,1)(4,2)(6,3)(9,5)m reduce add [S] = 14
// out: e reduceBack add [S] !! ArgumentException: The input list was empty. (Parameter 'list')
// out: o reduceBack add [S] = 3
// out: (3,5)(2,8)(1,10)(3,11)m reduceBack add [S] = 14
// out: e reduce (fun a b -> boom 2 b) [S] !! ArgumentException: The input list was empty. (Parameter 'list')
// out: o reduce (fun a b -> boom 2 b) [S] = 3
// out: <1><2>m reduce (fun a b -> boom 2 b) [S] !! Exception: boom
// out: e removeAt 0 [S] !! ArgumentException: index must be within bounds of the list (Parameter 'index')
// out: o removeAt 0 [S] = []
// out: m removeAt 0 [S] = [1; 2; 3; 5]
// out: e removeAt 4 [S] !! ArgumentException: index must be within bounds of the list (Parameter 'index')
// out: o removeAt 4 [S] !! ArgumentException: index must be within bounds of the list (Parameter 'index')
// out: m removeAt 4 [S] = [3; 1; 2; 3]
// out: e removeAt 5 [S] !! ArgumentException: index must be within bounds of the list (Parameter 'index')
// out: o removeAt 5 [S] !! ArgumentException: index must be within bounds of the list (Parameter 'index')
// out: m removeAt 5 [S] !! ArgumentException: index must be within bounds of the list (Parameter 'index')
// out: e removeAt -1 [S] !! ArgumentException: index must be within bounds of the list (Parameter 'index')
// out: o removeAt -1 [S] !! ArgumentException: index must be within bounds of the list (Parameter 'index')
// out: m removeAt -1 [S] !! ArgumentException: index must be within bounds of the list (Parameter 'index')
// out: e removeManyAt 0 1 [S] !! ArgumentException: index must be within bounds of the list (Parameter 'index')
// out: o removeManyAt 0 1 [S] = []
// out: m removeManyAt 0 1 [S] = [1; 2; 3; 5]
// out: e removeManyAt 1 3 [S] !! ArgumentException: index must be within bounds of the list (Parameter 'index')
// out: o removeManyAt 1 3 [S] !! ArgumentException: index must be within bounds of the list (Parameter 'index')
// out: m removeManyAt 1 3 [S] = [3; 5]
// out: e removeManyAt 1 9 [S] !! ArgumentException: index must be within bounds of the list (Parameter 'index')
// out: o removeManyAt 1 9 [S] !! ArgumentException: index must be within bounds of the list (Parameter 'index')
// out: m removeManyAt 1 9 [S] !! ArgumentException: index must be within bounds of the list (Parameter 'index')
// out: e removeManyAt 0 0 [S] = []
// out: o removeManyAt 0 0 [S] = [3]
// out: m removeManyAt 0 0 [S] = [3; 1; 2; 3; 5]
// out: e removeManyAt 5 0 [S] !! ArgumentException: index must be within bounds of the list (Parameter 'index')
// out: o removeManyAt 5 0 [S] !! ArgumentException: index must be within bounds of the list (Parameter 'index')
// out: m removeManyAt 5 0 [S] = [3; 1; 2; 3; 5]
// out: e removeManyAt 6 1 [S] !! ArgumentException: index must be within bounds of the list (Parameter 'index')
// out: o removeManyAt 6 1 [S] !! ArgumentException: index must be within bounds of the list (Parameter 'index')
// out: m removeManyAt 6 1 [S] !! ArgumentException: index must be within bounds of the list (Parameter 'index')
// out: e removeManyAt -1 1 [S] !! ArgumentException: index must be within bounds of the list (Parameter 'index')
// out: o removeManyAt -1 1 [S] !! ArgumentException: index must be within bounds of the list (Parameter 'index')
// out: m removeManyAt -1 1 [S] !! ArgumentException: index must be within bounds of the list (Parameter 'index')
// out: e removeManyAt 0 -1 [S] = []
// out: o removeManyAt 0 -1 [S] = [3]
// out: m removeManyAt 0 -1 [S] = [3; 1; 2; 3; 5]
// out: e removeManyAt 1 Int32.MaxValue [S] = []
// out: o removeManyAt 1 Int32.MaxValue [S] = [3]
// out: m removeManyAt 1 Int32.MaxValue [S] = [3; 1; 2; 3; 5]
// out: e rev [S] = []
// out: o rev [S] = [3]
// out: m rev [S] = [5; 3; 2; 1; 3]
// out: e scan add 10 [S] = [10]
// out: (10,3)o scan add 10 [S] = [10; 13]
// out: (10,3)(13,1)(14,2)(16,3)(19,5)m scan add 10 [S] = [10; 13; 14; 16; 19; 24]
// out: e scanBack add [S] 10 = [10]
// out: (3,10)o scanBack add [S] 10 = [13; 10]
// out: (5,10)(3,15)(2,18)(1,20)(3,21)m scanBack add [S] 10 = [24; 21; 20; 18; 15; 10]
// out: e scan (fun s x -> boom 2 x) 0 [S] = [0]
// out: <3>o scan (fun s x -> boom 2 x) 0 [S] = [0; 3]
// out: <3><1><2>m scan (fun s x -> boom 2 x) 0 [S] !! Exception: boom
// out: e scanBack (fun x s -> boom 2 x) [S] 0 = [0]
// out: <3>o scanBack (fun x s -> boom 2 x) [S] 0 = [3; 0]
// out: <5><3><2>m scanBack (fun x s -> boom 2 x) [S] 0 !! Exception: boom
// out: e skip 0 [S] = []
// out: o skip 0 [S] = [3]
// out: m skip 0 [S] = [3; 1; 2; 3; 5]
// out: e skip 2 [S] !! ArgumentOutOfRangeException: The index is outside the legal range.|count = 2, distance past the list = 2 (Parameter 'count')
// out: o skip 2 [S] !! ArgumentOutOfRangeException: The index is outside the legal range.|count = 2, distance past the list = 1 (Parameter 'count')
// out: m skip 2 [S] = [2; 3; 5]
// out: e skip 5 [S] !! ArgumentOutOfRangeException: The index is outside the legal range.|count = 5, distance past the list = 5 (Parameter 'count')
// out: o skip 5 [S] !! ArgumentOutOfRangeException: The index is outside the legal range.|count = 5, distance past the list = 4 (Parameter 'count')
// out: m skip 5 [S] = []
// out: e skip 6 [S] !! ArgumentOutOfRangeException: The index is outside the legal range.|count = 6, distance past the list = 6 (Parameter 'count')
// out: o skip 6 [S] !! ArgumentOutOfRangeException: The index is outside the legal range.|count = 6, distance past the list = 5 (Parameter 'count')
// out: m skip 6 [S] !! ArgumentOutOfRangeException: The index is outside the legal range.|count = 6, distance past the list = 1 (Parameter 'count')
// out: e skip -1 [S] = []
// out: o skip -1 [S] = [3]
// out: m skip -1 [S] = [3; 1; 2; 3; 5]
// out: e skip Int32.MinValue [S] = []
// out: o skip Int32.MinValue [S] = [3]
// out: m skip Int32.MinValue [S] = [3; 1; 2; 3; 5]
// out: e skipWhile (fun x -> above 2 x) [S] = []
// out: <3>o skipWhile (fun x -> above 2 x) [S] = []
// out: <3><1>m skipWhile (fun x -> above 2 x) [S] = [1; 2; 3; 5]
// out: e skipWhile (above 100) [S] = []
// out: <3>o skipWhile (above 100) [S] = [3]
// out: <3>m skipWhile (above 100) [S] = [3; 1; 2; 3; 5]
// out: e skipWhile (above 0) [S] = []
// out: <3>o skipWhile (above 0) [S] = []
// out: <3><1><2><3><5>m skipWhile (above 0) [S] = []
// out: e sort [S] = []
// out: o sort [S] = [3]
// out: m sort [S] = [1; 2; 3; 3; 5]
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
t "e isEmpty [S]" (fun () -> List.isEmpty ([]: int list))
t "o isEmpty [S]" (fun () -> List.isEmpty [ 3 ])
t "m isEmpty [S]" (fun () -> List.isEmpty [ 3; 1; 2; 3; 5 ])
t "e item 0 [S]" (fun () -> List.item 0 ([]: int list))
t "o item 0 [S]" (fun () -> List.item 0 [ 3 ])
t "m item 0 [S]" (fun () -> List.item 0 [ 3; 1; 2; 3; 5 ])
t "e item 3 [S]" (fun () -> List.item 3 ([]: int list))
t "o item 3 [S]" (fun () -> List.item 3 [ 3 ])
t "m item 3 [S]" (fun () -> List.item 3 [ 3; 1; 2; 3; 5 ])
t "e item 5 [S]" (fun () -> List.item 5 ([]: int list))
t "o item 5 [S]" (fun () -> List.item 5 [ 3 ])
t "m item 5 [S]" (fun () -> List.item 5 [ 3; 1; 2; 3; 5 ])
t "e item -1 [S]" (fun () -> List.item -1 ([]: int list))
t "o item -1 [S]" (fun () -> List.item -1 [ 3 ])
t "m item -1 [S]" (fun () -> List.item -1 [ 3; 1; 2; 3; 5 ])
t "e tryItem 0 [S]" (fun () -> List.tryItem 0 ([]: int list))
t "o tryItem 0 [S]" (fun () -> List.tryItem 0 [ 3 ])
t "m tryItem 0 [S]" (fun () -> List.tryItem 0 [ 3; 1; 2; 3; 5 ])
t "e tryItem 3 [S]" (fun () -> List.tryItem 3 ([]: int list))
t "o tryItem 3 [S]" (fun () -> List.tryItem 3 [ 3 ])
t "m tryItem 3 [S]" (fun () -> List.tryItem 3 [ 3; 1; 2; 3; 5 ])
t "e tryItem 5 [S]" (fun () -> List.tryItem 5 ([]: int list))
t "o tryItem 5 [S]" (fun () -> List.tryItem 5 [ 3 ])
t "m tryItem 5 [S]" (fun () -> List.tryItem 5 [ 3; 1; 2; 3; 5 ])
t "e tryItem -1 [S]" (fun () -> List.tryItem -1 ([]: int list))
t "o tryItem -1 [S]" (fun () -> List.tryItem -1 [ 3 ])
t "m tryItem -1 [S]" (fun () -> List.tryItem -1 [ 3; 1; 2; 3; 5 ])
t "e iter log [S]" (fun () -> List.iter log ([]: int list))
t "o iter log [S]" (fun () -> List.iter log [ 3 ])
t "m iter log [S]" (fun () -> List.iter log [ 3; 1; 2; 3; 5 ])
t "e iter (fun x -> boom 2 x |> ignore) [S]" (fun () -> List.iter (fun x -> boom 2 x |> ignore) ([]: int list))
t "o iter (fun x -> boom 2 x |> ignore) [S]" (fun () -> List.iter (fun x -> boom 2 x |> ignore) [ 3 ])
t "m iter (fun x -> boom 2 x |> ignore) [S]" (fun () -> List.iter (fun x -> boom 2 x |> ignore) [ 3; 1; 2; 3; 5 ])
t "e iteri (fun i x -> printf '%d:%d ' i x) [S]" (fun () -> List.iteri (fun i x -> printf "%d:%d " i x) ([]: int list))
t "o iteri (fun i x -> printf '%d:%d ' i x) [S]" (fun () -> List.iteri (fun i x -> printf "%d:%d " i x) [ 3 ])
t "m iteri (fun i x -> printf '%d:%d ' i x) [S]" (fun () -> List.iteri (fun i x -> printf "%d:%d " i x) [ 3; 1; 2; 3; 5 ])
t "e last [S]" (fun () -> List.last ([]: int list))
t "o last [S]" (fun () -> List.last [ 3 ])
t "m last [S]" (fun () -> List.last [ 3; 1; 2; 3; 5 ])
t "e tryLast [S]" (fun () -> List.tryLast ([]: int list))
t "o tryLast [S]" (fun () -> List.tryLast [ 3 ])
t "m tryLast [S]" (fun () -> List.tryLast [ 3; 1; 2; 3; 5 ])
t "e length [S]" (fun () -> List.length ([]: int list))
t "o length [S]" (fun () -> List.length [ 3 ])
t "m length [S]" (fun () -> List.length [ 3; 1; 2; 3; 5 ])
t "e map twice [S]" (fun () -> List.map twice ([]: int list))
t "o map twice [S]" (fun () -> List.map twice [ 3 ])
t "m map twice [S]" (fun () -> List.map twice [ 3; 1; 2; 3; 5 ])
t "e map (boom 2) [S]" (fun () -> List.map (boom 2) ([]: int list))
t "o map (boom 2) [S]" (fun () -> List.map (boom 2) [ 3 ])
t "m map (boom 2) [S]" (fun () -> List.map (boom 2) [ 3; 1; 2; 3; 5 ])
t "e mapi (fun i x -> log i; i * x) [S]" (fun () -> List.mapi (fun i x -> log i; i * x) ([]: int list))
t "o mapi (fun i x -> log i; i * x) [S]" (fun () -> List.mapi (fun i x -> log i; i * x) [ 3 ])
t "m mapi (fun i x -> log i; i * x) [S]" (fun () -> List.mapi (fun i x -> log i; i * x) [ 3; 1; 2; 3; 5 ])
t "e mapi (fun i x -> boom 2 i) [S]" (fun () -> List.mapi (fun i x -> boom 2 i) ([]: int list))
t "o mapi (fun i x -> boom 2 i) [S]" (fun () -> List.mapi (fun i x -> boom 2 i) [ 3 ])
t "m mapi (fun i x -> boom 2 i) [S]" (fun () -> List.mapi (fun i x -> boom 2 i) [ 3; 1; 2; 3; 5 ])
t "e mapFold (fun s x -> log x; s * x, s + x) 1 [S] |> fun (a, b) -> Seq.toList a, b" (fun () -> List.mapFold (fun s x -> log x; s * x, s + x) 1 ([]: int list) |> fun (a, b) -> Seq.toList a, b)
t "o mapFold (fun s x -> log x; s * x, s + x) 1 [S] |> fun (a, b) -> Seq.toList a, b" (fun () -> List.mapFold (fun s x -> log x; s * x, s + x) 1 [ 3 ] |> fun (a, b) -> Seq.toList a, b)
t "m mapFold (fun s x -> log x; s * x, s + x) 1 [S] |> fun (a, b) -> Seq.toList a, b" (fun () -> List.mapFold (fun s x -> log x; s * x, s + x) 1 [ 3; 1; 2; 3; 5 ] |> fun (a, b) -> Seq.toList a, b)
t "e mapFoldBack (fun x s -> log x; s * x, s + x) [S] 1 |> fun (a, b) -> Seq.toList a, b" (fun () -> List.mapFoldBack (fun x s -> log x; s * x, s + x) ([]: int list) 1 |> fun (a, b) -> Seq.toList a, b)
t "o mapFoldBack (fun x s -> log x; s * x, s + x) [S] 1 |> fun (a, b) -> Seq.toList a, b" (fun () -> List.mapFoldBack (fun x s -> log x; s * x, s + x) [ 3 ] 1 |> fun (a, b) -> Seq.toList a, b)
t "m mapFoldBack (fun x s -> log x; s * x, s + x) [S] 1 |> fun (a, b) -> Seq.toList a, b" (fun () -> List.mapFoldBack (fun x s -> log x; s * x, s + x) [ 3; 1; 2; 3; 5 ] 1 |> fun (a, b) -> Seq.toList a, b)
t "e max [S]" (fun () -> List.max ([]: int list))
t "o max [S]" (fun () -> List.max [ 3 ])
t "m max [S]" (fun () -> List.max [ 3; 1; 2; 3; 5 ])
t "e min [S]" (fun () -> List.min ([]: int list))
t "o min [S]" (fun () -> List.min [ 3 ])
t "m min [S]" (fun () -> List.min [ 3; 1; 2; 3; 5 ])
t "e maxBy (fun x -> log x; -x) [S]" (fun () -> List.maxBy (fun x -> log x; -x) ([]: int list))
t "o maxBy (fun x -> log x; -x) [S]" (fun () -> List.maxBy (fun x -> log x; -x) [ 3 ])
t "m maxBy (fun x -> log x; -x) [S]" (fun () -> List.maxBy (fun x -> log x; -x) [ 3; 1; 2; 3; 5 ])
t "e minBy (fun x -> log x; x % 3) [S]" (fun () -> List.minBy (fun x -> log x; x % 3) ([]: int list))
t "o minBy (fun x -> log x; x % 3) [S]" (fun () -> List.minBy (fun x -> log x; x % 3) [ 3 ])
t "m minBy (fun x -> log x; x % 3) [S]" (fun () -> List.minBy (fun x -> log x; x % 3) [ 3; 1; 2; 3; 5 ])
t "e maxBy (boom 2) [S]" (fun () -> List.maxBy (boom 2) ([]: int list))
t "o maxBy (boom 2) [S]" (fun () -> List.maxBy (boom 2) [ 3 ])
t "m maxBy (boom 2) [S]" (fun () -> List.maxBy (boom 2) [ 3; 1; 2; 3; 5 ])
t "e pairwise [S]" (fun () -> List.pairwise ([]: int list))
t "o pairwise [S]" (fun () -> List.pairwise [ 3 ])
t "m pairwise [S]" (fun () -> List.pairwise [ 3; 1; 2; 3; 5 ])
t "e permute (fun i -> i) [S]" (fun () -> List.permute (fun i -> i) ([]: int list))
t "o permute (fun i -> i) [S]" (fun () -> List.permute (fun i -> i) [ 3 ])
t "m permute (fun i -> i) [S]" (fun () -> List.permute (fun i -> i) [ 3; 1; 2; 3; 5 ])
t "e permute (fun i -> 4 - i) [S]" (fun () -> List.permute (fun i -> 4 - i) ([]: int list))
t "o permute (fun i -> 4 - i) [S]" (fun () -> List.permute (fun i -> 4 - i) [ 3 ])
t "m permute (fun i -> 4 - i) [S]" (fun () -> List.permute (fun i -> 4 - i) [ 3; 1; 2; 3; 5 ])
t "e permute (fun i -> 0) [S]" (fun () -> List.permute (fun i -> 0) ([]: int list))
t "o permute (fun i -> 0) [S]" (fun () -> List.permute (fun i -> 0) [ 3 ])
t "m permute (fun i -> 0) [S]" (fun () -> List.permute (fun i -> 0) [ 3; 1; 2; 3; 5 ])
t "e permute (fun i -> i + 1) [S]" (fun () -> List.permute (fun i -> i + 1) ([]: int list))
t "o permute (fun i -> i + 1) [S]" (fun () -> List.permute (fun i -> i + 1) [ 3 ])
t "m permute (fun i -> i + 1) [S]" (fun () -> List.permute (fun i -> i + 1) [ 3; 1; 2; 3; 5 ])
t "e permute (fun i -> -1) [S]" (fun () -> List.permute (fun i -> -1) ([]: int list))
t "o permute (fun i -> -1) [S]" (fun () -> List.permute (fun i -> -1) [ 3 ])
t "m permute (fun i -> -1) [S]" (fun () -> List.permute (fun i -> -1) [ 3; 1; 2; 3; 5 ])
t "e pick half [S]" (fun () -> List.pick half ([]: int list))
t "o pick half [S]" (fun () -> List.pick half [ 3 ])
t "m pick half [S]" (fun () -> List.pick half [ 3; 1; 2; 3; 5 ])
t "e pick (fun (x: int) -> log x; (None: string option)) [S]" (fun () -> List.pick (fun (x: int) -> log x; (None: string option)) ([]: int list))
t "o pick (fun (x: int) -> log x; (None: string option)) [S]" (fun () -> List.pick (fun (x: int) -> log x; (None: string option)) [ 3 ])
t "m pick (fun (x: int) -> log x; (None: string option)) [S]" (fun () -> List.pick (fun (x: int) -> log x; (None: string option)) [ 3; 1; 2; 3; 5 ])
t "e tryPick half [S]" (fun () -> List.tryPick half ([]: int list))
t "o tryPick half [S]" (fun () -> List.tryPick half [ 3 ])
t "m tryPick half [S]" (fun () -> List.tryPick half [ 3; 1; 2; 3; 5 ])
t "e tryPick (fun (x: int) -> log x; (None: string option)) [S]" (fun () -> List.tryPick (fun (x: int) -> log x; (None: string option)) ([]: int list))
t "o tryPick (fun (x: int) -> log x; (None: string option)) [S]" (fun () -> List.tryPick (fun (x: int) -> log x; (None: string option)) [ 3 ])
t "m tryPick (fun (x: int) -> log x; (None: string option)) [S]" (fun () -> List.tryPick (fun (x: int) -> log x; (None: string option)) [ 3; 1; 2; 3; 5 ])
t "e reduce add [S]" (fun () -> List.reduce add ([]: int list))
t "o reduce add [S]" (fun () -> List.reduce add [ 3 ])
t "m reduce add [S]" (fun () -> List.reduce add [ 3; 1; 2; 3; 5 ])
t "e reduceBack add [S]" (fun () -> List.reduceBack add ([]: int list))
t "o reduceBack add [S]" (fun () -> List.reduceBack add [ 3 ])
t "m reduceBack add [S]" (fun () -> List.reduceBack add [ 3; 1; 2; 3; 5 ])
t "e reduce (fun a b -> boom 2 b) [S]" (fun () -> List.reduce (fun a b -> boom 2 b) ([]: int list))
t "o reduce (fun a b -> boom 2 b) [S]" (fun () -> List.reduce (fun a b -> boom 2 b) [ 3 ])
t "m reduce (fun a b -> boom 2 b) [S]" (fun () -> List.reduce (fun a b -> boom 2 b) [ 3; 1; 2; 3; 5 ])
t "e removeAt 0 [S]" (fun () -> List.removeAt 0 ([]: int list))
t "o removeAt 0 [S]" (fun () -> List.removeAt 0 [ 3 ])
t "m removeAt 0 [S]" (fun () -> List.removeAt 0 [ 3; 1; 2; 3; 5 ])
t "e removeAt 4 [S]" (fun () -> List.removeAt 4 ([]: int list))
t "o removeAt 4 [S]" (fun () -> List.removeAt 4 [ 3 ])
t "m removeAt 4 [S]" (fun () -> List.removeAt 4 [ 3; 1; 2; 3; 5 ])
t "e removeAt 5 [S]" (fun () -> List.removeAt 5 ([]: int list))
t "o removeAt 5 [S]" (fun () -> List.removeAt 5 [ 3 ])
t "m removeAt 5 [S]" (fun () -> List.removeAt 5 [ 3; 1; 2; 3; 5 ])
t "e removeAt -1 [S]" (fun () -> List.removeAt -1 ([]: int list))
t "o removeAt -1 [S]" (fun () -> List.removeAt -1 [ 3 ])
t "m removeAt -1 [S]" (fun () -> List.removeAt -1 [ 3; 1; 2; 3; 5 ])
t "e removeManyAt 0 1 [S]" (fun () -> List.removeManyAt 0 1 ([]: int list))
t "o removeManyAt 0 1 [S]" (fun () -> List.removeManyAt 0 1 [ 3 ])
t "m removeManyAt 0 1 [S]" (fun () -> List.removeManyAt 0 1 [ 3; 1; 2; 3; 5 ])
t "e removeManyAt 1 3 [S]" (fun () -> List.removeManyAt 1 3 ([]: int list))
t "o removeManyAt 1 3 [S]" (fun () -> List.removeManyAt 1 3 [ 3 ])
t "m removeManyAt 1 3 [S]" (fun () -> List.removeManyAt 1 3 [ 3; 1; 2; 3; 5 ])
t "e removeManyAt 1 9 [S]" (fun () -> List.removeManyAt 1 9 ([]: int list))
t "o removeManyAt 1 9 [S]" (fun () -> List.removeManyAt 1 9 [ 3 ])
t "m removeManyAt 1 9 [S]" (fun () -> List.removeManyAt 1 9 [ 3; 1; 2; 3; 5 ])
t "e removeManyAt 0 0 [S]" (fun () -> List.removeManyAt 0 0 ([]: int list))
t "o removeManyAt 0 0 [S]" (fun () -> List.removeManyAt 0 0 [ 3 ])
t "m removeManyAt 0 0 [S]" (fun () -> List.removeManyAt 0 0 [ 3; 1; 2; 3; 5 ])
t "e removeManyAt 5 0 [S]" (fun () -> List.removeManyAt 5 0 ([]: int list))
t "o removeManyAt 5 0 [S]" (fun () -> List.removeManyAt 5 0 [ 3 ])
t "m removeManyAt 5 0 [S]" (fun () -> List.removeManyAt 5 0 [ 3; 1; 2; 3; 5 ])
t "e removeManyAt 6 1 [S]" (fun () -> List.removeManyAt 6 1 ([]: int list))
t "o removeManyAt 6 1 [S]" (fun () -> List.removeManyAt 6 1 [ 3 ])
t "m removeManyAt 6 1 [S]" (fun () -> List.removeManyAt 6 1 [ 3; 1; 2; 3; 5 ])
t "e removeManyAt -1 1 [S]" (fun () -> List.removeManyAt -1 1 ([]: int list))
t "o removeManyAt -1 1 [S]" (fun () -> List.removeManyAt -1 1 [ 3 ])
t "m removeManyAt -1 1 [S]" (fun () -> List.removeManyAt -1 1 [ 3; 1; 2; 3; 5 ])
t "e removeManyAt 0 -1 [S]" (fun () -> List.removeManyAt 0 -1 ([]: int list))
t "o removeManyAt 0 -1 [S]" (fun () -> List.removeManyAt 0 -1 [ 3 ])
t "m removeManyAt 0 -1 [S]" (fun () -> List.removeManyAt 0 -1 [ 3; 1; 2; 3; 5 ])
t "e removeManyAt 1 Int32.MaxValue [S]" (fun () -> List.removeManyAt 1 Int32.MaxValue ([]: int list))
t "o removeManyAt 1 Int32.MaxValue [S]" (fun () -> List.removeManyAt 1 Int32.MaxValue [ 3 ])
t "m removeManyAt 1 Int32.MaxValue [S]" (fun () -> List.removeManyAt 1 Int32.MaxValue [ 3; 1; 2; 3; 5 ])
t "e rev [S]" (fun () -> List.rev ([]: int list))
t "o rev [S]" (fun () -> List.rev [ 3 ])
t "m rev [S]" (fun () -> List.rev [ 3; 1; 2; 3; 5 ])
t "e scan add 10 [S]" (fun () -> List.scan add 10 ([]: int list))
t "o scan add 10 [S]" (fun () -> List.scan add 10 [ 3 ])
t "m scan add 10 [S]" (fun () -> List.scan add 10 [ 3; 1; 2; 3; 5 ])
t "e scanBack add [S] 10" (fun () -> List.scanBack add ([]: int list) 10)
t "o scanBack add [S] 10" (fun () -> List.scanBack add [ 3 ] 10)
t "m scanBack add [S] 10" (fun () -> List.scanBack add [ 3; 1; 2; 3; 5 ] 10)
t "e scan (fun s x -> boom 2 x) 0 [S]" (fun () -> List.scan (fun s x -> boom 2 x) 0 ([]: int list))
t "o scan (fun s x -> boom 2 x) 0 [S]" (fun () -> List.scan (fun s x -> boom 2 x) 0 [ 3 ])
t "m scan (fun s x -> boom 2 x) 0 [S]" (fun () -> List.scan (fun s x -> boom 2 x) 0 [ 3; 1; 2; 3; 5 ])
t "e scanBack (fun x s -> boom 2 x) [S] 0" (fun () -> List.scanBack (fun x s -> boom 2 x) ([]: int list) 0)
t "o scanBack (fun x s -> boom 2 x) [S] 0" (fun () -> List.scanBack (fun x s -> boom 2 x) [ 3 ] 0)
t "m scanBack (fun x s -> boom 2 x) [S] 0" (fun () -> List.scanBack (fun x s -> boom 2 x) [ 3; 1; 2; 3; 5 ] 0)
t "e skip 0 [S]" (fun () -> List.skip 0 ([]: int list))
t "o skip 0 [S]" (fun () -> List.skip 0 [ 3 ])
t "m skip 0 [S]" (fun () -> List.skip 0 [ 3; 1; 2; 3; 5 ])
t "e skip 2 [S]" (fun () -> List.skip 2 ([]: int list))
t "o skip 2 [S]" (fun () -> List.skip 2 [ 3 ])
t "m skip 2 [S]" (fun () -> List.skip 2 [ 3; 1; 2; 3; 5 ])
t "e skip 5 [S]" (fun () -> List.skip 5 ([]: int list))
t "o skip 5 [S]" (fun () -> List.skip 5 [ 3 ])
t "m skip 5 [S]" (fun () -> List.skip 5 [ 3; 1; 2; 3; 5 ])
t "e skip 6 [S]" (fun () -> List.skip 6 ([]: int list))
t "o skip 6 [S]" (fun () -> List.skip 6 [ 3 ])
t "m skip 6 [S]" (fun () -> List.skip 6 [ 3; 1; 2; 3; 5 ])
t "e skip -1 [S]" (fun () -> List.skip -1 ([]: int list))
t "o skip -1 [S]" (fun () -> List.skip -1 [ 3 ])
t "m skip -1 [S]" (fun () -> List.skip -1 [ 3; 1; 2; 3; 5 ])
t "e skip Int32.MinValue [S]" (fun () -> List.skip Int32.MinValue ([]: int list))
t "o skip Int32.MinValue [S]" (fun () -> List.skip Int32.MinValue [ 3 ])
t "m skip Int32.MinValue [S]" (fun () -> List.skip Int32.MinValue [ 3; 1; 2; 3; 5 ])
t "e skipWhile (fun x -> above 2 x) [S]" (fun () -> List.skipWhile (fun x -> above 2 x) ([]: int list))
t "o skipWhile (fun x -> above 2 x) [S]" (fun () -> List.skipWhile (fun x -> above 2 x) [ 3 ])
t "m skipWhile (fun x -> above 2 x) [S]" (fun () -> List.skipWhile (fun x -> above 2 x) [ 3; 1; 2; 3; 5 ])
t "e skipWhile (above 100) [S]" (fun () -> List.skipWhile (above 100) ([]: int list))
t "o skipWhile (above 100) [S]" (fun () -> List.skipWhile (above 100) [ 3 ])
t "m skipWhile (above 100) [S]" (fun () -> List.skipWhile (above 100) [ 3; 1; 2; 3; 5 ])
t "e skipWhile (above 0) [S]" (fun () -> List.skipWhile (above 0) ([]: int list))
t "o skipWhile (above 0) [S]" (fun () -> List.skipWhile (above 0) [ 3 ])
t "m skipWhile (above 0) [S]" (fun () -> List.skipWhile (above 0) [ 3; 1; 2; 3; 5 ])
t "e sort [S]" (fun () -> List.sort ([]: int list))
t "o sort [S]" (fun () -> List.sort [ 3 ])
t "m sort [S]" (fun () -> List.sort [ 3; 1; 2; 3; 5 ])
