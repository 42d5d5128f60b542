// out: b a 1 2
// out: nb 1 20 3
// out: base c 5
type Inner = { A: int; B: int }
type Outer = { I: Inner; C: int }
let t name v = printf "%s " name; v
let i = { B = t "b" 2; A = t "a" 1 }
printfn "%d %d" i.A i.B
let o = { I = i; C = 3 }
let o2 = { o with I = { o.I with B = t "nb" 20 } }
printfn "%d %d %d" o2.I.A o2.I.B o2.C
let base' () = t "base" o
let o3 = { base' () with C = t "c" 5 }
printfn "%d" o3.C
