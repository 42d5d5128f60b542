// out: -1 8 -1 o -4 13 18 12 [2; 4] 1 -1
// out: -1 20 -4 12 3 4 24 3

type D() =
    let (+++) a b = a - b
    let (!!) x = x * 2
    let rec (|Even|Odd|) n = if n % 2 = 0 then Even else Odd
    let mutable k = 3
    let (@@) a b = a * k + b
    static let (%%%) a b = a * b
    member _.M = 1 +++ 2
    member _.N = !!4
    member _.O = (+++) 3 4
    member _.P = match 3 with Even -> "e" | Odd -> "o"
    member _.Q = List.reduce (+++) [1; 2; 3]
    member _.R = 3 @@ 4
    member _.S = List.fold (@@) 0 [1; 2; 3]
    static member T = 3 %%% 4
    member _.U = [1;2] |> List.map (!!)
    member _.V = 1 |> (+++) 2
    member _.W = let f = (+++) in f 4 5
let d = D()
printfn "%d %d %d %s %d %d %d %d %A %d %d" d.M d.N d.O d.P d.Q d.R d.S D.T d.U d.V d.W
type E() =
    let (+) a b = a - b
    let (-) a b = a * b
    let (~-) a = a * 3
    let (=) a b = a * b
    let (|>) a b = b a a
    let (<|) a b = b
    let (>>) f g = fun x -> f (g x)
    let (&&&) a b = a
    member _.M = 1 + 2
    member _.N = 4 - 5
    member _.O = -4
    member _.P = 3 = 4
    member _.Q = 3 |> max
    member _.R = 3 <| 4
    member _.S = ((fun x -> x * 2) >> (fun x -> x - 3)) 4
    member _.T = 3 &&& 4
let e = E()
printfn "%d %d %d %d %d %d %d %d" e.M e.N e.O e.P e.Q e.R e.S e.T
