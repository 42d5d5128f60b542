// out: 1
// out: 2
// out: fin
// out: fin
// out: body
// out: 1
// out: 2
// out: fin
// out: [2; 3]
// out: fin
// out: 1
// A loop disposes of the IEnumerator that a type's own GetEnumerator returns, also when it is left by an exception.
type D() = member _.GetEnumerator () = (seq { try
                                                yield 1
                                                yield 2
                                              finally printfn "fin" }).GetEnumerator ()
for x in D () do printfn "%d" x
try (for x in D () do failwith "body") with e -> printfn "%s" e.Message
type R() =
    let l = ResizeArray [ 1; 2 ]
    member _.GetEnumerator () = l.GetEnumerator ()
for x in R () do printfn "%d" x
let l = [ for x in D () -> x + 1 ]
printfn "%A" l
let s = seq { for x in D () do yield x }
printfn "%A" (Seq.head s)
