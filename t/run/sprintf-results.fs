// out: 5/x 3
// out:  1: 1.5
// out:  2: 3.0
// out:  3: 4.5
// out: plain
// out: 1z
let s = sprintf "%d/%s" 5 "x"
printfn "%s %d" s s.Length
let lines = [ for i in 1 .. 3 -> sprintf "%2d: %.1f" i (float i * 1.5) ]
for l in lines do
  printfn "%s" l
printfn "%s" (sprintf "plain")
printfn "%s" (sprintf "%s%s" (sprintf "%d" 1) (sprintf "%c" 'z'))
