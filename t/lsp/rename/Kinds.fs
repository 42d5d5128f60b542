module Kinds
type T(start: int, other: string) =
    let mutable a = start
    let twice = start * 2
    let f x = x + a
    member val P = 3 with get, set
    member t.Copy(u: T) = t.P <- u.P
    member t.Sum = f twice + start + other.Length
    member _.Set v = a <- a + v
    static member Make(start: int) = new T(start, other = "x")
    interface System.IDisposable with
        member _.Dispose() = a <- 0
type I =
    abstract Area: int -> int
    abstract Size: int with get, set
type C1() =
    interface I with
        member _.Area n = n
        member _.Size with get () = 1 and set _ = ()
let c2 = { new I with
             member _.Area k = k
             member _.Size with get () = 2 and set _ = () }
let ar = c2.Area 3 + (C1() :> I).Area 4 + c2.Size
c2.Size <- 5
[<AbstractClass>]
type Bas() =
    abstract M: int -> int
    default _.M x = x
    member b.Twice = b.M 2
type Der() =
    inherit Bas()
    override _.M x = base.M x + 1
let der = Der().M 3
type R = { mutable N: int }
let g (r: R) (q: R) = r.N <- q.N
let inline (|Pos|_|) n = if n > 0 then Some n else None
let rec even n = n = 0 || odd (n - 1)
and odd n = n <> 0 && even (n - 1)
type E = One = 1 | Two = 2
exception Bad of code: int
module Inner =
    let value = 3
let v = Inner.value + int E.Two
let h = try raise (Bad 3) with Bad code -> code
let anon = {| Key = 3 |}
let k = anon.Key
let t = new T(1, "a")
t.P <- t.P + 1
t.Set 3
let mutable m = 1
m <- m + 1
let s = $"{m} {v:D3}"
let w = [ for i in 1..3 do yield i * m ]
let x' = fun (struct (a, b)) -> a + b
let (|A|B|) z = if z then A else B
