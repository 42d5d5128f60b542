// out: 1 2 3 4 5 0 3 6 9 10 6 2 2147483646 2147483647 
// out: abcde123 250 251 252 253 254 255
for i in 1 .. 5 do
  printf "%d " i
for i in 0 .. 3 .. 10 do
  printf "%d " i
for i in 10 .. -4 .. 0 do
  printf "%d " i
for i in 5 .. 1 do
  printf "never"
for i in 2147483646 .. 2147483647 do
  printf "%d " i
printfn ""
for c in 'a' .. 'e' do
  printf "%c" c
for n in 1L .. 3L do
  printf "%d" n
for b in 250uy .. 255uy do
  printf " %d" b
printfn ""
