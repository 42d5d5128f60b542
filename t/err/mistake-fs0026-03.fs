let f (x: int option) =
    match x with
    | Some x -> x
    | Some 5 -> 5    //! warning FS0026 This rule will never be matched
    | None -> 0  //! warning FS0988 Main module of program is empty
