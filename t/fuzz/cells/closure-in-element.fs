// out: c0+1c0-2c0*1 c1+4c1-5c1*4 c2+7c2-8c2*7 c3+10c3-11c3*10
// out: c1+4c1-5c1*4 c1+4c1-5c1*4 c7+22c7-23c7*22 c3+10c3-11c3*10
// out: c1+4c1-5c1*4 c3+10c3-11c3*10 c7+22c7-23c7*22 c1+4c1-5c1*4 121
// out: c1+4c1-5c1*4 c3+10c3-11c3*10 c7+22c7-23c7*22 c1+4c1-5c1*4 c8+25c8-26c8*25
// out: c9+28c9-29c9*28 c7+22c7-23c7*22 c3+10c3-11c3*10 c1+4c1-5c1*4
// out: c1+4c1-5c1*4 121
// out: c3+10c3-11c3*10 110
// out: outside c1+4c1-5c1*4
// out: 4 c3+10c3-11c3*10
type Closure = int -> string -> string
let makeClosure n : Closure =
  let s = "c" + string n
  let xs = [ n; n * 2 ]
  fun k t -> sprintf "%s%s%d" s t (k + List.sum xs)
let showClosure (f: Closure) =
  let g = f 1
  g "+" + f 2 "-" + g "*"
type Int = int
let makeInt n : Int = n * 11
let showInt (v: Int) = string v
let a = Array.init 4 makeClosure
let b = Array.init 2 (fun i -> makeInt (i + 10))
let all xs = String.concat " " (Array.toList (Array.map showClosure xs))
printfn "%s" (all a)
a.[0] <- a.[1]
a.[2] <- makeClosure 7
printfn "%s" (all a)
let swap (xs: 'a[]) i j =
  let t = xs.[i]
  xs.[i] <- xs.[j]
  xs.[j] <- t
swap a 1 3
swap b 0 1
printfn "%s %s" (all a) (showInt b.[0])
let rest = Array.append a [| makeClosure 8 |]
a.[3] <- makeClosure 9
printfn "%s" (all rest)
printfn "%s" (all (Array.filter (fun v -> showClosure v <> "") (Array.rev a)))
let pairs = Array.init 2 (fun i -> (a.[i], b.[i]))
for (v, w) in pairs do
  printfn "%s %s" (showClosure v) (showInt w)
let outside i = try showClosure a.[i] with _ -> "outside"
printfn "%s %s" (outside 4) (outside 0)
for i in 0 .. a.Length - 1 do
  a.[i] <- makeClosure i
printfn "%d %s" a.Length (showClosure a.[3])
