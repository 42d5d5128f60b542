// out: let d = ResizeArray<int>() in (d.Add 9; Seq.toList d): [9]
// out: let d = ResizeArray<int>() in (d.[0]): ArgumentOutOfRangeException Index was out of range. Must be non-negative and less than the size of the collection. (Parameter 'index')
// out: let d = ResizeArray<int>() in (d.[-1]): ArgumentOutOfRangeException Index was out of range. Must be non-negative and less than the size of the collection. (Parameter 'index')
// out: let d = ResizeArray<int>() in (d.[9]): ArgumentOutOfRangeException Index was out of range. Must be non-negative and less than the size of the collection. (Parameter 'index')
// out: let d = ResizeArray<int>() in (d.[0] <- 5; Seq.toList d): ArgumentOutOfRangeException Index was out of range. Must be non-negative and less than the size of the collection. (Parameter 'index')
// out: let d = ResizeArray<int>() in (d.[9] <- 5; 0): ArgumentOutOfRangeException Index was out of range. Must be non-negative and less than the size of the collection. (Parameter 'index')
// out: let d = ResizeArray<int>() in (d.Insert(0,7); Seq.toList d): [7]
// out: let d = ResizeArray<int>() in (d.Insert(-1,7); 0): ArgumentOutOfRangeException Index must be within the bounds of the List. (Parameter 'index')
// out: let d = ResizeArray<int>() in (d.Insert(9,7); 0): ArgumentOutOfRangeException Index must be within the bounds of the List. (Parameter 'index')
// out: let d = ResizeArray<int>() in (d.InsertRange(1,[8;9]); Seq.toList d): ArgumentOutOfRangeException Index was out of range. Must be non-negative and less than or equal to the size of the collection. (Parameter 'index')
// out: let d = ResizeArray<int>() in (d.InsertRange(9,[8]); 0): ArgumentOutOfRangeException Index was out of range. Must be non-negative and less than or equal to the size of the collection. (Parameter 'index')
// out: let d = ResizeArray<int>() in (d.InsertRange(0,null); 0): ArgumentNullException Value cannot be null. (Parameter 'collection')
// out: let d = ResizeArray<int>() in (d.AddRange null; 0): ArgumentNullException Value cannot be null. (Parameter 'collection')
// out: let d = ResizeArray<int>() in (d.AddRange [1;2]; d.Count): 2
// out: let d = ResizeArray<int>() in (d.AddRange d; d.Count): 0
// out: let d = ResizeArray<int>() in (d.Remove 1): false
// out: let d = ResizeArray<int>() in (d.RemoveAt 0; Seq.toList d): ArgumentOutOfRangeException Index was out of range. Must be non-negative and less than the size of the collection. (Parameter 'index')
// out: let d = ResizeArray<int>() in (d.RemoveAt 9; 0): ArgumentOutOfRangeException Index was out of range. Must be non-negative and less than the size of the collection. (Parameter 'index')
// out: let d = ResizeArray<int>() in (d.RemoveAt -1; 0): ArgumentOutOfRangeException Index was out of range. Must be non-negative and less than the size of the collection. (Parameter 'index')
// out: let d = ResizeArray<int>() in (d.RemoveRange(0,1); Seq.toList d): ArgumentException Offset and length were out of bounds for the array or count is greater than the number of elements from index to the end of the source collection.
// out: let d = ResizeArray<int>() in (d.RemoveRange(1,9); 0): ArgumentException Offset and length were out of bounds for the array or count is greater than the number of elements from index to the end of the source collection.
// out: let d = ResizeArray<int>() in (d.RemoveRange(-1,1); 0): ArgumentOutOfRangeException Non-negative number required. (Parameter 'index')
// out: let d = ResizeArray<int>() in (d.RemoveRange(0,-1); 0): ArgumentOutOfRangeException Non-negative number required. (Parameter 'count')
// out: let d = ResizeArray<int>() in (d.RemoveAll(fun x -> x>1)): 0
// out: let d = ResizeArray<int>() in (d.IndexOf 1): -1
// out: let d = ResizeArray<int>() in (d.IndexOf(1,1)): ArgumentOutOfRangeException Index was out of range. Must be non-negative and less than or equal to the size of the collection. (Parameter 'index')
// out: let d = ResizeArray<int>() in (d.IndexOf(1,99)): ArgumentOutOfRangeException Index was out of range. Must be non-negative and less than or equal to the size of the collection. (Parameter 'index')
// out: let d = ResizeArray<int>() in (d.IndexOf(1,1,99)): ArgumentOutOfRangeException Index was out of range. Must be non-negative and less than or equal to the size of the collection. (Parameter 'index')
// out: let d = ResizeArray<int>() in (d.LastIndexOf 2): -1
// out: let d = ResizeArray<int>() in (d.LastIndexOf(2,99)): ArgumentOutOfRangeException Index was out of range. Must be non-negative and less than the size of the collection. (Parameter 'index')
// out: let d = ResizeArray<int>() in (d.Contains 1): false
// out: let d = ResizeArray<int>() in (d.Sort(); Seq.toList d): []
// out: let d = ResizeArray<int>() in (d.Sort(1,2,null); Seq.toList d): ArgumentException Offset and length were out of bounds for the array or count is greater than the number of elements from index to the end of the source collection.
// out: let d = ResizeArray<int>() in (d.Sort(1,9,null); 0): ArgumentException Offset and length were out of bounds for the array or count is greater than the number of elements from index to the end of the source collection.
// out: let d = ResizeArray<int>() in (d.Sort(-1,1,null); 0): ArgumentOutOfRangeException Non-negative number required. (Parameter 'index')
// out: let d = ResizeArray<int>() in (d.Sort(fun a b -> compare b a); Seq.toList d): []
// out: let d = ResizeArray<int>() in (d.Reverse(); Seq.toList d): []
// out: let d = ResizeArray<int>() in (d.Reverse(1,2); Seq.toList d): ArgumentException Offset and length were out of bounds for the array or count is greater than the number of elements from index to the end of the source collection.
// out: let d = ResizeArray<int>() in (d.Reverse(1,9); 0): ArgumentException Offset and length were out of bounds for the array or count is greater than the number of elements from index to the end of the source collection.
// out: let d = ResizeArray<int>() in (d.Reverse(-1,1); 0): ArgumentOutOfRangeException Non-negative number required. (Parameter 'index')
// out: let d = ResizeArray<int>() in (d.GetRange(0,1) |> Seq.toList): ArgumentException Offset and length were out of bounds for the array or count is greater than the number of elements from index to the end of the source collection.
// out: let d = ResizeArray<int>() in (d.GetRange(1,9) |> Seq.toList): ArgumentException Offset and length were out of bounds for the array or count is greater than the number of elements from index to the end of the source collection.
// out: let d = ResizeArray<int>() in (d.GetRange(-1,1) |> Seq.toList): ArgumentOutOfRangeException Non-negative number required. (Parameter 'index')
// out: let d = ResizeArray<int>() in (d.GetRange(0,-1) |> Seq.toList): ArgumentOutOfRangeException Non-negative number required. (Parameter 'count')
// out: let d = ResizeArray<int>() in (d.BinarySearch 2): -1
// out: let d = ResizeArray<int>() in (d.BinarySearch(0,9,2,null)): ArgumentException Offset and length were out of bounds for the array or count is greater than the number of elements from index to the end of the source collection.
// out: let d = ResizeArray<int>() in (d.Find(fun x -> x>1)): 0
// out: let d = ResizeArray<int>() in (d.FindIndex(fun x -> x>1)): -1
// out: let d = ResizeArray<int>() in (d.FindIndex(99,(fun x -> x>1))): ArgumentOutOfRangeException Index was out of range. Must be non-negative and less than or equal to the size of the collection. (Parameter 'startIndex')
// out: let d = ResizeArray<int>() in (d.FindIndex(-1,(fun x -> x>1))): ArgumentOutOfRangeException Index was out of range. Must be non-negative and less than or equal to the size of the collection. (Parameter 'startIndex')
// out: let d = ResizeArray<int>() in (d.FindLast(fun x -> x>1)): 0
// out: let d = ResizeArray<int>() in (d.FindLastIndex(fun x -> x>1)): -1
// out: let d = ResizeArray<int>() in (d.FindLastIndex(99,(fun x -> x>1))): ArgumentOutOfRangeException Index was out of range. Must be non-negative and less than the size of the collection. (Parameter 'startIndex')
// out: let d = ResizeArray<int>() in (d.FindAll(fun x -> x>1) |> Seq.toList): []
// out: let d = ResizeArray<int>() in (d.Exists(fun x -> x>1)): false
// out: let d = ResizeArray<int>() in (d.TrueForAll(fun x -> x>1)): true
// out: let d = ResizeArray<int>() in (d.ConvertAll(fun x -> string x) |> Seq.toList): []
// out: let d = ResizeArray<int>() in (d.ForEach(fun x -> if x=1 then d.Add 5); d.Count): 0
// out: let d = ResizeArray<int>() in (d.CopyTo([|0;0|]); 0): 0
// out: let d = ResizeArray<int>() in (d.CopyTo([|0;0;0;0|],1); 0): 0
// out: let d = ResizeArray<int>() in (d.CopyTo([|0;0;0;0|],9); 0): ArgumentException Destination array was not long enough. Check the destination index, length, and the array's lower bounds. (Parameter 'destinationArray')
// out: let d = ResizeArray<int>() in (d.CopyTo([|0;0;0;0|],-1); 0): ArgumentOutOfRangeException destinationIndex ('-1') must be greater than or equal to '0'. (Parameter 'destinationIndex')~Actual value was -1.
// out: let d = ResizeArray<int>() in (d.CopyTo(null); 0): ArgumentNullException Value cannot be null. (Parameter 'destinationArray')
// out: let d = ResizeArray<int>() in (d.CopyTo(0,[|0;0|],0,2); 0): ArgumentException Offset and length were out of bounds for the array or count is greater than the number of elements from index to the end of the source collection.
// out: let d = ResizeArray<int>() in (d.ToArray()): [||]
// out: let d = ResizeArray<int>() in (d.TrimExcess(); d.Count): 0
// out: let d = ResizeArray<int>() in (d.Capacity): 0
// out: let d = ResizeArray<int>() in (d.Capacity <- 1; d.Capacity): 1
// out: let d = ResizeArray<int>() in (d.Capacity <- 10; d.Capacity): 10
// out: let d = ResizeArray<int>() in (d.EnsureCapacity 20): 20
// out: let d = ResizeArray<int>() in (d.EnsureCapacity -1): ArgumentOutOfRangeException Non-negative number required. (Parameter 'capacity')
// out: let d = ResizeArray<int>() in (d.Clear(); d.Count): 0
// out: let d = ResizeArray<int>() in (for x in d do d.Add x): ()
// out: let d = ResizeArray<int>() in (for x in d do d.[0] <- 1): ()
// out: let d = ResizeArray<int>() in (for x in d do d.Remove x |> ignore): ()
// out: let d = ResizeArray<int>() in (d.Slice(0,1) |> Seq.toList): ArgumentException Offset and length were out of bounds for the array or count is greater than the number of elements from index to the end of the source collection.
// out: let d = ResizeArray<int>() in (d.Slice(1,9) |> Seq.toList): ArgumentException Offset and length were out of bounds for the array or count is greater than the number of elements from index to the end of the source collection.
// out: let d = ResizeArray<int>() in (d.AsReadOnly().Count): 0
// out: let d = ResizeArray<int>() in (d.AsReadOnly().[0]): ArgumentOutOfRangeException Index was out of range. Must be non-negative and less than the size of the collection. (Parameter 'index')
// out: let d = ResizeArray<int>() in (d.Count): 0
// out: let d = ResizeArray [3;1;2] in (d.Add 9; Seq.toList d): [3; 1; 2; 9]
// out: let d = ResizeArray [3;1;2] in (d.[0]): 3
// out: let d = ResizeArray [3;1;2] in (d.[-1]): ArgumentOutOfRangeException Index was out of range. Must be non-negative and less than the size of the collection. (Parameter 'index')
// out: let d = ResizeArray [3;1;2] in (d.[9]): ArgumentOutOfRangeException Index was out of range. Must be non-negative and less than the size of the collection. (Parameter 'index')
// out: let d = ResizeArray [3;1;2] in (d.[0] <- 5; Seq.toList d): [5; 1; 2]
// out: let d = ResizeArray [3;1;2] in (d.[9] <- 5; 0): ArgumentOutOfRangeException Index was out of range. Must be non-negative and less than the size of the collection. (Parameter 'index')
// out: let d = ResizeArray [3;1;2] in (d.Insert(0,7); Seq.toList d): [7; 3; 1; 2]
// out: let d = ResizeArray [3;1;2] in (d.Insert(-1,7); 0): ArgumentOutOfRangeException Index must be within the bounds of the List. (Parameter 'index')
// out: let d = ResizeArray [3;1;2] in (d.Insert(9,7); 0): ArgumentOutOfRangeException Index must be within the bounds of the List. (Parameter 'index')
// out: let d = ResizeArray [3;1;2] in (d.InsertRange(1,[8;9]); Seq.toList d): [3; 8; 9; 1; 2]
// out: let d = ResizeArray [3;1;2] in (d.InsertRange(9,[8]); 0): ArgumentOutOfRangeException Index was out of range. Must be non-negative and less than or equal to the size of the collection. (Parameter 'index')
// out: let d = ResizeArray [3;1;2] in (d.InsertRange(0,null); 0): ArgumentNullException Value cannot be null. (Parameter 'collection')
// out: let d = ResizeArray [3;1;2] in (d.AddRange null; 0): ArgumentNullException Value cannot be null. (Parameter 'collection')
// out: let d = ResizeArray [3;1;2] in (d.AddRange [1;2]; d.Count): 5
// out: let d = ResizeArray [3;1;2] in (d.AddRange d; d.Count): 6
// out: let d = ResizeArray [3;1;2] in (d.Remove 1): true
// out: let d = ResizeArray [3;1;2] in (d.RemoveAt 0; Seq.toList d): [1; 2]
// out: let d = ResizeArray [3;1;2] in (d.RemoveAt 9; 0): ArgumentOutOfRangeException Index was out of range. Must be non-negative and less than the size of the collection. (Parameter 'index')
// out: let d = ResizeArray [3;1;2] in (d.RemoveAt -1; 0): ArgumentOutOfRangeException Index was out of range. Must be non-negative and less than the size of the collection. (Parameter 'index')
// out: let d = ResizeArray [3;1;2] in (d.RemoveRange(0,1); Seq.toList d): [1; 2]
// out: let d = ResizeArray [3;1;2] in (d.RemoveRange(1,9); 0): ArgumentException Offset and length were out of bounds for the array or count is greater than the number of elements from index to the end of the source collection.
// out: let d = ResizeArray [3;1;2] in (d.RemoveRange(-1,1); 0): ArgumentOutOfRangeException Non-negative number required. (Parameter 'index')
// out: let d = ResizeArray [3;1;2] in (d.RemoveRange(0,-1); 0): ArgumentOutOfRangeException Non-negative number required. (Parameter 'count')
// out: let d = ResizeArray [3;1;2] in (d.RemoveAll(fun x -> x>1)): 2
// out: let d = ResizeArray [3;1;2] in (d.IndexOf 1): 1
// out: let d = ResizeArray [3;1;2] in (d.IndexOf(1,1)): 1
// out: let d = ResizeArray [3;1;2] in (d.IndexOf(1,99)): ArgumentOutOfRangeException Index was out of range. Must be non-negative and less than or equal to the size of the collection. (Parameter 'index')
// out: let d = ResizeArray [3;1;2] in (d.IndexOf(1,1,99)): ArgumentOutOfRangeException Count must be positive and count must refer to a location within the string/array/collection. (Parameter 'count')
// out: let d = ResizeArray [3;1;2] in (d.LastIndexOf 2): 2
// out: let d = ResizeArray [3;1;2] in (d.LastIndexOf(2,99)): ArgumentOutOfRangeException Index was out of range. Must be non-negative and less than the size of the collection. (Parameter 'index')
// out: let d = ResizeArray [3;1;2] in (d.Contains 1): true
// out: let d = ResizeArray [3;1;2] in (d.Sort(); Seq.toList d): [1; 2; 3]
// out: let d = ResizeArray [3;1;2] in (d.Sort(1,2,null); Seq.toList d): [3; 1; 2]
// out: let d = ResizeArray [3;1;2] in (d.Sort(1,9,null); 0): ArgumentException Offset and length were out of bounds for the array or count is greater than the number of elements from index to the end of the source collection.
// out: let d = ResizeArray [3;1;2] in (d.Sort(-1,1,null); 0): ArgumentOutOfRangeException Non-negative number required. (Parameter 'index')
// out: let d = ResizeArray [3;1;2] in (d.Sort(fun a b -> compare b a); Seq.toList d): [3; 2; 1]
// out: let d = ResizeArray [3;1;2] in (d.Reverse(); Seq.toList d): [2; 1; 3]
// out: let d = ResizeArray [3;1;2] in (d.Reverse(1,2); Seq.toList d): [3; 2; 1]
// out: let d = ResizeArray [3;1;2] in (d.Reverse(1,9); 0): ArgumentException Offset and length were out of bounds for the array or count is greater than the number of elements from index to the end of the source collection.
// out: let d = ResizeArray [3;1;2] in (d.Reverse(-1,1); 0): ArgumentOutOfRangeException Non-negative number required. (Parameter 'index')
// out: let d = ResizeArray [3;1;2] in (d.GetRange(0,1) |> Seq.toList): [3]
// out: let d = ResizeArray [3;1;2] in (d.GetRange(1,9) |> Seq.toList): ArgumentException Offset and length were out of bounds for the array or count is greater than the number of elements from index to the end of the source collection.
// out: let d = ResizeArray [3;1;2] in (d.GetRange(-1,1) |> Seq.toList): ArgumentOutOfRangeException Non-negative number required. (Parameter 'index')
// out: let d = ResizeArray [3;1;2] in (d.GetRange(0,-1) |> Seq.toList): ArgumentOutOfRangeException Non-negative number required. (Parameter 'count')
// out: let d = ResizeArray [3;1;2] in (d.BinarySearch 2): 2
// out: let d = ResizeArray [3;1;2] in (d.BinarySearch(0,9,2,null)): ArgumentException Offset and length were out of bounds for the array or count is greater than the number of elements from index to the end of the source collection.
// out: let d = ResizeArray [3;1;2] in (d.Find(fun x -> x>1)): 3
// out: let d = ResizeArray [3;1;2] in (d.FindIndex(fun x -> x>1)): 0
// out: let d = ResizeArray [3;1;2] in (d.FindIndex(99,(fun x -> x>1))): ArgumentOutOfRangeException Index was out of range. Must be non-negative and less than or equal to the size of the collection. (Parameter 'startIndex')
// out: let d = ResizeArray [3;1;2] in (d.FindIndex(-1,(fun x -> x>1))): ArgumentOutOfRangeException Index was out of range. Must be non-negative and less than or equal to the size of the collection. (Parameter 'startIndex')
// out: let d = ResizeArray [3;1;2] in (d.FindLast(fun x -> x>1)): 2
// out: let d = ResizeArray [3;1;2] in (d.FindLastIndex(fun x -> x>1)): 2
// out: let d = ResizeArray [3;1;2] in (d.FindLastIndex(99,(fun x -> x>1))): ArgumentOutOfRangeException Index was out of range. Must be non-negative and less than the size of the collection. (Parameter 'startIndex')
// out: let d = ResizeArray [3;1;2] in (d.FindAll(fun x -> x>1) |> Seq.toList): [3; 2]
// out: let d = ResizeArray [3;1;2] in (d.Exists(fun x -> x>1)): true
// out: let d = ResizeArray [3;1;2] in (d.TrueForAll(fun x -> x>1)): false
// out: let d = ResizeArray [3;1;2] in (d.ConvertAll(fun x -> string x) |> Seq.toList): ["3"; "1"; "2"]
// out: let d = ResizeArray [3;1;2] in (d.ForEach(fun x -> if x=1 then d.Add 5); d.Count): InvalidOperationException Collection was modified; enumeration operation may not execute.
// out: let d = ResizeArray [3;1;2] in (d.CopyTo([|0;0|]); 0): ArgumentException Destination array was not long enough. Check the destination index, length, and the array's lower bounds. (Parameter 'destinationArray')
// out: let d = ResizeArray [3;1;2] in (d.CopyTo([|0;0;0;0|],1); 0): 0
// out: let d = ResizeArray [3;1;2] in (d.CopyTo([|0;0;0;0|],9); 0): ArgumentException Destination array was not long enough. Check the destination index, length, and the array's lower bounds. (Parameter 'destinationArray')
// out: let d = ResizeArray [3;1;2] in (d.CopyTo([|0;0;0;0|],-1); 0): ArgumentOutOfRangeException destinationIndex ('-1') must be greater than or equal to '0'. (Parameter 'destinationIndex')~Actual value was -1.
// out: let d = ResizeArray [3;1;2] in (d.CopyTo(null); 0): ArgumentNullException Value cannot be null. (Parameter 'destinationArray')
// out: let d = ResizeArray [3;1;2] in (d.CopyTo(0,[|0;0|],0,2); 0): 0
// out: let d = ResizeArray [3;1;2] in (d.ToArray()): [|3; 1; 2|]
// out: let d = ResizeArray [3;1;2] in (d.TrimExcess(); d.Count): 3
// out: let d = ResizeArray [3;1;2] in (d.Capacity): 4
// out: let d = ResizeArray [3;1;2] in (d.Capacity <- 1; d.Capacity): ArgumentOutOfRangeException capacity was less than the current size. (Parameter 'value')
// out: let d = ResizeArray [3;1;2] in (d.Capacity <- 10; d.Capacity): 10
// out: let d = ResizeArray [3;1;2] in (d.EnsureCapacity 20): 20
// out: let d = ResizeArray [3;1;2] in (d.EnsureCapacity -1): ArgumentOutOfRangeException Non-negative number required. (Parameter 'capacity')
// out: let d = ResizeArray [3;1;2] in (d.Clear(); d.Count): 0
// out: let d = ResizeArray [3;1;2] in (for x in d do d.Add x): InvalidOperationException Collection was modified; enumeration operation may not execute.
// out: let d = ResizeArray [3;1;2] in (for x in d do d.[0] <- 1): InvalidOperationException Collection was modified; enumeration operation may not execute.
// out: let d = ResizeArray [3;1;2] in (for x in d do d.Remove x |> ignore): InvalidOperationException Collection was modified; enumeration operation may not execute.
// out: let d = ResizeArray [3;1;2] in (d.Slice(0,1) |> Seq.toList): [3]
// out: let d = ResizeArray [3;1;2] in (d.Slice(1,9) |> Seq.toList): ArgumentException Offset and length were out of bounds for the array or count is greater than the number of elements from index to the end of the source collection.
// out: let d = ResizeArray [3;1;2] in (d.AsReadOnly().Count): 3
// out: let d = ResizeArray [3;1;2] in (d.AsReadOnly().[0]): 3
// out: let d = ResizeArray [3;1;2] in (d.Count): 3
// out: ResizeArray<int>(-1).Count: ArgumentOutOfRangeException Non-negative number required. (Parameter 'capacity')
// out: ResizeArray<int>((null: int seq)).Count: ArgumentNullException Value cannot be null. (Parameter 'collection')
// out: ResizeArray<int>(5).Capacity: 5
// out: let d = Dictionary<string,int>() in (d.Add('a',5); d.Count): 1
// out: let d = Dictionary<string,int>() in (d.Add(null,5); d.Count): ArgumentNullException Value cannot be null. (Parameter 'key')
// out: let d = Dictionary<string,int>() in (d.['a']): KeyNotFoundException The given key 'a' was not present in the dictionary.
// out: let d = Dictionary<string,int>() in (d.['z']): KeyNotFoundException The given key 'z' was not present in the dictionary.
// out: let d = Dictionary<string,int>() in (d.[null]): ArgumentNullException Value cannot be null. (Parameter 'key')
// out: let d = Dictionary<string,int>() in (d.['a'] <- 7; d.['a']): 7
// out: let d = Dictionary<string,int>() in (d.[null] <- 7): ArgumentNullException Value cannot be null. (Parameter 'key')
// out: let d = Dictionary<string,int>() in (d.TryAdd('a',9)): true
// out: let d = Dictionary<string,int>() in (d.TryAdd(null,9)): ArgumentNullException Value cannot be null. (Parameter 'key')
// out: let d = Dictionary<string,int>() in (d.TryGetValue 'a'): (false, 0)
// out: let d = Dictionary<string,int>() in (d.TryGetValue 'z'): (false, 0)
// out: let d = Dictionary<string,int>() in (d.TryGetValue null): ArgumentNullException Value cannot be null. (Parameter 'key')
// out: let d = Dictionary<string,int>() in (d.ContainsKey 'a'): false
// out: let d = Dictionary<string,int>() in (d.ContainsKey null): ArgumentNullException Value cannot be null. (Parameter 'key')
// out: let d = Dictionary<string,int>() in (d.ContainsValue 1): false
// out: let d = Dictionary<string,int>() in (d.Remove 'a'): false
// out: let d = Dictionary<string,int>() in (d.Remove 'z'): false
// out: let d = Dictionary<string,int>() in (d.Remove(null: string)): ArgumentNullException Value cannot be null. (Parameter 'key')
// out: let d = Dictionary<string,int>() in (d.Remove('a')): false
// out: let d = Dictionary<string,int>() in (d.Keys |> Seq.toList): []
// out: let d = Dictionary<string,int>() in (d.Values |> Seq.toList): []
// out: let d = Dictionary<string,int>() in (d.Keys.Count): 0
// out: let d = Dictionary<string,int>() in (d.Clear(); d.Count): 0
// out: let d = Dictionary<string,int>() in (for kv in d do d.Add(kv.Key+'x',1)): ()
// out: let d = Dictionary<string,int>() in (for kv in d do d.Remove kv.Key |> ignore): ()
// out: let d = Dictionary<string,int>() in (for kv in d do d.[kv.Key] <- 5): ()
// out: let d = Dictionary<string,int>() in (d |> Seq.map (fun kv -> kv.Key, kv.Value) |> Seq.toList): []
// out: let d = Dictionary<string,int>() in (d.Count): 0
// out: let d = Dictionary<string,int>() in (d.EnsureCapacity -1): ArgumentOutOfRangeException Specified argument was out of the range of valid values. (Parameter 'capacity')
// out: let d = Dictionary<string,int>() in (d.TrimExcess(); d.Count): 0
// out: let d = Dictionary<string,int>() in (d.GetValueOrDefault('a')): 0
// out: let d = Dictionary<string,int>() in (d.GetValueOrDefault('z',42)): 42
// out: let d = Dictionary<string,int>() in (CollectionExtensions.GetValueOrDefault(d,'z')): 0
// out: let d = Dictionary<string,int>() in (d.Comparer <> null): true
// out: let d = Dictionary<string,int>() in ((d :> IDictionary<string,int>).['a']): KeyNotFoundException The given key 'a' was not present in the dictionary.
// out: let d = Dictionary<string,int>() in ((d :> IDictionary<string,int>).Add('a',3)): ()
// out: let d = Dictionary<string,int>() in ((d :> IReadOnlyDictionary<string,int>).ContainsKey 'a'): false
// out: let d = Dictionary<string,int>() in ((d :> ICollection<KeyValuePair<string,int>>).Contains(KeyValuePair('a',1))): false
// out: let d = Dictionary<string,int>() in ((d :> ICollection<KeyValuePair<string,int>>).CopyTo(Array.zeroCreate 1,0)): ()
// out: let d = Dictionary<string,int>() in ((d :> ICollection<KeyValuePair<string,int>>).CopyTo(Array.zeroCreate 5,-1)): ArgumentOutOfRangeException Non-negative number required. (Parameter 'index')
// out: let d = Dictionary(dict ['a',1;'b',2]) in (d.Add('a',5); d.Count): ArgumentException An item with the same key has already been added. Key: a
// out: let d = Dictionary(dict ['a',1;'b',2]) in (d.Add(null,5); d.Count): ArgumentNullException Value cannot be null. (Parameter 'key')
// out: let d = Dictionary(dict ['a',1;'b',2]) in (d.['a']): 1
// out: let d = Dictionary(dict ['a',1;'b',2]) in (d.['z']): KeyNotFoundException The given key 'z' was not present in the dictionary.
// out: let d = Dictionary(dict ['a',1;'b',2]) in (d.[null]): ArgumentNullException Value cannot be null. (Parameter 'key')
// out: let d = Dictionary(dict ['a',1;'b',2]) in (d.['a'] <- 7; d.['a']): 7
// out: let d = Dictionary(dict ['a',1;'b',2]) in (d.[null] <- 7): ArgumentNullException Value cannot be null. (Parameter 'key')
// out: let d = Dictionary(dict ['a',1;'b',2]) in (d.TryAdd('a',9)): false
// out: let d = Dictionary(dict ['a',1;'b',2]) in (d.TryAdd(null,9)): ArgumentNullException Value cannot be null. (Parameter 'key')
// out: let d = Dictionary(dict ['a',1;'b',2]) in (d.TryGetValue 'a'): (true, 1)
// out: let d = Dictionary(dict ['a',1;'b',2]) in (d.TryGetValue 'z'): (false, 0)
// out: let d = Dictionary(dict ['a',1;'b',2]) in (d.TryGetValue null): ArgumentNullException Value cannot be null. (Parameter 'key')
// out: let d = Dictionary(dict ['a',1;'b',2]) in (d.ContainsKey 'a'): true
// out: let d = Dictionary(dict ['a',1;'b',2]) in (d.ContainsKey null): ArgumentNullException Value cannot be null. (Parameter 'key')
// out: let d = Dictionary(dict ['a',1;'b',2]) in (d.ContainsValue 1): true
// out: let d = Dictionary(dict ['a',1;'b',2]) in (d.Remove 'a'): true
// out: let d = Dictionary(dict ['a',1;'b',2]) in (d.Remove 'z'): false
// out: let d = Dictionary(dict ['a',1;'b',2]) in (d.Remove(null: string)): ArgumentNullException Value cannot be null. (Parameter 'key')
// out: let d = Dictionary(dict ['a',1;'b',2]) in (d.Remove('a')): true
// out: let d = Dictionary(dict ['a',1;'b',2]) in (d.Keys |> Seq.toList): ["a"; "b"]
// out: let d = Dictionary(dict ['a',1;'b',2]) in (d.Values |> Seq.toList): [1; 2]
// out: let d = Dictionary(dict ['a',1;'b',2]) in (d.Keys.Count): 2
// out: let d = Dictionary(dict ['a',1;'b',2]) in (d.Clear(); d.Count): 0
// out: let d = Dictionary(dict ['a',1;'b',2]) in (for kv in d do d.Add(kv.Key+'x',1)): InvalidOperationException Collection was modified; enumeration operation may not execute.
// out: let d = Dictionary(dict ['a',1;'b',2]) in (for kv in d do d.Remove kv.Key |> ignore): ()
// out: let d = Dictionary(dict ['a',1;'b',2]) in (for kv in d do d.[kv.Key] <- 5): ()
// out: let d = Dictionary(dict ['a',1;'b',2]) in (d |> Seq.map (fun kv -> kv.Key, kv.Value) |> Seq.toList): [("a", 1); ("b", 2)]
// out: let d = Dictionary(dict ['a',1;'b',2]) in (d.Count): 2
// out: let d = Dictionary(dict ['a',1;'b',2]) in (d.EnsureCapacity -1): ArgumentOutOfRangeException Specified argument was out of the range of valid values. (Parameter 'capacity')
// out: let d = Dictionary(dict ['a',1;'b',2]) in (d.TrimExcess(); d.Count): 2
// out: let d = Dictionary(dict ['a',1;'b',2]) in (d.GetValueOrDefault('a')): 1
// out: let d = Dictionary(dict ['a',1;'b',2]) in (d.GetValueOrDefault('z',42)): 42
// out: let d = Dictionary(dict ['a',1;'b',2]) in (CollectionExtensions.GetValueOrDefault(d,'z')): 0
// out: let d = Dictionary(dict ['a',1;'b',2]) in (d.Comparer <> null): true
// out: let d = Dictionary(dict ['a',1;'b',2]) in ((d :> IDictionary<string,int>).['a']): 1
// out: let d = Dictionary(dict ['a',1;'b',2]) in ((d :> IDictionary<string,int>).Add('a',3)): ArgumentException An item with the same key has already been added. Key: a
// out: let d = Dictionary(dict ['a',1;'b',2]) in ((d :> IReadOnlyDictionary<string,int>).ContainsKey 'a'): true
// out: let d = Dictionary(dict ['a',1;'b',2]) in ((d :> ICollection<KeyValuePair<string,int>>).Contains(KeyValuePair('a',1))): true
// out: let d = Dictionary(dict ['a',1;'b',2]) in ((d :> ICollection<KeyValuePair<string,int>>).CopyTo(Array.zeroCreate 1,0)): ArgumentException Destination array is not long enough to copy all the items in the collection. Check array index and length.
// out: let d = Dictionary(dict ['a',1;'b',2]) in ((d :> ICollection<KeyValuePair<string,int>>).CopyTo(Array.zeroCreate 5,-1)): ArgumentOutOfRangeException Non-negative number required. (Parameter 'index')
// out: Dictionary<int,int>(-1).Count: ArgumentOutOfRangeException Specified argument was out of the range of valid values. (Parameter 'capacity')
// out: Dictionary<int,int>((null: IDictionary<int,int>)).Count: ArgumentNullException Value cannot be null. (Parameter 'dictionary')
// out: Dictionary([KeyValuePair(1,2);KeyValuePair(1,3)]).Count: ArgumentException An item with the same key has already been added. Key: 1
// out: (dict ['a',1]).Add('b',2): NotSupportedException This value cannot be mutated
// out: (dict ['a',1]).Remove 'a': NotSupportedException This value cannot be mutated
// out: (dict ['a',1;'a',2]).['a']: 2
// out: (readOnlyDict ['a',1]).['a']: 1
// out: Map.ofList [1,2] |> Map.find 5: KeyNotFoundException The given key was not present in the dictionary.
// out: (Map.ofList [1,2]).[5]: KeyNotFoundException The given key was not present in the dictionary.
// out: (Map.ofList [1,2]).Item 1: 2
// out: Map.ofList [1,2] |> Map.findKey (fun k v -> k>5): KeyNotFoundException An index satisfying the predicate was not found in the collection.
// out: Map.ofList [1,2] |> Map.pick (fun k v -> None: int option): KeyNotFoundException The given key was not present in the dictionary.
// out: Map.empty<int,int> |> Map.minKeyValue: KeyNotFoundException The given key was not present in the dictionary.
// out: Map.empty<int,int> |> Map.maxKeyValue: KeyNotFoundException The given key was not present in the dictionary.
// out: Set.empty<int> |> Set.minElement: ArgumentException Set contains no elements. (Parameter 's')
// out: Set.empty<int> |> Set.maxElement: ArgumentException Set contains no elements. (Parameter 's')
// out: (Set.empty<int>).MinimumElement: ArgumentException Set contains no elements. (Parameter 's')
// out: Set.ofList [1;2] |> Set.toSeq |> Seq.item 5: ArgumentException The input sequence has an insufficient number of elements.~seq was short by 4 elements (Parameter 'index')
// out: Map.ofSeq (null: (int*int) seq): NullReferenceException Object reference not set to an instance of an object.
// out: Set.ofSeq (null: int seq): NullReferenceException Object reference not set to an instance of an object.
// out: Map.ofArray (null: (int*int)[]): NullReferenceException Object reference not set to an instance of an object.
// out: Set.unionMany (null: Set<int> seq): ArgumentNullException Value cannot be null. (Parameter 'source')
// out: Set.intersectMany ([]: Set<int> list): ArgumentException The input sequence was empty. (Parameter 'source')
// out: (Map.ofList [1,2]).Remove 9: map [(1, 2)]
// out: (Map.ofList [1,2] :> IDictionary<int,int>).Add(3,4): NotSupportedException Map values cannot be mutated.
// out: (Map.ofList [1,2] :> IDictionary<int,int>).[1] <- 3: NotSupportedException Map values cannot be mutated.
// out: (Set.ofList [1] :> ICollection<int>).Add 3: NotSupportedException ReadOnlyCollection
// out: compare (Map.ofList [1,2]) (Map.ofList [1,3]): -1
// out: compare (Set.ofList [1;2]) (Set.ofList [1;3]): -1
// out: Map.ofList [1,2] = Map.ofList [1,2]: true
// out: hash (Map.ofList [1,2]) = hash (Map.ofList [1,2]): true
// out: Map.change 1 (fun v -> None) (Map.ofList [1,2]): map []
// out: Map.change 5 (fun v -> Some 9) (Map.ofList [1,2]): map [(1, 2); (5, 9)]
// out: let d = HashSet<string>() in (d.Add 'a'): true
// out: let d = HashSet<string>() in (d.Add null): true
// out: let d = HashSet<string>() in (d.Contains null): false
// out: let d = HashSet<string>() in (d.Remove 'a'): false
// out: let d = HashSet<string>() in (d.Remove null): false
// out: let d = HashSet<string>() in (d.UnionWith ['z']; Seq.toList d): ["z"]
// out: let d = HashSet<string>() in (d.UnionWith null): ArgumentNullException Value cannot be null. (Parameter 'other')
// out: let d = HashSet<string>() in (d.IntersectWith ['a';'q']; Seq.toList d): []
// out: let d = HashSet<string>() in (d.IntersectWith null): ArgumentNullException Value cannot be null. (Parameter 'other')
// out: let d = HashSet<string>() in (d.ExceptWith ['a']; Seq.toList d): []
// out: let d = HashSet<string>() in (d.ExceptWith d; d.Count): 0
// out: let d = HashSet<string>() in (d.SymmetricExceptWith ['a';'z']; Seq.toList d): ["a"; "z"]
// out: let d = HashSet<string>() in (d.SymmetricExceptWith d; d.Count): 0
// out: let d = HashSet<string>() in (d.IsSubsetOf ['a';'b';'c';'d']): true
// out: let d = HashSet<string>() in (d.IsSupersetOf ['a']): false
// out: let d = HashSet<string>() in (d.IsProperSubsetOf ['a';'b';'c']): true
// out: let d = HashSet<string>() in (d.IsProperSupersetOf []): false
// out: let d = HashSet<string>() in (d.Overlaps ['c']): false
// out: let d = HashSet<string>() in (d.SetEquals ['c';'b';'a';'a']): false
// out: let d = HashSet<string>() in (d.SetEquals null): ArgumentNullException Value cannot be null. (Parameter 'other')
// out: let d = HashSet<string>() in (d.RemoveWhere(fun x -> x='a')): 0
// out: let d = HashSet<string>() in (d.TryGetValue 'a'): (false, null)
// out: let d = HashSet<string>() in (d.CopyTo(Array.zeroCreate 2); 0): 0
// out: let d = HashSet<string>() in (d.CopyTo(null); 0): ArgumentNullException Value cannot be null. (Parameter 'array')
// out: let d = HashSet<string>() in (d.CopyTo(Array.zeroCreate 9, 1, 2); 0): 0
// out: let d = HashSet<string>() in (d.CopyTo(Array.zeroCreate 9, -1); 0): ArgumentOutOfRangeException arrayIndex ('-1') must be a non-negative value. (Parameter 'arrayIndex')~Actual value was -1.
// out: let d = HashSet<string>() in (for x in d do d.Add(x+'1') |> ignore): ()
// out: let d = HashSet<string>() in (for x in d do d.Remove x |> ignore): ()
// out: let d = HashSet<string>() in (d.Clear(); d.Count): 0
// out: let d = HashSet<string>() in (d.Count): 0
// out: let d = HashSet<string>() in (d.EnsureCapacity -1): ArgumentOutOfRangeException Specified argument was out of the range of valid values. (Parameter 'capacity')
// out: let d = HashSet ['a';'b';'c'] in (d.Add 'a'): false
// out: let d = HashSet ['a';'b';'c'] in (d.Add null): true
// out: let d = HashSet ['a';'b';'c'] in (d.Contains null): false
// out: let d = HashSet ['a';'b';'c'] in (d.Remove 'a'): true
// out: let d = HashSet ['a';'b';'c'] in (d.Remove null): false
// out: let d = HashSet ['a';'b';'c'] in (d.UnionWith ['z']; Seq.toList d): ["a"; "b"; "c"; "z"]
// out: let d = HashSet ['a';'b';'c'] in (d.UnionWith null): ArgumentNullException Value cannot be null. (Parameter 'other')
// out: let d = HashSet ['a';'b';'c'] in (d.IntersectWith ['a';'q']; Seq.toList d): ["a"]
// out: let d = HashSet ['a';'b';'c'] in (d.IntersectWith null): ArgumentNullException Value cannot be null. (Parameter 'other')
// out: let d = HashSet ['a';'b';'c'] in (d.ExceptWith ['a']; Seq.toList d): ["b"; "c"]
// out: let d = HashSet ['a';'b';'c'] in (d.ExceptWith d; d.Count): 0
// out: let d = HashSet ['a';'b';'c'] in (d.SymmetricExceptWith ['a';'z']; Seq.toList d): ["b"; "c"; "z"]
// out: let d = HashSet ['a';'b';'c'] in (d.SymmetricExceptWith d; d.Count): 0
// out: let d = HashSet ['a';'b';'c'] in (d.IsSubsetOf ['a';'b';'c';'d']): true
// out: let d = HashSet ['a';'b';'c'] in (d.IsSupersetOf ['a']): true
// out: let d = HashSet ['a';'b';'c'] in (d.IsProperSubsetOf ['a';'b';'c']): false
// out: let d = HashSet ['a';'b';'c'] in (d.IsProperSupersetOf []): true
// out: let d = HashSet ['a';'b';'c'] in (d.Overlaps ['c']): true
// out: let d = HashSet ['a';'b';'c'] in (d.SetEquals ['c';'b';'a';'a']): true
// out: let d = HashSet ['a';'b';'c'] in (d.SetEquals null): ArgumentNullException Value cannot be null. (Parameter 'other')
// out: let d = HashSet ['a';'b';'c'] in (d.RemoveWhere(fun x -> x='a')): 1
// out: let d = HashSet ['a';'b';'c'] in (d.TryGetValue 'a'): (true, "a")
// out: let d = HashSet ['a';'b';'c'] in (d.CopyTo(Array.zeroCreate 2); 0): ArgumentException Destination array is not long enough to copy all the items in the collection. Check array index and length.
// out: let d = HashSet ['a';'b';'c'] in (d.CopyTo(null); 0): ArgumentNullException Value cannot be null. (Parameter 'array')
// out: let d = HashSet ['a';'b';'c'] in (d.CopyTo(Array.zeroCreate 9, 1, 2); 0): 0
// out: let d = HashSet ['a';'b';'c'] in (d.CopyTo(Array.zeroCreate 9, -1); 0): ArgumentOutOfRangeException arrayIndex ('-1') must be a non-negative value. (Parameter 'arrayIndex')~Actual value was -1.
// out: let d = HashSet ['a';'b';'c'] in (for x in d do d.Add(x+'1') |> ignore): InvalidOperationException Collection was modified; enumeration operation may not execute.
// out: let d = HashSet ['a';'b';'c'] in (for x in d do d.Remove x |> ignore): ()
// out: let d = HashSet ['a';'b';'c'] in (d.Clear(); d.Count): 0
// out: let d = HashSet ['a';'b';'c'] in (d.Count): 3
// out: let d = HashSet ['a';'b';'c'] in (d.EnsureCapacity -1): ArgumentOutOfRangeException Specified argument was out of the range of valid values. (Parameter 'capacity')
// out: HashSet<int>((null: int seq)).Count: ArgumentNullException Value cannot be null. (Parameter 'collection')
// out: HashSet<int>(-1).Count: ArgumentOutOfRangeException Specified argument was out of the range of valid values. (Parameter 'capacity')
// out: let d = Queue<int>() in (d.Enqueue 4; Seq.toList d): [4]
// out: let d = Queue<int>() in (d.Dequeue()): InvalidOperationException Queue empty.
// out: let d = Queue<int>() in (d.TryDequeue()): (false, 0)
// out: let d = Queue<int>() in (d.Peek()): InvalidOperationException Queue empty.
// out: let d = Queue<int>() in (d.TryPeek()): (false, 0)
// out: let d = Queue<int>() in (d.Contains 2): false
// out: let d = Queue<int>() in (d.ToArray()): [||]
// out: let d = Queue<int>() in (d.CopyTo(Array.zeroCreate 2,0); 0): 0
// out: let d = Queue<int>() in (d.CopyTo(Array.zeroCreate 5,-1); 0): ArgumentOutOfRangeException Index was out of range. Must be non-negative and less than or equal to the size of the collection. (Parameter 'arrayIndex')
// out: let d = Queue<int>() in (d.CopyTo(Array.zeroCreate 5,6); 0): ArgumentOutOfRangeException Index was out of range. Must be non-negative and less than or equal to the size of the collection. (Parameter 'arrayIndex')
// out: let d = Queue<int>() in (d.CopyTo(null,0); 0): ArgumentNullException Value cannot be null. (Parameter 'array')
// out: let d = Queue<int>() in (d.Clear(); d.Count): 0
// out: let d = Queue<int>() in (d.Count): 0
// out: let d = Queue<int>() in (for x in d do d.Clear()): ()
// out: let d = Queue<int>() in (d.TrimExcess(); d.Count): 0
// out: let d = Queue<int>() in (d.EnsureCapacity -1): ArgumentOutOfRangeException capacity ('-1') must be a non-negative value. (Parameter 'capacity')~Actual value was -1.
// out: let d = Queue<int>() in (Seq.toList d): []
// out: let d = Queue [1;2;3] in (d.Enqueue 4; Seq.toList d): [1; 2; 3; 4]
// out: let d = Queue [1;2;3] in (d.Dequeue()): 1
// out: let d = Queue [1;2;3] in (d.TryDequeue()): (true, 1)
// out: let d = Queue [1;2;3] in (d.Peek()): 1
// out: let d = Queue [1;2;3] in (d.TryPeek()): (true, 1)
// out: let d = Queue [1;2;3] in (d.Contains 2): true
// out: let d = Queue [1;2;3] in (d.ToArray()): [|1; 2; 3|]
// out: let d = Queue [1;2;3] in (d.CopyTo(Array.zeroCreate 2,0); 0): ArgumentException Offset and length were out of bounds for the array or count is greater than the number of elements from index to the end of the source collection.
// out: let d = Queue [1;2;3] in (d.CopyTo(Array.zeroCreate 5,-1); 0): ArgumentOutOfRangeException Index was out of range. Must be non-negative and less than or equal to the size of the collection. (Parameter 'arrayIndex')
// out: let d = Queue [1;2;3] in (d.CopyTo(Array.zeroCreate 5,6); 0): ArgumentOutOfRangeException Index was out of range. Must be non-negative and less than or equal to the size of the collection. (Parameter 'arrayIndex')
// out: let d = Queue [1;2;3] in (d.CopyTo(null,0); 0): ArgumentNullException Value cannot be null. (Parameter 'array')
// out: let d = Queue [1;2;3] in (d.Clear(); d.Count): 0
// out: let d = Queue [1;2;3] in (d.Count): 3
// out: let d = Queue [1;2;3] in (for x in d do d.Clear()): InvalidOperationException Collection was modified; enumeration operation may not execute.
// out: let d = Queue [1;2;3] in (d.TrimExcess(); d.Count): 3
// out: let d = Queue [1;2;3] in (d.EnsureCapacity -1): ArgumentOutOfRangeException capacity ('-1') must be a non-negative value. (Parameter 'capacity')~Actual value was -1.
// out: let d = Queue [1;2;3] in (Seq.toList d): [1; 2; 3]
// out: Queue<int>(-1).Count: ArgumentOutOfRangeException capacity ('-1') must be a non-negative value. (Parameter 'capacity')~Actual value was -1.
// out: Queue<int>((null: int seq)).Count: ArgumentNullException Value cannot be null. (Parameter 'collection')
// out: let d = Stack<int>() in (d.Push 4; Seq.toList d): [4]
// out: let d = Stack<int>() in (d.Pop()): InvalidOperationException Stack empty.
// out: let d = Stack<int>() in (d.TryPop()): (false, 0)
// out: let d = Stack<int>() in (d.Peek()): InvalidOperationException Stack empty.
// out: let d = Stack<int>() in (d.TryPeek()): (false, 0)
// out: let d = Stack<int>() in (d.Contains 2): false
// out: let d = Stack<int>() in (d.ToArray()): [||]
// out: let d = Stack<int>() in (d.CopyTo(Array.zeroCreate 2,0); 0): 0
// out: let d = Stack<int>() in (d.CopyTo(Array.zeroCreate 5,-1); 0): ArgumentOutOfRangeException Index was out of range. Must be non-negative and less than or equal to the size of the collection. (Parameter 'arrayIndex')~Actual value was -1.
// out: let d = Stack<int>() in (d.CopyTo(Array.zeroCreate 5,6); 0): ArgumentOutOfRangeException Index was out of range. Must be non-negative and less than or equal to the size of the collection. (Parameter 'arrayIndex')~Actual value was 6.
// out: let d = Stack<int>() in (d.CopyTo(null,0); 0): ArgumentNullException Value cannot be null. (Parameter 'array')
// out: let d = Stack<int>() in (d.Clear(); d.Count): 0
// out: let d = Stack<int>() in (d.Count): 0
// out: let d = Stack<int>() in (for x in d do d.Clear()): ()
// out: let d = Stack<int>() in (d.TrimExcess(); d.Count): 0
// out: let d = Stack<int>() in (d.EnsureCapacity -1): ArgumentOutOfRangeException capacity ('-1') must be a non-negative value. (Parameter 'capacity')~Actual value was -1.
// out: let d = Stack<int>() in (Seq.toList d): []
// out: let d = Stack [1;2;3] in (d.Push 4; Seq.toList d): [4; 3; 2; 1]
// out: let d = Stack [1;2;3] in (d.Pop()): 3
// out: let d = Stack [1;2;3] in (d.TryPop()): (true, 3)
// out: let d = Stack [1;2;3] in (d.Peek()): 3
// out: let d = Stack [1;2;3] in (d.TryPeek()): (true, 3)
// out: let d = Stack [1;2;3] in (d.Contains 2): true
// out: let d = Stack [1;2;3] in (d.ToArray()): [|3; 2; 1|]
// out: let d = Stack [1;2;3] in (d.CopyTo(Array.zeroCreate 2,0); 0): ArgumentException Offset and length were out of bounds for the array or count is greater than the number of elements from index to the end of the source collection.
// out: let d = Stack [1;2;3] in (d.CopyTo(Array.zeroCreate 5,-1); 0): ArgumentOutOfRangeException Index was out of range. Must be non-negative and less than or equal to the size of the collection. (Parameter 'arrayIndex')~Actual value was -1.
// out: let d = Stack [1;2;3] in (d.CopyTo(Array.zeroCreate 5,6); 0): ArgumentOutOfRangeException Index was out of range. Must be non-negative and less than or equal to the size of the collection. (Parameter 'arrayIndex')~Actual value was 6.
// out: let d = Stack [1;2;3] in (d.CopyTo(null,0); 0): ArgumentNullException Value cannot be null. (Parameter 'array')
// out: let d = Stack [1;2;3] in (d.Clear(); d.Count): 0
// out: let d = Stack [1;2;3] in (d.Count): 3
// out: let d = Stack [1;2;3] in (for x in d do d.Clear()): InvalidOperationException Collection was modified after the enumerator was instantiated.
// out: let d = Stack [1;2;3] in (d.TrimExcess(); d.Count): 3
// out: let d = Stack [1;2;3] in (d.EnsureCapacity -1): ArgumentOutOfRangeException capacity ('-1') must be a non-negative value. (Parameter 'capacity')~Actual value was -1.
// out: let d = Stack [1;2;3] in (Seq.toList d): [3; 2; 1]
// out: Stack<int>(-1).Count: ArgumentOutOfRangeException capacity ('-1') must be a non-negative value. (Parameter 'capacity')~Actual value was -1.
// out: Stack<int>((null: int seq)).Count: ArgumentNullException Value cannot be null. (Parameter 'collection')
// out: let d = PriorityQueue<string,int>() in (d.Enqueue('z',0); d.Peek()): "z"
// out: let d = PriorityQueue<string,int>() in (d.Dequeue()): InvalidOperationException Queue empty.
// out: let d = PriorityQueue<string,int>() in (d.Peek()): InvalidOperationException Queue empty.
// out: let d = PriorityQueue<string,int>() in (d.TryDequeue()): (false, null, 0)
// out: let d = PriorityQueue<string,int>() in (d.TryPeek()): (false, null, 0)
// out: let d = PriorityQueue<string,int>() in (d.EnqueueDequeue('y',5)): "y"
// out: let d = PriorityQueue<string,int>() in (d.EnqueueDequeue('y',0)): "y"
// out: let d = PriorityQueue<string,int>() in (d.DequeueEnqueue('y',5)): InvalidOperationException Queue empty.
// out: let d = PriorityQueue<string,int>() in (d.EnqueueRange [struct ('q',1)]; d.Count): 1
// out: let d = PriorityQueue<string,int>() in (d.EnqueueRange(['q';'r'],1); d.Count): 2
// out: let d = PriorityQueue<string,int>() in (d.EnqueueRange null): ArgumentNullException Value cannot be null. (Parameter 'items')
// out: let d = PriorityQueue<string,int>() in (d.Clear(); d.Count): 0
// out: let d = PriorityQueue<string,int>() in (d.Count): 0
// out: let d = PriorityQueue<string,int>() in ([ while d.Count > 0 do d.Dequeue() ]): []
// out: let d = PriorityQueue<string,int>() in (d.UnorderedItems |> Seq.length): 0
// out: let d = PriorityQueue<string,int>() in (d.EnsureCapacity -1): ArgumentOutOfRangeException capacity ('-1') must be a non-negative value. (Parameter 'capacity')~Actual value was -1.
// out: let d = PriorityQueue<string,int>() in (d.Remove('a') |> string): "(False, , 0)"
// out: let d = PriorityQueue<string,int>([struct ('a',3); struct ('b',1); struct ('c',2)]) in (d.Enqueue('z',0); d.Peek()): "z"
// out: let d = PriorityQueue<string,int>([struct ('a',3); struct ('b',1); struct ('c',2)]) in (d.Dequeue()): "b"
// out: let d = PriorityQueue<string,int>([struct ('a',3); struct ('b',1); struct ('c',2)]) in (d.Peek()): "b"
// out: let d = PriorityQueue<string,int>([struct ('a',3); struct ('b',1); struct ('c',2)]) in (d.TryDequeue()): (true, "b", 1)
// out: let d = PriorityQueue<string,int>([struct ('a',3); struct ('b',1); struct ('c',2)]) in (d.TryPeek()): (true, "b", 1)
// out: let d = PriorityQueue<string,int>([struct ('a',3); struct ('b',1); struct ('c',2)]) in (d.EnqueueDequeue('y',5)): "b"
// out: let d = PriorityQueue<string,int>([struct ('a',3); struct ('b',1); struct ('c',2)]) in (d.EnqueueDequeue('y',0)): "y"
// out: let d = PriorityQueue<string,int>([struct ('a',3); struct ('b',1); struct ('c',2)]) in (d.DequeueEnqueue('y',5)): "b"
// out: let d = PriorityQueue<string,int>([struct ('a',3); struct ('b',1); struct ('c',2)]) in (d.EnqueueRange [struct ('q',1)]; d.Count): 4
// out: let d = PriorityQueue<string,int>([struct ('a',3); struct ('b',1); struct ('c',2)]) in (d.EnqueueRange(['q';'r'],1); d.Count): 5
// out: let d = PriorityQueue<string,int>([struct ('a',3); struct ('b',1); struct ('c',2)]) in (d.EnqueueRange null): ArgumentNullException Value cannot be null. (Parameter 'items')
// out: let d = PriorityQueue<string,int>([struct ('a',3); struct ('b',1); struct ('c',2)]) in (d.Clear(); d.Count): 0
// out: let d = PriorityQueue<string,int>([struct ('a',3); struct ('b',1); struct ('c',2)]) in (d.Count): 3
// out: let d = PriorityQueue<string,int>([struct ('a',3); struct ('b',1); struct ('c',2)]) in ([ while d.Count > 0 do d.Dequeue() ]): ["b"; "c"; "a"]
// out: let d = PriorityQueue<string,int>([struct ('a',3); struct ('b',1); struct ('c',2)]) in (d.UnorderedItems |> Seq.length): 3
// out: let d = PriorityQueue<string,int>([struct ('a',3); struct ('b',1); struct ('c',2)]) in (d.EnsureCapacity -1): ArgumentOutOfRangeException capacity ('-1') must be a non-negative value. (Parameter 'capacity')~Actual value was -1.
// out: let d = PriorityQueue<string,int>([struct ('a',3); struct ('b',1); struct ('c',2)]) in (d.Remove('a') |> string): "(True, a, 3)"
// out: PriorityQueue<int,int>(-1).Count: ArgumentOutOfRangeException initialCapacity ('-1') must be a non-negative value. (Parameter 'initialCapacity')~Actual value was -1.
// out: let d = SortedDictionary<string,int>() in (d.Add('a',5); d.Count): 1
// out: let d = SortedDictionary<string,int>() in (d.Add(null,5)): ArgumentNullException Value cannot be null. (Parameter 'key')
// out: let d = SortedDictionary<string,int>() in (d.['a']): KeyNotFoundException The given key 'a' was not present in the dictionary.
// out: let d = SortedDictionary<string,int>() in (d.['z']): KeyNotFoundException The given key 'z' was not present in the dictionary.
// out: let d = SortedDictionary<string,int>() in (d.[null]): ArgumentNullException Value cannot be null. (Parameter 'key')
// out: let d = SortedDictionary<string,int>() in (d.['a'] <- 7; d.['a']): 7
// out: let d = SortedDictionary<string,int>() in (d.TryGetValue 'a'): (false, 0)
// out: let d = SortedDictionary<string,int>() in (d.ContainsKey null): ArgumentNullException Value cannot be null. (Parameter 'key')
// out: let d = SortedDictionary<string,int>() in (d.Remove 'a'): false
// out: let d = SortedDictionary<string,int>() in (d.Remove(null: string)): ArgumentNullException Value cannot be null. (Parameter 'key')
// out: let d = SortedDictionary<string,int>() in (d.Keys |> Seq.toList): []
// out: let d = SortedDictionary<string,int>() in (d.Values |> Seq.toList): []
// out: let d = SortedDictionary<string,int>() in (d.ContainsValue 1): false
// out: let d = SortedDictionary<string,int>() in (for kv in d do d.Remove kv.Key |> ignore): ()
// out: let d = SortedDictionary<string,int>() in (for kv in d do d.[kv.Key] <- 5): ()
// out: let d = SortedDictionary<string,int>() in (d |> Seq.map (fun kv -> kv.Key) |> Seq.toList): []
// out: let d = SortedDictionary<string,int>() in (d.Clear(); d.Count): 0
// out: let d = SortedDictionary(dict ['b',1;'a',2]) in (d.Add('a',5); d.Count): ArgumentException An item with the same key has already been added. Key: [a, 5]
// out: let d = SortedDictionary(dict ['b',1;'a',2]) in (d.Add(null,5)): ArgumentNullException Value cannot be null. (Parameter 'key')
// out: let d = SortedDictionary(dict ['b',1;'a',2]) in (d.['a']): 2
// out: let d = SortedDictionary(dict ['b',1;'a',2]) in (d.['z']): KeyNotFoundException The given key 'z' was not present in the dictionary.
// out: let d = SortedDictionary(dict ['b',1;'a',2]) in (d.[null]): ArgumentNullException Value cannot be null. (Parameter 'key')
// out: let d = SortedDictionary(dict ['b',1;'a',2]) in (d.['a'] <- 7; d.['a']): 7
// out: let d = SortedDictionary(dict ['b',1;'a',2]) in (d.TryGetValue 'a'): (true, 2)
// out: let d = SortedDictionary(dict ['b',1;'a',2]) in (d.ContainsKey null): ArgumentNullException Value cannot be null. (Parameter 'key')
// out: let d = SortedDictionary(dict ['b',1;'a',2]) in (d.Remove 'a'): true
// out: let d = SortedDictionary(dict ['b',1;'a',2]) in (d.Remove(null: string)): ArgumentNullException Value cannot be null. (Parameter 'key')
// out: let d = SortedDictionary(dict ['b',1;'a',2]) in (d.Keys |> Seq.toList): ["a"; "b"]
// out: let d = SortedDictionary(dict ['b',1;'a',2]) in (d.Values |> Seq.toList): [2; 1]
// out: let d = SortedDictionary(dict ['b',1;'a',2]) in (d.ContainsValue 1): true
// out: let d = SortedDictionary(dict ['b',1;'a',2]) in (for kv in d do d.Remove kv.Key |> ignore): InvalidOperationException Collection was modified after the enumerator was instantiated.
// out: let d = SortedDictionary(dict ['b',1;'a',2]) in (for kv in d do d.[kv.Key] <- 5): InvalidOperationException Collection was modified after the enumerator was instantiated.
// out: let d = SortedDictionary(dict ['b',1;'a',2]) in (d |> Seq.map (fun kv -> kv.Key) |> Seq.toList): ["a"; "b"]
// out: let d = SortedDictionary(dict ['b',1;'a',2]) in (d.Clear(); d.Count): 0
// out: let d = SortedSet<int>() in (d.Add 1): true
// out: let d = SortedSet<int>() in (d.Min): 0
// out: let d = SortedSet<int>() in (d.Max): 0
// out: let d = SortedSet<int>() in (d.Remove 1): false
// out: let d = SortedSet<int>() in (d.Contains 3): false
// out: let d = SortedSet<int>() in (d.Reverse() |> Seq.toList): []
// out: let d = SortedSet<int>() in (d.GetViewBetween(1,2) |> Seq.toList): []
// out: let d = SortedSet<int>() in (d.GetViewBetween(2,1) |> Seq.toList): ArgumentException Must be less than or equal to upperValue. (Parameter 'lowerValue')
// out: let d = SortedSet<int>() in (d.UnionWith null): ArgumentNullException Value cannot be null. (Parameter 'other')
// out: let d = SortedSet<int>() in (d.UnionWith [9;0]; Seq.toList d): [0; 9]
// out: let d = SortedSet<int>() in (d.IntersectWith [1]; Seq.toList d): []
// out: let d = SortedSet<int>() in (d.ExceptWith [1]; Seq.toList d): []
// out: let d = SortedSet<int>() in (d.SymmetricExceptWith [1;7]; Seq.toList d): [1; 7]
// out: let d = SortedSet<int>() in (d.RemoveWhere(fun x -> x>1)): 0
// out: let d = SortedSet<int>() in (d.CopyTo(Array.zeroCreate 2); 0): 0
// out: let d = SortedSet<int>() in (d.IsSubsetOf [1;2;3]): true
// out: let d = SortedSet<int>() in (d.SetEquals [1;2;3]): false
// out: let d = SortedSet<int>() in (for x in d do d.Add(x+10) |> ignore): ()
// out: let d = SortedSet<int>() in (d.TryGetValue 2): (false, 0)
// out: let d = SortedSet [3;1;2] in (d.Add 1): false
// out: let d = SortedSet [3;1;2] in (d.Min): 1
// out: let d = SortedSet [3;1;2] in (d.Max): 3
// out: let d = SortedSet [3;1;2] in (d.Remove 1): true
// out: let d = SortedSet [3;1;2] in (d.Contains 3): true
// out: let d = SortedSet [3;1;2] in (d.Reverse() |> Seq.toList): [3; 2; 1]
// out: let d = SortedSet [3;1;2] in (d.GetViewBetween(1,2) |> Seq.toList): [1; 2]
// out: let d = SortedSet [3;1;2] in (d.GetViewBetween(2,1) |> Seq.toList): ArgumentException Must be less than or equal to upperValue. (Parameter 'lowerValue')
// out: let d = SortedSet [3;1;2] in (d.UnionWith null): ArgumentNullException Value cannot be null. (Parameter 'other')
// out: let d = SortedSet [3;1;2] in (d.UnionWith [9;0]; Seq.toList d): [0; 1; 2; 3; 9]
// out: let d = SortedSet [3;1;2] in (d.IntersectWith [1]; Seq.toList d): [1]
// out: let d = SortedSet [3;1;2] in (d.ExceptWith [1]; Seq.toList d): [2; 3]
// out: let d = SortedSet [3;1;2] in (d.SymmetricExceptWith [1;7]; Seq.toList d): [2; 3; 7]
// out: let d = SortedSet [3;1;2] in (d.RemoveWhere(fun x -> x>1)): 2
// out: let d = SortedSet [3;1;2] in (d.CopyTo(Array.zeroCreate 2); 0): ArgumentException Destination array is not long enough to copy all the items in the collection. Check array index and length.
// out: let d = SortedSet [3;1;2] in (d.IsSubsetOf [1;2;3]): true
// out: let d = SortedSet [3;1;2] in (d.SetEquals [1;2;3]): true
// out: let d = SortedSet [3;1;2] in (for x in d do d.Add(x+10) |> ignore): InvalidOperationException Collection was modified after the enumerator was instantiated.
// out: let d = SortedSet [3;1;2] in (d.TryGetValue 2): (true, 2)
// out: let d = SortedList<string,int>() in (d.Add('a',5); d.Count): 1
// out: let d = SortedList<string,int>() in (d.['a']): KeyNotFoundException The given key 'a' was not present in the dictionary.
// out: let d = SortedList<string,int>() in (d.['z']): KeyNotFoundException The given key 'z' was not present in the dictionary.
// out: let d = SortedList<string,int>() in (d.Keys.[0]): ArgumentOutOfRangeException Index was out of range. Must be non-negative and less than the size of the collection. (Parameter 'index')~Actual value was 0.
// out: let d = SortedList<string,int>() in (d.Values.[0]): ArgumentOutOfRangeException Index was out of range. Must be non-negative and less than the size of the collection. (Parameter 'index')~Actual value was 0.
// out: let d = SortedList<string,int>() in (d.IndexOfKey 'b'): -1
// out: let d = SortedList<string,int>() in (d.IndexOfValue 2): -1
// out: let d = SortedList<string,int>() in (d.RemoveAt 0; d.Count): ArgumentOutOfRangeException Index was out of range. Must be non-negative and less than the size of the collection. (Parameter 'index')~Actual value was 0.
// out: let d = SortedList<string,int>() in (d.RemoveAt 9): ArgumentOutOfRangeException Index was out of range. Must be non-negative and less than the size of the collection. (Parameter 'index')~Actual value was 9.
// out: let d = SortedList<string,int>() in (d.GetKeyAtIndex 0): ArgumentOutOfRangeException Index was out of range. Must be non-negative and less than the size of the collection. (Parameter 'index')~Actual value was 0.
// out: let d = SortedList<string,int>() in (d.GetValueAtIndex 9): ArgumentOutOfRangeException Index was out of range. Must be non-negative and less than the size of the collection. (Parameter 'index')~Actual value was 9.
// out: let d = SortedList<string,int>() in (d.SetValueAtIndex(0,4); d.Values.[0]): ArgumentOutOfRangeException Index was out of range. Must be non-negative and less than the size of the collection. (Parameter 'index')~Actual value was 0.
// out: let d = SortedList(dict ['b',1;'a',2]) in (d.Add('a',5); d.Count): ArgumentException An item with the same key has already been added. Key: a (Parameter 'key')
// out: let d = SortedList(dict ['b',1;'a',2]) in (d.['a']): 2
// out: let d = SortedList(dict ['b',1;'a',2]) in (d.['z']): KeyNotFoundException The given key 'z' was not present in the dictionary.
// out: let d = SortedList(dict ['b',1;'a',2]) in (d.Keys.[0]): "a"
// out: let d = SortedList(dict ['b',1;'a',2]) in (d.Values.[0]): 2
// out: let d = SortedList(dict ['b',1;'a',2]) in (d.IndexOfKey 'b'): 1
// out: let d = SortedList(dict ['b',1;'a',2]) in (d.IndexOfValue 2): 0
// out: let d = SortedList(dict ['b',1;'a',2]) in (d.RemoveAt 0; d.Count): 1
// out: let d = SortedList(dict ['b',1;'a',2]) in (d.RemoveAt 9): ArgumentOutOfRangeException Index was out of range. Must be non-negative and less than the size of the collection. (Parameter 'index')~Actual value was 9.
// out: let d = SortedList(dict ['b',1;'a',2]) in (d.GetKeyAtIndex 0): "a"
// out: let d = SortedList(dict ['b',1;'a',2]) in (d.GetValueAtIndex 9): ArgumentOutOfRangeException Index was out of range. Must be non-negative and less than the size of the collection. (Parameter 'index')~Actual value was 9.
// out: let d = SortedList(dict ['b',1;'a',2]) in (d.SetValueAtIndex(0,4); d.Values.[0]): 4
// out: let d = LinkedList<int>() in (d.AddFirst 0 |> ignore; Seq.toList d): [0]
// out: let d = LinkedList<int>() in (d.AddLast 9 |> ignore; Seq.toList d): [9]
// out: let d = LinkedList<int>() in (d.RemoveFirst(); Seq.toList d): InvalidOperationException The LinkedList is empty.
// out: let d = LinkedList<int>() in (d.RemoveLast(); Seq.toList d): InvalidOperationException The LinkedList is empty.
// out: let d = LinkedList<int>() in (d.First.Value): NullReferenceException Object reference not set to an instance of an object.
// out: let d = LinkedList<int>() in (d.Last.Value): NullReferenceException Object reference not set to an instance of an object.
// out: let d = LinkedList<int>() in ((isNull d.First)): true
// out: let d = LinkedList<int>() in (d.Find 2 |> isNull): true
// out: let d = LinkedList<int>() in (d.Find 9 |> isNull): true
// out: let d = LinkedList<int>() in (d.FindLast 2 |> isNull): true
// out: let d = LinkedList<int>() in (d.Remove 2): false
// out: let d = LinkedList<int>() in (d.Contains 2): false
// out: let d = LinkedList<int>() in (d.AddAfter(d.First,5) |> ignore; Seq.toList d): ArgumentNullException Value cannot be null. (Parameter 'node')
// out: let d = LinkedList<int>() in (d.AddBefore(d.First,5) |> ignore; Seq.toList d): ArgumentNullException Value cannot be null. (Parameter 'node')
// out: let d = LinkedList<int>() in (d.AddAfter(null,5) |> ignore): ArgumentNullException Value cannot be null. (Parameter 'node')
// out: let d = LinkedList<int>() in (d.AddAfter(LinkedListNode 3,5) |> ignore): InvalidOperationException The LinkedList node does not belong to current LinkedList.
// out: let d = LinkedList<int>() in (d.Remove(d.First); Seq.toList d): ArgumentNullException Value cannot be null. (Parameter 'node')
// out: let d = LinkedList<int>() in (d.AddFirst(d.First)): ArgumentNullException Value cannot be null. (Parameter 'node')
// out: let d = LinkedList<int>() in (d.CopyTo(Array.zeroCreate 2,0)): ()
// out: let d = LinkedList<int>() in (d.Clear(); d.Count): 0
// out: let d = LinkedList<int>() in (for x in d do d.AddLast x |> ignore): ()
// out: let d = LinkedList<int>() in (d.First.Next.Value): NullReferenceException Object reference not set to an instance of an object.
// out: let d = LinkedList<int>() in (d.Last.Next |> isNull): NullReferenceException Object reference not set to an instance of an object.
// out: let d = LinkedList [1;2;3] in (d.AddFirst 0 |> ignore; Seq.toList d): [0; 1; 2; 3]
// out: let d = LinkedList [1;2;3] in (d.AddLast 9 |> ignore; Seq.toList d): [1; 2; 3; 9]
// out: let d = LinkedList [1;2;3] in (d.RemoveFirst(); Seq.toList d): [2; 3]
// out: let d = LinkedList [1;2;3] in (d.RemoveLast(); Seq.toList d): [1; 2]
// out: let d = LinkedList [1;2;3] in (d.First.Value): 1
// out: let d = LinkedList [1;2;3] in (d.Last.Value): 3
// out: let d = LinkedList [1;2;3] in ((isNull d.First)): false
// out: let d = LinkedList [1;2;3] in (d.Find 2 |> isNull): false
// out: let d = LinkedList [1;2;3] in (d.Find 9 |> isNull): true
// out: let d = LinkedList [1;2;3] in (d.FindLast 2 |> isNull): false
// out: let d = LinkedList [1;2;3] in (d.Remove 2): true
// out: let d = LinkedList [1;2;3] in (d.Contains 2): true
// out: let d = LinkedList [1;2;3] in (d.AddAfter(d.First,5) |> ignore; Seq.toList d): [1; 5; 2; 3]
// out: let d = LinkedList [1;2;3] in (d.AddBefore(d.First,5) |> ignore; Seq.toList d): [5; 1; 2; 3]
// out: let d = LinkedList [1;2;3] in (d.AddAfter(null,5) |> ignore): ArgumentNullException Value cannot be null. (Parameter 'node')
// out: let d = LinkedList [1;2;3] in (d.AddAfter(LinkedListNode 3,5) |> ignore): InvalidOperationException The LinkedList node does not belong to current LinkedList.
// out: let d = LinkedList [1;2;3] in (d.Remove(d.First); Seq.toList d): [2; 3]
// out: let d = LinkedList [1;2;3] in (d.AddFirst(d.First)): InvalidOperationException The LinkedList node already belongs to a LinkedList.
// out: let d = LinkedList [1;2;3] in (d.CopyTo(Array.zeroCreate 2,0)): ArgumentException Insufficient space in the target location to copy the information.
// out: let d = LinkedList [1;2;3] in (d.Clear(); d.Count): 0
// out: let d = LinkedList [1;2;3] in (for x in d do d.AddLast x |> ignore): InvalidOperationException Collection was modified after the enumerator was instantiated.
// out: let d = LinkedList [1;2;3] in (d.First.Next.Value): 2
// out: let d = LinkedList [1;2;3] in (d.Last.Next |> isNull): true
open System
open System.Text
open System.Collections.Generic
open System.Numerics
let t name (g: unit -> 'a) =
    try printfn "%s: %s" name ((sprintf "%A" (g ())).Replace("\n", "~"))
    with e -> printfn "%s: %s %s" name (e.GetType().Name) (e.Message.Replace("\n", "~"))
t "let d = ResizeArray<int>() in (d.Add 9; Seq.toList d)" (fun () -> let d = ResizeArray<int>() in (d.Add 9; Seq.toList d))
t "let d = ResizeArray<int>() in (d.[0])" (fun () -> let d = ResizeArray<int>() in (d.[0]))
t "let d = ResizeArray<int>() in (d.[-1])" (fun () -> let d = ResizeArray<int>() in (d.[-1]))
t "let d = ResizeArray<int>() in (d.[9])" (fun () -> let d = ResizeArray<int>() in (d.[9]))
t "let d = ResizeArray<int>() in (d.[0] <- 5; Seq.toList d)" (fun () -> let d = ResizeArray<int>() in (d.[0] <- 5; Seq.toList d))
t "let d = ResizeArray<int>() in (d.[9] <- 5; 0)" (fun () -> let d = ResizeArray<int>() in (d.[9] <- 5; 0))
t "let d = ResizeArray<int>() in (d.Insert(0,7); Seq.toList d)" (fun () -> let d = ResizeArray<int>() in (d.Insert(0,7); Seq.toList d))
t "let d = ResizeArray<int>() in (d.Insert(-1,7); 0)" (fun () -> let d = ResizeArray<int>() in (d.Insert(-1,7); 0))
t "let d = ResizeArray<int>() in (d.Insert(9,7); 0)" (fun () -> let d = ResizeArray<int>() in (d.Insert(9,7); 0))
t "let d = ResizeArray<int>() in (d.InsertRange(1,[8;9]); Seq.toList d)" (fun () -> let d = ResizeArray<int>() in (d.InsertRange(1,[8;9]); Seq.toList d))
t "let d = ResizeArray<int>() in (d.InsertRange(9,[8]); 0)" (fun () -> let d = ResizeArray<int>() in (d.InsertRange(9,[8]); 0))
t "let d = ResizeArray<int>() in (d.InsertRange(0,null); 0)" (fun () -> let d = ResizeArray<int>() in (d.InsertRange(0,null); 0))
t "let d = ResizeArray<int>() in (d.AddRange null; 0)" (fun () -> let d = ResizeArray<int>() in (d.AddRange null; 0))
t "let d = ResizeArray<int>() in (d.AddRange [1;2]; d.Count)" (fun () -> let d = ResizeArray<int>() in (d.AddRange [1;2]; d.Count))
t "let d = ResizeArray<int>() in (d.AddRange d; d.Count)" (fun () -> let d = ResizeArray<int>() in (d.AddRange d; d.Count))
t "let d = ResizeArray<int>() in (d.Remove 1)" (fun () -> let d = ResizeArray<int>() in (d.Remove 1))
t "let d = ResizeArray<int>() in (d.RemoveAt 0; Seq.toList d)" (fun () -> let d = ResizeArray<int>() in (d.RemoveAt 0; Seq.toList d))
t "let d = ResizeArray<int>() in (d.RemoveAt 9; 0)" (fun () -> let d = ResizeArray<int>() in (d.RemoveAt 9; 0))
t "let d = ResizeArray<int>() in (d.RemoveAt -1; 0)" (fun () -> let d = ResizeArray<int>() in (d.RemoveAt -1; 0))
t "let d = ResizeArray<int>() in (d.RemoveRange(0,1); Seq.toList d)" (fun () -> let d = ResizeArray<int>() in (d.RemoveRange(0,1); Seq.toList d))
t "let d = ResizeArray<int>() in (d.RemoveRange(1,9); 0)" (fun () -> let d = ResizeArray<int>() in (d.RemoveRange(1,9); 0))
t "let d = ResizeArray<int>() in (d.RemoveRange(-1,1); 0)" (fun () -> let d = ResizeArray<int>() in (d.RemoveRange(-1,1); 0))
t "let d = ResizeArray<int>() in (d.RemoveRange(0,-1); 0)" (fun () -> let d = ResizeArray<int>() in (d.RemoveRange(0,-1); 0))
t "let d = ResizeArray<int>() in (d.RemoveAll(fun x -> x>1))" (fun () -> let d = ResizeArray<int>() in (d.RemoveAll(fun x -> x>1)))
t "let d = ResizeArray<int>() in (d.IndexOf 1)" (fun () -> let d = ResizeArray<int>() in (d.IndexOf 1))
t "let d = ResizeArray<int>() in (d.IndexOf(1,1))" (fun () -> let d = ResizeArray<int>() in (d.IndexOf(1,1)))
t "let d = ResizeArray<int>() in (d.IndexOf(1,99))" (fun () -> let d = ResizeArray<int>() in (d.IndexOf(1,99)))
t "let d = ResizeArray<int>() in (d.IndexOf(1,1,99))" (fun () -> let d = ResizeArray<int>() in (d.IndexOf(1,1,99)))
t "let d = ResizeArray<int>() in (d.LastIndexOf 2)" (fun () -> let d = ResizeArray<int>() in (d.LastIndexOf 2))
t "let d = ResizeArray<int>() in (d.LastIndexOf(2,99))" (fun () -> let d = ResizeArray<int>() in (d.LastIndexOf(2,99)))
t "let d = ResizeArray<int>() in (d.Contains 1)" (fun () -> let d = ResizeArray<int>() in (d.Contains 1))
t "let d = ResizeArray<int>() in (d.Sort(); Seq.toList d)" (fun () -> let d = ResizeArray<int>() in (d.Sort(); Seq.toList d))
t "let d = ResizeArray<int>() in (d.Sort(1,2,null); Seq.toList d)" (fun () -> let d = ResizeArray<int>() in (d.Sort(1,2,null); Seq.toList d))
t "let d = ResizeArray<int>() in (d.Sort(1,9,null); 0)" (fun () -> let d = ResizeArray<int>() in (d.Sort(1,9,null); 0))
t "let d = ResizeArray<int>() in (d.Sort(-1,1,null); 0)" (fun () -> let d = ResizeArray<int>() in (d.Sort(-1,1,null); 0))
t "let d = ResizeArray<int>() in (d.Sort(fun a b -> compare b a); Seq.toList d)" (fun () -> let d = ResizeArray<int>() in (d.Sort(fun a b -> compare b a); Seq.toList d))
t "let d = ResizeArray<int>() in (d.Reverse(); Seq.toList d)" (fun () -> let d = ResizeArray<int>() in (d.Reverse(); Seq.toList d))
t "let d = ResizeArray<int>() in (d.Reverse(1,2); Seq.toList d)" (fun () -> let d = ResizeArray<int>() in (d.Reverse(1,2); Seq.toList d))
t "let d = ResizeArray<int>() in (d.Reverse(1,9); 0)" (fun () -> let d = ResizeArray<int>() in (d.Reverse(1,9); 0))
t "let d = ResizeArray<int>() in (d.Reverse(-1,1); 0)" (fun () -> let d = ResizeArray<int>() in (d.Reverse(-1,1); 0))
t "let d = ResizeArray<int>() in (d.GetRange(0,1) |> Seq.toList)" (fun () -> let d = ResizeArray<int>() in (d.GetRange(0,1) |> Seq.toList))
t "let d = ResizeArray<int>() in (d.GetRange(1,9) |> Seq.toList)" (fun () -> let d = ResizeArray<int>() in (d.GetRange(1,9) |> Seq.toList))
t "let d = ResizeArray<int>() in (d.GetRange(-1,1) |> Seq.toList)" (fun () -> let d = ResizeArray<int>() in (d.GetRange(-1,1) |> Seq.toList))
t "let d = ResizeArray<int>() in (d.GetRange(0,-1) |> Seq.toList)" (fun () -> let d = ResizeArray<int>() in (d.GetRange(0,-1) |> Seq.toList))
t "let d = ResizeArray<int>() in (d.BinarySearch 2)" (fun () -> let d = ResizeArray<int>() in (d.BinarySearch 2))
t "let d = ResizeArray<int>() in (d.BinarySearch(0,9,2,null))" (fun () -> let d = ResizeArray<int>() in (d.BinarySearch(0,9,2,null)))
t "let d = ResizeArray<int>() in (d.Find(fun x -> x>1))" (fun () -> let d = ResizeArray<int>() in (d.Find(fun x -> x>1)))
t "let d = ResizeArray<int>() in (d.FindIndex(fun x -> x>1))" (fun () -> let d = ResizeArray<int>() in (d.FindIndex(fun x -> x>1)))
t "let d = ResizeArray<int>() in (d.FindIndex(99,(fun x -> x>1)))" (fun () -> let d = ResizeArray<int>() in (d.FindIndex(99,(fun x -> x>1))))
t "let d = ResizeArray<int>() in (d.FindIndex(-1,(fun x -> x>1)))" (fun () -> let d = ResizeArray<int>() in (d.FindIndex(-1,(fun x -> x>1))))
t "let d = ResizeArray<int>() in (d.FindLast(fun x -> x>1))" (fun () -> let d = ResizeArray<int>() in (d.FindLast(fun x -> x>1)))
t "let d = ResizeArray<int>() in (d.FindLastIndex(fun x -> x>1))" (fun () -> let d = ResizeArray<int>() in (d.FindLastIndex(fun x -> x>1)))
t "let d = ResizeArray<int>() in (d.FindLastIndex(99,(fun x -> x>1)))" (fun () -> let d = ResizeArray<int>() in (d.FindLastIndex(99,(fun x -> x>1))))
t "let d = ResizeArray<int>() in (d.FindAll(fun x -> x>1) |> Seq.toList)" (fun () -> let d = ResizeArray<int>() in (d.FindAll(fun x -> x>1) |> Seq.toList))
t "let d = ResizeArray<int>() in (d.Exists(fun x -> x>1))" (fun () -> let d = ResizeArray<int>() in (d.Exists(fun x -> x>1)))
t "let d = ResizeArray<int>() in (d.TrueForAll(fun x -> x>1))" (fun () -> let d = ResizeArray<int>() in (d.TrueForAll(fun x -> x>1)))
t "let d = ResizeArray<int>() in (d.ConvertAll(fun x -> string x) |> Seq.toList)" (fun () -> let d = ResizeArray<int>() in (d.ConvertAll(fun x -> string x) |> Seq.toList))
t "let d = ResizeArray<int>() in (d.ForEach(fun x -> if x=1 then d.Add 5); d.Count)" (fun () -> let d = ResizeArray<int>() in (d.ForEach(fun x -> if x=1 then d.Add 5); d.Count))
t "let d = ResizeArray<int>() in (d.CopyTo([|0;0|]); 0)" (fun () -> let d = ResizeArray<int>() in (d.CopyTo([|0;0|]); 0))
t "let d = ResizeArray<int>() in (d.CopyTo([|0;0;0;0|],1); 0)" (fun () -> let d = ResizeArray<int>() in (d.CopyTo([|0;0;0;0|],1); 0))
t "let d = ResizeArray<int>() in (d.CopyTo([|0;0;0;0|],9); 0)" (fun () -> let d = ResizeArray<int>() in (d.CopyTo([|0;0;0;0|],9); 0))
t "let d = ResizeArray<int>() in (d.CopyTo([|0;0;0;0|],-1); 0)" (fun () -> let d = ResizeArray<int>() in (d.CopyTo([|0;0;0;0|],-1); 0))
t "let d = ResizeArray<int>() in (d.CopyTo(null); 0)" (fun () -> let d = ResizeArray<int>() in (d.CopyTo(null); 0))
t "let d = ResizeArray<int>() in (d.CopyTo(0,[|0;0|],0,2); 0)" (fun () -> let d = ResizeArray<int>() in (d.CopyTo(0,[|0;0|],0,2); 0))
t "let d = ResizeArray<int>() in (d.ToArray())" (fun () -> let d = ResizeArray<int>() in (d.ToArray()))
t "let d = ResizeArray<int>() in (d.TrimExcess(); d.Count)" (fun () -> let d = ResizeArray<int>() in (d.TrimExcess(); d.Count))
t "let d = ResizeArray<int>() in (d.Capacity)" (fun () -> let d = ResizeArray<int>() in (d.Capacity))
t "let d = ResizeArray<int>() in (d.Capacity <- 1; d.Capacity)" (fun () -> let d = ResizeArray<int>() in (d.Capacity <- 1; d.Capacity))
t "let d = ResizeArray<int>() in (d.Capacity <- 10; d.Capacity)" (fun () -> let d = ResizeArray<int>() in (d.Capacity <- 10; d.Capacity))
t "let d = ResizeArray<int>() in (d.EnsureCapacity 20)" (fun () -> let d = ResizeArray<int>() in (d.EnsureCapacity 20))
t "let d = ResizeArray<int>() in (d.EnsureCapacity -1)" (fun () -> let d = ResizeArray<int>() in (d.EnsureCapacity -1))
t "let d = ResizeArray<int>() in (d.Clear(); d.Count)" (fun () -> let d = ResizeArray<int>() in (d.Clear(); d.Count))
t "let d = ResizeArray<int>() in (for x in d do d.Add x)" (fun () -> let d = ResizeArray<int>() in (for x in d do d.Add x))
t "let d = ResizeArray<int>() in (for x in d do d.[0] <- 1)" (fun () -> let d = ResizeArray<int>() in (for x in d do d.[0] <- 1))
t "let d = ResizeArray<int>() in (for x in d do d.Remove x |> ignore)" (fun () -> let d = ResizeArray<int>() in (for x in d do d.Remove x |> ignore))
t "let d = ResizeArray<int>() in (d.Slice(0,1) |> Seq.toList)" (fun () -> let d = ResizeArray<int>() in (d.Slice(0,1) |> Seq.toList))
t "let d = ResizeArray<int>() in (d.Slice(1,9) |> Seq.toList)" (fun () -> let d = ResizeArray<int>() in (d.Slice(1,9) |> Seq.toList))
t "let d = ResizeArray<int>() in (d.AsReadOnly().Count)" (fun () -> let d = ResizeArray<int>() in (d.AsReadOnly().Count))
t "let d = ResizeArray<int>() in (d.AsReadOnly().[0])" (fun () -> let d = ResizeArray<int>() in (d.AsReadOnly().[0]))
t "let d = ResizeArray<int>() in (d.Count)" (fun () -> let d = ResizeArray<int>() in (d.Count))
t "let d = ResizeArray [3;1;2] in (d.Add 9; Seq.toList d)" (fun () -> let d = ResizeArray [3;1;2] in (d.Add 9; Seq.toList d))
t "let d = ResizeArray [3;1;2] in (d.[0])" (fun () -> let d = ResizeArray [3;1;2] in (d.[0]))
t "let d = ResizeArray [3;1;2] in (d.[-1])" (fun () -> let d = ResizeArray [3;1;2] in (d.[-1]))
t "let d = ResizeArray [3;1;2] in (d.[9])" (fun () -> let d = ResizeArray [3;1;2] in (d.[9]))
t "let d = ResizeArray [3;1;2] in (d.[0] <- 5; Seq.toList d)" (fun () -> let d = ResizeArray [3;1;2] in (d.[0] <- 5; Seq.toList d))
t "let d = ResizeArray [3;1;2] in (d.[9] <- 5; 0)" (fun () -> let d = ResizeArray [3;1;2] in (d.[9] <- 5; 0))
t "let d = ResizeArray [3;1;2] in (d.Insert(0,7); Seq.toList d)" (fun () -> let d = ResizeArray [3;1;2] in (d.Insert(0,7); Seq.toList d))
t "let d = ResizeArray [3;1;2] in (d.Insert(-1,7); 0)" (fun () -> let d = ResizeArray [3;1;2] in (d.Insert(-1,7); 0))
t "let d = ResizeArray [3;1;2] in (d.Insert(9,7); 0)" (fun () -> let d = ResizeArray [3;1;2] in (d.Insert(9,7); 0))
t "let d = ResizeArray [3;1;2] in (d.InsertRange(1,[8;9]); Seq.toList d)" (fun () -> let d = ResizeArray [3;1;2] in (d.InsertRange(1,[8;9]); Seq.toList d))
t "let d = ResizeArray [3;1;2] in (d.InsertRange(9,[8]); 0)" (fun () -> let d = ResizeArray [3;1;2] in (d.InsertRange(9,[8]); 0))
t "let d = ResizeArray [3;1;2] in (d.InsertRange(0,null); 0)" (fun () -> let d = ResizeArray [3;1;2] in (d.InsertRange(0,null); 0))
t "let d = ResizeArray [3;1;2] in (d.AddRange null; 0)" (fun () -> let d = ResizeArray [3;1;2] in (d.AddRange null; 0))
t "let d = ResizeArray [3;1;2] in (d.AddRange [1;2]; d.Count)" (fun () -> let d = ResizeArray [3;1;2] in (d.AddRange [1;2]; d.Count))
t "let d = ResizeArray [3;1;2] in (d.AddRange d; d.Count)" (fun () -> let d = ResizeArray [3;1;2] in (d.AddRange d; d.Count))
t "let d = ResizeArray [3;1;2] in (d.Remove 1)" (fun () -> let d = ResizeArray [3;1;2] in (d.Remove 1))
t "let d = ResizeArray [3;1;2] in (d.RemoveAt 0; Seq.toList d)" (fun () -> let d = ResizeArray [3;1;2] in (d.RemoveAt 0; Seq.toList d))
t "let d = ResizeArray [3;1;2] in (d.RemoveAt 9; 0)" (fun () -> let d = ResizeArray [3;1;2] in (d.RemoveAt 9; 0))
t "let d = ResizeArray [3;1;2] in (d.RemoveAt -1; 0)" (fun () -> let d = ResizeArray [3;1;2] in (d.RemoveAt -1; 0))
t "let d = ResizeArray [3;1;2] in (d.RemoveRange(0,1); Seq.toList d)" (fun () -> let d = ResizeArray [3;1;2] in (d.RemoveRange(0,1); Seq.toList d))
t "let d = ResizeArray [3;1;2] in (d.RemoveRange(1,9); 0)" (fun () -> let d = ResizeArray [3;1;2] in (d.RemoveRange(1,9); 0))
t "let d = ResizeArray [3;1;2] in (d.RemoveRange(-1,1); 0)" (fun () -> let d = ResizeArray [3;1;2] in (d.RemoveRange(-1,1); 0))
t "let d = ResizeArray [3;1;2] in (d.RemoveRange(0,-1); 0)" (fun () -> let d = ResizeArray [3;1;2] in (d.RemoveRange(0,-1); 0))
t "let d = ResizeArray [3;1;2] in (d.RemoveAll(fun x -> x>1))" (fun () -> let d = ResizeArray [3;1;2] in (d.RemoveAll(fun x -> x>1)))
t "let d = ResizeArray [3;1;2] in (d.IndexOf 1)" (fun () -> let d = ResizeArray [3;1;2] in (d.IndexOf 1))
t "let d = ResizeArray [3;1;2] in (d.IndexOf(1,1))" (fun () -> let d = ResizeArray [3;1;2] in (d.IndexOf(1,1)))
t "let d = ResizeArray [3;1;2] in (d.IndexOf(1,99))" (fun () -> let d = ResizeArray [3;1;2] in (d.IndexOf(1,99)))
t "let d = ResizeArray [3;1;2] in (d.IndexOf(1,1,99))" (fun () -> let d = ResizeArray [3;1;2] in (d.IndexOf(1,1,99)))
t "let d = ResizeArray [3;1;2] in (d.LastIndexOf 2)" (fun () -> let d = ResizeArray [3;1;2] in (d.LastIndexOf 2))
t "let d = ResizeArray [3;1;2] in (d.LastIndexOf(2,99))" (fun () -> let d = ResizeArray [3;1;2] in (d.LastIndexOf(2,99)))
t "let d = ResizeArray [3;1;2] in (d.Contains 1)" (fun () -> let d = ResizeArray [3;1;2] in (d.Contains 1))
t "let d = ResizeArray [3;1;2] in (d.Sort(); Seq.toList d)" (fun () -> let d = ResizeArray [3;1;2] in (d.Sort(); Seq.toList d))
t "let d = ResizeArray [3;1;2] in (d.Sort(1,2,null); Seq.toList d)" (fun () -> let d = ResizeArray [3;1;2] in (d.Sort(1,2,null); Seq.toList d))
t "let d = ResizeArray [3;1;2] in (d.Sort(1,9,null); 0)" (fun () -> let d = ResizeArray [3;1;2] in (d.Sort(1,9,null); 0))
t "let d = ResizeArray [3;1;2] in (d.Sort(-1,1,null); 0)" (fun () -> let d = ResizeArray [3;1;2] in (d.Sort(-1,1,null); 0))
t "let d = ResizeArray [3;1;2] in (d.Sort(fun a b -> compare b a); Seq.toList d)" (fun () -> let d = ResizeArray [3;1;2] in (d.Sort(fun a b -> compare b a); Seq.toList d))
t "let d = ResizeArray [3;1;2] in (d.Reverse(); Seq.toList d)" (fun () -> let d = ResizeArray [3;1;2] in (d.Reverse(); Seq.toList d))
t "let d = ResizeArray [3;1;2] in (d.Reverse(1,2); Seq.toList d)" (fun () -> let d = ResizeArray [3;1;2] in (d.Reverse(1,2); Seq.toList d))
t "let d = ResizeArray [3;1;2] in (d.Reverse(1,9); 0)" (fun () -> let d = ResizeArray [3;1;2] in (d.Reverse(1,9); 0))
t "let d = ResizeArray [3;1;2] in (d.Reverse(-1,1); 0)" (fun () -> let d = ResizeArray [3;1;2] in (d.Reverse(-1,1); 0))
t "let d = ResizeArray [3;1;2] in (d.GetRange(0,1) |> Seq.toList)" (fun () -> let d = ResizeArray [3;1;2] in (d.GetRange(0,1) |> Seq.toList))
t "let d = ResizeArray [3;1;2] in (d.GetRange(1,9) |> Seq.toList)" (fun () -> let d = ResizeArray [3;1;2] in (d.GetRange(1,9) |> Seq.toList))
t "let d = ResizeArray [3;1;2] in (d.GetRange(-1,1) |> Seq.toList)" (fun () -> let d = ResizeArray [3;1;2] in (d.GetRange(-1,1) |> Seq.toList))
t "let d = ResizeArray [3;1;2] in (d.GetRange(0,-1) |> Seq.toList)" (fun () -> let d = ResizeArray [3;1;2] in (d.GetRange(0,-1) |> Seq.toList))
t "let d = ResizeArray [3;1;2] in (d.BinarySearch 2)" (fun () -> let d = ResizeArray [3;1;2] in (d.BinarySearch 2))
t "let d = ResizeArray [3;1;2] in (d.BinarySearch(0,9,2,null))" (fun () -> let d = ResizeArray [3;1;2] in (d.BinarySearch(0,9,2,null)))
t "let d = ResizeArray [3;1;2] in (d.Find(fun x -> x>1))" (fun () -> let d = ResizeArray [3;1;2] in (d.Find(fun x -> x>1)))
t "let d = ResizeArray [3;1;2] in (d.FindIndex(fun x -> x>1))" (fun () -> let d = ResizeArray [3;1;2] in (d.FindIndex(fun x -> x>1)))
t "let d = ResizeArray [3;1;2] in (d.FindIndex(99,(fun x -> x>1)))" (fun () -> let d = ResizeArray [3;1;2] in (d.FindIndex(99,(fun x -> x>1))))
t "let d = ResizeArray [3;1;2] in (d.FindIndex(-1,(fun x -> x>1)))" (fun () -> let d = ResizeArray [3;1;2] in (d.FindIndex(-1,(fun x -> x>1))))
t "let d = ResizeArray [3;1;2] in (d.FindLast(fun x -> x>1))" (fun () -> let d = ResizeArray [3;1;2] in (d.FindLast(fun x -> x>1)))
t "let d = ResizeArray [3;1;2] in (d.FindLastIndex(fun x -> x>1))" (fun () -> let d = ResizeArray [3;1;2] in (d.FindLastIndex(fun x -> x>1)))
t "let d = ResizeArray [3;1;2] in (d.FindLastIndex(99,(fun x -> x>1)))" (fun () -> let d = ResizeArray [3;1;2] in (d.FindLastIndex(99,(fun x -> x>1))))
t "let d = ResizeArray [3;1;2] in (d.FindAll(fun x -> x>1) |> Seq.toList)" (fun () -> let d = ResizeArray [3;1;2] in (d.FindAll(fun x -> x>1) |> Seq.toList))
t "let d = ResizeArray [3;1;2] in (d.Exists(fun x -> x>1))" (fun () -> let d = ResizeArray [3;1;2] in (d.Exists(fun x -> x>1)))
t "let d = ResizeArray [3;1;2] in (d.TrueForAll(fun x -> x>1))" (fun () -> let d = ResizeArray [3;1;2] in (d.TrueForAll(fun x -> x>1)))
t "let d = ResizeArray [3;1;2] in (d.ConvertAll(fun x -> string x) |> Seq.toList)" (fun () -> let d = ResizeArray [3;1;2] in (d.ConvertAll(fun x -> string x) |> Seq.toList))
t "let d = ResizeArray [3;1;2] in (d.ForEach(fun x -> if x=1 then d.Add 5); d.Count)" (fun () -> let d = ResizeArray [3;1;2] in (d.ForEach(fun x -> if x=1 then d.Add 5); d.Count))
t "let d = ResizeArray [3;1;2] in (d.CopyTo([|0;0|]); 0)" (fun () -> let d = ResizeArray [3;1;2] in (d.CopyTo([|0;0|]); 0))
t "let d = ResizeArray [3;1;2] in (d.CopyTo([|0;0;0;0|],1); 0)" (fun () -> let d = ResizeArray [3;1;2] in (d.CopyTo([|0;0;0;0|],1); 0))
t "let d = ResizeArray [3;1;2] in (d.CopyTo([|0;0;0;0|],9); 0)" (fun () -> let d = ResizeArray [3;1;2] in (d.CopyTo([|0;0;0;0|],9); 0))
t "let d = ResizeArray [3;1;2] in (d.CopyTo([|0;0;0;0|],-1); 0)" (fun () -> let d = ResizeArray [3;1;2] in (d.CopyTo([|0;0;0;0|],-1); 0))
t "let d = ResizeArray [3;1;2] in (d.CopyTo(null); 0)" (fun () -> let d = ResizeArray [3;1;2] in (d.CopyTo(null); 0))
t "let d = ResizeArray [3;1;2] in (d.CopyTo(0,[|0;0|],0,2); 0)" (fun () -> let d = ResizeArray [3;1;2] in (d.CopyTo(0,[|0;0|],0,2); 0))
t "let d = ResizeArray [3;1;2] in (d.ToArray())" (fun () -> let d = ResizeArray [3;1;2] in (d.ToArray()))
t "let d = ResizeArray [3;1;2] in (d.TrimExcess(); d.Count)" (fun () -> let d = ResizeArray [3;1;2] in (d.TrimExcess(); d.Count))
t "let d = ResizeArray [3;1;2] in (d.Capacity)" (fun () -> let d = ResizeArray [3;1;2] in (d.Capacity))
t "let d = ResizeArray [3;1;2] in (d.Capacity <- 1; d.Capacity)" (fun () -> let d = ResizeArray [3;1;2] in (d.Capacity <- 1; d.Capacity))
t "let d = ResizeArray [3;1;2] in (d.Capacity <- 10; d.Capacity)" (fun () -> let d = ResizeArray [3;1;2] in (d.Capacity <- 10; d.Capacity))
t "let d = ResizeArray [3;1;2] in (d.EnsureCapacity 20)" (fun () -> let d = ResizeArray [3;1;2] in (d.EnsureCapacity 20))
t "let d = ResizeArray [3;1;2] in (d.EnsureCapacity -1)" (fun () -> let d = ResizeArray [3;1;2] in (d.EnsureCapacity -1))
t "let d = ResizeArray [3;1;2] in (d.Clear(); d.Count)" (fun () -> let d = ResizeArray [3;1;2] in (d.Clear(); d.Count))
t "let d = ResizeArray [3;1;2] in (for x in d do d.Add x)" (fun () -> let d = ResizeArray [3;1;2] in (for x in d do d.Add x))
t "let d = ResizeArray [3;1;2] in (for x in d do d.[0] <- 1)" (fun () -> let d = ResizeArray [3;1;2] in (for x in d do d.[0] <- 1))
t "let d = ResizeArray [3;1;2] in (for x in d do d.Remove x |> ignore)" (fun () -> let d = ResizeArray [3;1;2] in (for x in d do d.Remove x |> ignore))
t "let d = ResizeArray [3;1;2] in (d.Slice(0,1) |> Seq.toList)" (fun () -> let d = ResizeArray [3;1;2] in (d.Slice(0,1) |> Seq.toList))
t "let d = ResizeArray [3;1;2] in (d.Slice(1,9) |> Seq.toList)" (fun () -> let d = ResizeArray [3;1;2] in (d.Slice(1,9) |> Seq.toList))
t "let d = ResizeArray [3;1;2] in (d.AsReadOnly().Count)" (fun () -> let d = ResizeArray [3;1;2] in (d.AsReadOnly().Count))
t "let d = ResizeArray [3;1;2] in (d.AsReadOnly().[0])" (fun () -> let d = ResizeArray [3;1;2] in (d.AsReadOnly().[0]))
t "let d = ResizeArray [3;1;2] in (d.Count)" (fun () -> let d = ResizeArray [3;1;2] in (d.Count))
t "ResizeArray<int>(-1).Count" (fun () -> ResizeArray<int>(-1).Count)
t "ResizeArray<int>((null: int seq)).Count" (fun () -> ResizeArray<int>((null: int seq)).Count)
t "ResizeArray<int>(5).Capacity" (fun () -> ResizeArray<int>(5).Capacity)
t "let d = Dictionary<string,int>() in (d.Add('a',5); d.Count)" (fun () -> let d = Dictionary<string,int>() in (d.Add("a",5); d.Count))
t "let d = Dictionary<string,int>() in (d.Add(null,5); d.Count)" (fun () -> let d = Dictionary<string,int>() in (d.Add(null,5); d.Count))
t "let d = Dictionary<string,int>() in (d.['a'])" (fun () -> let d = Dictionary<string,int>() in (d.["a"]))
t "let d = Dictionary<string,int>() in (d.['z'])" (fun () -> let d = Dictionary<string,int>() in (d.["z"]))
t "let d = Dictionary<string,int>() in (d.[null])" (fun () -> let d = Dictionary<string,int>() in (d.[null]))
t "let d = Dictionary<string,int>() in (d.['a'] <- 7; d.['a'])" (fun () -> let d = Dictionary<string,int>() in (d.["a"] <- 7; d.["a"]))
t "let d = Dictionary<string,int>() in (d.[null] <- 7)" (fun () -> let d = Dictionary<string,int>() in (d.[null] <- 7))
t "let d = Dictionary<string,int>() in (d.TryAdd('a',9))" (fun () -> let d = Dictionary<string,int>() in (d.TryAdd("a",9)))
t "let d = Dictionary<string,int>() in (d.TryAdd(null,9))" (fun () -> let d = Dictionary<string,int>() in (d.TryAdd(null,9)))
t "let d = Dictionary<string,int>() in (d.TryGetValue 'a')" (fun () -> let d = Dictionary<string,int>() in (d.TryGetValue "a"))
t "let d = Dictionary<string,int>() in (d.TryGetValue 'z')" (fun () -> let d = Dictionary<string,int>() in (d.TryGetValue "z"))
t "let d = Dictionary<string,int>() in (d.TryGetValue null)" (fun () -> let d = Dictionary<string,int>() in (d.TryGetValue null))
t "let d = Dictionary<string,int>() in (d.ContainsKey 'a')" (fun () -> let d = Dictionary<string,int>() in (d.ContainsKey "a"))
t "let d = Dictionary<string,int>() in (d.ContainsKey null)" (fun () -> let d = Dictionary<string,int>() in (d.ContainsKey null))
t "let d = Dictionary<string,int>() in (d.ContainsValue 1)" (fun () -> let d = Dictionary<string,int>() in (d.ContainsValue 1))
t "let d = Dictionary<string,int>() in (d.Remove 'a')" (fun () -> let d = Dictionary<string,int>() in (d.Remove "a"))
t "let d = Dictionary<string,int>() in (d.Remove 'z')" (fun () -> let d = Dictionary<string,int>() in (d.Remove "z"))
t "let d = Dictionary<string,int>() in (d.Remove(null: string))" (fun () -> let d = Dictionary<string,int>() in (d.Remove(null: string)))
t "let d = Dictionary<string,int>() in (d.Remove('a'))" (fun () -> let d = Dictionary<string,int>() in (d.Remove("a")))
t "let d = Dictionary<string,int>() in (d.Keys |> Seq.toList)" (fun () -> let d = Dictionary<string,int>() in (d.Keys |> Seq.toList))
t "let d = Dictionary<string,int>() in (d.Values |> Seq.toList)" (fun () -> let d = Dictionary<string,int>() in (d.Values |> Seq.toList))
t "let d = Dictionary<string,int>() in (d.Keys.Count)" (fun () -> let d = Dictionary<string,int>() in (d.Keys.Count))
t "let d = Dictionary<string,int>() in (d.Clear(); d.Count)" (fun () -> let d = Dictionary<string,int>() in (d.Clear(); d.Count))
t "let d = Dictionary<string,int>() in (for kv in d do d.Add(kv.Key+'x',1))" (fun () -> let d = Dictionary<string,int>() in (for kv in d do d.Add(kv.Key+"x",1)))
t "let d = Dictionary<string,int>() in (for kv in d do d.Remove kv.Key |> ignore)" (fun () -> let d = Dictionary<string,int>() in (for kv in d do d.Remove kv.Key |> ignore))
t "let d = Dictionary<string,int>() in (for kv in d do d.[kv.Key] <- 5)" (fun () -> let d = Dictionary<string,int>() in (for kv in d do d.[kv.Key] <- 5))
t "let d = Dictionary<string,int>() in (d |> Seq.map (fun kv -> kv.Key, kv.Value) |> Seq.toList)" (fun () -> let d = Dictionary<string,int>() in (d |> Seq.map (fun kv -> kv.Key, kv.Value) |> Seq.toList))
t "let d = Dictionary<string,int>() in (d.Count)" (fun () -> let d = Dictionary<string,int>() in (d.Count))
t "let d = Dictionary<string,int>() in (d.EnsureCapacity -1)" (fun () -> let d = Dictionary<string,int>() in (d.EnsureCapacity -1))
t "let d = Dictionary<string,int>() in (d.TrimExcess(); d.Count)" (fun () -> let d = Dictionary<string,int>() in (d.TrimExcess(); d.Count))
t "let d = Dictionary<string,int>() in (d.GetValueOrDefault('a'))" (fun () -> let d = Dictionary<string,int>() in (d.GetValueOrDefault("a")))
t "let d = Dictionary<string,int>() in (d.GetValueOrDefault('z',42))" (fun () -> let d = Dictionary<string,int>() in (d.GetValueOrDefault("z",42)))
t "let d = Dictionary<string,int>() in (CollectionExtensions.GetValueOrDefault(d,'z'))" (fun () -> let d = Dictionary<string,int>() in (CollectionExtensions.GetValueOrDefault(d,"z")))
t "let d = Dictionary<string,int>() in (d.Comparer <> null)" (fun () -> let d = Dictionary<string,int>() in (d.Comparer <> null))
t "let d = Dictionary<string,int>() in ((d :> IDictionary<string,int>).['a'])" (fun () -> let d = Dictionary<string,int>() in ((d :> IDictionary<string,int>).["a"]))
t "let d = Dictionary<string,int>() in ((d :> IDictionary<string,int>).Add('a',3))" (fun () -> let d = Dictionary<string,int>() in ((d :> IDictionary<string,int>).Add("a",3)))
t "let d = Dictionary<string,int>() in ((d :> IReadOnlyDictionary<string,int>).ContainsKey 'a')" (fun () -> let d = Dictionary<string,int>() in ((d :> IReadOnlyDictionary<string,int>).ContainsKey "a"))
t "let d = Dictionary<string,int>() in ((d :> ICollection<KeyValuePair<string,int>>).Contains(KeyValuePair('a',1)))" (fun () -> let d = Dictionary<string,int>() in ((d :> ICollection<KeyValuePair<string,int>>).Contains(KeyValuePair("a",1))))
t "let d = Dictionary<string,int>() in ((d :> ICollection<KeyValuePair<string,int>>).CopyTo(Array.zeroCreate 1,0))" (fun () -> let d = Dictionary<string,int>() in ((d :> ICollection<KeyValuePair<string,int>>).CopyTo(Array.zeroCreate 1,0)))
t "let d = Dictionary<string,int>() in ((d :> ICollection<KeyValuePair<string,int>>).CopyTo(Array.zeroCreate 5,-1))" (fun () -> let d = Dictionary<string,int>() in ((d :> ICollection<KeyValuePair<string,int>>).CopyTo(Array.zeroCreate 5,-1)))
t "let d = Dictionary(dict ['a',1;'b',2]) in (d.Add('a',5); d.Count)" (fun () -> let d = Dictionary(dict ["a",1;"b",2]) in (d.Add("a",5); d.Count))
t "let d = Dictionary(dict ['a',1;'b',2]) in (d.Add(null,5); d.Count)" (fun () -> let d = Dictionary(dict ["a",1;"b",2]) in (d.Add(null,5); d.Count))
t "let d = Dictionary(dict ['a',1;'b',2]) in (d.['a'])" (fun () -> let d = Dictionary(dict ["a",1;"b",2]) in (d.["a"]))
t "let d = Dictionary(dict ['a',1;'b',2]) in (d.['z'])" (fun () -> let d = Dictionary(dict ["a",1;"b",2]) in (d.["z"]))
t "let d = Dictionary(dict ['a',1;'b',2]) in (d.[null])" (fun () -> let d = Dictionary(dict ["a",1;"b",2]) in (d.[null]))
t "let d = Dictionary(dict ['a',1;'b',2]) in (d.['a'] <- 7; d.['a'])" (fun () -> let d = Dictionary(dict ["a",1;"b",2]) in (d.["a"] <- 7; d.["a"]))
t "let d = Dictionary(dict ['a',1;'b',2]) in (d.[null] <- 7)" (fun () -> let d = Dictionary(dict ["a",1;"b",2]) in (d.[null] <- 7))
t "let d = Dictionary(dict ['a',1;'b',2]) in (d.TryAdd('a',9))" (fun () -> let d = Dictionary(dict ["a",1;"b",2]) in (d.TryAdd("a",9)))
t "let d = Dictionary(dict ['a',1;'b',2]) in (d.TryAdd(null,9))" (fun () -> let d = Dictionary(dict ["a",1;"b",2]) in (d.TryAdd(null,9)))
t "let d = Dictionary(dict ['a',1;'b',2]) in (d.TryGetValue 'a')" (fun () -> let d = Dictionary(dict ["a",1;"b",2]) in (d.TryGetValue "a"))
t "let d = Dictionary(dict ['a',1;'b',2]) in (d.TryGetValue 'z')" (fun () -> let d = Dictionary(dict ["a",1;"b",2]) in (d.TryGetValue "z"))
t "let d = Dictionary(dict ['a',1;'b',2]) in (d.TryGetValue null)" (fun () -> let d = Dictionary(dict ["a",1;"b",2]) in (d.TryGetValue null))
t "let d = Dictionary(dict ['a',1;'b',2]) in (d.ContainsKey 'a')" (fun () -> let d = Dictionary(dict ["a",1;"b",2]) in (d.ContainsKey "a"))
t "let d = Dictionary(dict ['a',1;'b',2]) in (d.ContainsKey null)" (fun () -> let d = Dictionary(dict ["a",1;"b",2]) in (d.ContainsKey null))
t "let d = Dictionary(dict ['a',1;'b',2]) in (d.ContainsValue 1)" (fun () -> let d = Dictionary(dict ["a",1;"b",2]) in (d.ContainsValue 1))
t "let d = Dictionary(dict ['a',1;'b',2]) in (d.Remove 'a')" (fun () -> let d = Dictionary(dict ["a",1;"b",2]) in (d.Remove "a"))
t "let d = Dictionary(dict ['a',1;'b',2]) in (d.Remove 'z')" (fun () -> let d = Dictionary(dict ["a",1;"b",2]) in (d.Remove "z"))
t "let d = Dictionary(dict ['a',1;'b',2]) in (d.Remove(null: string))" (fun () -> let d = Dictionary(dict ["a",1;"b",2]) in (d.Remove(null: string)))
t "let d = Dictionary(dict ['a',1;'b',2]) in (d.Remove('a'))" (fun () -> let d = Dictionary(dict ["a",1;"b",2]) in (d.Remove("a")))
t "let d = Dictionary(dict ['a',1;'b',2]) in (d.Keys |> Seq.toList)" (fun () -> let d = Dictionary(dict ["a",1;"b",2]) in (d.Keys |> Seq.toList))
t "let d = Dictionary(dict ['a',1;'b',2]) in (d.Values |> Seq.toList)" (fun () -> let d = Dictionary(dict ["a",1;"b",2]) in (d.Values |> Seq.toList))
t "let d = Dictionary(dict ['a',1;'b',2]) in (d.Keys.Count)" (fun () -> let d = Dictionary(dict ["a",1;"b",2]) in (d.Keys.Count))
t "let d = Dictionary(dict ['a',1;'b',2]) in (d.Clear(); d.Count)" (fun () -> let d = Dictionary(dict ["a",1;"b",2]) in (d.Clear(); d.Count))
t "let d = Dictionary(dict ['a',1;'b',2]) in (for kv in d do d.Add(kv.Key+'x',1))" (fun () -> let d = Dictionary(dict ["a",1;"b",2]) in (for kv in d do d.Add(kv.Key+"x",1)))
t "let d = Dictionary(dict ['a',1;'b',2]) in (for kv in d do d.Remove kv.Key |> ignore)" (fun () -> let d = Dictionary(dict ["a",1;"b",2]) in (for kv in d do d.Remove kv.Key |> ignore))
t "let d = Dictionary(dict ['a',1;'b',2]) in (for kv in d do d.[kv.Key] <- 5)" (fun () -> let d = Dictionary(dict ["a",1;"b",2]) in (for kv in d do d.[kv.Key] <- 5))
t "let d = Dictionary(dict ['a',1;'b',2]) in (d |> Seq.map (fun kv -> kv.Key, kv.Value) |> Seq.toList)" (fun () -> let d = Dictionary(dict ["a",1;"b",2]) in (d |> Seq.map (fun kv -> kv.Key, kv.Value) |> Seq.toList))
t "let d = Dictionary(dict ['a',1;'b',2]) in (d.Count)" (fun () -> let d = Dictionary(dict ["a",1;"b",2]) in (d.Count))
t "let d = Dictionary(dict ['a',1;'b',2]) in (d.EnsureCapacity -1)" (fun () -> let d = Dictionary(dict ["a",1;"b",2]) in (d.EnsureCapacity -1))
t "let d = Dictionary(dict ['a',1;'b',2]) in (d.TrimExcess(); d.Count)" (fun () -> let d = Dictionary(dict ["a",1;"b",2]) in (d.TrimExcess(); d.Count))
t "let d = Dictionary(dict ['a',1;'b',2]) in (d.GetValueOrDefault('a'))" (fun () -> let d = Dictionary(dict ["a",1;"b",2]) in (d.GetValueOrDefault("a")))
t "let d = Dictionary(dict ['a',1;'b',2]) in (d.GetValueOrDefault('z',42))" (fun () -> let d = Dictionary(dict ["a",1;"b",2]) in (d.GetValueOrDefault("z",42)))
t "let d = Dictionary(dict ['a',1;'b',2]) in (CollectionExtensions.GetValueOrDefault(d,'z'))" (fun () -> let d = Dictionary(dict ["a",1;"b",2]) in (CollectionExtensions.GetValueOrDefault(d,"z")))
t "let d = Dictionary(dict ['a',1;'b',2]) in (d.Comparer <> null)" (fun () -> let d = Dictionary(dict ["a",1;"b",2]) in (d.Comparer <> null))
t "let d = Dictionary(dict ['a',1;'b',2]) in ((d :> IDictionary<string,int>).['a'])" (fun () -> let d = Dictionary(dict ["a",1;"b",2]) in ((d :> IDictionary<string,int>).["a"]))
t "let d = Dictionary(dict ['a',1;'b',2]) in ((d :> IDictionary<string,int>).Add('a',3))" (fun () -> let d = Dictionary(dict ["a",1;"b",2]) in ((d :> IDictionary<string,int>).Add("a",3)))
t "let d = Dictionary(dict ['a',1;'b',2]) in ((d :> IReadOnlyDictionary<string,int>).ContainsKey 'a')" (fun () -> let d = Dictionary(dict ["a",1;"b",2]) in ((d :> IReadOnlyDictionary<string,int>).ContainsKey "a"))
t "let d = Dictionary(dict ['a',1;'b',2]) in ((d :> ICollection<KeyValuePair<string,int>>).Contains(KeyValuePair('a',1)))" (fun () -> let d = Dictionary(dict ["a",1;"b",2]) in ((d :> ICollection<KeyValuePair<string,int>>).Contains(KeyValuePair("a",1))))
t "let d = Dictionary(dict ['a',1;'b',2]) in ((d :> ICollection<KeyValuePair<string,int>>).CopyTo(Array.zeroCreate 1,0))" (fun () -> let d = Dictionary(dict ["a",1;"b",2]) in ((d :> ICollection<KeyValuePair<string,int>>).CopyTo(Array.zeroCreate 1,0)))
t "let d = Dictionary(dict ['a',1;'b',2]) in ((d :> ICollection<KeyValuePair<string,int>>).CopyTo(Array.zeroCreate 5,-1))" (fun () -> let d = Dictionary(dict ["a",1;"b",2]) in ((d :> ICollection<KeyValuePair<string,int>>).CopyTo(Array.zeroCreate 5,-1)))
t "Dictionary<int,int>(-1).Count" (fun () -> Dictionary<int,int>(-1).Count)
t "Dictionary<int,int>((null: IDictionary<int,int>)).Count" (fun () -> Dictionary<int,int>((null: IDictionary<int,int>)).Count)
t "Dictionary([KeyValuePair(1,2);KeyValuePair(1,3)]).Count" (fun () -> Dictionary([KeyValuePair(1,2);KeyValuePair(1,3)]).Count)
t "(dict ['a',1]).Add('b',2)" (fun () -> (dict ["a",1]).Add("b",2))
t "(dict ['a',1]).Remove 'a'" (fun () -> (dict ["a",1]).Remove "a")
t "(dict ['a',1;'a',2]).['a']" (fun () -> (dict ["a",1;"a",2]).["a"])
t "(readOnlyDict ['a',1]).['a']" (fun () -> (readOnlyDict ["a",1]).["a"])
t "Map.ofList [1,2] |> Map.find 5" (fun () -> Map.ofList [1,2] |> Map.find 5)
t "(Map.ofList [1,2]).[5]" (fun () -> (Map.ofList [1,2]).[5])
t "(Map.ofList [1,2]).Item 1" (fun () -> (Map.ofList [1,2]).Item 1)
t "Map.ofList [1,2] |> Map.findKey (fun k v -> k>5)" (fun () -> Map.ofList [1,2] |> Map.findKey (fun k v -> k>5))
t "Map.ofList [1,2] |> Map.pick (fun k v -> None: int option)" (fun () -> Map.ofList [1,2] |> Map.pick (fun k v -> None: int option))
t "Map.empty<int,int> |> Map.minKeyValue" (fun () -> Map.empty<int,int> |> Map.minKeyValue)
t "Map.empty<int,int> |> Map.maxKeyValue" (fun () -> Map.empty<int,int> |> Map.maxKeyValue)
t "Set.empty<int> |> Set.minElement" (fun () -> Set.empty<int> |> Set.minElement)
t "Set.empty<int> |> Set.maxElement" (fun () -> Set.empty<int> |> Set.maxElement)
t "(Set.empty<int>).MinimumElement" (fun () -> (Set.empty<int>).MinimumElement)
t "Set.ofList [1;2] |> Set.toSeq |> Seq.item 5" (fun () -> Set.ofList [1;2] |> Set.toSeq |> Seq.item 5)
t "Map.ofSeq (null: (int*int) seq)" (fun () -> Map.ofSeq (null: (int*int) seq))
t "Set.ofSeq (null: int seq)" (fun () -> Set.ofSeq (null: int seq))
t "Map.ofArray (null: (int*int)[])" (fun () -> Map.ofArray (null: (int*int)[]))
t "Set.unionMany (null: Set<int> seq)" (fun () -> Set.unionMany (null: Set<int> seq))
t "Set.intersectMany ([]: Set<int> list)" (fun () -> Set.intersectMany ([]: Set<int> list))
t "(Map.ofList [1,2]).Remove 9" (fun () -> (Map.ofList [1,2]).Remove 9)
t "(Map.ofList [1,2] :> IDictionary<int,int>).Add(3,4)" (fun () -> (Map.ofList [1,2] :> IDictionary<int,int>).Add(3,4))
t "(Map.ofList [1,2] :> IDictionary<int,int>).[1] <- 3" (fun () -> (Map.ofList [1,2] :> IDictionary<int,int>).[1] <- 3)
t "(Set.ofList [1] :> ICollection<int>).Add 3" (fun () -> (Set.ofList [1] :> ICollection<int>).Add 3)
t "compare (Map.ofList [1,2]) (Map.ofList [1,3])" (fun () -> compare (Map.ofList [1,2]) (Map.ofList [1,3]))
t "compare (Set.ofList [1;2]) (Set.ofList [1;3])" (fun () -> compare (Set.ofList [1;2]) (Set.ofList [1;3]))
t "Map.ofList [1,2] = Map.ofList [1,2]" (fun () -> Map.ofList [1,2] = Map.ofList [1,2])
t "hash (Map.ofList [1,2]) = hash (Map.ofList [1,2])" (fun () -> hash (Map.ofList [1,2]) = hash (Map.ofList [1,2]))
t "Map.change 1 (fun v -> None) (Map.ofList [1,2])" (fun () -> Map.change 1 (fun v -> None) (Map.ofList [1,2]))
t "Map.change 5 (fun v -> Some 9) (Map.ofList [1,2])" (fun () -> Map.change 5 (fun v -> Some 9) (Map.ofList [1,2]))
t "let d = HashSet<string>() in (d.Add 'a')" (fun () -> let d = HashSet<string>() in (d.Add "a"))
t "let d = HashSet<string>() in (d.Add null)" (fun () -> let d = HashSet<string>() in (d.Add null))
t "let d = HashSet<string>() in (d.Contains null)" (fun () -> let d = HashSet<string>() in (d.Contains null))
t "let d = HashSet<string>() in (d.Remove 'a')" (fun () -> let d = HashSet<string>() in (d.Remove "a"))
t "let d = HashSet<string>() in (d.Remove null)" (fun () -> let d = HashSet<string>() in (d.Remove null))
t "let d = HashSet<string>() in (d.UnionWith ['z']; Seq.toList d)" (fun () -> let d = HashSet<string>() in (d.UnionWith ["z"]; Seq.toList d))
t "let d = HashSet<string>() in (d.UnionWith null)" (fun () -> let d = HashSet<string>() in (d.UnionWith null))
t "let d = HashSet<string>() in (d.IntersectWith ['a';'q']; Seq.toList d)" (fun () -> let d = HashSet<string>() in (d.IntersectWith ["a";"q"]; Seq.toList d))
t "let d = HashSet<string>() in (d.IntersectWith null)" (fun () -> let d = HashSet<string>() in (d.IntersectWith null))
t "let d = HashSet<string>() in (d.ExceptWith ['a']; Seq.toList d)" (fun () -> let d = HashSet<string>() in (d.ExceptWith ["a"]; Seq.toList d))
t "let d = HashSet<string>() in (d.ExceptWith d; d.Count)" (fun () -> let d = HashSet<string>() in (d.ExceptWith d; d.Count))
t "let d = HashSet<string>() in (d.SymmetricExceptWith ['a';'z']; Seq.toList d)" (fun () -> let d = HashSet<string>() in (d.SymmetricExceptWith ["a";"z"]; Seq.toList d))
t "let d = HashSet<string>() in (d.SymmetricExceptWith d; d.Count)" (fun () -> let d = HashSet<string>() in (d.SymmetricExceptWith d; d.Count))
t "let d = HashSet<string>() in (d.IsSubsetOf ['a';'b';'c';'d'])" (fun () -> let d = HashSet<string>() in (d.IsSubsetOf ["a";"b";"c";"d"]))
t "let d = HashSet<string>() in (d.IsSupersetOf ['a'])" (fun () -> let d = HashSet<string>() in (d.IsSupersetOf ["a"]))
t "let d = HashSet<string>() in (d.IsProperSubsetOf ['a';'b';'c'])" (fun () -> let d = HashSet<string>() in (d.IsProperSubsetOf ["a";"b";"c"]))
t "let d = HashSet<string>() in (d.IsProperSupersetOf [])" (fun () -> let d = HashSet<string>() in (d.IsProperSupersetOf []))
t "let d = HashSet<string>() in (d.Overlaps ['c'])" (fun () -> let d = HashSet<string>() in (d.Overlaps ["c"]))
t "let d = HashSet<string>() in (d.SetEquals ['c';'b';'a';'a'])" (fun () -> let d = HashSet<string>() in (d.SetEquals ["c";"b";"a";"a"]))
t "let d = HashSet<string>() in (d.SetEquals null)" (fun () -> let d = HashSet<string>() in (d.SetEquals null))
t "let d = HashSet<string>() in (d.RemoveWhere(fun x -> x='a'))" (fun () -> let d = HashSet<string>() in (d.RemoveWhere(fun x -> x="a")))
t "let d = HashSet<string>() in (d.TryGetValue 'a')" (fun () -> let d = HashSet<string>() in (d.TryGetValue "a"))
t "let d = HashSet<string>() in (d.CopyTo(Array.zeroCreate 2); 0)" (fun () -> let d = HashSet<string>() in (d.CopyTo(Array.zeroCreate 2); 0))
t "let d = HashSet<string>() in (d.CopyTo(null); 0)" (fun () -> let d = HashSet<string>() in (d.CopyTo(null); 0))
t "let d = HashSet<string>() in (d.CopyTo(Array.zeroCreate 9, 1, 2); 0)" (fun () -> let d = HashSet<string>() in (d.CopyTo(Array.zeroCreate 9, 1, 2); 0))
t "let d = HashSet<string>() in (d.CopyTo(Array.zeroCreate 9, -1); 0)" (fun () -> let d = HashSet<string>() in (d.CopyTo(Array.zeroCreate 9, -1); 0))
t "let d = HashSet<string>() in (for x in d do d.Add(x+'1') |> ignore)" (fun () -> let d = HashSet<string>() in (for x in d do d.Add(x+"1") |> ignore))
t "let d = HashSet<string>() in (for x in d do d.Remove x |> ignore)" (fun () -> let d = HashSet<string>() in (for x in d do d.Remove x |> ignore))
t "let d = HashSet<string>() in (d.Clear(); d.Count)" (fun () -> let d = HashSet<string>() in (d.Clear(); d.Count))
t "let d = HashSet<string>() in (d.Count)" (fun () -> let d = HashSet<string>() in (d.Count))
t "let d = HashSet<string>() in (d.EnsureCapacity -1)" (fun () -> let d = HashSet<string>() in (d.EnsureCapacity -1))
t "let d = HashSet ['a';'b';'c'] in (d.Add 'a')" (fun () -> let d = HashSet ["a";"b";"c"] in (d.Add "a"))
t "let d = HashSet ['a';'b';'c'] in (d.Add null)" (fun () -> let d = HashSet ["a";"b";"c"] in (d.Add null))
t "let d = HashSet ['a';'b';'c'] in (d.Contains null)" (fun () -> let d = HashSet ["a";"b";"c"] in (d.Contains null))
t "let d = HashSet ['a';'b';'c'] in (d.Remove 'a')" (fun () -> let d = HashSet ["a";"b";"c"] in (d.Remove "a"))
t "let d = HashSet ['a';'b';'c'] in (d.Remove null)" (fun () -> let d = HashSet ["a";"b";"c"] in (d.Remove null))
t "let d = HashSet ['a';'b';'c'] in (d.UnionWith ['z']; Seq.toList d)" (fun () -> let d = HashSet ["a";"b";"c"] in (d.UnionWith ["z"]; Seq.toList d))
t "let d = HashSet ['a';'b';'c'] in (d.UnionWith null)" (fun () -> let d = HashSet ["a";"b";"c"] in (d.UnionWith null))
t "let d = HashSet ['a';'b';'c'] in (d.IntersectWith ['a';'q']; Seq.toList d)" (fun () -> let d = HashSet ["a";"b";"c"] in (d.IntersectWith ["a";"q"]; Seq.toList d))
t "let d = HashSet ['a';'b';'c'] in (d.IntersectWith null)" (fun () -> let d = HashSet ["a";"b";"c"] in (d.IntersectWith null))
t "let d = HashSet ['a';'b';'c'] in (d.ExceptWith ['a']; Seq.toList d)" (fun () -> let d = HashSet ["a";"b";"c"] in (d.ExceptWith ["a"]; Seq.toList d))
t "let d = HashSet ['a';'b';'c'] in (d.ExceptWith d; d.Count)" (fun () -> let d = HashSet ["a";"b";"c"] in (d.ExceptWith d; d.Count))
t "let d = HashSet ['a';'b';'c'] in (d.SymmetricExceptWith ['a';'z']; Seq.toList d)" (fun () -> let d = HashSet ["a";"b";"c"] in (d.SymmetricExceptWith ["a";"z"]; Seq.toList d))
t "let d = HashSet ['a';'b';'c'] in (d.SymmetricExceptWith d; d.Count)" (fun () -> let d = HashSet ["a";"b";"c"] in (d.SymmetricExceptWith d; d.Count))
t "let d = HashSet ['a';'b';'c'] in (d.IsSubsetOf ['a';'b';'c';'d'])" (fun () -> let d = HashSet ["a";"b";"c"] in (d.IsSubsetOf ["a";"b";"c";"d"]))
t "let d = HashSet ['a';'b';'c'] in (d.IsSupersetOf ['a'])" (fun () -> let d = HashSet ["a";"b";"c"] in (d.IsSupersetOf ["a"]))
t "let d = HashSet ['a';'b';'c'] in (d.IsProperSubsetOf ['a';'b';'c'])" (fun () -> let d = HashSet ["a";"b";"c"] in (d.IsProperSubsetOf ["a";"b";"c"]))
t "let d = HashSet ['a';'b';'c'] in (d.IsProperSupersetOf [])" (fun () -> let d = HashSet ["a";"b";"c"] in (d.IsProperSupersetOf []))
t "let d = HashSet ['a';'b';'c'] in (d.Overlaps ['c'])" (fun () -> let d = HashSet ["a";"b";"c"] in (d.Overlaps ["c"]))
t "let d = HashSet ['a';'b';'c'] in (d.SetEquals ['c';'b';'a';'a'])" (fun () -> let d = HashSet ["a";"b";"c"] in (d.SetEquals ["c";"b";"a";"a"]))
t "let d = HashSet ['a';'b';'c'] in (d.SetEquals null)" (fun () -> let d = HashSet ["a";"b";"c"] in (d.SetEquals null))
t "let d = HashSet ['a';'b';'c'] in (d.RemoveWhere(fun x -> x='a'))" (fun () -> let d = HashSet ["a";"b";"c"] in (d.RemoveWhere(fun x -> x="a")))
t "let d = HashSet ['a';'b';'c'] in (d.TryGetValue 'a')" (fun () -> let d = HashSet ["a";"b";"c"] in (d.TryGetValue "a"))
t "let d = HashSet ['a';'b';'c'] in (d.CopyTo(Array.zeroCreate 2); 0)" (fun () -> let d = HashSet ["a";"b";"c"] in (d.CopyTo(Array.zeroCreate 2); 0))
t "let d = HashSet ['a';'b';'c'] in (d.CopyTo(null); 0)" (fun () -> let d = HashSet ["a";"b";"c"] in (d.CopyTo(null); 0))
t "let d = HashSet ['a';'b';'c'] in (d.CopyTo(Array.zeroCreate 9, 1, 2); 0)" (fun () -> let d = HashSet ["a";"b";"c"] in (d.CopyTo(Array.zeroCreate 9, 1, 2); 0))
t "let d = HashSet ['a';'b';'c'] in (d.CopyTo(Array.zeroCreate 9, -1); 0)" (fun () -> let d = HashSet ["a";"b";"c"] in (d.CopyTo(Array.zeroCreate 9, -1); 0))
t "let d = HashSet ['a';'b';'c'] in (for x in d do d.Add(x+'1') |> ignore)" (fun () -> let d = HashSet ["a";"b";"c"] in (for x in d do d.Add(x+"1") |> ignore))
t "let d = HashSet ['a';'b';'c'] in (for x in d do d.Remove x |> ignore)" (fun () -> let d = HashSet ["a";"b";"c"] in (for x in d do d.Remove x |> ignore))
t "let d = HashSet ['a';'b';'c'] in (d.Clear(); d.Count)" (fun () -> let d = HashSet ["a";"b";"c"] in (d.Clear(); d.Count))
t "let d = HashSet ['a';'b';'c'] in (d.Count)" (fun () -> let d = HashSet ["a";"b";"c"] in (d.Count))
t "let d = HashSet ['a';'b';'c'] in (d.EnsureCapacity -1)" (fun () -> let d = HashSet ["a";"b";"c"] in (d.EnsureCapacity -1))
t "HashSet<int>((null: int seq)).Count" (fun () -> HashSet<int>((null: int seq)).Count)
t "HashSet<int>(-1).Count" (fun () -> HashSet<int>(-1).Count)
t "let d = Queue<int>() in (d.Enqueue 4; Seq.toList d)" (fun () -> let d = Queue<int>() in (d.Enqueue 4; Seq.toList d))
t "let d = Queue<int>() in (d.Dequeue())" (fun () -> let d = Queue<int>() in (d.Dequeue()))
t "let d = Queue<int>() in (d.TryDequeue())" (fun () -> let d = Queue<int>() in (d.TryDequeue()))
t "let d = Queue<int>() in (d.Peek())" (fun () -> let d = Queue<int>() in (d.Peek()))
t "let d = Queue<int>() in (d.TryPeek())" (fun () -> let d = Queue<int>() in (d.TryPeek()))
t "let d = Queue<int>() in (d.Contains 2)" (fun () -> let d = Queue<int>() in (d.Contains 2))
t "let d = Queue<int>() in (d.ToArray())" (fun () -> let d = Queue<int>() in (d.ToArray()))
t "let d = Queue<int>() in (d.CopyTo(Array.zeroCreate 2,0); 0)" (fun () -> let d = Queue<int>() in (d.CopyTo(Array.zeroCreate 2,0); 0))
t "let d = Queue<int>() in (d.CopyTo(Array.zeroCreate 5,-1); 0)" (fun () -> let d = Queue<int>() in (d.CopyTo(Array.zeroCreate 5,-1); 0))
t "let d = Queue<int>() in (d.CopyTo(Array.zeroCreate 5,6); 0)" (fun () -> let d = Queue<int>() in (d.CopyTo(Array.zeroCreate 5,6); 0))
t "let d = Queue<int>() in (d.CopyTo(null,0); 0)" (fun () -> let d = Queue<int>() in (d.CopyTo(null,0); 0))
t "let d = Queue<int>() in (d.Clear(); d.Count)" (fun () -> let d = Queue<int>() in (d.Clear(); d.Count))
t "let d = Queue<int>() in (d.Count)" (fun () -> let d = Queue<int>() in (d.Count))
t "let d = Queue<int>() in (for x in d do d.Clear())" (fun () -> let d = Queue<int>() in (for x in d do d.Clear()))
t "let d = Queue<int>() in (d.TrimExcess(); d.Count)" (fun () -> let d = Queue<int>() in (d.TrimExcess(); d.Count))
t "let d = Queue<int>() in (d.EnsureCapacity -1)" (fun () -> let d = Queue<int>() in (d.EnsureCapacity -1))
t "let d = Queue<int>() in (Seq.toList d)" (fun () -> let d = Queue<int>() in (Seq.toList d))
t "let d = Queue [1;2;3] in (d.Enqueue 4; Seq.toList d)" (fun () -> let d = Queue [1;2;3] in (d.Enqueue 4; Seq.toList d))
t "let d = Queue [1;2;3] in (d.Dequeue())" (fun () -> let d = Queue [1;2;3] in (d.Dequeue()))
t "let d = Queue [1;2;3] in (d.TryDequeue())" (fun () -> let d = Queue [1;2;3] in (d.TryDequeue()))
t "let d = Queue [1;2;3] in (d.Peek())" (fun () -> let d = Queue [1;2;3] in (d.Peek()))
t "let d = Queue [1;2;3] in (d.TryPeek())" (fun () -> let d = Queue [1;2;3] in (d.TryPeek()))
t "let d = Queue [1;2;3] in (d.Contains 2)" (fun () -> let d = Queue [1;2;3] in (d.Contains 2))
t "let d = Queue [1;2;3] in (d.ToArray())" (fun () -> let d = Queue [1;2;3] in (d.ToArray()))
t "let d = Queue [1;2;3] in (d.CopyTo(Array.zeroCreate 2,0); 0)" (fun () -> let d = Queue [1;2;3] in (d.CopyTo(Array.zeroCreate 2,0); 0))
t "let d = Queue [1;2;3] in (d.CopyTo(Array.zeroCreate 5,-1); 0)" (fun () -> let d = Queue [1;2;3] in (d.CopyTo(Array.zeroCreate 5,-1); 0))
t "let d = Queue [1;2;3] in (d.CopyTo(Array.zeroCreate 5,6); 0)" (fun () -> let d = Queue [1;2;3] in (d.CopyTo(Array.zeroCreate 5,6); 0))
t "let d = Queue [1;2;3] in (d.CopyTo(null,0); 0)" (fun () -> let d = Queue [1;2;3] in (d.CopyTo(null,0); 0))
t "let d = Queue [1;2;3] in (d.Clear(); d.Count)" (fun () -> let d = Queue [1;2;3] in (d.Clear(); d.Count))
t "let d = Queue [1;2;3] in (d.Count)" (fun () -> let d = Queue [1;2;3] in (d.Count))
t "let d = Queue [1;2;3] in (for x in d do d.Clear())" (fun () -> let d = Queue [1;2;3] in (for x in d do d.Clear()))
t "let d = Queue [1;2;3] in (d.TrimExcess(); d.Count)" (fun () -> let d = Queue [1;2;3] in (d.TrimExcess(); d.Count))
t "let d = Queue [1;2;3] in (d.EnsureCapacity -1)" (fun () -> let d = Queue [1;2;3] in (d.EnsureCapacity -1))
t "let d = Queue [1;2;3] in (Seq.toList d)" (fun () -> let d = Queue [1;2;3] in (Seq.toList d))
t "Queue<int>(-1).Count" (fun () -> Queue<int>(-1).Count)
t "Queue<int>((null: int seq)).Count" (fun () -> Queue<int>((null: int seq)).Count)
t "let d = Stack<int>() in (d.Push 4; Seq.toList d)" (fun () -> let d = Stack<int>() in (d.Push 4; Seq.toList d))
t "let d = Stack<int>() in (d.Pop())" (fun () -> let d = Stack<int>() in (d.Pop()))
t "let d = Stack<int>() in (d.TryPop())" (fun () -> let d = Stack<int>() in (d.TryPop()))
t "let d = Stack<int>() in (d.Peek())" (fun () -> let d = Stack<int>() in (d.Peek()))
t "let d = Stack<int>() in (d.TryPeek())" (fun () -> let d = Stack<int>() in (d.TryPeek()))
t "let d = Stack<int>() in (d.Contains 2)" (fun () -> let d = Stack<int>() in (d.Contains 2))
t "let d = Stack<int>() in (d.ToArray())" (fun () -> let d = Stack<int>() in (d.ToArray()))
t "let d = Stack<int>() in (d.CopyTo(Array.zeroCreate 2,0); 0)" (fun () -> let d = Stack<int>() in (d.CopyTo(Array.zeroCreate 2,0); 0))
t "let d = Stack<int>() in (d.CopyTo(Array.zeroCreate 5,-1); 0)" (fun () -> let d = Stack<int>() in (d.CopyTo(Array.zeroCreate 5,-1); 0))
t "let d = Stack<int>() in (d.CopyTo(Array.zeroCreate 5,6); 0)" (fun () -> let d = Stack<int>() in (d.CopyTo(Array.zeroCreate 5,6); 0))
t "let d = Stack<int>() in (d.CopyTo(null,0); 0)" (fun () -> let d = Stack<int>() in (d.CopyTo(null,0); 0))
t "let d = Stack<int>() in (d.Clear(); d.Count)" (fun () -> let d = Stack<int>() in (d.Clear(); d.Count))
t "let d = Stack<int>() in (d.Count)" (fun () -> let d = Stack<int>() in (d.Count))
t "let d = Stack<int>() in (for x in d do d.Clear())" (fun () -> let d = Stack<int>() in (for x in d do d.Clear()))
t "let d = Stack<int>() in (d.TrimExcess(); d.Count)" (fun () -> let d = Stack<int>() in (d.TrimExcess(); d.Count))
t "let d = Stack<int>() in (d.EnsureCapacity -1)" (fun () -> let d = Stack<int>() in (d.EnsureCapacity -1))
t "let d = Stack<int>() in (Seq.toList d)" (fun () -> let d = Stack<int>() in (Seq.toList d))
t "let d = Stack [1;2;3] in (d.Push 4; Seq.toList d)" (fun () -> let d = Stack [1;2;3] in (d.Push 4; Seq.toList d))
t "let d = Stack [1;2;3] in (d.Pop())" (fun () -> let d = Stack [1;2;3] in (d.Pop()))
t "let d = Stack [1;2;3] in (d.TryPop())" (fun () -> let d = Stack [1;2;3] in (d.TryPop()))
t "let d = Stack [1;2;3] in (d.Peek())" (fun () -> let d = Stack [1;2;3] in (d.Peek()))
t "let d = Stack [1;2;3] in (d.TryPeek())" (fun () -> let d = Stack [1;2;3] in (d.TryPeek()))
t "let d = Stack [1;2;3] in (d.Contains 2)" (fun () -> let d = Stack [1;2;3] in (d.Contains 2))
t "let d = Stack [1;2;3] in (d.ToArray())" (fun () -> let d = Stack [1;2;3] in (d.ToArray()))
t "let d = Stack [1;2;3] in (d.CopyTo(Array.zeroCreate 2,0); 0)" (fun () -> let d = Stack [1;2;3] in (d.CopyTo(Array.zeroCreate 2,0); 0))
t "let d = Stack [1;2;3] in (d.CopyTo(Array.zeroCreate 5,-1); 0)" (fun () -> let d = Stack [1;2;3] in (d.CopyTo(Array.zeroCreate 5,-1); 0))
t "let d = Stack [1;2;3] in (d.CopyTo(Array.zeroCreate 5,6); 0)" (fun () -> let d = Stack [1;2;3] in (d.CopyTo(Array.zeroCreate 5,6); 0))
t "let d = Stack [1;2;3] in (d.CopyTo(null,0); 0)" (fun () -> let d = Stack [1;2;3] in (d.CopyTo(null,0); 0))
t "let d = Stack [1;2;3] in (d.Clear(); d.Count)" (fun () -> let d = Stack [1;2;3] in (d.Clear(); d.Count))
t "let d = Stack [1;2;3] in (d.Count)" (fun () -> let d = Stack [1;2;3] in (d.Count))
t "let d = Stack [1;2;3] in (for x in d do d.Clear())" (fun () -> let d = Stack [1;2;3] in (for x in d do d.Clear()))
t "let d = Stack [1;2;3] in (d.TrimExcess(); d.Count)" (fun () -> let d = Stack [1;2;3] in (d.TrimExcess(); d.Count))
t "let d = Stack [1;2;3] in (d.EnsureCapacity -1)" (fun () -> let d = Stack [1;2;3] in (d.EnsureCapacity -1))
t "let d = Stack [1;2;3] in (Seq.toList d)" (fun () -> let d = Stack [1;2;3] in (Seq.toList d))
t "Stack<int>(-1).Count" (fun () -> Stack<int>(-1).Count)
t "Stack<int>((null: int seq)).Count" (fun () -> Stack<int>((null: int seq)).Count)
t "let d = PriorityQueue<string,int>() in (d.Enqueue('z',0); d.Peek())" (fun () -> let d = PriorityQueue<string,int>() in (d.Enqueue("z",0); d.Peek()))
t "let d = PriorityQueue<string,int>() in (d.Dequeue())" (fun () -> let d = PriorityQueue<string,int>() in (d.Dequeue()))
t "let d = PriorityQueue<string,int>() in (d.Peek())" (fun () -> let d = PriorityQueue<string,int>() in (d.Peek()))
t "let d = PriorityQueue<string,int>() in (d.TryDequeue())" (fun () -> let d = PriorityQueue<string,int>() in (d.TryDequeue()))
t "let d = PriorityQueue<string,int>() in (d.TryPeek())" (fun () -> let d = PriorityQueue<string,int>() in (d.TryPeek()))
t "let d = PriorityQueue<string,int>() in (d.EnqueueDequeue('y',5))" (fun () -> let d = PriorityQueue<string,int>() in (d.EnqueueDequeue("y",5)))
t "let d = PriorityQueue<string,int>() in (d.EnqueueDequeue('y',0))" (fun () -> let d = PriorityQueue<string,int>() in (d.EnqueueDequeue("y",0)))
t "let d = PriorityQueue<string,int>() in (d.DequeueEnqueue('y',5))" (fun () -> let d = PriorityQueue<string,int>() in (d.DequeueEnqueue("y",5)))
t "let d = PriorityQueue<string,int>() in (d.EnqueueRange [struct ('q',1)]; d.Count)" (fun () -> let d = PriorityQueue<string,int>() in (d.EnqueueRange [struct ("q",1)]; d.Count))
t "let d = PriorityQueue<string,int>() in (d.EnqueueRange(['q';'r'],1); d.Count)" (fun () -> let d = PriorityQueue<string,int>() in (d.EnqueueRange(["q";"r"],1); d.Count))
t "let d = PriorityQueue<string,int>() in (d.EnqueueRange null)" (fun () -> let d = PriorityQueue<string,int>() in (d.EnqueueRange null))
t "let d = PriorityQueue<string,int>() in (d.Clear(); d.Count)" (fun () -> let d = PriorityQueue<string,int>() in (d.Clear(); d.Count))
t "let d = PriorityQueue<string,int>() in (d.Count)" (fun () -> let d = PriorityQueue<string,int>() in (d.Count))
t "let d = PriorityQueue<string,int>() in ([ while d.Count > 0 do d.Dequeue() ])" (fun () -> let d = PriorityQueue<string,int>() in ([ while d.Count > 0 do d.Dequeue() ]))
t "let d = PriorityQueue<string,int>() in (d.UnorderedItems |> Seq.length)" (fun () -> let d = PriorityQueue<string,int>() in (d.UnorderedItems |> Seq.length))
t "let d = PriorityQueue<string,int>() in (d.EnsureCapacity -1)" (fun () -> let d = PriorityQueue<string,int>() in (d.EnsureCapacity -1))
t "let d = PriorityQueue<string,int>() in (d.Remove('a') |> string)" (fun () -> let d = PriorityQueue<string,int>() in (d.Remove("a") |> string))
t "let d = PriorityQueue<string,int>([struct ('a',3); struct ('b',1); struct ('c',2)]) in (d.Enqueue('z',0); d.Peek())" (fun () -> let d = PriorityQueue<string,int>([struct ("a",3); struct ("b",1); struct ("c",2)]) in (d.Enqueue("z",0); d.Peek()))
t "let d = PriorityQueue<string,int>([struct ('a',3); struct ('b',1); struct ('c',2)]) in (d.Dequeue())" (fun () -> let d = PriorityQueue<string,int>([struct ("a",3); struct ("b",1); struct ("c",2)]) in (d.Dequeue()))
t "let d = PriorityQueue<string,int>([struct ('a',3); struct ('b',1); struct ('c',2)]) in (d.Peek())" (fun () -> let d = PriorityQueue<string,int>([struct ("a",3); struct ("b",1); struct ("c",2)]) in (d.Peek()))
t "let d = PriorityQueue<string,int>([struct ('a',3); struct ('b',1); struct ('c',2)]) in (d.TryDequeue())" (fun () -> let d = PriorityQueue<string,int>([struct ("a",3); struct ("b",1); struct ("c",2)]) in (d.TryDequeue()))
t "let d = PriorityQueue<string,int>([struct ('a',3); struct ('b',1); struct ('c',2)]) in (d.TryPeek())" (fun () -> let d = PriorityQueue<string,int>([struct ("a",3); struct ("b",1); struct ("c",2)]) in (d.TryPeek()))
t "let d = PriorityQueue<string,int>([struct ('a',3); struct ('b',1); struct ('c',2)]) in (d.EnqueueDequeue('y',5))" (fun () -> let d = PriorityQueue<string,int>([struct ("a",3); struct ("b",1); struct ("c",2)]) in (d.EnqueueDequeue("y",5)))
t "let d = PriorityQueue<string,int>([struct ('a',3); struct ('b',1); struct ('c',2)]) in (d.EnqueueDequeue('y',0))" (fun () -> let d = PriorityQueue<string,int>([struct ("a",3); struct ("b",1); struct ("c",2)]) in (d.EnqueueDequeue("y",0)))
t "let d = PriorityQueue<string,int>([struct ('a',3); struct ('b',1); struct ('c',2)]) in (d.DequeueEnqueue('y',5))" (fun () -> let d = PriorityQueue<string,int>([struct ("a",3); struct ("b",1); struct ("c",2)]) in (d.DequeueEnqueue("y",5)))
t "let d = PriorityQueue<string,int>([struct ('a',3); struct ('b',1); struct ('c',2)]) in (d.EnqueueRange [struct ('q',1)]; d.Count)" (fun () -> let d = PriorityQueue<string,int>([struct ("a",3); struct ("b",1); struct ("c",2)]) in (d.EnqueueRange [struct ("q",1)]; d.Count))
t "let d = PriorityQueue<string,int>([struct ('a',3); struct ('b',1); struct ('c',2)]) in (d.EnqueueRange(['q';'r'],1); d.Count)" (fun () -> let d = PriorityQueue<string,int>([struct ("a",3); struct ("b",1); struct ("c",2)]) in (d.EnqueueRange(["q";"r"],1); d.Count))
t "let d = PriorityQueue<string,int>([struct ('a',3); struct ('b',1); struct ('c',2)]) in (d.EnqueueRange null)" (fun () -> let d = PriorityQueue<string,int>([struct ("a",3); struct ("b",1); struct ("c",2)]) in (d.EnqueueRange null))
t "let d = PriorityQueue<string,int>([struct ('a',3); struct ('b',1); struct ('c',2)]) in (d.Clear(); d.Count)" (fun () -> let d = PriorityQueue<string,int>([struct ("a",3); struct ("b",1); struct ("c",2)]) in (d.Clear(); d.Count))
t "let d = PriorityQueue<string,int>([struct ('a',3); struct ('b',1); struct ('c',2)]) in (d.Count)" (fun () -> let d = PriorityQueue<string,int>([struct ("a",3); struct ("b",1); struct ("c",2)]) in (d.Count))
t "let d = PriorityQueue<string,int>([struct ('a',3); struct ('b',1); struct ('c',2)]) in ([ while d.Count > 0 do d.Dequeue() ])" (fun () -> let d = PriorityQueue<string,int>([struct ("a",3); struct ("b",1); struct ("c",2)]) in ([ while d.Count > 0 do d.Dequeue() ]))
t "let d = PriorityQueue<string,int>([struct ('a',3); struct ('b',1); struct ('c',2)]) in (d.UnorderedItems |> Seq.length)" (fun () -> let d = PriorityQueue<string,int>([struct ("a",3); struct ("b",1); struct ("c",2)]) in (d.UnorderedItems |> Seq.length))
t "let d = PriorityQueue<string,int>([struct ('a',3); struct ('b',1); struct ('c',2)]) in (d.EnsureCapacity -1)" (fun () -> let d = PriorityQueue<string,int>([struct ("a",3); struct ("b",1); struct ("c",2)]) in (d.EnsureCapacity -1))
t "let d = PriorityQueue<string,int>([struct ('a',3); struct ('b',1); struct ('c',2)]) in (d.Remove('a') |> string)" (fun () -> let d = PriorityQueue<string,int>([struct ("a",3); struct ("b",1); struct ("c",2)]) in (d.Remove("a") |> string))
t "PriorityQueue<int,int>(-1).Count" (fun () -> PriorityQueue<int,int>(-1).Count)
t "let d = SortedDictionary<string,int>() in (d.Add('a',5); d.Count)" (fun () -> let d = SortedDictionary<string,int>() in (d.Add("a",5); d.Count))
t "let d = SortedDictionary<string,int>() in (d.Add(null,5))" (fun () -> let d = SortedDictionary<string,int>() in (d.Add(null,5)))
t "let d = SortedDictionary<string,int>() in (d.['a'])" (fun () -> let d = SortedDictionary<string,int>() in (d.["a"]))
t "let d = SortedDictionary<string,int>() in (d.['z'])" (fun () -> let d = SortedDictionary<string,int>() in (d.["z"]))
t "let d = SortedDictionary<string,int>() in (d.[null])" (fun () -> let d = SortedDictionary<string,int>() in (d.[null]))
t "let d = SortedDictionary<string,int>() in (d.['a'] <- 7; d.['a'])" (fun () -> let d = SortedDictionary<string,int>() in (d.["a"] <- 7; d.["a"]))
t "let d = SortedDictionary<string,int>() in (d.TryGetValue 'a')" (fun () -> let d = SortedDictionary<string,int>() in (d.TryGetValue "a"))
t "let d = SortedDictionary<string,int>() in (d.ContainsKey null)" (fun () -> let d = SortedDictionary<string,int>() in (d.ContainsKey null))
t "let d = SortedDictionary<string,int>() in (d.Remove 'a')" (fun () -> let d = SortedDictionary<string,int>() in (d.Remove "a"))
t "let d = SortedDictionary<string,int>() in (d.Remove(null: string))" (fun () -> let d = SortedDictionary<string,int>() in (d.Remove(null: string)))
t "let d = SortedDictionary<string,int>() in (d.Keys |> Seq.toList)" (fun () -> let d = SortedDictionary<string,int>() in (d.Keys |> Seq.toList))
t "let d = SortedDictionary<string,int>() in (d.Values |> Seq.toList)" (fun () -> let d = SortedDictionary<string,int>() in (d.Values |> Seq.toList))
t "let d = SortedDictionary<string,int>() in (d.ContainsValue 1)" (fun () -> let d = SortedDictionary<string,int>() in (d.ContainsValue 1))
t "let d = SortedDictionary<string,int>() in (for kv in d do d.Remove kv.Key |> ignore)" (fun () -> let d = SortedDictionary<string,int>() in (for kv in d do d.Remove kv.Key |> ignore))
t "let d = SortedDictionary<string,int>() in (for kv in d do d.[kv.Key] <- 5)" (fun () -> let d = SortedDictionary<string,int>() in (for kv in d do d.[kv.Key] <- 5))
t "let d = SortedDictionary<string,int>() in (d |> Seq.map (fun kv -> kv.Key) |> Seq.toList)" (fun () -> let d = SortedDictionary<string,int>() in (d |> Seq.map (fun kv -> kv.Key) |> Seq.toList))
t "let d = SortedDictionary<string,int>() in (d.Clear(); d.Count)" (fun () -> let d = SortedDictionary<string,int>() in (d.Clear(); d.Count))
t "let d = SortedDictionary(dict ['b',1;'a',2]) in (d.Add('a',5); d.Count)" (fun () -> let d = SortedDictionary(dict ["b",1;"a",2]) in (d.Add("a",5); d.Count))
t "let d = SortedDictionary(dict ['b',1;'a',2]) in (d.Add(null,5))" (fun () -> let d = SortedDictionary(dict ["b",1;"a",2]) in (d.Add(null,5)))
t "let d = SortedDictionary(dict ['b',1;'a',2]) in (d.['a'])" (fun () -> let d = SortedDictionary(dict ["b",1;"a",2]) in (d.["a"]))
t "let d = SortedDictionary(dict ['b',1;'a',2]) in (d.['z'])" (fun () -> let d = SortedDictionary(dict ["b",1;"a",2]) in (d.["z"]))
t "let d = SortedDictionary(dict ['b',1;'a',2]) in (d.[null])" (fun () -> let d = SortedDictionary(dict ["b",1;"a",2]) in (d.[null]))
t "let d = SortedDictionary(dict ['b',1;'a',2]) in (d.['a'] <- 7; d.['a'])" (fun () -> let d = SortedDictionary(dict ["b",1;"a",2]) in (d.["a"] <- 7; d.["a"]))
t "let d = SortedDictionary(dict ['b',1;'a',2]) in (d.TryGetValue 'a')" (fun () -> let d = SortedDictionary(dict ["b",1;"a",2]) in (d.TryGetValue "a"))
t "let d = SortedDictionary(dict ['b',1;'a',2]) in (d.ContainsKey null)" (fun () -> let d = SortedDictionary(dict ["b",1;"a",2]) in (d.ContainsKey null))
t "let d = SortedDictionary(dict ['b',1;'a',2]) in (d.Remove 'a')" (fun () -> let d = SortedDictionary(dict ["b",1;"a",2]) in (d.Remove "a"))
t "let d = SortedDictionary(dict ['b',1;'a',2]) in (d.Remove(null: string))" (fun () -> let d = SortedDictionary(dict ["b",1;"a",2]) in (d.Remove(null: string)))
t "let d = SortedDictionary(dict ['b',1;'a',2]) in (d.Keys |> Seq.toList)" (fun () -> let d = SortedDictionary(dict ["b",1;"a",2]) in (d.Keys |> Seq.toList))
t "let d = SortedDictionary(dict ['b',1;'a',2]) in (d.Values |> Seq.toList)" (fun () -> let d = SortedDictionary(dict ["b",1;"a",2]) in (d.Values |> Seq.toList))
t "let d = SortedDictionary(dict ['b',1;'a',2]) in (d.ContainsValue 1)" (fun () -> let d = SortedDictionary(dict ["b",1;"a",2]) in (d.ContainsValue 1))
t "let d = SortedDictionary(dict ['b',1;'a',2]) in (for kv in d do d.Remove kv.Key |> ignore)" (fun () -> let d = SortedDictionary(dict ["b",1;"a",2]) in (for kv in d do d.Remove kv.Key |> ignore))
t "let d = SortedDictionary(dict ['b',1;'a',2]) in (for kv in d do d.[kv.Key] <- 5)" (fun () -> let d = SortedDictionary(dict ["b",1;"a",2]) in (for kv in d do d.[kv.Key] <- 5))
t "let d = SortedDictionary(dict ['b',1;'a',2]) in (d |> Seq.map (fun kv -> kv.Key) |> Seq.toList)" (fun () -> let d = SortedDictionary(dict ["b",1;"a",2]) in (d |> Seq.map (fun kv -> kv.Key) |> Seq.toList))
t "let d = SortedDictionary(dict ['b',1;'a',2]) in (d.Clear(); d.Count)" (fun () -> let d = SortedDictionary(dict ["b",1;"a",2]) in (d.Clear(); d.Count))
t "let d = SortedSet<int>() in (d.Add 1)" (fun () -> let d = SortedSet<int>() in (d.Add 1))
t "let d = SortedSet<int>() in (d.Min)" (fun () -> let d = SortedSet<int>() in (d.Min))
t "let d = SortedSet<int>() in (d.Max)" (fun () -> let d = SortedSet<int>() in (d.Max))
t "let d = SortedSet<int>() in (d.Remove 1)" (fun () -> let d = SortedSet<int>() in (d.Remove 1))
t "let d = SortedSet<int>() in (d.Contains 3)" (fun () -> let d = SortedSet<int>() in (d.Contains 3))
t "let d = SortedSet<int>() in (d.Reverse() |> Seq.toList)" (fun () -> let d = SortedSet<int>() in (d.Reverse() |> Seq.toList))
t "let d = SortedSet<int>() in (d.GetViewBetween(1,2) |> Seq.toList)" (fun () -> let d = SortedSet<int>() in (d.GetViewBetween(1,2) |> Seq.toList))
t "let d = SortedSet<int>() in (d.GetViewBetween(2,1) |> Seq.toList)" (fun () -> let d = SortedSet<int>() in (d.GetViewBetween(2,1) |> Seq.toList))
t "let d = SortedSet<int>() in (d.UnionWith null)" (fun () -> let d = SortedSet<int>() in (d.UnionWith null))
t "let d = SortedSet<int>() in (d.UnionWith [9;0]; Seq.toList d)" (fun () -> let d = SortedSet<int>() in (d.UnionWith [9;0]; Seq.toList d))
t "let d = SortedSet<int>() in (d.IntersectWith [1]; Seq.toList d)" (fun () -> let d = SortedSet<int>() in (d.IntersectWith [1]; Seq.toList d))
t "let d = SortedSet<int>() in (d.ExceptWith [1]; Seq.toList d)" (fun () -> let d = SortedSet<int>() in (d.ExceptWith [1]; Seq.toList d))
t "let d = SortedSet<int>() in (d.SymmetricExceptWith [1;7]; Seq.toList d)" (fun () -> let d = SortedSet<int>() in (d.SymmetricExceptWith [1;7]; Seq.toList d))
t "let d = SortedSet<int>() in (d.RemoveWhere(fun x -> x>1))" (fun () -> let d = SortedSet<int>() in (d.RemoveWhere(fun x -> x>1)))
t "let d = SortedSet<int>() in (d.CopyTo(Array.zeroCreate 2); 0)" (fun () -> let d = SortedSet<int>() in (d.CopyTo(Array.zeroCreate 2); 0))
t "let d = SortedSet<int>() in (d.IsSubsetOf [1;2;3])" (fun () -> let d = SortedSet<int>() in (d.IsSubsetOf [1;2;3]))
t "let d = SortedSet<int>() in (d.SetEquals [1;2;3])" (fun () -> let d = SortedSet<int>() in (d.SetEquals [1;2;3]))
t "let d = SortedSet<int>() in (for x in d do d.Add(x+10) |> ignore)" (fun () -> let d = SortedSet<int>() in (for x in d do d.Add(x+10) |> ignore))
t "let d = SortedSet<int>() in (d.TryGetValue 2)" (fun () -> let d = SortedSet<int>() in (d.TryGetValue 2))
t "let d = SortedSet [3;1;2] in (d.Add 1)" (fun () -> let d = SortedSet [3;1;2] in (d.Add 1))
t "let d = SortedSet [3;1;2] in (d.Min)" (fun () -> let d = SortedSet [3;1;2] in (d.Min))
t "let d = SortedSet [3;1;2] in (d.Max)" (fun () -> let d = SortedSet [3;1;2] in (d.Max))
t "let d = SortedSet [3;1;2] in (d.Remove 1)" (fun () -> let d = SortedSet [3;1;2] in (d.Remove 1))
t "let d = SortedSet [3;1;2] in (d.Contains 3)" (fun () -> let d = SortedSet [3;1;2] in (d.Contains 3))
t "let d = SortedSet [3;1;2] in (d.Reverse() |> Seq.toList)" (fun () -> let d = SortedSet [3;1;2] in (d.Reverse() |> Seq.toList))
t "let d = SortedSet [3;1;2] in (d.GetViewBetween(1,2) |> Seq.toList)" (fun () -> let d = SortedSet [3;1;2] in (d.GetViewBetween(1,2) |> Seq.toList))
t "let d = SortedSet [3;1;2] in (d.GetViewBetween(2,1) |> Seq.toList)" (fun () -> let d = SortedSet [3;1;2] in (d.GetViewBetween(2,1) |> Seq.toList))
t "let d = SortedSet [3;1;2] in (d.UnionWith null)" (fun () -> let d = SortedSet [3;1;2] in (d.UnionWith null))
t "let d = SortedSet [3;1;2] in (d.UnionWith [9;0]; Seq.toList d)" (fun () -> let d = SortedSet [3;1;2] in (d.UnionWith [9;0]; Seq.toList d))
t "let d = SortedSet [3;1;2] in (d.IntersectWith [1]; Seq.toList d)" (fun () -> let d = SortedSet [3;1;2] in (d.IntersectWith [1]; Seq.toList d))
t "let d = SortedSet [3;1;2] in (d.ExceptWith [1]; Seq.toList d)" (fun () -> let d = SortedSet [3;1;2] in (d.ExceptWith [1]; Seq.toList d))
t "let d = SortedSet [3;1;2] in (d.SymmetricExceptWith [1;7]; Seq.toList d)" (fun () -> let d = SortedSet [3;1;2] in (d.SymmetricExceptWith [1;7]; Seq.toList d))
t "let d = SortedSet [3;1;2] in (d.RemoveWhere(fun x -> x>1))" (fun () -> let d = SortedSet [3;1;2] in (d.RemoveWhere(fun x -> x>1)))
t "let d = SortedSet [3;1;2] in (d.CopyTo(Array.zeroCreate 2); 0)" (fun () -> let d = SortedSet [3;1;2] in (d.CopyTo(Array.zeroCreate 2); 0))
t "let d = SortedSet [3;1;2] in (d.IsSubsetOf [1;2;3])" (fun () -> let d = SortedSet [3;1;2] in (d.IsSubsetOf [1;2;3]))
t "let d = SortedSet [3;1;2] in (d.SetEquals [1;2;3])" (fun () -> let d = SortedSet [3;1;2] in (d.SetEquals [1;2;3]))
t "let d = SortedSet [3;1;2] in (for x in d do d.Add(x+10) |> ignore)" (fun () -> let d = SortedSet [3;1;2] in (for x in d do d.Add(x+10) |> ignore))
t "let d = SortedSet [3;1;2] in (d.TryGetValue 2)" (fun () -> let d = SortedSet [3;1;2] in (d.TryGetValue 2))
t "let d = SortedList<string,int>() in (d.Add('a',5); d.Count)" (fun () -> let d = SortedList<string,int>() in (d.Add("a",5); d.Count))
t "let d = SortedList<string,int>() in (d.['a'])" (fun () -> let d = SortedList<string,int>() in (d.["a"]))
t "let d = SortedList<string,int>() in (d.['z'])" (fun () -> let d = SortedList<string,int>() in (d.["z"]))
t "let d = SortedList<string,int>() in (d.Keys.[0])" (fun () -> let d = SortedList<string,int>() in (d.Keys.[0]))
t "let d = SortedList<string,int>() in (d.Values.[0])" (fun () -> let d = SortedList<string,int>() in (d.Values.[0]))
t "let d = SortedList<string,int>() in (d.IndexOfKey 'b')" (fun () -> let d = SortedList<string,int>() in (d.IndexOfKey "b"))
t "let d = SortedList<string,int>() in (d.IndexOfValue 2)" (fun () -> let d = SortedList<string,int>() in (d.IndexOfValue 2))
t "let d = SortedList<string,int>() in (d.RemoveAt 0; d.Count)" (fun () -> let d = SortedList<string,int>() in (d.RemoveAt 0; d.Count))
t "let d = SortedList<string,int>() in (d.RemoveAt 9)" (fun () -> let d = SortedList<string,int>() in (d.RemoveAt 9))
t "let d = SortedList<string,int>() in (d.GetKeyAtIndex 0)" (fun () -> let d = SortedList<string,int>() in (d.GetKeyAtIndex 0))
t "let d = SortedList<string,int>() in (d.GetValueAtIndex 9)" (fun () -> let d = SortedList<string,int>() in (d.GetValueAtIndex 9))
t "let d = SortedList<string,int>() in (d.SetValueAtIndex(0,4); d.Values.[0])" (fun () -> let d = SortedList<string,int>() in (d.SetValueAtIndex(0,4); d.Values.[0]))
t "let d = SortedList(dict ['b',1;'a',2]) in (d.Add('a',5); d.Count)" (fun () -> let d = SortedList(dict ["b",1;"a",2]) in (d.Add("a",5); d.Count))
t "let d = SortedList(dict ['b',1;'a',2]) in (d.['a'])" (fun () -> let d = SortedList(dict ["b",1;"a",2]) in (d.["a"]))
t "let d = SortedList(dict ['b',1;'a',2]) in (d.['z'])" (fun () -> let d = SortedList(dict ["b",1;"a",2]) in (d.["z"]))
t "let d = SortedList(dict ['b',1;'a',2]) in (d.Keys.[0])" (fun () -> let d = SortedList(dict ["b",1;"a",2]) in (d.Keys.[0]))
t "let d = SortedList(dict ['b',1;'a',2]) in (d.Values.[0])" (fun () -> let d = SortedList(dict ["b",1;"a",2]) in (d.Values.[0]))
t "let d = SortedList(dict ['b',1;'a',2]) in (d.IndexOfKey 'b')" (fun () -> let d = SortedList(dict ["b",1;"a",2]) in (d.IndexOfKey "b"))
t "let d = SortedList(dict ['b',1;'a',2]) in (d.IndexOfValue 2)" (fun () -> let d = SortedList(dict ["b",1;"a",2]) in (d.IndexOfValue 2))
t "let d = SortedList(dict ['b',1;'a',2]) in (d.RemoveAt 0; d.Count)" (fun () -> let d = SortedList(dict ["b",1;"a",2]) in (d.RemoveAt 0; d.Count))
t "let d = SortedList(dict ['b',1;'a',2]) in (d.RemoveAt 9)" (fun () -> let d = SortedList(dict ["b",1;"a",2]) in (d.RemoveAt 9))
t "let d = SortedList(dict ['b',1;'a',2]) in (d.GetKeyAtIndex 0)" (fun () -> let d = SortedList(dict ["b",1;"a",2]) in (d.GetKeyAtIndex 0))
t "let d = SortedList(dict ['b',1;'a',2]) in (d.GetValueAtIndex 9)" (fun () -> let d = SortedList(dict ["b",1;"a",2]) in (d.GetValueAtIndex 9))
t "let d = SortedList(dict ['b',1;'a',2]) in (d.SetValueAtIndex(0,4); d.Values.[0])" (fun () -> let d = SortedList(dict ["b",1;"a",2]) in (d.SetValueAtIndex(0,4); d.Values.[0]))
t "let d = LinkedList<int>() in (d.AddFirst 0 |> ignore; Seq.toList d)" (fun () -> let d = LinkedList<int>() in (d.AddFirst 0 |> ignore; Seq.toList d))
t "let d = LinkedList<int>() in (d.AddLast 9 |> ignore; Seq.toList d)" (fun () -> let d = LinkedList<int>() in (d.AddLast 9 |> ignore; Seq.toList d))
t "let d = LinkedList<int>() in (d.RemoveFirst(); Seq.toList d)" (fun () -> let d = LinkedList<int>() in (d.RemoveFirst(); Seq.toList d))
t "let d = LinkedList<int>() in (d.RemoveLast(); Seq.toList d)" (fun () -> let d = LinkedList<int>() in (d.RemoveLast(); Seq.toList d))
t "let d = LinkedList<int>() in (d.First.Value)" (fun () -> let d = LinkedList<int>() in (d.First.Value))
t "let d = LinkedList<int>() in (d.Last.Value)" (fun () -> let d = LinkedList<int>() in (d.Last.Value))
t "let d = LinkedList<int>() in ((isNull d.First))" (fun () -> let d = LinkedList<int>() in ((isNull d.First)))
t "let d = LinkedList<int>() in (d.Find 2 |> isNull)" (fun () -> let d = LinkedList<int>() in (d.Find 2 |> isNull))
t "let d = LinkedList<int>() in (d.Find 9 |> isNull)" (fun () -> let d = LinkedList<int>() in (d.Find 9 |> isNull))
t "let d = LinkedList<int>() in (d.FindLast 2 |> isNull)" (fun () -> let d = LinkedList<int>() in (d.FindLast 2 |> isNull))
t "let d = LinkedList<int>() in (d.Remove 2)" (fun () -> let d = LinkedList<int>() in (d.Remove 2))
t "let d = LinkedList<int>() in (d.Contains 2)" (fun () -> let d = LinkedList<int>() in (d.Contains 2))
t "let d = LinkedList<int>() in (d.AddAfter(d.First,5) |> ignore; Seq.toList d)" (fun () -> let d = LinkedList<int>() in (d.AddAfter(d.First,5) |> ignore; Seq.toList d))
t "let d = LinkedList<int>() in (d.AddBefore(d.First,5) |> ignore; Seq.toList d)" (fun () -> let d = LinkedList<int>() in (d.AddBefore(d.First,5) |> ignore; Seq.toList d))
t "let d = LinkedList<int>() in (d.AddAfter(null,5) |> ignore)" (fun () -> let d = LinkedList<int>() in (d.AddAfter(null,5) |> ignore))
t "let d = LinkedList<int>() in (d.AddAfter(LinkedListNode 3,5) |> ignore)" (fun () -> let d = LinkedList<int>() in (d.AddAfter(LinkedListNode 3,5) |> ignore))
t "let d = LinkedList<int>() in (d.Remove(d.First); Seq.toList d)" (fun () -> let d = LinkedList<int>() in (d.Remove(d.First); Seq.toList d))
t "let d = LinkedList<int>() in (d.AddFirst(d.First))" (fun () -> let d = LinkedList<int>() in (d.AddFirst(d.First)))
t "let d = LinkedList<int>() in (d.CopyTo(Array.zeroCreate 2,0))" (fun () -> let d = LinkedList<int>() in (d.CopyTo(Array.zeroCreate 2,0)))
t "let d = LinkedList<int>() in (d.Clear(); d.Count)" (fun () -> let d = LinkedList<int>() in (d.Clear(); d.Count))
t "let d = LinkedList<int>() in (for x in d do d.AddLast x |> ignore)" (fun () -> let d = LinkedList<int>() in (for x in d do d.AddLast x |> ignore))
t "let d = LinkedList<int>() in (d.First.Next.Value)" (fun () -> let d = LinkedList<int>() in (d.First.Next.Value))
t "let d = LinkedList<int>() in (d.Last.Next |> isNull)" (fun () -> let d = LinkedList<int>() in (d.Last.Next |> isNull))
t "let d = LinkedList [1;2;3] in (d.AddFirst 0 |> ignore; Seq.toList d)" (fun () -> let d = LinkedList [1;2;3] in (d.AddFirst 0 |> ignore; Seq.toList d))
t "let d = LinkedList [1;2;3] in (d.AddLast 9 |> ignore; Seq.toList d)" (fun () -> let d = LinkedList [1;2;3] in (d.AddLast 9 |> ignore; Seq.toList d))
t "let d = LinkedList [1;2;3] in (d.RemoveFirst(); Seq.toList d)" (fun () -> let d = LinkedList [1;2;3] in (d.RemoveFirst(); Seq.toList d))
t "let d = LinkedList [1;2;3] in (d.RemoveLast(); Seq.toList d)" (fun () -> let d = LinkedList [1;2;3] in (d.RemoveLast(); Seq.toList d))
t "let d = LinkedList [1;2;3] in (d.First.Value)" (fun () -> let d = LinkedList [1;2;3] in (d.First.Value))
t "let d = LinkedList [1;2;3] in (d.Last.Value)" (fun () -> let d = LinkedList [1;2;3] in (d.Last.Value))
t "let d = LinkedList [1;2;3] in ((isNull d.First))" (fun () -> let d = LinkedList [1;2;3] in ((isNull d.First)))
t "let d = LinkedList [1;2;3] in (d.Find 2 |> isNull)" (fun () -> let d = LinkedList [1;2;3] in (d.Find 2 |> isNull))
t "let d = LinkedList [1;2;3] in (d.Find 9 |> isNull)" (fun () -> let d = LinkedList [1;2;3] in (d.Find 9 |> isNull))
t "let d = LinkedList [1;2;3] in (d.FindLast 2 |> isNull)" (fun () -> let d = LinkedList [1;2;3] in (d.FindLast 2 |> isNull))
t "let d = LinkedList [1;2;3] in (d.Remove 2)" (fun () -> let d = LinkedList [1;2;3] in (d.Remove 2))
t "let d = LinkedList [1;2;3] in (d.Contains 2)" (fun () -> let d = LinkedList [1;2;3] in (d.Contains 2))
t "let d = LinkedList [1;2;3] in (d.AddAfter(d.First,5) |> ignore; Seq.toList d)" (fun () -> let d = LinkedList [1;2;3] in (d.AddAfter(d.First,5) |> ignore; Seq.toList d))
t "let d = LinkedList [1;2;3] in (d.AddBefore(d.First,5) |> ignore; Seq.toList d)" (fun () -> let d = LinkedList [1;2;3] in (d.AddBefore(d.First,5) |> ignore; Seq.toList d))
t "let d = LinkedList [1;2;3] in (d.AddAfter(null,5) |> ignore)" (fun () -> let d = LinkedList [1;2;3] in (d.AddAfter(null,5) |> ignore))
t "let d = LinkedList [1;2;3] in (d.AddAfter(LinkedListNode 3,5) |> ignore)" (fun () -> let d = LinkedList [1;2;3] in (d.AddAfter(LinkedListNode 3,5) |> ignore))
t "let d = LinkedList [1;2;3] in (d.Remove(d.First); Seq.toList d)" (fun () -> let d = LinkedList [1;2;3] in (d.Remove(d.First); Seq.toList d))
t "let d = LinkedList [1;2;3] in (d.AddFirst(d.First))" (fun () -> let d = LinkedList [1;2;3] in (d.AddFirst(d.First)))
t "let d = LinkedList [1;2;3] in (d.CopyTo(Array.zeroCreate 2,0))" (fun () -> let d = LinkedList [1;2;3] in (d.CopyTo(Array.zeroCreate 2,0)))
t "let d = LinkedList [1;2;3] in (d.Clear(); d.Count)" (fun () -> let d = LinkedList [1;2;3] in (d.Clear(); d.Count))
t "let d = LinkedList [1;2;3] in (for x in d do d.AddLast x |> ignore)" (fun () -> let d = LinkedList [1;2;3] in (for x in d do d.AddLast x |> ignore))
t "let d = LinkedList [1;2;3] in (d.First.Next.Value)" (fun () -> let d = LinkedList [1;2;3] in (d.First.Next.Value))
t "let d = LinkedList [1;2;3] in (d.Last.Next |> isNull)" (fun () -> let d = LinkedList [1;2;3] in (d.Last.Next |> isNull))
