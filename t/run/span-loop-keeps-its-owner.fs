// out: 363
// out: 946
// out: ac 4 7
module Program
open System
let sum () =
  let mutable n = 0
  for c in "xyz".AsSpan() do n <- n + int c
  n
let both (xs: int[]) =
  let mutable n = 0
  let s = Span<int>(Array.map ((+) 1) xs)
  for x in s do n <- n + x
  for x in Span<int>(Array.map ((*) 2) xs).Slice 1 do n <- n * 10 + x
  n
printfn "%d" (sum ())
printfn "%d" (both [| 1; 2; 3 |])
let cells = Array.zeroCreate<int> 4
let later (s: ReadOnlyMemory<char>) = fun i -> s.Span.[i]
let at = later ("abc".AsMemory())
let more = Array.create 3 7
printfn "%c%c %d %d" (at 0) (at 2) cells.Length more.[2]
