// `member get_P: unit -> t` gives no property P
type C() =
    member _.P = 3
let inline b (x: ^A when ^A: (member get_P: unit -> int)) = x.P //! FS0072 Lookup of .P. on object of indeterminate type
