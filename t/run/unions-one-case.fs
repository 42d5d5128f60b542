// out: 3.5
// out: id5
// out: 3 w
// out: true
type Meters = Meters of float
type Id = Id of int * string
let add (Meters a) (Meters b) = Meters(a + b)
let (Meters total) = add (Meters 1.5) (Meters 2.0)
printfn "%.1f" total
let show (Id(n, s)) = sprintf "%s%d" s n
printfn "%s" (show (Id(5, "id")))
type Wrapper<'t> = Wrapper of 't
let unwrap (Wrapper x) = x
printfn "%d %s" (unwrap (Wrapper 3)) (unwrap (Wrapper "w"))
printfn "%b" (Wrapper [ 1 ] = Wrapper [ 1 ])
