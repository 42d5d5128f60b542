// out: C!1 C!1 C!1 C!1
// out: C2 C!2 C2 C!2 C2 C!2 C2 C!2
// out: Prog+D Prog+D
// out: Prog+D2 Prog+D2
// out: circle 12.0
// out: shape 9.0
// out: shape 1.5
// out: [circle 12.0; shape 9.0; shape 1.5]
// out: 5|5|5
// out: s|s|"s"
// out: <null>||<null>
// out: C2 C!3|C2 C!3|C2 C!3
// out: { A = 1
// out:   B = "" }|{ A = 1
// out:   B = "" }|{ A = 1
// out:   B = "" }
// out: One|One|One
// out: Two 2|Two 2|Two 2
// out: Green|Green|Green
// out: 2.5|2.5|2.5
// out: 1|1|1.0
// out: c|c|'c'
// out: True|True|true
// out: [1; 2]|[1; 2]|[1; 2]
// out: (1, x)|(1, x)|(1, "x")
// out: Some(3)|Some(3)|Some 3
// out: 5|5|5L
// out: { X = 1
// out:   Y = 2 }|{ X = 1
// out:   Y = 2 }|{ X = 1
// out:   Y = 2 }
// out: System.Int32[]|System.Int32[]|[|1|]
// out: P7|P7|{ N = "n"
// out:   Id = 7 }
// out: Prog+D|Prog+D|Prog+D
// out: System.Exception: f|System.Exception: f|System.Exception: f
// out: (1, 2, 3, 4, 5, 6, 7)|(1, 2, 3, 4, 5, 6, 7)|(1, 2, 3, 4, 5, 6, 7)
// out: [5; "s"; null; C2 C!3; { A = 1
// out:                          B = "" }; One; Two 2; Green; 2.5; 1.0; 'c'; true;
// out:  [1; 2]; (1, "x"); Some 3; 5L; { X = 1
// out:                                  Y = 2 }; [|1|]; { N = "n"
// out:                                                    Id = 7 }; Prog+D;
// out:  System.Exception: f; (1, 2, 3, 4, 5, 6, 7)]
// out: 5 s C2 C!3 { A = 1
// out:   B = "" } One Two 2 Green 2.5 1 c True [1; 2] (1, x) Some(3) 5 { X = 1
// out:   Y = 2 } System.Int32[] P7 Prog+D System.Exception: f (1, 2, 3, 4, 5, 6, 7) 
// out: impl impl impl
// out: true false false true
// out: true true
// out: true false
// out: 5 7
// out: true false
// out: 5 2.5 x True
// out: Two 3 { A = 1
// out:   B = "q" } [1; 2]
// out: -1 1
// out: 9
// out: 3! Some(c)!
// out: named named
module Prog
type C(x: int) =
    member _.X = x
    override _.ToString() = "C!" + string x
type C2(x: int) =
    inherit C(x)
    override this.ToString() = "C2 " + base.ToString()
type D() = class end
type D2() = inherit D()
[<AbstractClass>]
type Shape() =
    abstract Area: unit -> float
    abstract Name: string
    default _.Name = "shape"
    override this.ToString() = sprintf "%s %.1f" this.Name (this.Area())
type Circle(r: float) =
    inherit Shape()
    override _.Area() = r * r * 3.0
    override _.Name = "circle"
type Square(a: float) =
    inherit Shape()
    override _.Area() = a * a
type R = { A: int; B: string }
[<CustomEquality; NoComparison>]
type P = { N: string; Id: int }
         override this.Equals(o) = match o with :? P as p -> p.Id = this.Id | _ -> false
         override this.GetHashCode() = this.Id
         override this.ToString() = "P" + string this.Id
type U = One | Two of int
type Color = Red = 1 | Green = 2
type IFoo =
    abstract Foo: int
type Impl() =
    interface IFoo with
        member _.Foo = 3
    override _.ToString() = "impl"
[<Struct>]
type S = { X: int; Y: int }
let cs: C list = [C 1; C2 2]
for c in cs do printfn "%O %s %s %A" c (string c) (c.ToString()) c
let ds = [D(); D2() :> D]
for d in ds do printfn "%O %s" d (d.ToString())
let shapes: Shape list = [Circle 2.0; Square 3.0; { new Shape() with member _.Area() = 1.5 }]
for s in shapes do printfn "%O" s
printfn "%A" shapes
let objs: obj list = [5; "s"; null; C2 3; { A = 1; B = "" }; One; Two 2; Color.Green; 2.5; 1.0; 'c'; true; [1; 2]; (1, "x"); Some 3; 5L; { X = 1; Y = 2 }; [| 1 |]; { N = "n"; Id = 7 }; D(); Failure "f"; (1, 2, 3, 4, 5, 6, 7)]
for o in objs do printfn "%O|%s|%A" o (string o) o
printfn "%A" objs
for o in objs do if not (isNull o) then printf "%s " (o.ToString())
printfn ""
let f: IFoo = Impl()
printfn "%O %s %A" f (string f) f
printfn "%b %b %b %b" (box 1 = box 1) (box 1 = box 2) (box 1 = box 1L) (box "a" = box "a")
printfn "%b %b" (box { N = "a"; Id = 1 } = box { N = "b"; Id = 1 }) (box [1; 2] = box [1; 2])
printfn "%b %b" ((box 3).Equals(3)) ((box 3).Equals("x"))
printfn "%d %d" (hash (box 5)) ((box 7).GetHashCode())
printfn "%b %b" ({ A = 1; B = "x" }.Equals({ A = 1; B = "x" })) ("a".Equals("b"))
printfn "%s %s %s %s" ((5).ToString()) ((2.5).ToString()) ("x".ToString()) (true.ToString())
printfn "%s %s %s" ((Two 3).ToString()) ({ A = 1; B = "q" }.ToString()) ([1; 2].ToString())
printfn "%d %d" ((3).CompareTo(4)) ("b".CompareTo("a"))
let g x = x.ToString()
printfn "%s" (g (box 9))
let gen (x: 'a) = x.ToString() + "!"
printfn "%s %s" (gen 3) (gen (Some 'c'))
let named = { new obj() with override _.ToString() = "named" }
printfn "%O %s" named (named.ToString())
