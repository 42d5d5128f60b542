// out: ------------
// out: |          |
// out: | hello    |
// out: |          |
// out: ------------
// out: ------------
// out: |  .   .   |
// out: | hello   .|
// out: |.   .   . |
// out: ------------
// out: true false
// out: xx----------
// out: | xxx      |
// out: | helxx    |
// out: |      xxx |
// out: ----------xx
// out: #FF8000 { R = 17uy
// out:   G = 255uy
// out:   B = 48uy }
// out: #7F7F7F
// out: 0.0 0.0 0
// out: (10,0) (10,10) (0,10) (0,0) 
open System
open System.Collections.Generic
type Color = { R: byte; G: byte; B: byte }
             static member Parse(s: string) =
                 let h i = Convert.ToByte(s.Substring(i, 2), 16)
                 { R = h 1; G = h 3; B = h 5 }
             member c.Hex = sprintf "#%02X%02X%02X" c.R c.G c.B
             static member (+) (a, b) = { R = a.R ||| b.R; G = a.G ||| b.G; B = a.B ||| b.B }
             static member Lerp(a: Color, b: Color, t: float) =
                let f (x: byte) (y: byte) = byte (float x + (float y - float x) * t)
                { R = f a.R b.R; G = f a.G b.G; B = f a.B b.B }

type Canvas(width: int, height: int) =
    let pixels = Array.init height (fun _ -> Array.create width ' ')
    let stack = Stack<char[][]>()
    let inBounds x y = x >= 0 && y >= 0 && x < width && y < height
    member _.Width = width
    member _.Height = height
    member _.Item
        with get (x, y) = if inBounds x y then pixels.[y].[x] else '\000'
        and set (x, y) c = if inBounds x y then pixels.[y].[x] <- c
    member this.Line(x1, y1, x2, y2, ?ch: char) =
        let ch = defaultArg ch '*'
        let dx, dy = abs (x2 - x1), -(abs (y2 - y1))
        let sx, sy = sign (x2 - x1), sign (y2 - y1)
        let rec go x y err =
            this.[x, y] <- ch
            if x <> x2 || y <> y2 then
                let e2 = 2 * err
                let x, err1 = if e2 >= dy then x + sx, err + dy else x, err
                let y, err2 = if e2 <= dx then y + sy, err1 + dx else y, err1
                go x y err2
        go x1 y1 (dx + dy)
        this
    member this.Rect(x, y, w, h) =
        this.Line(x, y, x + w - 1, y, '-').Line(x, y + h - 1, x + w - 1, y + h - 1, '-')
            .Line(x, y + 1, x, y + h - 2, ch = '|')
            .Line(x + w - 1, y + 1, x + w - 1, y + h - 2, ch = '|')
    member this.Text(x, y, s: string) =
        s |> String.iteri (fun i c -> this.[x + i, y] <- c)
        this
    member _.Save() = stack.Push(Array.map Array.copy pixels)
    member _.Restore() =
        match stack.TryPop() with
        | true, saved -> saved |> Array.iteri (fun i row -> pixels.[i] <- row); true
        | false, _ -> false
    member _.Fill(f: int -> int -> char option) =
        for y in 0 .. height - 1 do
            for x in 0 .. width - 1 do
                f x y |> Option.iter (fun c -> pixels.[y].[x] <- c)
    override _.ToString() = pixels |> Array.map (fun r -> String(r).TrimEnd()) |> String.concat "\n"

let c = Canvas(12, 5)
c.Rect(0, 0, 12, 5).Text(2, 2, "hello") |> printfn "%O"
c.Save()
c.Fill(fun x y -> if (x + y) % 4 = 0 && c.[x, y] = ' ' then Some '.' else None)
printfn "%O" c
printfn "%b %b" (c.Restore()) (c.Restore())
c.Line(0, 0, 11, 4, 'x') |> ignore
printfn "%O" c
printfn "%s %A" (Color.Parse "#ff8000").Hex (Color.Parse "#102030" + Color.Parse "#01ff00")
printfn "%s" (Color.Lerp(Color.Parse "#000000", Color.Parse "#ffffff", 0.5)).Hex

type Turtle =
    { X: float; Y: float; Angle: float; Trail: (float * float) list }
    static member Home = { X = 0.0; Y = 0.0; Angle = 0.0; Trail = [] }
    member t.Forward d =
        let rad = t.Angle * Math.PI / 180.0
        let x, y = t.X + d * cos rad, t.Y + d * sin rad
        { t with X = x; Y = y; Trail = (x, y) :: t.Trail }
    member t.Turn a = { t with Angle = (t.Angle + a) % 360.0 }
type Cmd = Fwd of float | Turn of float | Repeat of int * Cmd list
    with
    member c.Apply(t: Turtle) : Turtle =
        match c with
        | Fwd d -> t.Forward d
        | Turn a -> t.Turn a
        | Repeat(n, cs) -> Seq.fold (fun t (_: int) -> cs |> List.fold (fun t (c: Cmd) -> c.Apply t) t) t (seq { 1..n })
let sq = Repeat(4, [ Fwd 10.0; Turn 90.0 ])
let t = sq.Apply Turtle.Home
printfn "%.1f %.1f %.0f" (abs t.X) (abs t.Y) t.Angle
for x, y in List.rev t.Trail do printf "(%.0f,%.0f) " (x + 0.0001) (y + 0.0001)
printfn ""
