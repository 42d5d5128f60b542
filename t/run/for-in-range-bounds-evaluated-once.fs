// out: [lo] [hi] 1 2 3 [lo] [step] [hi] 0 2 4 
let t name v = printf "[%s] " name; v
for i in t "lo" 1 .. t "hi" 3 do
  printf "%d " i
for i in t "lo" 0 .. t "step" 2 .. t "hi" 4 do
  printf "%d " i
printfn ""
