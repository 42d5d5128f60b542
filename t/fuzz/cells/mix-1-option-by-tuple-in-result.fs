// out: none none
// out: some none 5 t5 2.5
// out: none
// out: none
// out: some none o2 o2
// out: none none
// out: 7 t7 3.5
type Nested = string option option
let makeNested n : Nested = match n % 3 with 0 -> None | 1 -> Some None | _ -> Some(Some("o" + string n))
let showNested (o: Nested) = match o with None -> "none" | Some None -> "some none" | Some(Some s) -> s
type Tuple = int * string * float
let makeTuple n : Tuple = (n, "t" + string n, float n / 2.0)
let showTuple ((a, b, c): Tuple) = sprintf "%d %s %.1f" a b c
let choose n : Nested = if n > 5 then makeNested (n - 5) else makeNested n
let both n : Nested * Tuple = (makeNested n, makeTuple (n + 1))
let rec deep n (first: Nested) : Nested =
  if n = 0 then first
  else
    let r = deep (n - 1) first
    if n % 2 = 0 then r else makeNested n
let viaMatch n : Nested =
  match n with
  | 0 -> makeNested 1
  | 1 ->
    let unused = makeTuple 9
    makeNested 2
  | _ -> choose n
let keep = makeNested 3
let same () : Nested = keep
printfn "%s %s" (showNested (choose 3)) (showNested (choose 8))
let a, b = both 4
printfn "%s %s" (showNested a) (showTuple b)
printfn "%s" (showNested (deep 4 (makeNested 6)))
printfn "%s" (showNested (deep 0 keep))
printfn "%s %s %s" (showNested (viaMatch 0)) (showNested (viaMatch 1)) (showNested (viaMatch 7))
printfn "%s %s" (showNested (same ())) (showNested (same ()))
choose 2 |> ignore
both 5 |> ignore
printfn "%s" (showTuple (snd (both 6)))
