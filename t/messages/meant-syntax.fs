// Hints of the parser at what is likely meant.
module MeantSyntax

type Point = { X: int, Y: int }

let double = fun x => x * 2

let deeper a =
    let b = a
      b + 1

let divide x =
    try
        10 / x
    printfn "done"

let text = 'hello'

let open_list = [ 1; 2
let after = 3
