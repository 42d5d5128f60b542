// out: rect 6.0 rect-2
// out: named rect/2
// out: plain unit
// out: Some Add 2
// out: Red 2
type IShape =
    abstract Area: float
    abstract Name: string
type INamed =
    inherit IShape
    abstract Full: sep: string -> string
[<Struct>]
type Rect =
    { W: float; H: float }
    interface INamed with
        member r.Area = r.W * r.H
        member r.Name = "rect"
        member r.Full sep = (r :> IShape).Name + sep + string r.W
let show (s: #IShape) = sprintf "%s %.1f" s.Name s.Area
let r = { W = 2.0; H = 3.0 }
printfn "%s %s" (show r) ((r :> INamed).Full "-")
let shapes: IShape list = [ r; { new IShape with
                                   member _.Area = 1.0
                                   member _.Name = "unit" } ]
for s in shapes do
    match s with
    | :? INamed as n -> printfn "named %s" (n.Full "/")
    | s -> printfn "plain %s" s.Name
type Op = Add | Sub with
    static member Parse(s: string) = match s with "+" -> Some Add | "-" -> Some Sub | _ -> None
    member o.Apply(a, b) = match o with Add -> a + b | Sub -> a - b
printfn "%A %d" (Op.Parse "+") (Sub.Apply(5, 3))
type Color = Red = 1 | Green = 2
type System.Collections.Generic.List<'T> with
    member l.AddTwo(a, b) = l.Add a; l.Add b
    member l.Last with get () = l[l.Count - 1] and set v = l[l.Count - 1] <- v
let l = System.Collections.Generic.List<Color>()
l.AddTwo(Color.Red, Color.Green)
l.Last <- Color.Red
printfn "%A %d" l.Last l.Count
