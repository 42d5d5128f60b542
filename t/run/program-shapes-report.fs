// out: shape      area  perimeter  bounds                     tags    
// out: ========  =====  =========  =========================  ========
// out: house#4   64.00      56.81  (1, 0) - (11, 9)
// out: circle#5   8.04      10.05  (13.4, 6.4) - (16.6, 9.6)  sky,warm
// out: 3-gon#6    6.00      12.00  (0, 0) - (4, 3)
// out: roof#7     5.00      11.40  (1, 5) - (6, 7)
// out: circle#8   8.04      10.05  (3.4, 6.4) - (6.6, 9.6)
// out: ..............oo....
// out: .....##......oooo...
// out: ....####.....oooo...
// out: ...######.....oo....
// out: ..########..........
// out: ..########..........
// out: ..########..........
// out: ..########..........
// out: ..###  ###..........
// out: ..###  ###..........
// out: <g id="house"><polygon points="2,0 10,0 10,5 2,5"/><polygon points="1,5 11,5 6,9"/><polygon points="5,0 7,0 7,2 5,2"/></g>
// out: [("3 corners", 1); ("4 corners", 2); ("circles", 1); ("groups", 2)] 3
// out: roof < 3-gon < circle < circle < house
// out: true false true
// out: rectangle#1 square#12
// out: walls
// out: 4 20 true
// out: must be positive (Parameter 'radius')
// A drawing: a hierarchy of shapes, visitors, transformations, text canvas, SVG, and a report with columns.
namespace Drawing

open System
open System.Collections.Generic
open System.Text

[<Struct>]
type Point =
    { X: float
      Y: float }
    static member Origin = { X = 0.0; Y = 0.0 }
    static member (+)(a, b) = { X = a.X + b.X; Y = a.Y + b.Y }
    static member (-)(a, b) = { X = a.X - b.X; Y = a.Y - b.Y }
    static member (*)(k, p) = { X = k * p.X; Y = k * p.Y }
    member p.Length = sqrt (p.X * p.X + p.Y * p.Y)
    override p.ToString() = $"(%g{p.X}, %g{p.Y})"

[<AutoOpen>]
module Construction =
    let pt x y = { X = float x; Y = float y }
    let inline (<->) a b = (a - b: Point).Length

type Box =
    { Low: Point
      High: Point }
    static member Around(points: seq<Point>) =
        let xs = points |> Seq.map (fun p -> p.X) |> Seq.cache
        let ys = points |> Seq.map _.Y |> Seq.cache
        { Low = { X = Seq.min xs; Y = Seq.min ys }; High = { X = Seq.max xs; Y = Seq.max ys } }
    static member Union(a, b) = Box.Around [ a.Low; a.High; b.Low; b.High ]
    member b.Width = b.High.X - b.Low.X
    member b.Height = b.High.Y - b.Low.Y

type IVisitor<'R> =
    abstract Circle: center: Point * radius: float -> 'R
    abstract Polygon: Point list -> 'R
    abstract Group: name: string * Shape list -> 'R

and [<AbstractClass>] Shape(name: string) =
    static let mutable made = 0
    let id =
        made <- made + 1
        made
    let mutable tags: string list = []
    member _.Id = id
    member _.Name = name
    static member Made = made
    member _.Tags with get () = tags and set (value: string list) = tags <- List.distinct value
    abstract Area: float
    abstract Perimeter: float
    abstract Bounds: Box
    abstract Move: Point -> Shape
    abstract Scale: factor: float * ?about: Point -> Shape
    abstract Accept: IVisitor<'R> -> 'R
    abstract Contains: Point -> bool
    default this.Contains p =
        let b = this.Bounds
        b.Low.X <= p.X && p.X <= b.High.X && b.Low.Y <= p.Y && p.Y <= b.High.Y
    override this.ToString() = sprintf "%s#%d" name id
    interface IComparable with
        member this.CompareTo other =
            match other with
            | :? Shape as o -> compare (this.Area, this.Name) (o.Area, o.Name)
            | _ -> invalidArg "other" "not a shape"
    override this.Equals other =
        match other with
        | :? Shape as o -> this.Name = o.Name && abs (this.Area - o.Area) < 1e-9
        | _ -> false
    override _.GetHashCode() = hash name

