// out: 3 2 1 (end)
// out: (end)(end)10 ["3"; "2"; "1"]
// out: (end)(end)[2; 1; 300; 200]
// out: 10° 30° true 45 270.0
// out: 30°
// out: 5
// out: 1:x
// out: *****
// out: [|3; 2; 1|]
// out: 5 1 true
// out: [|0.5; 1.0|]
// out: x^2 + 2x + 1 | x^4 + 4x^3 + 6x^2 + 4x + 1 | -1x^2 + -2x + 4 | 16
// out: 100 Some "2" None true
// out: [(1, "29"); (2, "58"); (3, "87")]
// out: 10 -3 4.00
// out: 10.0
// out: [0; 1; 10; 2; 15]
// out: body,b,a
// out: square 9
// out: 42 shape
// out: Int32 String Double Char FSharpList`1 null Tuple`2 Sq 
// out: true true true
// out: 1 -1
// out: true true
// Own enumerables, structs with conversions, delegates, polynomials, a red-black tree.
module Types
open System
open System.Collections
open System.Collections.Generic
// user-defined IEnumerable, IEnumerator, IEquatable, ICloneable, indexers, operators, conversions, delegates, structs
type Countdown(from: int) =
    interface IEnumerable<int> with
        member _.GetEnumerator(): IEnumerator<int> =
            let mutable cur = from + 1
            { new IEnumerator<int> with
                member _.Current = cur
              interface IEnumerator with
                member _.Current = box cur
                member _.MoveNext() = cur <- cur - 1; cur > 0
                member _.Reset() = cur <- from + 1
              interface IDisposable with
                member _.Dispose() = printf "(end)" }
        member this.GetEnumerator(): IEnumerator = (this :> seq<int>).GetEnumerator() :> IEnumerator
for x in Countdown 3 do printf "%d " x
printfn ""
printfn "%d %A" (Seq.sum (Countdown 4)) (Countdown 3 |> Seq.map string |> List.ofSeq)
printfn "%A" [ yield! Countdown 2; for i in Countdown 3 do if i > 1 then yield i * 100 ]
[<Struct; CustomEquality; NoComparison>]
type Angle(deg: float) =
    member _.Degrees = ((deg % 360.0) + 360.0) % 360.0
    member this.Radians = this.Degrees * Math.PI / 180.0
    static member (+)(a: Angle, b: Angle) = Angle(a.Degrees + b.Degrees)
    static member op_Implicit(d: float) = Angle d
    static member op_Explicit(a: Angle): float = a.Degrees
    static member op_Explicit(a: Angle): int = int a.Degrees
    interface IEquatable<Angle> with
        member this.Equals other = abs (this.Degrees - other.Degrees) < 1e-9
    override this.Equals o = match o with :? Angle as a -> (this :> IEquatable<Angle>).Equals a | _ -> false
    override this.GetHashCode() = (round this.Degrees).GetHashCode()
    override this.ToString() = $"{this.Degrees}°"
let turn (a: Angle) = a + Angle 90.0
printfn "%O %O %b %d %.1f" (Angle 370.0) (turn (Angle 300.0)) (Angle 10.0 = Angle 370.0) (int (Angle 45.7)) (float (Angle -90.0))
let imp: Angle = Angle.op_Implicit 30.0
printfn "%O" imp
type Transform = delegate of int * int -> int
type Notify = delegate of string -> unit
let add = Transform(fun a b -> a + b)
printfn "%d" (add.Invoke(2, 3))
let mutable chain = Notify(fun s -> printfn "1:%s" s)
chain.Invoke "x"
let run (f: Func<int, string>) (g: Action<string>) = g.Invoke(f.Invoke 5)
run (Func<_, _>(fun i -> String('*', i))) (Action<_>(printfn "%s"))
let cmp = Comparison<int>(fun a b -> compare b a)
let a = [| 3; 1; 2 |]
Array.Sort(a, cmp)
printfn "%A" a
let found = Array.Find([| 1; 5; 8 |], fun x -> x > 3)
printfn "%d %d %b" found (Array.IndexOf([| 1; 5 |], 5)) (Array.TrueForAll([| 1; 2 |], fun x -> x > 0))
let conv = Array.ConvertAll([| 1; 2 |], fun x -> float x / 2.0)
printfn "%A" conv
type Poly(coeffs: int list) =
    let cs = Array.ofList coeffs
    member _.Item with get i = if i < cs.Length then cs[i] else 0
    member _.Degree = cs.Length - 1
    member this.Eval(x: int) = Seq.foldBack (fun c acc -> c + x * acc) cs 0
    static member (*)(a: Poly, b: Poly) =
        Poly [ for k in 0 .. a.Degree + b.Degree -> Seq.sum (seq { for i in 0..k do a[i] * b[k - i] }) ]
    static member (~-)(a: Poly) = Poly [ for i in 0 .. a.Degree -> -a[i] ]
    static member (+)(a: Poly, n: int) = Poly [ for i in 0 .. a.Degree -> if i = 0 then a[0] + n else a[i] ]
    override p.ToString() =
        [ for i in p.Degree .. -1 .. 0 do
              match p[i], i with
              | 0, _ -> ()
              | c, 0 -> yield string c
              | 1, 1 -> yield "x"
              | c, 1 -> yield $"{c}x"
              | 1, i -> yield $"x^{i}"
              | c, i -> yield $"{c}x^{i}" ]
        |> String.concat " + "
