// out: None | None | None | 0
// out: A | A | A | 1
// out: B | B | B | 2
// out: AB | AB | AB | 3
// out: C | C | C | 4
// out: A, C | A, C | A, C | 5
// out: AB, C | AB, C | AB, C | 7
// out: 8 | 8 | 8 | 8
// out: Big | Big | Big | 64
// out: A, C, Big | A, C, Big | A, C, Big | 69
// out: 72 | 72 | 72 | 72
// out: A, C | A, C | A, C | 5
// out: B | B | B | 2
// out: X, Y 3 0
// out: true false
// out: AB, C
// out: ["a"; "c"]
// out: big A, Big
[<System.Flags>]
type F = None = 0 | A = 1 | B = 2 | C = 4 | AB = 3 | Big = 64
[<System.Flags>]
type G = X = 1uy | Y = 128uy
type H = P = 1 | Q = 2
let show (f: F) = printfn "%A | %O | %s | %d" f f (string f) (int f)
for i in [ 0; 1; 2; 3; 4; 5; 7; 8; 64; 69; 72 ] do show (enum<F> i)
show (F.A ||| F.C)
show (F.AB &&& ~~~F.A)
printfn "%A %A %A" (G.X ||| G.Y) (enum<H> 3) (LanguagePrimitives.EnumOfValue<byte, G> 0uy)
printfn "%b %b" (F.AB.HasFlag F.A) (F.B.HasFlag F.C)
printfn $"{F.A ||| F.B ||| F.C}"
let names f = [ if f &&& F.A = F.A then "a"; if f &&& F.C <> F.None then "c" ]
printfn "%A" (names (F.A ||| F.C))
match F.A ||| F.Big with
| F.A -> printfn "just a"
| x when x.HasFlag F.Big -> printfn "big %A" x
| _ -> printfn "?"
