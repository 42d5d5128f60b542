// out: 0
// out: 0
// out: 2
// out: 1
[<Struct>]
type S =
  val mutable N: int
  member s.Bump() = s.N <- s.N + 1
let s = S()
s.Bump()
printfn "%d" s.N
let cell = ref (S())
cell.Value.Bump()
printfn "%d" cell.Value.N
let mutable m = S()
m.Bump()
m.Bump()
printfn "%d" m.N
let arr = [| S() |]
arr.[0].Bump()
printfn "%d" arr.[0].N
