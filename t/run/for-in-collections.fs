// out: 1 2 3 a b x.y.z.7 8 
for x in [ 1; 2; 3 ] do
  printf "%d " x
for s in [| "a"; "b" |] do
  printf "%s " s
for c in "xyz" do
  printf "%c." c
for x in seq { 7; 8 } do
  printf "%d " x
for x in ([]: int list) do
  printf "never"
printfn ""
