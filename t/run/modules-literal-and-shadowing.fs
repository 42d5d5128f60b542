// out: 2 1 100
// out: 22
let x = 1
let x2 = x + 1
let f () = x
module M =
  let x = 100
  let g () = x
printfn "%d %d %d" x2 (f ()) (M.g ())
let shadow () =
  let y = 1
  let y = y + 10
  let y = y * 2
  y
printfn "%d" (shadow ())
