// out: static do
// out: ctor 3
// out: ctor 4
// out: then 4
// out: before
// out: ctor 3
// out: ctor 11
// out: set q!
// out: derivedbase 3 24 3 shared 8
// out: k=5
// out: ctor 17
// out: Base(5) 4 x 17
// out: ctor 5
// out: ctor 9
// out: true true 3
// out: ctor 7
// out: using 7
// out: disposed
// out: derived big base
// out: derivedbase true
// out: 1.0 16.0
// out: 4 b 5 9
// out: 9
// out: 1 2 (6, "u") 6
// out: 1 6
// out: 3 77
// out: 5
// out: 832040
// classes in unusual shapes
open System
type Base(x: int) =
    let mutable count = 0
    static let mutable made = 0
    static do printfn "static do"
    do made <- made + 1
    do
        count <- x
        printfn "ctor %d" count
    new() = Base(7)
    new(s: string) as this = Base(s.Length) then printfn "then %d" this.Count
    new(a: int, b: int) =
        printfn "before"
        Base(a + b)
    abstract Area: float
    default _.Area = 1.0
    abstract Name: string with get, set
    default _.Name with get () = "base" and set v = printfn "set %s" v
    abstract Idx: int -> string with get
    default _.Idx with get i = string i
    member _.Count with get () = count and private set v = count <- v
    member this.Bump() = this.Count <- this.Count + 1; this
    static member Made = made
    override this.ToString() = sprintf "Base(%d)" this.Count
    interface IComparable with
        member this.CompareTo o = compare this.Count (o :?> Base).Count
    interface IDisposable with
        member _.Dispose() = printfn "disposed"
    override this.Equals o = match o with :? Base as b -> b.Count = this.Count | _ -> false
    override this.GetHashCode() = this.Count
type Derived(x) =
    inherit Base(x + 1)
    let name = "derived"
    let rec fact n = if n <= 1 then 1 else n * fact (n - 1)
    override _.Area = base.Area + 2.0
    override _.Name with get () = name + base.Name and set v = base.Name <- v + "!"
    member val Prop = fact 4 with get, set
    member inline _.Inl x = x * 2
    member _.Item with get (k: string) = k.Length and set (k: string) (v: int) = printfn "%s=%d" k v
    static member val Shared = "shared" with get, set
    static member (+) (a: Derived, b: int) = Derived(a.Count + b)
    static member op_Implicit (d: Derived) : int = d.Count
let b = new Base(3)
let s = Base("four")
let two = Base(1, 2)
let d = Derived 10
d.Name <- "q"
printfn "%s %g %d %d %s %d" d.Name d.Area d.Prop (d.["abc"]) Derived.Shared (d.Inl 4)
d.["k"] <- 5
Derived.Shared <- "x"
d.Prop <- 1
printfn "%O %d %s %d" (b.Bump().Bump()) Base.Made Derived.Shared (d + 5).Count
printfn "%b %b %s" (b = Base 5) (b < Base 9) (d.Idx 3)
using (new Base()) (fun x -> printfn "using %d" x.Count)
let test (x: Base) =
    match x with
    | :? Derived as d when d.Count > 5 -> "derived big"
    | :? Derived -> "derived"
    | _ -> "base"
printfn "%s %s" (test d) (test b)
let up = d :> Base
let down = up :?> Derived
printfn "%s %b" (up.Name) (obj.ReferenceEquals(up, down))
[<AbstractClass>]
type Shape() =
    abstract Area: unit -> float
    abstract Scale: float -> Shape
    member this.Describe() = sprintf "%.1f" (this.Area())
    static member Unit = { new Shape() with
                             override _.Area() = 1.0
                             override x.Scale k = x }
type Sq(s: float) =
    inherit Shape()
    override _.Area() = s * s
    override _.Scale k = Sq(s * k)
printfn "%s %s" (Shape.Unit.Describe()) (Sq(2.0).Scale(2.0).Describe())
[<Sealed>]
type Explicit =
    val mutable private a: int
    val b: string
    [<DefaultValue>]
    val mutable c: int
    new(a) = { a = a; b = "b" }
    new() as x = { a = 0; b = "none" } then x.c <- 9
    member x.A with get () = x.a and set v = x.a <- v
let e = Explicit 3
e.A <- 4
e.c <- 5
printfn "%d %s %d %d" e.A e.b e.c (Explicit().c)
type Node<'T when 'T: comparison>(v: 'T) =
    let mutable next: Node<'T> option = None
    member _.Value = v
    member _.Next with get () = next and set n = next <- n
    member this.Max = match next with None -> v | Some n -> max v n.Max
let n = Node 3
n.Next <- Some (Node 9)
printfn "%d" n.Max
type IA = abstract A: int
type IB = inherit IA abstract B: int
type IC<'T> =
    abstract Get: unit -> 'T
    abstract Set: 'T -> unit
    abstract Gen<'U> : 'U -> 'T * 'U
    abstract Prop: 'T with get, set
type Impl() =
    let mutable v = 1
    interface IB with
        member _.A = 1
        member _.B = 2
    interface IC<int> with
        member _.Get() = v
        member _.Set x = v <- x
        member _.Gen u = v, u
        member _.Prop with get () = v and set x = v <- x
let i = Impl()
let ib = i :> IB
let ic = i :> IC<int>
ic.Set 5
ic.Prop <- ic.Prop + 1
printfn "%d %d %A %d" ib.A ib.B (ic.Gen "u") (ic.Get())
let useA (x: #IA) = x.A
let useIC (x: 'a when 'a :> IC<int>) = x.Get()
printfn "%d %d" (useA i) (useIC i)
let mkCounter () =
    let mutable c = 0
    { new IC<int> with
        member _.Get() = c
        member _.Set x = c <- x
        member _.Gen u = c, u
        member _.Prop with get () = c and set v = c <- v
      interface IA with
        member _.A = 77 }
let mc = mkCounter ()
mc.Set 3
printfn "%d %d" (mc.Get()) ((mc :?> IA).A)
type Rec(self: int) as this =
    let f () = this.Value + 1
    member _.Value = self
    member _.Call = f ()
printfn "%d" (Rec 4).Call
type Static private () =
    static let cache = System.Collections.Generic.Dictionary<int, int>()
    static member Fib n =
        match cache.TryGetValue n with
        | true, v -> v
        | _ ->
            let v = if n < 2 then n else Static.Fib(n - 1) + Static.Fib(n - 2)
            cache.[n] <- v
            v
printfn "%d" (Static.Fib 30)
