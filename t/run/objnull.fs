// out: null 3 false
type ObjNull = objnull
let f (x: objnull) = match x with null -> "null" | x -> x.ToString()
let g (x: ObjNull) = isNull x
printfn "%s %s %b" (f null) (f (box 3)) (g (box "a"))
