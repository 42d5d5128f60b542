// out: ff FF
// out: 0 ffffffff
// out: [    beef][0000beef][beef    ]
// out: ff ff ffff
// out: deadbeefcafe
// out: FFFFFFFFFFFFFFFF
printfn "%x %X" 255 255
printfn "%x %x" 0 -1
printfn "[%8x][%08x][%-8x]" 48879 48879 48879
printfn "%x %x %x" 255uy -1y -1s
printfn "%x" 0xDEADBEEFCAFEL
printfn "%X" 18446744073709551615UL
