// out: 80765916
// Large blocks: one that is freed is kept and used again when its size fits.
module Program

let mutable s = 0L
let rnd = System.Random 7
let keep = Array.create 5 [||]
for i in 1 .. 500 do
    let n = rnd.Next(1, 200000)
    let a = Array.init n (fun j -> j + i)
    s <- s + int64 a.[n - 1] + int64 a.[0]
    if i % 3 = 0 then keep.[i % 5] <- a
    let b = Array.zeroCreate<byte> (n * (1 + i % 7))
    s <- s + int64 (Array.sumBy int64 b)
    let x = System.Text.StringBuilder()
    for k in 1 .. n / 10 do x.Append("abc").Append(k) |> ignore
    s <- s + int64 (x.ToString().Length)
printfn "%d" s
