// out: 6 5 20
// out: act x
// out: 2
// out: [|"1!"; "2!"|]
// out: 3 2 1 2
// out: [2]
// out: 5 3
// out: 8
// out: [100; 7] field 9 10 k7 21
// out: 12 17 -13
// out: 12
// out: 24 3
// out: Read, Exec false 5 true
// out: x
// out: [Read; Write; Exec]
// out: Write
// out: 2
// out: 1 v 3
// out: 2
// out: 12
// out: true 1.5
open System
exception Base of string
module L = List
open System.Collections.Generic
type Dl = delegate of int * int -> int
type Dg<'a> = delegate of 'a -> string
let d = Dl(fun a b -> a * b)
let d2 = Dl(fun a -> fun b -> a + b)
let mul a b = a * b
let d3 = new Dl(mul)
printfn "%d %d %d" (d.Invoke(2, 3)) (d2.Invoke(2, 3)) (d3.Invoke(4, 5))
let fn: Func<int, int, int> = Func<_, _, _>(fun a b -> a - b)
let act = Action<string>(printfn "act %s")
act.Invoke "x"
printfn "%d" (fn.Invoke(5, 3))
let pred = Predicate<int>(fun x -> x > 2)
printfn "%A" (Array.ConvertAll([| 1; 2 |], (fun x -> string x + "!")))
let l = List<int>([ 3; 1; 2 ])
l.Sort(fun a b -> compare b a)
l.ForEach(fun x -> printf "%d " x)
printfn "%d" (l.FindIndex(fun x -> x = 1))
printfn "%A" (L.map ((+) 1) [ 1 ])
type C1 = class
    val x: int
    new(a) = { x = a }
    member this.Y = this.x + 1
end
type I1 = interface
    abstract M: int -> int
end
type S1 = struct
    val A: int
    val B: int
    new(a, b) = { A = a; B = b }
    member t.Sum = t.A + t.B
end
printfn "%d %d" (C1 4).Y (S1(1, 2)).Sum
let o = { new I1 with member _.M x = x * 2 }
printfn "%d" (o.M 4)
type T2(a: int) =
    let mutable s = a
    static let created = List<int>()
    static do created.Add 100
    do created.Add a
    [<DefaultValue>] val mutable F: string
    [<DefaultValue>] static val mutable private sf: int
    static member Created = Seq.toList created
    static member SF with get () = T2.sf and set v = T2.sf <- v
    member _.S with get () = s and set v = s <- v
    member x.Item with get (i: int, j: string) = i + j.Length + s
    member x.Item with get (k: string) = k + string s
    member x.Prop with get (i: int) = i * s and set (i: int) (v: int) = s <- i + v
    static member op_Implicit (x: T2) : int = x.S
    static member (?) (x: T2, name: string) = name + string x.S
    static member (?<-) (x: T2, name: string, v: int) = x.S <- v + name.Length
    static member ( .+. ) (a: T2, b: int) = T2(a.S + b)
    static member (~~) (a: T2) = T2(~~~a.S)
    member this.Deconstruct(a: byref<int>, b: byref<string>) = a <- s; b <- "d"
let t = T2 7
t.F <- "field"
T2.SF <- 9
printfn "%A %s %d %d %s %d" T2.Created t.F T2.SF t[1, "ab"] t["k"] (t.Prop 3)
t.Prop 2 <- 10
printfn "%d %d %d" t.S (t .+. 5).S (~~t).S
let i: int = T2.op_Implicit t
printfn "%d" i
type T2 with
    member x.Twice = x.S * 2
    static member Make n = T2 n
printfn "%d %d" t.Twice (T2.Make 3).S
[<Flags>]
type Perm = Read = 1 | Write = 2 | Exec = 4
let p = Perm.Read ||| Perm.Exec
printfn "%A %b %d %A" p (p.HasFlag Perm.Write) (int p) (p &&& Perm.Exec = Perm.Exec)
match p with
| Perm.Read -> printfn "r"
| x when x.HasFlag Perm.Exec -> printfn "x"
| _ -> ()
printfn "%A" (Enum.GetValues(typeof<Perm>) |> Seq.cast<Perm> |> Seq.toList)
printfn "%A" (Enum.Parse(typeof<Perm>, "Write") :?> Perm)
type Del2 = delegate of byref<int> -> unit
let bump = Del2(fun x -> x <- x + 1)
let mutable z = 1
bump.Invoke &z
printfn "%d" z
let struct (q, w) = struct (1, 2)
let kv = KeyValuePair(1, "v")
let (KeyValue (k, v)) = kv
printfn "%d %s %d" k v (q + w)
let dd = Dictionary<string, int list>()
dd["a"] <- [ 1 ]
dd["a"] <- 2 :: dd["a"]
match dd.TryGetValue "a" with
| true, (x :: _) -> printfn "%d" x
| _ -> ()
let mutable outv = 0
if Int32.TryParse("12", &outv) then printfn "%d" outv
let ok, v2 = Double.TryParse "1.5"
printfn "%b %g" ok v2
