// out: 3 x
// out: 3
// out: 3 1
// out: q
// out: 1
// out: true false true own
// out: true true
// out: true
// out: 1
// out: 1 3 6 5
// out: a7z a1q
// out: 1 s 2.5
exception A of int * string
exception B = A
module M = 
    exception C = B
let f () = raise (B (3, "x"))
try f () with M.C (n, s) -> printfn "%d %s" n s
try f () with A (n, _) -> printfn "%d" n
let x = global.System.Math.Abs(-3)
let y: global.System.Collections.Generic.List<int> = global.System.Collections.Generic.List [ x ]
printfn "%d %d" x y.Count
open global.System.Text
printfn "%s" (StringBuilder("q").ToString())
match box 1 with :? global.System.Int32 as i -> printfn "%d" i | _ -> ()
type Shape = Circle of r: float | Square of s: float * int | Dot
    with member this.Big = this.IsCircle && not this.IsDot
type G<'a> = L | N of 'a * G<'a> with member x.IsOwn = "own"
[<RequireQualifiedAccess; Struct>]
type Q = On | Off of int
printfn "%b %b %b %s" (Circle 1.0).IsCircle (Dot.IsSquare) (Circle 2.0).Big (N (1, L)).IsOwn
printfn "%b %b" Q.On.IsOn (Q.Off 1).IsOff
let lg: G<int> = L
printfn "%b" lg.IsL
printfn "%A" ([ Circle 1.0; Dot; Square (2.0, 1) ] |> List.filter _.IsSquare |> List.length)
type OptS() =
    static member F(x: int, [<Struct>] ?y: int) = match y with ValueSome v -> x + v | ValueNone -> x
    member _.G(x: string, [<Struct>] ?y, [<Struct>] ?z: string) = x + string (defaultValueArg y 7) + (match z with ValueSome s -> s | _ -> "-")
printfn "%d %d %d %d" (OptS.F 1) (OptS.F(1, 2)) (OptS.F(1, ?y = ValueSome 5)) (OptS.F(y = 4, x = 1))
printfn "%s %s" (OptS().G("a", z = "z")) (OptS().G("a", 1, "q"))
let tt = task {
    let! a = task { return 1 }
    and! b = task { return "s" }
    and! c = task { do! System.Threading.Tasks.Task.Delay 1
                    return 2.5 }
    return sprintf "%d %s %g" a b c }
printfn "%s" tt.Result
