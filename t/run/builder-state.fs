// out: 34,4 71,1
// out: 10a 11b 12c 13
type StateBuilder() =
    member _.Return x = fun s -> x, s
    member _.ReturnFrom(m: 's -> 'a * 's) = m
    member _.Bind(m, f) = fun s -> let (a, s') = m s in f a s'
    member _.Zero() = fun s -> (), s
    member _.Combine(a, b) = fun s -> let ((), s') = a s in b s'
    member _.Delay(f) = fun s -> (f ()) s
    member this.While(g, body) =
        if g () then this.Combine(body, this.Delay(fun () -> this.While(g, body))) else this.Zero()
let state = StateBuilder()
let get = fun s -> s, s
let put s = fun _ -> (), s
let modify f = state {
    let! s = get
    do! put (f s) }
let counter =
    state {
        let! n = get
        if n > 5 then do! put 0
        do! modify (fun k -> k + 1)
        let! m = get
        return n * 10 + m
    }
let pair (a: int, b: int) = sprintf "%d,%d" a b
printfn "%s %s" (pair (counter 3)) (pair (counter 7))
let rec label tree = state {
    match tree with
    | [] -> return []
    | x :: rest ->
        let! n = get
        do! put (n + 1)
        let! others = label rest
        return (n, x) :: others }
let labelled, last = label ["a"; "b"; "c"] 10
for (n, x) in labelled do printf "%d%s " n x
printfn "%d" last
