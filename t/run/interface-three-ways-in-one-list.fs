// out: 225
// out: 13 21 100 
type IOp =
  abstract Apply: int -> int
type Adder(n: int) =
  interface IOp with
    member _.Apply x = x + n
type Scale =
  { K: int
    Offset: int }
  interface IOp with
    member s.Apply x = x * s.K + s.Offset
let square = { new IOp with member _.Apply x = x * x }
let ops: IOp[] = [| Adder 3; { K = 2; Offset = 1 }; square |]
printfn "%d" (Array.fold (fun acc (op: IOp) -> op.Apply acc) 4 ops)
for op in ops do
  printf "%d " (op.Apply 10)
printfn ""
