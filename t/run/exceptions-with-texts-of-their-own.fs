// out: B(b)
// out: B(b)|B(b)|B(b)
// out: B(b)|B(b)|B(b)
// out: B(b) B(b)
// out: D:B(d)
// out: D:B(d)|D:B(d)|D:B(d)
// out: D:B(d)|D:B(d)|D:B(d)
// out: D:B(d) D:B(d)
// out: D:B(f)
// out: D:B(f)|D:B(f)|D:B(f)
// out: D:B(f)|D:B(f)|D:B(f)
// out: D:B(f) D:B(f)
// out: P Program+Plain: msg:p!
// out: P Program+Plain: msg:p!|P Program+Plain: msg:p!|P Program+Plain: msg:p!
// out: P Program+Plain: msg:p!|P Program+Plain: msg:p!|P Program+Plain: msg:p!
// out: P Program+Plain: msg:p! P Program+Plain: msg:p!
// out: Program+Arg: a (Parameter 'q')
// out: Program+Arg: a (Parameter 'q')|Program+Arg: a (Parameter 'q')|Program+Arg: a (Parameter 'q')
// out: Program+Arg: a (Parameter 'q')|Program+Arg: a (Parameter 'q')|Program+Arg: a (Parameter 'q')
// out: Program+Arg: a (Parameter 'q') Program+Arg: a (Parameter 'q')
// out: declared 1 t
// out: declared 1 t|declared 1 t|Declared (1, "t")
// out: declared 1 t|Declared (1, "t")|declared 1 t
// out: declared 1 t declared 1 t
// out: System.Exception: x
// out: System.Exception: x|System.Exception: x|System.Exception: x
// out: System.Exception: x|System.Exception: x|System.Exception: x
// out: System.Exception: x System.Exception: x
// out: |<null>|<null>
// out: <null>|<null>|
// out:  
// out: D:B(x)
// out: D:B(x)
// out: D:B(x)
// out: D:B(x)
// out: D:B(y) P Program+Plain: msg:z!
// out: (Some B(o), [|D:B(p)|])
// out: System.Exception: outer
// out:  ---> D:B(inner)
// out:    --- End of inner exception stack trace ---
// out: System.Exception: o
// out:  ---> System.Exception: m
// out:  ---> declared 2 i
// out:    --- End of inner exception stack trace ---
// out:    --- End of inner exception stack trace ---
// out: B(sb)D:B(bx)
// out: B(f0) declared 3 f1
// out: B(j),B(k)
// out: D:B(r) r
// out: 4 q declared 4 q Declared (4, "q") Declared (4, "q")
// out: B(cw)
// out: P Program+Plain: msg:cw!
// out: fin
// out: B(one)
// out: 329500264 329500265
// out: 0 -1640531522 329500523 1013904247
// out: true
// out: 5 false
// err: Unhandled exception. System.Exception: wrapped
// exit: 134
// ToString of exceptions that override it, wherever a text is made of them; hashes of declared exceptions.
module Program
open System
type Base(m: string) =
    inherit Exception(m)
    override this.ToString() = "B(" + this.Message + ")"
type Derived(m: string) =
    inherit Base(m)
    override this.ToString() = "D:" + base.ToString()
type Further(m: string) =
    inherit Derived(m)
type Plain(m: string) =
    inherit Exception(m)
    override this.ToString() = "P " + base.ToString() + "!"
    override this.Message = "msg:" + base.Message
type Arg(m: string, p: string) =
    inherit ArgumentException(m, p)
exception Declared of code: int * text: string with
    override this.ToString() = $"declared {this.code} {this.text}"
let all: exn list = [ Base "b"; Derived "d"; Further "f"; Plain "p"; Arg("a", "q"); Declared(1, "t"); Failure "x"; null ]
for e in all do
    if not (isNull e) then printfn "%s" (e.ToString())
    printfn "%s|%O|%A" (string e) e e
    let o = box e
    printfn "%O|%A|%s" o o (string o)
    printfn $"{e} {o}"
printfn "%A" (Derived "x")
printfn "%s" ((Derived "x").ToString())
printfn "%s" ((Further "x").ToString())
printfn "%O" (Further "x")
let show (x: 'a) = string x
printfn "%s %s" (show (Derived "y")) (show (Plain "z"))
printfn "%A" (Some(Base "o"), [| Derived "p" |])
printfn "%s" (Exception("outer", Derived "inner").ToString())
printfn "%s" (Exception("o", Exception("m", Declared(2, "i"))).ToString())
let s = Text.StringBuilder()
s.Append(Base "sb").Append(box (Derived "bx")) |> ignore
printfn "%O" s
printfn "%s" (String.Format("{0} {1}", Base "f0", Declared(3, "f1")))
printfn "%s" (String.Join(",", [ Base "j"; Base "k" ]))
try raise (Derived "r") with
| :? Derived as d -> printfn "%O %s" d d.Message
try raise (Declared(4, "q")) with
| Declared(c, t) as e -> printfn "%d %s %O %A %s" c t e e e.Message
Console.WriteLine(Base "cw")
Console.WriteLine(box (Plain "cw"))
try (try raise (Base "one") finally printfn "fin") with e -> printfn "%s" (string e)
printfn "%d %d" (hash (Declared(1, null))) (hash (Declared(2, null)))
exception E0
exception E1 of int
exception E2 of int * int
exception EN of E: exn
printfn "%d %d %d %d" (hash E0) (hash (E1 5)) (hash (E2(3, 4))) (hash (EN(E1 5)))
printfn "%b" ((E1 5).GetHashCode() = hash (E1 5))
let d = Collections.Generic.Dictionary<exn, int>(HashIdentity.Structural)
d.[E2(1, 2)] <- 5
printfn "%d %b" d.[E2(1, 2)] (d.ContainsKey(E2(2, 1)))
raise (Exception("wrapped", Plain "last"))
