let f x = match x with | A | B -> 1 | C when b > 1 -> 2 | D { X = 1; Y = y } -> (match b with | 1 -> 2 | _ -> 3)
let g = function A -> 1 | B(x,y) -> 2 | x :: xs -> 3 | [a;b] -> 4 | [||] -> 5 | :? int as i -> 6 | (1|2) as q -> 7
let h x = try x with _ -> 2
let i x = try x with | :? A -> 1 | B -> 2
let j x = try x + 1 finally printfn "a"
let k x =
  match x with
  // a comment
  | 1 -> "one" // behind
  | 2 ->
    "two"

  | _ -> "many"
let l x = match x with Some(y:int) -> y | None -> match z with 1 -> 2 | _ -> 3
===>
let f x =
    match x with
    | A
    | B -> 1
    | C when b > 1 -> 2
    | D { X = 1; Y = y } ->
        (match b with
         | 1 -> 2
         | _ -> 3)

let g =
    function
    | A -> 1
    | B(x, y) -> 2
    | x :: xs -> 3
    | [ a; b ] -> 4
    | [||] -> 5
    | :? int as i -> 6
    | (1 | 2) as q -> 7

let h x =
    try
        x
    with _ ->
        2

let i x =
    try
        x
    with
    | :? A -> 1
    | B -> 2

let j x =
    try
        x + 1
    finally
        printfn "a"

let k x =
    match x with
    // a comment
    | 1 -> "one" // behind
    | 2 -> "two"

    | _ -> "many"

let l x =
    match x with
    | Some(y: int) -> y
    | None ->
        match z with
        | 1 -> 2
        | _ -> 3
