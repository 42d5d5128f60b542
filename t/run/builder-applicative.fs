// out: good 7
// out: bad a;c
// out: bad a;b;c
// out: bad diff
// out: bind2return
// out: 3
// out: bind2
// out: bindreturn
// out: 6
// out: bindreturn
// out: 2
type Validation<'a> = Good of 'a | Bad of string list
type ValidationBuilder() =
    member _.BindReturn(v, f) = match v with Good x -> Good (f x) | Bad e -> Bad e
    member _.MergeSources(a, b) =
        match a, b with
        | Good x, Good y -> Good (x, y)
        | Bad e, Bad f -> Bad (e @ f)
        | Bad e, _ -> Bad e
        | _, Bad e -> Bad e
    member _.Bind(v, f) = match v with Good x -> f x | Bad e -> Bad e
    member _.Return x = Good x
    member _.ReturnFrom(x: Validation<'a>) = x
let validation = ValidationBuilder()
let show v = match v with Good x -> sprintf "good %d" x | Bad es -> "bad " + String.concat ";" es
let check name x = if x > 0 then Good x else Bad [name]
let all a b c =
    validation {
        let! x = check "a" a
        and! y = check "b" b
        and! z = check "c" c
        return x + y * z
    }
printfn "%s" (show (all 1 2 3))
printfn "%s" (show (all 0 2 -3))
printfn "%s" (show (all 0 -2 -3))
printfn "%s" (show (validation {
    let! x = check "p" 4
    and! y = check "q" 5
    return! check "diff" (x - y) }))
type TraceBuilder() =
    member _.Bind2(a, b, f) = printfn "bind2"; f (a, b)
    member _.Bind2Return(a, b, f) = printfn "bind2return"; f (a, b)
    member _.Bind(a, f) = printfn "bind"; f a
    member _.BindReturn(a, f) = printfn "bindreturn"; f a
    member _.Return x = printfn "return"; x
let tr = TraceBuilder()
printfn "%d" (tr { let! a = 1
                   and! b = 2
                   return a + b })
printfn "%d" (tr { let! a = 1
                   and! b = 2
                   let! c = 3
                   return a + b + c })
printfn "%d" (tr { let! a = 1
                   let b = a + 1
                   if b > 1 then return b else return 0 })
