// out: 1000 7
// out: 5 15
// out: -16
printfn "%d %d" (int "1_000") (int " 7 ")
printfn "%d %d" (int "0b101") (int "0o17")
printfn "%d" (int64 "-0x10")
