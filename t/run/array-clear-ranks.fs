// out: [[0; 0; 0]
// out:  [0; 0; 0]]
// out: true
// out: [|0; 0; 0|]
// out: 123
// out: 123
// out: 1
// out: true 123
// out: false
// out: (true, 1.5M)
// out: (true, 7)
// out: [(true, 1); (false, 0)]
// out: Some 1 None
// Array.Clear of arrays of two and three dimensions; TryParse of pieces of texts.
open System
let a = Array2D.init 2 3 (fun i j -> i * 3 + j)
Array.Clear a
printfn "%A" a
let b = Array3D.create 2 2 2 'x'
Array.Clear b
printfn "%b" (b.[1,1,1] = '\000')
let c = [| 1; 2; 3 |]
Array.Clear c
printfn "%A" c
let s = "a123"
match Int32.TryParse(s.AsSpan 1) with
| true, n -> printfn "%d" n
| _ -> printfn "none"
match Double.TryParse(s.AsSpan 1) with
| true, n -> printfn "%g" n
| _ -> printfn "none"
match Int64.TryParse(s.AsSpan(1, 1)) with
| true, n -> printfn "%d" n
| _ -> printfn "none"
let mutable r = 0
printfn "%b %d" (Int32.TryParse(s.AsSpan 1, &r)) r
printfn "%b" (fst (Byte.TryParse(s.AsSpan 0)))
printfn "%A" (Decimal.TryParse("1.5".AsSpan()))
let t = "7"
printfn "%A" (Int32.TryParse t)
printfn "%A" (["1"; "x"] |> List.map Int32.TryParse)
let g (x: string) = match Int32.TryParse x with true, v -> Some v | _ -> None
printfn "%A %A" (g "1") (g null)
