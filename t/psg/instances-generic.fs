// step: instances
let same a b = a = b
let twice f x = f (f x)
let local x =
    let pair y = x, y
    pair 1, pair "a"
printfn "%b" (same (1, Some "a") (2, None) || same 1 2)
printfn "%d %s" (twice (fun n -> n + 1) 1) (twice (fun s -> s + "!") "a")
printfn "%s" (snd (snd (local true)))
// ===>
// same <int * string option>
// same <int>
// twice <int>
// twice <string>
// ignore <uint64>
// snd <bool, string>
// snd <bool * int, bool * string>
// local <bool>
// pair in <bool, int>
// pair in <bool, string>
