// out: 5
type C() =
  [<DefaultValue>] static val mutable private total : int
  static member Total with get () = C.total and set v = C.total <- v
C.Total <- 5
printfn "%d" C.Total
