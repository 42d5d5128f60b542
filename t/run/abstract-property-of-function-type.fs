// out: Some (1, [2; 3])
// out: [1; 2]
// out: 3 12 [2]
// out: -1 -1
// out: 3 10
type IPattern<'a,'b> =
    abstract Query : ('b -> 'a option)
    abstract Make : ('a -> 'b)
let ApCons<'a> = { new IPattern<'a * 'a list, 'a list> with 
                     member __.Query = fun xs -> match xs with y::ys -> Some (y,ys) | _ -> None 
                     member __.Make = fun (x,xs) -> x::xs }
let p = ApCons<int>
printfn "%A" (p.Query [1;2;3])
printfn "%A" (p.Make (1,[2]))
type IOp =
    abstract F : (int -> int -> int)
    abstract G : int -> (int -> int)
type C() =
    interface IOp with
        member _.F = (+)
        member _.G x = fun y -> x * y
    member _.H = List.map ((+) 1)
let o = C() :> IOp
printfn "%d %d %A" (o.F 1 2) (o.G 3 4) (C().H [1])
let o2 = { new IOp with
             member _.F = fun a b -> a - b
             member _.G x = (-) x }
printfn "%d %d" (o2.F 1 2) (o2.G 3 4)
[<AbstractClass>]
type B() =
    abstract Fn : (int -> string)
    abstract Pair : int * int -> int
    default _.Pair(a, b) = a + b
type D() =
    inherit B()
    override _.Fn = string
    override _.Pair(a, b) = a * b
printfn "%s %d" (D().Fn 3) (D().Pair(2, 5))
