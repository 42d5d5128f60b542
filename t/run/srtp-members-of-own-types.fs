// out: { X = 4.0
// out:   Y = 9.0 }
// out: { X = 2.0
// out:   Y = 3.0 }
// out: { X = 1.0
// out:   Y = 1.0 }
// out: { X = 16.0
// out:   Y = 81.0 }
// out: 5 -4
// out: { X = 2.0
// out:   Y = 2.0 }
// out: { X = -4.0
// out:   Y = 9.0 } { X = -1.0
// out:   Y = 0.0 }
// out: { X = 0.0
// out:   Y = 9.0 }
// out: { X = 3.0
// out:   Y = 2.0 }
// out: 3
// out: 2
// out: 14 0.25
// out: 6 6 6
// out: woof4 beep2
// out: 2
// out: 2 1
// out: 1i 2.5f qs
// out: [2; 3] Some "3" [|8|]
// statically resolved: abs, sign, exp, pown on user types; op_Explicit; Zero/One
type V2 =
    { X: float; Y: float }
    static member Abs v = { X = abs v.X; Y = abs v.Y }
    static member Sqrt v = { X = sqrt v.X; Y = sqrt v.Y }
    static member Exp v = { X = exp v.X; Y = exp v.Y }
    static member Log v = { X = log v.X; Y = log v.Y }
    static member Pow(v, n: float) = { X = v.X ** n; Y = v.Y ** n }
    static member op_Explicit v : float = v.X + v.Y
    static member op_Explicit v : int = int v.X
    static member Round v = { X = round v.X; Y = round v.Y }
    static member (~+) v = v
    static member (%) (v, k: float) = { X = v.X % k; Y = v.Y % k }
    static member (+) (a, b) = { X = a.X + b.X; Y = a.Y + b.Y }
    static member (/) (a, b: float) = { X = a.X / b; Y = a.Y / b }
    static member Zero = { X = 0.0; Y = 0.0 }
    static member DivideByInt(a, n: int) = { X = a.X / float n; Y = a.Y / float n }
let v = { X = -4.0; Y = 9.0 }
printfn "%A" (abs v)
printfn "%A" (sqrt (abs v))
printfn "%A" (exp V2.Zero)
printfn "%A" (abs v ** 2.0)
printfn "%g %d" (float v) (int v)
printfn "%A" (round { X = 1.5; Y = 2.4 })
printfn "%A %A" (+v) (v % 3.0)
printfn "%A" (List.average [ v; abs v ])
printfn "%A" (Seq.sumBy (fun k -> { X = k; Y = 1.0 }) [ 1.0; 2.0 ])
let inline norm x = sqrt (x * x)
printfn "%g" (norm -3.0)
let inline lerp a b t = a + (b - a) * t
printfn "%g" (lerp 1.0 3.0 0.5)
let inline sumSq (xs: seq< ^T>) = Seq.fold (fun a x -> a + x * x) LanguagePrimitives.GenericZero xs
printfn "%d %g" (sumSq [ 1; 2; 3 ]) (sumSq [ 0.5 ])
let inline gcd (a: ^T) (b: ^T) =
    let zero = LanguagePrimitives.GenericZero< ^T>
    let rec go a b = if b = zero then a else go b (a % b)
    go a b
printfn "%d %d %A" (gcd 12 18) (gcd 12L 18L) (gcd 12I 18I)
type Dog() =
    member _.Speak() = "woof"
    member _.Legs = 4
type Robot() =
    member _.Speak() = "beep"
    member val Legs = 2 with get, set
let inline speak (x: ^a) = (^a: (member Speak: unit -> string) x)
let inline legs (x: ^a) = (^a: (member Legs: int) x)
let inline both x = speak x + string (legs x)
printfn "%s %s" (both (Dog())) (both (Robot()))
let r = Robot()
printfn "%d" r.Legs
let inline count (xs: ^c when ^c: (member Count: int)) = xs.Count
printfn "%d %d" (count (ResizeArray [ 1; 2 ])) (count (Map.ofList [ 1, 2 ]))
type Conv =
    static member To(x: int) = string x + "i"
    static member To(x: float) = string x + "f"
    static member To(x: string) = x + "s"
let inline conv (x: ^a) =
    let inline call (_: ^c) (x: ^b) = ((^c or ^b): (static member To: ^b -> string) x)
    call Unchecked.defaultof<Conv> x
printfn "%s %s %s" (conv 1) (conv 2.5) (conv "q")
type Fmap =
    | Fmap
    static member ($) (Fmap, x: 'a list) = fun f -> List.map f x
    static member ($) (Fmap, x: 'a option) = fun f -> Option.map f x
    static member ($) (Fmap, x: 'a[]) = fun f -> Array.map f x
let inline fmap f x = (Fmap $ x) f
printfn "%A %A %A" (fmap ((+) 1) [ 1; 2 ]) (fmap string (Some 3)) (fmap (fun x -> x * 2) [| 4 |])
