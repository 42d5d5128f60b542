// out: 25
// out: 4
// out: 1 2 30 4 
// out: 3 4
// out: 15
// out: many
// out: lots
// out: 11
// out: 14
// out: 3
// out: 10 7 4 1 
// out: 5
// out: 1
// comprehensions
let a = [ for i in 1 .. 3 do for j in 1 .. i do yield i * j ]
printfn "%d" (List.sum a)
let b = [ 1; yield! [ 2; 3 ]; 4 ]
printfn "%d" (List.length b)
let c = [ if true then 1
          for i in 2 .. 4 do
            if i % 2 = 0 then i
            else i * 10 ]
for x in c do printf "%d " x
printfn ""
let d = [| for i in 0 .. 4 do
             let sq = i * i
             if sq > 3 then yield sq |]
printfn "%d %d" d.Length d.[0]
let e = seq { yield 1; yield! seq { 2 .. 4 }; yield 5 }
printfn "%d" (Seq.sum e)
let f n = [ match n with
            | 0 -> "zero"
            | 1 -> "one"
            | _ -> yield! [ "many"; "lots" ] ]
for s in f 2 do printfn "%s" s
let g = [ let x = 5
          x
          x + 1 ]
printfn "%d" (List.sum g)
let h = [ for x, y in [ 1, 2; 3, 4 ] -> x * y ]
printfn "%d" (List.sum h)
let w = [ let mutable i = 0
          while i < 3 do
            i
            i <- i + 1 ]
printfn "%d" w.Length
let k = [ 10 .. -3 .. 1 ]
for x in k do printf "%d " x
printfn ""
printfn "%d" (List.length [ 'a' .. 'e' ])
let m = [ try 1 with _ -> 2 ]
printfn "%d" m.Head
