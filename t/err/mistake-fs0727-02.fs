type Tree<'a> = Leaf | Node of Tree<'a> * 'a * Tree<'a>
let rec depth t =
    match t with
    | Leaf -> 0
    | Node (l, v) -> 1    //! FS0727 This union case expects 3 arguments in tupled form, but was given 2. The missing field arguments may be any of:
