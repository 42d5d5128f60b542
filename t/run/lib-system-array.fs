// out: [|1; 3; 3; 5; 7; 9|]
// out: [|9; 7; 5; 3; 3; 1|]
// out: [|1; 5; 3; 3; 7; 9|]
// out: [|1; 3; 3; 5; 7; 9|]
// out: [|1; 1; 2; 3|] [|"a"; "A"; "b"; "c"|]
// out: 1 2 2 -1
// out: 2 -3 -5 -1
// out: [|1; 3; 5; 3; 5; 7|]
// out: [|1; 3; 1; 3; 5; 3|]
// out: [|8; 8; 1; 1; 8; 8|]
// out: [|0; 0; 1; 1; 8; 8|]
// out: [|0; 0; 0; 0; 0; 0|]
// out: [|1; 2; 3; 0; 0|]
// out: [|1; 2|]
// out: true false 5 5 2 -1
// out: [|5; 7|] [|"1"; "3"; "5"; "7"|]
// out: 1,3,5,7,[||]
// out: copy !! ArgumentException: Source array was not long enough. Check the source index, length, and the array's lower bounds. (Parameter 'sourceArray')
// out: copy2 !! ArgumentException: Destination array was not long enough. Check the destination index, length, and the array's lower bounds. (Parameter 'destinationArray')
// out: copy3 !! ArgumentOutOfRangeException: sourceIndex ('-1') must be greater than or equal to '0'. (Parameter 'sourceIndex')
// out: Actual value was -1.
// out: reverse !! ArgumentException: Offset and length were out of bounds for the array or count is greater than the number of elements from index to the end of the source collection.
// out: sort !! InvalidOperationException: Failed to compare two elements in the array.
// out: [|2; 6; 10; 14|] 4
// out: [|2; 4; 6; 8|] [|7; 5; 3; 1|]
// out: 1 4 5
// out: 5 3 7
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
let a = [| 5; 3; 9; 1; 7; 3 |]
Array.Sort a
printfn "%A" a
Array.Sort(a, fun x y -> compare y x)
printfn "%A" a
Array.Reverse a
Array.Reverse(a, 1, 3)
printfn "%A" a
Array.Sort(a, 0, 4)
printfn "%A" a
let keys = [| 3; 1; 2; 1 |]
let items = [| "c"; "a"; "b"; "A" |]
Array.Sort(keys, items)
printfn "%A %A" keys items
printfn "%d %d %d %d" (Array.IndexOf(a, 3)) (Array.IndexOf(a, 3, 2)) (Array.LastIndexOf(a, 3)) (Array.IndexOf(a, 44))
let sorted = [| 1; 3; 5; 7 |]
printfn "%d %d %d %d" (Array.BinarySearch(sorted, 5)) (Array.BinarySearch(sorted, 4)) (Array.BinarySearch(sorted, 9)) (Array.BinarySearch(sorted, 0))
let target = Array.zeroCreate<int> 6
Array.Copy(sorted, target, 3)
Array.Copy(sorted, 1, target, 3, 3)
printfn "%A" target
Array.Copy(target, 0, target, 2, 4)
printfn "%A" target
Array.Fill(target, 8)
Array.Fill(target, 1, 2, 2)
printfn "%A" target
Array.Clear(target, 0, 2)
printfn "%A" target
Array.Clear target
printfn "%A" target
let mutable r = [| 1; 2; 3 |]
Array.Resize(&r, 5)
printfn "%A" r
Array.Resize(&r, 2)
printfn "%A" r
printfn "%b %b %d %d %d %d" (Array.Exists(sorted, fun x -> x = 3)) (Array.TrueForAll(sorted, fun x -> x > 1)) (Array.Find(sorted, fun x -> x > 3)) (Array.FindLast(sorted, fun x -> x < 7)) (Array.FindIndex(sorted, fun x -> x > 3)) (Array.FindLastIndex(sorted, fun x -> x > 30))
printfn "%A %A" (Array.FindAll(sorted, fun x -> x > 3)) (Array.ConvertAll(sorted, fun x -> string x))
Array.ForEach(sorted, fun x -> printf "%d," x)
printfn "%A" (Array.Empty<int>())
t "copy" (fun () -> Array.Copy([| 1 |], [| 1 |], 2))
t "copy2" (fun () -> Array.Copy([| 1; 2 |], 0, [| 1 |], 0, 2))
t "copy3" (fun () -> Array.Copy([| 1; 2 |], -1, [| 1 |], 0, 1))
t "reverse" (fun () -> Array.Reverse([| 1 |], 0, 2))
t "sort" (fun () -> Array.Sort([| 1; 2 |], fun _ _ -> failwith "no"))
// the module and the class side by side
printfn "%A %d" (Array.map (fun x -> x * 2) sorted) (Array.length sorted)
printfn "%A %A" (Array.Parallel.map (fun x -> x + 1) sorted) (Array.Parallel.sortDescending sorted)
printfn "%d %d %d" sorted.Rank sorted.LongLength ([ 4; 5 ].Item 1)
printfn "%d %d %d" (lock sorted (fun () -> 5)) ((+) <|| (1, 2)) ((fun a b c -> a + b * c) <||| (1, 2, 3))
