// out: NotFiniteNumberException: Number encountered was not a finite quantity.
// out: 1.5
// out: none
// out: inner
// out: /c/d /
// NotFiniteNumberException is an ArithmeticException; the path of an address as text.
open System

let divided (x: float) =
    if Double.IsFinite x then x / 2.0 else raise (NotFiniteNumberException())

printfn "%s" (try string (divided nan) with :? ArithmeticException as e -> e.GetType().Name + ": " + e.Message)
printfn "%s" (try string (divided 3.0) with :? NotFiniteNumberException as e -> e.Message)
printfn "%s" (NotFiniteNumberException("none").Message)
printfn "%s" (NotFiniteNumberException("outer", Exception "inner").InnerException.Message)
printfn "%s %s" (Uri("http://a.b/c/d?x=1").LocalPath) (Uri("https://a.b").LocalPath)
