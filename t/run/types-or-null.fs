// out: 0 3
// out: null
// out: x
// out: empty
// out: q
// out: is null
let len (x: string | null) = match x with null -> 0 | s -> s.Length
let f (x: (string | null) list) : string | null = match x with [] -> null | y :: _ -> y
printfn "%d %d" (len null) (len "abc")
type R = { N: string | null }
printfn "%s" (match { N = null } with { N = null } -> "null" | { N = s } -> s)
let g<'T when 'T: not null> (x: 'T) = x
printfn "%s" (g "x")
let (|NN|) (x: string | null) = match x with null -> "empty" | s -> s
printfn "%s" (match f [ null ] with NN s -> s)
printfn "%s" (withNull "q" |> nonNull)
match (null: string | null) with
| Null -> printfn "is null"
| NonNull s -> printfn "%s" s
