let f x = x :? int //! FS0008 what type this value is of is not known here (''a'), so it cannot be tested for 'int'
let g x = x :?> int //! FS0008 what type this value is of is not known here (''a'), so it cannot be tested for 'int'
let h (x: 'a) = x :? int //! FS0008 what type this value is of is not known here (''a'), so it cannot be tested for 'int'
let k (x: 'a) = match x with :? int -> 1 | _ -> 2 //! FS0008 what type this value is of is not known here (''a'), so it cannot be tested for 'int'
let l (x: 'a when 'a :> exn) = x :? System.IO.IOException //! FS0008 what type this value is of is not known here (''a'), so it cannot be tested for 'IOException'
let m x =
    match x with
    | :? string as s -> s //! FS0008 what type this value is of is not known here (''a'), so it cannot be tested for 'string'
    | _ -> ""
let n (x: obj) = match x with :? string as s -> s | _ -> ""
let o x = match box x with :? string as s -> s | _ -> ""
let p = List.map (fun x -> match x with :? string as s -> s | _ -> "") [ box 1 ] //! FS0008 what type this value is of is not known here (''a'), so it cannot be tested for 'string'
let q = [ box 1 ] |> List.map (function :? string as s -> s | _ -> "")
let r x = try x () with :? System.IO.IOException -> 1
