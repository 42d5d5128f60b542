let f x = match box x with :? int list as l -> 1 | _ -> 2 //! FS0010 unexpected identifier 'list' in pattern matching
