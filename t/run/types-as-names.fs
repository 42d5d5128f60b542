// out: Int32 | System.Int32
// out: Double | System.Double
// out: String | System.String
// out: Char | System.Char
// out: Boolean | System.Boolean
// out: Byte | System.Byte
// out: Int64 | System.Int64
// out: Int32[] | System.Int32[]
// out: Exception | System.Exception
// out: ArgumentException | System.ArgumentException
// out: A
// out: B`1
// out: R
// out: FSharpList`1
// out: Tuple`2
// out: FSharpOption`1
// out: My
// out: FSharpMap`2
// out: ArgumentException
// out: true
// out: true false
// out: Int32 System.String
// out: Microsoft.FSharp.Collections.FSharpList`1[System.Int32]
// out: Int32 A String[]
// out: A String Int32
// out: Exception
// out: My
// out: ArgumentException
exception My of int
type A() = class end
type B<'t>() = class end
type R = { X: int }
let show (o: obj) = printfn "%s | %s" (o.GetType().Name) (o.GetType().FullName)
show 1
show 2.5
show "s"
show 'c'
show true
show 1uy
show 1L
show [| 1 |]
show (Failure "x")
show (System.ArgumentException "q")
let own (o: obj) = printfn "%s" (o.GetType().Name)
own (A())
own (B<int>())
own { X = 1 }
own [ 1 ]
own (1, 2)
own (Some 1)
own (My 3)
own (Map.ofList [ 1, 2 ])
let e = System.ArgumentException("q")
printfn "%s" (e.GetType().Name)
printfn "%b" (e.GetType() = typeof<System.ArgumentException>)
printfn "%b %b" ((box 1).GetType() = typeof<int>) ((box 1).GetType() = typeof<int64>)
printfn "%s %s" typeof<int>.Name typeof<string>.FullName
printfn "%O" typeof<int list>
let name<'t> () = typeof<'t>.Name
printfn "%s %s %s" (name<int>()) (name<A>()) (name<string[]>())
printfn "%s %s %s" ((A()).GetType().Name) ("abc".GetType().Name) ((5).GetType().Name)
for i in 0 .. 2 do
    try
        if i = 0 then failwith "a" elif i = 1 then raise (My 1) else [ 1 ] |> List.item 3 |> ignore
    with e -> printfn "%s" (e.GetType().Name)
