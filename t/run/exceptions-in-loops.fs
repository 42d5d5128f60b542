// out: 3
// out: true true
let mutable caught = 0
for i in 1 .. 10 do
  try
    if i % 3 = 0 then failwith "third"
  with _ -> caught <- caught + 1
printfn "%d" caught
let firstOver limit xs =
  let mutable result = None
  try
    for x in xs do
      if x > limit then
        result <- Some x
        failwith "stop"
  with _ -> ()
  result
printfn "%b %b" (firstOver 3 [ 1; 5; 9 ] = Some 5) (firstOver 10 [ 1 ] = None)
