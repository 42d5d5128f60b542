// out: 0.1
// out: 1.5
// out: 100000000
// out: 1E+09
// out: 16777216
// out: 0.33333334
// out: 1E-05
for x in [ 0.1f; 1.5f; 1e8f; 1e9f; 16777216.0f; 0.333333343f; 1e-5f ] do
  printfn "%s" (string x)
