// out: a1b2
// out: c
Console.write "a"
printf "%d" 1
Console.write "b"
printfn "%d" 2
Console.writeln "c"
