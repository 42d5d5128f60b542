// out: 3
// out: 12
// out: ignored
// out: 7
// out: 11
printfn "%d" ((fun x -> x + 1) 2)
printfn "%d" ((fun x y -> x * y) 3 4)
let f = fun (a, b) [ c ] -> a + b + c
let g = fun _ -> "ignored"
printfn "%s" (g 5)
let h = fun () -> 7
printfn "%d" (h ())
let long =
  fun x ->
    let y = x * 2
    y + 1
printfn "%d" (long 5)
