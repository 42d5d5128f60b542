module Last
printfn "%d %s" Deep.three (String.concat " " Main.symbols)
