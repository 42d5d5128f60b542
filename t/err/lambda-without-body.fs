let a = List.map (fun x -> ) [ 1 ]  //! FS0611 Missing function body
let b = 2
