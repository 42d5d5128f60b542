// out: 1 1 4 [1; 4; 9] (1, 2) o
// out: 4 and 6
// out: Xx
// out: 12   3
// out: {x}
// out: True c 1 1.5 2.50 9223372036854775807  ||
// out: 97,98,99
// out: 97uy
// out: 113,92,122
// out: ABC
// out: 
// out: '\"
// out: ("a"b", 'x', "tab	")
// out: abc
// out: [
// out:   first
// out:   second
// out: ]
// out: // not comment (* nor this *)
// out: after
// out: 7
// out: 9 { field one = 9 }
// out: 3
// out: 3 4
let name = "x"
let x0: int option = None
let n0: string = null
let r = {| A = 1; B = "q" |}
printfn $"{r.A} {r.B.Length} {(fun z -> z + 1) 3} {[for i in 1..3 -> i * i]} {(1, 2)} {match r.A with 1 -> 'o' | _ -> 'x'}"
printfn $"""{
                r.A
                + 3 } and {let q = 3 in q * 2}"""
printfn $"{name.ToUpper()
          + name}"
printfn "%s" $"{1:N0}{2}{3,4}"
printfn "%s" $"{{{name}}}"
printfn "%s" $"{true} {'c'} {1uy} {1.5f} {2.50M} {System.Int64.MaxValue} {x0} {n0}|{()}|"
printfn "%s" ("abc"B |> Array.map string |> String.concat ",")
printfn "%A" 'a'B
printfn "%s" (@"q\z"B |> Array.map string |> String.concat ",")
printfn "%s" ("\065\x42" + "\u0043")
printfn "%c%c%c%c" '\n' '\'' '\\' '"'
printfn "%A" ("a\"b", 'x', "tab\t")
printfn "%s" ("a" + "b" +
              "c")
let t = "
  first
  second
"
printfn "[%s]" t
printfn "%s" "// not comment (* nor this *)"
(* comment with "string *) inside" and (* nested *) *)
(* 'a' '"' "*)" *)
printfn "after"
let ``odd name`` = 3
let ``with.dots + ops`` x = x + ``odd name``
printfn "%d" (``with.dots + ops`` 4)
type ``Weird Type`` = { ``field one``: int }
let w = { ``field one`` = 9 }
printfn "%d %A" w.``field one`` w
let a' = 1
let a'' = 2
let _b3 = a' + a''
printfn "%d" _b3
printfn "%i %u" 3 4u
