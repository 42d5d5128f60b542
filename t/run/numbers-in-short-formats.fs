// out: D 120624646
// out: d3 90432222
// out: X 237126585
// out: x2 174779627
// out: X9 27965177
// out: N 82437558
// out: n0 49869052
// out: N1 239739140
// out: F 183479172
// out: f0 120624646
// out: F9 233270978
// out: B 94090520
// out: b4 44370858
// out: G 120624646
// out: G3 159624483
// out: D0 120624646
// out: N12 168729718
// out: X16 48497921
// out: C 71679978
// out: P1 80227572
// out: E2 160508702
// out: 0 120624646
// out: # 258844184
// out: d# 81256994
// out: 0x 43326900
// out: dates 250126949
// out: parse 200460729
// out: bigint 89419987
// out: 11111111 1777777777777777777777 2147483647
// Whole numbers by formats of one letter and a digit, dates of all years, small big integers: by checksums.
let mutable sum = 0
let text (s: string) =
    for c in s do
        sum <- (sum * 31 + int c) &&& 0xFFFFFFF
let show (name: string) =
    printfn "%s %d" name sum
    sum <- 0
for f in [ "D"; "d3"; "X"; "x2"; "X9"; "N"; "n0"; "N1"; "F"; "f0"; "F9"; "B"; "b4"; "G"; "G3"; "D0"; "N12"; "X16"; "C"; "P1"; "E2"; "0"; "#"; "d#"; "0x" ] do
    for x in [ 0; 1; -1; 9; 10; 99; 100; 999; 1000; -1000; 12345; 123456; -1234567; System.Int32.MaxValue; System.Int32.MinValue ] do
        text (x.ToString f)
        text ((uint32 x).ToString f)
        text ((int64 x * 1000000007L).ToString f)
        text ((sbyte x).ToString f)
        text ((uint64 x).ToString f)
        text ((int16 x).ToString f)
    show f
for i in 0 .. 97 .. 3652058 do
    let d = System.DateTime(1, 1, 1).AddDays(float i)
    sum <- (sum * 31 + d.Year * 366 + d.Month * 31 + d.Day) &&& 0xFFFFFFF
show "dates"
for t in [ "18446744073709551615"; "18446744073709551616"; "99999999999999999999"; "0" ] do
    text (string (System.UInt64.TryParse t))
show "parse"
let mutable a = 1I
for i in 1 .. 200 do
    a <- a * 3I + 7I
    text (string (a % 1000000007I))
    text (string (a / 4294967296I))
    text (string (-a % 18446744073709551615I))
    text (string (a - 3I * a))
show "bigint"
printfn "%s %s %d" (System.Convert.ToString(255, 2)) (System.Convert.ToString(-1L, 8)) (System.Convert.ToInt32("7fffffff", 16))
