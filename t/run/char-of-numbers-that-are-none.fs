// out: 65535 false false OtherNotAssigned 65535 -1.000000 1 3
// out: 3 [97; 65535; 98]
// out: 0 false false Control 0 -1.000000 1 3
// out: 3 [97; 0; 98]
// out: 65535 false false OtherNotAssigned 65535 -1.000000 1 3
// out: 3 [97; 65535; 98]
// out: 0 false false Control 0 -1.000000 1 3
// out: 3 [97; 0; 98]
for n in [-1; 0x110000; 0x7fffffff; -2147483648] do
    let c = char n
    printfn "%d %b %b %A %A %f %d %d" (int c) (System.Char.IsLetter c) (System.Char.IsUpper c) (System.Char.GetUnicodeCategory c) (int (System.Char.ToUpper c)) (System.Char.GetNumericValue c) (string c).Length (System.String(c, 3)).Length
    let s = System.String([| 'a'; c; 'b' |])
    printfn "%d %A" s.Length [ for x in s -> int x ]
