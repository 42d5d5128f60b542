// out: limit other limit
// out: true
// out: 2 0
// out: 1 1
// out: 6.0
// out: 3
// out: 3 true
// out: 2
// out: on
// out: link 3
open System
[<Literal>]
let Limit = 10
[<Literal>]
let Text = "lim" + "it"
[<Obsolete("old")>]
let unused () = ()
[<Struct; CustomEquality; NoComparison>]
type S =
    { A: int; B: int }
    override x.Equals o = match o with :? S as s -> s.A = x.A | _ -> false
    override x.GetHashCode() = x.A
[<AllowNullLiteral>]
type Link(v: int) =
    member val Next: Link = null with get, set
    member _.V = v
[<Sealed>]
type Fin() =
    member _.X = 1
[<AbstractClass; Sealed>]
type Statics =
    static member One = 1
[<Measure>] type kg
[<NoEquality; NoComparison>]
type NoEq = { F: int -> int }
[<CompiledName("Other")>]
let named x = x + 1
[<Class>]
type Marked() =
    [<DefaultValue>] val mutable X: int
    [<DefaultValue>] val mutable Y: string
type Flags = Flag of bool
[<RequireQualifiedAccess>]
type Mode = On | Off
let kind n = match n with Limit -> "limit" | _ -> "other"
printfn "%s %s %s" (kind 10) (kind 3) Text
printfn "%b" ({ A = 1; B = 2 } = { A = 1; B = 3 })
let l = Link(1)
l.Next <- Link(2)
let rec len (l: Link) = if isNull l then 0 else 1 + len l.Next
printfn "%d %d" (len l) (len null)
printfn "%d %d" (Fin().X) Statics.One
printfn "%.1f" (2.0<kg> * 3.0 / 1.0<kg>)
printfn "%d" ({ F = fun x -> x + 1 }.F 2)
let m = Marked()
m.X <- m.X + 3
printfn "%d %b" m.X (isNull m.Y)
printfn "%d" (named 1)
printfn "%s" (match Mode.On with Mode.On -> "on" | Mode.Off -> "off")
match box (Link 3) with
| null -> printfn "null"
| :? Link as k -> printfn "link %d" k.V
| _ -> ()
