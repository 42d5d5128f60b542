// A member constraint that a field, an item of a tuple, or a field of an anonymous record has with another type.
let inline item2 (x: ^T) : int = (^T: (member Item2: int) x)
printfn "%d" (item2 (1, "a")) //! FS0001
type R = { Name: int }
let inline name (x: ^T) : string = (^T: (member Name: string) x)
printfn "%s" (name { Name = 3 }) //! FS0001
printfn "%s" (name {| Name = 3 |}) //! FS0001
