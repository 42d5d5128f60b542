// out: HEY! abab xxx
// out: true false
// out: 1 2 3 
// out: 2 4 6
// out: red 2
// out: 3 10
// out: 10 15 2
// out: 7 2
module Ext =
    type System.String with
        member s.Shout() = s.ToUpper() + "!"
        member s.Twice = s + s
        static member Make(n: int) = String.replicate n "x"
    type System.Int32 with
        member i.IsEven = i % 2 = 0
        member i.Times(f: int -> unit) = for k in 1 .. i do f k
    type List<'T> with
        member l.Second = l.Tail.Head
    type Option<'T> with
        member o.OrElse(d: 'T) = match o with Some v -> v | None -> d
open Ext
type Color = Red | Green
type Color with
    member c.Text = match c with Red -> "red" | Green -> "green"
    static member All = [ Red; Green ]
type Rec = { A: int; B: int }
type Rec with
    member r.Sum = r.A + r.B
    member r.With(?a, ?b) = { A = defaultArg a r.A; B = defaultArg b r.B }
type Cls(n: int) =
    member _.N = n
type Cls with
    member c.Double = c.N * 2
    member c.Add(d: Cls) = Cls(c.N + d.N)
    static member One = Cls(1)
module More =
    type Cls with
        member c.Triple = c.N * 3
open More
printfn "%s %s %s" ("hey".Shout()) "ab".Twice (System.String.Make 3)
printfn "%b %b" (4).IsEven (5).IsEven
(3).Times(fun k -> printf "%d " k)
printfn ""
printfn "%d %d %d" [ 1; 2; 3 ].Second ((Some 4).OrElse 5) ((None: int option).OrElse 6)
printfn "%s %d" Red.Text Color.All.Length
printfn "%d %d" { A = 1; B = 2 }.Sum ({ A = 1; B = 2 }.With(b = 9)).Sum
printfn "%d %d %d" (Cls(5).Double) (Cls(5).Triple) (Cls.One.Add(Cls.One).N)
[<System.Runtime.CompilerServices.Extension>]
type Exts =
    [<System.Runtime.CompilerServices.Extension>]
    static member Plus(x: int, y: int) = x + y
    [<System.Runtime.CompilerServices.Extension>]
    static member Len(xs: 'a list) = xs.Length
printfn "%d %d" ((3).Plus 4) ([ 1; 2 ].Len())
