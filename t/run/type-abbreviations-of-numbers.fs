// out: 5 6 7 1.500000 2.500000 8
let a: int32 = 5
let b: uint8 = 6uy
let c: int8 = 7y
let d: double = 1.5
let e: single = 2.5f
let f: uint = 8u
printfn "%d %d %d %f %f %d" a b c d e f
