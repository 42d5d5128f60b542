// out: 44 -25536 2147483647
// out: <nana><><b>
// out: 2 0
printfn "%d %d %d" (byte 300.0) (int16 40000.9) (int "0x7fffffff")
let s = "banana"
printfn "<%s><%s><%s>" s[2..99] s[3..2] s[..0]
let a = [| 1; 2; 3 |]
let b, c = a[1..99], a[5..]
printfn "%d %d" b.Length c.Length
