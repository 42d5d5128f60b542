// out: raised
let step = 0
try
  for i in 1 .. step .. 10 do
    printfn "never"
with e -> printfn "raised"
