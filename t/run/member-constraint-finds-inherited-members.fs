// out: 9.000000 sq 6.000000
// out: new new
// out: 9.000000
// out: new
// out: [1.0; 4.0]

[<AbstractClass>]
type Shape(n: string) =
    abstract Area: float
    member val Name = n with get, set
    member _.Scale (k: float, m: float) = k * m
    default x.ToString () = x.Name
type Sq(a: float) =
    inherit Shape("sq")
    override _.Area = a * a
type Sq2(a: float) =
    inherit Sq(a)
    member _.Own = 1
let inline area (x: ^a) = (^a : (member Area : float) x)
let inline name (x: ^a) = (^a : (member Name : string) x)
let inline setName (x: ^a) v = (^a : (member set_Name : string -> unit) (x, v))
let inline scale (x: ^a) = (^a : (member Scale : float * float -> float) (x, 2.0, 3.0))
let s = Sq2 3.0
printfn "%f %s %f" (area s) (name s) (scale s)
setName s "new"
printfn "%s %s" (name s) (string s)
printfn "%f" (area (s :> Shape))
let inline nm< ^a when ^a : (member Name: string)> (x: ^a) = x.Name
printfn "%s" (nm s)
let all = [ Sq2 1.0; Sq2 2.0 ]
printfn "%A" (List.map area all)
