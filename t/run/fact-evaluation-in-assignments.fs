// out: i v 5
// out: f g 3
// out: l k zero
let t name v = printf "%s " name; v
let arr = [| 0; 0 |]
arr.[t "i" 1] <- t "v" 5
printfn "%d" arr.[1]
type R = { mutable N: int }
let r = { N = 0 }
let f () = printf "f "; r
(f ()).N <- t "g" 3
printfn "%d" r.N
let l () = t "l" 1
let k () = t "k" 0
printfn "%s" (try string (l () / k ()) with _ -> "zero")
