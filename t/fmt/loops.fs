for i in 1 .. 10 do printfn "%d" i
for i = 1 to 10 do printfn "%d" i
for i = 10 downto 1 do
  printfn "%d" i
while true do printfn "a"; printfn "b"
let xs = [for x in ys -> x*2]
let zs = [for x in ys do if x > 1 then yield x]
===>
for i in 1..10 do
    printfn "%d" i

for i = 1 to 10 do
    printfn "%d" i

for i = 10 downto 1 do
    printfn "%d" i

while true do
    printfn "a"
    printfn "b"

let xs = [ for x in ys -> x * 2 ]

let zs =
    [
        for x in ys do
            if x > 1 then
                yield x
    ]
