// out: 55
// out: a1b2.5cd7
let make n = (n, n + 1, n + 2, n + 3, n + 4, n + 5, n + 6, n + 7, n + 8, n + 9)
let total (a, b, c, d, e, f, g, h, i, j) = a + b + c + d + e + f + g + h + i + j
printfn "%d" (total (make 1))
let mixed = ("a", 1, "b", 2.5, "c", 'd', 7L)
let s1, i1, s2, f1, s3, c1, l1 = mixed
printfn "%s%d%s%.1f%s%c%d" s1 i1 s2 f1 s3 c1 l1
