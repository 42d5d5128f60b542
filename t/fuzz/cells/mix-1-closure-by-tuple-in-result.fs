// out: c3+10c3-11c3*10 c3+10c3-11c3*10
// out: c4+13c4-14c4*13 5 t5 2.5
// out: c3+10c3-11c3*10
// out: c3+10c3-11c3*10
// out: c1+4c1-5c1*4 c2+7c2-8c2*7 c2+7c2-8c2*7
// out: c3+10c3-11c3*10 c3+10c3-11c3*10
// out: 7 t7 3.5
type Closure = int -> string -> string
let makeClosure n : Closure =
  let s = "c" + string n
  let xs = [ n; n * 2 ]
  fun k t -> sprintf "%s%s%d" s t (k + List.sum xs)
let showClosure (f: Closure) =
  let g = f 1
  g "+" + f 2 "-" + g "*"
type Tuple = int * string * float
let makeTuple n : Tuple = (n, "t" + string n, float n / 2.0)
let showTuple ((a, b, c): Tuple) = sprintf "%d %s %.1f" a b c
let choose n : Closure = if n > 5 then makeClosure (n - 5) else makeClosure n
let both n : Closure * Tuple = (makeClosure n, makeTuple (n + 1))
let rec deep n (first: Closure) : Closure =
  if n = 0 then first
  else
    let r = deep (n - 1) first
    if n % 2 = 0 then r else makeClosure n
let viaMatch n : Closure =
  match n with
  | 0 -> makeClosure 1
  | 1 ->
    let unused = makeTuple 9
    makeClosure 2
  | _ -> choose n
let keep = makeClosure 3
let same () : Closure = keep
printfn "%s %s" (showClosure (choose 3)) (showClosure (choose 8))
let a, b = both 4
printfn "%s %s" (showClosure a) (showTuple b)
printfn "%s" (showClosure (deep 4 (makeClosure 6)))
printfn "%s" (showClosure (deep 0 keep))
printfn "%s %s %s" (showClosure (viaMatch 0)) (showClosure (viaMatch 1)) (showClosure (viaMatch 7))
printfn "%s %s" (showClosure (same ())) (showClosure (same ()))
choose 2 |> ignore
both 5 |> ignore
printfn "%s" (showTuple (snd (both 6)))
