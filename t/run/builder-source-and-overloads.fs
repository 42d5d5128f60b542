// out: 3 none bad
// out: 5
type OptResult<'a> = | Val of 'a | Err of string
type B() =
    member _.Source(o: 'a option) = match o with Some x -> Val x | None -> Err "none"
    member _.Source(r: OptResult<'a>) = r
    member _.Source(r: Result<'a, string>) = match r with Ok x -> Val x | Error e -> Err e
    member _.Bind(m: OptResult<'a>, f: 'a -> OptResult<'b>) = match m with Val x -> f x | Err e -> Err e
    member _.Return x = Val x
    member _.ReturnFrom(m: OptResult<'a>) = m
let b = B()
let show = function Val x -> sprintf "%d" x | Err e -> e
let f (o: int option) (r: Result<int, string>) =
    b {
        let! x = o
        let! (y: int) = r
        return x + y
    }
printfn "%s %s %s" (show (f (Some 1) (Ok 2))) (show (f None (Ok 2))) (show (f (Some 1) (Error "bad")))
printfn "%s" (show (b { return! (Some 5: int option) }))
