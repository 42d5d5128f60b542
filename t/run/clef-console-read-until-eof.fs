// in: 3
// in: 4
// in: 5
// out: 12 3
let mutable total = 0
let mutable lines = 0
while not (Console.isEof ()) do
  total <- total + int (Console.readln ())
  lines <- lines + 1
printfn "%d %d" total lines
