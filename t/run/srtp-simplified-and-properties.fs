// out: 6 3.5
// out: 3 2 1 7
// out: 12 1.5 3 true
// out: new 42
// out: p
// out: 4
// out: 5
// out: 6 10 -1
// out: 10 10 10
// out: 11
// out: { X = 4.0
// out:   Y = 6.0 }
// out: { X = 2.0
// out:   Y = 3.0 }
// out: { X = 2.0
// out:   Y = 1.0 }
// out: W 6 W 4
// out: Some 1 None
let inline sum (xs: 'T list when 'T: (static member (+): 'T * 'T -> 'T) and 'T: (static member Zero: 'T)) = List.fold (+) 'T.Zero xs
let inline lengthOf<'T when 'T: (member Length: int)> (x: 'T) = x.Length
let inline parse<'T when 'T: (static member Parse: string -> 'T)> s = 'T.Parse s
let inline name (x: ^T when ^T: (member Name: string)) = (^T: (member Name: string) x)
let inline setName (x: ^T) (v: string) = (^T: (member set_Name: string -> unit) (x, v))
let inline getIdx (x: ^T) (i: int) = (^T: (member get_Item: int -> _) (x, i))
let inline make< ^T when ^T: (new: unit -> ^T)> () = new ^T()
let inline conv (x: ^a) : ^b = ((^a or ^b): (static member op_Implicit: ^a -> ^b) x)
let inline conv2 (x: ^a) : ^b = (^b: (static member op_Explicit: ^a -> ^b) x)
type P() =
    member val Name = "p" with get, set
    member _.Item with get (i: int) = i * 2
    member _.Length = 7
type Meters(v: float) =
    member _.V = v
    static member op_Implicit (m: Meters) : float = m.V
    static member op_Explicit (f: int) : Meters = Meters(float f)
    static member Parse (s: string) = Meters(float s)
    static member (+) (a: Meters, b: Meters) = Meters(a.V + b.V)
    static member Zero = Meters 0.0
    static member (*) (a: Meters, k: float) = Meters(a.V * k)
    static member (*) (k: float, a: Meters) = Meters(a.V * k)
    static member (~-) (a: Meters) = Meters(-a.V)
    static member (?) (a: Meters, n: string) = n + string a.V
printfn "%d %g" (sum [1;2;3]) (sum [Meters 1.0; Meters 2.5]).V
printfn "%d %d %d %d" (lengthOf "abc") (lengthOf [1;2]) (lengthOf [|1|]) (lengthOf (P()))
printfn "%d %g %g %b" (parse<int> "12") (parse<float> "1.5") (parse<Meters> "3").V (parse<bool> "true")
let p = P()
setName p "new"
printfn "%s %d" (name p) (getIdx p 21)
printfn "%s" (make<P>()).Name
printfn "%g" (conv (Meters 4.0): float)
printfn "%g" (conv2 5: Meters).V
printfn "%g %g %g" (Meters 2.0 * 3.0).V (2.0 * Meters 5.0).V (-(Meters 1.0)).V
let inline addMul a b c = a * b + c
printfn "%d %g %s" (addMul 2 3 4) (addMul 2.0 3.0 4.0) (string (addMul 2I 3I 4I))
let inline dot (a: ^v) (b: ^v) : ^r = (^v: (static member Dot: ^v * ^v -> ^r) (a, b))
type V2 = { X: float; Y: float }
          with static member Dot(a, b) = a.X * b.X + a.Y * b.Y
               static member (+) (a, b) = { X = a.X + b.X; Y = a.Y + b.Y }
               static member Zero = { X = 0.; Y = 0. }
               static member DivideByInt(a, n: int) = { X = a.X / float n; Y = a.Y / float n }
printfn "%g" (dot { X = 1.; Y = 2. } { X = 3.; Y = 4. })
printfn "%A" (List.sum [ { X = 1.; Y = 2. }; { X = 3.; Y = 4. } ])
printfn "%A" (List.average [ { X = 1.; Y = 2. }; { X = 3.; Y = 4. } ])
printfn "%A" (List.averageBy (fun x -> { X = float x; Y = 1. }) [1;2;3])
let inline (+!) (a: ^a) (b: ^b) : ^c = ((^a or ^b): (static member Plus: ^a * ^b -> ^c) (a, b))
type W = W of int with
    static member Plus(W a, b: int) = W (a + b)
    static member Plus(W a, b: string) = W (a + b.Length)
printfn "%A %A" (W 1 +! 5) (W 1 +! "abc")
let inline tryGet (d: ^D) (k: ^K) = 
    let mutable v = Unchecked.defaultof<'V>
    if (^D: (member TryGetValue: ^K * byref<'V> -> bool) (d, k, &v)) then Some v else None
printfn "%A %A" (tryGet (System.Collections.Generic.Dictionary(dict ["a", 1])) "a") (tryGet (System.Collections.Generic.Dictionary<int, string>()) 3)
