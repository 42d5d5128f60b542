// out: 0 4.000+0.000i 4.0000
// out: 1 1.000-2.414i 2.6131
// out: 2 0.000+0.000i 0.0000
// out: 3 1.000-0.414i 1.0824
// out: 4 0.000+0.000i 0.0000
// out: 5 1.000+0.414i 1.0824
// out: 6 0.000+0.000i 0.0000
// out: 7 1.000+2.414i 2.6131
// out: true
// out: true true
// out: 8.000+0.000i
// out: 55.000+0.000i
// out: length must be a power of two (Parameter 'x')
// out: 2x^2 + 3x - 1 | x^2 - 1 | 2x^4 + 3x^3 - 3x^2 - 3x + 1 | 0
// out: 8x^6 + 36x^5 + 42x^4 - 9x^3 - 21x^2 + 9x - 1  13  11
// out: [1.5; 1.416666667; 1.414215686; 1.414213562; 1.414213562]
// out: true
// out: 7.824+0.000i; -0.206-0.146i; 0.119+0.713i; -1.512-1.999i
open System

[<Struct; CustomEquality; NoComparison>]
type Complex =
    { Re: float; Im: float }
    static member (+)(a, b) = { Re = a.Re + b.Re; Im = a.Im + b.Im }
    static member (-)(a, b) = { Re = a.Re - b.Re; Im = a.Im - b.Im }
    static member (*)(a: Complex, b: Complex) = { Re = a.Re * b.Re - a.Im * b.Im; Im = a.Re * b.Im + a.Im * b.Re }
    static member (*)(k: float, b: Complex) = { Re = k * b.Re; Im = k * b.Im }
    static member (/)(a: Complex, k: float) = { Re = a.Re / k; Im = a.Im / k }
    static member (~-)(a: Complex) = { Re = -a.Re; Im = -a.Im }
    static member Zero = { Re = 0.0; Im = 0.0 }
    static member One = { Re = 1.0; Im = 0.0 }
    static member Polar(r, phi) = { Re = r * cos phi; Im = r * sin phi }
    member c.Magnitude = sqrt (c.Re * c.Re + c.Im * c.Im)
    member c.Conjugate = { Re = c.Re; Im = -c.Im }
    override a.Equals(o) =
        match o with
        | :? Complex as b -> abs (a.Re - b.Re) < 1e-9 && abs (a.Im - b.Im) < 1e-9
        | _ -> false
    override a.GetHashCode() = hash (Math.Round(a.Re, 6), Math.Round(a.Im, 6))
    override c.ToString() =
        let clean (x: float) = if abs x < 5e-7 then 0.0 else x
        let re, im = clean c.Re, clean c.Im
        if im < 0.0 then sprintf "%.3f-%.3fi" re -im else sprintf "%.3f+%.3fi" re im

let rec fft (x: Complex[]) =
    match x.Length with
    | 1 -> x
    | n when n % 2 = 1 -> invalidArg "x" "length must be a power of two"
    | n ->
        let even = fft [| for i in 0..2 .. n - 1 -> x.[i] |]
        let odd = fft [| for i in 1..2 .. n - 1 -> x.[i] |]
        let twiddle = Array.init (n / 2) (fun k -> Complex.Polar(1.0, -2.0 * Math.PI * float k / float n) * odd[k])
        Array.append (Array.map2 (+) even twiddle) (Array.map2 (-) even twiddle)

let ifft (x: Complex[]) =
    let n = float x.Length
    x |> Array.map _.Conjugate |> fft |> Array.map (fun c -> c.Conjugate / n)

let signal = [| 1.0; 1.0; 1.0; 1.0; 0.0; 0.0; 0.0; 0.0 |] |> Array.map (fun r -> { Re = r; Im = 0.0 })
let spectrum = fft signal
spectrum |> Array.iteri (fun i c -> printfn "%d %O %.4f" i c c.Magnitude)
let back = ifft spectrum
printfn "%b" (Array.forall2 (fun (a: Complex) b -> a.Equals b) back signal)
printfn "%b %b" (back = signal) (hash back.[0] = hash signal[0])
printfn "%s" (Array.sum spectrum |> string)
printfn "%s" (List.sumBy (fun k -> float k * Complex.One) [ 1..10 ] |> string)
try fft (Array.create 6 Complex.Zero) |> ignore
with :? ArgumentException as e -> printfn "%s" e.Message

// polynomials
type Poly =
    | Poly of float list
    static member private Trim xs = xs |> List.rev |> List.skipWhile ((=) 0.0) |> List.rev |> Poly
    member p.Coefficients = let (Poly cs) = p in cs
    member p.Degree = p.Coefficients.Length - 1
    member p.Item with get i = List.tryItem i p.Coefficients |> Option.defaultValue 0.0
    static member (+)(p: Poly, q: Poly) = Poly.Trim [ for i in 0 .. max p.Degree q.Degree -> p.[i] + q.[i] ]
    static member (~-)(Poly cs) = cs |> List.map (~-) |> Poly
    static member (-)(p: Poly, q: Poly) = p + -q
    static member (*)(p: Poly, q: Poly) =
        Poly.Trim [ for k in 0 .. p.Degree + q.Degree -> Seq.sum (seq { for i in 0..k -> p[i] * q[k - i] }) ]
    static member Pow(p: Poly, n: int) = List.replicate n p |> List.fold (*) (Poly [ 1.0 ])
    member p.Derivative = p.Coefficients |> List.mapi (fun i c -> float i * c) |> List.skip 1 |> Poly
    member p.Eval x = List.foldBack (fun c acc -> c + x * acc) p.Coefficients 0.0
    override p.ToString() =
        let term i c =
            let c' = if c = 1.0 && i > 0 then "" else string c
            match i with
            | 0 -> string c
            | 1 -> c' + "x"
            | _ -> $"{c'}x^{i}"
        match p.Coefficients |> List.indexed |> List.filter (fun (_, c) -> c <> 0.0) |> List.rev with
        | [] -> "0"
        | ts -> ts |> List.map (fun (i, c) -> term i c) |> String.concat " + " |> fun s -> s.Replace("+ -", "- ")

let x = Poly [ 0.0; 1.0 ]
let p = Poly [ -1.0; 3.0; 2.0 ]
let q = x * x - Poly [ 1.0 ]
printfn "%O | %O | %O | %O" p q (p * q) (p - p)
printfn "%O  %g  %g" (p ** 3) (p.Eval 2.0) (p.Derivative.Eval 2.0)
let rec newton (p: Poly) guess =
    Seq.unfold (fun x -> let x' = x - p.Eval x / p.Derivative.Eval x in if abs (x' - x) < 1e-12 then None else Some(x', x')) guess
printfn "%A" (newton (Poly [ -2.0; 0.0; 1.0 ]) 1.0 |> Seq.toList)

// simple DFT compare
let dft (xs: float[]) =
    let n = xs.Length
    [| for k in 0 .. n - 1 ->
        (Complex.Zero, Array.indexed xs)
        ||> Array.fold (fun acc (j, v) -> acc + v * Complex.Polar(1.0, -2.0 * Math.PI * float (j * k) / float n)) |]
let noise = [| for i in 0..15 -> float ((i * 7919) % 17) / 17.0 |]
let a, b = dft noise, fft (noise |> Array.map (fun r -> { Complex.Zero with Re = r }))
printfn "%b" (Array.forall2 (fun (x: Complex) (y: Complex) -> (x - y).Magnitude < 1e-10) a b)
printfn "%s" (String.Join("; ", b |> Seq.truncate 4))
