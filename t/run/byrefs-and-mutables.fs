// out: 6
// out: 2 1
// out: [|1; 3; 3|]
// out: 4
// out: 6
// out: true 42
let inc (x: byref<int>) = x <- x + 1
let mutable n = 5
inc &n
printfn "%d" n
let swap (a: byref<'t>) (b: byref<'t>) =
    let t = a
    a <- b
    b <- t
let mutable p, q = 1, 2
swap &p &q
printfn "%d %d" p q
let arr = [| 1; 2; 3 |]
inc &arr.[1]
printfn "%A" arr
type R = { mutable V: int }
let r = { V = 3 }
inc &r.V
printfn "%d" r.V
let addTo (total: int ref) x = total.Value <- total.Value + x
let tot = ref 0
List.iter (addTo tot) [1; 2; 3]
printfn "%d" tot.Value
let counter () =
    let mutable c = 0
    (fun () -> c <- c + 1; c)
let ok, v = System.Int32.TryParse "42"
printfn "%b %d" ok v
