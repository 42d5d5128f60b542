// out: 1 2 3 4 5 5 4 3 2 1 2147483645 2147483646 2147483647 
// out: 55
for i = 1 to 5 do
  printf "%d " i
for i = 5 downto 1 do
  printf "%d " i
for i = 3 to 2 do
  printf "never"
for i = 2147483645 to 2147483647 do
  printf "%d " i
printfn ""
let mutable sum = 0
for i = 1 to 10 do
  for j = i to 10 do
    sum <- sum + 1
printfn "%d" sum
