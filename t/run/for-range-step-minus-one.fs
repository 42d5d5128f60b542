// out: 5 4 3 2 1 1 2 3 _ _ _ -2147483646 -2147483647 -2147483648 2147483646 2147483647 5 4 3 2 1 5 6 7 5 4 9 7 5 3 1 [25; 16; 9; 100; 4; 1]
// out: [|5; 4; 3; 2; 1|]
// out: [5; 5; 4; 4; 3; 3; 2; 2; 1; 1]
// out: [3; 2; 1]
// out: first last 3 2 
// out: x x 25
// Ranges with steps 1 and -1 are counted loops: empty ones, at the ends of int32, in comprehensions, captured.
for i in 5 .. -1 .. 1 do printf "%d " i
for i in 1 .. -1 .. 5 do printf "never %d " i
for i in 1 .. 1 .. 3 do printf "%d " i
for i in 3 .. 1 .. 1 do printf "never %d " i
for _ in 3 .. -1 .. 1 do printf "_ "
for i in -2147483646 .. -1 .. -2147483648 do printf "%d " i
for i in 2147483646 .. 1 .. 2147483647 do printf "%d " i
for i in 5L .. -1L .. 1L do printf "%d " i
for i in 5uy .. 1uy .. 7uy do printf "%d " i
for (i) in 5 .. -1 .. 4 do printf "%d " i
for i in 9 .. -2 .. 0 do printf "%d " i
let l = [ for i in 5 .. -1 .. 1 do yield i * i; if i = 3 then yield 100 ]
printfn "%A" l
printfn "%A" [| for i in 5 .. -1 .. 1 -> i |]
printfn "%A" (seq { for i in 5 .. -1 .. 1 do yield! [ i; i ] } |> Seq.toList)
let fs = [ for i in 3 .. -1 .. 1 -> fun () -> i ]
printfn "%A" (List.map (fun f -> f ()) fs)
let effect s x = printf "%s " s; x
for i in effect "first" 3 .. -1 .. effect "last" 2 do printf "%d " i
printfn ""
for 3 | 2 in 5 .. -1 .. 1 do printf "x "
let mutable n = 0
for i in 3 .. -1 .. 1 do
    for j in i .. -1 .. 1 do
        n <- n + i * j
printfn "%d" n
