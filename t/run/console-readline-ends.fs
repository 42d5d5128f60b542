(*
// in: abc
// in: tab	vtffx and more of the line
// in: 
// in: élast
*)
// out: <a>
// out: <bc>
// out: <tab|vt|ff|x and more of the line>
// out: <>
// out: <>
// out: <é>
// out: <last>
let mutable go = true

while go do
    match System.Console.ReadLine() with
    | null -> go <- false
    | line -> printfn "<%s>" (System.String.Join("|", line.Split([| '\t'; '\011'; '\012' |])))
