// out: 5 hi
// out: (1, 3, ())
// out: set 7
type A() =
  let mutable v = 0
  member this.X
    with inline get () = 1
    and inline set (y: int) = printfn "set %d" y
  member this.X2 with inline get (i : int) = 1 + i
  member this.X3 with inline set (i : int) (y : string) = printfn "%d %s" i y
let a = A()
printfn "%A" (a.X, a.X2(2), a.X3(5) <- "hi")
a.X <- 7
