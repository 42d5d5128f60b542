// out: 2.500000 3 [1] 7
// out: text
#nowarn "42"
let inline retype (x: 'T) : 'U = (# "" x : 'U #)
[<Measure>]
type kg
let weigh (x: float) : float<kg> = retype x
let length (x: string) : int = retype x.Length
let keep (xs: int list) : int list = retype xs
let cast (f: int -> string) : int -> string = retype f
printfn "%f %d %A %s" (weigh 2.5) (length "abc") (keep [ 1 ]) (cast string 7)
let plain (x: 'a) : 'b = (# "" x : 'b #)
printfn "%s" (plain "text")
