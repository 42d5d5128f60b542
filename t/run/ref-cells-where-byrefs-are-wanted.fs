// out: 42
// out: false 0
// out: 7
// out: [|1; 2; 0; 0|]
// out: 20
// out: 15
// out: 0100 [false; true; false; false]
// A method that takes a byref takes a ref cell too, and passes the place in it.
open System
let r = ref 0
if Int32.TryParse("42", r) then printfn "%d" r.Value
let ok = Int32.TryParse("x", r)
printfn "%b %d" ok r.Value
let d = System.Collections.Generic.Dictionary<string, int>()
d["a"] <- 7
let v = ref 0
if d.TryGetValue("a", v) then printfn "%d" v.Value
let arr = ref [| 1; 2 |]
Array.Resize(arr, 4)
printfn "%A" arr.Value
let bump (x: byref<int>) = x <- x + 1
type C() =
    static member Bump(x: byref<int>) = x <- x + 10
C.Bump r
C.Bump(r)
printfn "%d" r.Value
let f () =
    let local = ref 5
    C.Bump(local)
    local.Value
printfn "%d" (f ())
let bits = System.Collections.BitArray 4
bits[1] <- true
for b in bits do printf "%d" (if b then 1 else 0)
printfn " %A" (Seq.cast<bool> bits |> Seq.toList)
