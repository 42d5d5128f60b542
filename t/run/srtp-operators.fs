// out: 1.50
// out: 1.00,2.00
// out: 6 4.0
// out: 4.00,6.00
// out: -3 -2.5
// out: -1.00,-2.00
// out: 10
// out: 2.50,2.50
// out: 2.50,2.50
// out: 2 42 2.5
// out: 12 12 0.75
// out: true false
// out: 25 0.5
// out: 14
type V2 = { X: float; Y: float } with
    static member (+) (a: V2, b: V2) = { X = a.X + b.X; Y = a.Y + b.Y }
    static member (-) (a: V2, b: V2) = { X = a.X - b.X; Y = a.Y - b.Y }
    static member (*) (k: float, a: V2) = { X = k * a.X; Y = k * a.Y }
    static member (*) (a: V2, k: float) = { X = k * a.X; Y = k * a.Y }
    static member (~-) (a: V2) = { X = -a.X; Y = -a.Y }
    static member Zero = { X = 0.0; Y = 0.0 }
    static member Abs(a: V2) = { X = abs a.X; Y = abs a.Y }
let show v = printfn "%.2f,%.2f" v.X v.Y
let inline lerp a b t = a + t * (b - a)
printfn "%.2f" (lerp 1.0 3.0 0.25)
show (lerp { X = 0.0; Y = 0.0 } { X = 4.0; Y = 8.0 } 0.25)
let inline sumAll (xs: ^T list) : ^T =
    let mutable acc = (^T: (static member Zero: ^T) ())
    for x in xs do acc <- acc + x
    acc
printfn "%d %.1f" (sumAll [1; 2; 3]) (sumAll [1.5; 2.5])
show (sumAll [{ X = 1.0; Y = 2.0 }; { X = 3.0; Y = 4.0 }])
let inline negAbs x = -(abs x)
printfn "%d %.1f" (negAbs -3) (negAbs 2.5)
show (negAbs { X = -1.0; Y = 2.0 })
let inline mulAdd a b c = a * b + c
printfn "%d" (mulAdd 2 3 4)
show (mulAdd 2.0 { X = 1.0; Y = 1.0 } { X = 0.5; Y = 0.5 })
show (mulAdd { X = 1.0; Y = 1.0 } 2.0 { X = 0.5; Y = 0.5 })
let inline inc x = x + LanguagePrimitives.GenericOne
printfn "%d %d %.1f" (inc 1) (inc 41L) (inc 1.5)
let inline poly x = x * x + x
printfn "%d %d %.2f" (poly 3) (poly 3L) (poly 0.5)
let inline isPositive x = x > LanguagePrimitives.GenericZero
printfn "%b %b" (isPositive 3) (isPositive -2.5)
let inline square x = x * x
let inline norm a b = square a + square b
printfn "%d %.1f" (norm 3 4) (norm 0.5 0.5)
let xs = [1; 2; 3] |> List.map square
printfn "%d" (List.fold (+) 0 xs)
