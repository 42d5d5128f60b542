type Let(x: int) =
    let y = x + 1
    member _.Q = y
type Private =
    val private y: int
    new(v) = { y = v }
    static member Q(p: Private) = p.y
let inline y (o: ^a) = (^a: (member y: int) o)
let a, b = Let 3, Private 3
printfn "%d" (y a) //! FS0001 The type 'Let' does not support the operator 'get_y'
printfn "%d" (y b) //! FS0001 The type 'Private' does not support the operator 'get_y'
