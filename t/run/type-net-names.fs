// out: A.B.T1 T1
// out: A.B.M+T2 T2
// out: A.B.T1 T1
// out: A.B.M+T2 T2
// out: A.B.M+N+E4 E4
// out: Microsoft.FSharp.Core.Unit Unit
// out: System.Exception Exception
// out: System.Object Object
// out: System.Decimal Decimal
// out: System.Numerics.BigInteger BigInteger
// out: System.DateTime DateTime
// out: System.Int32[] Int32[]
// out: System.Int32[][] Int32[][]
// out: System.Int32[,] Int32[,]
// out: System.IComparable IComparable
// out: System.DayOfWeek DayOfWeek
// out: System.IDisposable IDisposable
// out: System.Action Action
// out: System.Text.StringBuilder StringBuilder
// out: System.Random Random
// out: System.Collections.IEnumerable IEnumerable
// out: System.IO.TextWriter TextWriter
// out: System.IntPtr IntPtr
// out: System.Guid Guid
// out: System.Type Type
// out: System.Single Single
// out: Microsoft.FSharp.Core.MatchFailureException MatchFailureException
// out: System.ArgumentException ArgumentException
// out: System.Collections.Generic.KeyNotFoundException KeyNotFoundException
// out: Microsoft.FSharp.Quotations.FSharpExpr FSharpExpr
// out: System.Lazy`1[System.Int32]
// out: Microsoft.FSharp.Core.FSharpFunc`2[System.Int32,Microsoft.FSharp.Control.FSharpAsync`1[System.Int32]]
// out: Microsoft.FSharp.Collections.FSharpMap`2[System.String,Microsoft.FSharp.Collections.FSharpList`1[A.B.M+N+T3`1[System.Int32]]]
// out: System.ValueTuple`2[System.Int32,System.Double]
// names of types: namespaces, modules, arguments
namespace A.B
type T1 = { x: int }
module M =
    type T2 = { y: int }
    module N =
        type T3<'a> = { z: 'a }
        exception E4 of int
module P =
    open System
    let s (t: Type) = printfn "%s %s" t.FullName t.Name
    let q (o: obj) = s (o.GetType())
    s typeof<T1>
    s typeof<M.T2>
    q { x = 1 }
    q ({ y = 1 }: M.T2)
    q (M.N.E4 1)
    s typeof<unit>
    s typeof<exn>
    s typeof<obj>
    s typeof<decimal>
    s typeof<bigint>
    s typeof<DateTime>
    s typeof<int[]>
    s typeof<int[][]>
    s typeof<int[,]>
    s typeof<IComparable>
    s typeof<DayOfWeek>
    s typeof<IDisposable>
    s typeof<Action>
    s typeof<Text.StringBuilder>
    s typeof<Random>
    s typeof<Collections.IEnumerable>
    s typeof<IO.TextWriter>
    s typeof<nativeint>
    s typeof<Guid>
    s typeof<Type>
    s typeof<float32>
    s typeof<MatchFailureException>
    s typeof<ArgumentException>
    s typeof<Collections.Generic.KeyNotFoundException>
    s typeof<Quotations.Expr>
    printfn "%s" (string typeof<Lazy<int>>)
    printfn "%s" (string typeof<int -> Async<int>>)
    printfn "%s" (string typeof<Map<string, M.N.T3<int> list>>)
    printfn "%s" (string typeof<struct (int * float)>)