type Circle(center: Point, radius: float) =
    inherit Shape("circle")
    do if radius <= 0.0 then invalidArg (nameof radius) "must be positive"
    member _.Center = center
    override _.Area = Math.PI * radius * radius
    override _.Perimeter = 2.0 * Math.PI * radius
    override _.Bounds = { Low = center - pt radius radius; High = center + pt radius radius }
    override _.Move d = Circle(center + d, radius)
    override _.Scale(k, ?about) =
        let o = defaultArg about center
        Circle(o + k * (center - o), k * radius)
    override _.Accept v = v.Circle(center, radius)
    override _.Contains p = (p <-> center) <= radius

type Polygon(name, points: Point list) =
    inherit Shape(name)
    let edges = List.zip points (List.tail points @ [ List.head points ])
    new(points) = Polygon(sprintf "%d-gon" (List.length points), points)
    member _.Points = points
    override _.Area = abs (edges |> List.sumBy (fun (a, b) -> a.X * b.Y - b.X * a.Y)) / 2.0
    override _.Perimeter = edges |> List.sumBy (fun (a, b) -> a <-> b)
    override _.Bounds = Box.Around points
    override this.Move d = this.With(fun p -> p + d)
    override this.Scale(k, ?about) =
        let o = defaultArg about points.Head
        this.With(fun p -> o + k * (p - o))
    abstract With: (Point -> Point) -> Shape
    default _.With f = Polygon(name, List.map f points)
    override _.Accept v = v.Polygon points
    override _.Contains p =
        edges
        |> List.filter (fun (a, b) -> (a.Y > p.Y) <> (b.Y > p.Y) && p.X < (b.X - a.X) * (p.Y - a.Y) / (b.Y - a.Y) + a.X)
        |> fun crossed -> crossed.Length % 2 = 1

type Rectangle(corner: Point, width: float, height: float) =
    inherit Polygon("rectangle", [ corner; corner + pt width 0; corner + pt width height; corner + pt 0 height ])
    member val Label = "" with get, set
    member _.IsSquare = (width = height)
    override this.ToString() = if this.IsSquare then "square" + (base.ToString()).Substring "rectangle".Length else base.ToString()

[<Sealed>]
type Group(name: string, [<ParamArray>] members: Shape[]) =
    inherit Shape(name)
    let members = List.ofArray members
    member _.Members = members
    override _.Area = members |> List.sumBy (fun s -> s.Area)
    override _.Perimeter = members |> List.sumBy (fun s -> s.Perimeter)
    override _.Bounds = members |> List.map (fun s -> s.Bounds) |> List.reduce (fun a b -> Box.Union(a, b))
    override _.Move d = Group(name, [| for s in members -> s.Move d |])
    override this.Scale(k, ?about) =
        let o = defaultArg about this.Bounds.Low
        Group(name, [| for s in members -> s.Scale(k, o) |])
    override _.Accept v = v.Group(name, members)
    override _.Contains p = members |> List.exists (fun s -> s.Contains p)

module Visitors =
    let svg =
        let rec visitor =
            { new IVisitor<string> with
                member _.Circle(c, r) = sprintf "<circle cx=\"%g\" cy=\"%g\" r=\"%g\"/>" c.X c.Y r
                member _.Polygon ps =
                    ps |> List.map (fun p -> $"{p.X},{p.Y}") |> String.concat " " |> sprintf "<polygon points=\"%s\"/>"
                member this.Group(name, members) =
                    let inner = members |> List.map (fun m -> m.Accept this) |> String.Concat
                    $"<g id=\"{name}\">{inner}</g>" }
        visitor

    let count =
        { new IVisitor<Map<string, int>> with
            member _.Circle(_, _) = Map [ "circles", 1 ]
            member _.Polygon ps = Map [ sprintf "%d corners" ps.Length, 1 ]
            member v.Group(_, members) =
                (Map [ "groups", 1 ], members)
                ||> List.fold (fun m s ->
                    s.Accept v |> Map.fold (fun m k n -> m |> Map.change k (fun old -> Some(n + defaultArg old 0))) m) }

    let depth =
        { new IVisitor<int> with
            member _.Circle(_, _) = 1
            member _.Polygon _ = 1
            member v.Group(_, ms) = 1 + (if ms.IsEmpty then 0 else ms |> List.map (fun m -> m.Accept v) |> List.max) }

