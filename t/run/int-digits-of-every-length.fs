// out: 0 0 0 99999999 100000000 -100000000
// Whole numbers of every length as text, read back; as words: equality and hashing see the padding.
let mutable bad = 0
let mutable p = 1UL
for e in 0 .. 19 do
    for d in [ 0UL; 1UL; 2UL; 3UL; 5UL; 7UL; 9UL ] do
        for x in [ p + d; p - d; p * (d + 1UL); p * d + p / 3UL; p ^^^ (d * 0x123456789UL) ] do
            let t = string x
            let mutable back = 0UL
            for c in t do back <- back * 10UL + uint64 (int c - 48)
            if back <> x || (t.Length > 1 && t.[0] = '0') || t <> sprintf "%d" x || not (t + "x" = sprintf "%dx" x) then
                bad <- bad + 1
                printfn "%s" t
    p <- p * 10UL
printfn "%d %d %s %s %s %s" bad (hash "12345678" - hash (string 12345678)) (string 0) (string 99999999) (string 100000000) (string -100000000L)
let mutable s = 1UL
for i in 1 .. 20000 do
    s <- s * 6364136223846793005UL + 1442695040888963407UL
    let x = s >>> (i % 64)
    if System.UInt64.Parse(string x) <> x || not (string x = System.Numerics.BigInteger(x).ToString()) then printfn "bad %d" x
