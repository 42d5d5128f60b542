// out: .....
// out: ..#..
// out: ..#..
// out: ..#..
// out: .....
// out: --
// out: .....
// out: .....
// out: .###.
// out: .....
// out: .....
// out: --
let step (cells: int[][]) =
  let h = cells.Length
  let w = cells.[0].Length
  let at y x = if y < 0 || y >= h || x < 0 || x >= w then 0 else cells.[y].[x]
  Array.init h (fun y ->
    Array.init w (fun x ->
      let mutable n = -(at y x)
      for dy in -1 .. 1 do
        for dx in -1 .. 1 do
          n <- n + at (y + dy) (x + dx)
      if n = 3 || (n = 2 && at y x = 1) then 1 else 0))
let mutable cells = Array.init 5 (fun y -> Array.init 5 (fun x -> if y = 2 && x >= 1 && x <= 3 then 1 else 0))
for generation in 1 .. 2 do
  cells <- step cells
  for row in cells do
    for c in row do
      printf "%s" (if c = 1 then "#" else ".")
    printfn ""
  printfn "--"
