// Forms on which the views once failed: sequences that hand up another one, fields of anonymous records, types and namespaces
// that stand twice, names that stand in two modules.
module Views

module First =
    let shared = 1
    type Box<'T> = { Item: 'T }
    type Box = { Items: int list }
    type Box with
        member b.Count = b.Items.Length

module Second =
    let shared = 2

let rec countdown n = seq {
    yield n
    if n > 0 then yield! countdown (n - 1)
    yield -n }

let walk (source: seq<int>) = seq {
    try
        yield! source
        yield 0
    finally
        printfn "end" }

let point = {| X = 1; Y = {| Z = "deep" |} |}
let moved = {| point with X = point.X + 1 |}
let flat = struct {| A = 1.0 |}

type Shape =
    | Circle of radius: float
    | Rect of w: float * h: float

let (|Big|Small|) n = if n > 9 then Big n else Small

let describe value =
    match value with
    | Circle r when r > 1.0 -> "big"
    | Circle _ -> "small"
    | Rect (w, h) as whole -> sprintf "%f %f %A" w h whole

let mutable total = 0

let add () =
    for i in 1 .. 3 do
        total <- total + i
    for i = 3 downto 1 do
        total <- total - i

add ()
let box: First.Box = { Items = [ 1 ] }
printfn "%d %s %f %d" moved.X moved.Y.Z flat.A box.Count
for n in Seq.append (countdown 2) (walk [ 1 ]) do
    printfn "%d %s" n (match n with Big b -> string b | Small -> "small")
printfn "%s" (describe (Circle 2.0))
printfn "%d" (First.shared + Second.shared + total)
