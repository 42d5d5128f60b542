type Op =
    | Left
    | Right
    | Push of int
exception Empty
let f op =
    match op with
    | Left _ -> 1 //! warning FS3548 Pattern discard is not allowed for union case that takes no data.
    | Right (_) -> 2
    | Push _ -> 3
let g e =
    match e with
    | Empty _ -> 1 //! warning FS3548
    | _ -> 2
let h o =
    match o with
    | None _ -> 0 //! warning FS3548
    | Some x -> x
let k op =
    match op with
    | Left(_, _) -> 1 //! FS0725 This union case does not take arguments
    | Right _x -> 2 //! FS0725
    | Push _ -> 3
