// What one instance shares with types without end cannot ask which of them it is.
let rec named<'a> (x: 'a) (n: int) : string = if n = 0 then typeof<'a>.FullName else named [ x ] (n - 1)         //! CLEF3002 The exact type is not known here: types that grow without end share one form of it.
let rec tested<'a> (x: 'a) (n: int) : string =
    match box x with         //! CLEF3002 'tested' is compiled once for all of them
    | :? ('a list) -> "list"
    | _ -> if n = 0 then "" else tested [ x ] (n - 1)
let rec cast<'a> (x: obj) (n: int) : int =
    if n = 0 then List.length [ unbox<'a> x ] else cast<'a list> x (n - 1)         //! CLEF3002 'cast' is compiled once for all of them
let rec made<'a when 'a: (new: unit -> 'a)> (n: int) : int =
    if n = 0 then (ignore (new 'a()); 1) else made<ResizeArray<'a>> (n - 1)         //! CLEF3002 'made' is compiled once for all of them
let rec all<'a> (x: seq<obj>) (n: int) : int =
    if n = 0 then Seq.length (Seq.cast<'a> x) else all<'a list> x (n - 1)         //! CLEF3002 'all' is compiled once for all of them
printfn "%s %s %d %d %d" (named 1 3) (tested 1 3) (cast<int> (box 1) 2) (made<ResizeArray<int>> 3) (all<int> [] 2)
