let [<Literal>] All = Length.MaxValue //! FS0039
let isMost x =
    match x with
    | All -> 1
    | _ -> 2
