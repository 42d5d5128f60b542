// out: [|1|]
// out: [|3|] 2 b 2
// out: 5
let a = Array.init 3 (fun i -> [| i |])[1]
printfn "%A" a
let f x = x + 1
let g (xs: int list) = xs.Length
let h = g [1;2]
let i = List.map (fun x -> x) [1;2]
let k = (fun i -> [| i |]) 3
let z = ([| 1; 2 |])[1]
let w = "abc"[1]
let v = [1;2;3][1]
printfn "%A %d %c %d" k z w v
let add (x: int) (ys: int list) = x + ys.Length
printfn "%d" (add (3)[1; 2])
let mk (x: int) = [| x; x * 2 |]
let xs = [| [| 1; 2 |]; [| 3 |] |]
