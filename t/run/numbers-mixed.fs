// out: 12.50
// out: 3 1 -3 -1
// out: 1099511627776
// out: 255
// out: 256
// out: 5
// out: true
// out: 5
// out: 4.0
// out: 2
// out: -1
// out: -1
// out: 3
// out: 48
// out: A
// out: 1.5
// out: 9
// out: -6
// out: 1.5
// out: 9
// out: 2.000000
// out: 2
// out: 25
// out: 3 2 1 
// numeric
let x = 5
let y = 2.5
printfn "%.2f" (float x * y)
let a = 7 / 2, 7 % 2, -7 / 2, -7 % 2
let (q, r, q2, r2) = a
printfn "%d %d %d %d" q r q2 r2
let big = 1L <<< 40
printfn "%d" big
let hex = 0xFFuy
printfn "%d" hex
printfn "%d" (int hex + 1)
let m: int64 = 5
printfn "%d" m
printfn "%b" (1 = 1 && not (2 = 3) || false)
printfn "%d" (abs -5)
printfn "%.1f" (sqrt 16.0)
printfn "%d" (max 1 2)
printfn "%d" (compare 1 2)
printfn "%d" (sign -3)
printfn "%d" (int 3.9)
printfn "%d" (int '0')
printfn "%c" (char 65)
printfn "%s" (string 1.5)
printfn "%d" (5 &&& 3 ||| 8)
printfn "%d" ~~~5
let inline avg a b = (a + b) / 2.0
printfn "%.1f" (avg 1.0 2.0)
printfn "%d" (1 |> (+) 2 |> (*) 3)
printfn "%f" (truncate 2.7)
printfn "%d" (round 2.5 |> int)
let mutable acc = 0
for i in 1 .. 2 .. 9 do acc <- acc + i
printfn "%d" acc
for i = 3 downto 1 do printf "%d " i
printfn ""
