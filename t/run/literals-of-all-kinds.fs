// out: 255 15 5 1000
// out: 1 2 3 4
// out: 5 6 7
// out: 1.50 2.50 1.000e+010
// out: a esc	"q"
// out: raw "x" 
// out: c:\dir
// out: 97
// out: 3
// out: Infinity
// out: false
// out: ff FF
// out: -2147483648
// out: -1
// out: 2147483647
// out: -9223372036854775808
// out: 1n 2un
// out: lit ab
// out: 6
// out: once
// out: 5 5
// out: lz
printfn "%d %d %d %d" 0xFF 0o17 0b101 1_000
printfn "%d %d %d %d" 1y 2uy 3s 4us
printfn "%d %d %d" 5u 6L 7UL
printfn "%.2f %.2f %.3e" 1.5 2.5f 1e10
printfn "%c %s" 'a' "esc\t\"q\""
printfn "%s" """raw "x" """
printfn "%s" @"c:\dir"
printfn "%d" 'a'B
let bytes = "abc"B
printfn "%d" bytes.Length
printfn "%f" infinity
printfn "%b" (nan = nan)
printfn "%x %X" 255 255
printfn "%d" -0x80000000
printfn "%d" 0xFFFFFFFF
printfn "%d" 2147483647
printfn "%d" -9223372036854775808L
printfn "%A %A" 1n 2un
[<Literal>]
let Lit = 5
[<Literal>]
let Str = "a" + "b"
match 5 with
| Lit -> printfn "lit %s" Str
| _ -> ()
let mutable x = 1
x <- x + Lit
assert (x = 6)
printfn "%d" x
let lz = lazy (printfn "once"; 5)
printfn "%d %d" (lz.Force()) lz.Value
printfn "%s" (nameof lz)
