// out: 6 15 xy xy 12
// out: 0 3
let shared = [ 1; 2; 3 ]
let a = 0 :: shared
let b = 9 :: shared
let f () =
  let t = ("x" + "y", shared)
  (t, t)
let (s, l), (s2, l2) = f ()
printfn "%d %d %s %s %d" (List.sum a) (List.sum b) s s2 (List.sum l + List.sum l2)
let arr = [| shared; shared |]
arr.[0] <- []
printfn "%d %d" (List.length arr.[0]) (List.length arr.[1])
