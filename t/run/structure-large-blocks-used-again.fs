// out: 7 262144
// out: 100000 42000
// Blocks of all sizes from 30 KB to 80 MB, freed and used again: zeroed, and never two in one place.
let mutable state = 12345u
let next (n: int) =
  state <- state * 1664525u + 1013904223u
  int (state >>> 8) % n
let sizes = [| for k in 0..20 -> 7000 + k * k * 900 |]
let live: int[][] = Array.create 12 null
let check (a: int[]) =
  if not (isNull a) then
    let mark = a.[0]
    if a.[a.Length - 1] <> mark || a.[a.Length / 2] <> mark then failwithf "overwritten: %d" mark
for i in 1..400 do
  let at = next live.Length
  check live.[at]
  let size = sizes.[next sizes.Length] + next 3000
  let a: int[] = Array.zeroCreate size
  if a.[0] <> 0 || a.[size - 1] <> 0 || a.[size / 2] <> 0 || a.[size / 3] <> 0 then failwithf "not zero at %d" i
  a.[0] <- i
  a.[size - 1] <- i
  a.[size / 2] <- i
  live.[at] <- a
for a in live do check a
let mutable total = 0L
for size in [ 1 <<< 20; 12 <<< 20; 8 <<< 20; 12 <<< 20; 1 <<< 20; (16 <<< 20) - 4; (16 <<< 20) - 3 ] do
  let a: byte[] = Array.zeroCreate (size * 4)
  a.[size] <- 1uy
  total <- total + int64 (a.[size] + a.[size * 2] + a.[size * 4 - 1])
let mutable text = "x"
for i in 1..18 do text <- text + text
printfn "%d %d" total text.Length
let grow = System.Collections.Generic.List<string>()
for i in 1..100000 do grow.Add(if i % 1000 = 0 then string i else "")
printfn "%d %s" grow.Count grow.[41999]
