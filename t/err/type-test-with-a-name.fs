let f x = match box x with :? exn e -> 1 | _ -> 2 //! FS0010 unexpected identifier 'e' in pattern matching
