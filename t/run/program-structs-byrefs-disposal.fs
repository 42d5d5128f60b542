// out: 12.566 50.265 452.389
// out: 6 24 216
// out: 1 12.566 113.097
// out: <4,6> <1,0> <0,2> <3,4> true true
// out: <-3,-4> <0,2>
// out: 14 ["6"; "3"] 32 ["20"; "10"] 0 8
// out: 7 9 10
// out: two one [|"c"; "b"; "a"|]
// out: [|1; 20; 30|] 1
// out: nf
// out: 0 0: +a +b +c -c fin -b -a
// out: 1 -1: +a +b -b filter one -a
// out: 2 InvalidOperationException: +a +b +c -c fin -b -a
// out: 5 5: +a +b +c -c fin -b -a
open System
type Shape =
    abstract Area: float
    abstract Scale: float -> Shape
[<Struct; CustomEquality; CustomComparison>]
type V = { X: float; Y: float }
         with
            static member (+) (a, b) = { X = a.X + b.X; Y = a.Y + b.Y }
            static member (*) (a, k) = { X = a.X * k; Y = a.Y * k }
            static member (~-) a = { X = -a.X; Y = -a.Y }
            static member Zero = { X = 0.0; Y = 0.0 }
            member v.Len = sqrt (v.X * v.X + v.Y * v.Y)
            override v.ToString() = $"<{v.X},{v.Y}>"
            override v.Equals o = match o with :? V as w -> abs (v.X - w.X) < 1e-9 && abs (v.Y - w.Y) < 1e-9 | _ -> false
            override v.GetHashCode() = hash (int v.X)
            interface IComparable with
                member v.CompareTo o = match o with :? V as w -> compare v.Len w.Len | _ -> invalidArg "o" "not V"
type Circle(c: V, r: float) =
    member _.C = c
    interface Shape with
        member _.Area = Math.Round(Math.PI * r * r, 3)
        member _.Scale k = Circle(c * k, r * k)
type Poly(ps: V list) =
    let area = lazy (
        let ps' = List.toArray ps
        let n = ps'.Length
        [ for i in 0 .. n - 1 do
            let a, b = ps'[i], ps'[(i + 1) % n]
            a.X * b.Y - b.X * a.Y ] |> List.sum |> abs |> (*) 0.5)
    interface Shape with
        member _.Area = area.Value
        member _.Scale k = Poly(ps |> List.map (fun p -> p * k)) :> Shape
let shapes: Shape list = [ Circle({ X = 1.; Y = 1. }, 2.0); Poly [ { X = 0.; Y = 0. }; { X = 4.; Y = 0. }; { X = 4.; Y = 3. } ]; 
                      { new Shape with
                          member _.Area = 1.0
                          member this.Scale k = if k > 10. then this else Circle({ X = 0.; Y = 0. }, k) } ]
for s in shapes do printfn "%g %g %g" s.Area (s.Scale 2.0).Area (s.Scale(2.0).Scale 3.0).Area
let vs = [ { X = 3.; Y = 4. }; { X = 1.; Y = 0. }; { X = 0.; Y = 2. } ]
printfn "%O %s %b %b" (List.sum vs) (vs |> List.sort |> List.map string |> String.concat " ") (vs[0] = { X = 3.0 + 1e-12; Y = 4. }) (vs[0] > vs[1])
printfn "%O %O" (-(List.max vs)) (List.minBy (fun (v: V) -> v.X) vs)
// struct mutation through byrefs and arrays
[<Struct>]
type Counter =
    val mutable N: int
    val mutable Log: string list
    new(n) = { N = n; Log = [] }
    member this.Inc(by: int) = this.N <- this.N + by; this.Log <- string by :: this.Log
let incr (c: byref<Counter>) k = c.Inc k; c.Inc(k * 2)
let mutable c1 = Counter 5
incr &c1 3
let arr = [| Counter 1; Counter 2 |]
incr &arr[1] 10
arr[0].Inc 7
let copy = arr[1]
arr[1].N <- 0
printfn "%d %A %d %A %d %d" c1.N c1.Log copy.N copy.Log arr[1].N arr[0].N
type Holder() =
    [<DefaultValue>] val mutable C: Counter
    member val P = Counter 9 with get, set
let h = Holder()
h.C.Inc 4
incr &h.C 1
let mutable p = h.P
p.Inc 1
printfn "%d %d %d" h.C.N h.P.N p.N
let inline swap (a: byref<'t>) (b: byref<'t>) = let t = a in a <- b; b <- t
let mutable s1, s2 = "one", "two"
swap &s1 &s2
let xs = [| "a"; "b"; "c" |]
swap &xs[0] &xs[2]
printfn "%s %s %A" s1 s2 xs
let find (a: int[]) v = let i = Array.IndexOf(a, v) in (if i < 0 then raise (ArgumentException "nf")); &a[i]
let nums = [| 1; 2; 3 |]
let test () =
    let r = &find nums 2
    r <- 20
    (find nums 3) <- 30
test ()
printfn "%A %d" nums (find nums 1)
try (find nums 99) <- 1 with :? ArgumentException as e -> printfn "%s" e.Message
// exceptions through finally, use, lazies
type Res(n: string, log: ResizeArray<string>) =
    do log.Add("+" + n)
    interface IDisposable with member _.Dispose() = log.Add("-" + n)
let log = ResizeArray<string>()
let work k =
    use a = new Res("a", log)
    try
        use b = new Res("b", log)
        if k = 1 then failwith "one"
        let l = lazy (use c = new Res("c", log) in if k = 2 then invalidOp "two" else k)
        try l.Force() |> ignore; l.Force()
        finally log.Add "fin"
    with
    | Failure m when (log.Add("filter"); m = "one") -> log.Add m; -1
    | :? InvalidOperationException when k = 3 -> -3
for k in [ 0; 1; 2; 5 ] do
    log.Clear()
    let r = try string (work k) with e -> e.GetType().Name
    printfn "%d %s: %s" k r (String.Join(" ", log))
