// out: List.length ([]: int list): 0
// out: List.length [1]: 1
// out: List.length [3; -1; 2]: 3
// out: List.isEmpty ([]: int list): true
// out: List.isEmpty [1]: false
// out: List.isEmpty [3; -1; 2]: false
// out: List.head ([]: int list): ArgumentException The input list was empty. (Parameter 'list')
// out: List.head [1]: 1
// out: List.head [3; -1; 2]: 3
// out: List.last ([]: int list): ArgumentException The input list was empty. (Parameter 'list')
// out: List.last [1]: 1
// out: List.last [3; -1; 2]: 2
// out: List.rev ([]: int list): []
// out: List.rev [1]: [1]
// out: List.rev [3; -1; 2]: [2; -1; 3]
// out: List.sum ([]: int list): 0
// out: List.sum [1]: 1
// out: List.sum [3; -1; 2]: 4
// out: List.max ([]: int list): ArgumentException The input sequence was empty. (Parameter 'list')
// out: List.max [1]: 1
// out: List.max [3; -1; 2]: 3
// out: List.min ([]: int list): ArgumentException The input sequence was empty. (Parameter 'list')
// out: List.min [1]: 1
// out: List.min [3; -1; 2]: -1
// out: List.sort ([]: int list): []
// out: List.sort [1]: [1]
// out: List.sort [3; -1; 2]: [-1; 2; 3]
// out: List.toArray ([]: int list): [||]
// out: List.toArray [1]: [|1|]
// out: List.toArray [3; -1; 2]: [|3; -1; 2|]
// out: List.distinct ([]: int list): []
// out: List.distinct [1]: [1]
// out: List.distinct [3; -1; 2]: [3; -1; 2]
// out: List.indexed ([]: int list): []
// out: List.indexed [1]: [(0, 1)]
// out: List.indexed [3; -1; 2]: [(0, 3); (1, -1); (2, 2)]
// out: List.pairwise ([]: int list): []
// out: List.pairwise [1]: []
// out: List.pairwise [3; -1; 2]: [(3, -1); (-1, 2)]
// out: List.tail ([]: int list): ArgumentException The input list was empty. (Parameter 'list')
// out: List.tail [1]: []
// out: List.tail [3; -1; 2]: [-1; 2]
// out: List.exactlyOne ([]: int list): ArgumentException The input sequence was empty. (Parameter 'source')
// out: List.exactlyOne [1]: 1
// out: List.exactlyOne [3; -1; 2]: ArgumentException The input sequence contains more than one element. (Parameter 'source')
// out: List.tryHead ([]: int list): None
// out: List.tryHead [1]: Some 1
// out: List.tryHead [3; -1; 2]: Some 3
// out: List.tryLast ([]: int list): None
// out: List.tryLast [1]: Some 1
// out: List.tryLast [3; -1; 2]: Some 2
// out: List.tryExactlyOne ([]: int list): None
// out: List.tryExactlyOne [1]: Some 1
// out: List.tryExactlyOne [3; -1; 2]: None
// out: List.sortDescending ([]: int list): []
// out: List.sortDescending [1]: [1]
// out: List.sortDescending [3; -1; 2]: [3; 2; -1]
// out: List.map (fun x -> x+1) ([]: int list): []
// out: List.map (fun x -> x+1) [1]: [2]
// out: List.map (fun x -> x+1) [3; -1; 2]: [4; 0; 3]
// out: List.filter (fun x -> x>1) ([]: int list): []
// out: List.filter (fun x -> x>1) [1]: []
// out: List.filter (fun x -> x>1) [3; -1; 2]: [3; 2]
// out: List.iter ignore ([]: int list) |> box: <null>
// out: List.iter ignore [1] |> box: <null>
// out: List.iter ignore [3; -1; 2] |> box: <null>
// out: List.fold (+) 0 ([]: int list): 0
// out: List.fold (+) 0 [1]: 1
// out: List.fold (+) 0 [3; -1; 2]: 4
// out: List.reduce (+) ([]: int list): ArgumentException The input list was empty. (Parameter 'list')
// out: List.reduce (+) [1]: 1
// out: List.reduce (+) [3; -1; 2]: 4
// out: List.reduceBack (-) ([]: int list): ArgumentException The input list was empty. (Parameter 'list')
// out: List.reduceBack (-) [1]: 1
// out: List.reduceBack (-) [3; -1; 2]: 6
// out: List.scan (+) 0 ([]: int list): [0]
// out: List.scan (+) 0 [1]: [0; 1]
// out: List.scan (+) 0 [3; -1; 2]: [0; 3; 2; 4]
// out: List.exists (fun x -> x>2) ([]: int list): false
// out: List.exists (fun x -> x>2) [1]: false
// out: List.exists (fun x -> x>2) [3; -1; 2]: true
// out: List.forall (fun x -> x>2) ([]: int list): true
// out: List.forall (fun x -> x>2) [1]: false
// out: List.forall (fun x -> x>2) [3; -1; 2]: false
// out: List.find (fun x -> x>2) ([]: int list): KeyNotFoundException An index satisfying the predicate was not found in the collection.
// out: List.find (fun x -> x>2) [1]: KeyNotFoundException An index satisfying the predicate was not found in the collection.
// out: List.find (fun x -> x>2) [3; -1; 2]: 3
// out: List.findBack (fun x -> x>1) ([]: int list): KeyNotFoundException An index satisfying the predicate was not found in the collection.
// out: List.findBack (fun x -> x>1) [1]: KeyNotFoundException An index satisfying the predicate was not found in the collection.
// out: List.findBack (fun x -> x>1) [3; -1; 2]: 2
// out: List.findIndex (fun x -> x>2) ([]: int list): KeyNotFoundException An index satisfying the predicate was not found in the collection.
// out: List.findIndex (fun x -> x>2) [1]: KeyNotFoundException An index satisfying the predicate was not found in the collection.
// out: List.findIndex (fun x -> x>2) [3; -1; 2]: 0
// out: List.tryFind (fun x -> x>2) ([]: int list): None
// out: List.tryFind (fun x -> x>2) [1]: None
// out: List.tryFind (fun x -> x>2) [3; -1; 2]: Some 3
// out: List.pick (fun x -> if x>2 then Some x else None) ([]: int list): KeyNotFoundException An index satisfying the predicate was not found in the collection.
// out: List.pick (fun x -> if x>2 then Some x else None) [1]: KeyNotFoundException An index satisfying the predicate was not found in the collection.
// out: List.pick (fun x -> if x>2 then Some x else None) [3; -1; 2]: 3
// out: List.tryPick (fun x -> if x>2 then Some x else None) ([]: int list): None
// out: List.tryPick (fun x -> if x>2 then Some x else None) [1]: None
// out: List.tryPick (fun x -> if x>2 then Some x else None) [3; -1; 2]: Some 3
// out: List.choose (fun x -> if x>1 then Some x else None) ([]: int list): []
// out: List.choose (fun x -> if x>1 then Some x else None) [1]: []
// out: List.choose (fun x -> if x>1 then Some x else None) [3; -1; 2]: [3; 2]
// out: List.collect (fun x -> [x;x]) ([]: int list): []
// out: List.collect (fun x -> [x;x]) [1]: [1; 1]
// out: List.collect (fun x -> [x;x]) [3; -1; 2]: [3; 3; -1; -1; 2; 2]
// out: List.sumBy (fun x -> x*2) ([]: int list): 0
// out: List.sumBy (fun x -> x*2) [1]: 2
// out: List.sumBy (fun x -> x*2) [3; -1; 2]: 8
// out: List.averageBy float ([]: int list): ArgumentException The input sequence was empty. (Parameter 'source')
// out: List.averageBy float [1]: 1.0
// out: List.averageBy float [3; -1; 2]: 1.333333333
// out: List.maxBy (fun x -> -x) ([]: int list): ArgumentException The input sequence was empty. (Parameter 'list')
// out: List.maxBy (fun x -> -x) [1]: 1
// out: List.maxBy (fun x -> -x) [3; -1; 2]: -1
// out: List.minBy (fun x -> -x) ([]: int list): ArgumentException The input sequence was empty. (Parameter 'list')
// out: List.minBy (fun x -> -x) [1]: 1
// out: List.minBy (fun x -> -x) [3; -1; 2]: 3
// out: List.sortBy (fun x -> -x) ([]: int list): []
// out: List.sortBy (fun x -> -x) [1]: [1]
// out: List.sortBy (fun x -> -x) [3; -1; 2]: [3; 2; -1]
// out: List.sortWith compare ([]: int list): []
// out: List.sortWith compare [1]: [1]
// out: List.sortWith compare [3; -1; 2]: [-1; 2; 3]
// out: List.groupBy (fun x -> x%2) ([]: int list): []
// out: List.groupBy (fun x -> x%2) [1]: [(1, [1])]
// out: List.groupBy (fun x -> x%2) [3; -1; 2]: [(1, [3]); (-1, [-1]); (0, [2])]
// out: List.countBy (fun x -> x%2) ([]: int list): []
// out: List.countBy (fun x -> x%2) [1]: [(1, 1)]
// out: List.countBy (fun x -> x%2) [3; -1; 2]: [(1, 1); (-1, 1); (0, 1)]
// out: List.distinctBy (fun x -> x%2) ([]: int list): []
// out: List.distinctBy (fun x -> x%2) [1]: [1]
// out: List.distinctBy (fun x -> x%2) [3; -1; 2]: [3; -1; 2]
// out: List.take 2 ([]: int list): InvalidOperationException The input sequence has an insufficient number of elements.~The list was 2 elements shorter than the index
// out: List.take 2 [1]: InvalidOperationException The input sequence has an insufficient number of elements.~The list was 1 element shorter than the index
// out: List.take 2 [3; -1; 2]: [3; -1]
// out: List.take -1 ([]: int list): ArgumentException The input must be non-negative.~count = -1 (Parameter 'count')
// out: List.take -1 [1]: ArgumentException The input must be non-negative.~count = -1 (Parameter 'count')
// out: List.take -1 [3; -1; 2]: ArgumentException The input must be non-negative.~count = -1 (Parameter 'count')
// out: List.take 0 ([]: int list): []
// out: List.take 0 [1]: []
// out: List.take 0 [3; -1; 2]: []
// out: List.skip 2 ([]: int list): ArgumentOutOfRangeException The index is outside the legal range.~count = 2, distance past the list = 2 (Parameter 'count')
// out: List.skip 2 [1]: ArgumentOutOfRangeException The index is outside the legal range.~count = 2, distance past the list = 1 (Parameter 'count')
// out: List.skip 2 [3; -1; 2]: [2]
// out: List.skip -1 ([]: int list): []
// out: List.skip -1 [1]: [1]
// out: List.skip -1 [3; -1; 2]: [3; -1; 2]
// out: List.truncate 2 ([]: int list): []
// out: List.truncate 2 [1]: [1]
// out: List.truncate 2 [3; -1; 2]: [3; -1]
// out: List.truncate -1 ([]: int list): []
// out: List.truncate -1 [1]: []
// out: List.truncate -1 [3; -1; 2]: []
// out: List.chunkBySize 2 ([]: int list): []
// out: List.chunkBySize 2 [1]: [[1]]
// out: List.chunkBySize 2 [3; -1; 2]: [[3; -1]; [2]]
// out: List.chunkBySize 0 ([]: int list): ArgumentException The input must be positive.~chunkSize = 0 (Parameter 'chunkSize')
// out: List.chunkBySize 0 [1]: ArgumentException The input must be positive.~chunkSize = 0 (Parameter 'chunkSize')
// out: List.chunkBySize 0 [3; -1; 2]: ArgumentException The input must be positive.~chunkSize = 0 (Parameter 'chunkSize')
// out: List.windowed 2 ([]: int list): []
// out: List.windowed 2 [1]: []
// out: List.windowed 2 [3; -1; 2]: [[3; -1]; [-1; 2]]
// out: List.windowed 0 ([]: int list): ArgumentException The input must be positive.~windowSize = 0 (Parameter 'windowSize')
// out: List.windowed 0 [1]: ArgumentException The input must be positive.~windowSize = 0 (Parameter 'windowSize')
// out: List.windowed 0 [3; -1; 2]: ArgumentException The input must be positive.~windowSize = 0 (Parameter 'windowSize')
// out: List.splitInto 2 ([]: int list): []
// out: List.splitInto 2 [1]: [[1]]
// out: List.splitInto 2 [3; -1; 2]: [[3; -1]; [2]]
// out: List.splitInto 0 ([]: int list): ArgumentException The input must be positive.~count = 0 (Parameter 'count')
// out: List.splitInto 0 [1]: ArgumentException The input must be positive.~count = 0 (Parameter 'count')
// out: List.splitInto 0 [3; -1; 2]: ArgumentException The input must be positive.~count = 0 (Parameter 'count')
// out: List.item 1 ([]: int list): ArgumentException The index was outside the range of elements in the list. (Parameter 'index')
// out: List.item 1 [1]: ArgumentException The index was outside the range of elements in the list. (Parameter 'index')
// out: List.item 1 [3; -1; 2]: -1
// out: List.item -1 ([]: int list): ArgumentException The index was outside the range of elements in the list. (Parameter 'index')
// out: List.item -1 [1]: ArgumentException The index was outside the range of elements in the list. (Parameter 'index')
// out: List.item -1 [3; -1; 2]: ArgumentException The index was outside the range of elements in the list. (Parameter 'index')
// out: List.tryItem 1 ([]: int list): None
// out: List.tryItem 1 [1]: None
// out: List.tryItem 1 [3; -1; 2]: Some -1
// out: List.tryItem -1 ([]: int list): None
// out: List.tryItem -1 [1]: None
// out: List.tryItem -1 [3; -1; 2]: None
// out: List.removeAt 0 ([]: int list): ArgumentException index must be within bounds of the list (Parameter 'index')
// out: List.removeAt 0 [1]: []
// out: List.removeAt 0 [3; -1; 2]: [-1; 2]
// out: List.removeAt 3 ([]: int list): ArgumentException index must be within bounds of the list (Parameter 'index')
// out: List.removeAt 3 [1]: ArgumentException index must be within bounds of the list (Parameter 'index')
// out: List.removeAt 3 [3; -1; 2]: ArgumentException index must be within bounds of the list (Parameter 'index')
// out: List.removeManyAt 0 2 ([]: int list): ArgumentException index must be within bounds of the list (Parameter 'index')
// out: List.removeManyAt 0 2 [1]: ArgumentException index must be within bounds of the list (Parameter 'index')
// out: List.removeManyAt 0 2 [3; -1; 2]: [2]
// out: List.removeManyAt 2 2 ([]: int list): ArgumentException index must be within bounds of the list (Parameter 'index')
// out: List.removeManyAt 2 2 [1]: ArgumentException index must be within bounds of the list (Parameter 'index')
// out: List.removeManyAt 2 2 [3; -1; 2]: ArgumentException index must be within bounds of the list (Parameter 'index')
// out: List.insertAt 1 9 ([]: int list): ArgumentException index must be within bounds of the list (Parameter 'index')
// out: List.insertAt 1 9 [1]: [1; 9]
// out: List.insertAt 1 9 [3; -1; 2]: [3; 9; -1; 2]
// out: List.insertAt 5 9 ([]: int list): ArgumentException index must be within bounds of the list (Parameter 'index')
// out: List.insertAt 5 9 [1]: ArgumentException index must be within bounds of the list (Parameter 'index')
// out: List.insertAt 5 9 [3; -1; 2]: ArgumentException index must be within bounds of the list (Parameter 'index')
// out: List.insertManyAt 1 [9;8] ([]: int list): ArgumentException index must be within bounds of the list (Parameter 'index')
// out: List.insertManyAt 1 [9;8] [1]: [1; 9; 8]
// out: List.insertManyAt 1 [9;8] [3; -1; 2]: [3; 9; 8; -1; 2]
// out: List.updateAt 0 9 ([]: int list): ArgumentException index must be within bounds of the list (Parameter 'index')
// out: List.updateAt 0 9 [1]: [9]
// out: List.updateAt 0 9 [3; -1; 2]: [9; -1; 2]
// out: List.updateAt 3 9 ([]: int list): ArgumentException index must be within bounds of the list (Parameter 'index')
// out: List.updateAt 3 9 [1]: ArgumentException index must be within bounds of the list (Parameter 'index')
// out: List.updateAt 3 9 [3; -1; 2]: ArgumentException index must be within bounds of the list (Parameter 'index')
// out: List.takeWhile (fun x -> x>2) ([]: int list): []
// out: List.takeWhile (fun x -> x>2) [1]: []
// out: List.takeWhile (fun x -> x>2) [3; -1; 2]: [3]
// out: List.skipWhile (fun x -> x>2) ([]: int list): []
// out: List.skipWhile (fun x -> x>2) [1]: [1]
// out: List.skipWhile (fun x -> x>2) [3; -1; 2]: [-1; 2]
// out: List.contains 2 ([]: int list): false
// out: List.contains 2 [1]: false
// out: List.contains 2 [3; -1; 2]: true
// out: List.mapi (fun i x -> i*x) ([]: int list): []
// out: List.mapi (fun i x -> i*x) [1]: [0]
// out: List.mapi (fun i x -> i*x) [3; -1; 2]: [0; -1; 4]
// out: List.except [1] ([]: int list): []
// out: List.except [1] [1]: []
// out: List.except [1] [3; -1; 2]: [3; -1; 2]
// out: List.append [0] ([]: int list): [0]
// out: List.append [0] [1]: [0; 1]
// out: List.append [0] [3; -1; 2]: [0; 3; -1; 2]
// out: List.zip [1;2] ([]: int list): ArgumentException The lists had different lengths.~list2 is 2 elements shorter than list1 (Parameter 'list2')
// out: List.zip [1;2] [1]: ArgumentException The lists had different lengths.~list2 is 1 element shorter than list1 (Parameter 'list2')
// out: List.zip [1;2] [3; -1; 2]: ArgumentException The lists had different lengths.~list1 is 1 element shorter than list2 (Parameter 'list1')
// out: List.map2 (+) [1;2] ([]: int list): ArgumentException The lists had different lengths.~list2 is 2 elements shorter than list1 (Parameter 'list2')
// out: List.map2 (+) [1;2] [1]: ArgumentException The lists had different lengths.~list2 is 1 element shorter than list1 (Parameter 'list2')
// out: List.map2 (+) [1;2] [3; -1; 2]: ArgumentException The lists had different lengths.~list1 is 1 element shorter than list2 (Parameter 'list1')
// out: List.iter2 (fun _ _ -> ()) [1;2] ([]: int list) |> box: ArgumentException The lists had different lengths.~list2 is 2 elements shorter than list1 (Parameter 'list2')
// out: List.iter2 (fun _ _ -> ()) [1;2] [1] |> box: ArgumentException The lists had different lengths.~list2 is 1 element shorter than list1 (Parameter 'list2')
// out: List.iter2 (fun _ _ -> ()) [1;2] [3; -1; 2] |> box: ArgumentException The lists had different lengths.~list1 is 1 element shorter than list2 (Parameter 'list1')
// out: List.fold2 (fun s a b -> s+a*b) 0 [1;2] ([]: int list): ArgumentException The lists had different lengths.~list2 is 2 elements shorter than list1 (Parameter 'list2')
// out: List.fold2 (fun s a b -> s+a*b) 0 [1;2] [1]: ArgumentException The lists had different lengths.~list2 is 1 element shorter than list1 (Parameter 'list2')
// out: List.fold2 (fun s a b -> s+a*b) 0 [1;2] [3; -1; 2]: ArgumentException The lists had different lengths.~list1 is 1 element shorter than list2 (Parameter 'list1')
// out: List.forall2 (<) [1;2] ([]: int list): ArgumentException The lists had different lengths.~list2 is 2 elements shorter than list1 (Parameter 'list2')
// out: List.forall2 (<) [1;2] [1]: false
// out: List.forall2 (<) [1;2] [3; -1; 2]: false
// out: List.exists2 (<) [1;2] ([]: int list): ArgumentException The lists had different lengths. (Parameter 'list2')
// out: List.exists2 (<) [1;2] [1]: ArgumentException The lists had different lengths. (Parameter 'list2')
// out: List.exists2 (<) [1;2] [3; -1; 2]: true
// out: List.compareWith compare [1;2] ([]: int list): 1
// out: List.compareWith compare [1;2] [1]: 1
// out: List.compareWith compare [1;2] [3; -1; 2]: -1
// out: List.allPairs [1;2] ([]: int list): []
// out: List.allPairs [1;2] [1]: [(1, 1); (2, 1)]
// out: List.allPairs [1;2] [3; -1; 2]: [(1, 3); (1, -1); (1, 2); (2, 3); (2, -1); (2, 2)]
// out: List.permute (fun i -> 2-i) ([]: int list): []
// out: List.permute (fun i -> 2-i) [1]: ArgumentException The function did not compute a permutation. (Parameter 'indexMap')
// out: List.permute (fun i -> 2-i) [3; -1; 2]: [2; -1; 3]
// out: List.mapFold (fun s x -> x*2, s+x) 0 ([]: int list): ([], 0)
// out: List.mapFold (fun s x -> x*2, s+x) 0 [1]: ([2], 1)
// out: List.mapFold (fun s x -> x*2, s+x) 0 [3; -1; 2]: ([6; -2; 4], 4)
// out: List.zip3 [1] [2] ([]: int list): ArgumentException The lists had different lengths.~ list1.Length = 1, list2.Length = 1, list3.Length = 0 (Parameter 'list1, list2, list3')
// out: List.zip3 [1] [2] [1]: [(1, 2, 1)]
// out: List.zip3 [1] [2] [3; -1; 2]: ArgumentException The lists had different lengths.~ list1.Length = 0, list2.Length = 0, list3.Length = 2 (Parameter 'list1, list2, list3')
// out: List.map3 (fun a b c -> a+b+c) [1] [2] ([]: int list): ArgumentException The lists had different lengths.~ list1.Length = 1, list2.Length = 1, list3.Length = 0 (Parameter 'list1, list2, list3')
// out: List.map3 (fun a b c -> a+b+c) [1] [2] [1]: [4]
// out: List.map3 (fun a b c -> a+b+c) [1] [2] [3; -1; 2]: ArgumentException The lists had different lengths.~ list1.Length = 1, list2.Length = 1, list3.Length = 3 (Parameter 'list1, list2, list3')
// out: List.mapi2 (fun i a b -> i+a+b) [1] ([]: int list): ArgumentException The lists had different lengths.~list2 is 1 element shorter than list1 (Parameter 'list2')
// out: List.mapi2 (fun i a b -> i+a+b) [1] [1]: [2]
// out: List.mapi2 (fun i a b -> i+a+b) [1] [3; -1; 2]: ArgumentException The lists had different lengths.~list1 is 2 elements shorter than list2 (Parameter 'list1')
// out: List.iteri (fun _ _ -> ()) ([]: int list) |> box: <null>
// out: List.iteri (fun _ _ -> ()) [1] |> box: <null>
// out: List.iteri (fun _ _ -> ()) [3; -1; 2] |> box: <null>
// out: List.init -1 id: ArgumentException The input must be non-negative.~count = -1 (Parameter 'count')
// out: List.replicate -1 0: ArgumentException The input must be non-negative. (Parameter 'count')
// out: List.unfold (fun s -> if s>3 then None else Some(s,s+1)) 0: [0; 1; 2; 3]
// out: List.foldBack (fun x s -> x-s) [1;2;3] 0: 2
// out: List.foldBack2 (fun a b s -> a-b+s) [1;2] [3;4;5] 0: ArgumentException The lists had different lengths.~list1.Length = 2, list2.Length = 3 (Parameter 'list1, list2')
// out: List.scanBack (fun x s -> x-s) [1;2;3] 0: [2; -1; 3; 0]
// out: List.transpose [[1;2];[3;4]]: [[1; 3]; [2; 4]]
// out: List.transpose [[1;2];[3]]: ArgumentException The lists had different lengths.~list.[1] is 1 element shorter than list.[0] (Parameter 'list.[1]')
// out: List.average ([]: float list): ArgumentException The input sequence was empty. (Parameter 'source')
// out: List.zip [1] [1;2]: ArgumentException The lists had different lengths.~list1 is 1 element shorter than list2 (Parameter 'list1')
// out: List.zip3 [1] [1;2] [3]: ArgumentException The lists had different lengths.~ list1.Length = 0, list2.Length = 1, list3.Length = 0 (Parameter 'list1, list2, list3')
// out: List.unzip3 [1,2,3]: ([1], [2], [3])
// out: List.concat [[1];[]]: [1]
// out: List.splitAt 2 [1]: InvalidOperationException The input sequence has an insufficient number of elements.~The list was 1 element shorter than the index
// out: List.splitAt -1 [1]: ArgumentException The input must be non-negative.~index = -1 (Parameter 'index')
// out: List.nth [1] 3: ArgumentException The index was outside the range of elements in the list. (Parameter 'index')
// out: List.nth [1] -1: ArgumentException The index was outside the range of elements in the list. (Parameter 'index')
// out: [1;2].[2]: ArgumentException The index was outside the range of elements in the list. (Parameter 'n')
// out: [1;2].Item 5: ArgumentException The index was outside the range of elements in the list. (Parameter 'n')
// out: [1;2].Head: 1
// out: ([]: int list).Head: InvalidOperationException The input list was empty.
// out: ([]: int list).Tail: InvalidOperationException The input list was empty.
// out: List.partition (fun x -> x>1) [1;2;3]: ([2; 3], [1])
// out: List.mapFoldBack (fun x s -> x*2, s+x) [1;2] 0: ([2; 4], 3)
// out: List.ofSeq (null: int seq): ArgumentNullException Value cannot be null. (Parameter 'source')
// out: List.ofArray (null: int[]): NullReferenceException Object reference not set to an instance of an object.
// out: [1;2;3].[1..]: [2; 3]
// out: [1;2;3].[5..]: []
// out: [1;2;3].[.. -1]: []
// out: [1;2;3].[-1..1]: [1; 2]
// out: List.map2 (+) [1] [2;3]: ArgumentException The lists had different lengths.~list1 is 1 element shorter than list2 (Parameter 'list1')
// out: List.iteri2 (fun _ _ _ -> ()) [1] [2;3]: ArgumentException The lists had different lengths.~list1 is 1 element shorter than list2 (Parameter 'list1')
// out: List.map3 (fun a b c -> a+b+c) [1] [2] [3;4]: ArgumentException The lists had different lengths.~ list1.Length = 1, list2.Length = 1, list3.Length = 2 (Parameter 'list1, list2, list3')
// out: List.exists2 (<) [1] [2;3]: true
// out: List.forall2 (<) [1] [2;3]: ArgumentException The lists had different lengths.~list1 is 1 element shorter than list2 (Parameter 'list1')
// out: List.fold2 (fun s a b -> s) 0 [1] [2;3]: ArgumentException The lists had different lengths.~list1 is 1 element shorter than list2 (Parameter 'list1')
// out: List.sum [Int32.MaxValue; 1]: OverflowException Arithmetic operation resulted in an overflow.
// out: List.randomChoice ([]: int list): ArgumentException The input sequence was empty. (Parameter 'source')
// out: List.randomSample 3 [1]: ArgumentException The input sequence has an insufficient number of elements. (Parameter 'count')
open System
open System.Text
open System.Collections.Generic
let t name (g: unit -> 'a) =
    try printfn "%s: %s" name ((sprintf "%A" (g ())).Replace("\n", "~"))
    with e -> printfn "%s: %s %s" name (e.GetType().Name) (e.Message.Replace("\n", "~"))
t "List.length ([]: int list)" (fun () -> List.length ([]: int list))
t "List.length [1]" (fun () -> List.length [1])
t "List.length [3; -1; 2]" (fun () -> List.length [3; -1; 2])
t "List.isEmpty ([]: int list)" (fun () -> List.isEmpty ([]: int list))
t "List.isEmpty [1]" (fun () -> List.isEmpty [1])
t "List.isEmpty [3; -1; 2]" (fun () -> List.isEmpty [3; -1; 2])
t "List.head ([]: int list)" (fun () -> List.head ([]: int list))
t "List.head [1]" (fun () -> List.head [1])
t "List.head [3; -1; 2]" (fun () -> List.head [3; -1; 2])
t "List.last ([]: int list)" (fun () -> List.last ([]: int list))
t "List.last [1]" (fun () -> List.last [1])
t "List.last [3; -1; 2]" (fun () -> List.last [3; -1; 2])
t "List.rev ([]: int list)" (fun () -> List.rev ([]: int list))
t "List.rev [1]" (fun () -> List.rev [1])
t "List.rev [3; -1; 2]" (fun () -> List.rev [3; -1; 2])
t "List.sum ([]: int list)" (fun () -> List.sum ([]: int list))
t "List.sum [1]" (fun () -> List.sum [1])
t "List.sum [3; -1; 2]" (fun () -> List.sum [3; -1; 2])
t "List.max ([]: int list)" (fun () -> List.max ([]: int list))
t "List.max [1]" (fun () -> List.max [1])
t "List.max [3; -1; 2]" (fun () -> List.max [3; -1; 2])
t "List.min ([]: int list)" (fun () -> List.min ([]: int list))
t "List.min [1]" (fun () -> List.min [1])
t "List.min [3; -1; 2]" (fun () -> List.min [3; -1; 2])
t "List.sort ([]: int list)" (fun () -> List.sort ([]: int list))
t "List.sort [1]" (fun () -> List.sort [1])
t "List.sort [3; -1; 2]" (fun () -> List.sort [3; -1; 2])
t "List.toArray ([]: int list)" (fun () -> List.toArray ([]: int list))
t "List.toArray [1]" (fun () -> List.toArray [1])
t "List.toArray [3; -1; 2]" (fun () -> List.toArray [3; -1; 2])
t "List.distinct ([]: int list)" (fun () -> List.distinct ([]: int list))
t "List.distinct [1]" (fun () -> List.distinct [1])
t "List.distinct [3; -1; 2]" (fun () -> List.distinct [3; -1; 2])
t "List.indexed ([]: int list)" (fun () -> List.indexed ([]: int list))
t "List.indexed [1]" (fun () -> List.indexed [1])
t "List.indexed [3; -1; 2]" (fun () -> List.indexed [3; -1; 2])
t "List.pairwise ([]: int list)" (fun () -> List.pairwise ([]: int list))
t "List.pairwise [1]" (fun () -> List.pairwise [1])
t "List.pairwise [3; -1; 2]" (fun () -> List.pairwise [3; -1; 2])
t "List.tail ([]: int list)" (fun () -> List.tail ([]: int list))
t "List.tail [1]" (fun () -> List.tail [1])
t "List.tail [3; -1; 2]" (fun () -> List.tail [3; -1; 2])
t "List.exactlyOne ([]: int list)" (fun () -> List.exactlyOne ([]: int list))
t "List.exactlyOne [1]" (fun () -> List.exactlyOne [1])
t "List.exactlyOne [3; -1; 2]" (fun () -> List.exactlyOne [3; -1; 2])
t "List.tryHead ([]: int list)" (fun () -> List.tryHead ([]: int list))
t "List.tryHead [1]" (fun () -> List.tryHead [1])
t "List.tryHead [3; -1; 2]" (fun () -> List.tryHead [3; -1; 2])
t "List.tryLast ([]: int list)" (fun () -> List.tryLast ([]: int list))
t "List.tryLast [1]" (fun () -> List.tryLast [1])
t "List.tryLast [3; -1; 2]" (fun () -> List.tryLast [3; -1; 2])
t "List.tryExactlyOne ([]: int list)" (fun () -> List.tryExactlyOne ([]: int list))
t "List.tryExactlyOne [1]" (fun () -> List.tryExactlyOne [1])
t "List.tryExactlyOne [3; -1; 2]" (fun () -> List.tryExactlyOne [3; -1; 2])
t "List.sortDescending ([]: int list)" (fun () -> List.sortDescending ([]: int list))
t "List.sortDescending [1]" (fun () -> List.sortDescending [1])
t "List.sortDescending [3; -1; 2]" (fun () -> List.sortDescending [3; -1; 2])
t "List.map (fun x -> x+1) ([]: int list)" (fun () -> List.map (fun x -> x+1) ([]: int list))
t "List.map (fun x -> x+1) [1]" (fun () -> List.map (fun x -> x+1) [1])
t "List.map (fun x -> x+1) [3; -1; 2]" (fun () -> List.map (fun x -> x+1) [3; -1; 2])
t "List.filter (fun x -> x>1) ([]: int list)" (fun () -> List.filter (fun x -> x>1) ([]: int list))
t "List.filter (fun x -> x>1) [1]" (fun () -> List.filter (fun x -> x>1) [1])
t "List.filter (fun x -> x>1) [3; -1; 2]" (fun () -> List.filter (fun x -> x>1) [3; -1; 2])
t "List.iter ignore ([]: int list) |> box" (fun () -> List.iter ignore ([]: int list) |> box)
t "List.iter ignore [1] |> box" (fun () -> List.iter ignore [1] |> box)
t "List.iter ignore [3; -1; 2] |> box" (fun () -> List.iter ignore [3; -1; 2] |> box)
t "List.fold (+) 0 ([]: int list)" (fun () -> List.fold (+) 0 ([]: int list))
t "List.fold (+) 0 [1]" (fun () -> List.fold (+) 0 [1])
t "List.fold (+) 0 [3; -1; 2]" (fun () -> List.fold (+) 0 [3; -1; 2])
t "List.reduce (+) ([]: int list)" (fun () -> List.reduce (+) ([]: int list))
t "List.reduce (+) [1]" (fun () -> List.reduce (+) [1])
t "List.reduce (+) [3; -1; 2]" (fun () -> List.reduce (+) [3; -1; 2])
t "List.reduceBack (-) ([]: int list)" (fun () -> List.reduceBack (-) ([]: int list))
t "List.reduceBack (-) [1]" (fun () -> List.reduceBack (-) [1])
t "List.reduceBack (-) [3; -1; 2]" (fun () -> List.reduceBack (-) [3; -1; 2])
t "List.scan (+) 0 ([]: int list)" (fun () -> List.scan (+) 0 ([]: int list))
t "List.scan (+) 0 [1]" (fun () -> List.scan (+) 0 [1])
t "List.scan (+) 0 [3; -1; 2]" (fun () -> List.scan (+) 0 [3; -1; 2])
t "List.exists (fun x -> x>2) ([]: int list)" (fun () -> List.exists (fun x -> x>2) ([]: int list))
t "List.exists (fun x -> x>2) [1]" (fun () -> List.exists (fun x -> x>2) [1])
t "List.exists (fun x -> x>2) [3; -1; 2]" (fun () -> List.exists (fun x -> x>2) [3; -1; 2])
t "List.forall (fun x -> x>2) ([]: int list)" (fun () -> List.forall (fun x -> x>2) ([]: int list))
t "List.forall (fun x -> x>2) [1]" (fun () -> List.forall (fun x -> x>2) [1])
t "List.forall (fun x -> x>2) [3; -1; 2]" (fun () -> List.forall (fun x -> x>2) [3; -1; 2])
t "List.find (fun x -> x>2) ([]: int list)" (fun () -> List.find (fun x -> x>2) ([]: int list))
t "List.find (fun x -> x>2) [1]" (fun () -> List.find (fun x -> x>2) [1])
t "List.find (fun x -> x>2) [3; -1; 2]" (fun () -> List.find (fun x -> x>2) [3; -1; 2])
t "List.findBack (fun x -> x>1) ([]: int list)" (fun () -> List.findBack (fun x -> x>1) ([]: int list))
t "List.findBack (fun x -> x>1) [1]" (fun () -> List.findBack (fun x -> x>1) [1])
t "List.findBack (fun x -> x>1) [3; -1; 2]" (fun () -> List.findBack (fun x -> x>1) [3; -1; 2])
t "List.findIndex (fun x -> x>2) ([]: int list)" (fun () -> List.findIndex (fun x -> x>2) ([]: int list))
t "List.findIndex (fun x -> x>2) [1]" (fun () -> List.findIndex (fun x -> x>2) [1])
t "List.findIndex (fun x -> x>2) [3; -1; 2]" (fun () -> List.findIndex (fun x -> x>2) [3; -1; 2])
t "List.tryFind (fun x -> x>2) ([]: int list)" (fun () -> List.tryFind (fun x -> x>2) ([]: int list))
t "List.tryFind (fun x -> x>2) [1]" (fun () -> List.tryFind (fun x -> x>2) [1])
t "List.tryFind (fun x -> x>2) [3; -1; 2]" (fun () -> List.tryFind (fun x -> x>2) [3; -1; 2])
t "List.pick (fun x -> if x>2 then Some x else None) ([]: int list)" (fun () -> List.pick (fun x -> if x>2 then Some x else None) ([]: int list))
t "List.pick (fun x -> if x>2 then Some x else None) [1]" (fun () -> List.pick (fun x -> if x>2 then Some x else None) [1])
t "List.pick (fun x -> if x>2 then Some x else None) [3; -1; 2]" (fun () -> List.pick (fun x -> if x>2 then Some x else None) [3; -1; 2])
t "List.tryPick (fun x -> if x>2 then Some x else None) ([]: int list)" (fun () -> List.tryPick (fun x -> if x>2 then Some x else None) ([]: int list))
t "List.tryPick (fun x -> if x>2 then Some x else None) [1]" (fun () -> List.tryPick (fun x -> if x>2 then Some x else None) [1])
t "List.tryPick (fun x -> if x>2 then Some x else None) [3; -1; 2]" (fun () -> List.tryPick (fun x -> if x>2 then Some x else None) [3; -1; 2])
t "List.choose (fun x -> if x>1 then Some x else None) ([]: int list)" (fun () -> List.choose (fun x -> if x>1 then Some x else None) ([]: int list))
t "List.choose (fun x -> if x>1 then Some x else None) [1]" (fun () -> List.choose (fun x -> if x>1 then Some x else None) [1])
t "List.choose (fun x -> if x>1 then Some x else None) [3; -1; 2]" (fun () -> List.choose (fun x -> if x>1 then Some x else None) [3; -1; 2])
t "List.collect (fun x -> [x;x]) ([]: int list)" (fun () -> List.collect (fun x -> [x;x]) ([]: int list))
t "List.collect (fun x -> [x;x]) [1]" (fun () -> List.collect (fun x -> [x;x]) [1])
t "List.collect (fun x -> [x;x]) [3; -1; 2]" (fun () -> List.collect (fun x -> [x;x]) [3; -1; 2])
t "List.sumBy (fun x -> x*2) ([]: int list)" (fun () -> List.sumBy (fun x -> x*2) ([]: int list))
t "List.sumBy (fun x -> x*2) [1]" (fun () -> List.sumBy (fun x -> x*2) [1])
t "List.sumBy (fun x -> x*2) [3; -1; 2]" (fun () -> List.sumBy (fun x -> x*2) [3; -1; 2])
t "List.averageBy float ([]: int list)" (fun () -> List.averageBy float ([]: int list))
t "List.averageBy float [1]" (fun () -> List.averageBy float [1])
t "List.averageBy float [3; -1; 2]" (fun () -> List.averageBy float [3; -1; 2])
t "List.maxBy (fun x -> -x) ([]: int list)" (fun () -> List.maxBy (fun x -> -x) ([]: int list))
t "List.maxBy (fun x -> -x) [1]" (fun () -> List.maxBy (fun x -> -x) [1])
t "List.maxBy (fun x -> -x) [3; -1; 2]" (fun () -> List.maxBy (fun x -> -x) [3; -1; 2])
t "List.minBy (fun x -> -x) ([]: int list)" (fun () -> List.minBy (fun x -> -x) ([]: int list))
t "List.minBy (fun x -> -x) [1]" (fun () -> List.minBy (fun x -> -x) [1])
t "List.minBy (fun x -> -x) [3; -1; 2]" (fun () -> List.minBy (fun x -> -x) [3; -1; 2])
t "List.sortBy (fun x -> -x) ([]: int list)" (fun () -> List.sortBy (fun x -> -x) ([]: int list))
t "List.sortBy (fun x -> -x) [1]" (fun () -> List.sortBy (fun x -> -x) [1])
t "List.sortBy (fun x -> -x) [3; -1; 2]" (fun () -> List.sortBy (fun x -> -x) [3; -1; 2])
t "List.sortWith compare ([]: int list)" (fun () -> List.sortWith compare ([]: int list))
t "List.sortWith compare [1]" (fun () -> List.sortWith compare [1])
t "List.sortWith compare [3; -1; 2]" (fun () -> List.sortWith compare [3; -1; 2])
t "List.groupBy (fun x -> x%2) ([]: int list)" (fun () -> List.groupBy (fun x -> x%2) ([]: int list))
t "List.groupBy (fun x -> x%2) [1]" (fun () -> List.groupBy (fun x -> x%2) [1])
t "List.groupBy (fun x -> x%2) [3; -1; 2]" (fun () -> List.groupBy (fun x -> x%2) [3; -1; 2])
t "List.countBy (fun x -> x%2) ([]: int list)" (fun () -> List.countBy (fun x -> x%2) ([]: int list))
t "List.countBy (fun x -> x%2) [1]" (fun () -> List.countBy (fun x -> x%2) [1])
t "List.countBy (fun x -> x%2) [3; -1; 2]" (fun () -> List.countBy (fun x -> x%2) [3; -1; 2])
t "List.distinctBy (fun x -> x%2) ([]: int list)" (fun () -> List.distinctBy (fun x -> x%2) ([]: int list))
t "List.distinctBy (fun x -> x%2) [1]" (fun () -> List.distinctBy (fun x -> x%2) [1])
t "List.distinctBy (fun x -> x%2) [3; -1; 2]" (fun () -> List.distinctBy (fun x -> x%2) [3; -1; 2])
t "List.take 2 ([]: int list)" (fun () -> List.take 2 ([]: int list))
t "List.take 2 [1]" (fun () -> List.take 2 [1])
t "List.take 2 [3; -1; 2]" (fun () -> List.take 2 [3; -1; 2])
t "List.take -1 ([]: int list)" (fun () -> List.take -1 ([]: int list))
t "List.take -1 [1]" (fun () -> List.take -1 [1])
t "List.take -1 [3; -1; 2]" (fun () -> List.take -1 [3; -1; 2])
t "List.take 0 ([]: int list)" (fun () -> List.take 0 ([]: int list))
t "List.take 0 [1]" (fun () -> List.take 0 [1])
t "List.take 0 [3; -1; 2]" (fun () -> List.take 0 [3; -1; 2])
t "List.skip 2 ([]: int list)" (fun () -> List.skip 2 ([]: int list))
t "List.skip 2 [1]" (fun () -> List.skip 2 [1])
t "List.skip 2 [3; -1; 2]" (fun () -> List.skip 2 [3; -1; 2])
t "List.skip -1 ([]: int list)" (fun () -> List.skip -1 ([]: int list))
t "List.skip -1 [1]" (fun () -> List.skip -1 [1])
t "List.skip -1 [3; -1; 2]" (fun () -> List.skip -1 [3; -1; 2])
t "List.truncate 2 ([]: int list)" (fun () -> List.truncate 2 ([]: int list))
t "List.truncate 2 [1]" (fun () -> List.truncate 2 [1])
t "List.truncate 2 [3; -1; 2]" (fun () -> List.truncate 2 [3; -1; 2])
t "List.truncate -1 ([]: int list)" (fun () -> List.truncate -1 ([]: int list))
t "List.truncate -1 [1]" (fun () -> List.truncate -1 [1])
t "List.truncate -1 [3; -1; 2]" (fun () -> List.truncate -1 [3; -1; 2])
t "List.chunkBySize 2 ([]: int list)" (fun () -> List.chunkBySize 2 ([]: int list))
t "List.chunkBySize 2 [1]" (fun () -> List.chunkBySize 2 [1])
t "List.chunkBySize 2 [3; -1; 2]" (fun () -> List.chunkBySize 2 [3; -1; 2])
t "List.chunkBySize 0 ([]: int list)" (fun () -> List.chunkBySize 0 ([]: int list))
t "List.chunkBySize 0 [1]" (fun () -> List.chunkBySize 0 [1])
t "List.chunkBySize 0 [3; -1; 2]" (fun () -> List.chunkBySize 0 [3; -1; 2])
t "List.windowed 2 ([]: int list)" (fun () -> List.windowed 2 ([]: int list))
t "List.windowed 2 [1]" (fun () -> List.windowed 2 [1])
t "List.windowed 2 [3; -1; 2]" (fun () -> List.windowed 2 [3; -1; 2])
t "List.windowed 0 ([]: int list)" (fun () -> List.windowed 0 ([]: int list))
t "List.windowed 0 [1]" (fun () -> List.windowed 0 [1])
t "List.windowed 0 [3; -1; 2]" (fun () -> List.windowed 0 [3; -1; 2])
t "List.splitInto 2 ([]: int list)" (fun () -> List.splitInto 2 ([]: int list))
t "List.splitInto 2 [1]" (fun () -> List.splitInto 2 [1])
t "List.splitInto 2 [3; -1; 2]" (fun () -> List.splitInto 2 [3; -1; 2])
t "List.splitInto 0 ([]: int list)" (fun () -> List.splitInto 0 ([]: int list))
t "List.splitInto 0 [1]" (fun () -> List.splitInto 0 [1])
t "List.splitInto 0 [3; -1; 2]" (fun () -> List.splitInto 0 [3; -1; 2])
t "List.item 1 ([]: int list)" (fun () -> List.item 1 ([]: int list))
t "List.item 1 [1]" (fun () -> List.item 1 [1])
t "List.item 1 [3; -1; 2]" (fun () -> List.item 1 [3; -1; 2])
t "List.item -1 ([]: int list)" (fun () -> List.item -1 ([]: int list))
t "List.item -1 [1]" (fun () -> List.item -1 [1])
t "List.item -1 [3; -1; 2]" (fun () -> List.item -1 [3; -1; 2])
t "List.tryItem 1 ([]: int list)" (fun () -> List.tryItem 1 ([]: int list))
t "List.tryItem 1 [1]" (fun () -> List.tryItem 1 [1])
t "List.tryItem 1 [3; -1; 2]" (fun () -> List.tryItem 1 [3; -1; 2])
t "List.tryItem -1 ([]: int list)" (fun () -> List.tryItem -1 ([]: int list))
t "List.tryItem -1 [1]" (fun () -> List.tryItem -1 [1])
t "List.tryItem -1 [3; -1; 2]" (fun () -> List.tryItem -1 [3; -1; 2])
t "List.removeAt 0 ([]: int list)" (fun () -> List.removeAt 0 ([]: int list))
t "List.removeAt 0 [1]" (fun () -> List.removeAt 0 [1])
t "List.removeAt 0 [3; -1; 2]" (fun () -> List.removeAt 0 [3; -1; 2])
t "List.removeAt 3 ([]: int list)" (fun () -> List.removeAt 3 ([]: int list))
t "List.removeAt 3 [1]" (fun () -> List.removeAt 3 [1])
t "List.removeAt 3 [3; -1; 2]" (fun () -> List.removeAt 3 [3; -1; 2])
t "List.removeManyAt 0 2 ([]: int list)" (fun () -> List.removeManyAt 0 2 ([]: int list))
t "List.removeManyAt 0 2 [1]" (fun () -> List.removeManyAt 0 2 [1])
t "List.removeManyAt 0 2 [3; -1; 2]" (fun () -> List.removeManyAt 0 2 [3; -1; 2])
t "List.removeManyAt 2 2 ([]: int list)" (fun () -> List.removeManyAt 2 2 ([]: int list))
t "List.removeManyAt 2 2 [1]" (fun () -> List.removeManyAt 2 2 [1])
t "List.removeManyAt 2 2 [3; -1; 2]" (fun () -> List.removeManyAt 2 2 [3; -1; 2])
t "List.insertAt 1 9 ([]: int list)" (fun () -> List.insertAt 1 9 ([]: int list))
t "List.insertAt 1 9 [1]" (fun () -> List.insertAt 1 9 [1])
t "List.insertAt 1 9 [3; -1; 2]" (fun () -> List.insertAt 1 9 [3; -1; 2])
t "List.insertAt 5 9 ([]: int list)" (fun () -> List.insertAt 5 9 ([]: int list))
t "List.insertAt 5 9 [1]" (fun () -> List.insertAt 5 9 [1])
t "List.insertAt 5 9 [3; -1; 2]" (fun () -> List.insertAt 5 9 [3; -1; 2])
t "List.insertManyAt 1 [9;8] ([]: int list)" (fun () -> List.insertManyAt 1 [9;8] ([]: int list))
t "List.insertManyAt 1 [9;8] [1]" (fun () -> List.insertManyAt 1 [9;8] [1])
t "List.insertManyAt 1 [9;8] [3; -1; 2]" (fun () -> List.insertManyAt 1 [9;8] [3; -1; 2])
t "List.updateAt 0 9 ([]: int list)" (fun () -> List.updateAt 0 9 ([]: int list))
t "List.updateAt 0 9 [1]" (fun () -> List.updateAt 0 9 [1])
t "List.updateAt 0 9 [3; -1; 2]" (fun () -> List.updateAt 0 9 [3; -1; 2])
t "List.updateAt 3 9 ([]: int list)" (fun () -> List.updateAt 3 9 ([]: int list))
t "List.updateAt 3 9 [1]" (fun () -> List.updateAt 3 9 [1])
t "List.updateAt 3 9 [3; -1; 2]" (fun () -> List.updateAt 3 9 [3; -1; 2])
t "List.takeWhile (fun x -> x>2) ([]: int list)" (fun () -> List.takeWhile (fun x -> x>2) ([]: int list))
t "List.takeWhile (fun x -> x>2) [1]" (fun () -> List.takeWhile (fun x -> x>2) [1])
t "List.takeWhile (fun x -> x>2) [3; -1; 2]" (fun () -> List.takeWhile (fun x -> x>2) [3; -1; 2])
t "List.skipWhile (fun x -> x>2) ([]: int list)" (fun () -> List.skipWhile (fun x -> x>2) ([]: int list))
t "List.skipWhile (fun x -> x>2) [1]" (fun () -> List.skipWhile (fun x -> x>2) [1])
t "List.skipWhile (fun x -> x>2) [3; -1; 2]" (fun () -> List.skipWhile (fun x -> x>2) [3; -1; 2])
t "List.contains 2 ([]: int list)" (fun () -> List.contains 2 ([]: int list))
t "List.contains 2 [1]" (fun () -> List.contains 2 [1])
t "List.contains 2 [3; -1; 2]" (fun () -> List.contains 2 [3; -1; 2])
t "List.mapi (fun i x -> i*x) ([]: int list)" (fun () -> List.mapi (fun i x -> i*x) ([]: int list))
t "List.mapi (fun i x -> i*x) [1]" (fun () -> List.mapi (fun i x -> i*x) [1])
t "List.mapi (fun i x -> i*x) [3; -1; 2]" (fun () -> List.mapi (fun i x -> i*x) [3; -1; 2])
t "List.except [1] ([]: int list)" (fun () -> List.except [1] ([]: int list))
t "List.except [1] [1]" (fun () -> List.except [1] [1])
t "List.except [1] [3; -1; 2]" (fun () -> List.except [1] [3; -1; 2])
t "List.append [0] ([]: int list)" (fun () -> List.append [0] ([]: int list))
t "List.append [0] [1]" (fun () -> List.append [0] [1])
t "List.append [0] [3; -1; 2]" (fun () -> List.append [0] [3; -1; 2])
t "List.zip [1;2] ([]: int list)" (fun () -> List.zip [1;2] ([]: int list))
t "List.zip [1;2] [1]" (fun () -> List.zip [1;2] [1])
t "List.zip [1;2] [3; -1; 2]" (fun () -> List.zip [1;2] [3; -1; 2])
t "List.map2 (+) [1;2] ([]: int list)" (fun () -> List.map2 (+) [1;2] ([]: int list))
t "List.map2 (+) [1;2] [1]" (fun () -> List.map2 (+) [1;2] [1])
t "List.map2 (+) [1;2] [3; -1; 2]" (fun () -> List.map2 (+) [1;2] [3; -1; 2])
t "List.iter2 (fun _ _ -> ()) [1;2] ([]: int list) |> box" (fun () -> List.iter2 (fun _ _ -> ()) [1;2] ([]: int list) |> box)
t "List.iter2 (fun _ _ -> ()) [1;2] [1] |> box" (fun () -> List.iter2 (fun _ _ -> ()) [1;2] [1] |> box)
t "List.iter2 (fun _ _ -> ()) [1;2] [3; -1; 2] |> box" (fun () -> List.iter2 (fun _ _ -> ()) [1;2] [3; -1; 2] |> box)
t "List.fold2 (fun s a b -> s+a*b) 0 [1;2] ([]: int list)" (fun () -> List.fold2 (fun s a b -> s+a*b) 0 [1;2] ([]: int list))
t "List.fold2 (fun s a b -> s+a*b) 0 [1;2] [1]" (fun () -> List.fold2 (fun s a b -> s+a*b) 0 [1;2] [1])
t "List.fold2 (fun s a b -> s+a*b) 0 [1;2] [3; -1; 2]" (fun () -> List.fold2 (fun s a b -> s+a*b) 0 [1;2] [3; -1; 2])
t "List.forall2 (<) [1;2] ([]: int list)" (fun () -> List.forall2 (<) [1;2] ([]: int list))
t "List.forall2 (<) [1;2] [1]" (fun () -> List.forall2 (<) [1;2] [1])
t "List.forall2 (<) [1;2] [3; -1; 2]" (fun () -> List.forall2 (<) [1;2] [3; -1; 2])
t "List.exists2 (<) [1;2] ([]: int list)" (fun () -> List.exists2 (<) [1;2] ([]: int list))
t "List.exists2 (<) [1;2] [1]" (fun () -> List.exists2 (<) [1;2] [1])
t "List.exists2 (<) [1;2] [3; -1; 2]" (fun () -> List.exists2 (<) [1;2] [3; -1; 2])
t "List.compareWith compare [1;2] ([]: int list)" (fun () -> List.compareWith compare [1;2] ([]: int list))
t "List.compareWith compare [1;2] [1]" (fun () -> List.compareWith compare [1;2] [1])
t "List.compareWith compare [1;2] [3; -1; 2]" (fun () -> List.compareWith compare [1;2] [3; -1; 2])
t "List.allPairs [1;2] ([]: int list)" (fun () -> List.allPairs [1;2] ([]: int list))
t "List.allPairs [1;2] [1]" (fun () -> List.allPairs [1;2] [1])
t "List.allPairs [1;2] [3; -1; 2]" (fun () -> List.allPairs [1;2] [3; -1; 2])
t "List.permute (fun i -> 2-i) ([]: int list)" (fun () -> List.permute (fun i -> 2-i) ([]: int list))
t "List.permute (fun i -> 2-i) [1]" (fun () -> List.permute (fun i -> 2-i) [1])
t "List.permute (fun i -> 2-i) [3; -1; 2]" (fun () -> List.permute (fun i -> 2-i) [3; -1; 2])
t "List.mapFold (fun s x -> x*2, s+x) 0 ([]: int list)" (fun () -> List.mapFold (fun s x -> x*2, s+x) 0 ([]: int list))
t "List.mapFold (fun s x -> x*2, s+x) 0 [1]" (fun () -> List.mapFold (fun s x -> x*2, s+x) 0 [1])
t "List.mapFold (fun s x -> x*2, s+x) 0 [3; -1; 2]" (fun () -> List.mapFold (fun s x -> x*2, s+x) 0 [3; -1; 2])
t "List.zip3 [1] [2] ([]: int list)" (fun () -> List.zip3 [1] [2] ([]: int list))
t "List.zip3 [1] [2] [1]" (fun () -> List.zip3 [1] [2] [1])
t "List.zip3 [1] [2] [3; -1; 2]" (fun () -> List.zip3 [1] [2] [3; -1; 2])
t "List.map3 (fun a b c -> a+b+c) [1] [2] ([]: int list)" (fun () -> List.map3 (fun a b c -> a+b+c) [1] [2] ([]: int list))
t "List.map3 (fun a b c -> a+b+c) [1] [2] [1]" (fun () -> List.map3 (fun a b c -> a+b+c) [1] [2] [1])
t "List.map3 (fun a b c -> a+b+c) [1] [2] [3; -1; 2]" (fun () -> List.map3 (fun a b c -> a+b+c) [1] [2] [3; -1; 2])
t "List.mapi2 (fun i a b -> i+a+b) [1] ([]: int list)" (fun () -> List.mapi2 (fun i a b -> i+a+b) [1] ([]: int list))
t "List.mapi2 (fun i a b -> i+a+b) [1] [1]" (fun () -> List.mapi2 (fun i a b -> i+a+b) [1] [1])
t "List.mapi2 (fun i a b -> i+a+b) [1] [3; -1; 2]" (fun () -> List.mapi2 (fun i a b -> i+a+b) [1] [3; -1; 2])
t "List.iteri (fun _ _ -> ()) ([]: int list) |> box" (fun () -> List.iteri (fun _ _ -> ()) ([]: int list) |> box)
t "List.iteri (fun _ _ -> ()) [1] |> box" (fun () -> List.iteri (fun _ _ -> ()) [1] |> box)
t "List.iteri (fun _ _ -> ()) [3; -1; 2] |> box" (fun () -> List.iteri (fun _ _ -> ()) [3; -1; 2] |> box)
t "List.init -1 id" (fun () -> List.init -1 id)
t "List.replicate -1 0" (fun () -> List.replicate -1 0)
t "List.unfold (fun s -> if s>3 then None else Some(s,s+1)) 0" (fun () -> List.unfold (fun s -> if s>3 then None else Some(s,s+1)) 0)
t "List.foldBack (fun x s -> x-s) [1;2;3] 0" (fun () -> List.foldBack (fun x s -> x-s) [1;2;3] 0)
t "List.foldBack2 (fun a b s -> a-b+s) [1;2] [3;4;5] 0" (fun () -> List.foldBack2 (fun a b s -> a-b+s) [1;2] [3;4;5] 0)
t "List.scanBack (fun x s -> x-s) [1;2;3] 0" (fun () -> List.scanBack (fun x s -> x-s) [1;2;3] 0)
t "List.transpose [[1;2];[3;4]]" (fun () -> List.transpose [[1;2];[3;4]])
t "List.transpose [[1;2];[3]]" (fun () -> List.transpose [[1;2];[3]])
t "List.average ([]: float list)" (fun () -> List.average ([]: float list))
t "List.zip [1] [1;2]" (fun () -> List.zip [1] [1;2])
t "List.zip3 [1] [1;2] [3]" (fun () -> List.zip3 [1] [1;2] [3])
t "List.unzip3 [1,2,3]" (fun () -> List.unzip3 [1,2,3])
t "List.concat [[1];[]]" (fun () -> List.concat [[1];[]])
t "List.splitAt 2 [1]" (fun () -> List.splitAt 2 [1])
t "List.splitAt -1 [1]" (fun () -> List.splitAt -1 [1])
t "List.nth [1] 3" (fun () -> List.nth [1] 3)
t "List.nth [1] -1" (fun () -> List.nth [1] -1)
t "[1;2].[2]" (fun () -> [1;2].[2])
t "[1;2].Item 5" (fun () -> [1;2].Item 5)
t "[1;2].Head" (fun () -> [1;2].Head)
t "([]: int list).Head" (fun () -> ([]: int list).Head)
t "([]: int list).Tail" (fun () -> ([]: int list).Tail)
t "List.partition (fun x -> x>1) [1;2;3]" (fun () -> List.partition (fun x -> x>1) [1;2;3])
t "List.mapFoldBack (fun x s -> x*2, s+x) [1;2] 0" (fun () -> List.mapFoldBack (fun x s -> x*2, s+x) [1;2] 0)
t "List.ofSeq (null: int seq)" (fun () -> List.ofSeq (null: int seq))
t "List.ofArray (null: int[])" (fun () -> List.ofArray (null: int[]))
t "[1;2;3].[1..]" (fun () -> [1;2;3].[1..])
t "[1;2;3].[5..]" (fun () -> [1;2;3].[5..])
t "[1;2;3].[.. -1]" (fun () -> [1;2;3].[.. -1])
t "[1;2;3].[-1..1]" (fun () -> [1;2;3].[-1..1])
t "List.map2 (+) [1] [2;3]" (fun () -> List.map2 (+) [1] [2;3])
t "List.iteri2 (fun _ _ _ -> ()) [1] [2;3]" (fun () -> List.iteri2 (fun _ _ _ -> ()) [1] [2;3])
t "List.map3 (fun a b c -> a+b+c) [1] [2] [3;4]" (fun () -> List.map3 (fun a b c -> a+b+c) [1] [2] [3;4])
t "List.exists2 (<) [1] [2;3]" (fun () -> List.exists2 (<) [1] [2;3])
t "List.forall2 (<) [1] [2;3]" (fun () -> List.forall2 (<) [1] [2;3])
t "List.fold2 (fun s a b -> s) 0 [1] [2;3]" (fun () -> List.fold2 (fun s a b -> s) 0 [1] [2;3])
t "List.sum [Int32.MaxValue; 1]" (fun () -> List.sum [Int32.MaxValue; 1])
t "List.randomChoice ([]: int list)" (fun () -> List.randomChoice ([]: int list))
t "List.randomSample 3 [1]" (fun () -> List.randomSample 3 [1])
