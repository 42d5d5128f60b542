type Cell() =
    let mutable items = []
    member _.Add x = items <- x :: items
    member _.Items = items
    member _.Empty = []
    member _.Show with set v = printfn "%d" v
    member _.Two
        with get () = 1
        and set v = printfn "%d" v
    static member None = None

let c = Cell()
c.Add "a"
c.Add 1 //! FS0001 expected 'string', found 'int'
let a: int list = c.Empty
let b: string list = c.Empty //! FS0193 expected 'string list', found 'int list'
c.Show <- 3L
c.Show <- "a" //! FS0001 expected 'int64', found 'string'
c.Two <- "a" //! FS0001 the format expects an integer ('%d', '%x'), found 'string'
let d: int option = Cell.None
let e: string option = Cell.None //! FS0193 expected 'string option', found 'int option'
