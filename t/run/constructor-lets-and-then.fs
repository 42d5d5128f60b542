// out: made 1.5 2 of 2
// out: 2
// out: bad
// out: [|0; 0; 1; 2|]
// An explicit constructor: statements and patterns before its fields, which what follows `then` sees.
type Point =
    val X: float
    val Y: float
    new(text: string) as this =
        if isNull text then nullArg "text"
        let parts = text.Split [| ',' |]
        let okX, x = System.Double.TryParse parts.[0]
        let okY, y = System.Double.TryParse parts.[1]
        if not okX || not okY then failwith "bad"
        { X = x; Y = y }
        then printfn "made %g %g of %d" this.X y parts.Length
let p = Point "1.5,2"
printfn "%g" p.Y
try
    Point "a,b" |> ignore
with Failure m -> printfn "%s" m

type Tree =
    val Cells: int[]
    new(values: int[]) as this =
        let size = values.Length * 2
        { Cells = Array.create size 0 }
        then
            for i in 0 .. values.Length - 1 do
                this.Cells.[i + size - values.Length] <- values.[i]
printfn "%A" (Tree [| 1; 2 |]).Cells
