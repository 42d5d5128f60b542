// out: 3 12 2 5
// out: 5 7 1.5
// out: [1; 2]
// out: a! true
// Opening Format and Parse leaves the conversions, and the program's own functions of their names, what they are.
open Format
open Parse
printfn "%d %d %g %d" (int 3.7) (int "12") (float 2) (int64 "5")
printfn "%s %s %g" (Format.int 5) (string 7) (Parse.float "1.5")
printfn "%A" (List.map int [ 1.5; 2.5 ])
module M =
  let int (x: string) = x + "!"
  open Parse
  let shown = int "a"
printfn "%s %b" M.shown (bool "true")
