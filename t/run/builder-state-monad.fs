// out: Node (Node (Leaf, (0, "a"), Leaf), (1, "b"), Node (Leaf, (2, "c"), Leaf))
// out: 90 9 ["add 1"; "add 3"; "add 5"]
// out: (["x7"; "y8"; "z9"], 10)
module StateMonad
type State<'s, 'a> = State of ('s -> 'a * 's)

module State =
    let run (State f) s = f s
    let get = State (fun s -> s, s)
    let put s = State (fun _ -> (), s)
    let modify f = State (fun s -> (), f s)
    let map f m = State (fun s -> let a, s' = run m s in f a, s')
    let eval m s = run m s |> fst
    let exec m s = run m s |> snd

type StateBuilder() =
    member inline _.Return x = State (fun s -> x, s)
    member inline _.ReturnFrom (m: State<'s, 'a>) = m
    member _.Bind (m, f) = State (fun s -> let a, s' = State.run m s in State.run (f a) s')
    member _.Zero () = State (fun s -> (), s)
    member this.Combine (a, b) = this.Bind (a, fun () -> b)
    member _.Delay f = State (fun s -> State.run (f ()) s)
    member this.For (xs: 'a seq, f: 'a -> State<'s, unit>) =
        Seq.fold (fun acc x -> this.Bind (acc, fun () -> f x)) (this.Zero ()) xs
    member this.While (g, body) =
        if g () then this.Bind (body, fun () -> this.While (g, body)) else this.Zero ()

let state = StateBuilder ()

type Tree<'a> = Leaf | Node of Tree<'a> * 'a * Tree<'a>

let rec label t = state {
    match t with
    | Leaf -> return Leaf
    | Node (l, x, r) ->
        let! l' = label l
        let! n = State.get
        do! State.put (n + 1)
        let! r' = label r
        return Node (l', (n, x), r')
}

let counter = state {
    for i in 1 .. 5 do
        if i % 2 = 1 then
            do! State.modify (fun (n, log) -> n + i, sprintf "add %d" i :: log)
    let! (total, _) = State.get
    return total * 10
}

let rec mapM f = function
    | [] -> state { return [] }
    | x :: xs -> state {
        let! y = f x
        let! ys = mapM f xs
        return y :: ys }

let fresh prefix = state {
    let! n = State.get
    do! State.put (n + 1)
    return $"{prefix}{n}"
}

let t = Node (Node (Leaf, "a", Leaf), "b", Node (Leaf, "c", Leaf))
printfn "%A" (State.eval (label t) 0)
let r, (n, log) = State.run counter (0, [])
printfn "%d %d %A" r n (List.rev log)
printfn "%A" (State.run (mapM fresh [ "x"; "y"; "z" ]) 7)
