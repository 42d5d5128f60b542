// out: FSharpList`1
// out: FSharpMap`2
// out: true
// out: Int32
// out: System.Collections.Generic.Dictionary`2
// out: R`1
printfn "%s" (typedefof<int list>.Name)
printfn "%s" (typedefof<Map<_,_>>.Name)
printfn "%b" (typedefof<int option> = typedefof<string option>)
printfn "%s" (typedefof<int>.Name)
printfn "%s" (typedefof<System.Collections.Generic.Dictionary<int,string>>.FullName)
type R<'a> = { A: 'a }
printfn "%s" (typedefof<R<int>>.Name)
