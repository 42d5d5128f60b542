// out: 2 4
module rec M
type T() =
    member _.F() = helper 1
    static member G(n: int) = if n = 0 then 0 else M.twice (n - 1)
let helper x = x + 1
let twice n = T.G n + 1
printfn "%d %d" (T().F()) (twice 3)
