// out: [1.5; 3.0]
// out: 3.5 7
// out: [11; 12]
module Program

let steps = [ (fun x -> x + 1.0); (fun x -> x * 6.0) ]
printfn "%A" (steps |> List.map ((|>) 0.5))

let feed: (float -> float) -> float = (|>) 2.5
let flipped: int -> int = (<|) (fun x -> x + 4)
printfn "%.1f %d" (feed (fun x -> x + 1.0)) (flipped 3)

let plusTen: int -> int = (+) 10
printfn "%A" (List.map plusTen [ 1; 2 ])
