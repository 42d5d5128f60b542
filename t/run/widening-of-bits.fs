// out: 5 1 3 3 true 7 1 true
// out: [1L]

module Program

// The operands of a bit operator are arguments of one type: an int widens where the left one, or the result, is an int64.
let x = 5L
let k = 3
let f (a: int64) = a
let right = x &&& 0xFFFF
let named: int64 = 1 &&& k
let argument = f (k &&& 3)
let both: int64 = 1 ||| 3 ^^^ 1
let compared = 3L = (k &&& 3)
let chain = x ||| 1 ^^^ k
let native = 5n &&& 3
printfn "%d %d %d %d %b %d %d %b" right named argument both compared chain native (x &&& 1 = 1)
printfn "%A" ([ 1L; 2L ] |> List.filter (fun v -> v &&& 1 = 1))
