// out: 5
// out: 6
// out: [|1; 20; 3|]
// out: 12
// out: 4
// out: 77
let mutable x = 1
let f () : byref<int> = &x
let g (a: int[]) i : byref<int> = &a.[i]
type C() =
  let mutable v = 10
  member _.R : byref<int> = &v
  member _.V = v
  member _.Ref() = &v
let h (p: inref<int>) = p + 1
let o (p: outref<int>) = p <- 77
let arr = [| 1; 2; 3 |]
[<EntryPoint>]
let main _ =
  let r = &f ()
  r <- 5
  printfn "%d" x
  f () <- 6
  printfn "%d" x
  (g arr 1) <- 20
  printfn "%A" arr
  let c = C()
  c.R <- 11
  c.Ref() <- c.Ref() + 1
  printfn "%d" c.V
  let mutable z = 3
  printfn "%d" (h &z)
  o &z
  printfn "%d" z
  0
