// out: 3
// out: true
// out: 5
// out: 3
// out: 10 3 2 9 4
// out: 2
// out: 6
// out: [1; 2]
// out: 6
// out: 21
// out: 5
// out: ok
module Top.Sub
#nowarn "9"
open System
let x = System.Math.Abs(-3)
printfn "%d" x
[<assembly: System.Reflection.AssemblyTitle("t")>]
do ()
[<Obsolete("old")>]
let old () = 1
[<CompiledName("Foo")>]
let foo ([<ParamArray>] xs: int[]) = xs.Length
let rec private isEven n = n = 0 || isOdd (n - 1)
and private isOdd n = n <> 0 && isEven (n - 1)
printfn "%b" (isEven 10)
let inline private helper< ^a when ^a: (static member Parse: string -> ^a)> s = (^a: (static member Parse: string -> ^a) s)
printfn "%d" (helper<int> "5")
module private Hidden =
    let y = 2
    module Nested =
        let z = y + 1
printfn "%d" Hidden.Nested.z
[<AutoOpen>]
module Ext =
    type Int32 with
        member x.Double = x * 2
        static member Three = 3
    type 'a List with
        member l.Second = l.Tail.Head
    type 'a ``[]`` with
        member a.Last = a[a.Length - 1]
    type Option<'a> with
        member o.Or d = defaultArg o d
printfn "%d %d %d %d %d" (5).Double Int32.Three [ 1; 2 ].Second [| 1; 9 |].Last (None.Or 4)
type Rec1 = { mutable Next: Rec1 option; V: int }
let r1 = { Next = None; V = 1 }
r1.Next <- Some { Next = None; V = 2 }
printfn "%d" r1.Next.Value.V
let rec f1 x = if x > 3 then x else f2 (x + 1)
and f2 x = f1 (x * 2)
printfn "%d" (f1 0)
let lazyRec = let rec xs = lazy (1 :: (if xs.IsValueCreated then [] else [ 2 ])) in xs
printfn "%A" lazyRec.Value
let curried = fun a b -> fun c -> a + b + c
printfn "%d" (curried 1 2 3)
let tupled (a, b) c (d, (e, f)) = a + b + c + d + e + f
printfn "%d" (tupled (1, 2) 3 (4, (5, 6)))
let unitArg () () = 5
printfn "%d" (unitArg () ())
let ignoreArg _ (_: int) = "ok"
printfn "%s" (ignoreArg "x" 2)
