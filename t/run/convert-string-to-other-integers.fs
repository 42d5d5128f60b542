// out: 9000000000 200
// out: 4000000000 -300
// out: 18000000000000000000
// out: 255 raised
printfn "%d %d" (int64 "9000000000") (byte "200")
printfn "%d %d" (uint32 "4000000000") (int16 "-300")
printfn "%d" (uint64 "18000000000000000000")
let attempt s = try string (byte s) with _ -> "raised"
printfn "%s %s" (attempt "255") (attempt "256")
