// out: rect(1.0) circle(3.0) rect(4.0) rect(6.0)
// out: rect circle rect rect
// out: rect(6.0) rect(1.0)
// out: 0.80
// out: true false
// out: true false
// out: circle
[<AbstractClass; AllowNullLiteral>]
type Shape(name: string) =
    member _.Name = name
    abstract Area: float
    abstract Perimeter: float
    member s.Compact = 4.0 * 3.0 * s.Area / (s.Perimeter * s.Perimeter)
    override s.ToString() = sprintf "%s(%.1f)" name s.Area
    interface System.IComparable with
        member s.CompareTo o =
            match o with
            | :? Shape as t -> compare s.Area t.Area
            | _ -> 1
    override s.Equals o = match o with :? Shape as t -> s.Area = t.Area | _ -> false
    override s.GetHashCode() = int s.Area
type Rect(w, h) =
    inherit Shape("rect")
    override _.Area = w * h
    override _.Perimeter = 2.0 * (w + h)
type Sq(a) =
    inherit Rect(a, a)
    member _.Side = a
type Circle(r) =
    inherit Shape "circle"
    override _.Area = 3.0 * r * r
    override _.Perimeter = 6.0 * r
let shapes: Shape[] = [| Rect(2.0, 3.0); Circle 1.0; Sq 2.0; Rect(1.0, 1.0) |]
printfn "%s" (shapes |> Array.sort |> Array.map string |> String.concat " ")
printfn "%s" (shapes |> Array.sortBy (fun s -> s.Perimeter) |> Array.map (fun s -> s.Name) |> String.concat " ")
printfn "%O %O" (Array.max shapes) (Array.min shapes)
printfn "%.2f" (shapes |> Array.averageBy (fun s -> s.Compact))
printfn "%b %b" (shapes.[0] = (Rect(3.0, 2.0) :> Shape)) (shapes.[0] = shapes.[1])
let find (n: string) : Shape = match Array.tryFind (fun (s: Shape) -> s.Name = n) shapes with Some s -> s | None -> null
printfn "%b %b" (isNull (find "hex")) (isNull (find "circle"))
match find "circle" with
| null -> printfn "none"
| s -> printfn "%s" s.Name