type Canvas(width: int, height: int) =
    let cells = Array2D.create height width '.'
    member _.Item with set (x, y) c = if x >= 0 && x < width && y >= 0 && y < height then cells.[y, x] <- c
    member this.Draw(shape: Shape, ?ink) =
        let ink = defaultArg ink '#'
        for y in 0 .. height - 1 do
            for x in 0 .. width - 1 do
                if shape.Contains(pt (float x + 0.5) (float y + 0.5)) then this.[x, y] <- ink
        this
    override _.ToString() =
        let b = StringBuilder()
        for y = height - 1 downto 0 do
            b.AppendLine(String(cells.[y, *])) |> ignore
        b.ToString().TrimEnd()

type Align = Left | Right

module Report =
    type Column<'T> = { Title: string; Align: Align; Text: 'T -> string }
    let column title align text = { Title = title; Align = align; Text = text }
    let render (columns: Column<'T> list) (rows: 'T seq) =
        let rows = List.ofSeq rows
        let widths = [ for c in columns -> c.Title.Length :: [ for r in rows -> (c.Text r).Length ] |> List.max ]
        let fit align (width: int) (text: string) =
            match align with
            | Left -> text.PadRight width
            | Right -> text.PadLeft width
        let line f = List.map2 f columns widths |> String.concat "  "
        [ line (fun c w -> fit c.Align w c.Title)
          line (fun _ w -> String('=', w))
          for r in rows do
              (line (fun c w -> fit c.Align w (c.Text r))).TrimEnd() ]

module Program =
    [<EntryPoint>]
    let main _ =
        let house =
            Group("house", Rectangle(pt 2 0, 8.0, 5.0, Label = "walls"), Polygon("roof", [ pt 1 5; pt 11 5; pt 6 9 ]), Rectangle(pt 5 0, 2.0, 2.0))
        let sun = Circle(pt 15 8, 1.6)
        sun.Tags <- [ "sky"; "warm"; "sky" ]
        let all: Shape list = [ house; sun; Polygon [ pt 0 0; pt 4 0; pt 4 3 ]; (house.Members.[1]).Scale 0.5; sun.Move(pt -10 0) ]
        let columns: Report.Column<Shape> list =
            [ Report.column "shape" Left string
              Report.column "area" Right (fun s -> s.Area.ToString "F2")
              Report.column "perimeter" Right (fun s -> sprintf "%.2f" s.Perimeter)
              Report.column "bounds" Left (fun s -> $"{s.Bounds.Low} - {s.Bounds.High}")
              Report.column "tags" Left (fun s -> String.Join(",", s.Tags)) ]
        all |> Report.render columns |> List.iter (printfn "%s")
        printfn "%O" (Canvas(20, 10).Draw(house).Draw(sun, 'o').Draw((house.Members.[2]), ink = ' '))
        printfn "%s" (house.Accept Visitors.svg)
        printfn "%A %d" (Group("outer", house, sun).Accept Visitors.count |> Map.toList) (Group("outer", house).Accept Visitors.depth)
        printfn "%s" (all |> List.sort |> List.map (fun s -> s.Name) |> String.concat " < ")
        printfn "%b %b %b" (sun = (sun.Move(pt 1 1) :?> Circle)) (sun.Equals house) ((sun :> Shape) < house)
        printfn "%O %O" (house.Members.[0]) (Rectangle(Point.Origin, 2.0, 2.0))
        printfn "%s" (match house.Members.[0] with :? Rectangle as r -> r.Label | _ -> "?")
        let larger = house.Scale(2.0, about = pt 0 0)
        printfn "%g %g %b" (larger.Area / house.Area) larger.Bounds.Width (Shape.Made > 10)
        try Circle(pt 0 0, -1.0) |> ignore
        with :? ArgumentException as e -> printfn "%s" e.Message
        0
