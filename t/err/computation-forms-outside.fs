let f () =
    let! x = Some 1    //! FS0750 This construct may only be used within computation expressions
    x
let g () = return 1    //! FS0748 This construct may only be used within computation expressions. To return a value from an ordinary function simply write the expression without 'return'.
let h () = do! 1    //! FS0750 This construct may only be used within computation expressions
let k () = match! 1 with _ -> 2    //! FS0750 This construct may only be used within computation expressions
