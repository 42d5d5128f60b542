// out: [1; 3]
// out: first
// out: second
// out: [|1; 2; 3|]
// out: ["a"; "b"]
// out: [2; 3]
// A list or an array whose items are all try expressions that yield.
let r1 = [ try yield 1 with e -> yield 2
           try yield 3 with e -> yield 4 ]
printfn "%A" r1
let r2 = [| try yield! [ 1; 2 ] finally printfn "first"
            try yield 3 finally printfn "second" |]
printfn "%A" r2
let r3 = [ try yield failwith "a" with e -> yield e.Message
           try yield "b" finally () ]
printfn "%A" r3
let r5 = [ (try failwith "x" with _ -> 2); (try 3 with _ -> 4) ]
printfn "%A" r5
