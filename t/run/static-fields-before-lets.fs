// out: true 0 0
// out: 0
type A() =
    [<DefaultValue>]
    static val mutable private depth: int
    static let mutable flag = true
    static member Flag
        with get () = flag
        and set v = flag <- v
    let mutable level = 0
    static member Depth
        with get () = A.depth
        and set v = A.depth <- v
    member _.Level = level
printfn "%b %d %d" A.Flag (A().Level) A.Depth
type C() =
    let rec down = fun x -> if x > 0 then down (x - 1) else x
    member _.Down = down 2
printfn "%d" (C().Down)
