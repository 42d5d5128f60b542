// out: get !! IndexOutOfRangeException: Index was outside the bounds of the array.
// out: item !! IndexOutOfRangeException: Index was outside the bounds of the array.
// out: head !! ArgumentException: The input array was empty. (Parameter 'array')
// out: last !! ArgumentException: The input array was empty. (Parameter 'array')
// out: tail !! ArgumentException: The input sequence has an insufficient number of elements. (Parameter 'array')
// out: reduce !! ArgumentException: The input array was empty. (Parameter 'array')
// out: reduceBack !! ArgumentException: The input array was empty. (Parameter 'array')
// out: max !! ArgumentException: The input array was empty. (Parameter 'array')
// out: minBy !! ArgumentException: The input array was empty. (Parameter 'array')
// out: average !! ArgumentException: The input array was empty. (Parameter 'array')
// out: averageBy !! ArgumentException: The input array was empty. (Parameter 'array')
// out: find !! KeyNotFoundException: An index satisfying the predicate was not found in the collection.
// out: findBack !! KeyNotFoundException: An index satisfying the predicate was not found in the collection.
// out: findIndex !! KeyNotFoundException: An index satisfying the predicate was not found in the collection.
// out: findIndexBack !! KeyNotFoundException: An index satisfying the predicate was not found in the collection.
// out: exactlyOne0 !! ArgumentException: The input sequence was empty. (Parameter 'array')
// out: exactlyOne2 !! ArgumentException: The input sequence contains more than one element. (Parameter 'array')
// out: iter2 !! ArgumentException: The arrays have different lengths.
// out: array1.Length = 3, array2.Length = 1 (Parameter 'array1')
// out: iteri2 !! ArgumentException: The arrays have different lengths.
// out: array1.Length = 3, array2.Length = 1 (Parameter 'array1')
// out: fold2 !! ArgumentException: The arrays have different lengths.
// out: array1.Length = 3, array2.Length = 1 (Parameter 'array1')
// out: foldBack2 !! ArgumentException: The arrays have different lengths.
// out: array1.Length = 3, array2.Length = 1 (Parameter 'array1')
// out: exists2 !! ArgumentException: The arrays have different lengths.
// out: array1.Length = 3, array2.Length = 1 (Parameter 'array1')
// out: forall2 !! ArgumentException: The arrays have different lengths.
// out: array1.Length = 3, array2.Length = 1 (Parameter 'array1')
// out: zip !! ArgumentException: The arrays have different lengths.
// out: array1.Length = 3, array2.Length = 1 (Parameter 'array1')
// out: zip3 !! ArgumentException: The arrays have different lengths.
// out:  array1.Length = 3, array2.Length = 1, array3.Length = 1 (Parameter 'array1, array2, array3')
// out: init !! ArgumentException: The input must be non-negative.
// out: count = -1 (Parameter 'count')
// out: create !! ArgumentException: The input must be non-negative.
// out: count = -1 (Parameter 'count')
// out: zeroCreate !! ArgumentException: The input must be non-negative.
// out: count = -1 (Parameter 'count')
// out: replicate !! ArgumentException: The input must be non-negative.
// out: count = -1 (Parameter 'count')
// out: take !! InvalidOperationException: The input sequence has an insufficient number of elements.
// out: take- !! ArgumentException: The input must be non-negative.
// out: count = -3 (Parameter 'count')
// out: truncate- -> [||]
// out: skip !! ArgumentOutOfRangeException: The index is outside the legal range.
// out: count = 3, array.Length = 1 (Parameter 'count')
// out: skip- -> [|1|]
// out: splitAt !! InvalidOperationException: The input sequence has an insufficient number of elements.
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
// out: transpose !! ArgumentException: The arrays have different lengths.
// out: array.[0].Length = 2, array.[1].Length = 1 (Parameter 'array.[0]')
// out: transpose3 !! ArgumentException: The arrays have different lengths.
// out: array.[0].Length = 0, array.[1].Length = 1 (Parameter 'array.[0]')
// out: insertAt !! ArgumentException: index must be within bounds of the array (Parameter 'index')
// out: insertManyAt !! ArgumentException: index must be within bounds of the array (Parameter 'index')
// out: removeAt !! ArgumentException: index must be within bounds of the array (Parameter 'index')
// out: removeManyAt !! ArgumentException: index must be within bounds of the array (Parameter 'index')
// out: removeManyAt2 !! ArgumentException: index must be within bounds of the array (Parameter 'index')
// out: removeManyAt3 !! ArgumentOutOfRangeException: sourceIndex ('-3') must be greater than or equal to '0'. (Parameter 'sourceIndex')
// out: Actual value was -3.
// out: updateAt !! ArgumentException: index must be within bounds of the array (Parameter 'index')
// out: sub !! ArgumentOutOfRangeException: The index is outside the legal range.
// out: count = 2, array.Length = 1 (Parameter 'count')
// out: sub2 !! ArgumentOutOfRangeException: The index is outside the legal range.
// out: count = 0, array.Length = 1 (Parameter 'count')
// out: sub- !! ArgumentException: The input must be non-negative.
// out: startIndex = -1 (Parameter 'startIndex')
// out: sub-c !! ArgumentException: The input must be non-negative.
// out: count = -2 (Parameter 'count')
// out: blit !! ArgumentException: Source array was not long enough. Check the source index, length, and the array's lower bounds. (Parameter 'sourceArray')
// out: blit2 !! ArgumentOutOfRangeException: sourceIndex ('-1') must be greater than or equal to '0'. (Parameter 'sourceIndex')
// out: Actual value was -1.
// out: blit3 !! ArgumentException: Destination array was not long enough. Check the destination index, length, and the array's lower bounds. (Parameter 'destinationArray')
// out: blit4 !! ArgumentOutOfRangeException: destinationIndex ('-1') must be greater than or equal to '0'. (Parameter 'destinationIndex')
// out: Actual value was -1.
// out: blit5 !! ArgumentOutOfRangeException: length ('-3') must be a non-negative value. (Parameter 'length')
// out: Actual value was -3.
// out: blit6 !! ArgumentException: Source array was not long enough. Check the source index, length, and the array's lower bounds. (Parameter 'sourceArray')
// out: fill !! IndexOutOfRangeException: Index was outside the bounds of the array.
// out: fill2 !! ArgumentException: The input must be non-negative.
// out: targetIndex = -1 (Parameter 'targetIndex')
// out: fill3 !! ArgumentException: The input must be non-negative.
// out: count = -4 (Parameter 'count')
// out: fill4 -> ()
// out: compareWith -> -1
// out: tryItem -> (None, None, Some 1)
// out: slices -> ([|2; 3|], [|1; 2; 3|], [|1; 2|], [||])
// out: scan -> ([|0; 1; 3|], [|3; 2; 0|])
// out: set !! IndexOutOfRangeException: Index was outside the bounds of the array.
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
t "get" (fun () -> Array.get [|1|] 3)
t "item" (fun () -> Array.item 3 [|1|])
t "head" (fun () -> Array.head ([||]: int[]))
t "last" (fun () -> Array.last ([||]: int[]))
t "tail" (fun () -> Array.tail ([||]: int[]))
t "reduce" (fun () -> Array.reduce (+) ([||]: int[]))
t "reduceBack" (fun () -> Array.reduceBack (+) ([||]: int[]))
t "max" (fun () -> Array.max ([||]: int[]))
t "minBy" (fun () -> Array.minBy id ([||]: int[]))
t "average" (fun () -> Array.average ([||]: float[]))
t "averageBy" (fun () -> Array.averageBy id ([||]: float[]))
t "find" (fun () -> Array.find (fun x -> x > 1) [|1|])
t "findBack" (fun () -> Array.findBack (fun x -> x > 1) [|1|])
t "findIndex" (fun () -> Array.findIndex (fun x -> x > 1) [|1|])
t "findIndexBack" (fun () -> Array.findIndexBack (fun x -> x > 1) [|1|])
t "exactlyOne0" (fun () -> Array.exactlyOne ([||]: int[]))
t "exactlyOne2" (fun () -> Array.exactlyOne [|1;2|])
t "iter2" (fun () -> Array.iter2 (fun a b -> printf "%d " a) [|1;2;3|] [|1|])
t "iteri2" (fun () -> Array.iteri2 (fun i a b -> printf "%d " a) [|1;2;3|] [|1|])
t "fold2" (fun () -> Array.fold2 (fun s a b -> a) 0 [|1;2;3|] [|1|] )
t "foldBack2" (fun () -> Array.foldBack2 (fun s a b -> a) [|1;2;3|] [|1|] 0)
t "exists2" (fun () -> Array.exists2 (fun a b -> true) [|1;2;3|] [|1|] )
t "forall2" (fun () -> Array.forall2 (fun a b -> true) [|1;2;3|] [|1|] )
t "zip" (fun () -> Array.zip [|1;2;3|] [|1|] )
t "zip3" (fun () -> Array.zip3 [|1;2;3|] [|1|] [|1|])
t "init" (fun () -> Array.init -1 id)
t "create" (fun () -> Array.create -1 1)
t "zeroCreate" (fun () -> (Array.zeroCreate -1 : int[]))
t "replicate" (fun () -> Array.replicate -1 1)
t "take" (fun () -> Array.take 3 [|1|])
t "take-" (fun () -> Array.take -3 [|1|])
t "truncate-" (fun () -> Array.truncate -3 [|1|])
t "skip" (fun () -> Array.skip 3 [|1|])
t "skip-" (fun () -> Array.skip -3 [|1|])
t "splitAt" (fun () -> Array.splitAt 3 [|1|])
t "splitAt-" (fun () -> Array.splitAt -3 [|1|])
t "splitInto" (fun () -> Array.splitInto 0 [|1|])
t "chunk" (fun () -> Array.chunkBySize 0 [|1|])
t "windowed" (fun () -> Array.windowed 0 [|1|])
t "permute" (fun () -> Array.permute (fun _ -> 0) [|1;2|])
t "permute2" (fun () -> Array.permute (fun _ -> 5) [|1;2|])
t "transpose" (fun () -> Array.transpose [|[|1;2|];[|1|]|])
t "transpose3" (fun () -> Array.transpose [|[||];[|1|]|])
t "insertAt" (fun () -> Array.insertAt 3 0 [|1|])
t "insertManyAt" (fun () -> Array.insertManyAt 3 [0] [|1|])
t "removeAt" (fun () -> Array.removeAt 3 [|1|])
t "removeManyAt" (fun () -> Array.removeManyAt 3 1 [|1|])
t "removeManyAt2" (fun () -> Array.removeManyAt 0 3 [|1|])
t "removeManyAt3" (fun () -> Array.removeManyAt 0 -3 [|1|])
t "updateAt" (fun () -> Array.updateAt 1 0 [|1|])
t "sub" (fun () -> Array.sub [|1|] 0 2)
t "sub2" (fun () -> Array.sub [|1|] 2 0)
t "sub-" (fun () -> Array.sub [|1|] -1 2)
t "sub-c" (fun () -> Array.sub [|1|] 0 -2)
t "blit" (fun () -> Array.blit [|1|] 0 [|1|] 0 3)
t "blit2" (fun () -> Array.blit [|1|] -1 [|1|] 0 3)
t "blit3" (fun () -> Array.blit [|1;2;3|] 0 [|1|] 0 3)
t "blit4" (fun () -> Array.blit [|1;2;3|] 0 [|1|] -1 3)
t "blit5" (fun () -> Array.blit [|1;2;3|] 0 [|1|] 1 -3)
t "blit6" (fun () -> Array.blit [|1;2;3|] 4 [|1|] 1 0)
t "fill" (fun () -> Array.fill [|1;2;3|] 0 4 0)
t "fill2" (fun () -> Array.fill [|1;2;3|] -1 4 0)
t "fill3" (fun () -> Array.fill [|1;2;3|] 0 -4 0)
t "fill4" (fun () -> Array.fill [|1;2;3|] 5 0 0)
t "compareWith" (fun () -> Array.compareWith compare [|1;2;3|] [|2|])
t "tryItem" (fun () -> Array.tryItem -1 [|1|], Array.tryItem 1 [|1|], Array.tryItem 0 [|1|])
t "slices" (fun () -> [|1;2;3|].[1..], [|1;2;3|].[..5], [|1;2;3|].[-5..1], [|1;2;3|].[2..1])
t "scan" (fun () -> Array.scan (+) 0 [|1;2|], Array.scanBack (+) [|1;2|] 0)
t "set" (fun () -> Array.set [|1|] 3 4)
