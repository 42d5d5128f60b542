// out: [1; 2; 3; 1; 2; 3; 1]
// out: (1, 2) (6, 5)
// out: even3odd
// out: b
#nowarn "40"
let cycle items n =
  let rec ret = seq { yield! items; yield! ret }
  ret |> Seq.take n |> List.ofSeq
printfn "%A" (cycle [1; 2; 3] 7)
let f x =
  let rec y : Lazy<int> = lazy (if x > 0 then x else z.Force() + 1)
  and z : Lazy<int> = lazy (if x > 0 then y.Force() + x else 5)
  y.Force(), z.Force()
printfn "%A %A" (f 1) (f 0)
let g k =
  let rec even n = if n = 0 then name.Force() else odd (n - 1)
  and odd n = if n = 0 then "odd" else even (n - 1)
  and name : Lazy<string> = lazy ("even" + string k)
  even 4 + odd 4
printfn "%s" (g 3)
type Node = { Label: string; Next: unit -> Node }
let h () =
  let rec a = { Label = "a"; Next = fun () -> b }
  and b = { Label = "b"; Next = fun () -> a }
  a.Next().Next().Next().Label
printfn "%s" (h ())
