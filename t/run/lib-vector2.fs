// out: a <1.5, -2> 1.5 -2
// out: single <3, 3> 3 3
// out: default <0, 0> 0 0
// out: span <7, 8> 7 8
// out: + <2, 2> 2 2
// out: - <1, -6> 1 -6
// out: * <0.75, -8> 0.75 -8
// out: * number <3, -4> 3 -4
// out: number * <3, -4> 3 -4
// out: / <3, -0.5> 3 -0.5
// out: / number <0.75, -1> 0.75 -1
// out: negated <-1.5, 2> -1.5 2
// out: add <2, 2> 2 2
// out: subtract <1, -6> 1 -6
// out: multiply <0.75, -8> 0.75 -8
// out: multiply <4.5, -6> 4.5 -6
// out: multiply <4.5, -6> 4.5 -6
// out: divide <3, -0.5> 3 -0.5
// out: divide <0.375, -0.5> 0.375 -0.5
// out: negate <-1.5, 2> -1.5 2
// out: abs <1.5, 2> 1.5 2
// out: min <0.5, -2> 0.5 -2
// out: max <1.5, 4> 1.5 4
// out: clamp <0.5, 4> 0.5 4
// out: lerp <1.25, -0.5> 1.25 -0.5
// out: reflect <1.5, 2> 1.5 2
// out: root <2, 3> 2 3
// out: normalize <0.6, 0.8> 0.6 0.8
// out: normalize <NaN, NaN> NaN NaN
// out: zero <0, 0> 0 0
// out: one <1, 1> 1 1
// out: x <1, 0> 1 0
// out: y <0, 1> 0 1
// out: -7.25 2.5 6.25 6.08276 37
// out: false true true false true
// out: true true
// out: <1.5, -2> <1.50, -2.00> <1.5, -2>
// out: 1.5 -2
// out: ArgumentOutOfRangeException
// out: set <9, -1> 9 -1
// out: [|1.5f; 0.5f; 4.0f|]
// out: <11, 1>
// out: <2, 2>
// System.Numerics.Vector2.
module Program
open System
open System.Numerics
let a = Vector2 (1.5f, -2.0f)
let b = Vector2 (0.5f, 4.0f)
let show name (v: Vector2) = printfn "%s %O %g %g" name v v.X v.Y
show "a" a
show "single" (Vector2 3.0f)
show "default" (Vector2 ())
show "span" (Vector2 (ReadOnlySpan [| 7.0f; 8.0f; 9.0f |]))
show "+" (a + b)
show "-" (a - b)
show "*" (a * b)
show "* number" (a * 2.0f)
show "number *" (2.0f * a)
show "/" (a / b)
show "/ number" (a / 2.0f)
show "negated" (-a)
show "add" (Vector2.Add (a, b))
show "subtract" (Vector2.Subtract (a, b))
show "multiply" (Vector2.Multiply (a, b))
show "multiply" (Vector2.Multiply (a, 3.0f))
show "multiply" (Vector2.Multiply (3.0f, a))
show "divide" (Vector2.Divide (a, b))
show "divide" (Vector2.Divide (a, 4.0f))
show "negate" (Vector2.Negate a)
show "abs" (Vector2.Abs a)
show "min" (Vector2.Min (a, b))
show "max" (Vector2.Max (a, b))
show "clamp" (Vector2.Clamp (Vector2 (-9.0f, 9.0f), a, b))
show "lerp" (Vector2.Lerp (a, b, 0.25f))
show "reflect" (Vector2.Reflect (a, Vector2.UnitY))
show "root" (Vector2.SquareRoot (Vector2 (4.0f, 9.0f)))
show "normalize" (Vector2.Normalize (Vector2 (3.0f, 4.0f)))
show "normalize" (Vector2.Normalize Vector2.Zero)
show "zero" Vector2.Zero
show "one" Vector2.One
show "x" Vector2.UnitX
show "y" Vector2.UnitY
printfn "%g %g %g %g %g" (Vector2.Dot (a, b)) (a.Length ()) (a.LengthSquared ()) (Vector2.Distance (a, b)) (Vector2.DistanceSquared (a, b))
printfn "%b %b %b %b %b" (a = b) (a = Vector2 (1.5f, -2.0f)) (a <> b) (a.Equals b) (a.Equals (box a))
printfn "%b %b" (hash a = hash (Vector2 (1.5f, -2.0f))) (Vector2 (nanf, 1.0f) = Vector2 (nanf, 1.0f))
printfn "%s %s %A" (a.ToString ()) (a.ToString "F2") a
printfn "%g %g" a.[0] a.[1]
try printfn "%g" a.[2] with e -> printfn "%s" (e.GetType().Name)
let mutable c = a
c.X <- 9.0f
c.Y <- c.Y + 1.0f
show "set" c
let target = Array.zeroCreate<float32> 3
a.CopyTo target
b.CopyTo (target, 1)
printfn "%A" target
printfn "%O" ([ a; b; c ] |> List.reduce (+))
printfn "%O" (List.sum [ a; b ])
