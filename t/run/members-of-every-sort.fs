// out: 11 EUR
// out: 22 EUR
// out: 7 0
// out: 2
// out: 212.0
// out: 0.0
// out: int string two
// out: 1 a
// out: 1
// out: 3
// out: 11
// out: 11 12 
// out: 2
// out: 5 EUR
// out: 1
// out: 15 10
// out: cow says moo
// out: cat says meow
// members of every sort
type Money = { Amount: int; Cur: string } with
  static member (+) (a: Money, b: Money) = { a with Amount = a.Amount + b.Amount }
  static member Zero = { Amount = 0; Cur = "EUR" }
  member m.Add(n, ?times) = { m with Amount = m.Amount + n * defaultArg times 1 }
  override m.ToString() = sprintf "%d %s" m.Amount m.Cur
let m = Money.Zero.Add(5).Add(2, times = 3)
printfn "%s" (m.ToString())
printfn "%s" (string (m + m))
type Grid(w: int, h: int) =
  let cells = Array.create (w * h) 0
  member _.Item with get (x, y) = cells.[y * w + x] and set (x, y) v = cells.[y * w + x] <- v
  member _.Width = w
  member this.Fill v = for x in 0 .. w - 1 do for y in 0 .. h - 1 do this.[x, y] <- v
let g = Grid(3, 2)
g.[1, 1] <- 7
printfn "%d %d" g.[1, 1] g.[0, 0]
g.Fill 2
printfn "%d" g.[2, 1]
type Temp() =
  let mutable c = 0.0
  member _.C with get () = c and set v = c <- v
  member this.F with get () = this.C * 1.8 + 32.0 and set f = this.C <- (f - 32.0) / 1.8
let t = Temp(C = 100.0)
printfn "%.1f" t.F
t.F <- 32.0
printfn "%.1f" t.C
type Over() =
  member _.M(x: int) = "int"
  member _.M(x: string) = "string"
  member _.M(x: int, y: int) = "two"
let o = Over()
printfn "%s %s %s" (o.M 1) (o.M "a") (o.M(1, 2))
type Gen() =
  member _.Id<'a>(x: 'a) = x
  member _.Pair(x, y) = (x, y)
let gn = Gen()
printfn "%d %s" (gn.Id 1) (gn.Id "a")
printfn "%d" (fst (gn.Pair(1, "a")))
type Curried() =
  member _.Add a b = a + b
let cu = Curried()
printfn "%d" (cu.Add 1 2)
let ad = cu.Add 5
printfn "%d" (ad 6)
[ 1; 2 ] |> List.map (cu.Add 10) |> List.iter (printf "%d ")
printfn ""
let ms = List.map gn.Id [ 1; 2 ]
printfn "%d" ms.Length
type Money with
  member m.Half = { m with Amount = m.Amount / 2 }
printfn "%s" (string m.Half)
type Rec1 = { A: Rec2 option }
and Rec2 = { B: Rec1 list }
printfn "%d" ({ B = [ { A = None } ] }).B.Length
type IC =
  abstract Get: int -> string
  abstract P: int with get, set
type Impl() =
  let mutable p = 1
  interface IC with
    member _.Get x = string (x + p)
    member _.P with get () = p and set v = p <- v
let ic = Impl() :> IC
ic.P <- 10
printfn "%s %d" (ic.Get 5) ic.P
[<AbstractClass>]
type Animal(name: string) =
  abstract Sound: string
  member a.Say() = name + " says " + a.Sound
type Cow() =
  inherit Animal("cow")
  override _.Sound = "moo"
printfn "%s" (Cow().Say())
let anon = { new Animal("cat") with member _.Sound = "meow" }
printfn "%s" (anon.Say())
