// out: 3
// out: 2.5
// out: 4
// out: 5
// out: 6
// out: 7
// type parameters in the order they are declared, whatever their constraints mention
let inline cast< ^TC, ^xm, ^xn when (^TC or ^xm or ^xn) : (static member cast : ^xm -> ^xn)> (x : ^xm) =
    ((^TC or ^xm or ^xn) : (static member cast : ^xm -> ^xn) x)
type T =
    static member cast (x: int) : string = string x
    static member cast (x: string) : float = float x
printfn "%s" (cast<T, int, string> 3)
printfn "%g" (cast<T, string, float> "2.5")
let inline (~%) (x : ^xm) : ^xn = cast<T, ^xm, ^xn> x
let s : string = %4
printfn "%s" s
let inline back< ^xn, ^xm, ^TC when (^TC or ^xm or ^xn) : (static member cast : ^xm -> ^xn)> (x : ^xm) =
    ((^TC or ^xm or ^xn) : (static member cast : ^xm -> ^xn) x)
printfn "%s" (back<string, int, T> 5)
let inline first<'b, 'a when 'a :> seq<'b>> (x: 'a) : 'b = Seq.head x
let inline first2<'a, 'b when 'a :> seq<'b>> (x: 'a) : 'b = Seq.head x
printfn "%d" (first<int, int list> [ 6 ])
printfn "%d" (first2<int list, int> [ 7 ])
