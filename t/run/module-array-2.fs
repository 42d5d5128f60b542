// out: o insertAt Int32.MaxValue 9 [S] !! ArgumentException: index must be within bounds of the array (Parameter 'index')
// out: m insertAt Int32.MaxValue 9 [S] !! ArgumentException: index must be within bounds of the array (Parameter 'index')
// out: n insertAt Int32.MaxValue 9 [S] !! ArgumentNullException: Value cannot be null. (Parameter 'source')
// out: e insertManyAt 0 [ 8; 9 ] [S] = [|8; 9|]
// out: o insertManyAt 0 [ 8; 9 ] [S] = [|8; 9; 3|]
// out: m insertManyAt 0 [ 8; 9 ] [S] = [|8; 9; 3; 1; 2; 3; 5|]
// out: n insertManyAt 0 [ 8; 9 ] [S] !! ArgumentNullException: Value cannot be null. (Parameter 'source')
// out: e insertManyAt 1 [ 8; 9 ] [S] !! ArgumentException: index must be within bounds of the array (Parameter 'index')
// out: o insertManyAt 1 [ 8; 9 ] [S] = [|3; 8; 9|]
// out: m insertManyAt 1 [ 8; 9 ] [S] = [|3; 8; 9; 1; 2; 3; 5|]
// out: n insertManyAt 1 [ 8; 9 ] [S] !! ArgumentNullException: Value cannot be null. (Parameter 'source')
// out: e insertManyAt 5 [ 8; 9 ] [S] !! ArgumentException: index must be within bounds of the array (Parameter 'index')
// out: o insertManyAt 5 [ 8; 9 ] [S] !! ArgumentException: index must be within bounds of the array (Parameter 'index')
// out: m insertManyAt 5 [ 8; 9 ] [S] = [|3; 1; 2; 3; 5; 8; 9|]
// out: n insertManyAt 5 [ 8; 9 ] [S] !! ArgumentNullException: Value cannot be null. (Parameter 'source')
// out: e insertManyAt 6 [] [S] !! ArgumentException: index must be within bounds of the array (Parameter 'index')
// out: o insertManyAt 6 [] [S] !! ArgumentException: index must be within bounds of the array (Parameter 'index')
// out: m insertManyAt 6 [] [S] !! ArgumentException: index must be within bounds of the array (Parameter 'index')
// out: n insertManyAt 6 [] [S] !! ArgumentNullException: Value cannot be null. (Parameter 'source')
// out: e insertManyAt -1 [ 8 ] [S] !! ArgumentException: index must be within bounds of the array (Parameter 'index')
// out: o insertManyAt -1 [ 8 ] [S] !! ArgumentException: index must be within bounds of the array (Parameter 'index')
// out: m insertManyAt -1 [ 8 ] [S] !! ArgumentException: index must be within bounds of the array (Parameter 'index')
// out: n insertManyAt -1 [ 8 ] [S] !! ArgumentNullException: Value cannot be null. (Parameter 'source')
// out: e isEmpty [S] = true
// out: o isEmpty [S] = false
// out: m isEmpty [S] = false
// out: n isEmpty [S] !! ArgumentNullException: Value cannot be null. (Parameter 'array')
// out: e item 0 [S] !! IndexOutOfRangeException: Index was outside the bounds of the array.
// out: o item 0 [S] = 3
// out: m item 0 [S] = 3
// out: e item 3 [S] !! IndexOutOfRangeException: Index was outside the bounds of the array.
// out: o item 3 [S] !! IndexOutOfRangeException: Index was outside the bounds of the array.
// out: m item 3 [S] = 3
// out: e item 5 [S] !! IndexOutOfRangeException: Index was outside the bounds of the array.
// out: o item 5 [S] !! IndexOutOfRangeException: Index was outside the bounds of the array.
// out: m item 5 [S] !! IndexOutOfRangeException: Index was outside the bounds of the array.
// out: e item -1 [S] !! IndexOutOfRangeException: Index was outside the bounds of the array.
// out: o item -1 [S] !! IndexOutOfRangeException: Index was outside the bounds of the array.
// out: m item -1 [S] !! IndexOutOfRangeException: Index was outside the bounds of the array.
// out: e tryItem 0 [S] = None
// out: o tryItem 0 [S] = Some 3
// out: m tryItem 0 [S] = Some 3
// out: n tryItem 0 [S] !! ArgumentNullException: Value cannot be null. (Parameter 'array')
// out: e tryItem 3 [S] = None
// out: o tryItem 3 [S] = None
// out: m tryItem 3 [S] = Some 3
// out: n tryItem 3 [S] !! ArgumentNullException: Value cannot be null. (Parameter 'array')
// out: e tryItem 5 [S] = None
// out: o tryItem 5 [S] = None
// out: m tryItem 5 [S] = None
// out: n tryItem 5 [S] !! ArgumentNullException: Value cannot be null. (Parameter 'array')
// out: e tryItem -1 [S] = None
// out: o tryItem -1 [S] = None
// out: m tryItem -1 [S] = None
// out: n tryItem -1 [S] !! ArgumentNullException: Value cannot be null. (Parameter 'array')
// out: e iter log [S] = ()
// out: <3>o iter log [S] = ()
// out: <3><1><2><3><5>m iter log [S] = ()
// out: n iter log [S] !! ArgumentNullException: Value cannot be null. (Parameter 'array')
// out: e iter (fun x -> boom 2 x |> ignore) [S] = ()
// out: <3>o iter (fun x -> boom 2 x |> ignore) [S] = ()
// out: <3><1><2>m iter (fun x -> boom 2 x |> ignore) [S] !! Exception: boom
// out: n iter (fun x -> boom 2 x |> ignore) [S] !! ArgumentNullException: Value cannot be null. (Parameter 'array')
// out: e iteri (fun i x -> printf '%d:%d ' i x) [S] = ()
// out: 0:3 o iteri (fun i x -> printf '%d:%d ' i x) [S] = ()
// out: 0:3 1:1 2:2 3:3 4:5 m iteri (fun i x -> printf '%d:%d ' i x) [S] = ()
// out: n iteri (fun i x -> printf '%d:%d ' i x) [S] !! ArgumentNullException: Value cannot be null. (Parameter 'array')
// out: e last [S] !! ArgumentException: The input array was empty. (Parameter 'array')
// out: o last [S] = 3
// out: m last [S] = 5
// out: n last [S] !! ArgumentNullException: Value cannot be null. (Parameter 'array')
// out: e tryLast [S] = None
// out: o tryLast [S] = Some 3
// out: m tryLast [S] = Some 5
// out: n tryLast [S] !! ArgumentNullException: Value cannot be null. (Parameter 'array')
// out: e length [S] = 0
// out: o length [S] = 1
// out: m length [S] = 5
// out: e map twice [S] = [||]
// out: <3>o map twice [S] = [|6|]
// out: <3><1><2><3><5>m map twice [S] = [|6; 2; 4; 6; 10|]
// out: n map twice [S] !! ArgumentNullException: Value cannot be null. (Parameter 'array')
// out: e map (boom 2) [S] = [||]
// out: <3>o map (boom 2) [S] = [|3|]
// out: <3><1><2>m map (boom 2) [S] !! Exception: boom
// out: n map (boom 2) [S] !! ArgumentNullException: Value cannot be null. (Parameter 'array')
// out: e mapi (fun i x -> log i; i * x) [S] = [||]
// out: <0>o mapi (fun i x -> log i; i * x) [S] = [|0|]
// out: <0><1><2><3><4>m mapi (fun i x -> log i; i * x) [S] = [|0; 1; 4; 9; 20|]
// out: n mapi (fun i x -> log i; i * x) [S] !! ArgumentNullException: Value cannot be null. (Parameter 'array')
// out: e mapi (fun i x -> boom 2 i) [S] = [||]
// out: <0>o mapi (fun i x -> boom 2 i) [S] = [|0|]
// out: <0><1><2>m mapi (fun i x -> boom 2 i) [S] !! Exception: boom
// out: n mapi (fun i x -> boom 2 i) [S] !! ArgumentNullException: Value cannot be null. (Parameter 'array')
// out: e mapFold (fun s x -> log x; s * x, s + x) 1 [S] |> fun (a, b) -> Seq.toList a, b = ([], 1)
// out: <3>o mapFold (fun s x -> log x; s * x, s + x) 1 [S] |> fun (a, b) -> Seq.toList a, b = ([3], 4)
// out: <3><1><2><3><5>m mapFold (fun s x -> log x; s * x, s + x) 1 [S] |> fun (a, b) -> Seq.toList a, b = ([3; 4; 10; 21; 50], 15)
// out: n mapFold (fun s x -> log x; s * x, s + x) 1 [S] |> fun (a, b) -> Seq.toList a, b !! ArgumentNullException: Value cannot be null. (Parameter 'array')
// out: e mapFoldBack (fun x s -> log x; s * x, s + x) [S] 1 |> fun (a, b) -> Seq.toList a, b = ([], 1)
// out: <3>o mapFoldBack (fun x s -> log x; s * x, s + x) [S] 1 |> fun (a, b) -> Seq.toList a, b = ([3], 4)
// out: <5><3><2><1><3>m mapFoldBack (fun x s -> log x; s * x, s + x) [S] 1 |> fun (a, b) -> Seq.toList a, b = ([36; 11; 18; 18; 5], 15)
// out: n mapFoldBack (fun x s -> log x; s * x, s + x) [S] 1 |> fun (a, b) -> Seq.toList a, b !! ArgumentNullException: Value cannot be null. (Parameter 'array')
// out: e max [S] !! ArgumentException: The input array was empty. (Parameter 'array')
// out: o max [S] = 3
// out: m max [S] = 5
// out: n max [S] !! ArgumentNullException: Value cannot be null. (Parameter 'array')
// out: e min [S] !! ArgumentException: The input array was empty. (Parameter 'array')
// out: o min [S] = 3
// out: m min [S] = 1
// out: n min [S] !! ArgumentNullException: Value cannot be null. (Parameter 'array')
// out: e maxBy (fun x -> log x; -x) [S] !! ArgumentException: The input array was empty. (Parameter 'array')
// out: <3>o maxBy (fun x -> log x; -x) [S] = 3
// out: <3><1><2><3><5>m maxBy (fun x -> log x; -x) [S] = 1
// out: n maxBy (fun x -> log x; -x) [S] !! ArgumentNullException: Value cannot be null. (Parameter 'array')
// out: e minBy (fun x -> log x; x % 3) [S] !! ArgumentException: The input array was empty. (Parameter 'array')
// out: <3>o minBy (fun x -> log x; x % 3) [S] = 3
// out: <3><1><2><3><5>m minBy (fun x -> log x; x % 3) [S] = 3
// out: n minBy (fun x -> log x; x % 3) [S] !! ArgumentNullException: Value cannot be null. (Parameter 'array')
// out: e maxBy (boom 2) [S] !! ArgumentException: The input array was empty. (Parameter 'array')
// out: <3>o maxBy (boom 2) [S] = 3
// out: <3><1><2>m maxBy (boom 2) [S] !! Exception: boom
// out: n maxBy (boom 2) [S] !! ArgumentNullException: Value cannot be null. (Parameter 'array')
// out: e pairwise [S] = [||]
// out: o pairwise [S] = [||]
// out: m pairwise [S] = [|(3, 1); (1, 2); (2, 3); (3, 5)|]
// out: n pairwise [S] !! ArgumentNullException: Value cannot be null. (Parameter 'array')
// out: e permute (fun i -> i) [S] = [||]
// out: o permute (fun i -> i) [S] = [|3|]
// out: m permute (fun i -> i) [S] = [|3; 1; 2; 3; 5|]
// out: n permute (fun i -> i) [S] !! ArgumentNullException: Value cannot be null. (Parameter 'array')
// out: e permute (fun i -> 4 - i) [S] = [||]
// out: o permute (fun i -> 4 - i) [S] !! ArgumentException: The function did not compute a permutation. (Parameter 'indexMap')
// out: m permute (fun i -> 4 - i) [S] = [|5; 3; 2; 1; 3|]
// out: n permute (fun i -> 4 - i) [S] !! ArgumentNullException: Value cannot be null. (Parameter 'array')
// out: e permute (fun i -> 0) [S] = [||]
// out: o permute (fun i -> 0) [S] = [|3|]
// out: m permute (fun i -> 0) [S] !! ArgumentException: The function did not compute a permutation. (Parameter 'indexMap')
// out: n permute (fun i -> 0) [S] !! ArgumentNullException: Value cannot be null. (Parameter 'array')
// out: e permute (fun i -> i + 1) [S] = [||]
// out: o permute (fun i -> i + 1) [S] !! ArgumentException: The function did not compute a permutation. (Parameter 'indexMap')
// out: m permute (fun i -> i + 1) [S] !! ArgumentException: The function did not compute a permutation. (Parameter 'indexMap')
// out: n permute (fun i -> i + 1) [S] !! ArgumentNullException: Value cannot be null. (Parameter 'array')
// out: e permute (fun i -> -1) [S] = [||]
// out: o permute (fun i -> -1) [S] !! ArgumentException: The function did not compute a permutation. (Parameter 'indexMap')
// out: m permute (fun i -> -1) [S] !! ArgumentException: The function did not compute a permutation. (Parameter 'indexMap')
// out: n permute (fun i -> -1) [S] !! ArgumentNullException: Value cannot be null. (Parameter 'array')
// out: e pick half [S] !! KeyNotFoundException: An index satisfying the predicate was not found in the collection.
// out: <3>o pick half [S] !! KeyNotFoundException: An index satisfying the predicate was not found in the collection.
// out: <3><1><2>m pick half [S] = 1
// out: n pick half [S] !! ArgumentNullException: Value cannot be null. (Parameter 'array')
// out: e pick (fun (x: int) -> log x; (None: string option)) [S] !! KeyNotFoundException: An index satisfying the predicate was not found in the collection.
// out: <3>o pick (fun (x: int) -> log x; (None: string option)) [S] !! KeyNotFoundException: An index satisfying the predicate was not found in the collection.
// out: <3><1><2><3><5>m pick (fun (x: int) -> log x; (None: string option)) [S] !! KeyNotFoundException: An index satisfying the predicate was not found in the collection.
// out: n pick (fun (x: int) -> log x; (None: string option)) [S] !! ArgumentNullException: Value cannot be null. (Parameter 'array')
// out: e tryPick half [S] = None
// out: <3>o tryPick half [S] = None
// out: <3><1><2>m tryPick half [S] = Some 1
// out: n tryPick half [S] !! ArgumentNullException: Value cannot be null. (Parameter 'array')
// out: e tryPick (fun (x: int) -> log x; (None: string option)) [S] = None
// out: <3>o tryPick (fun (x: int) -> log x; (None: string option)) [S] = None
// out: <3><1><2><3><5>m tryPick (fun (x: int) -> log x; (None: string option)) [S] = None
// out: n tryPick (fun (x: int) -> log x; (None: string option)) [S] !! ArgumentNullException: Value cannot be null. (Parameter 'array')
// out: e reduce add [S] !! ArgumentException: The input array was empty. (Parameter 'array')
// out: o reduce add [S] = 3
// out: (3,1)(4,2)(6,3)(9,5)m reduce add [S] = 14
// out: n reduce add [S] !! ArgumentNullException: Value cannot be null. (Parameter 'array')
// out: e reduceBack add [S] !! ArgumentException: The input array was empty. (Parameter 'array')
// out: o reduceBack add [S] = 3
// out: (3,5)(2,8)(1,10)(3,11)m reduceBack add [S] = 14
// out: n reduceBack add [S] !! ArgumentNullException: Value cannot be null. (Parameter 'array')
// out: e reduce (fun a b -> boom 2 b) [S] !! ArgumentException: The input array was empty. (Parameter 'array')
// out: o reduce (fun a b -> boom 2 b) [S] = 3
// out: <1><2>m reduce (fun a b -> boom 2 b) [S] !! Exception: boom
// out: n reduce (fun a b -> boom 2 b) [S] !! ArgumentNullException: Value cannot be null. (Parameter 'array')
// out: e removeAt 0 [S] !! ArgumentException: index must be within bounds of the array (Parameter 'index')
// out: o removeAt 0 [S] = [||]
// out: m removeAt 0 [S] = [|1; 2; 3; 5|]
// out: n removeAt 0 [S] !! ArgumentNullException: Value cannot be null. (Parameter 'source')
// out: e removeAt 4 [S] !! ArgumentException: index must be within bounds of the array (Parameter 'index')
// out: o removeAt 4 [S] !! ArgumentException: index must be within bounds of the array (Parameter 'index')
// out: m removeAt 4 [S] = [|3; 1; 2; 3|]
// out: n removeAt 4 [S] !! ArgumentNullException: Value cannot be null. (Parameter 'source')
// out: e removeAt 5 [S] !! ArgumentException: index must be within bounds of the array (Parameter 'index')
// out: o removeAt 5 [S] !! ArgumentException: index must be within bounds of the array (Parameter 'index')
// out: m removeAt 5 [S] !! ArgumentException: index must be within bounds of the array (Parameter 'index')
// out: n removeAt 5 [S] !! ArgumentNullException: Value cannot be null. (Parameter 'source')
// out: e removeAt -1 [S] !! ArgumentException: index must be within bounds of the array (Parameter 'index')
// out: o removeAt -1 [S] !! ArgumentException: index must be within bounds of the array (Parameter 'index')
// out: m removeAt -1 [S] !! ArgumentException: index must be within bounds of the array (Parameter 'index')
// out: n removeAt -1 [S] !! ArgumentNullException: Value cannot be null. (Parameter 'source')
// out: e removeManyAt 0 1 [S] !! ArgumentException: index must be within bounds of the array (Parameter 'index')
// out: o removeManyAt 0 1 [S] = [||]
// out: m removeManyAt 0 1 [S] = [|1; 2; 3; 5|]
// out: n removeManyAt 0 1 [S] !! ArgumentNullException: Value cannot be null. (Parameter 'source')
// out: e removeManyAt 1 3 [S] !! ArgumentException: index must be within bounds of the array (Parameter 'index')
// out: o removeManyAt 1 3 [S] !! ArgumentException: index must be within bounds of the array (Parameter 'index')
// out: m removeManyAt 1 3 [S] = [|3; 5|]
// out: n removeManyAt 1 3 [S] !! ArgumentNullException: Value cannot be null. (Parameter 'source')
// out: e removeManyAt 1 9 [S] !! ArgumentException: index must be within bounds of the array (Parameter 'index')
// out: o removeManyAt 1 9 [S] !! ArgumentException: index must be within bounds of the array (Parameter 'index')
// out: m removeManyAt 1 9 [S] !! ArgumentException: index must be within bounds of the array (Parameter 'index')
// out: n removeManyAt 1 9 [S] !! ArgumentNullException: Value cannot be null. (Parameter 'source')
// out: e removeManyAt 0 0 [S] = [||]
// out: o removeManyAt 0 0 [S] = [|3|]
// out: m removeManyAt 0 0 [S] = [|3; 1; 2; 3; 5|]
// out: n removeManyAt 0 0 [S] !! ArgumentNullException: Value cannot be null. (Parameter 'source')
// out: e removeManyAt 5 0 [S] !! ArgumentException: index must be within bounds of the array (Parameter 'index')
// out: o removeManyAt 5 0 [S] !! ArgumentException: index must be within bounds of the array (Parameter 'index')
// out: m removeManyAt 5 0 [S] = [|3; 1; 2; 3; 5|]
// out: n removeManyAt 5 0 [S] !! ArgumentNullException: Value cannot be null. (Parameter 'source')
// out: e removeManyAt 6 1 [S] !! ArgumentException: index must be within bounds of the array (Parameter 'index')
// out: o removeManyAt 6 1 [S] !! ArgumentException: index must be within bounds of the array (Parameter 'index')
// out: m removeManyAt 6 1 [S] !! ArgumentException: index must be within bounds of the array (Parameter 'index')
// out: n removeManyAt 6 1 [S] !! ArgumentNullException: Value cannot be null. (Parameter 'source')
// out: e removeManyAt -1 1 [S] !! ArgumentException: index must be within bounds of the array (Parameter 'index')
// out: o removeManyAt -1 1 [S] !! ArgumentException: index must be within bounds of the array (Parameter 'index')
// out: m removeManyAt -1 1 [S] !! ArgumentException: index must be within bounds of the array (Parameter 'index')
// out: n removeManyAt -1 1 [S] !! ArgumentNullException: Value cannot be null. (Parameter 'source')
// out: e removeManyAt 0 -1 [S] !! ArgumentOutOfRangeException: sourceIndex ('-1') must be greater than or equal to '0'. (Parameter 'sourceIndex')|Actual value was -1.
// out: o removeManyAt 0 -1 [S] !! ArgumentOutOfRangeException: sourceIndex ('-1') must be greater than or equal to '0'. (Parameter 'sourceIndex')|Actual value was -1.
// out: m removeManyAt 0 -1 [S] !! ArgumentOutOfRangeException: sourceIndex ('-1') must be greater than or equal to '0'. (Parameter 'sourceIndex')|Actual value was -1.
// out: n removeManyAt 0 -1 [S] !! ArgumentNullException: Value cannot be null. (Parameter 'source')
// out: e removeManyAt 1 Int32.MaxValue [S] !! ArgumentException: index must be within bounds of the array (Parameter 'index')
// out: o removeManyAt 1 Int32.MaxValue [S] !! ArgumentException: index must be within bounds of the array (Parameter 'index')
// out: m removeManyAt 1 Int32.MaxValue [S] !! ArgumentException: index must be within bounds of the array (Parameter 'index')
// out: n removeManyAt 1 Int32.MaxValue [S] !! ArgumentNullException: Value cannot be null. (Parameter 'source')
// out: e rev [S] = [||]
// out: o rev [S] = [|3|]
// out: m rev [S] = [|5; 3; 2; 1; 3|]
// out: n rev [S] !! ArgumentNullException: Value cannot be null. (Parameter 'array')
// out: e scan add 10 [S] = [|10|]
// out: (10,3)o scan add 10 [S] = [|10; 13|]
// out: (10,3)(13,1)(14,2)(16,3)(19,5)m scan add 10 [S] = [|10; 13; 14; 16; 19; 24|]
// out: n scan add 10 [S] !! ArgumentNullException: Value cannot be null. (Parameter 'array')
// out: e scanBack add [S] 10 = [|10|]
// out: (3,10)o scanBack add [S] 10 = [|13; 10|]
// out: (5,10)(3,15)(2,18)(1,20)(3,21)m scanBack add [S] 10 = [|24; 21; 20; 18; 15; 10|]
// out: n scanBack add [S] 10 !! ArgumentNullException: Value cannot be null. (Parameter 'array')
// out: e scan (fun s x -> boom 2 x) 0 [S] = [|0|]
// out: <3>o scan (fun s x -> boom 2 x) 0 [S] = [|0; 3|]
// out: <3><1><2>m scan (fun s x -> boom 2 x) 0 [S] !! Exception: boom
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
t "o insertAt Int32.MaxValue 9 [S]" (fun () -> Array.insertAt Int32.MaxValue 9 [| 3 |])
t "m insertAt Int32.MaxValue 9 [S]" (fun () -> Array.insertAt Int32.MaxValue 9 [| 3; 1; 2; 3; 5 |])
t "n insertAt Int32.MaxValue 9 [S]" (fun () -> Array.insertAt Int32.MaxValue 9 (null: int[]))
t "e insertManyAt 0 [ 8; 9 ] [S]" (fun () -> Array.insertManyAt 0 [ 8; 9 ] ([||]: int[]))
t "o insertManyAt 0 [ 8; 9 ] [S]" (fun () -> Array.insertManyAt 0 [ 8; 9 ] [| 3 |])
t "m insertManyAt 0 [ 8; 9 ] [S]" (fun () -> Array.insertManyAt 0 [ 8; 9 ] [| 3; 1; 2; 3; 5 |])
t "n insertManyAt 0 [ 8; 9 ] [S]" (fun () -> Array.insertManyAt 0 [ 8; 9 ] (null: int[]))
t "e insertManyAt 1 [ 8; 9 ] [S]" (fun () -> Array.insertManyAt 1 [ 8; 9 ] ([||]: int[]))
t "o insertManyAt 1 [ 8; 9 ] [S]" (fun () -> Array.insertManyAt 1 [ 8; 9 ] [| 3 |])
t "m insertManyAt 1 [ 8; 9 ] [S]" (fun () -> Array.insertManyAt 1 [ 8; 9 ] [| 3; 1; 2; 3; 5 |])
t "n insertManyAt 1 [ 8; 9 ] [S]" (fun () -> Array.insertManyAt 1 [ 8; 9 ] (null: int[]))
t "e insertManyAt 5 [ 8; 9 ] [S]" (fun () -> Array.insertManyAt 5 [ 8; 9 ] ([||]: int[]))
t "o insertManyAt 5 [ 8; 9 ] [S]" (fun () -> Array.insertManyAt 5 [ 8; 9 ] [| 3 |])
t "m insertManyAt 5 [ 8; 9 ] [S]" (fun () -> Array.insertManyAt 5 [ 8; 9 ] [| 3; 1; 2; 3; 5 |])
t "n insertManyAt 5 [ 8; 9 ] [S]" (fun () -> Array.insertManyAt 5 [ 8; 9 ] (null: int[]))
t "e insertManyAt 6 [] [S]" (fun () -> Array.insertManyAt 6 [] ([||]: int[]))
t "o insertManyAt 6 [] [S]" (fun () -> Array.insertManyAt 6 [] [| 3 |])
t "m insertManyAt 6 [] [S]" (fun () -> Array.insertManyAt 6 [] [| 3; 1; 2; 3; 5 |])
t "n insertManyAt 6 [] [S]" (fun () -> Array.insertManyAt 6 [] (null: int[]))
t "e insertManyAt -1 [ 8 ] [S]" (fun () -> Array.insertManyAt -1 [ 8 ] ([||]: int[]))
t "o insertManyAt -1 [ 8 ] [S]" (fun () -> Array.insertManyAt -1 [ 8 ] [| 3 |])
t "m insertManyAt -1 [ 8 ] [S]" (fun () -> Array.insertManyAt -1 [ 8 ] [| 3; 1; 2; 3; 5 |])
t "n insertManyAt -1 [ 8 ] [S]" (fun () -> Array.insertManyAt -1 [ 8 ] (null: int[]))
t "e isEmpty [S]" (fun () -> Array.isEmpty ([||]: int[]))
t "o isEmpty [S]" (fun () -> Array.isEmpty [| 3 |])
t "m isEmpty [S]" (fun () -> Array.isEmpty [| 3; 1; 2; 3; 5 |])
t "n isEmpty [S]" (fun () -> Array.isEmpty (null: int[]))
t "e item 0 [S]" (fun () -> Array.item 0 ([||]: int[]))
t "o item 0 [S]" (fun () -> Array.item 0 [| 3 |])
t "m item 0 [S]" (fun () -> Array.item 0 [| 3; 1; 2; 3; 5 |])
t "e item 3 [S]" (fun () -> Array.item 3 ([||]: int[]))
t "o item 3 [S]" (fun () -> Array.item 3 [| 3 |])
t "m item 3 [S]" (fun () -> Array.item 3 [| 3; 1; 2; 3; 5 |])
t "e item 5 [S]" (fun () -> Array.item 5 ([||]: int[]))
t "o item 5 [S]" (fun () -> Array.item 5 [| 3 |])
t "m item 5 [S]" (fun () -> Array.item 5 [| 3; 1; 2; 3; 5 |])
t "e item -1 [S]" (fun () -> Array.item -1 ([||]: int[]))
t "o item -1 [S]" (fun () -> Array.item -1 [| 3 |])
t "m item -1 [S]" (fun () -> Array.item -1 [| 3; 1; 2; 3; 5 |])
t "e tryItem 0 [S]" (fun () -> Array.tryItem 0 ([||]: int[]))
t "o tryItem 0 [S]" (fun () -> Array.tryItem 0 [| 3 |])
t "m tryItem 0 [S]" (fun () -> Array.tryItem 0 [| 3; 1; 2; 3; 5 |])
t "n tryItem 0 [S]" (fun () -> Array.tryItem 0 (null: int[]))
t "e tryItem 3 [S]" (fun () -> Array.tryItem 3 ([||]: int[]))
t "o tryItem 3 [S]" (fun () -> Array.tryItem 3 [| 3 |])
t "m tryItem 3 [S]" (fun () -> Array.tryItem 3 [| 3; 1; 2; 3; 5 |])
t "n tryItem 3 [S]" (fun () -> Array.tryItem 3 (null: int[]))
t "e tryItem 5 [S]" (fun () -> Array.tryItem 5 ([||]: int[]))
t "o tryItem 5 [S]" (fun () -> Array.tryItem 5 [| 3 |])
t "m tryItem 5 [S]" (fun () -> Array.tryItem 5 [| 3; 1; 2; 3; 5 |])
t "n tryItem 5 [S]" (fun () -> Array.tryItem 5 (null: int[]))
t "e tryItem -1 [S]" (fun () -> Array.tryItem -1 ([||]: int[]))
t "o tryItem -1 [S]" (fun () -> Array.tryItem -1 [| 3 |])
t "m tryItem -1 [S]" (fun () -> Array.tryItem -1 [| 3; 1; 2; 3; 5 |])
t "n tryItem -1 [S]" (fun () -> Array.tryItem -1 (null: int[]))
t "e iter log [S]" (fun () -> Array.iter log ([||]: int[]))
t "o iter log [S]" (fun () -> Array.iter log [| 3 |])
t "m iter log [S]" (fun () -> Array.iter log [| 3; 1; 2; 3; 5 |])
t "n iter log [S]" (fun () -> Array.iter log (null: int[]))
t "e iter (fun x -> boom 2 x |> ignore) [S]" (fun () -> Array.iter (fun x -> boom 2 x |> ignore) ([||]: int[]))
t "o iter (fun x -> boom 2 x |> ignore) [S]" (fun () -> Array.iter (fun x -> boom 2 x |> ignore) [| 3 |])
t "m iter (fun x -> boom 2 x |> ignore) [S]" (fun () -> Array.iter (fun x -> boom 2 x |> ignore) [| 3; 1; 2; 3; 5 |])
t "n iter (fun x -> boom 2 x |> ignore) [S]" (fun () -> Array.iter (fun x -> boom 2 x |> ignore) (null: int[]))
t "e iteri (fun i x -> printf '%d:%d ' i x) [S]" (fun () -> Array.iteri (fun i x -> printf "%d:%d " i x) ([||]: int[]))
t "o iteri (fun i x -> printf '%d:%d ' i x) [S]" (fun () -> Array.iteri (fun i x -> printf "%d:%d " i x) [| 3 |])
t "m iteri (fun i x -> printf '%d:%d ' i x) [S]" (fun () -> Array.iteri (fun i x -> printf "%d:%d " i x) [| 3; 1; 2; 3; 5 |])
t "n iteri (fun i x -> printf '%d:%d ' i x) [S]" (fun () -> Array.iteri (fun i x -> printf "%d:%d " i x) (null: int[]))
t "e last [S]" (fun () -> Array.last ([||]: int[]))
t "o last [S]" (fun () -> Array.last [| 3 |])
t "m last [S]" (fun () -> Array.last [| 3; 1; 2; 3; 5 |])
t "n last [S]" (fun () -> Array.last (null: int[]))
t "e tryLast [S]" (fun () -> Array.tryLast ([||]: int[]))
t "o tryLast [S]" (fun () -> Array.tryLast [| 3 |])
t "m tryLast [S]" (fun () -> Array.tryLast [| 3; 1; 2; 3; 5 |])
t "n tryLast [S]" (fun () -> Array.tryLast (null: int[]))
t "e length [S]" (fun () -> Array.length ([||]: int[]))
t "o length [S]" (fun () -> Array.length [| 3 |])
t "m length [S]" (fun () -> Array.length [| 3; 1; 2; 3; 5 |])
t "e map twice [S]" (fun () -> Array.map twice ([||]: int[]))
t "o map twice [S]" (fun () -> Array.map twice [| 3 |])
t "m map twice [S]" (fun () -> Array.map twice [| 3; 1; 2; 3; 5 |])
t "n map twice [S]" (fun () -> Array.map twice (null: int[]))
t "e map (boom 2) [S]" (fun () -> Array.map (boom 2) ([||]: int[]))
t "o map (boom 2) [S]" (fun () -> Array.map (boom 2) [| 3 |])
t "m map (boom 2) [S]" (fun () -> Array.map (boom 2) [| 3; 1; 2; 3; 5 |])
t "n map (boom 2) [S]" (fun () -> Array.map (boom 2) (null: int[]))
t "e mapi (fun i x -> log i; i * x) [S]" (fun () -> Array.mapi (fun i x -> log i; i * x) ([||]: int[]))
t "o mapi (fun i x -> log i; i * x) [S]" (fun () -> Array.mapi (fun i x -> log i; i * x) [| 3 |])
t "m mapi (fun i x -> log i; i * x) [S]" (fun () -> Array.mapi (fun i x -> log i; i * x) [| 3; 1; 2; 3; 5 |])
t "n mapi (fun i x -> log i; i * x) [S]" (fun () -> Array.mapi (fun i x -> log i; i * x) (null: int[]))
t "e mapi (fun i x -> boom 2 i) [S]" (fun () -> Array.mapi (fun i x -> boom 2 i) ([||]: int[]))
t "o mapi (fun i x -> boom 2 i) [S]" (fun () -> Array.mapi (fun i x -> boom 2 i) [| 3 |])
t "m mapi (fun i x -> boom 2 i) [S]" (fun () -> Array.mapi (fun i x -> boom 2 i) [| 3; 1; 2; 3; 5 |])
t "n mapi (fun i x -> boom 2 i) [S]" (fun () -> Array.mapi (fun i x -> boom 2 i) (null: int[]))
t "e mapFold (fun s x -> log x; s * x, s + x) 1 [S] |> fun (a, b) -> Seq.toList a, b" (fun () -> Array.mapFold (fun s x -> log x; s * x, s + x) 1 ([||]: int[]) |> fun (a, b) -> Seq.toList a, b)
t "o mapFold (fun s x -> log x; s * x, s + x) 1 [S] |> fun (a, b) -> Seq.toList a, b" (fun () -> Array.mapFold (fun s x -> log x; s * x, s + x) 1 [| 3 |] |> fun (a, b) -> Seq.toList a, b)
t "m mapFold (fun s x -> log x; s * x, s + x) 1 [S] |> fun (a, b) -> Seq.toList a, b" (fun () -> Array.mapFold (fun s x -> log x; s * x, s + x) 1 [| 3; 1; 2; 3; 5 |] |> fun (a, b) -> Seq.toList a, b)
t "n mapFold (fun s x -> log x; s * x, s + x) 1 [S] |> fun (a, b) -> Seq.toList a, b" (fun () -> Array.mapFold (fun s x -> log x; s * x, s + x) 1 (null: int[]) |> fun (a, b) -> Seq.toList a, b)
t "e mapFoldBack (fun x s -> log x; s * x, s + x) [S] 1 |> fun (a, b) -> Seq.toList a, b" (fun () -> Array.mapFoldBack (fun x s -> log x; s * x, s + x) ([||]: int[]) 1 |> fun (a, b) -> Seq.toList a, b)
t "o mapFoldBack (fun x s -> log x; s * x, s + x) [S] 1 |> fun (a, b) -> Seq.toList a, b" (fun () -> Array.mapFoldBack (fun x s -> log x; s * x, s + x) [| 3 |] 1 |> fun (a, b) -> Seq.toList a, b)
t "m mapFoldBack (fun x s -> log x; s * x, s + x) [S] 1 |> fun (a, b) -> Seq.toList a, b" (fun () -> Array.mapFoldBack (fun x s -> log x; s * x, s + x) [| 3; 1; 2; 3; 5 |] 1 |> fun (a, b) -> Seq.toList a, b)
t "n mapFoldBack (fun x s -> log x; s * x, s + x) [S] 1 |> fun (a, b) -> Seq.toList a, b" (fun () -> Array.mapFoldBack (fun x s -> log x; s * x, s + x) (null: int[]) 1 |> fun (a, b) -> Seq.toList a, b)
t "e max [S]" (fun () -> Array.max ([||]: int[]))
t "o max [S]" (fun () -> Array.max [| 3 |])
t "m max [S]" (fun () -> Array.max [| 3; 1; 2; 3; 5 |])
t "n max [S]" (fun () -> Array.max (null: int[]))
t "e min [S]" (fun () -> Array.min ([||]: int[]))
t "o min [S]" (fun () -> Array.min [| 3 |])
t "m min [S]" (fun () -> Array.min [| 3; 1; 2; 3; 5 |])
t "n min [S]" (fun () -> Array.min (null: int[]))
t "e maxBy (fun x -> log x; -x) [S]" (fun () -> Array.maxBy (fun x -> log x; -x) ([||]: int[]))
t "o maxBy (fun x -> log x; -x) [S]" (fun () -> Array.maxBy (fun x -> log x; -x) [| 3 |])
t "m maxBy (fun x -> log x; -x) [S]" (fun () -> Array.maxBy (fun x -> log x; -x) [| 3; 1; 2; 3; 5 |])
t "n maxBy (fun x -> log x; -x) [S]" (fun () -> Array.maxBy (fun x -> log x; -x) (null: int[]))
t "e minBy (fun x -> log x; x % 3) [S]" (fun () -> Array.minBy (fun x -> log x; x % 3) ([||]: int[]))
t "o minBy (fun x -> log x; x % 3) [S]" (fun () -> Array.minBy (fun x -> log x; x % 3) [| 3 |])
t "m minBy (fun x -> log x; x % 3) [S]" (fun () -> Array.minBy (fun x -> log x; x % 3) [| 3; 1; 2; 3; 5 |])
t "n minBy (fun x -> log x; x % 3) [S]" (fun () -> Array.minBy (fun x -> log x; x % 3) (null: int[]))
t "e maxBy (boom 2) [S]" (fun () -> Array.maxBy (boom 2) ([||]: int[]))
t "o maxBy (boom 2) [S]" (fun () -> Array.maxBy (boom 2) [| 3 |])
t "m maxBy (boom 2) [S]" (fun () -> Array.maxBy (boom 2) [| 3; 1; 2; 3; 5 |])
t "n maxBy (boom 2) [S]" (fun () -> Array.maxBy (boom 2) (null: int[]))
t "e pairwise [S]" (fun () -> Array.pairwise ([||]: int[]))
t "o pairwise [S]" (fun () -> Array.pairwise [| 3 |])
t "m pairwise [S]" (fun () -> Array.pairwise [| 3; 1; 2; 3; 5 |])
t "n pairwise [S]" (fun () -> Array.pairwise (null: int[]))
t "e permute (fun i -> i) [S]" (fun () -> Array.permute (fun i -> i) ([||]: int[]))
t "o permute (fun i -> i) [S]" (fun () -> Array.permute (fun i -> i) [| 3 |])
t "m permute (fun i -> i) [S]" (fun () -> Array.permute (fun i -> i) [| 3; 1; 2; 3; 5 |])
t "n permute (fun i -> i) [S]" (fun () -> Array.permute (fun i -> i) (null: int[]))
t "e permute (fun i -> 4 - i) [S]" (fun () -> Array.permute (fun i -> 4 - i) ([||]: int[]))
t "o permute (fun i -> 4 - i) [S]" (fun () -> Array.permute (fun i -> 4 - i) [| 3 |])
t "m permute (fun i -> 4 - i) [S]" (fun () -> Array.permute (fun i -> 4 - i) [| 3; 1; 2; 3; 5 |])
t "n permute (fun i -> 4 - i) [S]" (fun () -> Array.permute (fun i -> 4 - i) (null: int[]))
t "e permute (fun i -> 0) [S]" (fun () -> Array.permute (fun i -> 0) ([||]: int[]))
t "o permute (fun i -> 0) [S]" (fun () -> Array.permute (fun i -> 0) [| 3 |])
t "m permute (fun i -> 0) [S]" (fun () -> Array.permute (fun i -> 0) [| 3; 1; 2; 3; 5 |])
t "n permute (fun i -> 0) [S]" (fun () -> Array.permute (fun i -> 0) (null: int[]))
t "e permute (fun i -> i + 1) [S]" (fun () -> Array.permute (fun i -> i + 1) ([||]: int[]))
t "o permute (fun i -> i + 1) [S]" (fun () -> Array.permute (fun i -> i + 1) [| 3 |])
t "m permute (fun i -> i + 1) [S]" (fun () -> Array.permute (fun i -> i + 1) [| 3; 1; 2; 3; 5 |])
t "n permute (fun i -> i + 1) [S]" (fun () -> Array.permute (fun i -> i + 1) (null: int[]))
t "e permute (fun i -> -1) [S]" (fun () -> Array.permute (fun i -> -1) ([||]: int[]))
t "o permute (fun i -> -1) [S]" (fun () -> Array.permute (fun i -> -1) [| 3 |])
t "m permute (fun i -> -1) [S]" (fun () -> Array.permute (fun i -> -1) [| 3; 1; 2; 3; 5 |])
t "n permute (fun i -> -1) [S]" (fun () -> Array.permute (fun i -> -1) (null: int[]))
t "e pick half [S]" (fun () -> Array.pick half ([||]: int[]))
t "o pick half [S]" (fun () -> Array.pick half [| 3 |])
t "m pick half [S]" (fun () -> Array.pick half [| 3; 1; 2; 3; 5 |])
t "n pick half [S]" (fun () -> Array.pick half (null: int[]))
t "e pick (fun (x: int) -> log x; (None: string option)) [S]" (fun () -> Array.pick (fun (x: int) -> log x; (None: string option)) ([||]: int[]))
t "o pick (fun (x: int) -> log x; (None: string option)) [S]" (fun () -> Array.pick (fun (x: int) -> log x; (None: string option)) [| 3 |])
t "m pick (fun (x: int) -> log x; (None: string option)) [S]" (fun () -> Array.pick (fun (x: int) -> log x; (None: string option)) [| 3; 1; 2; 3; 5 |])
t "n pick (fun (x: int) -> log x; (None: string option)) [S]" (fun () -> Array.pick (fun (x: int) -> log x; (None: string option)) (null: int[]))
t "e tryPick half [S]" (fun () -> Array.tryPick half ([||]: int[]))
t "o tryPick half [S]" (fun () -> Array.tryPick half [| 3 |])
t "m tryPick half [S]" (fun () -> Array.tryPick half [| 3; 1; 2; 3; 5 |])
t "n tryPick half [S]" (fun () -> Array.tryPick half (null: int[]))
t "e tryPick (fun (x: int) -> log x; (None: string option)) [S]" (fun () -> Array.tryPick (fun (x: int) -> log x; (None: string option)) ([||]: int[]))
t "o tryPick (fun (x: int) -> log x; (None: string option)) [S]" (fun () -> Array.tryPick (fun (x: int) -> log x; (None: string option)) [| 3 |])
t "m tryPick (fun (x: int) -> log x; (None: string option)) [S]" (fun () -> Array.tryPick (fun (x: int) -> log x; (None: string option)) [| 3; 1; 2; 3; 5 |])
t "n tryPick (fun (x: int) -> log x; (None: string option)) [S]" (fun () -> Array.tryPick (fun (x: int) -> log x; (None: string option)) (null: int[]))
t "e reduce add [S]" (fun () -> Array.reduce add ([||]: int[]))
t "o reduce add [S]" (fun () -> Array.reduce add [| 3 |])
t "m reduce add [S]" (fun () -> Array.reduce add [| 3; 1; 2; 3; 5 |])
t "n reduce add [S]" (fun () -> Array.reduce add (null: int[]))
t "e reduceBack add [S]" (fun () -> Array.reduceBack add ([||]: int[]))
t "o reduceBack add [S]" (fun () -> Array.reduceBack add [| 3 |])
t "m reduceBack add [S]" (fun () -> Array.reduceBack add [| 3; 1; 2; 3; 5 |])
t "n reduceBack add [S]" (fun () -> Array.reduceBack add (null: int[]))
t "e reduce (fun a b -> boom 2 b) [S]" (fun () -> Array.reduce (fun a b -> boom 2 b) ([||]: int[]))
t "o reduce (fun a b -> boom 2 b) [S]" (fun () -> Array.reduce (fun a b -> boom 2 b) [| 3 |])
t "m reduce (fun a b -> boom 2 b) [S]" (fun () -> Array.reduce (fun a b -> boom 2 b) [| 3; 1; 2; 3; 5 |])
t "n reduce (fun a b -> boom 2 b) [S]" (fun () -> Array.reduce (fun a b -> boom 2 b) (null: int[]))
t "e removeAt 0 [S]" (fun () -> Array.removeAt 0 ([||]: int[]))
t "o removeAt 0 [S]" (fun () -> Array.removeAt 0 [| 3 |])
t "m removeAt 0 [S]" (fun () -> Array.removeAt 0 [| 3; 1; 2; 3; 5 |])
t "n removeAt 0 [S]" (fun () -> Array.removeAt 0 (null: int[]))
t "e removeAt 4 [S]" (fun () -> Array.removeAt 4 ([||]: int[]))
t "o removeAt 4 [S]" (fun () -> Array.removeAt 4 [| 3 |])
t "m removeAt 4 [S]" (fun () -> Array.removeAt 4 [| 3; 1; 2; 3; 5 |])
t "n removeAt 4 [S]" (fun () -> Array.removeAt 4 (null: int[]))
t "e removeAt 5 [S]" (fun () -> Array.removeAt 5 ([||]: int[]))
t "o removeAt 5 [S]" (fun () -> Array.removeAt 5 [| 3 |])
t "m removeAt 5 [S]" (fun () -> Array.removeAt 5 [| 3; 1; 2; 3; 5 |])
t "n removeAt 5 [S]" (fun () -> Array.removeAt 5 (null: int[]))
t "e removeAt -1 [S]" (fun () -> Array.removeAt -1 ([||]: int[]))
t "o removeAt -1 [S]" (fun () -> Array.removeAt -1 [| 3 |])
t "m removeAt -1 [S]" (fun () -> Array.removeAt -1 [| 3; 1; 2; 3; 5 |])
t "n removeAt -1 [S]" (fun () -> Array.removeAt -1 (null: int[]))
t "e removeManyAt 0 1 [S]" (fun () -> Array.removeManyAt 0 1 ([||]: int[]))
t "o removeManyAt 0 1 [S]" (fun () -> Array.removeManyAt 0 1 [| 3 |])
t "m removeManyAt 0 1 [S]" (fun () -> Array.removeManyAt 0 1 [| 3; 1; 2; 3; 5 |])
t "n removeManyAt 0 1 [S]" (fun () -> Array.removeManyAt 0 1 (null: int[]))
t "e removeManyAt 1 3 [S]" (fun () -> Array.removeManyAt 1 3 ([||]: int[]))
t "o removeManyAt 1 3 [S]" (fun () -> Array.removeManyAt 1 3 [| 3 |])
t "m removeManyAt 1 3 [S]" (fun () -> Array.removeManyAt 1 3 [| 3; 1; 2; 3; 5 |])
t "n removeManyAt 1 3 [S]" (fun () -> Array.removeManyAt 1 3 (null: int[]))
t "e removeManyAt 1 9 [S]" (fun () -> Array.removeManyAt 1 9 ([||]: int[]))
t "o removeManyAt 1 9 [S]" (fun () -> Array.removeManyAt 1 9 [| 3 |])
t "m removeManyAt 1 9 [S]" (fun () -> Array.removeManyAt 1 9 [| 3; 1; 2; 3; 5 |])
t "n removeManyAt 1 9 [S]" (fun () -> Array.removeManyAt 1 9 (null: int[]))
t "e removeManyAt 0 0 [S]" (fun () -> Array.removeManyAt 0 0 ([||]: int[]))
t "o removeManyAt 0 0 [S]" (fun () -> Array.removeManyAt 0 0 [| 3 |])
t "m removeManyAt 0 0 [S]" (fun () -> Array.removeManyAt 0 0 [| 3; 1; 2; 3; 5 |])
t "n removeManyAt 0 0 [S]" (fun () -> Array.removeManyAt 0 0 (null: int[]))
t "e removeManyAt 5 0 [S]" (fun () -> Array.removeManyAt 5 0 ([||]: int[]))
t "o removeManyAt 5 0 [S]" (fun () -> Array.removeManyAt 5 0 [| 3 |])
t "m removeManyAt 5 0 [S]" (fun () -> Array.removeManyAt 5 0 [| 3; 1; 2; 3; 5 |])
t "n removeManyAt 5 0 [S]" (fun () -> Array.removeManyAt 5 0 (null: int[]))
t "e removeManyAt 6 1 [S]" (fun () -> Array.removeManyAt 6 1 ([||]: int[]))
t "o removeManyAt 6 1 [S]" (fun () -> Array.removeManyAt 6 1 [| 3 |])
t "m removeManyAt 6 1 [S]" (fun () -> Array.removeManyAt 6 1 [| 3; 1; 2; 3; 5 |])
t "n removeManyAt 6 1 [S]" (fun () -> Array.removeManyAt 6 1 (null: int[]))
t "e removeManyAt -1 1 [S]" (fun () -> Array.removeManyAt -1 1 ([||]: int[]))
t "o removeManyAt -1 1 [S]" (fun () -> Array.removeManyAt -1 1 [| 3 |])
t "m removeManyAt -1 1 [S]" (fun () -> Array.removeManyAt -1 1 [| 3; 1; 2; 3; 5 |])
t "n removeManyAt -1 1 [S]" (fun () -> Array.removeManyAt -1 1 (null: int[]))
t "e removeManyAt 0 -1 [S]" (fun () -> Array.removeManyAt 0 -1 ([||]: int[]))
t "o removeManyAt 0 -1 [S]" (fun () -> Array.removeManyAt 0 -1 [| 3 |])
t "m removeManyAt 0 -1 [S]" (fun () -> Array.removeManyAt 0 -1 [| 3; 1; 2; 3; 5 |])
t "n removeManyAt 0 -1 [S]" (fun () -> Array.removeManyAt 0 -1 (null: int[]))
t "e removeManyAt 1 Int32.MaxValue [S]" (fun () -> Array.removeManyAt 1 Int32.MaxValue ([||]: int[]))
t "o removeManyAt 1 Int32.MaxValue [S]" (fun () -> Array.removeManyAt 1 Int32.MaxValue [| 3 |])
t "m removeManyAt 1 Int32.MaxValue [S]" (fun () -> Array.removeManyAt 1 Int32.MaxValue [| 3; 1; 2; 3; 5 |])
t "n removeManyAt 1 Int32.MaxValue [S]" (fun () -> Array.removeManyAt 1 Int32.MaxValue (null: int[]))
t "e rev [S]" (fun () -> Array.rev ([||]: int[]))
t "o rev [S]" (fun () -> Array.rev [| 3 |])
t "m rev [S]" (fun () -> Array.rev [| 3; 1; 2; 3; 5 |])
t "n rev [S]" (fun () -> Array.rev (null: int[]))
t "e scan add 10 [S]" (fun () -> Array.scan add 10 ([||]: int[]))
t "o scan add 10 [S]" (fun () -> Array.scan add 10 [| 3 |])
t "m scan add 10 [S]" (fun () -> Array.scan add 10 [| 3; 1; 2; 3; 5 |])
t "n scan add 10 [S]" (fun () -> Array.scan add 10 (null: int[]))
t "e scanBack add [S] 10" (fun () -> Array.scanBack add ([||]: int[]) 10)
t "o scanBack add [S] 10" (fun () -> Array.scanBack add [| 3 |] 10)
t "m scanBack add [S] 10" (fun () -> Array.scanBack add [| 3; 1; 2; 3; 5 |] 10)
t "n scanBack add [S] 10" (fun () -> Array.scanBack add (null: int[]) 10)
t "e scan (fun s x -> boom 2 x) 0 [S]" (fun () -> Array.scan (fun s x -> boom 2 x) 0 ([||]: int[]))
t "o scan (fun s x -> boom 2 x) 0 [S]" (fun () -> Array.scan (fun s x -> boom 2 x) 0 [| 3 |])
t "m scan (fun s x -> boom 2 x) 0 [S]" (fun () -> Array.scan (fun s x -> boom 2 x) 0 [| 3; 1; 2; 3; 5 |])
