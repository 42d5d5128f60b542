// out: 1 10 d | 1 2 d | 1 10 x | 3 4 y
// out: 1 7 d 1 10 d
// out: 0 6 9
// out: a: a:1,x,2.5
// out: 5q 7q 5z 1w
// out: true 12
// out: true 2 s
// out: 3 t
// out: 1a
// out: 5z
// out: 6
// out: 4 ro 9
// out: 6 34 3 k! 2
// out: 10 12
// out: 42
// out: int float string obj int,int list func
// out: g0 g two g2 Int32
// out: StringDouble list seq
// out: none 3
// out: N N3 action action1
// out: ["Int32"; "Int32"]
// out: [(true, 1); (false, 0)]
// out: handler 1
// out: add 1
// out: std false
// out: add 2
// out: ev 2
// out: std false
// out: x1
// out: 2y
// out: 9 42 5
// out: 2 4 3 1
// methods: optional, ParamArray, named, out, curried, overloads, indexers
open System
open System.Runtime.InteropServices
type P() =
    member _.Opt(a: int, ?b: int, ?c: string) = sprintf "%d %d %s" a (defaultArg b 10) (defaultArg c "d")
    static member Sum([<ParamArray>] xs: int[]) = Array.sum xs
    static member Fmt(s: string, [<ParamArray>] xs: obj[]) = s + String.Join(",", xs)
    member _.Def([<Optional; DefaultParameterValue(5)>] x: int, [<Optional; DefaultParameterValue("q")>] s: string) = sprintf "%d%s" x s
    static member Try(s: string, [<Out>] r: byref<int>) = Int32.TryParse(s, &r)
    static member Two(s: string, a: byref<int>, b: outref<string>) = a <- a + 1; b <- s; true
    member _.Curried (a: int) (b: string) = sprintf "%d%s" a b
    member _.Tup((a, b), c) = a + b + c
    member val Auto = 3 with get, set
    member val RO = "ro"
    static member val Count = 0 with get, set
    member _.Item with get (i: int) = i * 2
    member _.Item with get (i: int, j: int) = i * 10 + j
    member _.Item with get (s: string) = s.Length
    member _.Named with get (k: string) = k + "!"
    member private _.Hidden = 1
    member internal x.Shown = x.Hidden + 1
let p = P()
printfn "%s | %s | %s | %s" (p.Opt 1) (p.Opt(1, 2)) (p.Opt(1, c = "x")) (p.Opt(c = "y", a = 3, b = 4))
printfn "%s %s" (p.Opt(1, ?b = Some 7)) (p.Opt(1, ?c = None))
printfn "%d %d %d" (P.Sum()) (P.Sum(1, 2, 3)) (P.Sum [| 4; 5 |])
printfn "%s %s" (P.Fmt("a:")) (P.Fmt("a:", 1, "x", 2.5))
printfn "%s %s %s %s" (p.Def()) (p.Def(7)) (p.Def(s = "z")) (p.Def(1, "w"))
let ok, v = P.Try "12"
printfn "%b %d" ok v
let mutable n = 1
let mutable s = ""
printfn "%b %d %s" (P.Two("s", &n, &s)) n s
match P.Two("t", &n) with
| true, t -> printfn "%d %s" n t
| _ -> ()
printfn "%s" (p.Curried 1 "a")
let pc = p.Curried 5
printfn "%s" (pc "z")
printfn "%d" (p.Tup((1, 2), 3))
p.Auto <- p.Auto + 1
P.Count <- 9
printfn "%d %s %d" p.Auto p.RO P.Count
printfn "%d %d %d %s %d" p.[3] p.[3, 4] p.["abc"] (p.Named "k") p.Shown
printfn "%d %d" (p[5]) (p[1, 2])
let q = P(Auto = 42)
printfn "%d" q.Auto
type O =
    static member F(x: int) = "int"
    static member F(x: float) = "float"
    static member F(x: string) = "string"
    static member F(x: obj) = "obj"
    static member F(x: int, y: int) = "int,int"
    static member F(x: 'a list) = "list"
    static member F(f: Func<int, int>) = "func"
    static member G(x: int, [<ParamArray>] r: int[]) = "g" + string r.Length
    static member G(x: int, y: int) = "g two"
    static member H<'T>(x: 'T) = typeof<'T>.Name
    static member H<'T, 'U>(x: 'T, y: 'U) = typeof<'T>.Name + typeof<'U>.Name
    static member K(x: seq<int>) = "seq"
    static member K(x: int list) = "list"
    static member L(?x: int) = match x with Some x -> string x | None -> "none"
    static member N(a: Action) = a.Invoke(); "action"
    static member N(a: Action<int>) = a.Invoke 3; "action1"
printfn "%s %s %s %s %s %s %s" (O.F 1) (O.F 1.0) (O.F "a") (O.F 'c') (O.F(1, 2)) (O.F [1]) (O.F(fun x -> x + 1))
printfn "%s %s %s %s" (O.G(1)) (O.G(1, 2)) (O.G(1, 2, 3)) (O.H 1)
printfn "%s %s %s" (O.H("a", 1.0)) (O.K [1]) (O.K [|1|])
printfn "%s %s" (O.L()) (O.L 3)
printfn "%s %s" (O.N(fun () -> printf "N ")) (O.N(fun i -> printf "N%d " i))
let fs = [1; 2] |> List.map O.H
printfn "%A" fs
let ms = ["1"; "x"] |> List.map Int32.TryParse
printfn "%A" ms
type E() =
    let ev = Event<int>()
    let ev2 = Event<EventHandler<EventArgs>, EventArgs>()
    [<CLIEvent>]
    member _.Fired = ev.Publish
    [<CLIEvent>]
    member _.Std = ev2.Publish
    member x.Fire n = ev.Trigger n; ev2.Trigger(x, EventArgs.Empty)
let e = E()
let h = Handler<int>(fun _ n -> printfn "handler %d" n)
e.Fired.AddHandler h
e.Fired.Add(fun n -> printfn "add %d" n)
e.Std.AddHandler(fun s a -> printfn "std %b" (isNull s))
e.Fired |> Event.filter (fun n -> n > 1) |> Event.map string |> Event.add (printfn "ev %s")
e.Fire 1
e.Fired.RemoveHandler h
e.Fire 2
type D = delegate of int * string -> string
let d = D(fun a b -> b + string a)
printfn "%s" (d.Invoke(1, "x"))
let dd = new D(fun a b -> sprintf "%d%s" a b)
printfn "%s" (dd.Invoke(2, "y"))
type Ext =
    [<System.Runtime.CompilerServices.Extension>]
    static member Twice(x: int) = x * 2
type Int32 with
    member x.Thrice = x * 3
    static member Make() = 42
type System.Collections.Generic.List<'T> with
    member l.Second = l.[1]
    member l.AddTwice(x: 'T) = l.Add x; l.Add x
type 'a ``[]`` with
    member a.FirstOr d = if a.Length = 0 then d else a.[0]
type List<'T> with
    member l.Third = l.Tail.Tail.Head
type Option<'T> with
    member o.OrElse d = defaultArg o d
    static member Single x = Some x
printfn "%d %d %d" (3).Thrice (Int32.Make()) ([|5|].FirstOr 1)
let l = System.Collections.Generic.List [1; 2]
l.AddTwice 9
printfn "%d %d %d %A" l.Second l.Count ([1;2;3].Third) ((Some 1).OrElse 2)
