// out: s0 1 s18 19 1
// out: 13 3
// A tuple pattern of many variables at module level.
let calls = ref 0
let make () =
    calls.Value <- calls.Value + 1
    ("s0", 1, 2, "s3", 4, 5, "s6", 7, 8, "s9", 10, 11, "s12", 13, 14, "s15", 16, 17, "s18", 19)
let (x0, x1, x2, x3, _, x5, x6, x7, x8, _, x10, x11, x12, x13, x14, x15, x16, x17, x18, x19) = make ()
let mutable m0, m1, m2, m3, m4, m5, m6, m7, m8, m9, m10, m11, m12, m13, m14, m15 = struct (1, 2, 3) |> fun (struct (a, b, c)) -> (a, b, c, a + b, a, b, c, a + b, a, b, c, a + b, a, b, c, a + b)
printfn "%s %d %s %d %d" x0 x1 x18 x19 calls.Value
m3 <- m3 + 10
printfn "%d %d" m3 m15
