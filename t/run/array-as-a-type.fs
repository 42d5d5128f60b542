// out: create1: 3 1 [|0; 5; 0|]
// out: create2: 6 2 [[null; null; null]
// out:  [null; null; "x"]]
// out: create3: 8 3 1.5
// out: createN: 2 2 'c'
// out: neg: ArgumentOutOfRangeException length ('-1') must be a non-negative value. (Parameter 'length')
// out: Actual value was -1.
// out: null: ArgumentNullException Value cannot be null. (Parameter 'elementType')
// out: nulllen: ArgumentNullException Value cannot be null. (Parameter 'lengths')
// out: emptylen: ArgumentException Must provide at least one rank.
// out: badset: InvalidCastException Object cannot be stored in an array of this type.
// out: nullset: 0
// out: get1: 2
// out: get1/2: ArgumentException Array was not a two-dimensional array.
// out: get1/3: ArgumentException Array was not a three-dimensional array.
// out: get1/n: ArgumentException Indices length does not match the array rank.
// out: get2/1: ArgumentException Array was not a one-dimensional array.
// out: get2/3: ArgumentException Array was not a three-dimensional array.
// out: get2/n: ArgumentException Indices length does not match the array rank.
// out: get2/null: ArgumentNullException Value cannot be null. (Parameter 'indices')
// out: get2: 12
// out: get2 out: IndexOutOfRangeException Index was outside the bounds of the array.
// out: get1 out: IndexOutOfRangeException Index was outside the bounds of the array.
// out: set1/2: ArgumentException Array was not a two-dimensional array.
// out: set2/1: ArgumentException Array was not a one-dimensional array.
// out: set2/3: ArgumentException Array was not a three-dimensional array.
// out: set2/n: ArgumentException Indices length does not match the array rank.
// out: set2: [[0; 1; 2]
// out:  [10; 1; 12]]
// out: long: 1 3
// out: clear2: [[0; 0; 0]
// out:  [0; 0; 0]]
// out: clear range: [[1; 0; 0]
// out:  [0; 3; 4]]
// out: clear1: [|0; 0; 3|]
// out: clear bad: IndexOutOfRangeException Index was outside the bounds of the array.
// out: bounds: 0 2 2
// out: bounds bad: IndexOutOfRangeException Array does not have that many dimensions.
// out: len bad: IndexOutOfRangeException Array does not have that many dimensions.
// out: enumerate: 0,0,0,0,0,0
// out: cast: 0,0,0,0,0,0
// out: badcast: InvalidCastException Unable to cast object of type 'System.Int32[,]' to type 'System.Int32[]'.
// out: type: System.Int32[,] System.Int32[,,]
// out: copy: [|0; 0; 0; 3|]
// out: Copy: [|0; 0; 0; 0|]
// out: clone: [[0; 0; 0]
// out:  [0; 0; 0]]
open System
let show (name: string) (f: unit -> string) =
    try printfn "%s: %s" name (f ())
    with e -> printfn "%s: %s %s" name (e.GetType().Name) e.Message

show "create1" (fun () ->
    let a = Array.CreateInstance(typeof<int>, 3)
    a.SetValue(box 5, 1)
    sprintf "%d %d %A" a.Length a.Rank (a :?> int[]))
show "create2" (fun () ->
    let a = Array.CreateInstance(typeof<string>, 2, 3)
    a.SetValue(box "x", 1, 2)
    sprintf "%d %d %A" a.Length a.Rank (a :?> string[,]))
show "create3" (fun () ->
    let a = Array.CreateInstance(typeof<float>, 2, 2, 2)
    a.SetValue(box 1.5, 1, 1, 1)
    sprintf "%d %d %A" a.Length a.Rank (a.GetValue(1, 1, 1)))
show "createN" (fun () ->
    let a = Array.CreateInstance(typeof<char>, [| 2; 1 |])
    a.SetValue(box 'c', [| 1; 0 |])
    sprintf "%d %d %A" a.Length a.Rank (a.GetValue [| 1; 0 |]))
