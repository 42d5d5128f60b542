// out: 0.1
// out: 10000000000
// out: 1000000000000000
// out: 10000000000000000
// out: 1E+17
// out: 0.0001
// out: 1E-05
// out: 123456.789
// out: 0.30000000000000004
// out: 0.3333333333333333
// out: 5E-324
// out: 1.7976931348623157E+308
// out: NaN Infinity -Infinity
// out: -0 2
let xs = [ 0.1; 1e10; 1e15; 1e16; 1e17; 1.0e-4; 1.0e-5; 123456.789; 0.1 + 0.2; 1.0 / 3.0; 5e-324; 1.7976931348623157e308 ]
for x in xs do
  printfn "%s" (string x)
printfn "%s %s %s" (string nan) (string infinity) (string -infinity)
printfn "%s %s" (string -0.0) (string 2.0)
