let a = [ 1
          2 ]
let b = [1;2;3], [||], [|1;2|], []
let c = [1..10], [a..b], [a + 1 .. b], [1..2..10], [0 .. -1 .. -10], ['a'..'z']
let d = { A = 1; B = 2 }
let e = { d with Aaaaaaaaaaaaaaaaaaaaaaaaaaaaaa = 1; Baaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa = 2 }
let f = {| A = 1; B = "x" |}
let g = { Name = "a long name that takes room"; Values = [ 1; 2; 3 ]; Inner = { A = 1; B = 2 } }
let h = xs.[1], xs[2], xs.[1..], xs.[..2], m.[1, 2]
let i = [
    1 // one
    2
    // last
    ]
let j = struct (1, 2)
let k = 1 :: 2 :: []
===>
let a = [ 1; 2 ]
let b = [ 1; 2; 3 ], [||], [| 1; 2 |], []

let c =
    [ 1..10 ], [ a..b ], [ a + 1 .. b ], [ 1..2..10 ], [ 0 .. -1 .. -10 ], [ 'a' .. 'z' ]

let d = { A = 1; B = 2 }

let e =
    { d with
        Aaaaaaaaaaaaaaaaaaaaaaaaaaaaaa = 1
        Baaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa = 2
    }

let f = {| A = 1; B = "x" |}

let g =
    {
        Name = "a long name that takes room"
        Values = [ 1; 2; 3 ]
        Inner = { A = 1; B = 2 }
    }

let h = xs.[1], xs[2], xs.[1..], xs.[..2], m.[1, 2]

let i =
    [
        1 // one
        2
    // last
    ]

let j = struct (1, 2)
let k = 1 :: 2 :: []
