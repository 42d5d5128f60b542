// out: item !! ArgumentOutOfRangeException: Index was out of range. Must be non-negative and less than the size of the collection. (Parameter 'index')
// out: item- !! ArgumentOutOfRangeException: Index was out of range. Must be non-negative and less than the size of the collection. (Parameter 'index')
// out: set !! ArgumentOutOfRangeException: Index was out of range. Must be non-negative and less than the size of the collection. (Parameter 'index')
// out: insert !! ArgumentOutOfRangeException: Index must be within the bounds of the List. (Parameter 'index')
// out: insert- !! ArgumentOutOfRangeException: Index must be within the bounds of the List. (Parameter 'index')
// out: insertRange !! ArgumentOutOfRangeException: Index was out of range. Must be non-negative and less than or equal to the size of the collection. (Parameter 'index')
// out: removeAt !! ArgumentOutOfRangeException: Index was out of range. Must be non-negative and less than the size of the collection. (Parameter 'index')
// out: removeRange !! ArgumentOutOfRangeException: Non-negative number required. (Parameter 'index')
// out: removeRange2 !! ArgumentOutOfRangeException: Non-negative number required. (Parameter 'count')
// out: removeRange3 !! ArgumentException: Offset and length were out of bounds for the array or count is greater than the number of elements from index to the end of the source collection.
// out: getRange !! ArgumentException: Offset and length were out of bounds for the array or count is greater than the number of elements from index to the end of the source collection.
// out: getRange- !! ArgumentOutOfRangeException: Non-negative number required. (Parameter 'index')
// out: getRange-2 !! ArgumentOutOfRangeException: Non-negative number required. (Parameter 'count')
// out: cap !! ArgumentOutOfRangeException: Non-negative number required. (Parameter 'capacity')
// out: capset !! ArgumentOutOfRangeException: capacity was less than the current size. (Parameter 'value')
// out: copyTo !! ArgumentException: Destination array was not long enough. Check the destination index, length, and the array's lower bounds. (Parameter 'destinationArray')
// out: copyTo2 !! ArgumentException: Destination array was not long enough. Check the destination index, length, and the array's lower bounds. (Parameter 'destinationArray')
// out: copyTo3 !! ArgumentOutOfRangeException: destinationIndex ('-1') must be greater than or equal to '0'. (Parameter 'destinationIndex')
// out: Actual value was -1.
// out: copyTo4 !! ArgumentException: Offset and length were out of bounds for the array or count is greater than the number of elements from index to the end of the source collection.
// out: modify !! InvalidOperationException: Collection was modified; enumeration operation may not execute.
// out: modify2 !! InvalidOperationException: Collection was modified; enumeration operation may not execute.
// out: modify3 !! InvalidOperationException: Collection was modified; enumeration operation may not execute.
// out: reverse !! ArgumentException: Offset and length were out of bounds for the array or count is greater than the number of elements from index to the end of the source collection.
// out: sort !! InvalidOperationException: Failed to compare two elements in the array.
// out: bsearch -> (-3, 2)
// out: index !! ArgumentOutOfRangeException: Index was out of range. Must be non-negative and less than or equal to the size of the collection. (Parameter 'index')
// out: findIndex !! ArgumentOutOfRangeException: Index was out of range. Must be non-negative and less than or equal to the size of the collection. (Parameter 'startIndex')
// out: find -> (0, 0, -1, -1)
// out: 20 32 [7 3 10 6 2 9 5 1 8 4 0 7 3 10 6 2 9 5 1 8]
// out: [100 7 3 10 6 300 2 9 5 1 8 4 0 7 3 10 6 2 9 5 1 8 200]
// out: true false 12
// out: [7 3 9 5 1 7 3 9 5 1] 10
// out: [7 3 50 51 52 53 9 5 1 7 3 9 5 1 1 2 3 7 3 9 5 1 7 3 9 5 1 1 2 3]
// out: [3 50 1 1 2 3 7 3 9 5 1 7 3 9 5 1 1 2 3]
// out: [1 1 1 1 1 2 2 3 3 3 3 3 5 5 7 7 9 9 50] 12 -15
// out: [50 9 9 7 7 5 5 3 3 3 3 3 2 2 1 1 1 1 1]
// out: [1 1 1 1 1 2 2 3 3 3 3 3 5 5 7 7 9 9 50]
// out: [1 1 1 1 1 2 2 3 3 3 3 3 5 5 7 7 9 9 50]
// out: 77 2 17 16 true false
// out: 77 3 2 -1
// out: 77 7 7 9 9 50 true true
// out: ["1"; "1"; "77"; "1"; "1"; "2"; "2"; "3"; "3"; "3"; "3"; "3"; "5"; "5"; "7"; "7";
// out:  "9"; "9"; "50"]
// out: 1;1;77;1;1;2;2;3;3;3;3;3;5;5;7;7;9;9;50;
// out: [|1; 1; 77; 1; 1; 2; 2; 3; 3; 3; 3; 3; 5; 5; 7; 7; 9; 9; 50|] 1 77 1
// out: [|0; 1; 1; 77; 1; 1; 2; 2; 3; 1; 1; 3; 3; 5; 5; 7; 7; 9; 9; 50; 0; 0; 0; 0; 0; 0;
// out:   0; 0; 0; 0; 0; 0|]
// out: 1 1 77 1 1 2 2 3 3 3 3 3 5 5 7 7 9 9 50 
// out: 192 19 1
// out: 0 true
// out: 3 true x,y
// out: 0
// out: 0 1
// out: 0 2 4
// out: 12
// out: 0 35 28 7 21 14 38 3 31 24 10 17 34 27 20 13 6 16 37 2 23 9 30 40 12 19 33 26 5 1 36 8 22 29 15 32 25 4 11 39 18
// out: 5000050000 100000
// out: [|1; 2; 3|]
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
let l = List<int>([5; 3; 9])
let e = List<int>()
t "item" (fun () -> l.[3])
t "item-" (fun () -> l.[-1])
t "set" (fun () -> l.[3] <- 1)
t "insert" (fun () -> l.Insert(4, 1))
t "insert-" (fun () -> l.Insert(-1, 1))
t "insertRange" (fun () -> l.InsertRange(4, [1]))
t "removeAt" (fun () -> l.RemoveAt 3)
t "removeRange" (fun () -> l.RemoveRange(-1, 2))
t "removeRange2" (fun () -> l.RemoveRange(1, -2))
t "removeRange3" (fun () -> l.RemoveRange(1, 3))
t "getRange" (fun () -> l.GetRange(1, 3))
t "getRange-" (fun () -> l.GetRange(-1, 3))
t "getRange-2" (fun () -> l.GetRange(1, -3))
t "cap" (fun () -> List<int>(-1))
t "capset" (fun () -> l.Capacity <- 1)
t "copyTo" (fun () -> l.CopyTo([|1|]))
t "copyTo2" (fun () -> l.CopyTo([|1;2;3;4|], 2))
t "copyTo3" (fun () -> l.CopyTo([|1;2;3;4|], -1))
t "copyTo4" (fun () -> l.CopyTo(2, [|1;2;3;4|], 0, 2))
t "modify" (fun () -> for x in l do l.Add x)
t "modify2" (fun () -> for x in l do l.[0] <- 5)
t "modify3" (fun () -> for x in l do l.Remove 9 |> ignore)
t "reverse" (fun () -> l.Reverse(1, 5))
t "sort" (fun () -> l.Sort(fun a b -> failwith "x"))
t "bsearch" (fun () -> l.BinarySearch 4, l.BinarySearch 5)
t "index" (fun () -> l.IndexOf(5, 17))
t "findIndex" (fun () -> l.FindIndex(17, fun x -> true))
t "find" (fun () -> e.Find(fun x -> x > 3), e.FindLast(fun x -> x > 3), e.FindIndex(fun x -> true), e.FindLastIndex(fun x -> true))
let show (x: List<int>) = x |> Seq.map string |> String.concat " "
let mutable r = ResizeArray<int>()
for i in 1..20 do r.Add(i * 7 % 11)
printfn "%d %d [%s]" r.Count r.Capacity (show r)
r.Insert(0, 100); r.Insert(21, 200); r.Insert(5, 300)
printfn "[%s]" (show r)
printfn "%b %b %d" (r.Remove 300) (r.Remove 12345) (r.RemoveAll(fun x -> x % 2 = 0))
printfn "[%s] %d" (show r) r.Count
r.AddRange [ 1; 2; 3 ]
r.AddRange r
r.InsertRange(2, seq { 50..53 })
printfn "[%s]" (show r)
r.RemoveRange(3, 10); r.RemoveAt 0
printfn "[%s]" (show r)
r.Sort(); printfn "[%s] %d %d" (show r) (r.BinarySearch 5) (r.BinarySearch 6)
r.Sort(fun a b -> compare b a); printfn "[%s]" (show r)
r.Reverse(); printfn "[%s]" (show r)
r.Reverse(1, 4); printfn "[%s]" (show r)
r.[2] <- 77
printfn "%d %d %d %d %b %b" r.[2] (r.IndexOf 77) (r.LastIndexOf 9) (r.IndexOf(9, 3)) (r.Contains 77) (r.Contains 78)
printfn "%d %d %d %d" (r.Find(fun x -> x > 5)) (r.FindLast(fun x -> x < 5)) (r.FindIndex(fun x -> x > 60)) (r.FindLastIndex(fun x -> x < 0))
printfn "%s %b %b" (show (r.FindAll(fun x -> x > 5))) (r.Exists(fun x -> x = 3)) (r.TrueForAll(fun x -> x > 0))
printfn "%A" (r.ConvertAll(fun x -> string x) |> Seq.toList)
r.ForEach(fun x -> printf "%d;" x)
printfn ""
printfn "%A %s" (r.ToArray()) (show (r.GetRange(1, 3)))
let target = Array.zeroCreate 32
r.CopyTo(target, 1)
r.CopyTo(0, target, 9, 2)
printfn "%A" target
for x in r do printf "%d " x
printfn ""
printfn "%d %d %d" (Seq.sum r) (Seq.length r) (Seq.head r)
r.Clear()
printfn "%d %b" r.Count (Seq.isEmpty r)
let words = List<string>()
words.Add "x"; words.Add "y"; words.Add null
printfn "%d %b %s" words.Count (words.Contains null) (String.concat "," (Seq.filter (isNull >> not) words))
let nested = List<List<int>>()
for i in 0..2 do
  nested.Add(List<int>())
  for j in 0..i do nested.[i].Add(i * j)
for n in nested do printfn "%s" (show n)
let funcs = List<int -> int>()
funcs.Add(fun x -> x + 1); funcs.Add(fun x -> x * 2)
printfn "%d" (Seq.fold (fun s f -> f s) 5 funcs)
let ties = List<int * int>()
for i in 0..40 do ties.Add((i * 5 % 7, i))
ties.Sort(fun (a, _) (b, _) -> compare a b)
printfn "%s" (ties |> Seq.map (fun (_, i) -> string i) |> String.concat " ")
let big = List<int>()
for i in 1..100000 do big.Add i
let mutable sum = 0L
for x in big do sum <- sum + int64 x
printfn "%d %d" sum (List<int>(big).Count)
printfn "%A" (List<int>(seq { 1..3 }).ToArray())
