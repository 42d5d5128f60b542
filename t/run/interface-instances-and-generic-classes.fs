// out: IFoo<string> IFoo<int64> x 3
// out: 3 2 1
// out: 2 q? 9
// out: 3 2 1 10 ["3"; "2"; "1"]
// out: [disp]6
// out: ["1b"; "3a"]
// out: 1
// out: true true
// out: 5
// out: Some 3 10 "2"
// out: Some "x" None
// out: ["moo"; "moo"]
// out: 6 (1+(2+3))
// out: 1 { I = { V = 5 }
// out:   T = "t" }
// out: > name?
// out: > hi bob
// out: 3
// interfaces at several instances, generic classes, constraints
open System
open System.Collections
open System.Collections.Generic
type IFoo<'a> =
    abstract DoStuff: unit -> string
    abstract Take: 'a -> string
type Bar() =
    interface IFoo<string> with
        member this.DoStuff() = "IFoo<string>"
        member this.Take s = s
    interface IFoo<int64> with
        member this.DoStuff() = "IFoo<int64>"
        member this.Take n = string n
let bar = Bar()
printfn "%s %s %s %s" ((bar :> IFoo<string>).DoStuff()) ((bar :> IFoo<int64>).DoStuff()) ((bar :> IFoo<string>).Take "x") ((bar :> IFoo<int64>).Take 3L)
type IB<'a> = abstract X: unit -> int
type CBase() =
    interface IB<int> with
        member x.X() = 1
    interface IB<float> with
        member x.X() = 2
type C2() =
    inherit CBase()
    interface IB<int> with
        member x.X() = 3
let c2 = C2()
printfn "%d %d %d" ((c2 :> IB<int>).X()) ((c2 :> IB<float>).X()) ((CBase() :> IB<int>).X())
type Handler =
    inherit IFoo<int>
    inherit IFoo<string>
    abstract Extra: int
let hd = { new Handler with
             member _.Extra = 9
           interface IFoo<int> with
             member _.DoStuff() = "hi"
             member _.Take n = string (n + 1)
           interface IFoo<string> with
             member _.DoStuff() = "hs"
             member _.Take s = s + "?" }
printfn "%s %s %d" ((hd :> IFoo<int>).Take 1) ((hd :> IFoo<string>).Take "q") hd.Extra
type Countdown(n: int) =
    interface IEnumerable<int> with
        member _.GetEnumerator() : IEnumerator<int> = (seq { for i in n .. -1 .. 1 -> i }).GetEnumerator()
    interface IEnumerable with
        member this.GetEnumerator() : IEnumerator = (this :> IEnumerable<int>).GetEnumerator() :> IEnumerator
for i in Countdown 3 do printf "%d " i
printfn "%d %A" (Seq.sum (Countdown 4)) (Countdown 3 |> Seq.map string |> List.ofSeq)
type Enumerable2(xs: int[]) =
    interface IEnumerable<int> with
        member _.GetEnumerator() : IEnumerator<int> =
            let mutable i = -1
            { new IEnumerator<int> with
                member _.Current = xs.[i]
              interface IEnumerator with
                member _.Current = box xs.[i]
                member _.MoveNext() = i <- i + 1; i < xs.Length
                member _.Reset() = i <- -1
              interface IDisposable with
                member _.Dispose() = printf "[disp]" }
    interface IEnumerable with
        member this.GetEnumerator() = ((this :> IEnumerable<int>).GetEnumerator()) :> IEnumerator
printfn "%d" (Enumerable2 [|1; 2; 3|] |> Seq.fold (+) 0)
type Comp(n: int, s: string) =
    member _.N = n
    member _.S = s
    override _.Equals o = match o with :? Comp as c -> c.N = n | _ -> false
    override _.GetHashCode() = n
    override _.ToString() = sprintf "%d%s" n s
    interface IComparable<Comp> with
        member _.CompareTo o = compare n o.N
    interface IComparable with
        member _.CompareTo o = match o with :? Comp as c -> compare n c.N | _ -> failwith "no"
    interface IEquatable<Comp> with
        member _.Equals o = o.N = n
