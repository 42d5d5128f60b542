// out: 3 t3 1.5 3 t3 1.5
// out: 4 t4 2.0 o5
// out: 3 t3 1.5
// out: 3 t3 1.5
// out: 1 t1 0.5 2 t2 1.0 2 t2 1.0
// out: 3 t3 1.5 3 t3 1.5
// out: some none
type Tuple = int * string * float
let makeTuple n : Tuple = (n, "t" + string n, float n / 2.0)
let showTuple ((a, b, c): Tuple) = sprintf "%d %s %.1f" a b c
type Nested = string option option
let makeNested n : Nested = match n % 3 with 0 -> None | 1 -> Some None | _ -> Some(Some("o" + string n))
let showNested (o: Nested) = match o with None -> "none" | Some None -> "some none" | Some(Some s) -> s
let choose n : Tuple = if n > 5 then makeTuple (n - 5) else makeTuple n
let both n : Tuple * Nested = (makeTuple n, makeNested (n + 1))
let rec deep n (first: Tuple) : Tuple =
  if n = 0 then first
  else
    let r = deep (n - 1) first
    if n % 2 = 0 then r else makeTuple n
let viaMatch n : Tuple =
  match n with
  | 0 -> makeTuple 1
  | 1 ->
    let unused = makeNested 9
    makeTuple 2
  | _ -> choose n
let keep = makeTuple 3
let same () : Tuple = keep
printfn "%s %s" (showTuple (choose 3)) (showTuple (choose 8))
let a, b = both 4
printfn "%s %s" (showTuple a) (showNested b)
printfn "%s" (showTuple (deep 4 (makeTuple 6)))
printfn "%s" (showTuple (deep 0 keep))
printfn "%s %s %s" (showTuple (viaMatch 0)) (showTuple (viaMatch 1)) (showTuple (viaMatch 7))
printfn "%s %s" (showTuple (same ())) (showTuple (same ()))
choose 2 |> ignore
both 5 |> ignore
printfn "%s" (showNested (snd (both 6)))
