// out: 8 let
// out: before q
// out: then q
// out: this.v=3
// out: 4 z
// out: 5 1 7 10
// out: new
// out: C 3
// out: 3
// out: C 3
// out: 3
// out: C 3
// out: 3
// out: C 11
// out: 11
// out: C 4
// out: 4
// out: C 0
// out: 0
// out: C 6
// out: 6
// out: C 7
// out: after
// out: 7
// out: C 3
// out: C 13
// out: 3 12
// out: 4 7
type A =
  val v : int
  val w : string
  new(x) = let y = x * 2 in { v = y; w = "let" }
  new(x, s: string) =
    let y = if x > 0 then x else -x
    printfn "before %s" s
    { v = y; w = s }
    then printfn "then %s" s
  new(s: string) as this =
    { v = 3; w = s }
    then
      printfn "this.v=%d" this.v
type B =
  class
    val mutable n : int
    new(x: int) = { n = x }
    new(x: string) = match x with "a" -> { n = 1 } | y when y = "b" -> { n = 7 } | _ -> { n = 2 }
    new(x: float) = if x > 1.0 then { n = 10 } else { n = 20 }
  end
type E() = class end
type F = 
  inherit E
  new() = { inherit E() }
  new(x:int) = let v : int = x in {}
  new(x:int, y:int) = {}
type C(x: int) =
  do printfn "C %d" x
  member _.X = x
  new(s: string) = (printfn "new"; C(s.Length))
  new(a: int, b: int) = let c = a + b in C(c)
  new(a: int, b: int, c: int) =
    if a > b then C(a) else C(b, c)
  new(a: int option) = match a with Some x -> C(x) | None -> C(0)
  new(u: float) = let rec f n = if n = 0 then 1 else n * f (n-1)
                  C(f 3)
  new(q: bool) = new C(7) then printfn "after"
type D =
  inherit C
  val z : int
  new(a : int) = { inherit C(a); z = a }
  new(a, b) = let c = a * b in { inherit C(c + 1); z = c }
[<Struct>]
type S =
  val x: int
  val y: int
  new(x) = { x = x; y = x + 1 }
  new(x, y) = let s = x + y in { x = s; y = s }
printfn "%d %s" (A(4).v) (A(4).w)
printfn "%d %s" (A(-4, "q").v) (A("z").w)
printfn "%d %d %d %d" (B(5).n) (B("a").n) (B("b").n) (B(2.0).n)
printfn "%d" (C("abc").X)
printfn "%d" (C(1,2).X)
printfn "%d" (C(3,2,9).X)
printfn "%d" (C(1,2,9).X)
printfn "%d" (C(Some 4).X)
printfn "%d" (C(None).X)
printfn "%d" (C(1.0).X)
printfn "%d" (C(true).X)
printfn "%d %d" (D(3).X) (D(3,4).z)
printfn "%d %d" (S(3).y) (S(3,4).x)
F(1) |> ignore; F(1,2) |> ignore
