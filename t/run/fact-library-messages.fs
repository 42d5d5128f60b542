// out: ArgumentException: The index was outside the range of elements in the list. (Parameter 'n')
// out: ArgumentException: The index was outside the range of elements in the list. (Parameter 'index')
// out: InvalidOperationException: The input list was empty.
// out: ArgumentException: The input list was empty. (Parameter 'list')
// out: True
// out: ArgumentException: The input must be non-negative. count = -1 (Parameter 'count')
// out: IndexOutOfRangeException: Index was outside the bounds of the array.
// out: [|0; 9; 9|]
// out: InvalidOperationException: tried to skip The input sequence has an insufficient number of elements. 3 past the end of the seq
// out: InvalidOperationException: The input sequence has an insufficient number of elements.: tried to take 1 element past the end of the seq. Use Seq.truncate to get 3 or less elements
// out: KeyNotFoundException: The given key was not present in the dictionary.
// out: ArgumentException: An item with the same key has already been added. Key: [fig, 1]
// out: ArgumentException: An item with the same key has already been added. Key: two
// out: KeyNotFoundException: The given key 'three' was not present in the dictionary.
// out: ArgumentException: The input sequence was empty. (Parameter 'source')
// out: ArgumentException: The input sequence was empty. (Parameter 'source')
// out: IndexOutOfRangeException: Index was outside the bounds of the array.
// out: KeyNotFoundException: An index satisfying the predicate was not found in the collection.
// out: (nana, , 2, 0)
open System
let show (f: unit -> obj) =
  try printfn "%O" (f ()) with e -> printfn "%s: %s" (e.GetType().Name) (e.Message.Replace("\n", " "))
let none: int list = []
show (fun () -> box ([ 1; 2 ].[2]))
show (fun () -> box (List.item 2 [ 1; 2 ]))
show (fun () -> box none.Head)
show (fun () -> box (List.head none))
show (fun () -> box (List.skip -1 [ 1; 2 ] = [ 1; 2 ]))
show (fun () -> box (List.take -1 [ 1; 2 ]))
let a = [| 0; 0; 0 |]
show (fun () -> box (Array.fill a 1 5 9))
printfn "%A" a
show (fun () -> box (Seq.length (Seq.skip 3 [ 1; 2 ])))
show (fun () -> box (Seq.length (Seq.take 3 [ 1; 2 ])))
show (fun () -> box (Map.find 3 (Map.ofList [ 1, 2 ])))
let sorted = Collections.Generic.SortedDictionary<string, int>()
sorted.Add("fig", 1)
show (fun () -> sorted.Add("fig", 1); box 0)
let d = Collections.Generic.Dictionary<string, int>()
d.Add("two", 1)
show (fun () -> d.Add("two", 1); box 0)
show (fun () -> box d.["three"])
show (fun () -> box (Seq.head (Seq.empty: seq<int>)))
show (fun () -> box (Seq.reduce (+) (Seq.empty: seq<int>)))
show (fun () -> box a.[3])
show (fun () -> box (List.find (fun x -> x > 3) [ 1; 2 ]))
show (fun () -> box ("banana"[2..99], "banana"[3..2], [ 1; 2; 3 ].[1..9].Length, a[5..].Length))
