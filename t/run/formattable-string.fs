// out: [hello {0}, {1,5}|{2:F2}|{3,-8:F1}|{{braces}} {4}] 5 [|"Bob"; 42; 3.14159; 3.14159; 43|] -> hello Bob,    42|3.14|3.1     |{braces} 43
// out: n = {0} n = 42
// out: [nothing] 0 [||] -> nothing
// out: [] 0 [||] -> 
// out: [{0}-{1}] 2 [|1; "b"|] -> 1-b
// out: 1.50
// out: ("select * from t where id = {0} and name = {1}", ["42"; "Bob"])
// out: 42
// out: plain 42
open System
open System.Runtime.CompilerServices
let show (f: FormattableString) =
    printfn "[%s] %d %A -> %s" f.Format f.ArgumentCount (f.GetArguments()) (f.ToString())
let name, n, x = "Bob", 42, 3.14159
show $"hello {name}, {n,5}|{x:F2}|{x,-8:F1}|{{braces}} {n + 1}"
let f: FormattableString = $"n = {n}"
printfn "%s %s" f.Format (FormattableString.Invariant f)
show $"nothing"
show $""
show (FormattableStringFactory.Create("{0}-{1}", 1, "b"))
printfn "%s" (FormattableString.Invariant $"{1.5:N2}")
let sql (f: FormattableString) = f.Format, [ for a in f.GetArguments() -> string a ]
printfn "%A" (sql $"select * from t where id = {n} and name = {name}")
printfn "%A" (f.GetArgument 0)
let s = $"plain {n}"
printfn "%s" s
