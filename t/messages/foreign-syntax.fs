// Forms of other languages that are not in the grammar.
module ForeignSyntax

let a x = x > 3 ? 1 : 2

let b x =
    if x == 5 {
        printfn "five"
    }

let c x =
    if x > 3:
        1
    else:
        2

let d xs =
    for x in xs:
        printfn "%d" x

class Foo { }

type Shape =
    | Circle(float)

let e = \x -> x

let f (x) => x + 1

let g x =
    match x with
    | y if y > 2 -> 1
    | _ -> 0

let h = [x * 2 for x in [1; 2]]

let i x =
    let y = x + 1
  y * 2

let j (x: int): int {
    x
}

let rec k n =
    | 0 -> 1
    | n -> n

let l x =
    while x < 3:
        printfn "x"

let m = 3.ToString()

let n x = x ?? 3

type R = { int x }

let o = {"a": 1, "b": 2}

def p(x):
    x
