// out: 1 2.0
// out: forced
// out: 42 42
// out: 3
// out: zero neg
// out: small
// out: 2 50
// out: 104
// out: yes
// out: 610
// out: do
// out: 3
// out: true
// out: 6
// out: 1
// out: 6
// out: 5
// out: true
// out: 6
// out: 3
// out: 2
// out: fib
// out: 3
// out: a
// misc expressions
let a, b = 1, 2
let mutable m = 0
m <- m + 1
let t = struct (1, 2.0)
let struct (t1, t2) = t
printfn "%d %.1f" t1 t2
assert (1 = 1)
let lz = lazy (printfn "forced"; 42)
printfn "%d %d" lz.Value (lz.Force())
let lens = [ "a"; "bb" ] |> List.map _.Length
printfn "%d" (List.sum lens)
let f = function 0 -> "zero" | n when n < 0 -> "neg" | _ -> "pos"
printfn "%s %s" (f 0) (f -1)
let g x = match x with | 1 | 2 | 3 -> "small" | _ -> "big"
printfn "%s" (g 2)
let h (x: int option) = match x with Some (1 | 2 as n) -> n | Some n -> n * 10 | None -> 0
printfn "%d %d" (h (Some 2)) (h (Some 5))
let arr2 = Array.init 3 (fun i -> i * i)
arr2.[1] <- 100
printfn "%d" (Array.sum arr2)
let s = if m > 0 then "yes" else "no"
printfn "%s" s
let rec fib n = if n < 2 then n else fib (n - 1) + fib (n - 2)
printfn "%d" (fib 15)
do printfn "do"
let inner =
  let x = 1
  let y = 2
  x + y
printfn "%d" inner
let w = [ 1; 2; 3 ] |> List.tryFind (fun x -> x = 2)
printfn "%b" w.IsSome
let (x1, y1), z1 = (1, 2), 3
printfn "%d" (x1 + y1 + z1)
let arr = [| 3; 1; 2 |]
let sorted = Array.sort arr
printfn "%d" sorted.[0]
match arr with
| [| a; b; c |] -> printfn "%d" (a + b + c)
| _ -> ()
let k = begin 5 end
printfn "%d" k
let u = ()
printfn "%b" (u = ())
let ff (a: int, b: int) c = a + b + c
printfn "%d" (ff (1, 2) 3)
let typed: int -> int = fun x -> x
printfn "%d" (typed 3)
let byref2 = let mutable q = 1 in q <- 2; q
printfn "%d" byref2
printfn "%s" (nameof fib)
printfn "%d" (typed <| 3)
printfn "%s" (if true then "a" elif false then "b" else "c")
