// out: 2 s! 2 y 3.5
type IBox<'t> =
  abstract Get: unit -> 't
  abstract Set: 't -> unit
let box' (x: 't) =
  let mutable v = x
  { new IBox<'t> with
      member _.Get() = v
      member _.Set y = v <- y }
let n = box' 1
let s = box' "s"
let p = box' (1, "x", 2.5)
n.Set(n.Get() + 1)
s.Set(s.Get() + "!")
p.Set(2, "y", 3.5)
let a, b, c = p.Get()
printfn "%d %s %d %s %.1f" (n.Get()) (s.Get()) a b c
