// in: 10
// in: 20
// in: 12
// out: 42
let mutable total = 0
let mutable line = System.Console.ReadLine()
while line <> null do
  total <- total + int line
  line <- System.Console.ReadLine()
printfn "%d" total
