// out: int 4
// out: char c
// out: string text
// out: interpolated 2
// out: bool True
// out: null <null>
// out: float 2.5
// out: record {| A = 1 |}
// out: triple a "b" c
// out: of the expression
// An object expression's constructor takes a constant without parentheses.
type T(s: obj) =
    member _.S = s
let show (t: T) = printfn "%O %O" t t.S
show { new T 4 with override _.ToString () = "int" }
show { new T 'c' with override _.ToString () = "char" }
show { new T "text" with override _.ToString () = "string" }
show { new T $"{1 + 1}" with override _.ToString () = "interpolated" }
show { new T true with override _.ToString () = "bool" }
show { new T null with override _.ToString () = "null" }
show { new T 2.5 with override _.ToString () = "float" }
show { new T {| A = 1 |} with override _.ToString () = "record" }
show { new T """a "b" c""" with
         override _.ToString () = "triple" }
try raise { new System.Exception "p" with member _.Message = "of the expression" }
with e -> printfn "%s" e.Message
