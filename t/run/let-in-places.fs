// out: x=1 again 1 end
// out: 12 12 1 7 1
// out: 3
// out: [3; 4]
// out: 3
// out: 4
// out: 11
// out: after
// out: 11
// out: after
module Program
let g a =
    let x = a in
    let y = x + 1 in
    x * y
let k a = (let x = a in x + 1) * 2
let m a =
    match a with
    | 0 -> let z = 1 in z
    | n -> let z = n in
           z + 1
let n a = if a then let q = 1 in q else 2
let o () =
    let x = 1 in printf "x=%d " x; printf "again %d " x
    printfn "end"
o ()
printfn "%d %d %d %d %d" (g 3) (k 5) (m 0) (m 6) (n true)
let p =
    let a = 1 in let b = 2 in
    a + b
printfn "%d" p
let q = [ let z = 3 in z; 4 ]
printfn "%A" q
let r () = let t = 3 in (); t
printfn "%d" (r ())
let f () =
    let mutable count = 0
    for i in 0 .. 2 do
      if i = 0 then
        count <- let rec loop k w = if k > 3 then w else loop (k + 1) (w + 1)
                 in loop i 0
        printfn "%d" count
      else
        let x = 5 in let y = 6 in printfn "%d" (x + y)
        printfn "after"
f ()
