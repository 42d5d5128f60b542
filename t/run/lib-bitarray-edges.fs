// out: let d = BitArray 5 in (d.[0]): false
// out: let d = BitArray 5 in (d.[99]): ArgumentOutOfRangeException Index was out of range. Must be non-negative and less than the size of the collection. (Parameter 'index')~Actual value was 99.
// out: let d = BitArray 5 in (d.[-1]): ArgumentOutOfRangeException Index was out of range. Must be non-negative and less than the size of the collection. (Parameter 'index')~Actual value was -1.
// out: let d = BitArray 5 in (d.[1] <- true; d.[1]): true
// out: let d = BitArray 5 in (d.Set(99,true)): ArgumentOutOfRangeException Index was out of range. Must be non-negative and less than the size of the collection. (Parameter 'index')~Actual value was 99.
// out: let d = BitArray 5 in (d.Length): 5
// out: let d = BitArray 5 in (d.Count): 5
// out: let d = BitArray 5 in (d.SetAll true; Seq.length (Seq.cast<bool> d)): 5
// out: let d = BitArray 5 in (d.Not() |> Seq.cast<bool> |> Seq.toList): [true; true; true; true; true]
// out: let d = BitArray 5 in (d.And(BitArray 5) |> Seq.cast<bool> |> Seq.toList): [false; false; false; false; false]
// out: let d = BitArray 5 in (d.Or(BitArray(5,true)) |> Seq.cast<bool> |> Seq.toList): [true; true; true; true; true]
// out: let d = BitArray 5 in (d.Xor(BitArray(5,true)) |> Seq.cast<bool> |> Seq.toList): [true; true; true; true; true]
// out: let d = BitArray 5 in (d.And(null)): ArgumentNullException Value cannot be null. (Parameter 'value')
// out: let d = BitArray 5 in (d.LeftShift(1) |> Seq.cast<bool> |> Seq.toList): [false; false; false; false; false]
// out: let d = BitArray 5 in (d.RightShift(1) |> Seq.cast<bool> |> Seq.toList): [false; false; false; false; false]
// out: let d = BitArray 5 in (d.LeftShift(-1)): ArgumentOutOfRangeException count ('-1') must be a non-negative value. (Parameter 'count')~Actual value was -1.
// out: let d = BitArray 5 in (d.RightShift(99) |> Seq.cast<bool> |> Seq.toList): [false; false; false; false; false]
// out: let d = BitArray 5 in (d.Length <- 2; d |> Seq.cast<bool> |> Seq.toList): [false; false]
// out: let d = BitArray 5 in (d.Length <- 40; d.[39]): false
// out: let d = BitArray 5 in (d.Length <- -1): ArgumentOutOfRangeException value ('-1') must be a non-negative value. (Parameter 'value')~Actual value was -1.
// out: let d = BitArray 5 in (d.CopyTo(Array.zeroCreate<bool> 64,0)): ()
// out: let d = BitArray 5 in (d.CopyTo(Array.zeroCreate<int> 2,0)): ()
// out: let d = BitArray 5 in (d.CopyTo(Array.zeroCreate<bool> 1,0)): ArgumentException Offset and length were out of bounds for the array or count is greater than the number of elements from index to the end of the source collection.
// out: let d = BitArray 5 in (d.HasAllSet()): false
// out: let d = BitArray 5 in (d.HasAnySet()): false
// out: let d = BitArray([|true;false;true|]) in (d.[0]): true
// out: let d = BitArray([|true;false;true|]) in (d.[99]): ArgumentOutOfRangeException Index was out of range. Must be non-negative and less than the size of the collection. (Parameter 'index')~Actual value was 99.
// out: let d = BitArray([|true;false;true|]) in (d.[-1]): ArgumentOutOfRangeException Index was out of range. Must be non-negative and less than the size of the collection. (Parameter 'index')~Actual value was -1.
// out: let d = BitArray([|true;false;true|]) in (d.[1] <- true; d.[1]): true
// out: let d = BitArray([|true;false;true|]) in (d.Set(99,true)): ArgumentOutOfRangeException Index was out of range. Must be non-negative and less than the size of the collection. (Parameter 'index')~Actual value was 99.
// out: let d = BitArray([|true;false;true|]) in (d.Length): 3
// out: let d = BitArray([|true;false;true|]) in (d.Count): 3
// out: let d = BitArray([|true;false;true|]) in (d.SetAll true; Seq.length (Seq.cast<bool> d)): 3
// out: let d = BitArray([|true;false;true|]) in (d.Not() |> Seq.cast<bool> |> Seq.toList): [false; true; false]
// out: let d = BitArray([|true;false;true|]) in (d.And(BitArray 5) |> Seq.cast<bool> |> Seq.toList): ArgumentException Array lengths must be the same.
// out: let d = BitArray([|true;false;true|]) in (d.Or(BitArray(5,true)) |> Seq.cast<bool> |> Seq.toList): ArgumentException Array lengths must be the same.
// out: let d = BitArray([|true;false;true|]) in (d.Xor(BitArray(5,true)) |> Seq.cast<bool> |> Seq.toList): ArgumentException Array lengths must be the same.
// out: let d = BitArray([|true;false;true|]) in (d.And(null)): ArgumentNullException Value cannot be null. (Parameter 'value')
// out: let d = BitArray([|true;false;true|]) in (d.LeftShift(1) |> Seq.cast<bool> |> Seq.toList): [false; true; false]
// out: let d = BitArray([|true;false;true|]) in (d.RightShift(1) |> Seq.cast<bool> |> Seq.toList): [false; true; false]
// out: let d = BitArray([|true;false;true|]) in (d.LeftShift(-1)): ArgumentOutOfRangeException count ('-1') must be a non-negative value. (Parameter 'count')~Actual value was -1.
// out: let d = BitArray([|true;false;true|]) in (d.RightShift(99) |> Seq.cast<bool> |> Seq.toList): [false; false; false]
// out: let d = BitArray([|true;false;true|]) in (d.Length <- 2; d |> Seq.cast<bool> |> Seq.toList): [true; false]
// out: let d = BitArray([|true;false;true|]) in (d.Length <- 40; d.[39]): false
// out: let d = BitArray([|true;false;true|]) in (d.Length <- -1): ArgumentOutOfRangeException value ('-1') must be a non-negative value. (Parameter 'value')~Actual value was -1.
// out: let d = BitArray([|true;false;true|]) in (d.CopyTo(Array.zeroCreate<bool> 64,0)): ()
// out: let d = BitArray([|true;false;true|]) in (d.CopyTo(Array.zeroCreate<int> 2,0)): ()
// out: let d = BitArray([|true;false;true|]) in (d.CopyTo(Array.zeroCreate<bool> 1,0)): ArgumentException Offset and length were out of bounds for the array or count is greater than the number of elements from index to the end of the source collection.
// out: let d = BitArray([|true;false;true|]) in (d.HasAllSet()): false
// out: let d = BitArray([|true;false;true|]) in (d.HasAnySet()): true
// out: let d = BitArray([|5;-1|]) in (d.[0]): true
// out: let d = BitArray([|5;-1|]) in (d.[99]): ArgumentOutOfRangeException Index was out of range. Must be non-negative and less than the size of the collection. (Parameter 'index')~Actual value was 99.
// out: let d = BitArray([|5;-1|]) in (d.[-1]): ArgumentOutOfRangeException Index was out of range. Must be non-negative and less than the size of the collection. (Parameter 'index')~Actual value was -1.
// out: let d = BitArray([|5;-1|]) in (d.[1] <- true; d.[1]): true
// out: let d = BitArray([|5;-1|]) in (d.Set(99,true)): ArgumentOutOfRangeException Index was out of range. Must be non-negative and less than the size of the collection. (Parameter 'index')~Actual value was 99.
// out: let d = BitArray([|5;-1|]) in (d.Length): 64
// out: let d = BitArray([|5;-1|]) in (d.Count): 64
// out: let d = BitArray([|5;-1|]) in (d.SetAll true; Seq.length (Seq.cast<bool> d)): 64
// out: let d = BitArray([|5;-1|]) in (d.Not() |> Seq.cast<bool> |> Seq.toList): [false; true; false; true; true; true; true; true; true; true; true; true; true;~ true; true; true; true; true; true; true; true; true; true; true; true; true;~ true; true; true; true; true; true; false; false; false; false; false; false;~ false; false; false; false; false; false; false; false; false; false; false;~ false; false; false; false; false; false; false; false; false; false; false;~ false; false; false; false]
// out: let d = BitArray([|5;-1|]) in (d.And(BitArray 5) |> Seq.cast<bool> |> Seq.toList): ArgumentException Array lengths must be the same.
// out: let d = BitArray([|5;-1|]) in (d.Or(BitArray(5,true)) |> Seq.cast<bool> |> Seq.toList): ArgumentException Array lengths must be the same.
// out: let d = BitArray([|5;-1|]) in (d.Xor(BitArray(5,true)) |> Seq.cast<bool> |> Seq.toList): ArgumentException Array lengths must be the same.
// out: let d = BitArray([|5;-1|]) in (d.And(null)): ArgumentNullException Value cannot be null. (Parameter 'value')
// out: let d = BitArray([|5;-1|]) in (d.LeftShift(1) |> Seq.cast<bool> |> Seq.toList): [false; true; false; true; false; false; false; false; false; false; false;~ false; false; false; false; false; false; false; false; false; false; false;~ false; false; false; false; false; false; false; false; false; false; false;~ true; true; true; true; true; true; true; true; true; true; true; true; true;~ true; true; true; true; true; true; true; true; true; true; true; true; true;~ true; true; true; true; true]
// out: let d = BitArray([|5;-1|]) in (d.RightShift(1) |> Seq.cast<bool> |> Seq.toList): [false; true; false; false; false; false; false; false; false; false; false;~ false; false; false; false; false; false; false; false; false; false; false;~ false; false; false; false; false; false; false; false; false; true; true; true;~ true; true; true; true; true; true; true; true; true; true; true; true; true;~ true; true; true; true; true; true; true; true; true; true; true; true; true;~ true; true; true; false]
// out: let d = BitArray([|5;-1|]) in (d.LeftShift(-1)): ArgumentOutOfRangeException count ('-1') must be a non-negative value. (Parameter 'count')~Actual value was -1.
// out: let d = BitArray([|5;-1|]) in (d.RightShift(99) |> Seq.cast<bool> |> Seq.toList): [false; false; false; false; false; false; false; false; false; false; false;~ false; false; false; false; false; false; false; false; false; false; false;~ false; false; false; false; false; false; false; false; false; false; false;~ false; false; false; false; false; false; false; false; false; false; false;~ false; false; false; false; false; false; false; false; false; false; false;~ false; false; false; false; false; false; false; false; false]
// out: let d = BitArray([|5;-1|]) in (d.Length <- 2; d |> Seq.cast<bool> |> Seq.toList): [true; false]
// out: let d = BitArray([|5;-1|]) in (d.Length <- 40; d.[39]): true
// out: let d = BitArray([|5;-1|]) in (d.Length <- -1): ArgumentOutOfRangeException value ('-1') must be a non-negative value. (Parameter 'value')~Actual value was -1.
// out: let d = BitArray([|5;-1|]) in (d.CopyTo(Array.zeroCreate<bool> 64,0)): ()
// out: let d = BitArray([|5;-1|]) in (d.CopyTo(Array.zeroCreate<int> 2,0)): ()
// out: let d = BitArray([|5;-1|]) in (d.CopyTo(Array.zeroCreate<bool> 1,0)): ArgumentException Offset and length were out of bounds for the array or count is greater than the number of elements from index to the end of the source collection.
// out: let d = BitArray([|5;-1|]) in (d.HasAllSet()): false
// out: let d = BitArray([|5;-1|]) in (d.HasAnySet()): true
// out: let d = BitArray([|255uy;1uy|]) in (d.[0]): true
// out: let d = BitArray([|255uy;1uy|]) in (d.[99]): ArgumentOutOfRangeException Index was out of range. Must be non-negative and less than the size of the collection. (Parameter 'index')~Actual value was 99.
// out: let d = BitArray([|255uy;1uy|]) in (d.[-1]): ArgumentOutOfRangeException Index was out of range. Must be non-negative and less than the size of the collection. (Parameter 'index')~Actual value was -1.
// out: let d = BitArray([|255uy;1uy|]) in (d.[1] <- true; d.[1]): true
// out: let d = BitArray([|255uy;1uy|]) in (d.Set(99,true)): ArgumentOutOfRangeException Index was out of range. Must be non-negative and less than the size of the collection. (Parameter 'index')~Actual value was 99.
// out: let d = BitArray([|255uy;1uy|]) in (d.Length): 16
// out: let d = BitArray([|255uy;1uy|]) in (d.Count): 16
// out: let d = BitArray([|255uy;1uy|]) in (d.SetAll true; Seq.length (Seq.cast<bool> d)): 16
// out: let d = BitArray([|255uy;1uy|]) in (d.Not() |> Seq.cast<bool> |> Seq.toList): [false; false; false; false; false; false; false; false; false; true; true; true;~ true; true; true; true]
// out: let d = BitArray([|255uy;1uy|]) in (d.And(BitArray 5) |> Seq.cast<bool> |> Seq.toList): ArgumentException Array lengths must be the same.
// out: let d = BitArray([|255uy;1uy|]) in (d.Or(BitArray(5,true)) |> Seq.cast<bool> |> Seq.toList): ArgumentException Array lengths must be the same.
// out: let d = BitArray([|255uy;1uy|]) in (d.Xor(BitArray(5,true)) |> Seq.cast<bool> |> Seq.toList): ArgumentException Array lengths must be the same.
// out: let d = BitArray([|255uy;1uy|]) in (d.And(null)): ArgumentNullException Value cannot be null. (Parameter 'value')
// out: let d = BitArray([|255uy;1uy|]) in (d.LeftShift(1) |> Seq.cast<bool> |> Seq.toList): [false; true; true; true; true; true; true; true; true; true; false; false;~ false; false; false; false]
// out: let d = BitArray([|255uy;1uy|]) in (d.RightShift(1) |> Seq.cast<bool> |> Seq.toList): [true; true; true; true; true; true; true; true; false; false; false; false;~ false; false; false; false]
// out: let d = BitArray([|255uy;1uy|]) in (d.LeftShift(-1)): ArgumentOutOfRangeException count ('-1') must be a non-negative value. (Parameter 'count')~Actual value was -1.
// out: let d = BitArray([|255uy;1uy|]) in (d.RightShift(99) |> Seq.cast<bool> |> Seq.toList): [false; false; false; false; false; false; false; false; false; false; false;~ false; false; false; false; false]
// out: let d = BitArray([|255uy;1uy|]) in (d.Length <- 2; d |> Seq.cast<bool> |> Seq.toList): [true; true]
// out: let d = BitArray([|255uy;1uy|]) in (d.Length <- 40; d.[39]): false
// out: let d = BitArray([|255uy;1uy|]) in (d.Length <- -1): ArgumentOutOfRangeException value ('-1') must be a non-negative value. (Parameter 'value')~Actual value was -1.
// out: let d = BitArray([|255uy;1uy|]) in (d.CopyTo(Array.zeroCreate<bool> 64,0)): ()
// out: let d = BitArray([|255uy;1uy|]) in (d.CopyTo(Array.zeroCreate<int> 2,0)): ()
// out: let d = BitArray([|255uy;1uy|]) in (d.CopyTo(Array.zeroCreate<bool> 1,0)): ArgumentException Offset and length were out of bounds for the array or count is greater than the number of elements from index to the end of the source collection.
// out: let d = BitArray([|255uy;1uy|]) in (d.HasAllSet()): false
// out: let d = BitArray([|255uy;1uy|]) in (d.HasAnySet()): true
// out: let d = BitArray(3,true) in (d.[0]): true
// out: let d = BitArray(3,true) in (d.[99]): ArgumentOutOfRangeException Index was out of range. Must be non-negative and less than the size of the collection. (Parameter 'index')~Actual value was 99.
// out: let d = BitArray(3,true) in (d.[-1]): ArgumentOutOfRangeException Index was out of range. Must be non-negative and less than the size of the collection. (Parameter 'index')~Actual value was -1.
// out: let d = BitArray(3,true) in (d.[1] <- true; d.[1]): true
// out: let d = BitArray(3,true) in (d.Set(99,true)): ArgumentOutOfRangeException Index was out of range. Must be non-negative and less than the size of the collection. (Parameter 'index')~Actual value was 99.
// out: let d = BitArray(3,true) in (d.Length): 3
// out: let d = BitArray(3,true) in (d.Count): 3
// out: let d = BitArray(3,true) in (d.SetAll true; Seq.length (Seq.cast<bool> d)): 3
// out: let d = BitArray(3,true) in (d.Not() |> Seq.cast<bool> |> Seq.toList): [false; false; false]
// out: let d = BitArray(3,true) in (d.And(BitArray 5) |> Seq.cast<bool> |> Seq.toList): ArgumentException Array lengths must be the same.
// out: let d = BitArray(3,true) in (d.Or(BitArray(5,true)) |> Seq.cast<bool> |> Seq.toList): ArgumentException Array lengths must be the same.
// out: let d = BitArray(3,true) in (d.Xor(BitArray(5,true)) |> Seq.cast<bool> |> Seq.toList): ArgumentException Array lengths must be the same.
// out: let d = BitArray(3,true) in (d.And(null)): ArgumentNullException Value cannot be null. (Parameter 'value')
// out: let d = BitArray(3,true) in (d.LeftShift(1) |> Seq.cast<bool> |> Seq.toList): [false; true; true]
// out: let d = BitArray(3,true) in (d.RightShift(1) |> Seq.cast<bool> |> Seq.toList): [true; true; false]
// out: let d = BitArray(3,true) in (d.LeftShift(-1)): ArgumentOutOfRangeException count ('-1') must be a non-negative value. (Parameter 'count')~Actual value was -1.
// out: let d = BitArray(3,true) in (d.RightShift(99) |> Seq.cast<bool> |> Seq.toList): [false; false; false]
// out: let d = BitArray(3,true) in (d.Length <- 2; d |> Seq.cast<bool> |> Seq.toList): [true; true]
// out: let d = BitArray(3,true) in (d.Length <- 40; d.[39]): false
// out: let d = BitArray(3,true) in (d.Length <- -1): ArgumentOutOfRangeException value ('-1') must be a non-negative value. (Parameter 'value')~Actual value was -1.
// out: let d = BitArray(3,true) in (d.CopyTo(Array.zeroCreate<bool> 64,0)): ()
// out: let d = BitArray(3,true) in (d.CopyTo(Array.zeroCreate<int> 2,0)): ()
// out: let d = BitArray(3,true) in (d.CopyTo(Array.zeroCreate<bool> 1,0)): ArgumentException Offset and length were out of bounds for the array or count is greater than the number of elements from index to the end of the source collection.
// out: let d = BitArray(3,true) in (d.HasAllSet()): true
// out: let d = BitArray(3,true) in (d.HasAnySet()): true
// out: BitArray(-1).Length: ArgumentOutOfRangeException length ('-1') must be a non-negative value. (Parameter 'length')~Actual value was -1.
// out: BitArray((null: bool[])).Length: ArgumentNullException Value cannot be null. (Parameter 'values')
// out: BitArray((null: BitArray)).Length: ArgumentNullException Value cannot be null. (Parameter 'bits')
open System
open System.Text
open System.Collections.Generic
open System.Numerics
open System.Collections
let t name (g: unit -> 'a) =
    try printfn "%s: %s" name ((sprintf "%A" (g ())).Replace("\n", "~"))
    with e -> printfn "%s: %s %s" name (e.GetType().Name) (e.Message.Replace("\n", "~"))
t "let d = BitArray 5 in (d.[0])" (fun () -> let d = BitArray 5 in (d.[0]))
t "let d = BitArray 5 in (d.[99])" (fun () -> let d = BitArray 5 in (d.[99]))
t "let d = BitArray 5 in (d.[-1])" (fun () -> let d = BitArray 5 in (d.[-1]))
t "let d = BitArray 5 in (d.[1] <- true; d.[1])" (fun () -> let d = BitArray 5 in (d.[1] <- true; d.[1]))
t "let d = BitArray 5 in (d.Set(99,true))" (fun () -> let d = BitArray 5 in (d.Set(99,true)))
t "let d = BitArray 5 in (d.Length)" (fun () -> let d = BitArray 5 in (d.Length))
t "let d = BitArray 5 in (d.Count)" (fun () -> let d = BitArray 5 in (d.Count))
t "let d = BitArray 5 in (d.SetAll true; Seq.length (Seq.cast<bool> d))" (fun () -> let d = BitArray 5 in (d.SetAll true; Seq.length (Seq.cast<bool> d)))
t "let d = BitArray 5 in (d.Not() |> Seq.cast<bool> |> Seq.toList)" (fun () -> let d = BitArray 5 in (d.Not() |> Seq.cast<bool> |> Seq.toList))
t "let d = BitArray 5 in (d.And(BitArray 5) |> Seq.cast<bool> |> Seq.toList)" (fun () -> let d = BitArray 5 in (d.And(BitArray 5) |> Seq.cast<bool> |> Seq.toList))
t "let d = BitArray 5 in (d.Or(BitArray(5,true)) |> Seq.cast<bool> |> Seq.toList)" (fun () -> let d = BitArray 5 in (d.Or(BitArray(5,true)) |> Seq.cast<bool> |> Seq.toList))
t "let d = BitArray 5 in (d.Xor(BitArray(5,true)) |> Seq.cast<bool> |> Seq.toList)" (fun () -> let d = BitArray 5 in (d.Xor(BitArray(5,true)) |> Seq.cast<bool> |> Seq.toList))
t "let d = BitArray 5 in (d.And(null))" (fun () -> let d = BitArray 5 in (d.And(null)))
t "let d = BitArray 5 in (d.LeftShift(1) |> Seq.cast<bool> |> Seq.toList)" (fun () -> let d = BitArray 5 in (d.LeftShift(1) |> Seq.cast<bool> |> Seq.toList))
t "let d = BitArray 5 in (d.RightShift(1) |> Seq.cast<bool> |> Seq.toList)" (fun () -> let d = BitArray 5 in (d.RightShift(1) |> Seq.cast<bool> |> Seq.toList))
t "let d = BitArray 5 in (d.LeftShift(-1))" (fun () -> let d = BitArray 5 in (d.LeftShift(-1)))
t "let d = BitArray 5 in (d.RightShift(99) |> Seq.cast<bool> |> Seq.toList)" (fun () -> let d = BitArray 5 in (d.RightShift(99) |> Seq.cast<bool> |> Seq.toList))
t "let d = BitArray 5 in (d.Length <- 2; d |> Seq.cast<bool> |> Seq.toList)" (fun () -> let d = BitArray 5 in (d.Length <- 2; d |> Seq.cast<bool> |> Seq.toList))
t "let d = BitArray 5 in (d.Length <- 40; d.[39])" (fun () -> let d = BitArray 5 in (d.Length <- 40; d.[39]))
t "let d = BitArray 5 in (d.Length <- -1)" (fun () -> let d = BitArray 5 in (d.Length <- -1))
t "let d = BitArray 5 in (d.CopyTo(Array.zeroCreate<bool> 64,0))" (fun () -> let d = BitArray 5 in (d.CopyTo(Array.zeroCreate<bool> 64,0)))
t "let d = BitArray 5 in (d.CopyTo(Array.zeroCreate<int> 2,0))" (fun () -> let d = BitArray 5 in (d.CopyTo(Array.zeroCreate<int> 2,0)))
t "let d = BitArray 5 in (d.CopyTo(Array.zeroCreate<bool> 1,0))" (fun () -> let d = BitArray 5 in (d.CopyTo(Array.zeroCreate<bool> 1,0)))
t "let d = BitArray 5 in (d.HasAllSet())" (fun () -> let d = BitArray 5 in (d.HasAllSet()))
t "let d = BitArray 5 in (d.HasAnySet())" (fun () -> let d = BitArray 5 in (d.HasAnySet()))
t "let d = BitArray([|true;false;true|]) in (d.[0])" (fun () -> let d = BitArray([|true;false;true|]) in (d.[0]))
t "let d = BitArray([|true;false;true|]) in (d.[99])" (fun () -> let d = BitArray([|true;false;true|]) in (d.[99]))
t "let d = BitArray([|true;false;true|]) in (d.[-1])" (fun () -> let d = BitArray([|true;false;true|]) in (d.[-1]))
t "let d = BitArray([|true;false;true|]) in (d.[1] <- true; d.[1])" (fun () -> let d = BitArray([|true;false;true|]) in (d.[1] <- true; d.[1]))
t "let d = BitArray([|true;false;true|]) in (d.Set(99,true))" (fun () -> let d = BitArray([|true;false;true|]) in (d.Set(99,true)))
t "let d = BitArray([|true;false;true|]) in (d.Length)" (fun () -> let d = BitArray([|true;false;true|]) in (d.Length))
t "let d = BitArray([|true;false;true|]) in (d.Count)" (fun () -> let d = BitArray([|true;false;true|]) in (d.Count))
t "let d = BitArray([|true;false;true|]) in (d.SetAll true; Seq.length (Seq.cast<bool> d))" (fun () -> let d = BitArray([|true;false;true|]) in (d.SetAll true; Seq.length (Seq.cast<bool> d)))
t "let d = BitArray([|true;false;true|]) in (d.Not() |> Seq.cast<bool> |> Seq.toList)" (fun () -> let d = BitArray([|true;false;true|]) in (d.Not() |> Seq.cast<bool> |> Seq.toList))
t "let d = BitArray([|true;false;true|]) in (d.And(BitArray 5) |> Seq.cast<bool> |> Seq.toList)" (fun () -> let d = BitArray([|true;false;true|]) in (d.And(BitArray 5) |> Seq.cast<bool> |> Seq.toList))
t "let d = BitArray([|true;false;true|]) in (d.Or(BitArray(5,true)) |> Seq.cast<bool> |> Seq.toList)" (fun () -> let d = BitArray([|true;false;true|]) in (d.Or(BitArray(5,true)) |> Seq.cast<bool> |> Seq.toList))
t "let d = BitArray([|true;false;true|]) in (d.Xor(BitArray(5,true)) |> Seq.cast<bool> |> Seq.toList)" (fun () -> let d = BitArray([|true;false;true|]) in (d.Xor(BitArray(5,true)) |> Seq.cast<bool> |> Seq.toList))
t "let d = BitArray([|true;false;true|]) in (d.And(null))" (fun () -> let d = BitArray([|true;false;true|]) in (d.And(null)))
t "let d = BitArray([|true;false;true|]) in (d.LeftShift(1) |> Seq.cast<bool> |> Seq.toList)" (fun () -> let d = BitArray([|true;false;true|]) in (d.LeftShift(1) |> Seq.cast<bool> |> Seq.toList))
t "let d = BitArray([|true;false;true|]) in (d.RightShift(1) |> Seq.cast<bool> |> Seq.toList)" (fun () -> let d = BitArray([|true;false;true|]) in (d.RightShift(1) |> Seq.cast<bool> |> Seq.toList))
t "let d = BitArray([|true;false;true|]) in (d.LeftShift(-1))" (fun () -> let d = BitArray([|true;false;true|]) in (d.LeftShift(-1)))
t "let d = BitArray([|true;false;true|]) in (d.RightShift(99) |> Seq.cast<bool> |> Seq.toList)" (fun () -> let d = BitArray([|true;false;true|]) in (d.RightShift(99) |> Seq.cast<bool> |> Seq.toList))
t "let d = BitArray([|true;false;true|]) in (d.Length <- 2; d |> Seq.cast<bool> |> Seq.toList)" (fun () -> let d = BitArray([|true;false;true|]) in (d.Length <- 2; d |> Seq.cast<bool> |> Seq.toList))
t "let d = BitArray([|true;false;true|]) in (d.Length <- 40; d.[39])" (fun () -> let d = BitArray([|true;false;true|]) in (d.Length <- 40; d.[39]))
t "let d = BitArray([|true;false;true|]) in (d.Length <- -1)" (fun () -> let d = BitArray([|true;false;true|]) in (d.Length <- -1))
t "let d = BitArray([|true;false;true|]) in (d.CopyTo(Array.zeroCreate<bool> 64,0))" (fun () -> let d = BitArray([|true;false;true|]) in (d.CopyTo(Array.zeroCreate<bool> 64,0)))
t "let d = BitArray([|true;false;true|]) in (d.CopyTo(Array.zeroCreate<int> 2,0))" (fun () -> let d = BitArray([|true;false;true|]) in (d.CopyTo(Array.zeroCreate<int> 2,0)))
t "let d = BitArray([|true;false;true|]) in (d.CopyTo(Array.zeroCreate<bool> 1,0))" (fun () -> let d = BitArray([|true;false;true|]) in (d.CopyTo(Array.zeroCreate<bool> 1,0)))
t "let d = BitArray([|true;false;true|]) in (d.HasAllSet())" (fun () -> let d = BitArray([|true;false;true|]) in (d.HasAllSet()))
t "let d = BitArray([|true;false;true|]) in (d.HasAnySet())" (fun () -> let d = BitArray([|true;false;true|]) in (d.HasAnySet()))
t "let d = BitArray([|5;-1|]) in (d.[0])" (fun () -> let d = BitArray([|5;-1|]) in (d.[0]))
t "let d = BitArray([|5;-1|]) in (d.[99])" (fun () -> let d = BitArray([|5;-1|]) in (d.[99]))
t "let d = BitArray([|5;-1|]) in (d.[-1])" (fun () -> let d = BitArray([|5;-1|]) in (d.[-1]))
t "let d = BitArray([|5;-1|]) in (d.[1] <- true; d.[1])" (fun () -> let d = BitArray([|5;-1|]) in (d.[1] <- true; d.[1]))
t "let d = BitArray([|5;-1|]) in (d.Set(99,true))" (fun () -> let d = BitArray([|5;-1|]) in (d.Set(99,true)))
t "let d = BitArray([|5;-1|]) in (d.Length)" (fun () -> let d = BitArray([|5;-1|]) in (d.Length))
t "let d = BitArray([|5;-1|]) in (d.Count)" (fun () -> let d = BitArray([|5;-1|]) in (d.Count))
t "let d = BitArray([|5;-1|]) in (d.SetAll true; Seq.length (Seq.cast<bool> d))" (fun () -> let d = BitArray([|5;-1|]) in (d.SetAll true; Seq.length (Seq.cast<bool> d)))
t "let d = BitArray([|5;-1|]) in (d.Not() |> Seq.cast<bool> |> Seq.toList)" (fun () -> let d = BitArray([|5;-1|]) in (d.Not() |> Seq.cast<bool> |> Seq.toList))
t "let d = BitArray([|5;-1|]) in (d.And(BitArray 5) |> Seq.cast<bool> |> Seq.toList)" (fun () -> let d = BitArray([|5;-1|]) in (d.And(BitArray 5) |> Seq.cast<bool> |> Seq.toList))
t "let d = BitArray([|5;-1|]) in (d.Or(BitArray(5,true)) |> Seq.cast<bool> |> Seq.toList)" (fun () -> let d = BitArray([|5;-1|]) in (d.Or(BitArray(5,true)) |> Seq.cast<bool> |> Seq.toList))
t "let d = BitArray([|5;-1|]) in (d.Xor(BitArray(5,true)) |> Seq.cast<bool> |> Seq.toList)" (fun () -> let d = BitArray([|5;-1|]) in (d.Xor(BitArray(5,true)) |> Seq.cast<bool> |> Seq.toList))
t "let d = BitArray([|5;-1|]) in (d.And(null))" (fun () -> let d = BitArray([|5;-1|]) in (d.And(null)))
t "let d = BitArray([|5;-1|]) in (d.LeftShift(1) |> Seq.cast<bool> |> Seq.toList)" (fun () -> let d = BitArray([|5;-1|]) in (d.LeftShift(1) |> Seq.cast<bool> |> Seq.toList))
t "let d = BitArray([|5;-1|]) in (d.RightShift(1) |> Seq.cast<bool> |> Seq.toList)" (fun () -> let d = BitArray([|5;-1|]) in (d.RightShift(1) |> Seq.cast<bool> |> Seq.toList))
t "let d = BitArray([|5;-1|]) in (d.LeftShift(-1))" (fun () -> let d = BitArray([|5;-1|]) in (d.LeftShift(-1)))
t "let d = BitArray([|5;-1|]) in (d.RightShift(99) |> Seq.cast<bool> |> Seq.toList)" (fun () -> let d = BitArray([|5;-1|]) in (d.RightShift(99) |> Seq.cast<bool> |> Seq.toList))
t "let d = BitArray([|5;-1|]) in (d.Length <- 2; d |> Seq.cast<bool> |> Seq.toList)" (fun () -> let d = BitArray([|5;-1|]) in (d.Length <- 2; d |> Seq.cast<bool> |> Seq.toList))
t "let d = BitArray([|5;-1|]) in (d.Length <- 40; d.[39])" (fun () -> let d = BitArray([|5;-1|]) in (d.Length <- 40; d.[39]))
t "let d = BitArray([|5;-1|]) in (d.Length <- -1)" (fun () -> let d = BitArray([|5;-1|]) in (d.Length <- -1))
t "let d = BitArray([|5;-1|]) in (d.CopyTo(Array.zeroCreate<bool> 64,0))" (fun () -> let d = BitArray([|5;-1|]) in (d.CopyTo(Array.zeroCreate<bool> 64,0)))
t "let d = BitArray([|5;-1|]) in (d.CopyTo(Array.zeroCreate<int> 2,0))" (fun () -> let d = BitArray([|5;-1|]) in (d.CopyTo(Array.zeroCreate<int> 2,0)))
t "let d = BitArray([|5;-1|]) in (d.CopyTo(Array.zeroCreate<bool> 1,0))" (fun () -> let d = BitArray([|5;-1|]) in (d.CopyTo(Array.zeroCreate<bool> 1,0)))
t "let d = BitArray([|5;-1|]) in (d.HasAllSet())" (fun () -> let d = BitArray([|5;-1|]) in (d.HasAllSet()))
t "let d = BitArray([|5;-1|]) in (d.HasAnySet())" (fun () -> let d = BitArray([|5;-1|]) in (d.HasAnySet()))
t "let d = BitArray([|255uy;1uy|]) in (d.[0])" (fun () -> let d = BitArray([|255uy;1uy|]) in (d.[0]))
t "let d = BitArray([|255uy;1uy|]) in (d.[99])" (fun () -> let d = BitArray([|255uy;1uy|]) in (d.[99]))
t "let d = BitArray([|255uy;1uy|]) in (d.[-1])" (fun () -> let d = BitArray([|255uy;1uy|]) in (d.[-1]))
t "let d = BitArray([|255uy;1uy|]) in (d.[1] <- true; d.[1])" (fun () -> let d = BitArray([|255uy;1uy|]) in (d.[1] <- true; d.[1]))
t "let d = BitArray([|255uy;1uy|]) in (d.Set(99,true))" (fun () -> let d = BitArray([|255uy;1uy|]) in (d.Set(99,true)))
t "let d = BitArray([|255uy;1uy|]) in (d.Length)" (fun () -> let d = BitArray([|255uy;1uy|]) in (d.Length))
t "let d = BitArray([|255uy;1uy|]) in (d.Count)" (fun () -> let d = BitArray([|255uy;1uy|]) in (d.Count))
t "let d = BitArray([|255uy;1uy|]) in (d.SetAll true; Seq.length (Seq.cast<bool> d))" (fun () -> let d = BitArray([|255uy;1uy|]) in (d.SetAll true; Seq.length (Seq.cast<bool> d)))
t "let d = BitArray([|255uy;1uy|]) in (d.Not() |> Seq.cast<bool> |> Seq.toList)" (fun () -> let d = BitArray([|255uy;1uy|]) in (d.Not() |> Seq.cast<bool> |> Seq.toList))
t "let d = BitArray([|255uy;1uy|]) in (d.And(BitArray 5) |> Seq.cast<bool> |> Seq.toList)" (fun () -> let d = BitArray([|255uy;1uy|]) in (d.And(BitArray 5) |> Seq.cast<bool> |> Seq.toList))
t "let d = BitArray([|255uy;1uy|]) in (d.Or(BitArray(5,true)) |> Seq.cast<bool> |> Seq.toList)" (fun () -> let d = BitArray([|255uy;1uy|]) in (d.Or(BitArray(5,true)) |> Seq.cast<bool> |> Seq.toList))
t "let d = BitArray([|255uy;1uy|]) in (d.Xor(BitArray(5,true)) |> Seq.cast<bool> |> Seq.toList)" (fun () -> let d = BitArray([|255uy;1uy|]) in (d.Xor(BitArray(5,true)) |> Seq.cast<bool> |> Seq.toList))
t "let d = BitArray([|255uy;1uy|]) in (d.And(null))" (fun () -> let d = BitArray([|255uy;1uy|]) in (d.And(null)))
t "let d = BitArray([|255uy;1uy|]) in (d.LeftShift(1) |> Seq.cast<bool> |> Seq.toList)" (fun () -> let d = BitArray([|255uy;1uy|]) in (d.LeftShift(1) |> Seq.cast<bool> |> Seq.toList))
t "let d = BitArray([|255uy;1uy|]) in (d.RightShift(1) |> Seq.cast<bool> |> Seq.toList)" (fun () -> let d = BitArray([|255uy;1uy|]) in (d.RightShift(1) |> Seq.cast<bool> |> Seq.toList))
t "let d = BitArray([|255uy;1uy|]) in (d.LeftShift(-1))" (fun () -> let d = BitArray([|255uy;1uy|]) in (d.LeftShift(-1)))
t "let d = BitArray([|255uy;1uy|]) in (d.RightShift(99) |> Seq.cast<bool> |> Seq.toList)" (fun () -> let d = BitArray([|255uy;1uy|]) in (d.RightShift(99) |> Seq.cast<bool> |> Seq.toList))
t "let d = BitArray([|255uy;1uy|]) in (d.Length <- 2; d |> Seq.cast<bool> |> Seq.toList)" (fun () -> let d = BitArray([|255uy;1uy|]) in (d.Length <- 2; d |> Seq.cast<bool> |> Seq.toList))
t "let d = BitArray([|255uy;1uy|]) in (d.Length <- 40; d.[39])" (fun () -> let d = BitArray([|255uy;1uy|]) in (d.Length <- 40; d.[39]))
t "let d = BitArray([|255uy;1uy|]) in (d.Length <- -1)" (fun () -> let d = BitArray([|255uy;1uy|]) in (d.Length <- -1))
t "let d = BitArray([|255uy;1uy|]) in (d.CopyTo(Array.zeroCreate<bool> 64,0))" (fun () -> let d = BitArray([|255uy;1uy|]) in (d.CopyTo(Array.zeroCreate<bool> 64,0)))
t "let d = BitArray([|255uy;1uy|]) in (d.CopyTo(Array.zeroCreate<int> 2,0))" (fun () -> let d = BitArray([|255uy;1uy|]) in (d.CopyTo(Array.zeroCreate<int> 2,0)))
t "let d = BitArray([|255uy;1uy|]) in (d.CopyTo(Array.zeroCreate<bool> 1,0))" (fun () -> let d = BitArray([|255uy;1uy|]) in (d.CopyTo(Array.zeroCreate<bool> 1,0)))
t "let d = BitArray([|255uy;1uy|]) in (d.HasAllSet())" (fun () -> let d = BitArray([|255uy;1uy|]) in (d.HasAllSet()))
t "let d = BitArray([|255uy;1uy|]) in (d.HasAnySet())" (fun () -> let d = BitArray([|255uy;1uy|]) in (d.HasAnySet()))
t "let d = BitArray(3,true) in (d.[0])" (fun () -> let d = BitArray(3,true) in (d.[0]))
t "let d = BitArray(3,true) in (d.[99])" (fun () -> let d = BitArray(3,true) in (d.[99]))
t "let d = BitArray(3,true) in (d.[-1])" (fun () -> let d = BitArray(3,true) in (d.[-1]))
t "let d = BitArray(3,true) in (d.[1] <- true; d.[1])" (fun () -> let d = BitArray(3,true) in (d.[1] <- true; d.[1]))
t "let d = BitArray(3,true) in (d.Set(99,true))" (fun () -> let d = BitArray(3,true) in (d.Set(99,true)))
t "let d = BitArray(3,true) in (d.Length)" (fun () -> let d = BitArray(3,true) in (d.Length))
t "let d = BitArray(3,true) in (d.Count)" (fun () -> let d = BitArray(3,true) in (d.Count))
t "let d = BitArray(3,true) in (d.SetAll true; Seq.length (Seq.cast<bool> d))" (fun () -> let d = BitArray(3,true) in (d.SetAll true; Seq.length (Seq.cast<bool> d)))
t "let d = BitArray(3,true) in (d.Not() |> Seq.cast<bool> |> Seq.toList)" (fun () -> let d = BitArray(3,true) in (d.Not() |> Seq.cast<bool> |> Seq.toList))
t "let d = BitArray(3,true) in (d.And(BitArray 5) |> Seq.cast<bool> |> Seq.toList)" (fun () -> let d = BitArray(3,true) in (d.And(BitArray 5) |> Seq.cast<bool> |> Seq.toList))
t "let d = BitArray(3,true) in (d.Or(BitArray(5,true)) |> Seq.cast<bool> |> Seq.toList)" (fun () -> let d = BitArray(3,true) in (d.Or(BitArray(5,true)) |> Seq.cast<bool> |> Seq.toList))
t "let d = BitArray(3,true) in (d.Xor(BitArray(5,true)) |> Seq.cast<bool> |> Seq.toList)" (fun () -> let d = BitArray(3,true) in (d.Xor(BitArray(5,true)) |> Seq.cast<bool> |> Seq.toList))
t "let d = BitArray(3,true) in (d.And(null))" (fun () -> let d = BitArray(3,true) in (d.And(null)))
t "let d = BitArray(3,true) in (d.LeftShift(1) |> Seq.cast<bool> |> Seq.toList)" (fun () -> let d = BitArray(3,true) in (d.LeftShift(1) |> Seq.cast<bool> |> Seq.toList))
t "let d = BitArray(3,true) in (d.RightShift(1) |> Seq.cast<bool> |> Seq.toList)" (fun () -> let d = BitArray(3,true) in (d.RightShift(1) |> Seq.cast<bool> |> Seq.toList))
t "let d = BitArray(3,true) in (d.LeftShift(-1))" (fun () -> let d = BitArray(3,true) in (d.LeftShift(-1)))
t "let d = BitArray(3,true) in (d.RightShift(99) |> Seq.cast<bool> |> Seq.toList)" (fun () -> let d = BitArray(3,true) in (d.RightShift(99) |> Seq.cast<bool> |> Seq.toList))
t "let d = BitArray(3,true) in (d.Length <- 2; d |> Seq.cast<bool> |> Seq.toList)" (fun () -> let d = BitArray(3,true) in (d.Length <- 2; d |> Seq.cast<bool> |> Seq.toList))
t "let d = BitArray(3,true) in (d.Length <- 40; d.[39])" (fun () -> let d = BitArray(3,true) in (d.Length <- 40; d.[39]))
t "let d = BitArray(3,true) in (d.Length <- -1)" (fun () -> let d = BitArray(3,true) in (d.Length <- -1))
t "let d = BitArray(3,true) in (d.CopyTo(Array.zeroCreate<bool> 64,0))" (fun () -> let d = BitArray(3,true) in (d.CopyTo(Array.zeroCreate<bool> 64,0)))
t "let d = BitArray(3,true) in (d.CopyTo(Array.zeroCreate<int> 2,0))" (fun () -> let d = BitArray(3,true) in (d.CopyTo(Array.zeroCreate<int> 2,0)))
t "let d = BitArray(3,true) in (d.CopyTo(Array.zeroCreate<bool> 1,0))" (fun () -> let d = BitArray(3,true) in (d.CopyTo(Array.zeroCreate<bool> 1,0)))
t "let d = BitArray(3,true) in (d.HasAllSet())" (fun () -> let d = BitArray(3,true) in (d.HasAllSet()))
t "let d = BitArray(3,true) in (d.HasAnySet())" (fun () -> let d = BitArray(3,true) in (d.HasAnySet()))
t "BitArray(-1).Length" (fun () -> BitArray(-1).Length)
t "BitArray((null: bool[])).Length" (fun () -> BitArray((null: bool[])).Length)
t "BitArray((null: BitArray)).Length" (fun () -> BitArray((null: BitArray)).Length)
