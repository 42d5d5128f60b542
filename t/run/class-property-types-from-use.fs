// out: 3
// out: set 2
// out: ["a"] 3 None []
// out: [] []
// out: [1] ("a", 2)
module Program
type Cell() =
    let mutable items = []
    let mutable x = 1
    member _.Add y = items <- y :: items
    member _.Items = items
    member _.Empty = []
    member _.Show with set v = printfn "%A" v
    member _.Two
        with get () = x
        and set v = x <- v; printfn "set %d" v
    member _.Fun = fun y -> y
    static member Default = None

type Free() =
    let mutable all = []
    member _.Add y = all <- y :: all
    member _.All = all
    member _.Nothing = []

type G<'a>(x: 'a) =
    member _.List = [ x ]
    member _.Pair = fun y -> (x, y)

let c = Cell()
c.Add "a"
c.Show <- box 3
c.Two <- c.Two + 1
let n: int option = Cell.Default
printfn "%A %A %A %A" c.Items (c.Fun 3) n (c.Empty: int list)
printfn "%A %A" (Free().All) (Free().Nothing)
printfn "%A %A" (G 1).List ((G "a").Pair 2)
