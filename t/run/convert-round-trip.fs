// out: true true true true true true true true true true 
for n in [ 0; 1; -1; 2147483647; -2147483648 ] do
  printf "%b " (int (string n) = n)
for x in [ 0.1; 1e-300; 3.141592653589793; 1e22; 123456789.125 ] do
  printf "%b " (float (string x) = x)
printfn ""
