let a = 5 :?> string                          //! FS0016 The type 'int' does not have any proper subtypes
let b = match 5 with :? string -> 1 | _ -> 2  //! FS0016 The type 'int' does not have any proper subtypes
let f () =
    use x = 5                                 //! FS0193 The type 'int' is not compatible with the type 'System.IDisposable'
    x
let g (xs: int list) = xs[0] <- 5             //! FS0810 The type 'int list' has no indexer that can be set //! FS0257 Invalid mutation
let h x =
    match x with
    | S -> S                                  //! warning FS0049 Uppercase variable identifiers
let k = [ 1 ] |> List.map (fun x -> x + "a")  //! FS0001 The type 'string' does not match the type 'int' //! FS0043 The same
let l = [ for i in 1 .. 3 -> i + "a" ]        //! FS0001 The type 'string' does not match the type 'int'
let (|A|B|C|D|E|F|G|H|) x = A                 //! FS0265 Active patterns cannot return more than 7 possibilities
