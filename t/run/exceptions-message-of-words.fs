// out: <A ("hi", -3)>
// out: <A ("", 3)>
// out: <A (null, 3)>
// out: <One null>
// out: <One "x
// out: y "q" \">
// out: <Mixed (-4, true, '\010', 1.0, 5L, 6uy)>
// out: <Whole 2.5f>
// out: <Nothing>
// out: <A ("yyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyy", 5)>
// out: <A ("ééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééé",
// out:    5)>
// out: <Longer
// out:   ("yyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyy",
// out:    5)>
// out: <One
// out:   "yyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyy">
// out: <Wrongly
// out:   "yyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyy">
// out: <Three
// out:   ("xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx",
// out:    "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", 5)>
// out: 0
// The message of an exception whose fields are words is what %A prints, broken at the same places.
exception A of string * int
exception Longer of string * int
exception One of string
exception Wrongly of string
exception Three of string * string * int
exception Mixed of int * bool * char * float * int64 * byte
exception Whole of float32
exception Nothing

let mutable differences = 0
let check (e: exn) = if e.Message <> sprintf "%A" e then differences <- differences + 1
let show (e: exn) =
  check e
  printfn "<%s>" e.Message

let text (c: char) n = System.String(c, n)
show (A("hi", -3))
show (A("", 3))
show (A(null, 3))
show (One null)
show (One "x\ny \"q\" \\")
show (Mixed(-4, true, '\n', 1.0, 5L, 6uy))
show (Whole 2.5f)
show Nothing
show (A(text 'y' 70, 5))
show (A(text 'é' 75, 5))
show (Longer(text 'y' 75, 5))
show (One(text 'y' 90))
show (Wrongly(text 'y' 90))
show (Three(text 'x' 70, text 'x' 70, 5))
for n in 0 .. 90 do
  check (A(text 'a' n, n))
  check (Longer(text 'a' n, -n))
  check (One(text 'a' n))
  check (Wrongly(text 'a' n))
  for m in 0 .. 15 .. 90 do
    check (Three(text 'b' n, text 'c' m, n))
    check (Three(text 'b' m, text 'c' n, n * 10))
printfn "%d" differences
