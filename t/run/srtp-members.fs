// out: a bee
// out: 5 12
// out: A1 B2
// out: a/11 bee/30
// out: 7.0
// out: 5 0
type A() =
    member _.Name = "a"
    member _.Len(x: int) = x + 1
    static member Make(n: int) = sprintf "A%d" n
type B = { Name: string; Size: int } with
    member b.Len(x: int) = x * b.Size
    static member Make(n: int) = sprintf "B%d" n
let inline nameOf (x: ^T) = (^T: (member Name: string) x)
let inline lenOf (x: ^T) (n: int) : int = (^T: (member Len: int -> int) (x, n))
let inline make< ^T when ^T: (static member Make: int -> string)> n = (^T: (static member Make: int -> string) n)
let a = A()
let b = { Name = "bee"; Size = 3 }
printfn "%s %s" (nameOf a) (nameOf b)
printfn "%d %d" (lenOf a 4) (lenOf b 4)
printfn "%s %s" (make<A> 1) (make<B> 2)
let inline describe (x: ^T when ^T: (member Name: string) and ^T: (member Len: int -> int)) =
    sprintf "%s/%d" x.Name (x.Len 10)
printfn "%s %s" (describe a) (describe b)
let inline area (s: ^S) = (^S: (member Width: float) s) * (^S: (member Height: float) s)
type R(w: float, h: float) =
    member _.Width = w
    member _.Height = h
printfn "%.1f" (area (R(2.0, 3.5)))
let inline zero () : ^T = (^T: (static member Zero: ^T) ())
let inline parse (s: string) : ^T = (^T: (static member Parse: string -> ^T) s)
type P = P of int with
    static member Parse(s: string) = P (String.length s)
    static member Zero = P 0
let (P n) = parse "hello"
let (P z) = zero ()
printfn "%d %d" n z
