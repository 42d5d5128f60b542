// out: 0 66
let rec small n = if n <= 0 then 0 else big (n - 1) 1 2 3 4 5 6 7 8 9 10 11
and big n a b c d e f g h i j k = if n <= 0 then a + b + c + d + e + f + g + h + i + j + k else small (n - 1)
printfn "%d %d" (small 1000000) (small 999999)
