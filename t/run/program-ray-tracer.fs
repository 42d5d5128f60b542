// out: 6097
// out: 34 52 87 35 52 87 35 52 88 35 53 88 35 53 89 35 53 89 36 54 90 36 54 90 36 54 90 36 54 91 36 54 91 36 55 91 36 55 92 36 55 92 37 55 92 37 55 92 37 55 92 37 55 92 37 55 92 36 55 92 36 55 92 36 55 91 36 54 91 36 54 91 36 54 90 36 54 90 36 54 90 35 53 89 35 53 89 35 53 88 35 52 88 35 52 87 
// out: ::::::::::::::::::::::::::::::::
// out: .....:::::::::::::::::::::::....
// out: ................................
// out: ................:...............
// out: .............----::.............
// out: .............::::... .=--:......
// out:  == =    =   :.-.   =:-:::.= =  
// out:  ##  ## **   * .  . ......  ++  
// out: ####      ######      ******    
// out: %%%%%%%%        ########        
// out: 1d88bea0
// out: { X = 0.0
// out:   Y = 0.0
// out:   Z = 1.0 }
// out: { X = 5.0
// out:   Y = 7.0
// out:   Z = 9.0 } 1.0
// A ray tracer over struct vectors and a class hierarchy; the picture as text.
module Ray
open System
open System.Text
[<Struct>]
type V3 = { X: float; Y: float; Z: float } with
    static member (+)(a, b) = { X = a.X + b.X; Y = a.Y + b.Y; Z = a.Z + b.Z }
    static member (-)(a, b) = { X = a.X - b.X; Y = a.Y - b.Y; Z = a.Z - b.Z }
    static member (*)(a, k) = { X = a.X * k; Y = a.Y * k; Z = a.Z * k }
    static member (*)(k: float, a: V3) = a * k
    static member (.*)(a, b) = a.X * b.X + a.Y * b.Y + a.Z * b.Z
    static member (~-)(a: V3) = { X = -a.X; Y = -a.Y; Z = -a.Z }
    static member Cross(a, b) = { X = a.Y * b.Z - a.Z * b.Y; Y = a.Z * b.X - a.X * b.Z; Z = a.X * b.Y - a.Y * b.X }
    member a.Length = sqrt (a .* a)
    member a.Unit = a * (1.0 / a.Length)
    static member Zero = { X = 0.0; Y = 0.0; Z = 0.0 }
let v x y z = { X = x; Y = y; Z = z }
type Material = { Color: V3; Diffuse: float; Mirror: float }
type Ray = { Origin: V3; Dir: V3 }
[<AbstractClass>]
type Thing(mat: Material) =
    member _.Material = mat
    abstract Hit: Ray -> float voption
    abstract Normal: V3 -> V3
type Sphere(c: V3, r: float, mat) =
    inherit Thing(mat)
    override _.Hit ray =
        let oc = ray.Origin - c
        let b = oc .* ray.Dir
        let disc = b * b - (oc .* oc) + r * r
        if disc < 0.0 then ValueNone
        else
            let s = sqrt disc
            match -b - s, -b + s with
            | t, _ when t > 1e-4 -> ValueSome t
            | _, t when t > 1e-4 -> ValueSome t
            | _ -> ValueNone
    override _.Normal p = (p - c).Unit
type Plane(y: float, a, b) =
    inherit Thing(a)
    override _.Hit ray = if abs ray.Dir.Y < 1e-6 then ValueNone else (let t = (y - ray.Origin.Y) / ray.Dir.Y in if t > 1e-4 then ValueSome t else ValueNone)
    override _.Normal _ = v 0.0 1.0 0.0
    member _.At(p: V3) = if (int (floor p.X) + int (floor p.Z)) &&& 1 = 0 then a else b
let scene: Thing list =
    [ Sphere(v 0.0 0.0 5.0, 1.0, { Color = v 1.0 0.2 0.2; Diffuse = 0.8; Mirror = 0.3 })
      Sphere(v 1.5 -0.4 4.0, 0.6, { Color = v 0.2 0.9 0.3; Diffuse = 0.9; Mirror = 0.1 })
      Plane(-1.0, { Color = v 0.9 0.9 0.9; Diffuse = 1.0; Mirror = 0.0 }, { Color = v 0.1 0.1 0.1; Diffuse = 1.0; Mirror = 0.0 }) ]
let light = (v -3.0 5.0 0.0)
let nearest ray =
    scene
    |> List.choose (fun t -> match t.Hit ray with ValueSome d -> Some(d, t) | ValueNone -> None)
    |> function [] -> None | hits -> Some(List.minBy fst hits)
let rec trace depth ray =
    match nearest ray with
    | None -> v 0.2 0.3 0.5 * (0.5 + 0.5 * ray.Dir.Y)
    | Some (d, thing) ->
        let p = ray.Origin + d * ray.Dir
        let n = thing.Normal p
        let mat = match thing with :? Plane as pl -> pl.At p | t -> t.Material
        let toLight = (light - p).Unit
        let shadow = match nearest { Origin = p; Dir = toLight } with Some (d, _) when d < (light - p).Length -> 0.2 | _ -> 1.0
        let lambert = max 0.0 (n .* toLight)
        let own = mat.Color * (0.1 + mat.Diffuse * lambert * shadow)
        if mat.Mirror > 0.0 && depth > 0 then
            let r = ray.Dir - n * (2.0 * (n .* ray.Dir))
            own * (1.0 - mat.Mirror) + trace (depth - 1) { Origin = p; Dir = r.Unit } * mat.Mirror
        else own
let w, h = 32, 20
let pixel x y =
    let dx, dy = (float x - float w / 2.0) / float h, (float h / 2.0 - float y) / float h
    trace 3 { Origin = V3.Zero; Dir = (v dx dy 1.0).Unit }
let clamp x = x |> max 0.0 |> min 1.0
let toByte f = clamp f * 255.99 |> int |> byte
let image = Array2D.init h w (fun y x -> let c = pixel x y in toByte c.X, toByte c.Y, toByte c.Z)
let ppm = StringBuilder()
Printf.bprintf ppm "P3\n%d %d\n255\n" w h
for y in 0 .. h - 1 do
    for x in 0 .. w - 1 do
        let r, g, b = image[y, x]
        ppm.AppendFormat("{0} {1} {2} ", r, g, b) |> ignore
    ppm.Append '\n' |> ignore
let text = ppm.ToString()
printfn "%d" text.Length
printfn "%s" (text.Split('\n')[3])
let ramp = " .:-=+*#%@"
for y in 0..2 .. h - 1 do
    printfn "%s" (String(Array.init w (fun x -> let r, g, b = image[y, x] in ramp[(int r + int g + int b) * 9 / 765])))
let hash = text |> Seq.fold (fun (h: uint32) c -> (h ^^^ uint32 c) * 16777619u) 2166136261u
printfn "%08x" hash
printfn "%A" (V3.Cross(v 1.0 0.0 0.0, v 0.0 1.0 0.0))
printfn "%A %A" ([ v 1. 2. 3.; v 4. 5. 6. ] |> List.sum) (-(v 1. 0. 0.)).Length
