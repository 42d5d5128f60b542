// out: 6
// out: 20
// out: [2.0; 4.0] [2.0] [2.0] 6.0 [12M] [3; 6] 6.0 6
// out: true true
// out: true true
// out: true true
module Program
[<Measure>] type d
[<Measure>] type s
let a = [| 1 .. 3 |] |> Array.map ((*) 1<d>)
printfn "%A" (Array.sum a / 1<d>)
let b = [ 1.0; 2.0 ] |> List.map ((*) 2.0<d>)
let b': float<d> list = b
let c = [ 4.0<s> ] |> List.map ((/) 8.0<d>)
let c': float<d/s> list = c
let e = List.map2 (*) [ 1.0<d> ] [ 2.0<s> ]
let e': float<d s> list = e
let f = List.fold (*) 1.0 [ 2.0; 3.0 ]
let g = [ 6M<d> ] |> List.map ((*) 2M)
let g': decimal<d> list = g
let h = [ 1; 2 ] |> List.map ((*) 3)
let k x = x |> (*) 2.0<d>
let k': float<d s> = k 3.0<s>
let m = (*) 2<d>
let n: int<d s> = m 3<s>
let toD (x: int64<d>) : decimal<d> = decimal x * 1M<d>
let ofD (r: int) (x: decimal<d>) : int64<d> = int64 (decimal x) * 1L<d>
let level p f interest count =
    if count = 0 then 0L<d>
    else (toD p + toD f + interest) / decimal count |> ofD 0
printfn "%d" (level 10L<d> 20L<d> 30M<d> 3)
printfn "%A %A %A %A %A %A %A %A" b c e f g h k' n
let z = ValueOption<int>.None
printfn "%b %b" (z = ValueNone) (ValueOption<int>.Some 3 = ValueSome 3)
printfn "%b %b" (Option<int>.None = None) (Option<int>.Some 3 = Some 3)
printfn "%b %b" (ValueOption.Some 3 = ValueSome 3) ((voption<int>.None).IsNone)
