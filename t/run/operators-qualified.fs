// out: 3 24 5 (true, true, false) 12 105 [31; 32] o
let g = Operators.(+) 1 2
let h = List.reduce Operators.(*) [ 1; 2; 3; 4 ]
let k = Microsoft.FSharp.Core.Operators.(-) 7 2
let n = FSharp.Core.Operators.(=) 1 1, Operators.(<) "a" "b", Operators.not true
module M =
  let (+.) a b = a * 10 + b
  let (!!) x = x + 100
  let (|Even|Odd|) n = if n % 2 = 0 then Even else Odd
let l = M.(+.) 1 2
let m = M.(!!) 5
let p = [ 1; 2 ] |> List.map (M.(+.) 3)
let o = match 3 with M.Even -> "e" | M.Odd -> "o"
printfn "%d %d %d %A %d %d %A %s" g h k n l m p o
