// out: head !! ArgumentException: The input list was empty. (Parameter 'list')
// out: tail !! ArgumentException: The input list was empty. (Parameter 'list')
// out: last !! ArgumentException: The input list was empty. (Parameter 'list')
// out: item !! ArgumentException: The index was outside the range of elements in the list. (Parameter 'index')
// out: item- !! ArgumentException: The index was outside the range of elements in the list. (Parameter 'index')
// out: nth !! ArgumentException: The index was outside the range of elements in the list. (Parameter 'n')
// out: nth- !! ArgumentException: The input must be non-negative. (Parameter 'n')
// out: reduce !! ArgumentException: The input list was empty. (Parameter 'list')
// out: reduceBack !! ArgumentException: The input list was empty. (Parameter 'list')
// out: max !! ArgumentException: The input sequence was empty. (Parameter 'list')
// out: min !! ArgumentException: The input sequence was empty. (Parameter 'list')
// out: maxBy !! ArgumentException: The input sequence was empty. (Parameter 'list')
// out: average !! ArgumentException: The input sequence was empty. (Parameter 'source')
// out: averageBy !! ArgumentException: The input sequence was empty. (Parameter 'source')
// out: find !! KeyNotFoundException: An index satisfying the predicate was not found in the collection.
// out: findBack !! KeyNotFoundException: An index satisfying the predicate was not found in the collection.
// out: findIndex !! KeyNotFoundException: An index satisfying the predicate was not found in the collection.
// out: findIndexBack !! KeyNotFoundException: An index satisfying the predicate was not found in the collection.
// out: pick !! KeyNotFoundException: An index satisfying the predicate was not found in the collection.
// out: exactlyOne0 !! ArgumentException: The input sequence was empty. (Parameter 'source')
// out: exactlyOne2 !! ArgumentException: The input sequence contains more than one element. (Parameter 'source')
// out: 1 iter2 !! ArgumentException: The lists had different lengths.
// out: list2 is 2 elements shorter than list1 (Parameter 'list2')
// out: 1 iter2b !! ArgumentException: The lists had different lengths.
// out: list1 is 2 elements shorter than list2 (Parameter 'list1')
// out: 1 iteri2 !! ArgumentException: The lists had different lengths.
// out: list2 is 2 elements shorter than list1 (Parameter 'list2')
// out: 1 map2 !! ArgumentException: The lists had different lengths.
// out: list2 is 2 elements shorter than list1 (Parameter 'list2')
// out: 1 map2b !! ArgumentException: The lists had different lengths.
// out: list1 is 2 elements shorter than list2 (Parameter 'list1')
// out: 1 2 3 4 map2c !! ArgumentException: The lists had different lengths.
// out: list2 is 1 element shorter than list1 (Parameter 'list2')
// out: 1 mapi2 !! ArgumentException: The lists had different lengths.
// out: list2 is 2 elements shorter than list1 (Parameter 'list2')
// out: 1 map3 !! ArgumentException: The lists had different lengths.
// out:  list1.Length = 3, list2.Length = 1, list3.Length = 2 (Parameter 'list1, list2, list3')
// out: 1 2 map3b !! ArgumentException: The lists had different lengths.
// out:  list1.Length = 2, list2.Length = 2, list3.Length = 3 (Parameter 'list1, list2, list3')
// out: 1 fold2 !! ArgumentException: The lists had different lengths.
// out: list2 is 2 elements shorter than list1 (Parameter 'list2')
// out: foldBack2 !! ArgumentException: The lists had different lengths.
// out: list1.Length = 3, list2.Length = 1 (Parameter 'list1, list2')
// out: foldBack2b !! ArgumentException: The lists had different lengths.
// out: list1.Length = 1, list2.Length = 5 (Parameter 'list1, list2')
// out: foldBack2c !! ArgumentException: The lists had different lengths.
// out: list1.Length = 6, list2.Length = 8 (Parameter 'list1, list2')
// out: 1 exists2 !! ArgumentException: The lists had different lengths. (Parameter 'list2')
// out: 1 forall2 !! ArgumentException: The lists had different lengths.
// out: list2 is 2 elements shorter than list1 (Parameter 'list2')
// out: zip !! ArgumentException: The lists had different lengths.
// out: list2 is 2 elements shorter than list1 (Parameter 'list2')
// out: zipb !! ArgumentException: The lists had different lengths.
// out: list1 is 1 element shorter than list2 (Parameter 'list1')
// out: zip3 !! ArgumentException: The lists had different lengths.
// out:  list1.Length = 2, list2.Length = 0, list3.Length = 0 (Parameter 'list1, list2, list3')
// out: zip3b !! ArgumentException: The lists had different lengths.
// out:  list1.Length = 2, list2.Length = 2, list3.Length = 0 (Parameter 'list1, list2, list3')
// out: init !! ArgumentException: The input must be non-negative.
// out: count = -1 (Parameter 'count')
// out: replicate !! ArgumentException: The input must be non-negative. (Parameter 'count')
// out: take !! InvalidOperationException: The input sequence has an insufficient number of elements.
// out: The list was 2 elements shorter than the index
// out: take- !! ArgumentException: The input must be non-negative.
// out: count = -3 (Parameter 'count')
// out: take0 !! InvalidOperationException: The input sequence has an insufficient number of elements.
// out: The list was 3 elements shorter than the index
// out: truncate- -> []
// out: skip !! ArgumentOutOfRangeException: The index is outside the legal range.
// out: count = 3, distance past the list = 2 (Parameter 'count')
// out: skip- -> [1]
// out: splitAt !! InvalidOperationException: The input sequence has an insufficient number of elements.
// out: The list was 2 elements shorter than the index
// out: splitAt- !! ArgumentException: The input must be non-negative.
// out: index = -3 (Parameter 'index')
// out: splitInto !! ArgumentException: The input must be positive.
// out: count = 0 (Parameter 'count')
// out: chunk !! ArgumentException: The input must be positive.
// out: chunkSize = 0 (Parameter 'chunkSize')
// out: windowed !! ArgumentException: The input must be positive.
// out: windowSize = 0 (Parameter 'windowSize')
// out: permute !! ArgumentException: The function did not compute a permutation. (Parameter 'indexMap')
// out: permute2 !! ArgumentException: The function did not compute a permutation. (Parameter 'indexMap')
// out: transpose !! ArgumentException: The lists had different lengths.
// out: list.[1] is 1 element shorter than list.[0] (Parameter 'list.[1]')
// out: transpose2 !! ArgumentException: The lists had different lengths.
// out: list.[0] is 1 element shorter than list.[1] (Parameter 'list.[0]')
// out: transpose3 !! ArgumentException: The lists had different lengths.
// out: list.[0] is 2 elements shorter than list.[1] (Parameter 'list.[0]')
// out: transpose4 !! ArgumentException: The lists had different lengths.
// out: list.[2] is 1 element shorter than list.[0] (Parameter 'list.[2]')
// out: transpose5 !! ArgumentException: The lists had different lengths.
// out: list.[1] is 3 elements shorter than list.[0] (Parameter 'list.[1]')
// out: insertAt !! ArgumentException: index must be within bounds of the list (Parameter 'index')
// out: insertAt- !! ArgumentException: index must be within bounds of the list (Parameter 'index')
// out: insertManyAt !! ArgumentException: index must be within bounds of the list (Parameter 'index')
// out: removeAt !! ArgumentException: index must be within bounds of the list (Parameter 'index')
// out: removeAt- !! ArgumentException: index must be within bounds of the list (Parameter 'index')
// out: removeManyAt !! ArgumentException: index must be within bounds of the list (Parameter 'index')
// out: removeManyAt2 !! ArgumentException: index must be within bounds of the list (Parameter 'index')
// out: removeManyAt3 -> [1]
// out: removeManyAt4 !! ArgumentException: index must be within bounds of the list (Parameter 'index')
// out: updateAt !! ArgumentException: index must be within bounds of the list (Parameter 'index')
// out: updateAt- !! ArgumentException: index must be within bounds of the list (Parameter 'index')
// out: unfold -> [0; 1; 2; 3]
// out: nan -> ([nan; nan], [(nan, [nan]); (nan, [nan])], [(nan, 1); (nan, 1)], [nan; 1.0],
// out:  false, [nan; nan])
// out: sortnan -> ([nan; -infinity; -1.0; 1.0; infinity], [|nan; -infinity; -1.0; 1.0; infinity|],
// out:  [1.0; -1.0; nan])
// out: cmpw0 -> (-1, 1, 0)
// out: sumcheck !! OverflowException: Arithmetic operation resulted in an overflow.
// out: slices -> ([2; 3], [1; 2; 3], [1; 2], [])
// out: 1 2 3 3 2 1 mapfold -> (([1; 3; 5], 3), ([3; 3; 3], 3))
// out: scan -> ([0; 1; 3; 6], [6; 5; 3; 0], [0])
// out: splitInto -> ([[1; 2; 3; 4]; [5; 6; 7]; [8; 9; 10]], [[1]; [2]], [])
// out: partitionWith -> ([2; 3], ["1"])
open System
open System.Collections.Generic
let kind (e: exn) =
  match e with
  | :? ArgumentNullException -> "ArgumentNullException"
  | :? ArgumentOutOfRangeException -> "ArgumentOutOfRangeException"
  | :? ArgumentException -> "ArgumentException"
  | :? KeyNotFoundException -> "KeyNotFoundException"
  | :? InvalidOperationException -> "InvalidOperationException"
  | :? IndexOutOfRangeException -> "IndexOutOfRangeException"
  | :? OverflowException -> "OverflowException"
  | _ -> "another exception"