printfn "%A" ([Comp (3, "a"); Comp (1, "b")] |> List.sort |> List.map string)
printfn "%A" (Set.ofList [Comp (3, "a"); Comp (3, "b")] |> Set.count)
printfn "%b %b" (Comp (1, "x") = Comp (1, "y")) (Comp (1, "") > Comp (0, ""))
let d = Dictionary<Comp, int>()
d.[Comp (1, "q")] <- 5
printfn "%d" d.[Comp (1, "other")]
type Stack2<'T>(?capacity: int) =
    let items = ResizeArray<'T>(defaultArg capacity 4)
    member _.Push x = items.Add x
    member _.TryPop() = if items.Count = 0 then None else let x = items.[items.Count - 1] in items.RemoveAt(items.Count - 1); Some x
    member s.PopOr (d: 'T) = s.TryPop() |> Option.defaultValue d
    member _.Map<'U>(f: 'T -> 'U) : Stack2<'U> =
        let r = Stack2<'U>()
        for x in items do r.Push (f x)
        r
    static member OfSeq (xs: seq<'T>) = let s = Stack2<'T>() in (for x in xs do s.Push x); s
    member _.Item with get i = items.[i] and set i v = items.[i] <- v
    member _.Count = items.Count
let st = Stack2.OfSeq [1; 2; 3]
st.[0] <- 10
printfn "%A %d %A" (st.TryPop()) st.[0] ((st.Map string).PopOr "z")
type Repo<'K, 'V when 'K: comparison and 'V: not struct>() =
    let mutable m : Map<'K, 'V> = Map.empty
    member _.Add(k, v) = m <- Map.add k v m
    member _.Find k = Map.tryFind k m
let repo = Repo<int, string>()
repo.Add(1, "x")
printfn "%A %A" (repo.Find 1) (repo.Find 2)
[<AbstractClass>]
type Animal<'Self when 'Self :> Animal<'Self>>() =
    abstract Me: 'Self
    member this.Twice = [this.Me; this.Me]
type Cow() =
    inherit Animal<Cow>()
    override this.Me = this
    member _.Moo = "moo"
printfn "%A" (Cow().Twice |> List.map (fun c -> c.Moo))
type Visitor<'R> =
    abstract Num: int -> 'R
    abstract Add: Expr * Expr -> 'R
and [<AbstractClass>] Expr() =
    abstract Accept<'R> : Visitor<'R> -> 'R
type Num(n) =
    inherit Expr()
    override _.Accept v = v.Num n
type Add(a: Expr, b: Expr) =
    inherit Expr()
    override _.Accept v = v.Add(a, b)
let rec eval = { new Visitor<int> with
                   member _.Num n = n
                   member v.Add(a, b) = a.Accept v + b.Accept v }
let show = { new Visitor<string> with
               member _.Num n = string n
               member v.Add(a, b) = sprintf "(%s+%s)" (a.Accept v) (b.Accept v) }
let ex = Add(Num 1, Add(Num 2, Num 3))
printfn "%d %s" (ex.Accept eval) (ex.Accept show)
type Lens<'a, 'b> = { Get: 'a -> 'b; Set: 'b -> 'a -> 'a }
    with static member (>->) (l: Lens<'a, 'b>, r: Lens<'b, 'c>) : Lens<'a, 'c> =
            { Get = l.Get >> r.Get; Set = fun c a -> l.Set (r.Set c (l.Get a)) a }
type In = { V: int }
type Out = { I: In; T: string }
let lens = { Get = (fun o -> o.I); Set = fun i o -> { o with I = i } } >-> { Get = (fun i -> i.V); Set = fun v i -> { i with V = v } }
let out = { I = { V = 1 }; T = "t" }
printfn "%d %A" (lens.Get out) (lens.Set 5 out)
type Free<'a> = Pure of 'a | Say of string * (unit -> Free<'a>) | Ask of (string -> Free<'a>)
let rec bind f = function
    | Pure x -> f x
    | Say (s, k) -> Say (s, fun () -> bind f (k ()))
    | Ask k -> Ask (fun s -> bind f (k s))
type FreeBuilder() =
    member _.Bind(m, f) = bind f m
    member _.Return x = Pure x
    member _.ReturnFrom (m: Free<'a>) = m
    member _.Zero() = Pure ()
let free = FreeBuilder()
let say s = Say (s, fun () -> Pure ())
let ask = Ask Pure
let prog = free { do! say "name?"
                  let! n = ask
                  do! say ("hi " + n)
                  return n.Length }
let rec run inputs = function
    | Pure x -> x
    | Say (s, k) -> printfn "> %s" s; run inputs (k ())
    | Ask k -> match inputs with i :: r -> run r (k i) | [] -> failwith "eof"
printfn "%d" (run ["bob"] prog)
