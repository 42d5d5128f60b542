// out: [1; 2; 3]
// out: in
let s = seq {
    try
        yield 1
        failwith "in"
    with Failure m ->
        yield! [ 2; 3 ] }
printfn "%A" (Seq.toList s)
let s2 = seq {
    try
        yield 1
        failwith "in"
    with :? System.ArgumentException as e ->
        yield 2 }
try printfn "%A" (Seq.toList s2) with e -> printfn "%s" e.Message
