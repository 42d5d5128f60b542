// out: before
// err: Out of memory.
// exit: 134
// skip: eval the interpreter's memory is clef's own
// What was printed is written before the program ends.
printfn "before"
let s = String.replicate 2147483647 "ab"
printfn "%d" s.Length
