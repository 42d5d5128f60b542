// out: a 1b 42
type IA =
  abstract A: unit -> string
type IB =
  abstract B: int * string -> string
  abstract C: int -> int -> int
type Both() =
  interface IA with
    member _.A() = "a"
  interface IB with
    member _.B(n, s) = sprintf "%d%s" n s
    member _.C x y = x * 10 + y
let o = Both()
let a = o :> IA
let b = o :> IB
printfn "%s %s %d" (a.A()) (b.B(1, "b")) (b.C 4 2)
