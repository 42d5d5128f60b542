// out: 3 4.000000 12 3 42
// out: 42 42 42
// out: int 77
// out: float 7.5
let inline add (a: ^a) (b: ^b) : ^c = ((^a or ^b): (static member (+): ^a * ^b -> ^c) (a, b))
let inline parse< ^t when ^t: (static member Parse: string -> ^t)> (s: string) : ^t = (^t: (static member Parse: string -> ^t) s)
let inline len (x: ^a) = (^a: (member Length: int) x)
let inline make () : ^t = (^t: (new: unit -> ^t) ())
type Foo() =
    member _.Length = 42
    static member Parse(s: string) = Foo()
    static member op_Explicit(f: Foo) : int = f.Length
let inline toInt x = int x
printfn "%d %f %d %d %d" (add 1 2) (add 1.5 2.5) (parse<int> "12") (len "abc") (len (Foo()))
printfn "%d %d %d" (len (make () : Foo)) (toInt (Foo())) (len (parse<Foo> ""))
let inline (|Parsed|_|) (s: string) : ^t option = let mutable v = Unchecked.defaultof< ^t> in if (^t: (static member TryParse: string * byref< ^t> -> bool) (s, &v)) then Some v else None
match "77" with Parsed(n: int) -> printfn "int %d" n | _ -> printfn "no"
match "7.5" with Parsed(n: float) -> printfn "float %g" n | _ -> printfn "no"
