// out: obj 1: array of 2, rank 1: [|1; 2|]
// out: obj 2: array of 2, rank 2: [["x"; "x"]]
// out: obj 3: array of 2, rank 3: [|rank=3|]
// out: obj list: no array
// out: obj string: no array
// out: obj null: no array
// out: obj jagged: array of 2, rank 1: [|[|1|]; [|2; 3|]|]
// out: total: 6 4
// out: flexible: 3
// out: upcast: [|9; 2|] 9
// out: shared: 7
// out: tostring: System.Int32[] System.Int32[] System.Int32[]
// out: gettype: Char[,] System.Char[,]
// out: downcast: InvalidCastException: Unable to cast object of type 'System.Int32[]' to type 'System.String[]'.
// out: enumerator: 1
// out: copy 2d: [[0; 1; 2]
// out:  [3; 0; 0]]
// out: copy ranks: RankException: The specified arrays must have the same number of dimensions.
// out: copy types: [|"a"; "b"|]
// out: copy short: ArgumentException: Destination array was not long enough. Check the destination index, length, and the array's lower bounds. (Parameter 'destinationArray')
// out: copyto rank: ArgumentException: Only single dimensional arrays are supported for the requested action.
// out: copyto: [|0; 1; 2|]
// out: null: true
// out: null length: NullReferenceException: Object reference not set to an instance of an object.
// out: null of array: true
// out: fixed: true false false
// out: clone: [|1; 2|] [|5; 2|]
// out: enum: [|Red; Green|]
// out: record: { x = 3 }
// out: jagged: [|[|1|]; null|]
// out: tuple: [|(1, "a")|]
// out: generic: [|0.0; 0.0|] [|false|]
// out: element: [|"q"|]
// out: neg 2: ArgumentOutOfRangeException: length2 ('-2') must be a non-negative value. (Parameter 'length2')|Actual value was -2.
// out: neg n: ArgumentOutOfRangeException: Non-negative number required. (Parameter 'lengths[1]')
// out: zero: 0
// out: static 1 2: ArgumentException: Array was not a two-dimensional array.
// out: static 1 3: ArgumentException: Array was not a three-dimensional array.
// out: static 1 set: ArgumentException: Array was not a two-dimensional array.
// out: static 2 1: ArgumentException: Array was not a one-dimensional array.
// out: static 2 3: ArgumentException: Array was not a three-dimensional array.
// out: static 2 set: InvalidCastException: Object cannot be stored in an array of this type.
// out: static 2 null: [[0]]
// out: static 3 2: ArgumentException: Array was not a two-dimensional array.
// out: static 3 set: ArgumentException: Array was not a one-dimensional array.
// out: static 4 1: ArgumentException: Array was not a one-dimensional array.
// out: static 4 n: 8
// out: clear 2: [[0; 0]
// out:  [0; 0]]
// out: clear 3: 1 0 1
// out: clear null: ArgumentNullException: Value cannot be null. (Parameter 'array')
// out: clear 1: [|0; 0|]
// out: list of arrays: 1,2,1
// out: ienumerable: 1,2
// out: equal: true
// out: getlong: 12 4
// out: 1 2 
open System
open System.Collections
let show (name: string) (f: unit -> string) =
    try printfn "%s: %s" name (f ())
    with e -> printfn "%s: %s: %s" name (e.GetType().Name) (e.Message.Replace("\n", "|"))
let describe (o: obj) =
    match o with
    | :? Array as a -> sprintf "array of %d, rank %d: %A" a.Length a.Rank a
    | _ -> "no array"
