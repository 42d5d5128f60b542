// out: 3 oops
// out: oops
exception ParseError of line: int * text: string
let f () = raise (ParseError(line = 3, text = "oops"))
try
  f ()
with ParseError(l, t) -> printfn "%d %s" l t
try
  f ()
with ParseError(text = t) -> printfn "%s" t
