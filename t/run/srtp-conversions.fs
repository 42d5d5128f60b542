// out: 2.5 7
// out: 3.0 2.5 1.2
// out: 1.50 3.50
// out: 5 1
type Meters = Meters of float with
    static member op_Explicit(Meters m) : float = m
    static member op_Explicit(Meters m) : int = int m
    static member op_Explicit(Meters m) : string = sprintf "%gm" m
printfn "%.1f %d" (float (Meters 2.5)) (int (Meters 7.9))
let inline toFloat x = float x
printfn "%.1f %.1f %.1f" (toFloat 3) (toFloat "2.5") (toFloat (Meters 1.25))
let inline average (xs: ^T list) = List.fold (fun s x -> s + float x) 0.0 xs / float (List.length xs)
printfn "%.2f %.2f" (average [1; 2]) (average [Meters 3.0; Meters 4.0])
let inline clampInt (lo: ^T) hi x = if x < lo then int lo elif x > hi then int hi else int x
printfn "%d %d" (clampInt 1 5 9) (clampInt 1.5 2.5 0.1)
