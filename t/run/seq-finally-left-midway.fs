// out: make 1
// out: make 2
// out: close
// out: 1 2
// out: make 1
// out: make 2
// out: make 3
// out: close
// out: leave
let s =
  seq {
    try
      for i in 1 .. 100 do
        printfn "make %d" i
        yield i
    finally
      printfn "close"
  }
printfn "%s" (String.concat " " (Seq.map string (Seq.toList (Seq.take 2 s))))
try
  for x in s do
    if x = 3 then failwith "leave"
with Failure m -> printfn "%s" m
