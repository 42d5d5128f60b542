// out: w h 12
// out: c t true
// out: z x y 123
// out: base Z X 524
// out: B A 2 1
// out: py px 2 1
// out: one two [a] 3
// out: a [a] b 3
// out: a [a] b 3
// out: one two [a] 3
// out: a [a] b 3
let t name v = printf "%s " name; v
type C() =
  static member Area(width: int, height: int) = width * 10 + height
  member val X = 0 with get, set
  member val Y = 0 with get, set
printfn "%d" (C.Area(height = t "h" 2, width = t "w" 1))
exception E of code: int * text: string
let e = E(text = t "t" "x", code = t "c" 1)
printfn "%b" (e = E(1, "x"))
type R = { X: int; Y: int; Z: int }
let r = { Z = t "z" 3; X = t "x" 1; Y = t "y" 2 }
printfn "%d%d%d" r.X r.Y r.Z
let r2 = { t "base" r with Z = t "Z" 4; X = t "X" 5 }
printfn "%d%d%d" r2.X r2.Y r2.Z
let a = {| B = t "B" 1; A = t "A" 2 |}
printfn "%d %d" a.A a.B
let c = C(Y = t "py" 1, X = t "px" 2)
printfn "%d %d" c.X c.Y
let staged a = printf "[a] "; fun b -> a + b
printfn "%d" (staged (t "one" 1) (t "two" 2))
printfn "%d" ((staged (t "a" 1)) (t "b" 2))
printfn "%d" (staged (t "a" 1) <| t "b" 2)
let value = if e = e then staged else (fun a -> fun b -> a - b)
printfn "%d" (value (t "one" 1) (t "two" 2))
printfn "%d" ((value (t "a" 1)) (t "b" 2))
