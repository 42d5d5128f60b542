// out: [|1; 2; 3; 4; 5|]
// out: [|5; 4; 3; 2; 1|]
// out: [|5; 2; 3; 4; 1|]
// out: [|1; 2; 3; 4; 5|]
// out: [|0; 1; 1; 2; 2|]
// out: [|"a"; "b"; "c"|] [|2; 1; 3|]
// out: [|"c"; "b"; "a"|] [|3; 1; 2|]
// out: [|"a"; "b"; "c"|]
// out: [|"c"; "b"; "a"|]
// out: ArgumentException: Length of items must be same as length of keys.
// out: InvalidOperationException: Failed to compare two elements in the array.
// out: ArgumentNullException: Value cannot be null. (Parameter 'comparison')
open System
let t f = try f () with e -> printfn "%s: %s" (e.GetType().Name) e.Message
let show (s: Span<int>) = printfn "%A" (s.ToArray ())
let f () =
  let a = [| 3; 1; 2; 5; 4 |]
  let s = Span<int> a
  s.Sort ()
  show s
  s.Sort (Comparison (fun a b -> compare b a))
  show s
  (s.Slice (1, 3)).Sort ()
  printfn "%A" a
  MemoryExtensions.Sort s
  show s
  MemoryExtensions.Sort (s, Comparison (fun (a: int) b -> compare (a % 3) (b % 3)))
  printfn "%A" (s.ToArray () |> Array.map (fun x -> x % 3))
  let k = [| "b"; "a"; "c" |]
  let v = [| 1; 2; 3 |]
  (Span<string> k).Sort (Span<int> v)
  printfn "%A %A" k v
  (Span<string> k).Sort (Span<int> v, Comparison (fun a b -> compare b a))
  printfn "%A %A" k v
  (Span<string> k).Sort StringComparer.Ordinal
  printfn "%A" k
  MemoryExtensions.Reverse (Span<string> k)
  printfn "%A" k
f ()
let g () = (Span<string> [| "a"; "b" |]).Sort (Span<int> [| 1 |])
t g
t (fun () -> (Span<obj> [| obj (); obj () |]).Sort ())
t (fun () -> (Span<int> [| 1; 2 |]).Sort (null: Comparison<int>))
