// out: Seq.length (null: int seq): ArgumentNullException Value cannot be null. (Parameter 'source')
// out: Seq.length Seq.empty<int>: 0
// out: Seq.length (seq [1]): 1
// out: Seq.length (seq { 3; -1; 2 }): 3
// out: Seq.isEmpty (null: int seq): ArgumentNullException Value cannot be null. (Parameter 'source')
// out: Seq.isEmpty Seq.empty<int>: true
// out: Seq.isEmpty (seq [1]): false
// out: Seq.isEmpty (seq { 3; -1; 2 }): false
// out: Seq.head (null: int seq): ArgumentNullException Value cannot be null. (Parameter 'source')
// out: Seq.head Seq.empty<int>: ArgumentException The input sequence was empty. (Parameter 'source')
// out: Seq.head (seq [1]): 1
// out: Seq.head (seq { 3; -1; 2 }): 3
// out: Seq.last (null: int seq): ArgumentNullException Value cannot be null. (Parameter 'source')
// out: Seq.last Seq.empty<int>: ArgumentException The input sequence was empty. (Parameter 'source')
// out: Seq.last (seq [1]): 1
// out: Seq.last (seq { 3; -1; 2 }): 2
// out: Seq.rev (null: int seq): ArgumentNullException Value cannot be null. (Parameter 'source')
// out: Seq.rev Seq.empty<int>: seq []
// out: Seq.rev (seq [1]): seq [1]
// out: Seq.rev (seq { 3; -1; 2 }): seq [2; -1; 3]
// out: Seq.sum (null: int seq): NullReferenceException Object reference not set to an instance of an object.
// out: Seq.sum Seq.empty<int>: 0
// out: Seq.sum (seq [1]): 1
// out: Seq.sum (seq { 3; -1; 2 }): 4
// out: Seq.max (null: int seq): ArgumentNullException Value cannot be null. (Parameter 'source')
// out: Seq.max Seq.empty<int>: ArgumentException The input sequence was empty. (Parameter 'source')
// out: Seq.max (seq [1]): 1
// out: Seq.max (seq { 3; -1; 2 }): 3
// out: Seq.min (null: int seq): ArgumentNullException Value cannot be null. (Parameter 'source')
// out: Seq.min Seq.empty<int>: ArgumentException The input sequence was empty. (Parameter 'source')
// out: Seq.min (seq [1]): 1
// out: Seq.min (seq { 3; -1; 2 }): -1
// out: Seq.sort (null: int seq): ArgumentNullException Value cannot be null. (Parameter 'source')
// out: Seq.sort Seq.empty<int>: seq []
// out: Seq.sort (seq [1]): seq [1]
// out: Seq.sort (seq { 3; -1; 2 }): seq [-1; 2; 3]
// out: Seq.toList (null: int seq): ArgumentNullException Value cannot be null. (Parameter 'source')
// out: Seq.toList Seq.empty<int>: []
// out: Seq.toList (seq [1]): [1]
// out: Seq.toList (seq { 3; -1; 2 }): [3; -1; 2]
// out: Seq.toArray (null: int seq): ArgumentNullException Value cannot be null. (Parameter 'source')
// out: Seq.toArray Seq.empty<int>: [||]
// out: Seq.toArray (seq [1]): [|1|]
// out: Seq.toArray (seq { 3; -1; 2 }): [|3; -1; 2|]
// out: Seq.distinct (null: int seq): ArgumentNullException Value cannot be null. (Parameter 'source')
// out: Seq.distinct Seq.empty<int>: seq []
// out: Seq.distinct (seq [1]): seq [1]
// out: Seq.distinct (seq { 3; -1; 2 }): seq [3; -1; 2]
// out: Seq.indexed (null: int seq): ArgumentNullException Value cannot be null. (Parameter 'source')
// out: Seq.indexed Seq.empty<int>: seq []
// out: Seq.indexed (seq [1]): seq [(0, 1)]
// out: Seq.indexed (seq { 3; -1; 2 }): seq [(0, 3); (1, -1); (2, 2)]
// out: Seq.pairwise (null: int seq): ArgumentNullException Value cannot be null. (Parameter 'source')
// out: Seq.pairwise Seq.empty<int>: seq []
// out: Seq.pairwise (seq [1]): seq []
// out: Seq.pairwise (seq { 3; -1; 2 }): seq [(3, -1); (-1, 2)]
// out: Seq.tail (null: int seq): ArgumentNullException Value cannot be null. (Parameter 'source')
// out: Seq.tail Seq.empty<int>: Error: The input sequence has an insufficient number of elements. (Parameter 'source')
// out: Seq.tail (seq [1]): seq []
// out: Seq.tail (seq { 3; -1; 2 }): seq [-1; 2]
// out: Seq.exactlyOne (null: int seq): ArgumentNullException Value cannot be null. (Parameter 'source')
// out: Seq.exactlyOne Seq.empty<int>: ArgumentException The input sequence was empty. (Parameter 'source')
// out: Seq.exactlyOne (seq [1]): 1
// out: Seq.exactlyOne (seq { 3; -1; 2 }): ArgumentException The input sequence contains more than one element. (Parameter 'source')
// out: Seq.tryHead (null: int seq): ArgumentNullException Value cannot be null. (Parameter 'source')
// out: Seq.tryHead Seq.empty<int>: None
// out: Seq.tryHead (seq [1]): Some 1
// out: Seq.tryHead (seq { 3; -1; 2 }): Some 3
// out: Seq.tryLast (null: int seq): ArgumentNullException Value cannot be null. (Parameter 'source')
// out: Seq.tryLast Seq.empty<int>: None
// out: Seq.tryLast (seq [1]): Some 1
// out: Seq.tryLast (seq { 3; -1; 2 }): Some 2
// out: Seq.tryExactlyOne (null: int seq): ArgumentNullException Value cannot be null. (Parameter 'source')
// out: Seq.tryExactlyOne Seq.empty<int>: None
// out: Seq.tryExactlyOne (seq [1]): Some 1
// out: Seq.tryExactlyOne (seq { 3; -1; 2 }): None
// out: Seq.cache (null: int seq): ArgumentNullException Value cannot be null. (Parameter 'source')
// out: Seq.cache Seq.empty<int>: seq []
// out: Seq.cache (seq [1]): seq [1]
// out: Seq.cache (seq { 3; -1; 2 }): seq [3; -1; 2]
// out: Seq.readonly (null: int seq): ArgumentNullException Value cannot be null. (Parameter 'source')
// out: Seq.readonly Seq.empty<int>: seq []
// out: Seq.readonly (seq [1]): seq [1]
// out: Seq.readonly (seq { 3; -1; 2 }): seq [3; -1; 2]
// out: Seq.sortDescending (null: int seq): ArgumentNullException Value cannot be null. (Parameter 'source')
// out: Seq.sortDescending Seq.empty<int>: seq []
// out: Seq.sortDescending (seq [1]): seq [1]
// out: Seq.sortDescending (seq { 3; -1; 2 }): seq [3; 2; -1]
// out: Seq.map (fun x -> x+1) (null: int seq): ArgumentNullException Value cannot be null. (Parameter 'source')
// out: Seq.map (fun x -> x+1) Seq.empty<int>: seq []
// out: Seq.map (fun x -> x+1) (seq [1]): seq [2]
// out: Seq.map (fun x -> x+1) (seq { 3; -1; 2 }): seq [4; 0; 3]
// out: Seq.filter (fun x -> x>1) (null: int seq): ArgumentNullException Value cannot be null. (Parameter 'source')
// out: Seq.filter (fun x -> x>1) Seq.empty<int>: seq []
// out: Seq.filter (fun x -> x>1) (seq [1]): seq []
// out: Seq.filter (fun x -> x>1) (seq { 3; -1; 2 }): seq [3; 2]
// out: Seq.iter ignore (null: int seq) |> box: ArgumentNullException Value cannot be null. (Parameter 'source')
// out: Seq.iter ignore Seq.empty<int> |> box: <null>
// out: Seq.iter ignore (seq [1]) |> box: <null>
// out: Seq.iter ignore (seq { 3; -1; 2 }) |> box: <null>
// out: Seq.fold (+) 0 (null: int seq): ArgumentNullException Value cannot be null. (Parameter 'source')
// out: Seq.fold (+) 0 Seq.empty<int>: 0
// out: Seq.fold (+) 0 (seq [1]): 1
// out: Seq.fold (+) 0 (seq { 3; -1; 2 }): 4
// out: Seq.reduce (+) (null: int seq): ArgumentNullException Value cannot be null. (Parameter 'source')
// out: Seq.reduce (+) Seq.empty<int>: ArgumentException The input sequence was empty. (Parameter 'source')
// out: Seq.reduce (+) (seq [1]): 1
// out: Seq.reduce (+) (seq { 3; -1; 2 }): 4
// out: Seq.reduceBack (-) (null: int seq): ArgumentNullException Value cannot be null. (Parameter 'source')
// out: Seq.reduceBack (-) Seq.empty<int>: ArgumentException The input sequence was empty. (Parameter 'source')
// out: Seq.reduceBack (-) (seq [1]): 1
// out: Seq.reduceBack (-) (seq { 3; -1; 2 }): 6
// out: Seq.scan (+) 0 (null: int seq): ArgumentNullException Value cannot be null. (Parameter 'source')
// out: Seq.scan (+) 0 Seq.empty<int>: seq [0]
// out: Seq.scan (+) 0 (seq [1]): seq [0; 1]
// out: Seq.scan (+) 0 (seq { 3; -1; 2 }): seq [0; 3; 2; 4]
// out: Seq.exists (fun x -> x>2) (null: int seq): ArgumentNullException Value cannot be null. (Parameter 'source')
// out: Seq.exists (fun x -> x>2) Seq.empty<int>: false
// out: Seq.exists (fun x -> x>2) (seq [1]): false
// out: Seq.exists (fun x -> x>2) (seq { 3; -1; 2 }): true
// out: Seq.forall (fun x -> x>2) (null: int seq): ArgumentNullException Value cannot be null. (Parameter 'source')
// out: Seq.forall (fun x -> x>2) Seq.empty<int>: true
// out: Seq.forall (fun x -> x>2) (seq [1]): false
// out: Seq.forall (fun x -> x>2) (seq { 3; -1; 2 }): false
// out: Seq.find (fun x -> x>2) (null: int seq): ArgumentNullException Value cannot be null. (Parameter 'source')
// out: Seq.find (fun x -> x>2) Seq.empty<int>: KeyNotFoundException An index satisfying the predicate was not found in the collection.
// out: Seq.find (fun x -> x>2) (seq [1]): KeyNotFoundException An index satisfying the predicate was not found in the collection.
// out: Seq.find (fun x -> x>2) (seq { 3; -1; 2 }): 3
// out: Seq.findBack (fun x -> x>1) (null: int seq): ArgumentNullException Value cannot be null. (Parameter 'source')
// out: Seq.findBack (fun x -> x>1) Seq.empty<int>: KeyNotFoundException An index satisfying the predicate was not found in the collection.
// out: Seq.findBack (fun x -> x>1) (seq [1]): KeyNotFoundException An index satisfying the predicate was not found in the collection.
// out: Seq.findBack (fun x -> x>1) (seq { 3; -1; 2 }): 2
// out: Seq.findIndex (fun x -> x>2) (null: int seq): ArgumentNullException Value cannot be null. (Parameter 'source')
// out: Seq.findIndex (fun x -> x>2) Seq.empty<int>: KeyNotFoundException An index satisfying the predicate was not found in the collection.
// out: Seq.findIndex (fun x -> x>2) (seq [1]): KeyNotFoundException An index satisfying the predicate was not found in the collection.
// out: Seq.findIndex (fun x -> x>2) (seq { 3; -1; 2 }): 0
// out: Seq.tryFind (fun x -> x>2) (null: int seq): ArgumentNullException Value cannot be null. (Parameter 'source')
// out: Seq.tryFind (fun x -> x>2) Seq.empty<int>: None
// out: Seq.tryFind (fun x -> x>2) (seq [1]): None
// out: Seq.tryFind (fun x -> x>2) (seq { 3; -1; 2 }): Some 3
// out: Seq.pick (fun x -> if x>2 then Some x else None) (null: int seq): ArgumentNullException Value cannot be null. (Parameter 'source')
// out: Seq.pick (fun x -> if x>2 then Some x else None) Seq.empty<int>: KeyNotFoundException An index satisfying the predicate was not found in the collection.
// out: Seq.pick (fun x -> if x>2 then Some x else None) (seq [1]): KeyNotFoundException An index satisfying the predicate was not found in the collection.
// out: Seq.pick (fun x -> if x>2 then Some x else None) (seq { 3; -1; 2 }): 3
// out: Seq.tryPick (fun x -> if x>2 then Some x else None) (null: int seq): ArgumentNullException Value cannot be null. (Parameter 'source')
// out: Seq.tryPick (fun x -> if x>2 then Some x else None) Seq.empty<int>: None
// out: Seq.tryPick (fun x -> if x>2 then Some x else None) (seq [1]): None
// out: Seq.tryPick (fun x -> if x>2 then Some x else None) (seq { 3; -1; 2 }): Some 3
// out: Seq.choose (fun x -> if x>1 then Some x else None) (null: int seq): ArgumentNullException Value cannot be null. (Parameter 'source')
// out: Seq.choose (fun x -> if x>1 then Some x else None) Seq.empty<int>: seq []
// out: Seq.choose (fun x -> if x>1 then Some x else None) (seq [1]): seq []
// out: Seq.choose (fun x -> if x>1 then Some x else None) (seq { 3; -1; 2 }): seq [3; 2]
// out: Seq.collect (fun x -> [x;x]) (null: int seq): ArgumentNullException Value cannot be null. (Parameter 'source')
// out: Seq.collect (fun x -> [x;x]) Seq.empty<int>: seq []
// out: Seq.collect (fun x -> [x;x]) (seq [1]): seq [1; 1]
// out: Seq.collect (fun x -> [x;x]) (seq { 3; -1; 2 }): seq [3; 3; -1; -1; ...]
// out: Seq.sumBy (fun x -> x*2) (null: int seq): NullReferenceException Object reference not set to an instance of an object.
// out: Seq.sumBy (fun x -> x*2) Seq.empty<int>: 0
// out: Seq.sumBy (fun x -> x*2) (seq [1]): 2
// out: Seq.sumBy (fun x -> x*2) (seq { 3; -1; 2 }): 8
// out: Seq.averageBy float (null: int seq): ArgumentNullException Value cannot be null. (Parameter 'source')
// out: Seq.averageBy float Seq.empty<int>: ArgumentException The input sequence was empty. (Parameter 'source')
// out: Seq.averageBy float (seq [1]): 1.0
// out: Seq.averageBy float (seq { 3; -1; 2 }): 1.333333333
// out: Seq.maxBy (fun x -> -x) (null: int seq): ArgumentNullException Value cannot be null. (Parameter 'source')
// out: Seq.maxBy (fun x -> -x) Seq.empty<int>: ArgumentException The input sequence was empty. (Parameter 'source')
// out: Seq.maxBy (fun x -> -x) (seq [1]): 1
// out: Seq.maxBy (fun x -> -x) (seq { 3; -1; 2 }): -1
// out: Seq.minBy (fun x -> -x) (null: int seq): ArgumentNullException Value cannot be null. (Parameter 'source')
// out: Seq.minBy (fun x -> -x) Seq.empty<int>: ArgumentException The input sequence was empty. (Parameter 'source')
// out: Seq.minBy (fun x -> -x) (seq [1]): 1
// out: Seq.minBy (fun x -> -x) (seq { 3; -1; 2 }): 3
// out: Seq.sortBy (fun x -> -x) (null: int seq): ArgumentNullException Value cannot be null. (Parameter 'source')
// out: Seq.sortBy (fun x -> -x) Seq.empty<int>: seq []
// out: Seq.sortBy (fun x -> -x) (seq [1]): seq [1]
// out: Seq.sortBy (fun x -> -x) (seq { 3; -1; 2 }): seq [3; 2; -1]
// out: Seq.sortWith compare (null: int seq): ArgumentNullException Value cannot be null. (Parameter 'source')
// out: Seq.sortWith compare Seq.empty<int>: seq []
// out: Seq.sortWith compare (seq [1]): seq [1]
// out: Seq.sortWith compare (seq { 3; -1; 2 }): seq [-1; 2; 3]
// out: Seq.groupBy (fun x -> x%2) Seq.empty<int>: seq []
// out: Seq.groupBy (fun x -> x%2) (seq [1]): seq [(1, seq [1])]
// out: Seq.groupBy (fun x -> x%2) (seq { 3; -1; 2 }): seq [(1, seq [3]); (-1, seq [-1]); (0, seq [2])]
// out: Seq.countBy (fun x -> x%2) (null: int seq): ArgumentNullException Value cannot be null. (Parameter 'source')
// out: Seq.countBy (fun x -> x%2) Seq.empty<int>: seq []
// out: Seq.countBy (fun x -> x%2) (seq [1]): seq [(1, 1)]
// out: Seq.countBy (fun x -> x%2) (seq { 3; -1; 2 }): seq [(1, 1); (-1, 1); (0, 1)]
// out: Seq.distinctBy (fun x -> x%2) (null: int seq): ArgumentNullException Value cannot be null. (Parameter 'source')
// out: Seq.distinctBy (fun x -> x%2) Seq.empty<int>: seq []
// out: Seq.distinctBy (fun x -> x%2) (seq [1]): seq [1]
// out: Seq.distinctBy (fun x -> x%2) (seq { 3; -1; 2 }): seq [3; -1; 2]
// out: Seq.take 2 (null: int seq): ArgumentNullException Value cannot be null. (Parameter 'source')
// out: Seq.take 2 Seq.empty<int>: Error: The input sequence has an insufficient number of elements.: tried to take 2 elements past the end of the seq. Use Seq.truncate to get 2 or less elements
// out: Seq.take 2 (seq [1]): Error: The input sequence has an insufficient number of elements.: tried to take 1 element past the end of the seq. Use Seq.truncate to get 2 or less elements
// out: Seq.take 2 (seq { 3; -1; 2 }): seq [3; -1]
// out: Seq.take -1 (null: int seq): ArgumentNullException Value cannot be null. (Parameter 'source')
// out: Seq.take -1 Seq.empty<int>: ArgumentException The input must be non-negative.~count = -1 (Parameter 'count')
// out: Seq.take -1 (seq [1]): ArgumentException The input must be non-negative.~count = -1 (Parameter 'count')
// out: Seq.take -1 (seq { 3; -1; 2 }): ArgumentException The input must be non-negative.~count = -1 (Parameter 'count')
// out: Seq.take 0 (null: int seq): ArgumentNullException Value cannot be null. (Parameter 'source')
// out: Seq.take 0 Seq.empty<int>: [||]
// out: Seq.take 0 (seq [1]): [||]
// out: Seq.take 0 (seq { 3; -1; 2 }): [||]
// out: Seq.skip 2 (null: int seq): ArgumentNullException Value cannot be null. (Parameter 'source')
// out: Seq.skip 2 Seq.empty<int>: Error: tried to skip The input sequence has an insufficient number of elements. 1 past the end of the seq
// out: Seq.skip 2 (seq [1]): Error: tried to skip The input sequence has an insufficient number of elements. 2 past the end of the seq
// out: Seq.skip 2 (seq { 3; -1; 2 }): seq [2]
// out: Seq.skip -1 (null: int seq): ArgumentNullException Value cannot be null. (Parameter 'source')
// out: Seq.skip -1 Seq.empty<int>: seq []
// out: Seq.skip -1 (seq [1]): seq [1]
// out: Seq.skip -1 (seq { 3; -1; 2 }): seq [3; -1; 2]
// out: Seq.truncate 2 (null: int seq): ArgumentNullException Value cannot be null. (Parameter 'source')
// out: Seq.truncate 2 Seq.empty<int>: seq []
// out: Seq.truncate 2 (seq [1]): seq [1]
// out: Seq.truncate 2 (seq { 3; -1; 2 }): seq [3; -1]
// out: Seq.truncate -1 (null: int seq): ArgumentNullException Value cannot be null. (Parameter 'source')
// out: Seq.truncate -1 Seq.empty<int>: [||]
// out: Seq.truncate -1 (seq [1]): [||]
// out: Seq.truncate -1 (seq { 3; -1; 2 }): [||]
// out: Seq.chunkBySize 2 (null: int seq): ArgumentNullException Value cannot be null. (Parameter 'source')
// out: Seq.chunkBySize 2 Seq.empty<int>: seq []
// out: Seq.chunkBySize 2 (seq [1]): seq [[|1|]]
// out: Seq.chunkBySize 2 (seq { 3; -1; 2 }): seq [[|3; -1|]; [|2|]]
// out: Seq.chunkBySize 0 (null: int seq): ArgumentNullException Value cannot be null. (Parameter 'source')
// out: Seq.chunkBySize 0 Seq.empty<int>: ArgumentException The input must be positive.~chunkSize = 0 (Parameter 'chunkSize')
// out: Seq.chunkBySize 0 (seq [1]): ArgumentException The input must be positive.~chunkSize = 0 (Parameter 'chunkSize')
// out: Seq.chunkBySize 0 (seq { 3; -1; 2 }): ArgumentException The input must be positive.~chunkSize = 0 (Parameter 'chunkSize')
// out: Seq.windowed 2 (null: int seq): ArgumentNullException Value cannot be null. (Parameter 'source')
// out: Seq.windowed 2 Seq.empty<int>: seq []
// out: Seq.windowed 2 (seq [1]): seq []
// out: Seq.windowed 2 (seq { 3; -1; 2 }): seq [[|3; -1|]; [|-1; 2|]]
// out: Seq.windowed 0 (null: int seq): ArgumentNullException Value cannot be null. (Parameter 'source')
// out: Seq.windowed 0 Seq.empty<int>: ArgumentException The input must be positive.~windowSize = 0 (Parameter 'windowSize')
// out: Seq.windowed 0 (seq [1]): ArgumentException The input must be positive.~windowSize = 0 (Parameter 'windowSize')
// out: Seq.windowed 0 (seq { 3; -1; 2 }): ArgumentException The input must be positive.~windowSize = 0 (Parameter 'windowSize')
// out: Seq.splitInto 2 (null: int seq): ArgumentNullException Value cannot be null. (Parameter 'source')
// out: Seq.splitInto 2 Seq.empty<int>: seq []
// out: Seq.splitInto 2 (seq [1]): seq [[|1|]]
// out: Seq.splitInto 2 (seq { 3; -1; 2 }): seq [[|3; -1|]; [|2|]]
// out: Seq.splitInto 0 (null: int seq): ArgumentNullException Value cannot be null. (Parameter 'source')
// out: Seq.splitInto 0 Seq.empty<int>: ArgumentException The input must be positive.~count = 0 (Parameter 'count')
// out: Seq.splitInto 0 (seq [1]): ArgumentException The input must be positive.~count = 0 (Parameter 'count')
// out: Seq.splitInto 0 (seq { 3; -1; 2 }): ArgumentException The input must be positive.~count = 0 (Parameter 'count')
// out: Seq.item 1 (null: int seq): ArgumentNullException Value cannot be null. (Parameter 'source')
// out: Seq.item 1 Seq.empty<int>: ArgumentException The input sequence has an insufficient number of elements.~seq was short by 2 elements (Parameter 'index')
// out: Seq.item 1 (seq [1]): ArgumentException The input sequence has an insufficient number of elements.~seq was short by 1 element (Parameter 'index')
// out: Seq.item 1 (seq { 3; -1; 2 }): -1
// out: Seq.item -1 (null: int seq): ArgumentNullException Value cannot be null. (Parameter 'source')
// out: Seq.item -1 Seq.empty<int>: ArgumentException The input must be non-negative.~index = -1 (Parameter 'index')
// out: Seq.item -1 (seq [1]): ArgumentException The input must be non-negative.~index = -1 (Parameter 'index')
// out: Seq.item -1 (seq { 3; -1; 2 }): ArgumentException The input must be non-negative.~index = -1 (Parameter 'index')
// out: Seq.tryItem 1 (null: int seq): ArgumentNullException Value cannot be null. (Parameter 'source')
// out: Seq.tryItem 1 Seq.empty<int>: None
// out: Seq.tryItem 1 (seq [1]): None
// out: Seq.tryItem 1 (seq { 3; -1; 2 }): Some -1
// out: Seq.tryItem -1 (null: int seq): ArgumentNullException Value cannot be null. (Parameter 'source')
// out: Seq.tryItem -1 Seq.empty<int>: None
// out: Seq.tryItem -1 (seq [1]): None
// out: Seq.tryItem -1 (seq { 3; -1; 2 }): None
// out: Seq.removeAt 0 (null: int seq): Error: Object reference not set to an instance of an object.
// out: Seq.removeAt 0 Seq.empty<int>: Error: index must be within bounds of the array (Parameter 'index')
// out: Seq.removeAt 0 (seq [1]): seq []
// out: Seq.removeAt 0 (seq { 3; -1; 2 }): seq [-1; 2]
// out: Seq.removeAt 3 (null: int seq): Error: Object reference not set to an instance of an object.
// out: Seq.removeAt 3 Seq.empty<int>: Error: index must be within bounds of the array (Parameter 'index')
// out: Seq.removeAt 3 (seq [1]): Error: index must be within bounds of the array (Parameter 'index')
// out: Seq.removeAt 3 (seq { 3; -1; 2 }): Error: index must be within bounds of the array (Parameter 'index')
// out: Seq.removeManyAt 0 2 (null: int seq): Error: Object reference not set to an instance of an object.
// out: Seq.removeManyAt 0 2 Seq.empty<int>: Error: index must be within bounds of the array (Parameter 'index')
// out: Seq.removeManyAt 0 2 (seq [1]): seq []
// out: Seq.removeManyAt 0 2 (seq { 3; -1; 2 }): seq [2]
// out: Seq.removeManyAt 2 2 (null: int seq): Error: Object reference not set to an instance of an object.
// out: Seq.removeManyAt 2 2 Seq.empty<int>: Error: index must be within bounds of the array (Parameter 'index')
// out: Seq.removeManyAt 2 2 (seq [1]): Error: index must be within bounds of the array (Parameter 'index')
// out: Seq.removeManyAt 2 2 (seq { 3; -1; 2 }): seq [3; -1]
// out: Seq.insertAt 1 9 (null: int seq): Error: Object reference not set to an instance of an object.
// out: Seq.insertAt 1 9 Seq.empty<int>: Error: index must be within bounds of the array (Parameter 'index')
// out: Seq.insertAt 1 9 (seq [1]): seq [1; 9]
// out: Seq.insertAt 1 9 (seq { 3; -1; 2 }): seq [3; 9; -1; 2]
// out: Seq.insertAt 5 9 (null: int seq): Error: Object reference not set to an instance of an object.
// out: Seq.insertAt 5 9 Seq.empty<int>: Error: index must be within bounds of the array (Parameter 'index')
// out: Seq.insertAt 5 9 (seq [1]): Error: index must be within bounds of the array (Parameter 'index')
// out: Seq.insertAt 5 9 (seq { 3; -1; 2 }): Error: index must be within bounds of the array (Parameter 'index')
// out: Seq.insertManyAt 1 [9;8] (null: int seq): Error: Object reference not set to an instance of an object.
// out: Seq.insertManyAt 1 [9;8] Seq.empty<int>: Error: index must be within bounds of the array (Parameter 'index')
// out: Seq.insertManyAt 1 [9;8] (seq [1]): seq [1; 9; 8]
// out: Seq.insertManyAt 1 [9;8] (seq { 3; -1; 2 }): seq [3; 9; 8; -1; ...]
// out: Seq.updateAt 0 9 (null: int seq): Error: Object reference not set to an instance of an object.
// out: Seq.updateAt 0 9 Seq.empty<int>: Error: index must be within bounds of the array (Parameter 'index')
// out: Seq.updateAt 0 9 (seq [1]): seq [9]
// out: Seq.updateAt 0 9 (seq { 3; -1; 2 }): seq [9; -1; 2]
// out: Seq.updateAt 3 9 (null: int seq): Error: Object reference not set to an instance of an object.
// out: Seq.updateAt 3 9 Seq.empty<int>: Error: index must be within bounds of the array (Parameter 'index')
// out: Seq.updateAt 3 9 (seq [1]): Error: index must be within bounds of the array (Parameter 'index')
// out: Seq.updateAt 3 9 (seq { 3; -1; 2 }): Error: index must be within bounds of the array (Parameter 'index')
// out: Seq.takeWhile (fun x -> x>2) (null: int seq): ArgumentNullException Value cannot be null. (Parameter 'source')
// out: Seq.takeWhile (fun x -> x>2) Seq.empty<int>: seq []
// out: Seq.takeWhile (fun x -> x>2) (seq [1]): seq []
// out: Seq.takeWhile (fun x -> x>2) (seq { 3; -1; 2 }): seq [3]
// out: Seq.skipWhile (fun x -> x>2) (null: int seq): ArgumentNullException Value cannot be null. (Parameter 'source')
// out: Seq.skipWhile (fun x -> x>2) Seq.empty<int>: seq []
// out: Seq.skipWhile (fun x -> x>2) (seq [1]): seq [1]
// out: Seq.skipWhile (fun x -> x>2) (seq { 3; -1; 2 }): seq [-1; 2]
// out: Seq.contains 2 (null: int seq): ArgumentNullException Value cannot be null. (Parameter 'source')
// out: Seq.contains 2 Seq.empty<int>: false
// out: Seq.contains 2 (seq [1]): false
// out: Seq.contains 2 (seq { 3; -1; 2 }): true
// out: Seq.mapi (fun i x -> i*x) (null: int seq): ArgumentNullException Value cannot be null. (Parameter 'source')
// out: Seq.mapi (fun i x -> i*x) Seq.empty<int>: seq []
// out: Seq.mapi (fun i x -> i*x) (seq [1]): seq [0]
// out: Seq.mapi (fun i x -> i*x) (seq { 3; -1; 2 }): seq [0; -1; 4]
// out: Seq.except [1] (null: int seq): ArgumentNullException Value cannot be null. (Parameter 'source')
// out: Seq.except [1] Seq.empty<int>: seq []
// out: Seq.except [1] (seq [1]): seq []
// out: Seq.except [1] (seq { 3; -1; 2 }): seq [3; -1; 2]
// out: Seq.append [0] (null: int seq): ArgumentNullException Value cannot be null. (Parameter 'source2')
// out: Seq.append [0] Seq.empty<int>: seq [0]
// out: Seq.append [0] (seq [1]): seq [0; 1]
// out: Seq.append [0] (seq { 3; -1; 2 }): seq [0; 3; -1; 2]
// out: Seq.zip [1;2] (null: int seq): ArgumentNullException Value cannot be null. (Parameter 'source2')
// out: Seq.zip [1;2] Seq.empty<int>: seq []
// out: Seq.zip [1;2] (seq [1]): seq [(1, 1)]
// out: Seq.zip [1;2] (seq { 3; -1; 2 }): seq [(1, 3); (2, -1)]
// out: Seq.map2 (+) [1;2] (null: int seq): ArgumentNullException Value cannot be null. (Parameter 'source2')
// out: Seq.map2 (+) [1;2] Seq.empty<int>: seq []
// out: Seq.map2 (+) [1;2] (seq [1]): seq [2]
// out: Seq.map2 (+) [1;2] (seq { 3; -1; 2 }): seq [4; 1]
// out: Seq.iter2 (fun _ _ -> ()) [1;2] (null: int seq) |> box: ArgumentNullException Value cannot be null. (Parameter 'source2')
// out: Seq.iter2 (fun _ _ -> ()) [1;2] Seq.empty<int> |> box: <null>
// out: Seq.iter2 (fun _ _ -> ()) [1;2] (seq [1]) |> box: <null>
// out: Seq.iter2 (fun _ _ -> ()) [1;2] (seq { 3; -1; 2 }) |> box: <null>
// out: Seq.fold2 (fun s a b -> s+a*b) 0 [1;2] (null: int seq): ArgumentNullException Value cannot be null. (Parameter 'source2')
// out: Seq.fold2 (fun s a b -> s+a*b) 0 [1;2] Seq.empty<int>: 0
// out: Seq.fold2 (fun s a b -> s+a*b) 0 [1;2] (seq [1]): 1
// out: Seq.fold2 (fun s a b -> s+a*b) 0 [1;2] (seq { 3; -1; 2 }): 1
// out: Seq.forall2 (<) [1;2] (null: int seq): ArgumentNullException Value cannot be null. (Parameter 'source2')
// out: Seq.forall2 (<) [1;2] Seq.empty<int>: true
// out: Seq.forall2 (<) [1;2] (seq [1]): false
// out: Seq.forall2 (<) [1;2] (seq { 3; -1; 2 }): false
// out: Seq.exists2 (<) [1;2] (null: int seq): ArgumentNullException Value cannot be null. (Parameter 'source2')
// out: Seq.exists2 (<) [1;2] Seq.empty<int>: false
// out: Seq.exists2 (<) [1;2] (seq [1]): false
// out: Seq.exists2 (<) [1;2] (seq { 3; -1; 2 }): true
// out: Seq.compareWith compare [1;2] (null: int seq): ArgumentNullException Value cannot be null. (Parameter 'source2')
// out: Seq.compareWith compare [1;2] Seq.empty<int>: 1
// out: Seq.compareWith compare [1;2] (seq [1]): 1
// out: Seq.compareWith compare [1;2] (seq { 3; -1; 2 }): -1
// out: Seq.allPairs [1;2] (null: int seq): ArgumentNullException Value cannot be null. (Parameter 'source2')
// out: Seq.allPairs [1;2] Seq.empty<int>: seq []
// out: Seq.allPairs [1;2] (seq [1]): seq [(1, 1); (2, 1)]
// out: Seq.allPairs [1;2] (seq { 3; -1; 2 }): seq [(1, 3); (1, -1); (1, 2); (2, 3); ...]
// out: Seq.permute (fun i -> 2-i) (null: int seq): ArgumentNullException Value cannot be null. (Parameter 'source')
// out: Seq.permute (fun i -> 2-i) Seq.empty<int>: seq []
// out: Seq.permute (fun i -> 2-i) (seq [1]): Error: The function did not compute a permutation. (Parameter 'indexMap')
// out: Seq.permute (fun i -> 2-i) (seq { 3; -1; 2 }): seq [2; -1; 3]
// out: Seq.mapFold (fun s x -> x*2, s+x) 0 (null: int seq): ArgumentNullException Value cannot be null. (Parameter 'source')
// out: Seq.mapFold (fun s x -> x*2, s+x) 0 Seq.empty<int>: (seq [], 0)
// out: Seq.mapFold (fun s x -> x*2, s+x) 0 (seq [1]): (seq [2], 1)
// out: Seq.mapFold (fun s x -> x*2, s+x) 0 (seq { 3; -1; 2 }): (seq [6; -2; 4], 4)
// out: Seq.zip3 [1] [2] (null: int seq): ArgumentNullException Value cannot be null. (Parameter 'source3')
// out: Seq.zip3 [1] [2] Seq.empty<int>: seq []
// out: Seq.zip3 [1] [2] (seq [1]): seq [(1, 2, 1)]
// out: Seq.zip3 [1] [2] (seq { 3; -1; 2 }): seq [(1, 2, 3)]
// out: Seq.map3 (fun a b c -> a+b+c) [1] [2] (null: int seq): ArgumentNullException Value cannot be null. (Parameter 'source3')
// out: Seq.map3 (fun a b c -> a+b+c) [1] [2] Seq.empty<int>: seq []
// out: Seq.map3 (fun a b c -> a+b+c) [1] [2] (seq [1]): seq [4]
// out: Seq.map3 (fun a b c -> a+b+c) [1] [2] (seq { 3; -1; 2 }): seq [6]
// out: Seq.mapi2 (fun i a b -> i+a+b) [1] (null: int seq): ArgumentNullException Value cannot be null. (Parameter 'source2')
// out: Seq.mapi2 (fun i a b -> i+a+b) [1] Seq.empty<int>: seq []
// out: Seq.mapi2 (fun i a b -> i+a+b) [1] (seq [1]): seq [2]
// out: Seq.mapi2 (fun i a b -> i+a+b) [1] (seq { 3; -1; 2 }): seq [4]
// out: Seq.iteri (fun _ _ -> ()) (null: int seq) |> box: ArgumentNullException Value cannot be null. (Parameter 'source')
// out: Seq.iteri (fun _ _ -> ()) Seq.empty<int> |> box: <null>
// out: Seq.iteri (fun _ _ -> ()) (seq [1]) |> box: <null>
// out: Seq.iteri (fun _ _ -> ()) (seq { 3; -1; 2 }) |> box: <null>
// out: Seq.init -1 id: ArgumentException The input must be non-negative.~count = -1 (Parameter 'count')
// out: Seq.init 3 id: seq [0; 1; 2]
// out: Seq.replicate -1 0: ArgumentOutOfRangeException Specified argument was out of the range of valid values. (Parameter 'count')
// out: Seq.replicate 2 0: seq [0; 0]
// out: Seq.average Seq.empty<float>: ArgumentException The input sequence was empty. (Parameter 'source')
// out: Seq.delay (fun () -> seq [1]): seq [1]
// out: Seq.unfold (fun s -> if s>3 then None else Some(s,s+1)) 0: seq [0; 1; 2; 3]
// out: Seq.initInfinite id |> Seq.item 5: 5
// out: Seq.concat [[1];[2;3]]: seq [1; 2; 3]
// out: Seq.concat (null: int list seq): ArgumentNullException Value cannot be null. (Parameter 'sources')
// out: Seq.cast<int> [1;2] |> Seq.sum: 3
// out: Seq.foldBack (fun x s -> x-s) [1;2;3] 0: 2
// out: Seq.foldBack2 (fun a b s -> a-b+s) [1;2] [3;4;5] 0: -4
// out: Seq.scanBack (fun x s -> x-s) [1;2;3] 0: seq [2; -1; 3; 0]
// out: Seq.transpose [[1;2];[3;4]]: seq [seq [1; 3]; seq [2; 4]]
// out: Seq.transpose [[1;2];[3]]: seq [seq [1; 3]; seq [2]]
// out: Seq.zip null [1] |> Seq.length: ArgumentNullException Value cannot be null. (Parameter 'source1')
// out: Seq.append null [1] |> Seq.length: ArgumentNullException Value cannot be null. (Parameter 'source1')
// out: Seq.sumBy (fun x -> x) [Int32.MaxValue;1]: OverflowException Arithmetic operation resulted in an overflow.
// out: Seq.randomShuffle (null: int seq) |> Seq.length: ArgumentNullException Value cannot be null. (Parameter 'source')
// out: Seq.randomChoice Seq.empty<int>: ArgumentException The input sequence was empty. (Parameter 'source')
// out: Seq.exactlyOne [1;2]: ArgumentException The input sequence contains more than one element. (Parameter 'source')
open System
open System.Text
open System.Collections.Generic
let t name (g: unit -> 'a) =
    try printfn "%s: %s" name ((sprintf "%A" (g ())).Replace("\n", "~"))
    with e -> printfn "%s: %s %s" name (e.GetType().Name) (e.Message.Replace("\n", "~"))
t "Seq.length (null: int seq)" (fun () -> Seq.length (null: int seq))
t "Seq.length Seq.empty<int>" (fun () -> Seq.length Seq.empty<int>)
t "Seq.length (seq [1])" (fun () -> Seq.length (seq [1]))
t "Seq.length (seq { 3; -1; 2 })" (fun () -> Seq.length (seq { 3; -1; 2 }))
t "Seq.isEmpty (null: int seq)" (fun () -> Seq.isEmpty (null: int seq))
t "Seq.isEmpty Seq.empty<int>" (fun () -> Seq.isEmpty Seq.empty<int>)
t "Seq.isEmpty (seq [1])" (fun () -> Seq.isEmpty (seq [1]))
t "Seq.isEmpty (seq { 3; -1; 2 })" (fun () -> Seq.isEmpty (seq { 3; -1; 2 }))
t "Seq.head (null: int seq)" (fun () -> Seq.head (null: int seq))
t "Seq.head Seq.empty<int>" (fun () -> Seq.head Seq.empty<int>)
t "Seq.head (seq [1])" (fun () -> Seq.head (seq [1]))
t "Seq.head (seq { 3; -1; 2 })" (fun () -> Seq.head (seq { 3; -1; 2 }))
t "Seq.last (null: int seq)" (fun () -> Seq.last (null: int seq))
t "Seq.last Seq.empty<int>" (fun () -> Seq.last Seq.empty<int>)
t "Seq.last (seq [1])" (fun () -> Seq.last (seq [1]))
t "Seq.last (seq { 3; -1; 2 })" (fun () -> Seq.last (seq { 3; -1; 2 }))
t "Seq.rev (null: int seq)" (fun () -> Seq.rev (null: int seq))
t "Seq.rev Seq.empty<int>" (fun () -> Seq.rev Seq.empty<int>)
t "Seq.rev (seq [1])" (fun () -> Seq.rev (seq [1]))
t "Seq.rev (seq { 3; -1; 2 })" (fun () -> Seq.rev (seq { 3; -1; 2 }))
t "Seq.sum (null: int seq)" (fun () -> Seq.sum (null: int seq))
t "Seq.sum Seq.empty<int>" (fun () -> Seq.sum Seq.empty<int>)
t "Seq.sum (seq [1])" (fun () -> Seq.sum (seq [1]))
t "Seq.sum (seq { 3; -1; 2 })" (fun () -> Seq.sum (seq { 3; -1; 2 }))
t "Seq.max (null: int seq)" (fun () -> Seq.max (null: int seq))
t "Seq.max Seq.empty<int>" (fun () -> Seq.max Seq.empty<int>)
t "Seq.max (seq [1])" (fun () -> Seq.max (seq [1]))
t "Seq.max (seq { 3; -1; 2 })" (fun () -> Seq.max (seq { 3; -1; 2 }))
t "Seq.min (null: int seq)" (fun () -> Seq.min (null: int seq))
t "Seq.min Seq.empty<int>" (fun () -> Seq.min Seq.empty<int>)
t "Seq.min (seq [1])" (fun () -> Seq.min (seq [1]))
t "Seq.min (seq { 3; -1; 2 })" (fun () -> Seq.min (seq { 3; -1; 2 }))
t "Seq.sort (null: int seq)" (fun () -> Seq.sort (null: int seq))
t "Seq.sort Seq.empty<int>" (fun () -> Seq.sort Seq.empty<int>)
t "Seq.sort (seq [1])" (fun () -> Seq.sort (seq [1]))
t "Seq.sort (seq { 3; -1; 2 })" (fun () -> Seq.sort (seq { 3; -1; 2 }))
t "Seq.toList (null: int seq)" (fun () -> Seq.toList (null: int seq))
t "Seq.toList Seq.empty<int>" (fun () -> Seq.toList Seq.empty<int>)
t "Seq.toList (seq [1])" (fun () -> Seq.toList (seq [1]))
t "Seq.toList (seq { 3; -1; 2 })" (fun () -> Seq.toList (seq { 3; -1; 2 }))
t "Seq.toArray (null: int seq)" (fun () -> Seq.toArray (null: int seq))
t "Seq.toArray Seq.empty<int>" (fun () -> Seq.toArray Seq.empty<int>)
t "Seq.toArray (seq [1])" (fun () -> Seq.toArray (seq [1]))
t "Seq.toArray (seq { 3; -1; 2 })" (fun () -> Seq.toArray (seq { 3; -1; 2 }))
t "Seq.distinct (null: int seq)" (fun () -> Seq.distinct (null: int seq))
t "Seq.distinct Seq.empty<int>" (fun () -> Seq.distinct Seq.empty<int>)
t "Seq.distinct (seq [1])" (fun () -> Seq.distinct (seq [1]))
t "Seq.distinct (seq { 3; -1; 2 })" (fun () -> Seq.distinct (seq { 3; -1; 2 }))
t "Seq.indexed (null: int seq)" (fun () -> Seq.indexed (null: int seq))
t "Seq.indexed Seq.empty<int>" (fun () -> Seq.indexed Seq.empty<int>)
t "Seq.indexed (seq [1])" (fun () -> Seq.indexed (seq [1]))
t "Seq.indexed (seq { 3; -1; 2 })" (fun () -> Seq.indexed (seq { 3; -1; 2 }))
t "Seq.pairwise (null: int seq)" (fun () -> Seq.pairwise (null: int seq))
t "Seq.pairwise Seq.empty<int>" (fun () -> Seq.pairwise Seq.empty<int>)
t "Seq.pairwise (seq [1])" (fun () -> Seq.pairwise (seq [1]))
t "Seq.pairwise (seq { 3; -1; 2 })" (fun () -> Seq.pairwise (seq { 3; -1; 2 }))
t "Seq.tail (null: int seq)" (fun () -> Seq.tail (null: int seq))
t "Seq.tail Seq.empty<int>" (fun () -> Seq.tail Seq.empty<int>)
t "Seq.tail (seq [1])" (fun () -> Seq.tail (seq [1]))
t "Seq.tail (seq { 3; -1; 2 })" (fun () -> Seq.tail (seq { 3; -1; 2 }))
t "Seq.exactlyOne (null: int seq)" (fun () -> Seq.exactlyOne (null: int seq))
t "Seq.exactlyOne Seq.empty<int>" (fun () -> Seq.exactlyOne Seq.empty<int>)
t "Seq.exactlyOne (seq [1])" (fun () -> Seq.exactlyOne (seq [1]))
t "Seq.exactlyOne (seq { 3; -1; 2 })" (fun () -> Seq.exactlyOne (seq { 3; -1; 2 }))
t "Seq.tryHead (null: int seq)" (fun () -> Seq.tryHead (null: int seq))
t "Seq.tryHead Seq.empty<int>" (fun () -> Seq.tryHead Seq.empty<int>)
t "Seq.tryHead (seq [1])" (fun () -> Seq.tryHead (seq [1]))
t "Seq.tryHead (seq { 3; -1; 2 })" (fun () -> Seq.tryHead (seq { 3; -1; 2 }))
t "Seq.tryLast (null: int seq)" (fun () -> Seq.tryLast (null: int seq))
t "Seq.tryLast Seq.empty<int>" (fun () -> Seq.tryLast Seq.empty<int>)
t "Seq.tryLast (seq [1])" (fun () -> Seq.tryLast (seq [1]))
t "Seq.tryLast (seq { 3; -1; 2 })" (fun () -> Seq.tryLast (seq { 3; -1; 2 }))
t "Seq.tryExactlyOne (null: int seq)" (fun () -> Seq.tryExactlyOne (null: int seq))
t "Seq.tryExactlyOne Seq.empty<int>" (fun () -> Seq.tryExactlyOne Seq.empty<int>)
t "Seq.tryExactlyOne (seq [1])" (fun () -> Seq.tryExactlyOne (seq [1]))
t "Seq.tryExactlyOne (seq { 3; -1; 2 })" (fun () -> Seq.tryExactlyOne (seq { 3; -1; 2 }))
t "Seq.cache (null: int seq)" (fun () -> Seq.cache (null: int seq))
t "Seq.cache Seq.empty<int>" (fun () -> Seq.cache Seq.empty<int>)
t "Seq.cache (seq [1])" (fun () -> Seq.cache (seq [1]))
t "Seq.cache (seq { 3; -1; 2 })" (fun () -> Seq.cache (seq { 3; -1; 2 }))
t "Seq.readonly (null: int seq)" (fun () -> Seq.readonly (null: int seq))
t "Seq.readonly Seq.empty<int>" (fun () -> Seq.readonly Seq.empty<int>)
t "Seq.readonly (seq [1])" (fun () -> Seq.readonly (seq [1]))
t "Seq.readonly (seq { 3; -1; 2 })" (fun () -> Seq.readonly (seq { 3; -1; 2 }))
t "Seq.sortDescending (null: int seq)" (fun () -> Seq.sortDescending (null: int seq))
t "Seq.sortDescending Seq.empty<int>" (fun () -> Seq.sortDescending Seq.empty<int>)
t "Seq.sortDescending (seq [1])" (fun () -> Seq.sortDescending (seq [1]))
t "Seq.sortDescending (seq { 3; -1; 2 })" (fun () -> Seq.sortDescending (seq { 3; -1; 2 }))
t "Seq.map (fun x -> x+1) (null: int seq)" (fun () -> Seq.map (fun x -> x+1) (null: int seq))
t "Seq.map (fun x -> x+1) Seq.empty<int>" (fun () -> Seq.map (fun x -> x+1) Seq.empty<int>)
t "Seq.map (fun x -> x+1) (seq [1])" (fun () -> Seq.map (fun x -> x+1) (seq [1]))
t "Seq.map (fun x -> x+1) (seq { 3; -1; 2 })" (fun () -> Seq.map (fun x -> x+1) (seq { 3; -1; 2 }))
t "Seq.filter (fun x -> x>1) (null: int seq)" (fun () -> Seq.filter (fun x -> x>1) (null: int seq))
t "Seq.filter (fun x -> x>1) Seq.empty<int>" (fun () -> Seq.filter (fun x -> x>1) Seq.empty<int>)
t "Seq.filter (fun x -> x>1) (seq [1])" (fun () -> Seq.filter (fun x -> x>1) (seq [1]))
t "Seq.filter (fun x -> x>1) (seq { 3; -1; 2 })" (fun () -> Seq.filter (fun x -> x>1) (seq { 3; -1; 2 }))
t "Seq.iter ignore (null: int seq) |> box" (fun () -> Seq.iter ignore (null: int seq) |> box)
t "Seq.iter ignore Seq.empty<int> |> box" (fun () -> Seq.iter ignore Seq.empty<int> |> box)
t "Seq.iter ignore (seq [1]) |> box" (fun () -> Seq.iter ignore (seq [1]) |> box)
t "Seq.iter ignore (seq { 3; -1; 2 }) |> box" (fun () -> Seq.iter ignore (seq { 3; -1; 2 }) |> box)
t "Seq.fold (+) 0 (null: int seq)" (fun () -> Seq.fold (+) 0 (null: int seq))
t "Seq.fold (+) 0 Seq.empty<int>" (fun () -> Seq.fold (+) 0 Seq.empty<int>)
t "Seq.fold (+) 0 (seq [1])" (fun () -> Seq.fold (+) 0 (seq [1]))
t "Seq.fold (+) 0 (seq { 3; -1; 2 })" (fun () -> Seq.fold (+) 0 (seq { 3; -1; 2 }))
t "Seq.reduce (+) (null: int seq)" (fun () -> Seq.reduce (+) (null: int seq))
t "Seq.reduce (+) Seq.empty<int>" (fun () -> Seq.reduce (+) Seq.empty<int>)
t "Seq.reduce (+) (seq [1])" (fun () -> Seq.reduce (+) (seq [1]))
t "Seq.reduce (+) (seq { 3; -1; 2 })" (fun () -> Seq.reduce (+) (seq { 3; -1; 2 }))
t "Seq.reduceBack (-) (null: int seq)" (fun () -> Seq.reduceBack (-) (null: int seq))
t "Seq.reduceBack (-) Seq.empty<int>" (fun () -> Seq.reduceBack (-) Seq.empty<int>)
t "Seq.reduceBack (-) (seq [1])" (fun () -> Seq.reduceBack (-) (seq [1]))
t "Seq.reduceBack (-) (seq { 3; -1; 2 })" (fun () -> Seq.reduceBack (-) (seq { 3; -1; 2 }))
t "Seq.scan (+) 0 (null: int seq)" (fun () -> Seq.scan (+) 0 (null: int seq))
t "Seq.scan (+) 0 Seq.empty<int>" (fun () -> Seq.scan (+) 0 Seq.empty<int>)
t "Seq.scan (+) 0 (seq [1])" (fun () -> Seq.scan (+) 0 (seq [1]))
t "Seq.scan (+) 0 (seq { 3; -1; 2 })" (fun () -> Seq.scan (+) 0 (seq { 3; -1; 2 }))
t "Seq.exists (fun x -> x>2) (null: int seq)" (fun () -> Seq.exists (fun x -> x>2) (null: int seq))
t "Seq.exists (fun x -> x>2) Seq.empty<int>" (fun () -> Seq.exists (fun x -> x>2) Seq.empty<int>)
t "Seq.exists (fun x -> x>2) (seq [1])" (fun () -> Seq.exists (fun x -> x>2) (seq [1]))
t "Seq.exists (fun x -> x>2) (seq { 3; -1; 2 })" (fun () -> Seq.exists (fun x -> x>2) (seq { 3; -1; 2 }))
t "Seq.forall (fun x -> x>2) (null: int seq)" (fun () -> Seq.forall (fun x -> x>2) (null: int seq))
t "Seq.forall (fun x -> x>2) Seq.empty<int>" (fun () -> Seq.forall (fun x -> x>2) Seq.empty<int>)
t "Seq.forall (fun x -> x>2) (seq [1])" (fun () -> Seq.forall (fun x -> x>2) (seq [1]))
t "Seq.forall (fun x -> x>2) (seq { 3; -1; 2 })" (fun () -> Seq.forall (fun x -> x>2) (seq { 3; -1; 2 }))
t "Seq.find (fun x -> x>2) (null: int seq)" (fun () -> Seq.find (fun x -> x>2) (null: int seq))
t "Seq.find (fun x -> x>2) Seq.empty<int>" (fun () -> Seq.find (fun x -> x>2) Seq.empty<int>)
t "Seq.find (fun x -> x>2) (seq [1])" (fun () -> Seq.find (fun x -> x>2) (seq [1]))
t "Seq.find (fun x -> x>2) (seq { 3; -1; 2 })" (fun () -> Seq.find (fun x -> x>2) (seq { 3; -1; 2 }))
t "Seq.findBack (fun x -> x>1) (null: int seq)" (fun () -> Seq.findBack (fun x -> x>1) (null: int seq))
t "Seq.findBack (fun x -> x>1) Seq.empty<int>" (fun () -> Seq.findBack (fun x -> x>1) Seq.empty<int>)
t "Seq.findBack (fun x -> x>1) (seq [1])" (fun () -> Seq.findBack (fun x -> x>1) (seq [1]))
t "Seq.findBack (fun x -> x>1) (seq { 3; -1; 2 })" (fun () -> Seq.findBack (fun x -> x>1) (seq { 3; -1; 2 }))
t "Seq.findIndex (fun x -> x>2) (null: int seq)" (fun () -> Seq.findIndex (fun x -> x>2) (null: int seq))
t "Seq.findIndex (fun x -> x>2) Seq.empty<int>" (fun () -> Seq.findIndex (fun x -> x>2) Seq.empty<int>)
t "Seq.findIndex (fun x -> x>2) (seq [1])" (fun () -> Seq.findIndex (fun x -> x>2) (seq [1]))
t "Seq.findIndex (fun x -> x>2) (seq { 3; -1; 2 })" (fun () -> Seq.findIndex (fun x -> x>2) (seq { 3; -1; 2 }))
t "Seq.tryFind (fun x -> x>2) (null: int seq)" (fun () -> Seq.tryFind (fun x -> x>2) (null: int seq))
t "Seq.tryFind (fun x -> x>2) Seq.empty<int>" (fun () -> Seq.tryFind (fun x -> x>2) Seq.empty<int>)
t "Seq.tryFind (fun x -> x>2) (seq [1])" (fun () -> Seq.tryFind (fun x -> x>2) (seq [1]))
t "Seq.tryFind (fun x -> x>2) (seq { 3; -1; 2 })" (fun () -> Seq.tryFind (fun x -> x>2) (seq { 3; -1; 2 }))
t "Seq.pick (fun x -> if x>2 then Some x else None) (null: int seq)" (fun () -> Seq.pick (fun x -> if x>2 then Some x else None) (null: int seq))
t "Seq.pick (fun x -> if x>2 then Some x else None) Seq.empty<int>" (fun () -> Seq.pick (fun x -> if x>2 then Some x else None) Seq.empty<int>)
t "Seq.pick (fun x -> if x>2 then Some x else None) (seq [1])" (fun () -> Seq.pick (fun x -> if x>2 then Some x else None) (seq [1]))
t "Seq.pick (fun x -> if x>2 then Some x else None) (seq { 3; -1; 2 })" (fun () -> Seq.pick (fun x -> if x>2 then Some x else None) (seq { 3; -1; 2 }))
t "Seq.tryPick (fun x -> if x>2 then Some x else None) (null: int seq)" (fun () -> Seq.tryPick (fun x -> if x>2 then Some x else None) (null: int seq))
t "Seq.tryPick (fun x -> if x>2 then Some x else None) Seq.empty<int>" (fun () -> Seq.tryPick (fun x -> if x>2 then Some x else None) Seq.empty<int>)
t "Seq.tryPick (fun x -> if x>2 then Some x else None) (seq [1])" (fun () -> Seq.tryPick (fun x -> if x>2 then Some x else None) (seq [1]))
t "Seq.tryPick (fun x -> if x>2 then Some x else None) (seq { 3; -1; 2 })" (fun () -> Seq.tryPick (fun x -> if x>2 then Some x else None) (seq { 3; -1; 2 }))
t "Seq.choose (fun x -> if x>1 then Some x else None) (null: int seq)" (fun () -> Seq.choose (fun x -> if x>1 then Some x else None) (null: int seq))
t "Seq.choose (fun x -> if x>1 then Some x else None) Seq.empty<int>" (fun () -> Seq.choose (fun x -> if x>1 then Some x else None) Seq.empty<int>)
t "Seq.choose (fun x -> if x>1 then Some x else None) (seq [1])" (fun () -> Seq.choose (fun x -> if x>1 then Some x else None) (seq [1]))
t "Seq.choose (fun x -> if x>1 then Some x else None) (seq { 3; -1; 2 })" (fun () -> Seq.choose (fun x -> if x>1 then Some x else None) (seq { 3; -1; 2 }))
t "Seq.collect (fun x -> [x;x]) (null: int seq)" (fun () -> Seq.collect (fun x -> [x;x]) (null: int seq))
t "Seq.collect (fun x -> [x;x]) Seq.empty<int>" (fun () -> Seq.collect (fun x -> [x;x]) Seq.empty<int>)
t "Seq.collect (fun x -> [x;x]) (seq [1])" (fun () -> Seq.collect (fun x -> [x;x]) (seq [1]))
t "Seq.collect (fun x -> [x;x]) (seq { 3; -1; 2 })" (fun () -> Seq.collect (fun x -> [x;x]) (seq { 3; -1; 2 }))
t "Seq.sumBy (fun x -> x*2) (null: int seq)" (fun () -> Seq.sumBy (fun x -> x*2) (null: int seq))
t "Seq.sumBy (fun x -> x*2) Seq.empty<int>" (fun () -> Seq.sumBy (fun x -> x*2) Seq.empty<int>)
t "Seq.sumBy (fun x -> x*2) (seq [1])" (fun () -> Seq.sumBy (fun x -> x*2) (seq [1]))
t "Seq.sumBy (fun x -> x*2) (seq { 3; -1; 2 })" (fun () -> Seq.sumBy (fun x -> x*2) (seq { 3; -1; 2 }))
t "Seq.averageBy float (null: int seq)" (fun () -> Seq.averageBy float (null: int seq))
t "Seq.averageBy float Seq.empty<int>" (fun () -> Seq.averageBy float Seq.empty<int>)
t "Seq.averageBy float (seq [1])" (fun () -> Seq.averageBy float (seq [1]))
t "Seq.averageBy float (seq { 3; -1; 2 })" (fun () -> Seq.averageBy float (seq { 3; -1; 2 }))
t "Seq.maxBy (fun x -> -x) (null: int seq)" (fun () -> Seq.maxBy (fun x -> -x) (null: int seq))
t "Seq.maxBy (fun x -> -x) Seq.empty<int>" (fun () -> Seq.maxBy (fun x -> -x) Seq.empty<int>)
t "Seq.maxBy (fun x -> -x) (seq [1])" (fun () -> Seq.maxBy (fun x -> -x) (seq [1]))
t "Seq.maxBy (fun x -> -x) (seq { 3; -1; 2 })" (fun () -> Seq.maxBy (fun x -> -x) (seq { 3; -1; 2 }))
t "Seq.minBy (fun x -> -x) (null: int seq)" (fun () -> Seq.minBy (fun x -> -x) (null: int seq))
t "Seq.minBy (fun x -> -x) Seq.empty<int>" (fun () -> Seq.minBy (fun x -> -x) Seq.empty<int>)
t "Seq.minBy (fun x -> -x) (seq [1])" (fun () -> Seq.minBy (fun x -> -x) (seq [1]))
t "Seq.minBy (fun x -> -x) (seq { 3; -1; 2 })" (fun () -> Seq.minBy (fun x -> -x) (seq { 3; -1; 2 }))
t "Seq.sortBy (fun x -> -x) (null: int seq)" (fun () -> Seq.sortBy (fun x -> -x) (null: int seq))
t "Seq.sortBy (fun x -> -x) Seq.empty<int>" (fun () -> Seq.sortBy (fun x -> -x) Seq.empty<int>)
t "Seq.sortBy (fun x -> -x) (seq [1])" (fun () -> Seq.sortBy (fun x -> -x) (seq [1]))
t "Seq.sortBy (fun x -> -x) (seq { 3; -1; 2 })" (fun () -> Seq.sortBy (fun x -> -x) (seq { 3; -1; 2 }))
t "Seq.sortWith compare (null: int seq)" (fun () -> Seq.sortWith compare (null: int seq))
t "Seq.sortWith compare Seq.empty<int>" (fun () -> Seq.sortWith compare Seq.empty<int>)
t "Seq.sortWith compare (seq [1])" (fun () -> Seq.sortWith compare (seq [1]))
t "Seq.sortWith compare (seq { 3; -1; 2 })" (fun () -> Seq.sortWith compare (seq { 3; -1; 2 }))
t "Seq.groupBy (fun x -> x%2) Seq.empty<int>" (fun () -> Seq.groupBy (fun x -> x%2) Seq.empty<int>)
t "Seq.groupBy (fun x -> x%2) (seq [1])" (fun () -> Seq.groupBy (fun x -> x%2) (seq [1]))
t "Seq.groupBy (fun x -> x%2) (seq { 3; -1; 2 })" (fun () -> Seq.groupBy (fun x -> x%2) (seq { 3; -1; 2 }))
t "Seq.countBy (fun x -> x%2) (null: int seq)" (fun () -> Seq.countBy (fun x -> x%2) (null: int seq))
t "Seq.countBy (fun x -> x%2) Seq.empty<int>" (fun () -> Seq.countBy (fun x -> x%2) Seq.empty<int>)
t "Seq.countBy (fun x -> x%2) (seq [1])" (fun () -> Seq.countBy (fun x -> x%2) (seq [1]))
t "Seq.countBy (fun x -> x%2) (seq { 3; -1; 2 })" (fun () -> Seq.countBy (fun x -> x%2) (seq { 3; -1; 2 }))
t "Seq.distinctBy (fun x -> x%2) (null: int seq)" (fun () -> Seq.distinctBy (fun x -> x%2) (null: int seq))
t "Seq.distinctBy (fun x -> x%2) Seq.empty<int>" (fun () -> Seq.distinctBy (fun x -> x%2) Seq.empty<int>)
t "Seq.distinctBy (fun x -> x%2) (seq [1])" (fun () -> Seq.distinctBy (fun x -> x%2) (seq [1]))
t "Seq.distinctBy (fun x -> x%2) (seq { 3; -1; 2 })" (fun () -> Seq.distinctBy (fun x -> x%2) (seq { 3; -1; 2 }))
t "Seq.take 2 (null: int seq)" (fun () -> Seq.take 2 (null: int seq))
t "Seq.take 2 Seq.empty<int>" (fun () -> Seq.take 2 Seq.empty<int>)
t "Seq.take 2 (seq [1])" (fun () -> Seq.take 2 (seq [1]))
t "Seq.take 2 (seq { 3; -1; 2 })" (fun () -> Seq.take 2 (seq { 3; -1; 2 }))
t "Seq.take -1 (null: int seq)" (fun () -> Seq.take -1 (null: int seq))
t "Seq.take -1 Seq.empty<int>" (fun () -> Seq.take -1 Seq.empty<int>)
t "Seq.take -1 (seq [1])" (fun () -> Seq.take -1 (seq [1]))
t "Seq.take -1 (seq { 3; -1; 2 })" (fun () -> Seq.take -1 (seq { 3; -1; 2 }))
t "Seq.take 0 (null: int seq)" (fun () -> Seq.take 0 (null: int seq))
t "Seq.take 0 Seq.empty<int>" (fun () -> Seq.take 0 Seq.empty<int>)
t "Seq.take 0 (seq [1])" (fun () -> Seq.take 0 (seq [1]))
t "Seq.take 0 (seq { 3; -1; 2 })" (fun () -> Seq.take 0 (seq { 3; -1; 2 }))
t "Seq.skip 2 (null: int seq)" (fun () -> Seq.skip 2 (null: int seq))
t "Seq.skip 2 Seq.empty<int>" (fun () -> Seq.skip 2 Seq.empty<int>)
t "Seq.skip 2 (seq [1])" (fun () -> Seq.skip 2 (seq [1]))
t "Seq.skip 2 (seq { 3; -1; 2 })" (fun () -> Seq.skip 2 (seq { 3; -1; 2 }))
t "Seq.skip -1 (null: int seq)" (fun () -> Seq.skip -1 (null: int seq))
t "Seq.skip -1 Seq.empty<int>" (fun () -> Seq.skip -1 Seq.empty<int>)
t "Seq.skip -1 (seq [1])" (fun () -> Seq.skip -1 (seq [1]))
t "Seq.skip -1 (seq { 3; -1; 2 })" (fun () -> Seq.skip -1 (seq { 3; -1; 2 }))
t "Seq.truncate 2 (null: int seq)" (fun () -> Seq.truncate 2 (null: int seq))
t "Seq.truncate 2 Seq.empty<int>" (fun () -> Seq.truncate 2 Seq.empty<int>)
t "Seq.truncate 2 (seq [1])" (fun () -> Seq.truncate 2 (seq [1]))
t "Seq.truncate 2 (seq { 3; -1; 2 })" (fun () -> Seq.truncate 2 (seq { 3; -1; 2 }))
t "Seq.truncate -1 (null: int seq)" (fun () -> Seq.truncate -1 (null: int seq))
t "Seq.truncate -1 Seq.empty<int>" (fun () -> Seq.truncate -1 Seq.empty<int>)
t "Seq.truncate -1 (seq [1])" (fun () -> Seq.truncate -1 (seq [1]))
t "Seq.truncate -1 (seq { 3; -1; 2 })" (fun () -> Seq.truncate -1 (seq { 3; -1; 2 }))
t "Seq.chunkBySize 2 (null: int seq)" (fun () -> Seq.chunkBySize 2 (null: int seq))
t "Seq.chunkBySize 2 Seq.empty<int>" (fun () -> Seq.chunkBySize 2 Seq.empty<int>)
t "Seq.chunkBySize 2 (seq [1])" (fun () -> Seq.chunkBySize 2 (seq [1]))
t "Seq.chunkBySize 2 (seq { 3; -1; 2 })" (fun () -> Seq.chunkBySize 2 (seq { 3; -1; 2 }))
t "Seq.chunkBySize 0 (null: int seq)" (fun () -> Seq.chunkBySize 0 (null: int seq))
t "Seq.chunkBySize 0 Seq.empty<int>" (fun () -> Seq.chunkBySize 0 Seq.empty<int>)
t "Seq.chunkBySize 0 (seq [1])" (fun () -> Seq.chunkBySize 0 (seq [1]))
t "Seq.chunkBySize 0 (seq { 3; -1; 2 })" (fun () -> Seq.chunkBySize 0 (seq { 3; -1; 2 }))
t "Seq.windowed 2 (null: int seq)" (fun () -> Seq.windowed 2 (null: int seq))
t "Seq.windowed 2 Seq.empty<int>" (fun () -> Seq.windowed 2 Seq.empty<int>)
t "Seq.windowed 2 (seq [1])" (fun () -> Seq.windowed 2 (seq [1]))
t "Seq.windowed 2 (seq { 3; -1; 2 })" (fun () -> Seq.windowed 2 (seq { 3; -1; 2 }))
t "Seq.windowed 0 (null: int seq)" (fun () -> Seq.windowed 0 (null: int seq))
t "Seq.windowed 0 Seq.empty<int>" (fun () -> Seq.windowed 0 Seq.empty<int>)
t "Seq.windowed 0 (seq [1])" (fun () -> Seq.windowed 0 (seq [1]))
t "Seq.windowed 0 (seq { 3; -1; 2 })" (fun () -> Seq.windowed 0 (seq { 3; -1; 2 }))
t "Seq.splitInto 2 (null: int seq)" (fun () -> Seq.splitInto 2 (null: int seq))
t "Seq.splitInto 2 Seq.empty<int>" (fun () -> Seq.splitInto 2 Seq.empty<int>)
t "Seq.splitInto 2 (seq [1])" (fun () -> Seq.splitInto 2 (seq [1]))
t "Seq.splitInto 2 (seq { 3; -1; 2 })" (fun () -> Seq.splitInto 2 (seq { 3; -1; 2 }))
t "Seq.splitInto 0 (null: int seq)" (fun () -> Seq.splitInto 0 (null: int seq))
t "Seq.splitInto 0 Seq.empty<int>" (fun () -> Seq.splitInto 0 Seq.empty<int>)
t "Seq.splitInto 0 (seq [1])" (fun () -> Seq.splitInto 0 (seq [1]))
t "Seq.splitInto 0 (seq { 3; -1; 2 })" (fun () -> Seq.splitInto 0 (seq { 3; -1; 2 }))
t "Seq.item 1 (null: int seq)" (fun () -> Seq.item 1 (null: int seq))
t "Seq.item 1 Seq.empty<int>" (fun () -> Seq.item 1 Seq.empty<int>)
t "Seq.item 1 (seq [1])" (fun () -> Seq.item 1 (seq [1]))
t "Seq.item 1 (seq { 3; -1; 2 })" (fun () -> Seq.item 1 (seq { 3; -1; 2 }))
t "Seq.item -1 (null: int seq)" (fun () -> Seq.item -1 (null: int seq))
t "Seq.item -1 Seq.empty<int>" (fun () -> Seq.item -1 Seq.empty<int>)
t "Seq.item -1 (seq [1])" (fun () -> Seq.item -1 (seq [1]))
t "Seq.item -1 (seq { 3; -1; 2 })" (fun () -> Seq.item -1 (seq { 3; -1; 2 }))
t "Seq.tryItem 1 (null: int seq)" (fun () -> Seq.tryItem 1 (null: int seq))
t "Seq.tryItem 1 Seq.empty<int>" (fun () -> Seq.tryItem 1 Seq.empty<int>)
t "Seq.tryItem 1 (seq [1])" (fun () -> Seq.tryItem 1 (seq [1]))
t "Seq.tryItem 1 (seq { 3; -1; 2 })" (fun () -> Seq.tryItem 1 (seq { 3; -1; 2 }))
t "Seq.tryItem -1 (null: int seq)" (fun () -> Seq.tryItem -1 (null: int seq))
t "Seq.tryItem -1 Seq.empty<int>" (fun () -> Seq.tryItem -1 Seq.empty<int>)
t "Seq.tryItem -1 (seq [1])" (fun () -> Seq.tryItem -1 (seq [1]))
t "Seq.tryItem -1 (seq { 3; -1; 2 })" (fun () -> Seq.tryItem -1 (seq { 3; -1; 2 }))
t "Seq.removeAt 0 (null: int seq)" (fun () -> Seq.removeAt 0 (null: int seq))
t "Seq.removeAt 0 Seq.empty<int>" (fun () -> Seq.removeAt 0 Seq.empty<int>)
t "Seq.removeAt 0 (seq [1])" (fun () -> Seq.removeAt 0 (seq [1]))
t "Seq.removeAt 0 (seq { 3; -1; 2 })" (fun () -> Seq.removeAt 0 (seq { 3; -1; 2 }))
t "Seq.removeAt 3 (null: int seq)" (fun () -> Seq.removeAt 3 (null: int seq))
t "Seq.removeAt 3 Seq.empty<int>" (fun () -> Seq.removeAt 3 Seq.empty<int>)
t "Seq.removeAt 3 (seq [1])" (fun () -> Seq.removeAt 3 (seq [1]))
t "Seq.removeAt 3 (seq { 3; -1; 2 })" (fun () -> Seq.removeAt 3 (seq { 3; -1; 2 }))
t "Seq.removeManyAt 0 2 (null: int seq)" (fun () -> Seq.removeManyAt 0 2 (null: int seq))
t "Seq.removeManyAt 0 2 Seq.empty<int>" (fun () -> Seq.removeManyAt 0 2 Seq.empty<int>)
t "Seq.removeManyAt 0 2 (seq [1])" (fun () -> Seq.removeManyAt 0 2 (seq [1]))
t "Seq.removeManyAt 0 2 (seq { 3; -1; 2 })" (fun () -> Seq.removeManyAt 0 2 (seq { 3; -1; 2 }))
t "Seq.removeManyAt 2 2 (null: int seq)" (fun () -> Seq.removeManyAt 2 2 (null: int seq))
t "Seq.removeManyAt 2 2 Seq.empty<int>" (fun () -> Seq.removeManyAt 2 2 Seq.empty<int>)
t "Seq.removeManyAt 2 2 (seq [1])" (fun () -> Seq.removeManyAt 2 2 (seq [1]))
t "Seq.removeManyAt 2 2 (seq { 3; -1; 2 })" (fun () -> Seq.removeManyAt 2 2 (seq { 3; -1; 2 }))
t "Seq.insertAt 1 9 (null: int seq)" (fun () -> Seq.insertAt 1 9 (null: int seq))
t "Seq.insertAt 1 9 Seq.empty<int>" (fun () -> Seq.insertAt 1 9 Seq.empty<int>)
t "Seq.insertAt 1 9 (seq [1])" (fun () -> Seq.insertAt 1 9 (seq [1]))
t "Seq.insertAt 1 9 (seq { 3; -1; 2 })" (fun () -> Seq.insertAt 1 9 (seq { 3; -1; 2 }))
t "Seq.insertAt 5 9 (null: int seq)" (fun () -> Seq.insertAt 5 9 (null: int seq))
t "Seq.insertAt 5 9 Seq.empty<int>" (fun () -> Seq.insertAt 5 9 Seq.empty<int>)
t "Seq.insertAt 5 9 (seq [1])" (fun () -> Seq.insertAt 5 9 (seq [1]))
t "Seq.insertAt 5 9 (seq { 3; -1; 2 })" (fun () -> Seq.insertAt 5 9 (seq { 3; -1; 2 }))
t "Seq.insertManyAt 1 [9;8] (null: int seq)" (fun () -> Seq.insertManyAt 1 [9;8] (null: int seq))
t "Seq.insertManyAt 1 [9;8] Seq.empty<int>" (fun () -> Seq.insertManyAt 1 [9;8] Seq.empty<int>)
t "Seq.insertManyAt 1 [9;8] (seq [1])" (fun () -> Seq.insertManyAt 1 [9;8] (seq [1]))
t "Seq.insertManyAt 1 [9;8] (seq { 3; -1; 2 })" (fun () -> Seq.insertManyAt 1 [9;8] (seq { 3; -1; 2 }))
t "Seq.updateAt 0 9 (null: int seq)" (fun () -> Seq.updateAt 0 9 (null: int seq))
t "Seq.updateAt 0 9 Seq.empty<int>" (fun () -> Seq.updateAt 0 9 Seq.empty<int>)
t "Seq.updateAt 0 9 (seq [1])" (fun () -> Seq.updateAt 0 9 (seq [1]))
t "Seq.updateAt 0 9 (seq { 3; -1; 2 })" (fun () -> Seq.updateAt 0 9 (seq { 3; -1; 2 }))
t "Seq.updateAt 3 9 (null: int seq)" (fun () -> Seq.updateAt 3 9 (null: int seq))
t "Seq.updateAt 3 9 Seq.empty<int>" (fun () -> Seq.updateAt 3 9 Seq.empty<int>)
t "Seq.updateAt 3 9 (seq [1])" (fun () -> Seq.updateAt 3 9 (seq [1]))
t "Seq.updateAt 3 9 (seq { 3; -1; 2 })" (fun () -> Seq.updateAt 3 9 (seq { 3; -1; 2 }))
t "Seq.takeWhile (fun x -> x>2) (null: int seq)" (fun () -> Seq.takeWhile (fun x -> x>2) (null: int seq))
t "Seq.takeWhile (fun x -> x>2) Seq.empty<int>" (fun () -> Seq.takeWhile (fun x -> x>2) Seq.empty<int>)
t "Seq.takeWhile (fun x -> x>2) (seq [1])" (fun () -> Seq.takeWhile (fun x -> x>2) (seq [1]))
t "Seq.takeWhile (fun x -> x>2) (seq { 3; -1; 2 })" (fun () -> Seq.takeWhile (fun x -> x>2) (seq { 3; -1; 2 }))
t "Seq.skipWhile (fun x -> x>2) (null: int seq)" (fun () -> Seq.skipWhile (fun x -> x>2) (null: int seq))
t "Seq.skipWhile (fun x -> x>2) Seq.empty<int>" (fun () -> Seq.skipWhile (fun x -> x>2) Seq.empty<int>)
t "Seq.skipWhile (fun x -> x>2) (seq [1])" (fun () -> Seq.skipWhile (fun x -> x>2) (seq [1]))
t "Seq.skipWhile (fun x -> x>2) (seq { 3; -1; 2 })" (fun () -> Seq.skipWhile (fun x -> x>2) (seq { 3; -1; 2 }))
t "Seq.contains 2 (null: int seq)" (fun () -> Seq.contains 2 (null: int seq))
t "Seq.contains 2 Seq.empty<int>" (fun () -> Seq.contains 2 Seq.empty<int>)
t "Seq.contains 2 (seq [1])" (fun () -> Seq.contains 2 (seq [1]))
t "Seq.contains 2 (seq { 3; -1; 2 })" (fun () -> Seq.contains 2 (seq { 3; -1; 2 }))
t "Seq.mapi (fun i x -> i*x) (null: int seq)" (fun () -> Seq.mapi (fun i x -> i*x) (null: int seq))
t "Seq.mapi (fun i x -> i*x) Seq.empty<int>" (fun () -> Seq.mapi (fun i x -> i*x) Seq.empty<int>)
t "Seq.mapi (fun i x -> i*x) (seq [1])" (fun () -> Seq.mapi (fun i x -> i*x) (seq [1]))
t "Seq.mapi (fun i x -> i*x) (seq { 3; -1; 2 })" (fun () -> Seq.mapi (fun i x -> i*x) (seq { 3; -1; 2 }))
t "Seq.except [1] (null: int seq)" (fun () -> Seq.except [1] (null: int seq))
t "Seq.except [1] Seq.empty<int>" (fun () -> Seq.except [1] Seq.empty<int>)
t "Seq.except [1] (seq [1])" (fun () -> Seq.except [1] (seq [1]))
t "Seq.except [1] (seq { 3; -1; 2 })" (fun () -> Seq.except [1] (seq { 3; -1; 2 }))
t "Seq.append [0] (null: int seq)" (fun () -> Seq.append [0] (null: int seq))
t "Seq.append [0] Seq.empty<int>" (fun () -> Seq.append [0] Seq.empty<int>)
t "Seq.append [0] (seq [1])" (fun () -> Seq.append [0] (seq [1]))
t "Seq.append [0] (seq { 3; -1; 2 })" (fun () -> Seq.append [0] (seq { 3; -1; 2 }))
t "Seq.zip [1;2] (null: int seq)" (fun () -> Seq.zip [1;2] (null: int seq))
t "Seq.zip [1;2] Seq.empty<int>" (fun () -> Seq.zip [1;2] Seq.empty<int>)
t "Seq.zip [1;2] (seq [1])" (fun () -> Seq.zip [1;2] (seq [1]))
t "Seq.zip [1;2] (seq { 3; -1; 2 })" (fun () -> Seq.zip [1;2] (seq { 3; -1; 2 }))
t "Seq.map2 (+) [1;2] (null: int seq)" (fun () -> Seq.map2 (+) [1;2] (null: int seq))
t "Seq.map2 (+) [1;2] Seq.empty<int>" (fun () -> Seq.map2 (+) [1;2] Seq.empty<int>)
t "Seq.map2 (+) [1;2] (seq [1])" (fun () -> Seq.map2 (+) [1;2] (seq [1]))
t "Seq.map2 (+) [1;2] (seq { 3; -1; 2 })" (fun () -> Seq.map2 (+) [1;2] (seq { 3; -1; 2 }))
t "Seq.iter2 (fun _ _ -> ()) [1;2] (null: int seq) |> box" (fun () -> Seq.iter2 (fun _ _ -> ()) [1;2] (null: int seq) |> box)
t "Seq.iter2 (fun _ _ -> ()) [1;2] Seq.empty<int> |> box" (fun () -> Seq.iter2 (fun _ _ -> ()) [1;2] Seq.empty<int> |> box)
t "Seq.iter2 (fun _ _ -> ()) [1;2] (seq [1]) |> box" (fun () -> Seq.iter2 (fun _ _ -> ()) [1;2] (seq [1]) |> box)
t "Seq.iter2 (fun _ _ -> ()) [1;2] (seq { 3; -1; 2 }) |> box" (fun () -> Seq.iter2 (fun _ _ -> ()) [1;2] (seq { 3; -1; 2 }) |> box)
t "Seq.fold2 (fun s a b -> s+a*b) 0 [1;2] (null: int seq)" (fun () -> Seq.fold2 (fun s a b -> s+a*b) 0 [1;2] (null: int seq))
t "Seq.fold2 (fun s a b -> s+a*b) 0 [1;2] Seq.empty<int>" (fun () -> Seq.fold2 (fun s a b -> s+a*b) 0 [1;2] Seq.empty<int>)
t "Seq.fold2 (fun s a b -> s+a*b) 0 [1;2] (seq [1])" (fun () -> Seq.fold2 (fun s a b -> s+a*b) 0 [1;2] (seq [1]))
t "Seq.fold2 (fun s a b -> s+a*b) 0 [1;2] (seq { 3; -1; 2 })" (fun () -> Seq.fold2 (fun s a b -> s+a*b) 0 [1;2] (seq { 3; -1; 2 }))
t "Seq.forall2 (<) [1;2] (null: int seq)" (fun () -> Seq.forall2 (<) [1;2] (null: int seq))
t "Seq.forall2 (<) [1;2] Seq.empty<int>" (fun () -> Seq.forall2 (<) [1;2] Seq.empty<int>)
t "Seq.forall2 (<) [1;2] (seq [1])" (fun () -> Seq.forall2 (<) [1;2] (seq [1]))
t "Seq.forall2 (<) [1;2] (seq { 3; -1; 2 })" (fun () -> Seq.forall2 (<) [1;2] (seq { 3; -1; 2 }))
t "Seq.exists2 (<) [1;2] (null: int seq)" (fun () -> Seq.exists2 (<) [1;2] (null: int seq))
t "Seq.exists2 (<) [1;2] Seq.empty<int>" (fun () -> Seq.exists2 (<) [1;2] Seq.empty<int>)
t "Seq.exists2 (<) [1;2] (seq [1])" (fun () -> Seq.exists2 (<) [1;2] (seq [1]))
t "Seq.exists2 (<) [1;2] (seq { 3; -1; 2 })" (fun () -> Seq.exists2 (<) [1;2] (seq { 3; -1; 2 }))
t "Seq.compareWith compare [1;2] (null: int seq)" (fun () -> Seq.compareWith compare [1;2] (null: int seq))
t "Seq.compareWith compare [1;2] Seq.empty<int>" (fun () -> Seq.compareWith compare [1;2] Seq.empty<int>)
t "Seq.compareWith compare [1;2] (seq [1])" (fun () -> Seq.compareWith compare [1;2] (seq [1]))
t "Seq.compareWith compare [1;2] (seq { 3; -1; 2 })" (fun () -> Seq.compareWith compare [1;2] (seq { 3; -1; 2 }))
t "Seq.allPairs [1;2] (null: int seq)" (fun () -> Seq.allPairs [1;2] (null: int seq))
t "Seq.allPairs [1;2] Seq.empty<int>" (fun () -> Seq.allPairs [1;2] Seq.empty<int>)
t "Seq.allPairs [1;2] (seq [1])" (fun () -> Seq.allPairs [1;2] (seq [1]))
t "Seq.allPairs [1;2] (seq { 3; -1; 2 })" (fun () -> Seq.allPairs [1;2] (seq { 3; -1; 2 }))
t "Seq.permute (fun i -> 2-i) (null: int seq)" (fun () -> Seq.permute (fun i -> 2-i) (null: int seq))
t "Seq.permute (fun i -> 2-i) Seq.empty<int>" (fun () -> Seq.permute (fun i -> 2-i) Seq.empty<int>)
t "Seq.permute (fun i -> 2-i) (seq [1])" (fun () -> Seq.permute (fun i -> 2-i) (seq [1]))
t "Seq.permute (fun i -> 2-i) (seq { 3; -1; 2 })" (fun () -> Seq.permute (fun i -> 2-i) (seq { 3; -1; 2 }))
t "Seq.mapFold (fun s x -> x*2, s+x) 0 (null: int seq)" (fun () -> Seq.mapFold (fun s x -> x*2, s+x) 0 (null: int seq))
t "Seq.mapFold (fun s x -> x*2, s+x) 0 Seq.empty<int>" (fun () -> Seq.mapFold (fun s x -> x*2, s+x) 0 Seq.empty<int>)
t "Seq.mapFold (fun s x -> x*2, s+x) 0 (seq [1])" (fun () -> Seq.mapFold (fun s x -> x*2, s+x) 0 (seq [1]))
t "Seq.mapFold (fun s x -> x*2, s+x) 0 (seq { 3; -1; 2 })" (fun () -> Seq.mapFold (fun s x -> x*2, s+x) 0 (seq { 3; -1; 2 }))
t "Seq.zip3 [1] [2] (null: int seq)" (fun () -> Seq.zip3 [1] [2] (null: int seq))
t "Seq.zip3 [1] [2] Seq.empty<int>" (fun () -> Seq.zip3 [1] [2] Seq.empty<int>)
t "Seq.zip3 [1] [2] (seq [1])" (fun () -> Seq.zip3 [1] [2] (seq [1]))
t "Seq.zip3 [1] [2] (seq { 3; -1; 2 })" (fun () -> Seq.zip3 [1] [2] (seq { 3; -1; 2 }))
t "Seq.map3 (fun a b c -> a+b+c) [1] [2] (null: int seq)" (fun () -> Seq.map3 (fun a b c -> a+b+c) [1] [2] (null: int seq))
t "Seq.map3 (fun a b c -> a+b+c) [1] [2] Seq.empty<int>" (fun () -> Seq.map3 (fun a b c -> a+b+c) [1] [2] Seq.empty<int>)
t "Seq.map3 (fun a b c -> a+b+c) [1] [2] (seq [1])" (fun () -> Seq.map3 (fun a b c -> a+b+c) [1] [2] (seq [1]))
t "Seq.map3 (fun a b c -> a+b+c) [1] [2] (seq { 3; -1; 2 })" (fun () -> Seq.map3 (fun a b c -> a+b+c) [1] [2] (seq { 3; -1; 2 }))
t "Seq.mapi2 (fun i a b -> i+a+b) [1] (null: int seq)" (fun () -> Seq.mapi2 (fun i a b -> i+a+b) [1] (null: int seq))
t "Seq.mapi2 (fun i a b -> i+a+b) [1] Seq.empty<int>" (fun () -> Seq.mapi2 (fun i a b -> i+a+b) [1] Seq.empty<int>)
t "Seq.mapi2 (fun i a b -> i+a+b) [1] (seq [1])" (fun () -> Seq.mapi2 (fun i a b -> i+a+b) [1] (seq [1]))
t "Seq.mapi2 (fun i a b -> i+a+b) [1] (seq { 3; -1; 2 })" (fun () -> Seq.mapi2 (fun i a b -> i+a+b) [1] (seq { 3; -1; 2 }))
t "Seq.iteri (fun _ _ -> ()) (null: int seq) |> box" (fun () -> Seq.iteri (fun _ _ -> ()) (null: int seq) |> box)
t "Seq.iteri (fun _ _ -> ()) Seq.empty<int> |> box" (fun () -> Seq.iteri (fun _ _ -> ()) Seq.empty<int> |> box)
t "Seq.iteri (fun _ _ -> ()) (seq [1]) |> box" (fun () -> Seq.iteri (fun _ _ -> ()) (seq [1]) |> box)
t "Seq.iteri (fun _ _ -> ()) (seq { 3; -1; 2 }) |> box" (fun () -> Seq.iteri (fun _ _ -> ()) (seq { 3; -1; 2 }) |> box)
t "Seq.init -1 id" (fun () -> Seq.init -1 id)
t "Seq.init 3 id" (fun () -> Seq.init 3 id)
t "Seq.replicate -1 0" (fun () -> Seq.replicate -1 0)
t "Seq.replicate 2 0" (fun () -> Seq.replicate 2 0)
t "Seq.average Seq.empty<float>" (fun () -> Seq.average Seq.empty<float>)
t "Seq.delay (fun () -> seq [1])" (fun () -> Seq.delay (fun () -> seq [1]))
t "Seq.unfold (fun s -> if s>3 then None else Some(s,s+1)) 0" (fun () -> Seq.unfold (fun s -> if s>3 then None else Some(s,s+1)) 0)
t "Seq.initInfinite id |> Seq.item 5" (fun () -> Seq.initInfinite id |> Seq.item 5)
t "Seq.concat [[1];[2;3]]" (fun () -> Seq.concat [[1];[2;3]])
t "Seq.concat (null: int list seq)" (fun () -> Seq.concat (null: int list seq))
t "Seq.cast<int> [1;2] |> Seq.sum" (fun () -> Seq.cast<int> [1;2] |> Seq.sum)
t "Seq.foldBack (fun x s -> x-s) [1;2;3] 0" (fun () -> Seq.foldBack (fun x s -> x-s) [1;2;3] 0)
t "Seq.foldBack2 (fun a b s -> a-b+s) [1;2] [3;4;5] 0" (fun () -> Seq.foldBack2 (fun a b s -> a-b+s) [1;2] [3;4;5] 0)
t "Seq.scanBack (fun x s -> x-s) [1;2;3] 0" (fun () -> Seq.scanBack (fun x s -> x-s) [1;2;3] 0)
t "Seq.transpose [[1;2];[3;4]]" (fun () -> Seq.transpose [[1;2];[3;4]])
t "Seq.transpose [[1;2];[3]]" (fun () -> Seq.transpose [[1;2];[3]])
t "Seq.zip null [1] |> Seq.length" (fun () -> Seq.zip null [1] |> Seq.length)
t "Seq.append null [1] |> Seq.length" (fun () -> Seq.append null [1] |> Seq.length)
t "Seq.sumBy (fun x -> x) [Int32.MaxValue;1]" (fun () -> Seq.sumBy (fun x -> x) [Int32.MaxValue;1])
t "Seq.randomShuffle (null: int seq) |> Seq.length" (fun () -> Seq.randomShuffle (null: int seq) |> Seq.length)
t "Seq.randomChoice Seq.empty<int>" (fun () -> Seq.randomChoice Seq.empty<int>)
t "Seq.exactlyOne [1;2]" (fun () -> Seq.exactlyOne [1;2])