show "neg" (fun () -> let a = Array.CreateInstance(typeof<int>, -1) in string a.Length)
show "null" (fun () -> let a = Array.CreateInstance(null, 1) in string a.Length)
show "nulllen" (fun () -> let a = Array.CreateInstance(typeof<int>, (null: int[])) in string a.Length)
show "emptylen" (fun () -> let a = Array.CreateInstance(typeof<int>, ([||]: int[])) in string a.Length)
show "badset" (fun () -> let a = Array.CreateInstance(typeof<int>, 1) in a.SetValue(box "s", 0); "ok")
show "nullset" (fun () -> let a = Array.CreateInstance(typeof<int>, 1) in a.SetValue(null, 0); sprintf "%A" (a.GetValue 0))
let a1 : Array = [| 1; 2; 3 |]
let a2 : Array = Array2D.init 2 3 (fun i j -> i * 10 + j)
show "get1" (fun () -> sprintf "%A" (a1.GetValue 1))
show "get1/2" (fun () -> sprintf "%A" (a1.GetValue(1, 1)))
show "get1/3" (fun () -> sprintf "%A" (a1.GetValue(1, 1, 1)))
show "get1/n" (fun () -> sprintf "%A" (a1.GetValue [| 1; 2 |]))
show "get2/1" (fun () -> sprintf "%A" (a2.GetValue 1))
show "get2/3" (fun () -> sprintf "%A" (a2.GetValue(1, 1, 1)))
show "get2/n" (fun () -> sprintf "%A" (a2.GetValue [| 1; 2; 3 |]))
show "get2/null" (fun () -> sprintf "%A" (a2.GetValue (null: int[])))
show "get2" (fun () -> sprintf "%A" (a2.GetValue(1, 2)))
show "get2 out" (fun () -> sprintf "%A" (a2.GetValue(1, 3)))
show "get1 out" (fun () -> sprintf "%A" (a1.GetValue 3))
show "set1/2" (fun () -> a1.SetValue(box 1, 1, 1); "")
show "set2/1" (fun () -> a2.SetValue(box 1, 1); "")
show "set2/3" (fun () -> a2.SetValue(box 1, 1, 1, 1); "")
show "set2/n" (fun () -> a2.SetValue(box 1, [| 1 |]); "")
show "set2" (fun () -> a2.SetValue(box 1, 1, 1); sprintf "%A" a2)
show "long" (fun () -> sprintf "%A %A" (a2.GetValue(1L, 1L)) (a1.GetValue 2L))
show "clear2" (fun () -> Array.Clear a2; sprintf "%A" a2)
show "clear range" (fun () -> let g = Array2D.init 2 3 (fun i j -> i + j + 1) in Array.Clear(g, 1, 3); sprintf "%A" g)
show "clear1" (fun () -> Array.Clear(a1, 0, 2); sprintf "%A" a1)
show "clear bad" (fun () -> Array.Clear(a1, 2, 2); sprintf "%A" a1)
show "bounds" (fun () -> sprintf "%d %d %d" (a2.GetLowerBound 1) (a2.GetUpperBound 1) (a2.GetLength 0))
show "bounds bad" (fun () -> sprintf "%d" (a2.GetUpperBound 2))
show "len bad" (fun () -> sprintf "%d" (a2.GetLength 2))
show "enumerate" (fun () -> String.concat "," [ for x in a2 -> string x ])
show "cast" (fun () -> String.concat "," (Seq.cast<int> a2 |> Seq.map string))
show "badcast" (fun () -> sprintf "%A" ((a2 :> obj) :?> int[]))
show "type" (fun () -> a2.GetType().FullName + " " + (Array.CreateInstance(typeof<int>, 1, 1, 1)).GetType().FullName)
show "copy" (fun () -> let b = Array.CreateInstance(typeof<int>, 4) in a1.CopyTo(b, 1); sprintf "%A" b)
show "Copy" (fun () -> let b = Array.CreateInstance(typeof<int>, 4) in Array.Copy(a1, b, 2); sprintf "%A" b)
show "clone" (fun () -> sprintf "%A" (a2.Clone()))