let p = Poly [ 1; 2; 1 ]
printfn "%O | %O | %O | %d" p (p * p) (-p + 5) (p.Eval 3)
type Tree<'k, 'v when 'k: comparison> =
    private
    | Empty
    | Node of color: bool * Tree<'k, 'v> * ('k * 'v) * Tree<'k, 'v>
    static member empty: Tree<'k, 'v> = Empty
    member t.Count = match t with Empty -> 0 | Node (_, l, _, r) -> l.Count + 1 + r.Count
    member t.TryFind k =
        match t with
        | Empty -> None
        | Node (_, l, (k', v), r) -> if k < k' then l.TryFind k elif k > k' then r.TryFind k else Some v
    member t.Add(k, v) =
        let balance = function
            | false, Node (true, Node (true, a, x, b), y, c), z, d
            | false, Node (true, a, x, Node (true, b, y, c)), z, d
            | false, a, x, Node (true, Node (true, b, y, c), z, d)
            | false, a, x, Node (true, b, y, Node (true, c, z, d)) -> Node(true, Node(false, a, x, b), y, Node(false, c, z, d))
            | c, l, x, r -> Node(c, l, x, r)
        let rec ins t =
            match t with
            | Empty -> Node(true, Empty, (k, v), Empty)
            | Node (c, l, ((k', _) as kv), r) ->
                if k < k' then balance (c, ins l, kv, r)
                elif k > k' then balance (c, l, kv, ins r)
                else Node(c, l, (k, v), r)
        match ins t with
        | Node (_, l, kv, r) -> Node(false, l, kv, r)
        | Empty -> Empty
    member t.Depth = match t with Empty -> 0 | Node (_, l, _, r) -> 1 + max l.Depth r.Depth
    interface IEnumerable<'k * 'v> with
        member t.GetEnumerator(): IEnumerator<'k * 'v> =
            (seq {
                match t with
                | Empty -> ()
                | Node (_, l, kv, r) ->
                    yield! l
                    yield kv
                    yield! r }).GetEnumerator()
        member t.GetEnumerator(): IEnumerator = (t :> seq<'k * 'v>).GetEnumerator() :> _
let t = Seq.fold (fun (t: Tree<_, _>) i -> t.Add(i * 7 % 101, string i)) Tree.empty [ 1..100 ]
printfn "%d %A %A %b" t.Count (t.TryFind 14) (t.TryFind 500) (t.Depth < 14)
printfn "%A" (t |> Seq.take 3 |> Seq.toList)
[<AbstractClass; Sealed>]
type MathUtil private () =
    static member Clamp(x, ?lo, ?hi) = x |> max (defaultArg lo 0) |> min (defaultArg hi 10)
    static member val Scale = 2.0 with get, set
    static member Mean([<ParamArray>] xs: float[]) = Array.average xs * MathUtil.Scale
printfn "%d %d %.2f" (MathUtil.Clamp 15) (MathUtil.Clamp(-5, lo = -3)) (MathUtil.Mean(1.0, 2.0, 3.0))
MathUtil.Scale <- 10.0
printfn "%.1f" (MathUtil.Mean [| 1.0 |])
type ICounter = abstract Next: unit -> int
let makeCounter start step =
    let mutable n = start - step
    { new ICounter with member _.Next() = n <- n + step; n }
let c1, c2 = makeCounter 0 1, makeCounter 10 5
printfn "%A" [ c1.Next(); c1.Next(); c2.Next(); c1.Next(); c2.Next() ]
type Disposer(log: ResizeArray<string>, name) =
    interface IDisposable with member _.Dispose() = log.Add name
let log = ResizeArray()
let scoped () =
    use a = new Disposer(log, "a")
    use b = new Disposer(log, "b")
    log.Add "body"
scoped ()
printfn "%s" (String.Join(",", log))
type Shape() =
    abstract Area: unit -> float
    default _.Area() = 0.0
    abstract Name: string with get, set
    default val Name = "shape" with get, set
type Sq(s) =
    inherit Shape()
    override _.Area() = s * s
let sh = Sq 3.0
sh.Name <- "square"
printfn "%s %g" sh.Name ((sh :> Shape).Area())
let o = { new Shape() with member _.Area() = 42.0 }
printfn "%g %s" (o.Area()) o.Name
let objs: obj list = [ 1; "a"; 2.5; 'c'; [ 1 ]; None; (1, 2); Sq 1.0 ]
for o in objs do printf "%s " (match o with null -> "null" | o -> o.GetType().Name)
printfn ""
printfn "%b %b %b" ((1).Equals 1) ("a".Equals("A", StringComparison.OrdinalIgnoreCase)) ((1, 2).Equals((1, 2)))
printfn "%d %d" (compare (1, "b") (1, "a")) (compare [ 1; 2 ] [ 1; 2; 3 ])
printfn "%b %b" (hash "abc" = hash "abc") (hash [ 1; 2 ] = hash [ 1; 2 ])
