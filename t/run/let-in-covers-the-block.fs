// out: inner inner
// out: 30 6 9
// out: 10
let x = "outer"
let f () =
    let x = "inner" in printf "%s " x
    printfn "%s" x
let g () =
    let a = 1 in let b = 2 in
    let c = a + b
    c * 10
let h c =
    if c then (let y = 5 in y + 1)
    else let y = 7 in y + 2
f ()
printfn "%d %d %d" (g ()) (h true) (h false)
let rec loop (n: int) (acc: int
   list) = if n = 0 then acc else loop (n - 1) (n
 :: acc)
printfn "%d" (List.sum (loop 4 []))
