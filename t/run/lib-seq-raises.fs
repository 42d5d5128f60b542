// out: seqhead !! ArgumentException: The input sequence was empty. (Parameter 'source')
// out: seqlast !! ArgumentException: The input sequence was empty. (Parameter 'source')
// out: seqtail !! ArgumentException: The input sequence has an insufficient number of elements. (Parameter 'source')
// out: seqitem !! ArgumentException: The input sequence has an insufficient number of elements.
// out: seq was short by 2 elements (Parameter 'index')
// out: seqitem1 !! ArgumentException: The input sequence has an insufficient number of elements.
// out: seq was short by 3 elements (Parameter 'index')
// out: seqitem- !! ArgumentException: The input must be non-negative.
// out: index = -3 (Parameter 'index')
// out: seqexactly0 !! ArgumentException: The input sequence was empty. (Parameter 'source')
// out: seqexactly2 !! ArgumentException: The input sequence contains more than one element. (Parameter 'source')
// out: seqfind !! KeyNotFoundException: An index satisfying the predicate was not found in the collection.
// out: seqfindBack !! KeyNotFoundException: An index satisfying the predicate was not found in the collection.
// out: seqfindIndex !! KeyNotFoundException: An index satisfying the predicate was not found in the collection.
// out: seqfindIndexB !! KeyNotFoundException: An index satisfying the predicate was not found in the collection.
// out: seqpick !! KeyNotFoundException: An index satisfying the predicate was not found in the collection.
// out: seqreduce !! ArgumentException: The input sequence was empty. (Parameter 'source')
// out: seqreduceB !! ArgumentException: The input sequence was empty. (Parameter 'source')
// out: seqmax !! ArgumentException: The input sequence was empty. (Parameter 'source')
// out: seqminBy !! ArgumentException: The input sequence was empty. (Parameter 'source')
// out: seqavg !! ArgumentException: The input sequence was empty. (Parameter 'source')
// out: seqavgBy !! ArgumentException: The input sequence was empty. (Parameter 'source')
// out: seqtake !! InvalidOperationException: The input sequence has an insufficient number of elements.: tried to take 2 elements past the end of the seq. Use Seq.truncate to get 3 or less elements
// out: seqtake5 !! InvalidOperationException: The input sequence has an insufficient number of elements.: tried to take 4 elements past the end of the seq. Use Seq.truncate to get 5 or less elements
// out: seqtake- !! ArgumentException: The input must be non-negative.
// out: count = -3 (Parameter 'count')
// out: seqskip !! InvalidOperationException: tried to skip The input sequence has an insufficient number of elements. 2 past the end of the seq
// out: seqskip- -> [1]
// out: seqtruncate- -> []
// out: seqchunk !! ArgumentException: The input must be positive.
// out: chunkSize = 0 (Parameter 'chunkSize')
// out: seqwindowed !! ArgumentException: The input must be positive.
// out: windowSize = 0 (Parameter 'windowSize')
// out: seqsplitInto !! ArgumentException: The input must be positive.
// out: count = 0 (Parameter 'count')
// out: seqinit !! ArgumentException: The input must be non-negative.
// out: count = -1 (Parameter 'count')
// out: seqreplicate !! ArgumentOutOfRangeException: Specified argument was out of the range of valid values. (Parameter 'count')
// out: seqinsertAt !! ArgumentException: index must be within bounds of the array (Parameter 'index')
// out: seqinsertAt- !! ArgumentException: index must be within bounds of the array (Parameter 'index')
// out: seqremoveAt !! ArgumentException: index must be within bounds of the array (Parameter 'index')
// out: seqremoveAt- !! ArgumentException: index must be within bounds of the array (Parameter 'index')
// out: seqremoveManyAt -> []
// out: sequpdateAt !! ArgumentException: index must be within bounds of the array (Parameter 'index')
// out: sequpdateAt- !! ArgumentException: index must be within bounds of the array (Parameter 'index')
// out: seqpermute !! ArgumentException: The function did not compute a permutation. (Parameter 'indexMap')
// out: seqzip -> [(1, 1)]
// out: seqpermutelazy -> ()
// out: seqfold2 -> (4, 4)
// out: seqtake1 !! InvalidOperationException: The input sequence has an insufficient number of elements.: tried to take 1 element past the end of the seq. Use Seq.truncate to get 2 or less elements
// out: seqskip1 !! InvalidOperationException: tried to skip The input sequence has an insufficient number of elements. 2 past the end of the seq
// out: seqitem1 !! ArgumentException: The input sequence has an insufficient number of elements.
// out: seq was short by 1 element (Parameter 'index')
// out: seqremove !! ArgumentException: index must be within bounds of the array (Parameter 'index')
// out: seqsum !! OverflowException: Arithmetic operation resulted in an overflow.
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
t "seqhead" (fun () -> Seq.head (Seq.empty: int seq))
t "seqlast" (fun () -> Seq.last (Seq.empty: int seq))
t "seqtail" (fun () -> Seq.tail (Seq.empty: int seq) |> Seq.toList)
t "seqitem" (fun () -> Seq.item 3 (seq {1..2}))
t "seqitem1" (fun () -> Seq.item 3 [1])
t "seqitem-" (fun () -> Seq.item -3 (seq {1..2}))
t "seqexactly0" (fun () -> Seq.exactlyOne (seq {1..0}))
t "seqexactly2" (fun () -> Seq.exactlyOne (seq {1..2}))
t "seqfind" (fun () -> Seq.find (fun x -> x > 5) (seq {1..2}))
t "seqfindBack" (fun () -> Seq.findBack (fun x -> x > 5) (seq {1..2}))
t "seqfindIndex" (fun () -> Seq.findIndex (fun x -> x > 5) (seq {1..2}))
t "seqfindIndexB" (fun () -> Seq.findIndexBack (fun x -> x > 5) (seq {1..2}))
t "seqpick" (fun () -> Seq.pick (fun x -> None: int option) (seq {1..2}))
t "seqreduce" (fun () -> Seq.reduce (+) (seq {1..0}))
t "seqreduceB" (fun () -> Seq.reduceBack (+) (seq {1..0}))
t "seqmax" (fun () -> Seq.max (seq {1..0}))
t "seqminBy" (fun () -> Seq.minBy id (seq {1..0}))
t "seqavg" (fun () -> Seq.average ([]: float list))
t "seqavgBy" (fun () -> Seq.averageBy float (seq {1..0}))
t "seqtake" (fun () -> Seq.take 3 (seq {1..1}) |> Seq.toList)
t "seqtake5" (fun () -> Seq.take 5 (seq {1..1}) |> Seq.toList)
t "seqtake-" (fun () -> Seq.take -3 (seq {1..1}))
t "seqskip" (fun () -> Seq.skip 3 (seq {1..1}) |> Seq.toList)
t "seqskip-" (fun () -> Seq.skip -3 (seq {1..1}) |> Seq.toList)
t "seqtruncate-" (fun () -> Seq.truncate -3 (seq {1..1}) |> Seq.toList)
t "seqchunk" (fun () -> Seq.chunkBySize 0 (seq {1..1}) |> ignore)
t "seqwindowed" (fun () -> Seq.windowed 0 (seq {1..1}) |> ignore)
t "seqsplitInto" (fun () -> Seq.splitInto 0 (seq {1..1}) |> ignore)
t "seqinit" (fun () -> Seq.init -1 id |> ignore)
t "seqreplicate" (fun () -> Seq.replicate -1 1 |> ignore)
t "seqinsertAt" (fun () -> Seq.insertAt 3 1 (seq {1..1}) |> Seq.toList)
t "seqinsertAt-" (fun () -> Seq.insertAt -3 1 (seq {1..1}) |> Seq.toList)
t "seqremoveAt" (fun () -> Seq.removeAt 3 (seq {1..1}) |> Seq.toList)
t "seqremoveAt-" (fun () -> Seq.removeAt -1 (seq {1..1}) |> ignore)
t "seqremoveManyAt" (fun () -> Seq.removeManyAt 0 3 (seq {1..1}) |> Seq.toList)
t "sequpdateAt" (fun () -> Seq.updateAt 3 1 (seq {1..1}) |> Seq.toList)
t "sequpdateAt-" (fun () -> Seq.updateAt -3 1 (seq {1..1}) |> ignore)
t "seqpermute" (fun () -> Seq.permute (fun _ -> 0) [1;2] |> Seq.toList)
t "seqzip" (fun () -> Seq.zip [1;2] [1] |> Seq.toList)
t "seqpermutelazy" (fun () -> Seq.permute (fun _ -> 0) [1;2] |> ignore)
t "seqfold2" (fun () -> Seq.fold2 (fun s a b -> s + a + b) 0 [1;2] [3], Seq.foldBack2 (fun a b s -> s + a + b) [1;2] [3] 0)
t "seqtake1" (fun () -> Seq.take 2 (seq {1..1}) |> Seq.toList)
t "seqskip1" (fun () -> Seq.skip 2 (seq {1..1}) |> Seq.toList)
t "seqitem1" (fun () -> Seq.item 2 (seq {1..2}))
t "seqremove" (fun () -> Seq.removeManyAt 3 1 (seq {1..2}) |> Seq.toList)
t "seqsum" (fun () -> Seq.sum [ 2147483647; 1 ])
