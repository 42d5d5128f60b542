// out: 14 5 7 xy
// out: cba abab x,y c
// out: 1 9 6
// out: true 2020-02-03
// out: 3.5 7
// out: 6 1.5
// out: 3
// out: 1 2 3
// out: act 3
// out: 3
// out: [3; 4]
// out: [3; 2; 1]
// out: [1; 2; 3]
// out: 212 { C = 4.0 }
// out: 6 7 8 5 ro 2
// out: 7 6 ["x"] (1, "x")
// out: 1 x
// out: [3]
// out: a b 
// out: 8
// out: custom m 1
// out: x 5
// out: default
// out: outer inner
// extension members, conversions, misc members
open System
open System.Collections.Generic
open System.Runtime.CompilerServices
[<Extension>]
type SeqExt =
    [<Extension>]
    static member SumSquares(xs: seq<int>) = xs |> Seq.sumBy (fun x -> x * x)
    [<Extension>]
    static member Second(xs: 'T list) = xs.[1]
    [<Extension>]
    static member inline Add2(x: ^T, y: ^T) = x + y
    [<Extension>]
    static member Let(x: 'a, f: 'a -> 'b) = f x
printfn "%d %d %d %s" ([1; 2; 3].SumSquares()) ([4; 5].Second()) ((3).Add2(4)) ("x".Let(fun s -> s + "y"))
type String with
    member s.Rev = String(Array.rev (s.ToCharArray()))
    member s.Times n = String.replicate n s
    static member Join2(a: string, b) = a + "," + b
    member s.Item2 with get (i: int) = s.[s.Length - 1 - i]
type Dictionary<'K, 'V> with
    member d.GetOr(k, v) = match d.TryGetValue k with | true, x -> x | _ -> v
type Map<'K, 'V when 'K: comparison> with
    member m.GetOr(k, d) = defaultArg (m.TryFind k) d
type Result<'T, 'E> with
    member r.IsGood = match r with Ok _ -> true | Error _ -> false
type DateTime with
    member d.Ymd = sprintf "%04d-%02d-%02d" d.Year d.Month d.Day
printfn "%s %s %s %c" ("abc".Rev) ("ab".Times 2) (String.Join2("x", "y")) ("abc".Item2 0)
let d = Dictionary<string, int>()
d.["a"] <- 1
printfn "%d %d %d" (d.GetOr("a", 9)) (d.GetOr("b", 9)) ((Map ["q", 5]).GetOr("z", 6))
printfn "%b %s" ((Ok 1: Result<int, string>).IsGood) (DateTime(2020, 2, 3).Ymd)
type Celsius(v: float) =
    member _.V = v
    static member op_Implicit (x: float) = Celsius x
    static member op_Implicit (c: Celsius) : float = c.V
    static member op_Explicit (c: Celsius) : int = int c.V
    static member op_Explicit (c: Celsius) : string = sprintf "%gC" c.V
let show (c: Celsius) = c.V
printfn "%g %d" (show 3.5) (int (Celsius 7.9))
let wide (x: int64) = x + 1L
let wideF (x: float) = x / 2.0
printfn "%d %g" (wide 5) (wideF 3)
let xs: obj list = [1; "a"; 2.5]
printfn "%d" xs.Length
let shapes: seq<int> = [1; 2]
let opt (x: seq<int>) = Seq.length x
printfn "%d %d %d" (opt [1]) (opt [|1; 2|]) (opt (HashSet [1; 2; 3]))
let act = Action<int>(fun x -> printfn "act %d" x)
act.Invoke 3
let func: Func<int, int, int> = Func<_, _, _>(fun a b -> a + b)
printfn "%d" (func.Invoke(1, 2))
let pred = Predicate<int>(fun x -> x > 2)
printfn "%A" (List<int>([1; 2; 3; 4]).FindAll pred |> List.ofSeq)
let cmp = Comparison<int>(fun a b -> compare b a)
let l = List<int>([3; 1; 2])
l.Sort cmp
printfn "%A" (List.ofSeq l)
l.Sort(fun a b -> compare a b)
printfn "%A" (List.ofSeq l)
type Temp = { C: float }
    with
    member t.F = t.C * 1.8 + 32.0
    member t.With(?c) = { C = defaultArg c t.C }
    static member Parse (s: string) = { C = float s }
printfn "%g %A" { C = 100.0 }.F ((Temp.Parse "3").With(c = 4.0))
type Props() =
    let mutable a = 1
    let mutable items = Map.empty<string, int>
    member _.A with get () = a
    member _.A with set v = a <- v
    member _.B with set (v: int) = a <- v * 2
    member _.Item with get k = items.[k] and set k v = items <- items.Add(k, v)
    member _.Two with get (i: int, j: int) = i + j + a and set (i: int, j: int) (v: int) = a <- i + j + v
    static member val S = 5 with get, set
    member val Ro = "ro" with get
    member _.Fn = fun x -> x + 1
    member _.Unit () = ()
    member _.Gen<'T> (x: 'T) = [x]
    member _.Tuple = (1, "x")
let pr = Props()
pr.A <- 3
pr.B <- 10
pr.["k"] <- 7
pr.Two(1, 2) <- 3
printfn "%d %d %d %d %s %d" pr.A pr.["k"] (pr.Two(1, 1)) Props.S pr.Ro (pr.Fn 1)
pr.A <- pr.A + 1
Props.S <- Props.S + 1
printfn "%d %d %A %A" pr.A Props.S (pr.Gen "x") pr.Tuple
let (t1, t2) = pr.Tuple
printfn "%d %s" t1 t2
let m = pr.Gen<int>
printfn "%A" (m 3)
let names = [ "b"; "a" ]
names |> List.sort |> List.iter (printf "%s ")
printfn ""
let init = Props(A = 9, B = 4)
printfn "%d" init.A
exception Custom of string * int with
    override e.Message = sprintf "custom %s %d" e.Data0 e.Data1
try raise (Custom ("m", 1)) with e -> printfn "%s" e.Message
type MyEx(msg, code: int) =
    inherit Exception(msg)
    member _.Code = code
    new() = MyEx("default", 0)
try raise (MyEx("x", 5)) with :? MyEx as e -> printfn "%s %d" e.Message e.Code
try raise (MyEx()) with e -> printfn "%s" e.Message
try
    try failwith "inner"
    with e -> raise (InvalidOperationException("outer", e))
with e -> printfn "%s %s" e.Message e.InnerException.Message
