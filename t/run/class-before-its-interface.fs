// out: 3
// out: set 5
// out: 4 4 8
type A<'a>(x: 'a) =
  member self.X = x
  interface I<'a> with
    member self.Ident = x
    member self.M y = y
and I<'a> =
  abstract Ident : 'a
  abstract M : 'a -> 'a
type B(x: int) =
  interface J with
    member _.P = x
    member _.Q with get () = x and set v = printfn "set %d" v
    member _.Item with get i = i * x
and J =
  abstract P : int
  abstract Q : int with get, set
  abstract Item : int -> int with get
printfn "%d" (A(3) :> I<int>).Ident
let j = B(4) :> J
j.Q <- 5
printfn "%d %d %d" j.P j.Q j.[2]
