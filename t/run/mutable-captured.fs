// out: 1 2 1
// out: 6
let counter () =
  let mutable n = 0
  let bump () =
    n <- n + 1
    n
  bump
let a = counter ()
let b = counter ()
printfn "%d %d %d" (a ()) (a ()) (b ())
let f () =
  let mutable total = 0
  List.iter (fun x -> total <- total + x) [ 1; 2; 3 ]
  total
printfn "%d" (f ())
