// out: b 1 -1 1 2.01 [|2; 3|]
module M
let inline charAt (s: string) (i: int) = s.[i]
let inline size (x: int) = abs x
let inline either (a: int list) (b: int list) = if a = b then 0 else compare a b
let inline text (x: int) (y: float) = sprintf "%d %.1f" x y + string x
let inline part (xs: int[]) = xs.[1..2]
printfn "%c %d %d %s %A" (charAt "ab" 1) (size -1) (either [ 1 ] [ 2 ]) (text 1 2.0) (part [| 1; 2; 3 |])
