type S =
    struct
        val mutable X: int
        val Y: int
        new(x) = { X = x; Y = x }
    end
let s = S(1)
s.X <- 2 //! FS0256 A value must be mutable in order to mutate the contents or take the address of a value type, e.g. 'let mutable x = ...'
s.Y <- 2 //! FS0005 This field is not mutable: 'Y' //! FS0256 A value must be mutable in order to mutate the contents or take the address of a value type, e.g. 'let mutable x = ...'
let mutable t = S(1)
t.X <- 2
