// out: FSharpList`1 System.Int32 FSharpMap`2
// out: System.Int32[] FSharpFunc`2 FSharpOption`1
// out: true false
// out: false
module Program
let def<'t> () = typedefof<'t>
let is<'t> (x: 't) = typedefof<'t> = typedefof<int list>
printfn "%s %O %s" (def<int list> ()).Name (def<int> ()) (def<Map<int, string>> ()).Name
printfn "%O %s %s" typedefof<int[]> typedefof<int -> int>.Name typedefof<string option>.Name
printfn "%b %b" (is [ "a" ]) (is (Some 1))
printfn "%b" (typedefof<int[]> = typedefof<string[]>)
