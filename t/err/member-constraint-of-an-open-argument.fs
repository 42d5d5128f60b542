type Show = Show with
    static member Go (_: Show, x: int) = string x
    static member Go (_: Show, x: string) = x
let inline go x =
    let inline call (witness: ^w, x: ^x) = ((^w or ^x): (static member Go: _ * _ -> string) witness, x)
    call (Show, x)
let number = go 3
let text = go "a"
let neither () = go Unchecked.defaultof<_>  //! FS0071 Type constraint mismatch when applying the default type 'obj' for a type inference variable. None of the types 'Show, obj' support the operator 'Go'.
