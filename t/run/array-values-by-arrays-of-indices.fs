// out: a arr 2
// out: a arr 2 ArgumentException: Indices length does not match the array rank.
// out: a arr 0 ArgumentException: Indices length does not match the array rank.
// out: a arr out IndexOutOfRangeException: Index was outside the bounds of the array.
// out: a set [|1; 7; 3|]
// out: a set 2 ArgumentException: Indices length does not match the array rank.
// out: m arr 11
// out: m arr bad ArgumentException: Indices length does not match the array rank.
// out: m arr out IndexOutOfRangeException: Index was outside the bounds of the array.
// out: m set 77
// out: m set bad ArgumentException: Indices length does not match the array rank.
// out: c arr 111
// out: c bad IndexOutOfRangeException: Index was outside the bounds of the array.
// out: c bad 2 ArgumentException: Indices length does not match the array rank.
// out: c set 5
// out: d arr 1011
// out: d bad ArgumentException: Indices length does not match the array rank.
// out: d out IndexOutOfRangeException: Index was outside the bounds of the array.
// out: d set 5
// out: null ArgumentNullException: Value cannot be null. (Parameter 'indices')
// out: null set ArgumentNullException: Value cannot be null. (Parameter 'indices')
// out: d four 1010
// out: string "b"
// out: set d 9
let t n f = try printfn "%s %A" n (f ()) with e -> printfn "%s %s: %s" n (e.GetType().Name) e.Message
let a = [| 1; 2; 3 |]
t "a arr" (fun () -> a.GetValue [| 1 |])
t "a arr 2" (fun () -> a.GetValue [| 1; 2 |])
t "a arr 0" (fun () -> a.GetValue ([||]: int[]))
t "a arr out" (fun () -> a.GetValue [| 3 |])
t "a set" (fun () -> a.SetValue (7, [| 1 |]); a)
t "a set 2" (fun () -> a.SetValue (7, [| 1; 2 |]); a)
let m = Array2D.init 2 3 (fun i j -> i * 10 + j)
t "m arr" (fun () -> m.GetValue [| 1; 1 |])
t "m arr bad" (fun () -> m.GetValue [| 1 |])
t "m arr out" (fun () -> m.GetValue [| 1; 3 |])
t "m set" (fun () -> m.SetValue (77, [| 0; 1 |]); m.[0, 1])
t "m set bad" (fun () -> m.SetValue (77, [| 0; 1; 2 |]); m.[0, 1])
let c = Array3D.init 2 2 2 (fun i j k -> i * 100 + j * 10 + k)
t "c arr" (fun () -> c.GetValue [| 1; 1; 1 |])
t "c bad" (fun () -> c.GetValue [| 1; 1; 2 |])
t "c bad 2" (fun () -> c.GetValue [| 1; 1; 1; 1 |])
t "c set" (fun () -> c.SetValue (5, [| 1; 1; 1 |]); c.[1, 1, 1])
let d = Array4D.init 2 2 2 2 (fun i j k l -> i * 1000 + j * 100 + k * 10 + l)
t "d arr" (fun () -> d.GetValue [| 1; 0; 1; 1 |])
t "d bad" (fun () -> d.GetValue [| 1; 0; 1 |])
t "d out" (fun () -> d.GetValue [| 1; 0; 1; -1 |])
t "d set" (fun () -> d.SetValue (5, [| 1; 0; 1; 1 |]); d.[1, 0, 1, 1])
t "null" (fun () -> m.GetValue (null: int[]))
t "null set" (fun () -> m.SetValue (1, (null: int[])); 0)
t "d four" (fun () -> d.GetValue (1, 0, 1, 0))
t "string" (fun () -> let s = [| "a" |] in s.SetValue ("b", [| 0 |]); s.GetValue [| 0 |])
t "set d" (fun () -> d.SetValue (9, 1, 1, 1, 1); d.[1, 1, 1, 1])