show "obj 1" (fun () -> describe [| 1; 2 |])
show "obj 2" (fun () -> describe (Array2D.create 1 2 "x"))
show "obj 3" (fun () -> describe (Array3D.create 1 2 1 1.5))
show "obj list" (fun () -> describe [ 1; 2 ])
show "obj string" (fun () -> describe "abc")
show "obj null" (fun () -> describe null)
show "obj jagged" (fun () -> describe [| [| 1 |]; [| 2; 3 |] |])
let total (a: Array) = Seq.cast<int> a |> Seq.sum
show "total" (fun () -> sprintf "%d %d" (total [| 1; 2; 3 |]) (total (Array2D.init 2 2 (fun i j -> i + j))))
let flexible (a: #Array) = a.Length
show "flexible" (fun () -> sprintf "%d" (flexible [| 1; 2; 3 |]))
show "upcast" (fun () -> let a = [| 1; 2 |] :> Array in a.SetValue(9, 0); sprintf "%A %d" a (a :?> int[]).[0])
show "shared" (fun () -> let a = [| 1; 2 |] in let b: Array = a in a.[0] <- 7; sprintf "%O" (b.GetValue 0))
show "tostring" (fun () -> let a: Array = [| 1 |] in a.ToString() + " " + string a + " " + sprintf "%O" a)
show "gettype" (fun () -> let a: Array = Array2D.create 1 1 'c' in a.GetType().Name + " " + a.GetType().FullName)
show "downcast" (fun () -> let a: Array = [| 1 |] in sprintf "%A" (a :?> string[]))
show "enumerator" (fun () -> let e = ([| 1; 2 |] :> Array).GetEnumerator() in e.MoveNext() |> ignore; sprintf "%A" e.Current)
show "copy 2d" (fun () -> let a = Array2D.init 2 2 (fun i j -> i * 2 + j) in let b = Array2D.zeroCreate<int> 2 3 in Array.Copy(a, b, 4); sprintf "%A" b)
show "copy ranks" (fun () -> Array.Copy(Array2D.create 1 1 0, [| 1 |], 1); "")
show "copy types" (fun () -> let b = Array.CreateInstance(typeof<obj>, 2) in Array.Copy(([| "a"; "b" |]: Array), b, 2); sprintf "%A" b)
show "copy short" (fun () -> let b = Array.CreateInstance(typeof<int>, 1) in Array.Copy(([| 1; 2 |]: Array), b, 2); "")
show "copyto rank" (fun () -> ([| 1 |] :> Array).CopyTo(Array2D.create 1 1 0, 0); "")
show "copyto" (fun () -> let b = [| 0; 0; 0 |] in ([| 1; 2 |] :> Array).CopyTo(b, 1); sprintf "%A" b)
show "null" (fun () -> let a: Array = null in sprintf "%b" (isNull a))
show "null length" (fun () -> let a: Array = null in sprintf "%d" a.Length)
show "null of array" (fun () -> let x: int[] = null in let a: Array = x in sprintf "%b" (isNull a))
show "fixed" (fun () -> let a: Array = [| 1 |] in sprintf "%b %b %b" a.IsFixedSize a.IsReadOnly a.IsSynchronized)
show "clone" (fun () -> let a: Array = [| 1; 2 |] in let b = a.Clone() :?> int[] in b.[0] <- 5; sprintf "%A %A" a b)
type Colour = Red = 0 | Green = 1
type P = { x: int }
show "enum" (fun () -> let a = Array.CreateInstance(typeof<Colour>, 2) in a.SetValue(Colour.Green, 1); sprintf "%A" a)
show "record" (fun () -> let a = Array.CreateInstance(typeof<P>, 1) in a.SetValue({ x = 3 }, 0); sprintf "%A" (a.GetValue 0))
show "jagged" (fun () -> let a = Array.CreateInstance(typeof<int[]>, 2) in a.SetValue([| 1 |], 0); sprintf "%A" (a :?> int[][]))
show "tuple" (fun () -> let a = Array.CreateInstance(typeof<int * string>, 1) in a.SetValue((1, "a"), 0); sprintf "%A" (a :?> (int * string)[]))
let make<'T> (n: int) = Array.CreateInstance(typeof<'T>, n) :?> 'T[]
show "generic" (fun () -> sprintf "%A %A" (make<float> 2) (make<bool> 1))
show "element" (fun () -> let t = typeof<string[]> in let a = Array.CreateInstance(t.GetElementType(), 1) in a.SetValue("q", 0); sprintf "%A" a)
show "neg 2" (fun () -> Array.CreateInstance(typeof<int>, 1, -2).Length |> string)
show "neg n" (fun () -> Array.CreateInstance(typeof<int>, [| 1; -2 |]).Length |> string)
show "zero" (fun () -> Array.CreateInstance(typeof<int>, 0, 5).Length |> string)
show "static 1 2" (fun () -> [| 1 |].GetValue(1, 2) |> string)
show "static 1 3" (fun () -> [| 1 |].GetValue(1, 2, 3) |> string)
show "static 1 set" (fun () -> [| 1 |].SetValue(1, 2, 3); "")
show "static 2 1" (fun () -> (Array2D.create 1 1 0).GetValue 1 |> string)
show "static 2 3" (fun () -> (Array2D.create 1 1 0).GetValue(1, 1, 1) |> string)
show "static 2 set" (fun () -> (Array2D.create 1 1 0).SetValue("s", 0, 0); "")
show "static 2 null" (fun () -> let a = Array2D.create 1 1 5 in a.SetValue(null, 0, 0); sprintf "%A" a)
show "static 3 2" (fun () -> (Array3D.create 1 1 1 0).GetValue(1, 2) |> string)
show "static 3 set" (fun () -> (Array3D.create 1 1 1 0).SetValue(3, 1); "")
show "static 4 1" (fun () -> (Array4D.create 1 1 1 1 0).GetValue 1 |> string)
show "static 4 n" (fun () -> (Array4D.create 1 1 1 1 8).GetValue([| 0; 0; 0; 0 |]) |> string)
show "clear 2" (fun () -> let g = Array2D.create 2 2 1 in Array.Clear g; sprintf "%A" g)
show "clear 3" (fun () -> let g = Array3D.create 1 2 2 1 in Array.Clear(g, 1, 2); sprintf "%A %A %A" g.[0, 0, 0] g.[0, 0, 1] g.[0, 1, 1])
show "clear null" (fun () -> Array.Clear(null: Array); "")
let clearAll (xs: int[]) = Array.Clear xs
show "clear 1" (fun () -> let a = [| 1; 2 |] in clearAll a; sprintf "%A" a)
show "list of arrays" (fun () -> let all: Array list = [ [| 1 |]; Array2D.create 1 1 2; [| "s" |] ] in all |> List.map (fun a -> string a.Rank) |> String.concat ",")
show "ienumerable" (fun () -> let a: Array = [| 1; 2 |] in let e: IEnumerable = a in [ for x in e -> string x ] |> String.concat ",")
show "equal" (fun () -> let a = [| 1 |] in let b: Array = a in sprintf "%b" (b.Equals a))
show "getlong" (fun () -> let a: Array = Array2D.create 3 4 0 in sprintf "%d %d" a.LongLength (a.GetLongLength 1))
for x in ([| 1; 2 |] : Array) do printf "%A " x
printfn ""
