// out: (Array.length) ([||]: int[]): 0
// out: (Array.length) [|1|]: 1
// out: (Array.length) [|3;-1;2|]: 3
// out: (Array.length) [|Int32.MaxValue;1|]: 2
// out: (Array.isEmpty) (null: int[]): ArgumentNullException Value cannot be null. (Parameter 'array')
// out: (Array.isEmpty) ([||]: int[]): true
// out: (Array.isEmpty) [|1|]: false
// out: (Array.isEmpty) [|3;-1;2|]: false
// out: (Array.isEmpty) [|Int32.MaxValue;1|]: false
// out: (Array.head) (null: int[]): ArgumentNullException Value cannot be null. (Parameter 'array')
// out: (Array.head) ([||]: int[]): ArgumentException The input array was empty. (Parameter 'array')
// out: (Array.head) [|1|]: 1
// out: (Array.head) [|3;-1;2|]: 3
// out: (Array.head) [|Int32.MaxValue;1|]: 2147483647
// out: (Array.last) (null: int[]): ArgumentNullException Value cannot be null. (Parameter 'array')
// out: (Array.last) ([||]: int[]): ArgumentException The input array was empty. (Parameter 'array')
// out: (Array.last) [|1|]: 1
// out: (Array.last) [|3;-1;2|]: 2
// out: (Array.last) [|Int32.MaxValue;1|]: 1
// out: (Array.rev) (null: int[]): ArgumentNullException Value cannot be null. (Parameter 'array')
// out: (Array.rev) ([||]: int[]): [||]
// out: (Array.rev) [|1|]: [|1|]
// out: (Array.rev) [|3;-1;2|]: [|2; -1; 3|]
// out: (Array.rev) [|Int32.MaxValue;1|]: [|1; 2147483647|]
// out: (Array.sum) (null: int[]): ArgumentNullException Value cannot be null. (Parameter 'array')
// out: (Array.sum) ([||]: int[]): 0
// out: (Array.sum) [|1|]: 1
// out: (Array.sum) [|3;-1;2|]: 4
// out: (Array.sum) [|Int32.MaxValue;1|]: OverflowException Arithmetic operation resulted in an overflow.
// out: (Array.max) (null: int[]): ArgumentNullException Value cannot be null. (Parameter 'array')
// out: (Array.max) ([||]: int[]): ArgumentException The input array was empty. (Parameter 'array')
// out: (Array.max) [|1|]: 1
// out: (Array.max) [|3;-1;2|]: 3
// out: (Array.max) [|Int32.MaxValue;1|]: 2147483647
// out: (Array.min) (null: int[]): ArgumentNullException Value cannot be null. (Parameter 'array')
// out: (Array.min) ([||]: int[]): ArgumentException The input array was empty. (Parameter 'array')
// out: (Array.min) [|1|]: 1
// out: (Array.min) [|3;-1;2|]: -1
// out: (Array.min) [|Int32.MaxValue;1|]: 1
// out: (Array.sort) (null: int[]): ArgumentNullException Value cannot be null. (Parameter 'array')
// out: (Array.sort) ([||]: int[]): [||]
// out: (Array.sort) [|1|]: [|1|]
// out: (Array.sort) [|3;-1;2|]: [|-1; 2; 3|]
// out: (Array.sort) [|Int32.MaxValue;1|]: [|1; 2147483647|]
// out: (Array.copy) (null: int[]): ArgumentNullException Value cannot be null. (Parameter 'array')
// out: (Array.copy) ([||]: int[]): [||]
// out: (Array.copy) [|1|]: [|1|]
// out: (Array.copy) [|3;-1;2|]: [|3; -1; 2|]
// out: (Array.copy) [|Int32.MaxValue;1|]: [|2147483647; 1|]
// out: (Array.toList) (null: int[]): ArgumentNullException Value cannot be null. (Parameter 'array')
// out: (Array.toList) ([||]: int[]): []
// out: (Array.toList) [|1|]: [1]
// out: (Array.toList) [|3;-1;2|]: [3; -1; 2]
// out: (Array.toList) [|Int32.MaxValue;1|]: [2147483647; 1]
// out: (Array.toSeq >> Seq.length) (null: int[]): ArgumentNullException Value cannot be null. (Parameter 'array')
// out: (Array.toSeq >> Seq.length) ([||]: int[]): 0
// out: (Array.toSeq >> Seq.length) [|1|]: 1
// out: (Array.toSeq >> Seq.length) [|3;-1;2|]: 3
// out: (Array.toSeq >> Seq.length) [|Int32.MaxValue;1|]: 2
// out: (Array.distinct) (null: int[]): ArgumentNullException Value cannot be null. (Parameter 'array')
// out: (Array.distinct) ([||]: int[]): [||]
// out: (Array.distinct) [|1|]: [|1|]
// out: (Array.distinct) [|3;-1;2|]: [|3; -1; 2|]
// out: (Array.distinct) [|Int32.MaxValue;1|]: [|2147483647; 1|]
// out: (Array.indexed) (null: int[]): ArgumentNullException Value cannot be null. (Parameter 'array')
// out: (Array.indexed) ([||]: int[]): [||]
// out: (Array.indexed) [|1|]: [|(0, 1)|]
// out: (Array.indexed) [|3;-1;2|]: [|(0, 3); (1, -1); (2, 2)|]
// out: (Array.indexed) [|Int32.MaxValue;1|]: [|(0, 2147483647); (1, 1)|]
// out: (Array.pairwise) (null: int[]): ArgumentNullException Value cannot be null. (Parameter 'array')
// out: (Array.pairwise) ([||]: int[]): [||]
// out: (Array.pairwise) [|1|]: [||]
// out: (Array.pairwise) [|3;-1;2|]: [|(3, -1); (-1, 2)|]
// out: (Array.pairwise) [|Int32.MaxValue;1|]: [|(2147483647, 1)|]
// out: (Array.tail) (null: int[]): ArgumentNullException Value cannot be null. (Parameter 'array')
// out: (Array.tail) ([||]: int[]): ArgumentException The input sequence has an insufficient number of elements. (Parameter 'array')
// out: (Array.tail) [|1|]: [||]
// out: (Array.tail) [|3;-1;2|]: [|-1; 2|]
// out: (Array.tail) [|Int32.MaxValue;1|]: [|1|]
// out: (Array.exactlyOne) (null: int[]): ArgumentNullException Value cannot be null. (Parameter 'array')
// out: (Array.exactlyOne) ([||]: int[]): ArgumentException The input sequence was empty. (Parameter 'array')
// out: (Array.exactlyOne) [|1|]: 1
// out: (Array.exactlyOne) [|3;-1;2|]: ArgumentException The input sequence contains more than one element. (Parameter 'array')
// out: (Array.exactlyOne) [|Int32.MaxValue;1|]: ArgumentException The input sequence contains more than one element. (Parameter 'array')
// out: (Array.tryHead) (null: int[]): ArgumentNullException Value cannot be null. (Parameter 'array')
// out: (Array.tryHead) ([||]: int[]): None
// out: (Array.tryHead) [|1|]: Some 1
// out: (Array.tryHead) [|3;-1;2|]: Some 3
// out: (Array.tryHead) [|Int32.MaxValue;1|]: Some 2147483647
// out: (Array.tryLast) (null: int[]): ArgumentNullException Value cannot be null. (Parameter 'array')
// out: (Array.tryLast) ([||]: int[]): None
// out: (Array.tryLast) [|1|]: Some 1
// out: (Array.tryLast) [|3;-1;2|]: Some 2
// out: (Array.tryLast) [|Int32.MaxValue;1|]: Some 1
// out: (Array.tryExactlyOne) (null: int[]): ArgumentNullException Value cannot be null. (Parameter 'array')
// out: (Array.tryExactlyOne) ([||]: int[]): None
// out: (Array.tryExactlyOne) [|1|]: Some 1
// out: (Array.tryExactlyOne) [|3;-1;2|]: None
// out: (Array.tryExactlyOne) [|Int32.MaxValue;1|]: None
// out: (Array.ofSeq) ([||]: int[]): [||]
// out: (Array.ofSeq) [|1|]: [|1|]
// out: (Array.ofSeq) [|3;-1;2|]: [|3; -1; 2|]
// out: (Array.ofSeq) [|Int32.MaxValue;1|]: [|2147483647; 1|]
// out: (Array.sortDescending) (null: int[]): ArgumentNullException Value cannot be null. (Parameter 'array')
// out: (Array.sortDescending) ([||]: int[]): [||]
// out: (Array.sortDescending) [|1|]: [|1|]
// out: (Array.sortDescending) [|3;-1;2|]: [|3; 2; -1|]
// out: (Array.sortDescending) [|Int32.MaxValue;1|]: [|2147483647; 1|]
// out: Array.map (fun x -> x+1) (null: int[]): ArgumentNullException Value cannot be null. (Parameter 'array')
// out: Array.map (fun x -> x+1) ([||]: int[]): [||]
// out: Array.map (fun x -> x+1) [|1|]: [|2|]
// out: Array.map (fun x -> x+1) [|3;-1;2|]: [|4; 0; 3|]
// out: Array.filter (fun x -> x>1) (null: int[]): ArgumentNullException Value cannot be null. (Parameter 'array')
// out: Array.filter (fun x -> x>1) ([||]: int[]): [||]
// out: Array.filter (fun x -> x>1) [|1|]: [||]
// out: Array.filter (fun x -> x>1) [|3;-1;2|]: [|3; 2|]
// out: Array.iter (fun _ -> ()) (null: int[]): ArgumentNullException Value cannot be null. (Parameter 'array')
// out: Array.iter (fun _ -> ()) ([||]: int[]): ()
// out: Array.iter (fun _ -> ()) [|1|]: ()
// out: Array.iter (fun _ -> ()) [|3;-1;2|]: ()
// out: Array.fold (+) 0 (null: int[]): ArgumentNullException Value cannot be null. (Parameter 'array')
// out: Array.fold (+) 0 ([||]: int[]): 0
// out: Array.fold (+) 0 [|1|]: 1
// out: Array.fold (+) 0 [|3;-1;2|]: 4
// out: Array.reduce (+) (null: int[]): ArgumentNullException Value cannot be null. (Parameter 'array')
// out: Array.reduce (+) ([||]: int[]): ArgumentException The input array was empty. (Parameter 'array')
// out: Array.reduce (+) [|1|]: 1
// out: Array.reduce (+) [|3;-1;2|]: 4
// out: Array.reduceBack (-) (null: int[]): ArgumentNullException Value cannot be null. (Parameter 'array')
// out: Array.reduceBack (-) ([||]: int[]): ArgumentException The input array was empty. (Parameter 'array')
// out: Array.reduceBack (-) [|1|]: 1
// out: Array.reduceBack (-) [|3;-1;2|]: 6
// out: Array.scan (+) 0 (null: int[]): ArgumentNullException Value cannot be null. (Parameter 'array')
// out: Array.scan (+) 0 ([||]: int[]): [|0|]
// out: Array.scan (+) 0 [|1|]: [|0; 1|]
// out: Array.scan (+) 0 [|3;-1;2|]: [|0; 3; 2; 4|]
// out: Array.exists (fun x -> x>2) (null: int[]): ArgumentNullException Value cannot be null. (Parameter 'array')
// out: Array.exists (fun x -> x>2) ([||]: int[]): false
// out: Array.exists (fun x -> x>2) [|1|]: false
// out: Array.exists (fun x -> x>2) [|3;-1;2|]: true
// out: Array.forall (fun x -> x>2) (null: int[]): ArgumentNullException Value cannot be null. (Parameter 'array')
// out: Array.forall (fun x -> x>2) ([||]: int[]): true
// out: Array.forall (fun x -> x>2) [|1|]: false
// out: Array.forall (fun x -> x>2) [|3;-1;2|]: false
// out: Array.find (fun x -> x>2) (null: int[]): ArgumentNullException Value cannot be null. (Parameter 'array')
// out: Array.find (fun x -> x>2) ([||]: int[]): KeyNotFoundException An index satisfying the predicate was not found in the collection.
// out: Array.find (fun x -> x>2) [|1|]: KeyNotFoundException An index satisfying the predicate was not found in the collection.
// out: Array.find (fun x -> x>2) [|3;-1;2|]: 3
// out: Array.findBack (fun x -> x>1) (null: int[]): ArgumentNullException Value cannot be null. (Parameter 'array')
// out: Array.findBack (fun x -> x>1) ([||]: int[]): KeyNotFoundException An index satisfying the predicate was not found in the collection.
// out: Array.findBack (fun x -> x>1) [|1|]: KeyNotFoundException An index satisfying the predicate was not found in the collection.
// out: Array.findBack (fun x -> x>1) [|3;-1;2|]: 2
// out: Array.findIndex (fun x -> x>2) (null: int[]): ArgumentNullException Value cannot be null. (Parameter 'array')
// out: Array.findIndex (fun x -> x>2) ([||]: int[]): KeyNotFoundException An index satisfying the predicate was not found in the collection.
// out: Array.findIndex (fun x -> x>2) [|1|]: KeyNotFoundException An index satisfying the predicate was not found in the collection.
// out: Array.findIndex (fun x -> x>2) [|3;-1;2|]: 0
// out: Array.findIndexBack (fun x -> x>1) (null: int[]): ArgumentNullException Value cannot be null. (Parameter 'array')
// out: Array.findIndexBack (fun x -> x>1) ([||]: int[]): KeyNotFoundException An index satisfying the predicate was not found in the collection.
// out: Array.findIndexBack (fun x -> x>1) [|1|]: KeyNotFoundException An index satisfying the predicate was not found in the collection.
// out: Array.findIndexBack (fun x -> x>1) [|3;-1;2|]: 2
// out: Array.tryFind (fun x -> x>2) (null: int[]): ArgumentNullException Value cannot be null. (Parameter 'array')
// out: Array.tryFind (fun x -> x>2) ([||]: int[]): None
// out: Array.tryFind (fun x -> x>2) [|1|]: None
// out: Array.tryFind (fun x -> x>2) [|3;-1;2|]: Some 3
// out: Array.tryFindIndex (fun x -> x>2) (null: int[]): ArgumentNullException Value cannot be null. (Parameter 'array')
// out: Array.tryFindIndex (fun x -> x>2) ([||]: int[]): None
// out: Array.tryFindIndex (fun x -> x>2) [|1|]: None
// out: Array.tryFindIndex (fun x -> x>2) [|3;-1;2|]: Some 0
// out: Array.pick (fun x -> if x>2 then Some x else None) (null: int[]): ArgumentNullException Value cannot be null. (Parameter 'array')
// out: Array.pick (fun x -> if x>2 then Some x else None) ([||]: int[]): KeyNotFoundException An index satisfying the predicate was not found in the collection.
// out: Array.pick (fun x -> if x>2 then Some x else None) [|1|]: KeyNotFoundException An index satisfying the predicate was not found in the collection.
// out: Array.pick (fun x -> if x>2 then Some x else None) [|3;-1;2|]: 3
// out: Array.tryPick (fun x -> if x>2 then Some x else None) (null: int[]): ArgumentNullException Value cannot be null. (Parameter 'array')
// out: Array.tryPick (fun x -> if x>2 then Some x else None) ([||]: int[]): None
// out: Array.tryPick (fun x -> if x>2 then Some x else None) [|1|]: None
// out: Array.tryPick (fun x -> if x>2 then Some x else None) [|3;-1;2|]: Some 3
// out: Array.choose (fun x -> if x>1 then Some x else None) (null: int[]): ArgumentNullException Value cannot be null. (Parameter 'array')
// out: Array.choose (fun x -> if x>1 then Some x else None) ([||]: int[]): [||]
// out: Array.choose (fun x -> if x>1 then Some x else None) [|1|]: [||]
// out: Array.choose (fun x -> if x>1 then Some x else None) [|3;-1;2|]: [|3; 2|]
// out: Array.collect (fun x -> [|x;x|]) (null: int[]): ArgumentNullException Value cannot be null. (Parameter 'array')
// out: Array.collect (fun x -> [|x;x|]) ([||]: int[]): [||]
// out: Array.collect (fun x -> [|x;x|]) [|1|]: [|1; 1|]
// out: Array.collect (fun x -> [|x;x|]) [|3;-1;2|]: [|3; 3; -1; -1; 2; 2|]
// out: Array.sumBy (fun x -> x*2) (null: int[]): ArgumentNullException Value cannot be null. (Parameter 'array')
// out: Array.sumBy (fun x -> x*2) ([||]: int[]): 0
// out: Array.sumBy (fun x -> x*2) [|1|]: 2
// out: Array.sumBy (fun x -> x*2) [|3;-1;2|]: 8
// out: Array.averageBy float (null: int[]): ArgumentNullException Value cannot be null. (Parameter 'array')
// out: Array.averageBy float ([||]: int[]): ArgumentException The input array was empty. (Parameter 'array')
// out: Array.averageBy float [|1|]: 1.0
// out: Array.averageBy float [|3;-1;2|]: 1.333333333
// out: Array.maxBy (fun x -> -x) (null: int[]): ArgumentNullException Value cannot be null. (Parameter 'array')
// out: Array.maxBy (fun x -> -x) ([||]: int[]): ArgumentException The input array was empty. (Parameter 'array')
// out: Array.maxBy (fun x -> -x) [|1|]: 1
// out: Array.maxBy (fun x -> -x) [|3;-1;2|]: -1
// out: Array.minBy (fun x -> -x) (null: int[]): ArgumentNullException Value cannot be null. (Parameter 'array')
// out: Array.minBy (fun x -> -x) ([||]: int[]): ArgumentException The input array was empty. (Parameter 'array')
// out: Array.minBy (fun x -> -x) [|1|]: 1
// out: Array.minBy (fun x -> -x) [|3;-1;2|]: 3
// out: Array.sortBy (fun x -> -x) (null: int[]): ArgumentNullException Value cannot be null. (Parameter 'array')
// out: Array.sortBy (fun x -> -x) ([||]: int[]): [||]
// out: Array.sortBy (fun x -> -x) [|1|]: [|1|]
// out: Array.sortBy (fun x -> -x) [|3;-1;2|]: [|3; 2; -1|]
// out: Array.sortWith compare (null: int[]): ArgumentNullException Value cannot be null. (Parameter 'array')
// out: Array.sortWith compare ([||]: int[]): [||]
// out: Array.sortWith compare [|1|]: [|1|]
// out: Array.sortWith compare [|3;-1;2|]: [|-1; 2; 3|]
// out: Array.groupBy (fun x -> x%2) (null: int[]): ArgumentNullException Value cannot be null. (Parameter 'array')
// out: Array.groupBy (fun x -> x%2) ([||]: int[]): [||]
// out: Array.groupBy (fun x -> x%2) [|1|]: [|(1, [|1|])|]
// out: Array.groupBy (fun x -> x%2) [|3;-1;2|]: [|(1, [|3|]); (-1, [|-1|]); (0, [|2|])|]
// out: Array.countBy (fun x -> x%2) (null: int[]): ArgumentNullException Value cannot be null. (Parameter 'array')
// out: Array.countBy (fun x -> x%2) ([||]: int[]): [||]
// out: Array.countBy (fun x -> x%2) [|1|]: [|(1, 1)|]
// out: Array.countBy (fun x -> x%2) [|3;-1;2|]: [|(1, 1); (-1, 1); (0, 1)|]
// out: Array.distinctBy (fun x -> x%2) (null: int[]): ArgumentNullException Value cannot be null. (Parameter 'array')
// out: Array.distinctBy (fun x -> x%2) ([||]: int[]): [||]
// out: Array.distinctBy (fun x -> x%2) [|1|]: [|1|]
// out: Array.distinctBy (fun x -> x%2) [|3;-1;2|]: [|3; -1; 2|]
// out: Array.partition (fun x -> x>1) (null: int[]): ArgumentNullException Value cannot be null. (Parameter 'array')
// out: Array.partition (fun x -> x>1) ([||]: int[]): ([||], [||])
// out: Array.partition (fun x -> x>1) [|1|]: ([||], [|1|])
// out: Array.partition (fun x -> x>1) [|3;-1;2|]: ([|3; 2|], [|-1|])
// out: Array.take 2 (null: int[]): ArgumentNullException Value cannot be null. (Parameter 'array')
// out: Array.take 2 ([||]: int[]): InvalidOperationException The input sequence has an insufficient number of elements.
// out: Array.take 2 [|1|]: InvalidOperationException The input sequence has an insufficient number of elements.
// out: Array.take 2 [|3;-1;2|]: [|3; -1|]
// out: Array.take -1 (null: int[]): ArgumentNullException Value cannot be null. (Parameter 'array')
// out: Array.take -1 ([||]: int[]): ArgumentException The input must be non-negative.~count = -1 (Parameter 'count')
// out: Array.take -1 [|1|]: ArgumentException The input must be non-negative.~count = -1 (Parameter 'count')
// out: Array.take -1 [|3;-1;2|]: ArgumentException The input must be non-negative.~count = -1 (Parameter 'count')
// out: Array.take 0 (null: int[]): ArgumentNullException Value cannot be null. (Parameter 'array')
// out: Array.take 0 ([||]: int[]): [||]
// out: Array.take 0 [|1|]: [||]
// out: Array.take 0 [|3;-1;2|]: [||]
// out: Array.skip 2 (null: int[]): ArgumentNullException Value cannot be null. (Parameter 'array')
// out: Array.skip 2 ([||]: int[]): ArgumentOutOfRangeException The index is outside the legal range.~count = 2, array.Length = 0 (Parameter 'count')
// out: Array.skip 2 [|1|]: ArgumentOutOfRangeException The index is outside the legal range.~count = 2, array.Length = 1 (Parameter 'count')
// out: Array.skip 2 [|3;-1;2|]: [|2|]
// out: Array.skip -1 (null: int[]): ArgumentNullException Value cannot be null. (Parameter 'array')
// out: Array.skip -1 ([||]: int[]): [||]
// out: Array.skip -1 [|1|]: [|1|]
// out: Array.skip -1 [|3;-1;2|]: [|3; -1; 2|]
// out: Array.skip 9 (null: int[]): ArgumentNullException Value cannot be null. (Parameter 'array')
// out: Array.skip 9 ([||]: int[]): ArgumentOutOfRangeException The index is outside the legal range.~count = 9, array.Length = 0 (Parameter 'count')
// out: Array.skip 9 [|1|]: ArgumentOutOfRangeException The index is outside the legal range.~count = 9, array.Length = 1 (Parameter 'count')
// out: Array.skip 9 [|3;-1;2|]: ArgumentOutOfRangeException The index is outside the legal range.~count = 9, array.Length = 3 (Parameter 'count')
// out: Array.truncate 2 (null: int[]): ArgumentNullException Value cannot be null. (Parameter 'array')
// out: Array.truncate 2 ([||]: int[]): [||]
// out: Array.truncate 2 [|1|]: [|1|]
// out: Array.truncate 2 [|3;-1;2|]: [|3; -1|]
// out: Array.truncate -1 (null: int[]): ArgumentNullException Value cannot be null. (Parameter 'array')
// out: Array.truncate -1 ([||]: int[]): [||]
// out: Array.truncate -1 [|1|]: [||]
// out: Array.truncate -1 [|3;-1;2|]: [||]
// out: Array.chunkBySize 2 (null: int[]): ArgumentNullException Value cannot be null. (Parameter 'array')
// out: Array.chunkBySize 2 ([||]: int[]): [||]
// out: Array.chunkBySize 2 [|1|]: [|[|1|]|]
// out: Array.chunkBySize 2 [|3;-1;2|]: [|[|3; -1|]; [|2|]|]
// out: Array.chunkBySize 0 (null: int[]): ArgumentNullException Value cannot be null. (Parameter 'array')
// out: Array.chunkBySize 0 ([||]: int[]): ArgumentException The input must be positive.~chunkSize = 0 (Parameter 'chunkSize')
// out: Array.chunkBySize 0 [|1|]: ArgumentException The input must be positive.~chunkSize = 0 (Parameter 'chunkSize')
// out: Array.chunkBySize 0 [|3;-1;2|]: ArgumentException The input must be positive.~chunkSize = 0 (Parameter 'chunkSize')
// out: Array.windowed 2 (null: int[]): ArgumentNullException Value cannot be null. (Parameter 'array')
// out: Array.windowed 2 ([||]: int[]): [||]
// out: Array.windowed 2 [|1|]: [||]
// out: Array.windowed 2 [|3;-1;2|]: [|[|3; -1|]; [|-1; 2|]|]
// out: Array.windowed 0 (null: int[]): ArgumentNullException Value cannot be null. (Parameter 'array')
// out: Array.windowed 0 ([||]: int[]): ArgumentException The input must be positive.~windowSize = 0 (Parameter 'windowSize')
// out: Array.windowed 0 [|1|]: ArgumentException The input must be positive.~windowSize = 0 (Parameter 'windowSize')
// out: Array.windowed 0 [|3;-1;2|]: ArgumentException The input must be positive.~windowSize = 0 (Parameter 'windowSize')
// out: Array.splitInto 2 (null: int[]): ArgumentNullException Value cannot be null. (Parameter 'array')
// out: Array.splitInto 2 ([||]: int[]): [||]
// out: Array.splitInto 2 [|1|]: [|[|1|]|]
// out: Array.splitInto 2 [|3;-1;2|]: [|[|3; -1|]; [|2|]|]
// out: Array.splitInto 0 (null: int[]): ArgumentNullException Value cannot be null. (Parameter 'array')
// out: Array.splitInto 0 ([||]: int[]): ArgumentException The input must be positive.~count = 0 (Parameter 'count')
// out: Array.splitInto 0 [|1|]: ArgumentException The input must be positive.~count = 0 (Parameter 'count')
// out: Array.splitInto 0 [|3;-1;2|]: ArgumentException The input must be positive.~count = 0 (Parameter 'count')
// out: Array.splitAt 1 (null: int[]): ArgumentNullException Value cannot be null. (Parameter 'array')
// out: Array.splitAt 1 ([||]: int[]): InvalidOperationException The input sequence has an insufficient number of elements.
// out: Array.splitAt 1 [|1|]: ([|1|], [||])
// out: Array.splitAt 1 [|3;-1;2|]: ([|3|], [|-1; 2|])
// out: Array.splitAt 9 (null: int[]): ArgumentNullException Value cannot be null. (Parameter 'array')
// out: Array.splitAt 9 ([||]: int[]): InvalidOperationException The input sequence has an insufficient number of elements.
// out: Array.splitAt 9 [|1|]: InvalidOperationException The input sequence has an insufficient number of elements.
// out: Array.splitAt 9 [|3;-1;2|]: InvalidOperationException The input sequence has an insufficient number of elements.
// out: Array.splitAt -1 (null: int[]): ArgumentNullException Value cannot be null. (Parameter 'array')
// out: Array.splitAt -1 ([||]: int[]): ArgumentException The input must be non-negative.~index = -1 (Parameter 'index')
// out: Array.splitAt -1 [|1|]: ArgumentException The input must be non-negative.~index = -1 (Parameter 'index')
// out: Array.splitAt -1 [|3;-1;2|]: ArgumentException The input must be non-negative.~index = -1 (Parameter 'index')
// out: Array.item 1 ([||]: int[]): IndexOutOfRangeException Index was outside the bounds of the array.
// out: Array.item 1 [|1|]: IndexOutOfRangeException Index was outside the bounds of the array.
// out: Array.item 1 [|3;-1;2|]: -1
// out: Array.tryItem 1 (null: int[]): ArgumentNullException Value cannot be null. (Parameter 'array')
// out: Array.tryItem 1 ([||]: int[]): None
// out: Array.tryItem 1 [|1|]: None
// out: Array.tryItem 1 [|3;-1;2|]: Some -1
// out: Array.tryItem -1 (null: int[]): ArgumentNullException Value cannot be null. (Parameter 'array')
// out: Array.tryItem -1 ([||]: int[]): None
// out: Array.tryItem -1 [|1|]: None
// out: Array.tryItem -1 [|3;-1;2|]: None
// out: Array.removeAt 0 (null: int[]): ArgumentNullException Value cannot be null. (Parameter 'source')
// out: Array.removeAt 0 ([||]: int[]): ArgumentException index must be within bounds of the array (Parameter 'index')
// out: Array.removeAt 0 [|1|]: [||]
// out: Array.removeAt 0 [|3;-1;2|]: [|-1; 2|]
// out: Array.removeAt 3 (null: int[]): ArgumentNullException Value cannot be null. (Parameter 'source')
// out: Array.removeAt 3 ([||]: int[]): ArgumentException index must be within bounds of the array (Parameter 'index')
// out: Array.removeAt 3 [|1|]: ArgumentException index must be within bounds of the array (Parameter 'index')
// out: Array.removeAt 3 [|3;-1;2|]: ArgumentException index must be within bounds of the array (Parameter 'index')
// out: Array.removeManyAt 0 2 (null: int[]): ArgumentNullException Value cannot be null. (Parameter 'source')
// out: Array.removeManyAt 0 2 ([||]: int[]): ArgumentException index must be within bounds of the array (Parameter 'index')
// out: Array.removeManyAt 0 2 [|1|]: ArgumentException index must be within bounds of the array (Parameter 'index')
// out: Array.removeManyAt 0 2 [|3;-1;2|]: [|2|]
// out: Array.removeManyAt 0 -1 (null: int[]): ArgumentNullException Value cannot be null. (Parameter 'source')
// out: Array.removeManyAt 0 -1 ([||]: int[]): ArgumentOutOfRangeException sourceIndex ('-1') must be greater than or equal to '0'. (Parameter 'sourceIndex')~Actual value was -1.
// out: Array.removeManyAt 0 -1 [|1|]: ArgumentOutOfRangeException sourceIndex ('-1') must be greater than or equal to '0'. (Parameter 'sourceIndex')~Actual value was -1.
// out: Array.removeManyAt 0 -1 [|3;-1;2|]: ArgumentOutOfRangeException sourceIndex ('-1') must be greater than or equal to '0'. (Parameter 'sourceIndex')~Actual value was -1.
// out: Array.removeManyAt 2 2 (null: int[]): ArgumentNullException Value cannot be null. (Parameter 'source')
// out: Array.removeManyAt 2 2 ([||]: int[]): ArgumentException index must be within bounds of the array (Parameter 'index')
// out: Array.removeManyAt 2 2 [|1|]: ArgumentException index must be within bounds of the array (Parameter 'index')
// out: Array.removeManyAt 2 2 [|3;-1;2|]: ArgumentException index must be within bounds of the array (Parameter 'index')
// out: Array.insertAt 1 9 (null: int[]): ArgumentNullException Value cannot be null. (Parameter 'source')
// out: Array.insertAt 1 9 ([||]: int[]): ArgumentException index must be within bounds of the array (Parameter 'index')
// out: Array.insertAt 1 9 [|1|]: [|1; 9|]
// out: Array.insertAt 1 9 [|3;-1;2|]: [|3; 9; -1; 2|]
// out: Array.insertAt 5 9 (null: int[]): ArgumentNullException Value cannot be null. (Parameter 'source')
// out: Array.insertAt 5 9 ([||]: int[]): ArgumentException index must be within bounds of the array (Parameter 'index')
// out: Array.insertAt 5 9 [|1|]: ArgumentException index must be within bounds of the array (Parameter 'index')
// out: Array.insertAt 5 9 [|3;-1;2|]: ArgumentException index must be within bounds of the array (Parameter 'index')
// out: Array.insertManyAt 1 [9;8] (null: int[]): ArgumentNullException Value cannot be null. (Parameter 'source')
// out: Array.insertManyAt 1 [9;8] ([||]: int[]): ArgumentException index must be within bounds of the array (Parameter 'index')
// out: Array.insertManyAt 1 [9;8] [|1|]: [|1; 9; 8|]
// out: Array.insertManyAt 1 [9;8] [|3;-1;2|]: [|3; 9; 8; -1; 2|]
// out: Array.updateAt 0 9 (null: int[]): ArgumentNullException Value cannot be null. (Parameter 'source')
// out: Array.updateAt 0 9 ([||]: int[]): ArgumentException index must be within bounds of the array (Parameter 'index')
// out: Array.updateAt 0 9 [|1|]: [|9|]
// out: Array.updateAt 0 9 [|3;-1;2|]: [|9; -1; 2|]
// out: Array.updateAt 3 9 (null: int[]): ArgumentNullException Value cannot be null. (Parameter 'source')
// out: Array.updateAt 3 9 ([||]: int[]): ArgumentException index must be within bounds of the array (Parameter 'index')
// out: Array.updateAt 3 9 [|1|]: ArgumentException index must be within bounds of the array (Parameter 'index')
// out: Array.updateAt 3 9 [|3;-1;2|]: ArgumentException index must be within bounds of the array (Parameter 'index')
// out: Array.takeWhile (fun x -> x>2) (null: int[]): ArgumentNullException Value cannot be null. (Parameter 'array')
// out: Array.takeWhile (fun x -> x>2) ([||]: int[]): [||]
// out: Array.takeWhile (fun x -> x>2) [|1|]: [||]
// out: Array.takeWhile (fun x -> x>2) [|3;-1;2|]: [|3|]
// out: Array.skipWhile (fun x -> x>2) (null: int[]): ArgumentNullException Value cannot be null. (Parameter 'array')
// out: Array.skipWhile (fun x -> x>2) ([||]: int[]): [||]
// out: Array.skipWhile (fun x -> x>2) [|1|]: [|1|]
// out: Array.skipWhile (fun x -> x>2) [|3;-1;2|]: [|-1; 2|]
// out: Array.contains 2 (null: int[]): ArgumentNullException Value cannot be null. (Parameter 'array')
// out: Array.contains 2 ([||]: int[]): false
// out: Array.contains 2 [|1|]: false
// out: Array.contains 2 [|3;-1;2|]: true
// out: Array.mapi (fun i x -> i*x) (null: int[]): ArgumentNullException Value cannot be null. (Parameter 'array')
// out: Array.mapi (fun i x -> i*x) ([||]: int[]): [||]
// out: Array.mapi (fun i x -> i*x) [|1|]: [|0|]
// out: Array.mapi (fun i x -> i*x) [|3;-1;2|]: [|0; -1; 4|]
// out: Array.foldBack (fun x s -> x - s)  (null: int[]) 0: ArgumentNullException Value cannot be null. (Parameter 'array')
// out: Array.foldBack (fun x s -> x - s)  ([||]: int[]) 0: 0
// out: Array.foldBack (fun x s -> x - s)  [|1|] 0: 1
// out: Array.foldBack (fun x s -> x - s)  [|3;-1;2|] 0: 6
// out: Array.except [1] (null: int[]): ArgumentNullException Value cannot be null. (Parameter 'array')
// out: Array.except [1] ([||]: int[]): [||]
// out: Array.except [1] [|1|]: [||]
// out: Array.except [1] [|3;-1;2|]: [|3; -1; 2|]
// out: Array.append [|0|] (null: int[]): ArgumentNullException Value cannot be null. (Parameter 'array2')
// out: Array.append [|0|] ([||]: int[]): [|0|]
// out: Array.append [|0|] [|1|]: [|0; 1|]
// out: Array.append [|0|] [|3;-1;2|]: [|0; 3; -1; 2|]
// out: Array.zip [|1;2|] (null: int[]): ArgumentNullException Value cannot be null. (Parameter 'array2')
// out: Array.zip [|1;2|] ([||]: int[]): ArgumentException The arrays have different lengths.~array1.Length = 2, array2.Length = 0 (Parameter 'array1')
// out: Array.zip [|1;2|] [|1|]: ArgumentException The arrays have different lengths.~array1.Length = 2, array2.Length = 1 (Parameter 'array1')
// out: Array.zip [|1;2|] [|3;-1;2|]: ArgumentException The arrays have different lengths.~array1.Length = 2, array2.Length = 3 (Parameter 'array1')
// out: Array.map2 (+) [|1;2|] (null: int[]): ArgumentNullException Value cannot be null. (Parameter 'array2')
// out: Array.map2 (+) [|1;2|] ([||]: int[]): ArgumentException The arrays have different lengths.~array1.Length = 2, array2.Length = 0 (Parameter 'array1')
// out: Array.map2 (+) [|1;2|] [|1|]: ArgumentException The arrays have different lengths.~array1.Length = 2, array2.Length = 1 (Parameter 'array1')
// out: Array.map2 (+) [|1;2|] [|3;-1;2|]: ArgumentException The arrays have different lengths.~array1.Length = 2, array2.Length = 3 (Parameter 'array1')
// out: Array.iter2 (fun _ _ -> ()) [|1;2|] (null: int[]): ArgumentNullException Value cannot be null. (Parameter 'array2')
// out: Array.iter2 (fun _ _ -> ()) [|1;2|] ([||]: int[]): ArgumentException The arrays have different lengths.~array1.Length = 2, array2.Length = 0 (Parameter 'array1')
// out: Array.iter2 (fun _ _ -> ()) [|1;2|] [|1|]: ArgumentException The arrays have different lengths.~array1.Length = 2, array2.Length = 1 (Parameter 'array1')
// out: Array.iter2 (fun _ _ -> ()) [|1;2|] [|3;-1;2|]: ArgumentException The arrays have different lengths.~array1.Length = 2, array2.Length = 3 (Parameter 'array1')
// out: Array.fold2 (fun s a b -> s+a*b) 0 [|1;2|] (null: int[]): ArgumentNullException Value cannot be null. (Parameter 'array2')
// out: Array.fold2 (fun s a b -> s+a*b) 0 [|1;2|] ([||]: int[]): ArgumentException The arrays have different lengths.~array1.Length = 2, array2.Length = 0 (Parameter 'array1')
// out: Array.fold2 (fun s a b -> s+a*b) 0 [|1;2|] [|1|]: ArgumentException The arrays have different lengths.~array1.Length = 2, array2.Length = 1 (Parameter 'array1')
// out: Array.fold2 (fun s a b -> s+a*b) 0 [|1;2|] [|3;-1;2|]: ArgumentException The arrays have different lengths.~array1.Length = 2, array2.Length = 3 (Parameter 'array1')
// out: Array.forall2 (<) [|1;2|] (null: int[]): ArgumentNullException Value cannot be null. (Parameter 'array2')
// out: Array.forall2 (<) [|1;2|] ([||]: int[]): ArgumentException The arrays have different lengths.~array1.Length = 2, array2.Length = 0 (Parameter 'array1')
// out: Array.forall2 (<) [|1;2|] [|1|]: ArgumentException The arrays have different lengths.~array1.Length = 2, array2.Length = 1 (Parameter 'array1')
// out: Array.forall2 (<) [|1;2|] [|3;-1;2|]: ArgumentException The arrays have different lengths.~array1.Length = 2, array2.Length = 3 (Parameter 'array1')
// out: Array.exists2 (<) [|1;2|] (null: int[]): ArgumentNullException Value cannot be null. (Parameter 'array2')
// out: Array.exists2 (<) [|1;2|] ([||]: int[]): ArgumentException The arrays have different lengths.~array1.Length = 2, array2.Length = 0 (Parameter 'array1')
// out: Array.exists2 (<) [|1;2|] [|1|]: ArgumentException The arrays have different lengths.~array1.Length = 2, array2.Length = 1 (Parameter 'array1')
// out: Array.exists2 (<) [|1;2|] [|3;-1;2|]: ArgumentException The arrays have different lengths.~array1.Length = 2, array2.Length = 3 (Parameter 'array1')
// out: Array.compareWith compare [|1;2|] (null: int[]): ArgumentNullException Value cannot be null. (Parameter 'array2')
// out: Array.compareWith compare [|1;2|] ([||]: int[]): 1
// out: Array.compareWith compare [|1;2|] [|1|]: 1
// out: Array.compareWith compare [|1;2|] [|3;-1;2|]: -1
// out: Array.allPairs [|1;2|] (null: int[]): ArgumentNullException Value cannot be null. (Parameter 'array2')
// out: Array.allPairs [|1;2|] ([||]: int[]): [||]
// out: Array.allPairs [|1;2|] [|1|]: [|(1, 1); (2, 1)|]
// out: Array.allPairs [|1;2|] [|3;-1;2|]: [|(1, 3); (1, -1); (1, 2); (2, 3); (2, -1); (2, 2)|]
// out: Array.permute (fun i -> 2-i) (null: int[]): ArgumentNullException Value cannot be null. (Parameter 'array')
// out: Array.permute (fun i -> 2-i) ([||]: int[]): [||]
// out: Array.permute (fun i -> 2-i) [|1|]: ArgumentException The function did not compute a permutation. (Parameter 'indexMap')
// out: Array.permute (fun i -> 2-i) [|3;-1;2|]: [|2; -1; 3|]
// out: Array.mapFold (fun s x -> x*2, s+x) 0 (null: int[]): ArgumentNullException Value cannot be null. (Parameter 'array')
// out: Array.mapFold (fun s x -> x*2, s+x) 0 ([||]: int[]): ([||], 0)
// out: Array.mapFold (fun s x -> x*2, s+x) 0 [|1|]: ([|2|], 1)
// out: Array.mapFold (fun s x -> x*2, s+x) 0 [|3;-1;2|]: ([|6; -2; 4|], 4)
// out: Array.sub (null: int[]) 1 2: ArgumentNullException Value cannot be null. (Parameter 'array')
// out: Array.sub (null: int[]) -1 2: ArgumentNullException Value cannot be null. (Parameter 'array')
// out: Array.sub (null: int[]) 0 -2: ArgumentNullException Value cannot be null. (Parameter 'array')
// out: Array.sub ([||]: int[]) 1 2: ArgumentOutOfRangeException The index is outside the legal range.~count = 2, array.Length = 0 (Parameter 'count')
// out: Array.sub ([||]: int[]) -1 2: ArgumentException The input must be non-negative.~startIndex = -1 (Parameter 'startIndex')
// out: Array.sub ([||]: int[]) 0 -2: ArgumentException The input must be non-negative.~count = -2 (Parameter 'count')
// out: Array.sub [|1|] 1 2: ArgumentOutOfRangeException The index is outside the legal range.~count = 2, array.Length = 1 (Parameter 'count')
// out: Array.sub [|1|] -1 2: ArgumentException The input must be non-negative.~startIndex = -1 (Parameter 'startIndex')
// out: Array.sub [|1|] 0 -2: ArgumentException The input must be non-negative.~count = -2 (Parameter 'count')
// out: Array.sub [|3;-1;2|] 1 2: [|-1; 2|]
// out: Array.sub [|3;-1;2|] -1 2: ArgumentException The input must be non-negative.~startIndex = -1 (Parameter 'startIndex')
// out: Array.sub [|3;-1;2|] 0 -2: ArgumentException The input must be non-negative.~count = -2 (Parameter 'count')
// out: Array.transpose [|([||]: int[]);([||]: int[])|]: [||]
// out: Array.transpose [|([||]: int[]);[|1;2|]|]: ArgumentException The arrays have different lengths.~array.[0].Length = 0, array.[1].Length = 2 (Parameter 'array.[0]')
// out: Array.transpose [|[|1|];[|1|]|]: [|[|1; 1|]|]
// out: Array.transpose [|[|1|];[|1;2|]|]: ArgumentException The arrays have different lengths.~array.[0].Length = 1, array.[1].Length = 2 (Parameter 'array.[0]')
// out: Array.transpose [|[|3;-1;2|];[|3;-1;2|]|]: [|[|3; 3|]; [|-1; -1|]; [|2; 2|]|]
// out: Array.transpose [|[|3;-1;2|];[|1;2|]|]: ArgumentException The arrays have different lengths.~array.[0].Length = 3, array.[1].Length = 2 (Parameter 'array.[0]')
// out: Array.zip3 [|1|] [|2|] (null: int[]): ArgumentNullException Value cannot be null. (Parameter 'array3')
// out: Array.zip3 [|1|] [|2|] ([||]: int[]): ArgumentException The arrays have different lengths.~ array1.Length = 1, array2.Length = 1, array3.Length = 0 (Parameter 'array1, array2, array3')
// out: Array.zip3 [|1|] [|2|] [|1|]: [|(1, 2, 1)|]
// out: Array.zip3 [|1|] [|2|] [|3;-1;2|]: ArgumentException The arrays have different lengths.~ array1.Length = 1, array2.Length = 1, array3.Length = 3 (Parameter 'array1, array2, array3')
// out: Array.map3 (fun a b c -> a+b+c) [|1|] [|2|] (null: int[]): ArgumentNullException Value cannot be null. (Parameter 'array3')
// out: Array.map3 (fun a b c -> a+b+c) [|1|] [|2|] ([||]: int[]): ArgumentException The arrays have different lengths.~ array1.Length = 1, array2.Length = 1, array3.Length = 0 (Parameter 'array1, array2, array3')
// out: Array.map3 (fun a b c -> a+b+c) [|1|] [|2|] [|1|]: [|4|]
// out: Array.map3 (fun a b c -> a+b+c) [|1|] [|2|] [|3;-1;2|]: ArgumentException The arrays have different lengths.~ array1.Length = 1, array2.Length = 1, array3.Length = 3 (Parameter 'array1, array2, array3')
// out: Array.fill (null: int[]) 0 1 9; (null: int[]): ArgumentNullException Value cannot be null. (Parameter 'target')
// out: Array.fill (null: int[]) -1 1 9: ArgumentNullException Value cannot be null. (Parameter 'target')
// out: Array.fill (null: int[]) 0 -1 9: ArgumentNullException Value cannot be null. (Parameter 'target')
// out: Array.fill (null: int[]) 1 5 9: ArgumentNullException Value cannot be null. (Parameter 'target')
// out: Array.blit (null: int[]) 0 [|7;8;9|] 1 2: ArgumentNullException Value cannot be null. (Parameter 'sourceArray')
// out: Array.blit (null: int[]) 2 [|7;8;9|] 1 2: ArgumentNullException Value cannot be null. (Parameter 'sourceArray')
// out: Array.blit (null: int[]) 0 [|7;8;9|] 2 2: ArgumentNullException Value cannot be null. (Parameter 'sourceArray')
// out: Array.blit (null: int[]) -1 [|7;8;9|] 2 2: ArgumentNullException Value cannot be null. (Parameter 'sourceArray')
// out: Array.blit (null: int[]) 0 [|7;8;9|] -2 2: ArgumentNullException Value cannot be null. (Parameter 'sourceArray')
// out: Array.blit (null: int[]) 0 [|7;8;9|] 0 -2: ArgumentNullException Value cannot be null. (Parameter 'sourceArray')
// out: Array.blit [|1|] 0 (null: int[]) 0 1: ArgumentNullException Value cannot be null. (Parameter 'destinationArray')
// out: Array.get [|1|] 5: IndexOutOfRangeException Index was outside the bounds of the array.
// out: Array.sortInPlace (null: int[]): ArgumentNullException Value cannot be null. (Parameter 'array')
// out: Array.sortInPlaceBy (fun x -> -x) (null: int[]): ArgumentNullException Value cannot be null. (Parameter 'array')
// out: Array.sortInPlaceWith compare (null: int[]): ArgumentNullException Value cannot be null. (Parameter 'array')
// out: Array.mapFoldBack (fun x s -> x*2, s+x) (null: int[]) 0: ArgumentNullException Value cannot be null. (Parameter 'array')
// out: Array.scanBack (fun x s -> x-s) (null: int[]) 0: ArgumentNullException Value cannot be null. (Parameter 'array')
// out: Array.fold2 (fun s a b -> s+a+b) 0 (null: int[]) [|1|]: ArgumentNullException Value cannot be null. (Parameter 'array1')
// out: Array.foldBack2 (fun a b s -> s+a-b) (null: int[]) [|1;2;3|] 0: ArgumentNullException Value cannot be null. (Parameter 'array1')
// out: Array.foldBack2 (fun a b s -> s+a-b) (null: int[]) [|1;2|] 0: ArgumentNullException Value cannot be null. (Parameter 'array1')
// out: Array.reduceBack (-) (null: int[]): ArgumentNullException Value cannot be null. (Parameter 'array')
// out: Array.average (Array.map float (null: int[])): ArgumentNullException Value cannot be null. (Parameter 'array')
// out: Array.randomChoice (null: int[]) |> ignore: ArgumentNullException Value cannot be null. (Parameter 'source')
// out: Array.randomSample 5 (null: int[]): ArgumentNullException Value cannot be null. (Parameter 'source')
// out: Array.randomChoices -1 (null: int[]): ArgumentNullException Value cannot be null. (Parameter 'source')
// out: Array.fill [|1;2;3|] 0 1 9; [|1;2;3|]: [|1; 2; 3|]
// out: Array.fill [|1;2;3|] -1 1 9: ArgumentException The input must be non-negative.~targetIndex = -1 (Parameter 'targetIndex')
// out: Array.fill [|1;2;3|] 0 -1 9: ArgumentException The input must be non-negative.~count = -1 (Parameter 'count')
// out: Array.fill [|1;2;3|] 1 5 9: IndexOutOfRangeException Index was outside the bounds of the array.
// out: Array.blit [|1;2;3|] 0 [|7;8;9|] 1 2: ()
// out: Array.blit [|1;2;3|] 2 [|7;8;9|] 1 2: ArgumentException Source array was not long enough. Check the source index, length, and the array's lower bounds. (Parameter 'sourceArray')
// out: Array.blit [|1;2;3|] 0 [|7;8;9|] 2 2: ArgumentException Destination array was not long enough. Check the destination index, length, and the array's lower bounds. (Parameter 'destinationArray')
// out: Array.blit [|1;2;3|] -1 [|7;8;9|] 2 2: ArgumentOutOfRangeException sourceIndex ('-1') must be greater than or equal to '0'. (Parameter 'sourceIndex')~Actual value was -1.
// out: Array.blit [|1;2;3|] 0 [|7;8;9|] -2 2: ArgumentOutOfRangeException destinationIndex ('-2') must be greater than or equal to '0'. (Parameter 'destinationIndex')~Actual value was -2.
// out: Array.blit [|1;2;3|] 0 [|7;8;9|] 0 -2: ArgumentOutOfRangeException length ('-2') must be a non-negative value. (Parameter 'length')~Actual value was -2.
// out: Array.blit [|1|] 0 [|1;2;3|] 0 1: ()
// out: Array.get [|1|] 5: IndexOutOfRangeException Index was outside the bounds of the array.
// out: Array.concat [[|1;2;3|]; [|1|]]: [|1; 2; 3; 1|]
// out: Array.sortInPlace [|1;2;3|]: ()
// out: Array.sortInPlaceBy (fun x -> -x) [|1;2;3|]: ()
// out: Array.sortInPlaceWith compare [|1;2;3|]: ()
// out: Array.mapFoldBack (fun x s -> x*2, s+x) [|1;2;3|] 0: ([|2; 4; 6|], 6)
// out: Array.scanBack (fun x s -> x-s) [|1;2;3|] 0: [|2; -1; 3; 0|]
// out: Array.fold2 (fun s a b -> s+a+b) 0 [|1;2;3|] [|1|]: ArgumentException The arrays have different lengths.~array1.Length = 3, array2.Length = 1 (Parameter 'array1')
// out: Array.foldBack2 (fun a b s -> s+a-b) [|1;2;3|] [|1;2;3|] 0: 0
// out: Array.foldBack2 (fun a b s -> s+a-b) [|1;2;3|] [|1;2|] 0: ArgumentException The arrays have different lengths.~array1.Length = 3, array2.Length = 2 (Parameter 'array1')
// out: Array.reduceBack (-) [|1;2;3|]: 2
// out: Array.average (Array.map float [|1;2;3|]): 2.0
// out: Array.randomChoice [|1;2;3|] |> ignore: ()
// out: Array.randomSample 5 [|1;2;3|]: ArgumentException The input sequence has an insufficient number of elements. (Parameter 'count')
// out: Array.randomChoices -1 [|1;2;3|]: ArgumentException The input must be non-negative.~count = -1 (Parameter 'count')
// out: Array.zeroCreate<int> -1: ArgumentException The input must be non-negative.~count = -1 (Parameter 'count')
// out: Array.create -1 0: ArgumentException The input must be non-negative.~count = -1 (Parameter 'count')
// out: Array.init -1 id: ArgumentException The input must be non-negative.~count = -1 (Parameter 'count')
// out: Array.replicate -1 0: ArgumentException The input must be non-negative.~count = -1 (Parameter 'count')
// out: Array.unfold (fun s -> if s>3 then None else Some(s,s+1)) 0: [|0; 1; 2; 3|]
// out: Array.average ([||]: float[]): ArgumentException The input array was empty. (Parameter 'array')
// out: Array.singleton 1: [|1|]
// out: (Array.empty: int[]): [||]
// out: Array.ofList ([]: int list): [||]
// out: Array.concat (null: int[] seq): ArgumentNullException Value cannot be null. (Parameter 'arrays')
// out: Array.ofSeq (null: int seq): ArgumentNullException Value cannot be null. (Parameter 'source')
// out: [|1;2;3|].[3]: IndexOutOfRangeException Index was outside the bounds of the array.
// out: [|1;2;3|].[-1]: IndexOutOfRangeException Index was outside the bounds of the array.
// out: [|1;2;3|].[1..]: [|2; 3|]
// out: [|1;2;3|].[.. -1]: [||]
// out: [|1;2;3|].[2..1]: [||]
// out: [|1;2;3|].[5..]: [||]
// out: [|1;2;3|].[-3..1]: [|1; 2|]
// out: a: NullReferenceException Object reference not set to an instance of an object.
// out: a: NullReferenceException Object reference not set to an instance of an object.
// out: a: NullReferenceException Object reference not set to an instance of an object.
// out: a: NullReferenceException Object reference not set to an instance of an object.
// out: a: NullReferenceException Object reference not set to an instance of an object.
open System
open System.Text
open System.Collections.Generic
let t name (g: unit -> 'a) =
    try printfn "%s: %s" name ((sprintf "%A" (g ())).Replace("\n", "~"))
    with e -> printfn "%s: %s %s" name (e.GetType().Name) (e.Message.Replace("\n", "~"))
t "(Array.length) ([||]: int[])" (fun () -> (Array.length) ([||]: int[]))
t "(Array.length) [|1|]" (fun () -> (Array.length) [|1|])
t "(Array.length) [|3;-1;2|]" (fun () -> (Array.length) [|3;-1;2|])
t "(Array.length) [|Int32.MaxValue;1|]" (fun () -> (Array.length) [|Int32.MaxValue;1|])
t "(Array.isEmpty) (null: int[])" (fun () -> (Array.isEmpty) (null: int[]))
t "(Array.isEmpty) ([||]: int[])" (fun () -> (Array.isEmpty) ([||]: int[]))
t "(Array.isEmpty) [|1|]" (fun () -> (Array.isEmpty) [|1|])
t "(Array.isEmpty) [|3;-1;2|]" (fun () -> (Array.isEmpty) [|3;-1;2|])
t "(Array.isEmpty) [|Int32.MaxValue;1|]" (fun () -> (Array.isEmpty) [|Int32.MaxValue;1|])
t "(Array.head) (null: int[])" (fun () -> (Array.head) (null: int[]))
t "(Array.head) ([||]: int[])" (fun () -> (Array.head) ([||]: int[]))
t "(Array.head) [|1|]" (fun () -> (Array.head) [|1|])
t "(Array.head) [|3;-1;2|]" (fun () -> (Array.head) [|3;-1;2|])
t "(Array.head) [|Int32.MaxValue;1|]" (fun () -> (Array.head) [|Int32.MaxValue;1|])
t "(Array.last) (null: int[])" (fun () -> (Array.last) (null: int[]))
t "(Array.last) ([||]: int[])" (fun () -> (Array.last) ([||]: int[]))
t "(Array.last) [|1|]" (fun () -> (Array.last) [|1|])
t "(Array.last) [|3;-1;2|]" (fun () -> (Array.last) [|3;-1;2|])
t "(Array.last) [|Int32.MaxValue;1|]" (fun () -> (Array.last) [|Int32.MaxValue;1|])
t "(Array.rev) (null: int[])" (fun () -> (Array.rev) (null: int[]))
t "(Array.rev) ([||]: int[])" (fun () -> (Array.rev) ([||]: int[]))
t "(Array.rev) [|1|]" (fun () -> (Array.rev) [|1|])
t "(Array.rev) [|3;-1;2|]" (fun () -> (Array.rev) [|3;-1;2|])
t "(Array.rev) [|Int32.MaxValue;1|]" (fun () -> (Array.rev) [|Int32.MaxValue;1|])
t "(Array.sum) (null: int[])" (fun () -> (Array.sum) (null: int[]))
t "(Array.sum) ([||]: int[])" (fun () -> (Array.sum) ([||]: int[]))
t "(Array.sum) [|1|]" (fun () -> (Array.sum) [|1|])
t "(Array.sum) [|3;-1;2|]" (fun () -> (Array.sum) [|3;-1;2|])
t "(Array.sum) [|Int32.MaxValue;1|]" (fun () -> (Array.sum) [|Int32.MaxValue;1|])
t "(Array.max) (null: int[])" (fun () -> (Array.max) (null: int[]))
t "(Array.max) ([||]: int[])" (fun () -> (Array.max) ([||]: int[]))
t "(Array.max) [|1|]" (fun () -> (Array.max) [|1|])
t "(Array.max) [|3;-1;2|]" (fun () -> (Array.max) [|3;-1;2|])
t "(Array.max) [|Int32.MaxValue;1|]" (fun () -> (Array.max) [|Int32.MaxValue;1|])
t "(Array.min) (null: int[])" (fun () -> (Array.min) (null: int[]))
t "(Array.min) ([||]: int[])" (fun () -> (Array.min) ([||]: int[]))
t "(Array.min) [|1|]" (fun () -> (Array.min) [|1|])
t "(Array.min) [|3;-1;2|]" (fun () -> (Array.min) [|3;-1;2|])
t "(Array.min) [|Int32.MaxValue;1|]" (fun () -> (Array.min) [|Int32.MaxValue;1|])
t "(Array.sort) (null: int[])" (fun () -> (Array.sort) (null: int[]))
t "(Array.sort) ([||]: int[])" (fun () -> (Array.sort) ([||]: int[]))
t "(Array.sort) [|1|]" (fun () -> (Array.sort) [|1|])
t "(Array.sort) [|3;-1;2|]" (fun () -> (Array.sort) [|3;-1;2|])
t "(Array.sort) [|Int32.MaxValue;1|]" (fun () -> (Array.sort) [|Int32.MaxValue;1|])
t "(Array.copy) (null: int[])" (fun () -> (Array.copy) (null: int[]))
t "(Array.copy) ([||]: int[])" (fun () -> (Array.copy) ([||]: int[]))
t "(Array.copy) [|1|]" (fun () -> (Array.copy) [|1|])
t "(Array.copy) [|3;-1;2|]" (fun () -> (Array.copy) [|3;-1;2|])
t "(Array.copy) [|Int32.MaxValue;1|]" (fun () -> (Array.copy) [|Int32.MaxValue;1|])
t "(Array.toList) (null: int[])" (fun () -> (Array.toList) (null: int[]))
t "(Array.toList) ([||]: int[])" (fun () -> (Array.toList) ([||]: int[]))
t "(Array.toList) [|1|]" (fun () -> (Array.toList) [|1|])
t "(Array.toList) [|3;-1;2|]" (fun () -> (Array.toList) [|3;-1;2|])
t "(Array.toList) [|Int32.MaxValue;1|]" (fun () -> (Array.toList) [|Int32.MaxValue;1|])
t "(Array.toSeq >> Seq.length) (null: int[])" (fun () -> (Array.toSeq >> Seq.length) (null: int[]))
t "(Array.toSeq >> Seq.length) ([||]: int[])" (fun () -> (Array.toSeq >> Seq.length) ([||]: int[]))
t "(Array.toSeq >> Seq.length) [|1|]" (fun () -> (Array.toSeq >> Seq.length) [|1|])
t "(Array.toSeq >> Seq.length) [|3;-1;2|]" (fun () -> (Array.toSeq >> Seq.length) [|3;-1;2|])
t "(Array.toSeq >> Seq.length) [|Int32.MaxValue;1|]" (fun () -> (Array.toSeq >> Seq.length) [|Int32.MaxValue;1|])
t "(Array.distinct) (null: int[])" (fun () -> (Array.distinct) (null: int[]))
t "(Array.distinct) ([||]: int[])" (fun () -> (Array.distinct) ([||]: int[]))
t "(Array.distinct) [|1|]" (fun () -> (Array.distinct) [|1|])
t "(Array.distinct) [|3;-1;2|]" (fun () -> (Array.distinct) [|3;-1;2|])
t "(Array.distinct) [|Int32.MaxValue;1|]" (fun () -> (Array.distinct) [|Int32.MaxValue;1|])
t "(Array.indexed) (null: int[])" (fun () -> (Array.indexed) (null: int[]))
t "(Array.indexed) ([||]: int[])" (fun () -> (Array.indexed) ([||]: int[]))
t "(Array.indexed) [|1|]" (fun () -> (Array.indexed) [|1|])
t "(Array.indexed) [|3;-1;2|]" (fun () -> (Array.indexed) [|3;-1;2|])
t "(Array.indexed) [|Int32.MaxValue;1|]" (fun () -> (Array.indexed) [|Int32.MaxValue;1|])
t "(Array.pairwise) (null: int[])" (fun () -> (Array.pairwise) (null: int[]))
t "(Array.pairwise) ([||]: int[])" (fun () -> (Array.pairwise) ([||]: int[]))
t "(Array.pairwise) [|1|]" (fun () -> (Array.pairwise) [|1|])
t "(Array.pairwise) [|3;-1;2|]" (fun () -> (Array.pairwise) [|3;-1;2|])
t "(Array.pairwise) [|Int32.MaxValue;1|]" (fun () -> (Array.pairwise) [|Int32.MaxValue;1|])
t "(Array.tail) (null: int[])" (fun () -> (Array.tail) (null: int[]))
t "(Array.tail) ([||]: int[])" (fun () -> (Array.tail) ([||]: int[]))
t "(Array.tail) [|1|]" (fun () -> (Array.tail) [|1|])
t "(Array.tail) [|3;-1;2|]" (fun () -> (Array.tail) [|3;-1;2|])
t "(Array.tail) [|Int32.MaxValue;1|]" (fun () -> (Array.tail) [|Int32.MaxValue;1|])
t "(Array.exactlyOne) (null: int[])" (fun () -> (Array.exactlyOne) (null: int[]))
t "(Array.exactlyOne) ([||]: int[])" (fun () -> (Array.exactlyOne) ([||]: int[]))
t "(Array.exactlyOne) [|1|]" (fun () -> (Array.exactlyOne) [|1|])
t "(Array.exactlyOne) [|3;-1;2|]" (fun () -> (Array.exactlyOne) [|3;-1;2|])
t "(Array.exactlyOne) [|Int32.MaxValue;1|]" (fun () -> (Array.exactlyOne) [|Int32.MaxValue;1|])
t "(Array.tryHead) (null: int[])" (fun () -> (Array.tryHead) (null: int[]))
t "(Array.tryHead) ([||]: int[])" (fun () -> (Array.tryHead) ([||]: int[]))
t "(Array.tryHead) [|1|]" (fun () -> (Array.tryHead) [|1|])
t "(Array.tryHead) [|3;-1;2|]" (fun () -> (Array.tryHead) [|3;-1;2|])
t "(Array.tryHead) [|Int32.MaxValue;1|]" (fun () -> (Array.tryHead) [|Int32.MaxValue;1|])
t "(Array.tryLast) (null: int[])" (fun () -> (Array.tryLast) (null: int[]))
t "(Array.tryLast) ([||]: int[])" (fun () -> (Array.tryLast) ([||]: int[]))
t "(Array.tryLast) [|1|]" (fun () -> (Array.tryLast) [|1|])
t "(Array.tryLast) [|3;-1;2|]" (fun () -> (Array.tryLast) [|3;-1;2|])
t "(Array.tryLast) [|Int32.MaxValue;1|]" (fun () -> (Array.tryLast) [|Int32.MaxValue;1|])
t "(Array.tryExactlyOne) (null: int[])" (fun () -> (Array.tryExactlyOne) (null: int[]))
t "(Array.tryExactlyOne) ([||]: int[])" (fun () -> (Array.tryExactlyOne) ([||]: int[]))
t "(Array.tryExactlyOne) [|1|]" (fun () -> (Array.tryExactlyOne) [|1|])
t "(Array.tryExactlyOne) [|3;-1;2|]" (fun () -> (Array.tryExactlyOne) [|3;-1;2|])
t "(Array.tryExactlyOne) [|Int32.MaxValue;1|]" (fun () -> (Array.tryExactlyOne) [|Int32.MaxValue;1|])
t "(Array.ofSeq) ([||]: int[])" (fun () -> (Array.ofSeq) ([||]: int[]))
t "(Array.ofSeq) [|1|]" (fun () -> (Array.ofSeq) [|1|])
t "(Array.ofSeq) [|3;-1;2|]" (fun () -> (Array.ofSeq) [|3;-1;2|])
t "(Array.ofSeq) [|Int32.MaxValue;1|]" (fun () -> (Array.ofSeq) [|Int32.MaxValue;1|])
t "(Array.sortDescending) (null: int[])" (fun () -> (Array.sortDescending) (null: int[]))
t "(Array.sortDescending) ([||]: int[])" (fun () -> (Array.sortDescending) ([||]: int[]))
t "(Array.sortDescending) [|1|]" (fun () -> (Array.sortDescending) [|1|])
t "(Array.sortDescending) [|3;-1;2|]" (fun () -> (Array.sortDescending) [|3;-1;2|])
t "(Array.sortDescending) [|Int32.MaxValue;1|]" (fun () -> (Array.sortDescending) [|Int32.MaxValue;1|])
t "Array.map (fun x -> x+1) (null: int[])" (fun () -> Array.map (fun x -> x+1) (null: int[]))
t "Array.map (fun x -> x+1) ([||]: int[])" (fun () -> Array.map (fun x -> x+1) ([||]: int[]))
t "Array.map (fun x -> x+1) [|1|]" (fun () -> Array.map (fun x -> x+1) [|1|])
t "Array.map (fun x -> x+1) [|3;-1;2|]" (fun () -> Array.map (fun x -> x+1) [|3;-1;2|])
t "Array.filter (fun x -> x>1) (null: int[])" (fun () -> Array.filter (fun x -> x>1) (null: int[]))
t "Array.filter (fun x -> x>1) ([||]: int[])" (fun () -> Array.filter (fun x -> x>1) ([||]: int[]))
t "Array.filter (fun x -> x>1) [|1|]" (fun () -> Array.filter (fun x -> x>1) [|1|])
t "Array.filter (fun x -> x>1) [|3;-1;2|]" (fun () -> Array.filter (fun x -> x>1) [|3;-1;2|])
t "Array.iter (fun _ -> ()) (null: int[])" (fun () -> Array.iter (fun _ -> ()) (null: int[]))
t "Array.iter (fun _ -> ()) ([||]: int[])" (fun () -> Array.iter (fun _ -> ()) ([||]: int[]))
t "Array.iter (fun _ -> ()) [|1|]" (fun () -> Array.iter (fun _ -> ()) [|1|])
t "Array.iter (fun _ -> ()) [|3;-1;2|]" (fun () -> Array.iter (fun _ -> ()) [|3;-1;2|])
t "Array.fold (+) 0 (null: int[])" (fun () -> Array.fold (+) 0 (null: int[]))
t "Array.fold (+) 0 ([||]: int[])" (fun () -> Array.fold (+) 0 ([||]: int[]))
t "Array.fold (+) 0 [|1|]" (fun () -> Array.fold (+) 0 [|1|])
t "Array.fold (+) 0 [|3;-1;2|]" (fun () -> Array.fold (+) 0 [|3;-1;2|])
t "Array.reduce (+) (null: int[])" (fun () -> Array.reduce (+) (null: int[]))
t "Array.reduce (+) ([||]: int[])" (fun () -> Array.reduce (+) ([||]: int[]))
t "Array.reduce (+) [|1|]" (fun () -> Array.reduce (+) [|1|])
t "Array.reduce (+) [|3;-1;2|]" (fun () -> Array.reduce (+) [|3;-1;2|])
t "Array.reduceBack (-) (null: int[])" (fun () -> Array.reduceBack (-) (null: int[]))
t "Array.reduceBack (-) ([||]: int[])" (fun () -> Array.reduceBack (-) ([||]: int[]))
t "Array.reduceBack (-) [|1|]" (fun () -> Array.reduceBack (-) [|1|])
t "Array.reduceBack (-) [|3;-1;2|]" (fun () -> Array.reduceBack (-) [|3;-1;2|])
t "Array.scan (+) 0 (null: int[])" (fun () -> Array.scan (+) 0 (null: int[]))
t "Array.scan (+) 0 ([||]: int[])" (fun () -> Array.scan (+) 0 ([||]: int[]))
t "Array.scan (+) 0 [|1|]" (fun () -> Array.scan (+) 0 [|1|])
t "Array.scan (+) 0 [|3;-1;2|]" (fun () -> Array.scan (+) 0 [|3;-1;2|])
t "Array.exists (fun x -> x>2) (null: int[])" (fun () -> Array.exists (fun x -> x>2) (null: int[]))
t "Array.exists (fun x -> x>2) ([||]: int[])" (fun () -> Array.exists (fun x -> x>2) ([||]: int[]))
t "Array.exists (fun x -> x>2) [|1|]" (fun () -> Array.exists (fun x -> x>2) [|1|])
t "Array.exists (fun x -> x>2) [|3;-1;2|]" (fun () -> Array.exists (fun x -> x>2) [|3;-1;2|])
t "Array.forall (fun x -> x>2) (null: int[])" (fun () -> Array.forall (fun x -> x>2) (null: int[]))
t "Array.forall (fun x -> x>2) ([||]: int[])" (fun () -> Array.forall (fun x -> x>2) ([||]: int[]))
t "Array.forall (fun x -> x>2) [|1|]" (fun () -> Array.forall (fun x -> x>2) [|1|])
t "Array.forall (fun x -> x>2) [|3;-1;2|]" (fun () -> Array.forall (fun x -> x>2) [|3;-1;2|])
t "Array.find (fun x -> x>2) (null: int[])" (fun () -> Array.find (fun x -> x>2) (null: int[]))
t "Array.find (fun x -> x>2) ([||]: int[])" (fun () -> Array.find (fun x -> x>2) ([||]: int[]))
t "Array.find (fun x -> x>2) [|1|]" (fun () -> Array.find (fun x -> x>2) [|1|])
t "Array.find (fun x -> x>2) [|3;-1;2|]" (fun () -> Array.find (fun x -> x>2) [|3;-1;2|])
t "Array.findBack (fun x -> x>1) (null: int[])" (fun () -> Array.findBack (fun x -> x>1) (null: int[]))
t "Array.findBack (fun x -> x>1) ([||]: int[])" (fun () -> Array.findBack (fun x -> x>1) ([||]: int[]))
t "Array.findBack (fun x -> x>1) [|1|]" (fun () -> Array.findBack (fun x -> x>1) [|1|])
t "Array.findBack (fun x -> x>1) [|3;-1;2|]" (fun () -> Array.findBack (fun x -> x>1) [|3;-1;2|])
t "Array.findIndex (fun x -> x>2) (null: int[])" (fun () -> Array.findIndex (fun x -> x>2) (null: int[]))
t "Array.findIndex (fun x -> x>2) ([||]: int[])" (fun () -> Array.findIndex (fun x -> x>2) ([||]: int[]))
t "Array.findIndex (fun x -> x>2) [|1|]" (fun () -> Array.findIndex (fun x -> x>2) [|1|])
t "Array.findIndex (fun x -> x>2) [|3;-1;2|]" (fun () -> Array.findIndex (fun x -> x>2) [|3;-1;2|])
t "Array.findIndexBack (fun x -> x>1) (null: int[])" (fun () -> Array.findIndexBack (fun x -> x>1) (null: int[]))
t "Array.findIndexBack (fun x -> x>1) ([||]: int[])" (fun () -> Array.findIndexBack (fun x -> x>1) ([||]: int[]))
t "Array.findIndexBack (fun x -> x>1) [|1|]" (fun () -> Array.findIndexBack (fun x -> x>1) [|1|])
t "Array.findIndexBack (fun x -> x>1) [|3;-1;2|]" (fun () -> Array.findIndexBack (fun x -> x>1) [|3;-1;2|])
t "Array.tryFind (fun x -> x>2) (null: int[])" (fun () -> Array.tryFind (fun x -> x>2) (null: int[]))
t "Array.tryFind (fun x -> x>2) ([||]: int[])" (fun () -> Array.tryFind (fun x -> x>2) ([||]: int[]))
t "Array.tryFind (fun x -> x>2) [|1|]" (fun () -> Array.tryFind (fun x -> x>2) [|1|])
t "Array.tryFind (fun x -> x>2) [|3;-1;2|]" (fun () -> Array.tryFind (fun x -> x>2) [|3;-1;2|])
t "Array.tryFindIndex (fun x -> x>2) (null: int[])" (fun () -> Array.tryFindIndex (fun x -> x>2) (null: int[]))
t "Array.tryFindIndex (fun x -> x>2) ([||]: int[])" (fun () -> Array.tryFindIndex (fun x -> x>2) ([||]: int[]))
t "Array.tryFindIndex (fun x -> x>2) [|1|]" (fun () -> Array.tryFindIndex (fun x -> x>2) [|1|])
t "Array.tryFindIndex (fun x -> x>2) [|3;-1;2|]" (fun () -> Array.tryFindIndex (fun x -> x>2) [|3;-1;2|])
t "Array.pick (fun x -> if x>2 then Some x else None) (null: int[])" (fun () -> Array.pick (fun x -> if x>2 then Some x else None) (null: int[]))
t "Array.pick (fun x -> if x>2 then Some x else None) ([||]: int[])" (fun () -> Array.pick (fun x -> if x>2 then Some x else None) ([||]: int[]))
t "Array.pick (fun x -> if x>2 then Some x else None) [|1|]" (fun () -> Array.pick (fun x -> if x>2 then Some x else None) [|1|])
t "Array.pick (fun x -> if x>2 then Some x else None) [|3;-1;2|]" (fun () -> Array.pick (fun x -> if x>2 then Some x else None) [|3;-1;2|])
t "Array.tryPick (fun x -> if x>2 then Some x else None) (null: int[])" (fun () -> Array.tryPick (fun x -> if x>2 then Some x else None) (null: int[]))
t "Array.tryPick (fun x -> if x>2 then Some x else None) ([||]: int[])" (fun () -> Array.tryPick (fun x -> if x>2 then Some x else None) ([||]: int[]))
t "Array.tryPick (fun x -> if x>2 then Some x else None) [|1|]" (fun () -> Array.tryPick (fun x -> if x>2 then Some x else None) [|1|])
t "Array.tryPick (fun x -> if x>2 then Some x else None) [|3;-1;2|]" (fun () -> Array.tryPick (fun x -> if x>2 then Some x else None) [|3;-1;2|])
t "Array.choose (fun x -> if x>1 then Some x else None) (null: int[])" (fun () -> Array.choose (fun x -> if x>1 then Some x else None) (null: int[]))
t "Array.choose (fun x -> if x>1 then Some x else None) ([||]: int[])" (fun () -> Array.choose (fun x -> if x>1 then Some x else None) ([||]: int[]))
t "Array.choose (fun x -> if x>1 then Some x else None) [|1|]" (fun () -> Array.choose (fun x -> if x>1 then Some x else None) [|1|])
t "Array.choose (fun x -> if x>1 then Some x else None) [|3;-1;2|]" (fun () -> Array.choose (fun x -> if x>1 then Some x else None) [|3;-1;2|])
t "Array.collect (fun x -> [|x;x|]) (null: int[])" (fun () -> Array.collect (fun x -> [|x;x|]) (null: int[]))
t "Array.collect (fun x -> [|x;x|]) ([||]: int[])" (fun () -> Array.collect (fun x -> [|x;x|]) ([||]: int[]))
t "Array.collect (fun x -> [|x;x|]) [|1|]" (fun () -> Array.collect (fun x -> [|x;x|]) [|1|])
t "Array.collect (fun x -> [|x;x|]) [|3;-1;2|]" (fun () -> Array.collect (fun x -> [|x;x|]) [|3;-1;2|])
t "Array.sumBy (fun x -> x*2) (null: int[])" (fun () -> Array.sumBy (fun x -> x*2) (null: int[]))
t "Array.sumBy (fun x -> x*2) ([||]: int[])" (fun () -> Array.sumBy (fun x -> x*2) ([||]: int[]))
t "Array.sumBy (fun x -> x*2) [|1|]" (fun () -> Array.sumBy (fun x -> x*2) [|1|])
t "Array.sumBy (fun x -> x*2) [|3;-1;2|]" (fun () -> Array.sumBy (fun x -> x*2) [|3;-1;2|])
t "Array.averageBy float (null: int[])" (fun () -> Array.averageBy float (null: int[]))
t "Array.averageBy float ([||]: int[])" (fun () -> Array.averageBy float ([||]: int[]))
t "Array.averageBy float [|1|]" (fun () -> Array.averageBy float [|1|])
t "Array.averageBy float [|3;-1;2|]" (fun () -> Array.averageBy float [|3;-1;2|])
t "Array.maxBy (fun x -> -x) (null: int[])" (fun () -> Array.maxBy (fun x -> -x) (null: int[]))
t "Array.maxBy (fun x -> -x) ([||]: int[])" (fun () -> Array.maxBy (fun x -> -x) ([||]: int[]))
t "Array.maxBy (fun x -> -x) [|1|]" (fun () -> Array.maxBy (fun x -> -x) [|1|])
t "Array.maxBy (fun x -> -x) [|3;-1;2|]" (fun () -> Array.maxBy (fun x -> -x) [|3;-1;2|])
t "Array.minBy (fun x -> -x) (null: int[])" (fun () -> Array.minBy (fun x -> -x) (null: int[]))
t "Array.minBy (fun x -> -x) ([||]: int[])" (fun () -> Array.minBy (fun x -> -x) ([||]: int[]))
t "Array.minBy (fun x -> -x) [|1|]" (fun () -> Array.minBy (fun x -> -x) [|1|])
t "Array.minBy (fun x -> -x) [|3;-1;2|]" (fun () -> Array.minBy (fun x -> -x) [|3;-1;2|])
t "Array.sortBy (fun x -> -x) (null: int[])" (fun () -> Array.sortBy (fun x -> -x) (null: int[]))
t "Array.sortBy (fun x -> -x) ([||]: int[])" (fun () -> Array.sortBy (fun x -> -x) ([||]: int[]))
t "Array.sortBy (fun x -> -x) [|1|]" (fun () -> Array.sortBy (fun x -> -x) [|1|])
t "Array.sortBy (fun x -> -x) [|3;-1;2|]" (fun () -> Array.sortBy (fun x -> -x) [|3;-1;2|])
t "Array.sortWith compare (null: int[])" (fun () -> Array.sortWith compare (null: int[]))
t "Array.sortWith compare ([||]: int[])" (fun () -> Array.sortWith compare ([||]: int[]))
t "Array.sortWith compare [|1|]" (fun () -> Array.sortWith compare [|1|])
t "Array.sortWith compare [|3;-1;2|]" (fun () -> Array.sortWith compare [|3;-1;2|])
t "Array.groupBy (fun x -> x%2) (null: int[])" (fun () -> Array.groupBy (fun x -> x%2) (null: int[]))
t "Array.groupBy (fun x -> x%2) ([||]: int[])" (fun () -> Array.groupBy (fun x -> x%2) ([||]: int[]))
t "Array.groupBy (fun x -> x%2) [|1|]" (fun () -> Array.groupBy (fun x -> x%2) [|1|])
t "Array.groupBy (fun x -> x%2) [|3;-1;2|]" (fun () -> Array.groupBy (fun x -> x%2) [|3;-1;2|])
t "Array.countBy (fun x -> x%2) (null: int[])" (fun () -> Array.countBy (fun x -> x%2) (null: int[]))
t "Array.countBy (fun x -> x%2) ([||]: int[])" (fun () -> Array.countBy (fun x -> x%2) ([||]: int[]))
t "Array.countBy (fun x -> x%2) [|1|]" (fun () -> Array.countBy (fun x -> x%2) [|1|])
t "Array.countBy (fun x -> x%2) [|3;-1;2|]" (fun () -> Array.countBy (fun x -> x%2) [|3;-1;2|])
t "Array.distinctBy (fun x -> x%2) (null: int[])" (fun () -> Array.distinctBy (fun x -> x%2) (null: int[]))
t "Array.distinctBy (fun x -> x%2) ([||]: int[])" (fun () -> Array.distinctBy (fun x -> x%2) ([||]: int[]))
t "Array.distinctBy (fun x -> x%2) [|1|]" (fun () -> Array.distinctBy (fun x -> x%2) [|1|])
t "Array.distinctBy (fun x -> x%2) [|3;-1;2|]" (fun () -> Array.distinctBy (fun x -> x%2) [|3;-1;2|])
t "Array.partition (fun x -> x>1) (null: int[])" (fun () -> Array.partition (fun x -> x>1) (null: int[]))
t "Array.partition (fun x -> x>1) ([||]: int[])" (fun () -> Array.partition (fun x -> x>1) ([||]: int[]))
t "Array.partition (fun x -> x>1) [|1|]" (fun () -> Array.partition (fun x -> x>1) [|1|])
t "Array.partition (fun x -> x>1) [|3;-1;2|]" (fun () -> Array.partition (fun x -> x>1) [|3;-1;2|])
t "Array.take 2 (null: int[])" (fun () -> Array.take 2 (null: int[]))
t "Array.take 2 ([||]: int[])" (fun () -> Array.take 2 ([||]: int[]))
t "Array.take 2 [|1|]" (fun () -> Array.take 2 [|1|])
t "Array.take 2 [|3;-1;2|]" (fun () -> Array.take 2 [|3;-1;2|])
t "Array.take -1 (null: int[])" (fun () -> Array.take -1 (null: int[]))
t "Array.take -1 ([||]: int[])" (fun () -> Array.take -1 ([||]: int[]))
t "Array.take -1 [|1|]" (fun () -> Array.take -1 [|1|])
t "Array.take -1 [|3;-1;2|]" (fun () -> Array.take -1 [|3;-1;2|])
t "Array.take 0 (null: int[])" (fun () -> Array.take 0 (null: int[]))
t "Array.take 0 ([||]: int[])" (fun () -> Array.take 0 ([||]: int[]))
t "Array.take 0 [|1|]" (fun () -> Array.take 0 [|1|])
t "Array.take 0 [|3;-1;2|]" (fun () -> Array.take 0 [|3;-1;2|])
t "Array.skip 2 (null: int[])" (fun () -> Array.skip 2 (null: int[]))
t "Array.skip 2 ([||]: int[])" (fun () -> Array.skip 2 ([||]: int[]))
t "Array.skip 2 [|1|]" (fun () -> Array.skip 2 [|1|])
t "Array.skip 2 [|3;-1;2|]" (fun () -> Array.skip 2 [|3;-1;2|])
t "Array.skip -1 (null: int[])" (fun () -> Array.skip -1 (null: int[]))
t "Array.skip -1 ([||]: int[])" (fun () -> Array.skip -1 ([||]: int[]))
t "Array.skip -1 [|1|]" (fun () -> Array.skip -1 [|1|])
t "Array.skip -1 [|3;-1;2|]" (fun () -> Array.skip -1 [|3;-1;2|])
t "Array.skip 9 (null: int[])" (fun () -> Array.skip 9 (null: int[]))
t "Array.skip 9 ([||]: int[])" (fun () -> Array.skip 9 ([||]: int[]))
t "Array.skip 9 [|1|]" (fun () -> Array.skip 9 [|1|])
t "Array.skip 9 [|3;-1;2|]" (fun () -> Array.skip 9 [|3;-1;2|])
t "Array.truncate 2 (null: int[])" (fun () -> Array.truncate 2 (null: int[]))
t "Array.truncate 2 ([||]: int[])" (fun () -> Array.truncate 2 ([||]: int[]))
t "Array.truncate 2 [|1|]" (fun () -> Array.truncate 2 [|1|])
t "Array.truncate 2 [|3;-1;2|]" (fun () -> Array.truncate 2 [|3;-1;2|])
t "Array.truncate -1 (null: int[])" (fun () -> Array.truncate -1 (null: int[]))
t "Array.truncate -1 ([||]: int[])" (fun () -> Array.truncate -1 ([||]: int[]))
t "Array.truncate -1 [|1|]" (fun () -> Array.truncate -1 [|1|])
t "Array.truncate -1 [|3;-1;2|]" (fun () -> Array.truncate -1 [|3;-1;2|])
t "Array.chunkBySize 2 (null: int[])" (fun () -> Array.chunkBySize 2 (null: int[]))
t "Array.chunkBySize 2 ([||]: int[])" (fun () -> Array.chunkBySize 2 ([||]: int[]))
t "Array.chunkBySize 2 [|1|]" (fun () -> Array.chunkBySize 2 [|1|])
t "Array.chunkBySize 2 [|3;-1;2|]" (fun () -> Array.chunkBySize 2 [|3;-1;2|])
t "Array.chunkBySize 0 (null: int[])" (fun () -> Array.chunkBySize 0 (null: int[]))
t "Array.chunkBySize 0 ([||]: int[])" (fun () -> Array.chunkBySize 0 ([||]: int[]))
t "Array.chunkBySize 0 [|1|]" (fun () -> Array.chunkBySize 0 [|1|])
t "Array.chunkBySize 0 [|3;-1;2|]" (fun () -> Array.chunkBySize 0 [|3;-1;2|])
t "Array.windowed 2 (null: int[])" (fun () -> Array.windowed 2 (null: int[]))
t "Array.windowed 2 ([||]: int[])" (fun () -> Array.windowed 2 ([||]: int[]))
t "Array.windowed 2 [|1|]" (fun () -> Array.windowed 2 [|1|])
t "Array.windowed 2 [|3;-1;2|]" (fun () -> Array.windowed 2 [|3;-1;2|])
t "Array.windowed 0 (null: int[])" (fun () -> Array.windowed 0 (null: int[]))
t "Array.windowed 0 ([||]: int[])" (fun () -> Array.windowed 0 ([||]: int[]))
t "Array.windowed 0 [|1|]" (fun () -> Array.windowed 0 [|1|])
t "Array.windowed 0 [|3;-1;2|]" (fun () -> Array.windowed 0 [|3;-1;2|])
t "Array.splitInto 2 (null: int[])" (fun () -> Array.splitInto 2 (null: int[]))
t "Array.splitInto 2 ([||]: int[])" (fun () -> Array.splitInto 2 ([||]: int[]))
t "Array.splitInto 2 [|1|]" (fun () -> Array.splitInto 2 [|1|])
t "Array.splitInto 2 [|3;-1;2|]" (fun () -> Array.splitInto 2 [|3;-1;2|])
t "Array.splitInto 0 (null: int[])" (fun () -> Array.splitInto 0 (null: int[]))
t "Array.splitInto 0 ([||]: int[])" (fun () -> Array.splitInto 0 ([||]: int[]))
t "Array.splitInto 0 [|1|]" (fun () -> Array.splitInto 0 [|1|])
t "Array.splitInto 0 [|3;-1;2|]" (fun () -> Array.splitInto 0 [|3;-1;2|])
t "Array.splitAt 1 (null: int[])" (fun () -> Array.splitAt 1 (null: int[]))
t "Array.splitAt 1 ([||]: int[])" (fun () -> Array.splitAt 1 ([||]: int[]))
t "Array.splitAt 1 [|1|]" (fun () -> Array.splitAt 1 [|1|])
t "Array.splitAt 1 [|3;-1;2|]" (fun () -> Array.splitAt 1 [|3;-1;2|])
t "Array.splitAt 9 (null: int[])" (fun () -> Array.splitAt 9 (null: int[]))
t "Array.splitAt 9 ([||]: int[])" (fun () -> Array.splitAt 9 ([||]: int[]))
t "Array.splitAt 9 [|1|]" (fun () -> Array.splitAt 9 [|1|])
t "Array.splitAt 9 [|3;-1;2|]" (fun () -> Array.splitAt 9 [|3;-1;2|])
t "Array.splitAt -1 (null: int[])" (fun () -> Array.splitAt -1 (null: int[]))
t "Array.splitAt -1 ([||]: int[])" (fun () -> Array.splitAt -1 ([||]: int[]))
t "Array.splitAt -1 [|1|]" (fun () -> Array.splitAt -1 [|1|])
t "Array.splitAt -1 [|3;-1;2|]" (fun () -> Array.splitAt -1 [|3;-1;2|])
t "Array.item 1 ([||]: int[])" (fun () -> Array.item 1 ([||]: int[]))
t "Array.item 1 [|1|]" (fun () -> Array.item 1 [|1|])
t "Array.item 1 [|3;-1;2|]" (fun () -> Array.item 1 [|3;-1;2|])
t "Array.tryItem 1 (null: int[])" (fun () -> Array.tryItem 1 (null: int[]))
t "Array.tryItem 1 ([||]: int[])" (fun () -> Array.tryItem 1 ([||]: int[]))
t "Array.tryItem 1 [|1|]" (fun () -> Array.tryItem 1 [|1|])
t "Array.tryItem 1 [|3;-1;2|]" (fun () -> Array.tryItem 1 [|3;-1;2|])
t "Array.tryItem -1 (null: int[])" (fun () -> Array.tryItem -1 (null: int[]))
t "Array.tryItem -1 ([||]: int[])" (fun () -> Array.tryItem -1 ([||]: int[]))
t "Array.tryItem -1 [|1|]" (fun () -> Array.tryItem -1 [|1|])
t "Array.tryItem -1 [|3;-1;2|]" (fun () -> Array.tryItem -1 [|3;-1;2|])
t "Array.removeAt 0 (null: int[])" (fun () -> Array.removeAt 0 (null: int[]))
t "Array.removeAt 0 ([||]: int[])" (fun () -> Array.removeAt 0 ([||]: int[]))
t "Array.removeAt 0 [|1|]" (fun () -> Array.removeAt 0 [|1|])
t "Array.removeAt 0 [|3;-1;2|]" (fun () -> Array.removeAt 0 [|3;-1;2|])
t "Array.removeAt 3 (null: int[])" (fun () -> Array.removeAt 3 (null: int[]))
t "Array.removeAt 3 ([||]: int[])" (fun () -> Array.removeAt 3 ([||]: int[]))
t "Array.removeAt 3 [|1|]" (fun () -> Array.removeAt 3 [|1|])
t "Array.removeAt 3 [|3;-1;2|]" (fun () -> Array.removeAt 3 [|3;-1;2|])
t "Array.removeManyAt 0 2 (null: int[])" (fun () -> Array.removeManyAt 0 2 (null: int[]))
t "Array.removeManyAt 0 2 ([||]: int[])" (fun () -> Array.removeManyAt 0 2 ([||]: int[]))
t "Array.removeManyAt 0 2 [|1|]" (fun () -> Array.removeManyAt 0 2 [|1|])
t "Array.removeManyAt 0 2 [|3;-1;2|]" (fun () -> Array.removeManyAt 0 2 [|3;-1;2|])
t "Array.removeManyAt 0 -1 (null: int[])" (fun () -> Array.removeManyAt 0 -1 (null: int[]))
t "Array.removeManyAt 0 -1 ([||]: int[])" (fun () -> Array.removeManyAt 0 -1 ([||]: int[]))
t "Array.removeManyAt 0 -1 [|1|]" (fun () -> Array.removeManyAt 0 -1 [|1|])
t "Array.removeManyAt 0 -1 [|3;-1;2|]" (fun () -> Array.removeManyAt 0 -1 [|3;-1;2|])
t "Array.removeManyAt 2 2 (null: int[])" (fun () -> Array.removeManyAt 2 2 (null: int[]))
t "Array.removeManyAt 2 2 ([||]: int[])" (fun () -> Array.removeManyAt 2 2 ([||]: int[]))
t "Array.removeManyAt 2 2 [|1|]" (fun () -> Array.removeManyAt 2 2 [|1|])
t "Array.removeManyAt 2 2 [|3;-1;2|]" (fun () -> Array.removeManyAt 2 2 [|3;-1;2|])
t "Array.insertAt 1 9 (null: int[])" (fun () -> Array.insertAt 1 9 (null: int[]))
t "Array.insertAt 1 9 ([||]: int[])" (fun () -> Array.insertAt 1 9 ([||]: int[]))
t "Array.insertAt 1 9 [|1|]" (fun () -> Array.insertAt 1 9 [|1|])
t "Array.insertAt 1 9 [|3;-1;2|]" (fun () -> Array.insertAt 1 9 [|3;-1;2|])
t "Array.insertAt 5 9 (null: int[])" (fun () -> Array.insertAt 5 9 (null: int[]))
t "Array.insertAt 5 9 ([||]: int[])" (fun () -> Array.insertAt 5 9 ([||]: int[]))
t "Array.insertAt 5 9 [|1|]" (fun () -> Array.insertAt 5 9 [|1|])
t "Array.insertAt 5 9 [|3;-1;2|]" (fun () -> Array.insertAt 5 9 [|3;-1;2|])
t "Array.insertManyAt 1 [9;8] (null: int[])" (fun () -> Array.insertManyAt 1 [9;8] (null: int[]))
t "Array.insertManyAt 1 [9;8] ([||]: int[])" (fun () -> Array.insertManyAt 1 [9;8] ([||]: int[]))
t "Array.insertManyAt 1 [9;8] [|1|]" (fun () -> Array.insertManyAt 1 [9;8] [|1|])
t "Array.insertManyAt 1 [9;8] [|3;-1;2|]" (fun () -> Array.insertManyAt 1 [9;8] [|3;-1;2|])
t "Array.updateAt 0 9 (null: int[])" (fun () -> Array.updateAt 0 9 (null: int[]))
t "Array.updateAt 0 9 ([||]: int[])" (fun () -> Array.updateAt 0 9 ([||]: int[]))
t "Array.updateAt 0 9 [|1|]" (fun () -> Array.updateAt 0 9 [|1|])
t "Array.updateAt 0 9 [|3;-1;2|]" (fun () -> Array.updateAt 0 9 [|3;-1;2|])
t "Array.updateAt 3 9 (null: int[])" (fun () -> Array.updateAt 3 9 (null: int[]))
t "Array.updateAt 3 9 ([||]: int[])" (fun () -> Array.updateAt 3 9 ([||]: int[]))
t "Array.updateAt 3 9 [|1|]" (fun () -> Array.updateAt 3 9 [|1|])
t "Array.updateAt 3 9 [|3;-1;2|]" (fun () -> Array.updateAt 3 9 [|3;-1;2|])
t "Array.takeWhile (fun x -> x>2) (null: int[])" (fun () -> Array.takeWhile (fun x -> x>2) (null: int[]))
t "Array.takeWhile (fun x -> x>2) ([||]: int[])" (fun () -> Array.takeWhile (fun x -> x>2) ([||]: int[]))
t "Array.takeWhile (fun x -> x>2) [|1|]" (fun () -> Array.takeWhile (fun x -> x>2) [|1|])
t "Array.takeWhile (fun x -> x>2) [|3;-1;2|]" (fun () -> Array.takeWhile (fun x -> x>2) [|3;-1;2|])
t "Array.skipWhile (fun x -> x>2) (null: int[])" (fun () -> Array.skipWhile (fun x -> x>2) (null: int[]))
t "Array.skipWhile (fun x -> x>2) ([||]: int[])" (fun () -> Array.skipWhile (fun x -> x>2) ([||]: int[]))
t "Array.skipWhile (fun x -> x>2) [|1|]" (fun () -> Array.skipWhile (fun x -> x>2) [|1|])
t "Array.skipWhile (fun x -> x>2) [|3;-1;2|]" (fun () -> Array.skipWhile (fun x -> x>2) [|3;-1;2|])
t "Array.contains 2 (null: int[])" (fun () -> Array.contains 2 (null: int[]))
t "Array.contains 2 ([||]: int[])" (fun () -> Array.contains 2 ([||]: int[]))
t "Array.contains 2 [|1|]" (fun () -> Array.contains 2 [|1|])
t "Array.contains 2 [|3;-1;2|]" (fun () -> Array.contains 2 [|3;-1;2|])
t "Array.mapi (fun i x -> i*x) (null: int[])" (fun () -> Array.mapi (fun i x -> i*x) (null: int[]))
t "Array.mapi (fun i x -> i*x) ([||]: int[])" (fun () -> Array.mapi (fun i x -> i*x) ([||]: int[]))
t "Array.mapi (fun i x -> i*x) [|1|]" (fun () -> Array.mapi (fun i x -> i*x) [|1|])
t "Array.mapi (fun i x -> i*x) [|3;-1;2|]" (fun () -> Array.mapi (fun i x -> i*x) [|3;-1;2|])
t "Array.foldBack (fun x s -> x - s)  (null: int[]) 0" (fun () -> Array.foldBack (fun x s -> x - s)  (null: int[]) 0)
t "Array.foldBack (fun x s -> x - s)  ([||]: int[]) 0" (fun () -> Array.foldBack (fun x s -> x - s)  ([||]: int[]) 0)
t "Array.foldBack (fun x s -> x - s)  [|1|] 0" (fun () -> Array.foldBack (fun x s -> x - s)  [|1|] 0)
t "Array.foldBack (fun x s -> x - s)  [|3;-1;2|] 0" (fun () -> Array.foldBack (fun x s -> x - s)  [|3;-1;2|] 0)
t "Array.except [1] (null: int[])" (fun () -> Array.except [1] (null: int[]))
t "Array.except [1] ([||]: int[])" (fun () -> Array.except [1] ([||]: int[]))
t "Array.except [1] [|1|]" (fun () -> Array.except [1] [|1|])
t "Array.except [1] [|3;-1;2|]" (fun () -> Array.except [1] [|3;-1;2|])
t "Array.append [|0|] (null: int[])" (fun () -> Array.append [|0|] (null: int[]))
t "Array.append [|0|] ([||]: int[])" (fun () -> Array.append [|0|] ([||]: int[]))
t "Array.append [|0|] [|1|]" (fun () -> Array.append [|0|] [|1|])
t "Array.append [|0|] [|3;-1;2|]" (fun () -> Array.append [|0|] [|3;-1;2|])
t "Array.zip [|1;2|] (null: int[])" (fun () -> Array.zip [|1;2|] (null: int[]))
t "Array.zip [|1;2|] ([||]: int[])" (fun () -> Array.zip [|1;2|] ([||]: int[]))
t "Array.zip [|1;2|] [|1|]" (fun () -> Array.zip [|1;2|] [|1|])
t "Array.zip [|1;2|] [|3;-1;2|]" (fun () -> Array.zip [|1;2|] [|3;-1;2|])
t "Array.map2 (+) [|1;2|] (null: int[])" (fun () -> Array.map2 (+) [|1;2|] (null: int[]))
t "Array.map2 (+) [|1;2|] ([||]: int[])" (fun () -> Array.map2 (+) [|1;2|] ([||]: int[]))
t "Array.map2 (+) [|1;2|] [|1|]" (fun () -> Array.map2 (+) [|1;2|] [|1|])
t "Array.map2 (+) [|1;2|] [|3;-1;2|]" (fun () -> Array.map2 (+) [|1;2|] [|3;-1;2|])
t "Array.iter2 (fun _ _ -> ()) [|1;2|] (null: int[])" (fun () -> Array.iter2 (fun _ _ -> ()) [|1;2|] (null: int[]))
t "Array.iter2 (fun _ _ -> ()) [|1;2|] ([||]: int[])" (fun () -> Array.iter2 (fun _ _ -> ()) [|1;2|] ([||]: int[]))
t "Array.iter2 (fun _ _ -> ()) [|1;2|] [|1|]" (fun () -> Array.iter2 (fun _ _ -> ()) [|1;2|] [|1|])
t "Array.iter2 (fun _ _ -> ()) [|1;2|] [|3;-1;2|]" (fun () -> Array.iter2 (fun _ _ -> ()) [|1;2|] [|3;-1;2|])
t "Array.fold2 (fun s a b -> s+a*b) 0 [|1;2|] (null: int[])" (fun () -> Array.fold2 (fun s a b -> s+a*b) 0 [|1;2|] (null: int[]))
t "Array.fold2 (fun s a b -> s+a*b) 0 [|1;2|] ([||]: int[])" (fun () -> Array.fold2 (fun s a b -> s+a*b) 0 [|1;2|] ([||]: int[]))
t "Array.fold2 (fun s a b -> s+a*b) 0 [|1;2|] [|1|]" (fun () -> Array.fold2 (fun s a b -> s+a*b) 0 [|1;2|] [|1|])
t "Array.fold2 (fun s a b -> s+a*b) 0 [|1;2|] [|3;-1;2|]" (fun () -> Array.fold2 (fun s a b -> s+a*b) 0 [|1;2|] [|3;-1;2|])
t "Array.forall2 (<) [|1;2|] (null: int[])" (fun () -> Array.forall2 (<) [|1;2|] (null: int[]))
t "Array.forall2 (<) [|1;2|] ([||]: int[])" (fun () -> Array.forall2 (<) [|1;2|] ([||]: int[]))
t "Array.forall2 (<) [|1;2|] [|1|]" (fun () -> Array.forall2 (<) [|1;2|] [|1|])
t "Array.forall2 (<) [|1;2|] [|3;-1;2|]" (fun () -> Array.forall2 (<) [|1;2|] [|3;-1;2|])
t "Array.exists2 (<) [|1;2|] (null: int[])" (fun () -> Array.exists2 (<) [|1;2|] (null: int[]))
t "Array.exists2 (<) [|1;2|] ([||]: int[])" (fun () -> Array.exists2 (<) [|1;2|] ([||]: int[]))
t "Array.exists2 (<) [|1;2|] [|1|]" (fun () -> Array.exists2 (<) [|1;2|] [|1|])
t "Array.exists2 (<) [|1;2|] [|3;-1;2|]" (fun () -> Array.exists2 (<) [|1;2|] [|3;-1;2|])
t "Array.compareWith compare [|1;2|] (null: int[])" (fun () -> Array.compareWith compare [|1;2|] (null: int[]))
t "Array.compareWith compare [|1;2|] ([||]: int[])" (fun () -> Array.compareWith compare [|1;2|] ([||]: int[]))
t "Array.compareWith compare [|1;2|] [|1|]" (fun () -> Array.compareWith compare [|1;2|] [|1|])
t "Array.compareWith compare [|1;2|] [|3;-1;2|]" (fun () -> Array.compareWith compare [|1;2|] [|3;-1;2|])
t "Array.allPairs [|1;2|] (null: int[])" (fun () -> Array.allPairs [|1;2|] (null: int[]))
t "Array.allPairs [|1;2|] ([||]: int[])" (fun () -> Array.allPairs [|1;2|] ([||]: int[]))
t "Array.allPairs [|1;2|] [|1|]" (fun () -> Array.allPairs [|1;2|] [|1|])
t "Array.allPairs [|1;2|] [|3;-1;2|]" (fun () -> Array.allPairs [|1;2|] [|3;-1;2|])
t "Array.permute (fun i -> 2-i) (null: int[])" (fun () -> Array.permute (fun i -> 2-i) (null: int[]))
t "Array.permute (fun i -> 2-i) ([||]: int[])" (fun () -> Array.permute (fun i -> 2-i) ([||]: int[]))
t "Array.permute (fun i -> 2-i) [|1|]" (fun () -> Array.permute (fun i -> 2-i) [|1|])
t "Array.permute (fun i -> 2-i) [|3;-1;2|]" (fun () -> Array.permute (fun i -> 2-i) [|3;-1;2|])
t "Array.mapFold (fun s x -> x*2, s+x) 0 (null: int[])" (fun () -> Array.mapFold (fun s x -> x*2, s+x) 0 (null: int[]))
t "Array.mapFold (fun s x -> x*2, s+x) 0 ([||]: int[])" (fun () -> Array.mapFold (fun s x -> x*2, s+x) 0 ([||]: int[]))
t "Array.mapFold (fun s x -> x*2, s+x) 0 [|1|]" (fun () -> Array.mapFold (fun s x -> x*2, s+x) 0 [|1|])
t "Array.mapFold (fun s x -> x*2, s+x) 0 [|3;-1;2|]" (fun () -> Array.mapFold (fun s x -> x*2, s+x) 0 [|3;-1;2|])
t "Array.sub (null: int[]) 1 2" (fun () -> Array.sub (null: int[]) 1 2)
t "Array.sub (null: int[]) -1 2" (fun () -> Array.sub (null: int[]) -1 2)
t "Array.sub (null: int[]) 0 -2" (fun () -> Array.sub (null: int[]) 0 -2)
t "Array.sub ([||]: int[]) 1 2" (fun () -> Array.sub ([||]: int[]) 1 2)
t "Array.sub ([||]: int[]) -1 2" (fun () -> Array.sub ([||]: int[]) -1 2)
t "Array.sub ([||]: int[]) 0 -2" (fun () -> Array.sub ([||]: int[]) 0 -2)
t "Array.sub [|1|] 1 2" (fun () -> Array.sub [|1|] 1 2)
t "Array.sub [|1|] -1 2" (fun () -> Array.sub [|1|] -1 2)
t "Array.sub [|1|] 0 -2" (fun () -> Array.sub [|1|] 0 -2)
t "Array.sub [|3;-1;2|] 1 2" (fun () -> Array.sub [|3;-1;2|] 1 2)
t "Array.sub [|3;-1;2|] -1 2" (fun () -> Array.sub [|3;-1;2|] -1 2)
t "Array.sub [|3;-1;2|] 0 -2" (fun () -> Array.sub [|3;-1;2|] 0 -2)
t "Array.transpose [|([||]: int[]);([||]: int[])|]" (fun () -> Array.transpose [|([||]: int[]);([||]: int[])|])
t "Array.transpose [|([||]: int[]);[|1;2|]|]" (fun () -> Array.transpose [|([||]: int[]);[|1;2|]|])
t "Array.transpose [|[|1|];[|1|]|]" (fun () -> Array.transpose [|[|1|];[|1|]|])
t "Array.transpose [|[|1|];[|1;2|]|]" (fun () -> Array.transpose [|[|1|];[|1;2|]|])
t "Array.transpose [|[|3;-1;2|];[|3;-1;2|]|]" (fun () -> Array.transpose [|[|3;-1;2|];[|3;-1;2|]|])
t "Array.transpose [|[|3;-1;2|];[|1;2|]|]" (fun () -> Array.transpose [|[|3;-1;2|];[|1;2|]|])
t "Array.zip3 [|1|] [|2|] (null: int[])" (fun () -> Array.zip3 [|1|] [|2|] (null: int[]))
t "Array.zip3 [|1|] [|2|] ([||]: int[])" (fun () -> Array.zip3 [|1|] [|2|] ([||]: int[]))
t "Array.zip3 [|1|] [|2|] [|1|]" (fun () -> Array.zip3 [|1|] [|2|] [|1|])
t "Array.zip3 [|1|] [|2|] [|3;-1;2|]" (fun () -> Array.zip3 [|1|] [|2|] [|3;-1;2|])
t "Array.map3 (fun a b c -> a+b+c) [|1|] [|2|] (null: int[])" (fun () -> Array.map3 (fun a b c -> a+b+c) [|1|] [|2|] (null: int[]))
t "Array.map3 (fun a b c -> a+b+c) [|1|] [|2|] ([||]: int[])" (fun () -> Array.map3 (fun a b c -> a+b+c) [|1|] [|2|] ([||]: int[]))
t "Array.map3 (fun a b c -> a+b+c) [|1|] [|2|] [|1|]" (fun () -> Array.map3 (fun a b c -> a+b+c) [|1|] [|2|] [|1|])
t "Array.map3 (fun a b c -> a+b+c) [|1|] [|2|] [|3;-1;2|]" (fun () -> Array.map3 (fun a b c -> a+b+c) [|1|] [|2|] [|3;-1;2|])
t "Array.fill (null: int[]) 0 1 9; (null: int[])" (fun () -> Array.fill (null: int[]) 0 1 9; (null: int[]))
t "Array.fill (null: int[]) -1 1 9" (fun () -> Array.fill (null: int[]) -1 1 9)
t "Array.fill (null: int[]) 0 -1 9" (fun () -> Array.fill (null: int[]) 0 -1 9)
t "Array.fill (null: int[]) 1 5 9" (fun () -> Array.fill (null: int[]) 1 5 9)
t "Array.blit (null: int[]) 0 [|7;8;9|] 1 2" (fun () -> Array.blit (null: int[]) 0 [|7;8;9|] 1 2)
t "Array.blit (null: int[]) 2 [|7;8;9|] 1 2" (fun () -> Array.blit (null: int[]) 2 [|7;8;9|] 1 2)
t "Array.blit (null: int[]) 0 [|7;8;9|] 2 2" (fun () -> Array.blit (null: int[]) 0 [|7;8;9|] 2 2)
t "Array.blit (null: int[]) -1 [|7;8;9|] 2 2" (fun () -> Array.blit (null: int[]) -1 [|7;8;9|] 2 2)
t "Array.blit (null: int[]) 0 [|7;8;9|] -2 2" (fun () -> Array.blit (null: int[]) 0 [|7;8;9|] -2 2)
t "Array.blit (null: int[]) 0 [|7;8;9|] 0 -2" (fun () -> Array.blit (null: int[]) 0 [|7;8;9|] 0 -2)
t "Array.blit [|1|] 0 (null: int[]) 0 1" (fun () -> Array.blit [|1|] 0 (null: int[]) 0 1)
t "Array.get [|1|] 5" (fun () -> Array.get [|1|] 5)
t "Array.sortInPlace (null: int[])" (fun () -> Array.sortInPlace (null: int[]))
t "Array.sortInPlaceBy (fun x -> -x) (null: int[])" (fun () -> Array.sortInPlaceBy (fun x -> -x) (null: int[]))
t "Array.sortInPlaceWith compare (null: int[])" (fun () -> Array.sortInPlaceWith compare (null: int[]))
t "Array.mapFoldBack (fun x s -> x*2, s+x) (null: int[]) 0" (fun () -> Array.mapFoldBack (fun x s -> x*2, s+x) (null: int[]) 0)
t "Array.scanBack (fun x s -> x-s) (null: int[]) 0" (fun () -> Array.scanBack (fun x s -> x-s) (null: int[]) 0)
t "Array.fold2 (fun s a b -> s+a+b) 0 (null: int[]) [|1|]" (fun () -> Array.fold2 (fun s a b -> s+a+b) 0 (null: int[]) [|1|])
t "Array.foldBack2 (fun a b s -> s+a-b) (null: int[]) [|1;2;3|] 0" (fun () -> Array.foldBack2 (fun a b s -> s+a-b) (null: int[]) [|1;2;3|] 0)
t "Array.foldBack2 (fun a b s -> s+a-b) (null: int[]) [|1;2|] 0" (fun () -> Array.foldBack2 (fun a b s -> s+a-b) (null: int[]) [|1;2|] 0)
t "Array.reduceBack (-) (null: int[])" (fun () -> Array.reduceBack (-) (null: int[]))
t "Array.average (Array.map float (null: int[]))" (fun () -> Array.average (Array.map float (null: int[])))
t "Array.randomChoice (null: int[]) |> ignore" (fun () -> Array.randomChoice (null: int[]) |> ignore)
t "Array.randomSample 5 (null: int[])" (fun () -> Array.randomSample 5 (null: int[]))
t "Array.randomChoices -1 (null: int[])" (fun () -> Array.randomChoices -1 (null: int[]))
t "Array.fill [|1;2;3|] 0 1 9; [|1;2;3|]" (fun () -> Array.fill [|1;2;3|] 0 1 9; [|1;2;3|])
t "Array.fill [|1;2;3|] -1 1 9" (fun () -> Array.fill [|1;2;3|] -1 1 9)
t "Array.fill [|1;2;3|] 0 -1 9" (fun () -> Array.fill [|1;2;3|] 0 -1 9)
t "Array.fill [|1;2;3|] 1 5 9" (fun () -> Array.fill [|1;2;3|] 1 5 9)
t "Array.blit [|1;2;3|] 0 [|7;8;9|] 1 2" (fun () -> Array.blit [|1;2;3|] 0 [|7;8;9|] 1 2)
t "Array.blit [|1;2;3|] 2 [|7;8;9|] 1 2" (fun () -> Array.blit [|1;2;3|] 2 [|7;8;9|] 1 2)
t "Array.blit [|1;2;3|] 0 [|7;8;9|] 2 2" (fun () -> Array.blit [|1;2;3|] 0 [|7;8;9|] 2 2)
t "Array.blit [|1;2;3|] -1 [|7;8;9|] 2 2" (fun () -> Array.blit [|1;2;3|] -1 [|7;8;9|] 2 2)
t "Array.blit [|1;2;3|] 0 [|7;8;9|] -2 2" (fun () -> Array.blit [|1;2;3|] 0 [|7;8;9|] -2 2)
t "Array.blit [|1;2;3|] 0 [|7;8;9|] 0 -2" (fun () -> Array.blit [|1;2;3|] 0 [|7;8;9|] 0 -2)
t "Array.blit [|1|] 0 [|1;2;3|] 0 1" (fun () -> Array.blit [|1|] 0 [|1;2;3|] 0 1)
t "Array.get [|1|] 5" (fun () -> Array.get [|1|] 5)
t "Array.concat [[|1;2;3|]; [|1|]]" (fun () -> Array.concat [[|1;2;3|]; [|1|]])
t "Array.sortInPlace [|1;2;3|]" (fun () -> Array.sortInPlace [|1;2;3|])
t "Array.sortInPlaceBy (fun x -> -x) [|1;2;3|]" (fun () -> Array.sortInPlaceBy (fun x -> -x) [|1;2;3|])
t "Array.sortInPlaceWith compare [|1;2;3|]" (fun () -> Array.sortInPlaceWith compare [|1;2;3|])
t "Array.mapFoldBack (fun x s -> x*2, s+x) [|1;2;3|] 0" (fun () -> Array.mapFoldBack (fun x s -> x*2, s+x) [|1;2;3|] 0)
t "Array.scanBack (fun x s -> x-s) [|1;2;3|] 0" (fun () -> Array.scanBack (fun x s -> x-s) [|1;2;3|] 0)
t "Array.fold2 (fun s a b -> s+a+b) 0 [|1;2;3|] [|1|]" (fun () -> Array.fold2 (fun s a b -> s+a+b) 0 [|1;2;3|] [|1|])
t "Array.foldBack2 (fun a b s -> s+a-b) [|1;2;3|] [|1;2;3|] 0" (fun () -> Array.foldBack2 (fun a b s -> s+a-b) [|1;2;3|] [|1;2;3|] 0)
t "Array.foldBack2 (fun a b s -> s+a-b) [|1;2;3|] [|1;2|] 0" (fun () -> Array.foldBack2 (fun a b s -> s+a-b) [|1;2;3|] [|1;2|] 0)
t "Array.reduceBack (-) [|1;2;3|]" (fun () -> Array.reduceBack (-) [|1;2;3|])
t "Array.average (Array.map float [|1;2;3|])" (fun () -> Array.average (Array.map float [|1;2;3|]))
t "Array.randomChoice [|1;2;3|] |> ignore" (fun () -> Array.randomChoice [|1;2;3|] |> ignore)
t "Array.randomSample 5 [|1;2;3|]" (fun () -> Array.randomSample 5 [|1;2;3|])
t "Array.randomChoices -1 [|1;2;3|]" (fun () -> Array.randomChoices -1 [|1;2;3|])
t "Array.zeroCreate<int> -1" (fun () -> Array.zeroCreate<int> -1)
t "Array.create -1 0" (fun () -> Array.create -1 0)
t "Array.init -1 id" (fun () -> Array.init -1 id)
t "Array.replicate -1 0" (fun () -> Array.replicate -1 0)
t "Array.unfold (fun s -> if s>3 then None else Some(s,s+1)) 0" (fun () -> Array.unfold (fun s -> if s>3 then None else Some(s,s+1)) 0)
t "Array.average ([||]: float[])" (fun () -> Array.average ([||]: float[]))
t "Array.singleton 1" (fun () -> Array.singleton 1)
t "(Array.empty: int[])" (fun () -> (Array.empty: int[]))
t "Array.ofList ([]: int list)" (fun () -> Array.ofList ([]: int list))
t "Array.concat (null: int[] seq)" (fun () -> Array.concat (null: int[] seq))
t "Array.ofSeq (null: int seq)" (fun () -> Array.ofSeq (null: int seq))
t "[|1;2;3|].[3]" (fun () -> [|1;2;3|].[3])
t "[|1;2;3|].[-1]" (fun () -> [|1;2;3|].[-1])
t "[|1;2;3|].[1..]" (fun () -> [|1;2;3|].[1..])
t "[|1;2;3|].[.. -1]" (fun () -> [|1;2;3|].[.. -1])
t "[|1;2;3|].[2..1]" (fun () -> [|1;2;3|].[2..1])
t "[|1;2;3|].[5..]" (fun () -> [|1;2;3|].[5..])
t "[|1;2;3|].[-3..1]" (fun () -> [|1;2;3|].[-3..1])
t "a" (fun () -> Array.transpose [|(null: int[]);(null: int[])|])
t "a" (fun () -> Array.transpose [|(null: int[]);[|1|]|])
t "a" (fun () -> Array.transpose [|[|1|];(null: int[])|])
t "a" (fun () -> Array.concat [|[|1|];(null: int[])|])
t "a" (fun () -> Array.concat [|(null: int[]);[|1|]|])
