let one () : int = failwithf "a" 3  //! warning FS3189 Expected 1 but got 2
let three () : int = failwithf "a %d%% %s" 3 "" 4  //! warning FS3189
let right () : int = failwithf "a %d%% %s" 3 ""
let star () : int = failwithf "%*d" 3 4
let printer () : int = failwithf "%a" (fun () (x: int) -> string x) 3  //! warning FS0988 Main module of program is empty