let t (name: string) (f: unit -> 'a) = try printfn "%s -> %A" name (f ()) with e -> printfn "%s !! %s: %s" name (kind e) e.Message
t "head" (fun () -> List.head ([]: int list))
t "tail" (fun () -> List.tail ([]: int list))
t "last" (fun () -> List.last ([]: int list))
t "item" (fun () -> List.item 3 [1])
t "item-" (fun () -> List.item -1 [1])
t "nth" (fun () -> [1].[3])
t "nth-" (fun () -> [1].[-1])
t "reduce" (fun () -> List.reduce (+) ([]: int list))
t "reduceBack" (fun () -> List.reduceBack (+) ([]: int list))
t "max" (fun () -> List.max ([]: int list))
t "min" (fun () -> List.min ([]: int list))
t "maxBy" (fun () -> List.maxBy id ([]: int list))
t "average" (fun () -> List.average ([]: float list))
t "averageBy" (fun () -> List.averageBy id ([]: float list))
t "find" (fun () -> List.find (fun x -> x > 1) [1])
t "findBack" (fun () -> List.findBack (fun x -> x > 1) [1])
t "findIndex" (fun () -> List.findIndex (fun x -> x > 1) [1])
t "findIndexBack" (fun () -> List.findIndexBack (fun x -> x > 1) [1])
t "pick" (fun () -> List.pick (fun x -> None: int option) [1])
t "exactlyOne0" (fun () -> List.exactlyOne ([]: int list))
t "exactlyOne2" (fun () -> List.exactlyOne [1;2])
t "iter2" (fun () -> List.iter2 (fun a b -> printf "%d " a) [1;2;3] [1])
t "iter2b" (fun () -> List.iter2 (fun a b -> printf "%d " a) [1] [1;2;3])
t "iteri2" (fun () -> List.iteri2 (fun i a b -> printf "%d " a) [1;2;3] [1])
t "map2" (fun () -> List.map2 (fun a b -> printf "%d " a; a) [1;2;3] [1])
t "map2b" (fun () -> List.map2 (fun a b -> printf "%d " a; a) [1] [1;2;3])
t "map2c" (fun () -> List.map2 (fun a b -> printf "%d " a; a) [1;2;3;4;5] [1;2;3;4])
t "mapi2" (fun () -> List.mapi2 (fun i a b -> printf "%d " a; a) [1;2;3] [1])
t "map3" (fun () -> List.map3 (fun a b c -> printf "%d " a; a) [1;2;3] [1] [1;2])
t "map3b" (fun () -> List.map3 (fun a b c -> printf "%d " a; a) [1;2] [1;2] [1;2;3])
t "fold2" (fun () -> List.fold2 (fun s a b -> printf "%d " a; s+a) 0 [1;2;3] [1])
t "foldBack2" (fun () -> List.foldBack2 (fun a b s -> printf "%d " a; s+a) [1;2;3] [1] 0)
t "foldBack2b" (fun () -> List.foldBack2 (fun a b s -> printf "%d " a; s+a) [1] [1;2;3;4;5] 0)
t "foldBack2c" (fun () -> List.foldBack2 (fun a b s -> printf "%d " a; s+a) [1;2;3;4;5;6] [1;2;3;4;5;6;7;8] 0)
t "exists2" (fun () -> List.exists2 (fun a b -> printf "%d " a; false) [1;2;3] [1])
t "forall2" (fun () -> List.forall2 (fun a b -> printf "%d " a; true) [1;2;3] [1])
t "zip" (fun () -> List.zip [1;2;3] [1])
t "zipb" (fun () -> List.zip [1] [1;2])
t "zip3" (fun () -> List.zip3 [1;2;3] [1] [1])
t "zip3b" (fun () -> List.zip3 [1;2;3] [1;2;3] [1])
t "init" (fun () -> List.init -1 id)
t "replicate" (fun () -> List.replicate -1 0)
t "take" (fun () -> List.take 3 [1])
t "take-" (fun () -> List.take -3 [1])
t "take0" (fun () -> List.take 3 ([]:int list))
t "truncate-" (fun () -> List.truncate -3 [1])
t "skip" (fun () -> List.skip 3 [1])
t "skip-" (fun () -> List.skip -3 [1])
t "splitAt" (fun () -> List.splitAt 3 [1])
t "splitAt-" (fun () -> List.splitAt -3 [1])
t "splitInto" (fun () -> List.splitInto 0 [1])
t "chunk" (fun () -> List.chunkBySize 0 [1])
t "windowed" (fun () -> List.windowed 0 [1])
t "permute" (fun () -> List.permute (fun _ -> 0) [1;2])
t "permute2" (fun () -> List.permute (fun _ -> 5) [1;2])
t "transpose" (fun () -> List.transpose [[1;2];[1]])
t "transpose2" (fun () -> List.transpose [[1];[1;2]])
t "transpose3" (fun () -> List.transpose [[];[1;2]])
t "transpose4" (fun () -> List.transpose [[1;2;3];[1;2;3];[1;2]])
t "transpose5" (fun () -> List.transpose [[1;2;3];[];[1;2]])
t "insertAt" (fun () -> List.insertAt 3 0 [1])
t "insertAt-" (fun () -> List.insertAt -1 0 [1])
t "insertManyAt" (fun () -> List.insertManyAt 3 [0] [1])
t "removeAt" (fun () -> List.removeAt 3 [1])
t "removeAt-" (fun () -> List.removeAt -1 [1])
t "removeManyAt" (fun () -> List.removeManyAt 3 1 [1])
t "removeManyAt2" (fun () -> List.removeManyAt 0 3 [1])
t "removeManyAt3" (fun () -> List.removeManyAt 0 -3 [1])
t "removeManyAt4" (fun () -> List.removeManyAt 1 1 [1])
t "updateAt" (fun () -> List.updateAt 1 1 [1])
t "updateAt-" (fun () -> List.updateAt -1 1 [1])
t "unfold" (fun () -> List.unfold (fun s -> if s > 3 then None else Some (s, s+1)) 0)
t "nan" (fun () -> List.distinct [nan;nan], List.groupBy id [nan;nan], List.countBy id [nan; nan], List.except [nan] [nan;1.0], List.contains nan [nan], List.distinctBy id [nan;nan])
t "sortnan" (fun () -> List.sort [1.0;nan;-1.0;infinity;-infinity], Array.sort [|1.0;nan;-1.0;infinity;-infinity|], List.sortDescending [1.0;nan;-1.0])
t "cmpw0" (fun () -> List.compareWith compare [] [1], List.compareWith compare [1] [],List.compareWith compare [] ([]:int list))
t "sumcheck" (fun () -> List.sumBy id [2147483647; 1])
t "slices" (fun () -> [1;2;3].[1..], [1;2;3].[..5], [1;2;3].[-5..1], [1;2;3].[2..1])
t "mapfold" (fun () -> List.mapFold (fun s x -> (printf "%d " x; s + x, s + 1)) 0 [1;2;3], List.mapFoldBack (fun x s -> (printf "%d " x; s + x, s + 1)) [1;2;3] 0)
t "scan" (fun () -> List.scan (+) 0 [1;2;3], List.scanBack (+) [1;2;3] 0, List.scanBack (+) [] 0)
t "splitInto" (fun () -> List.splitInto 3 [1..10], List.splitInto 20 [1;2], List.splitInto 3 ([]: int list))
t "partitionWith" (fun () -> List.partitionWith (fun x -> if x > 1 then Choice1Of2 x else Choice2Of2 (string x)) [1;2;3])
