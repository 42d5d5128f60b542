// out: dispose 3
// out: 4
// out: nothing
// out: 1
// out: false true
// out: true false
// out: a
// A member's own type parameter takes a constraint that is left out, with the warning FS0193.
open System

type Builder() =
    member inline _.Using<'d, 'a when 'd :> IDisposable>(disposable: 'd, body: 'd -> 'a) : 'a =
        let result = body disposable
        match disposable with
        | null -> printfn "nothing"
        | disposable -> disposable.Dispose()
        result

    member _.IsNull<'d>(x: 'd) = match x with null -> true | _ -> false
    member _.Same<'d>(x: 'd, y: 'd) = x = y
    member _.Smaller<'d>(x: 'd, y: 'd) = if x < y then x else y

[<AllowNullLiteral>]
type D(n: int) =
    member _.N = n
    interface IDisposable with
        member _.Dispose() = printfn "dispose %d" n

let b = Builder()
printfn "%d" (b.Using(new D(3), fun d -> d.N + 1))
printfn "%d" (b.Using((null: D), fun _ -> 1))
printfn "%b %b" (b.IsNull "a") (b.IsNull(null: string))
printfn "%b %b" (b.Same(1, 1)) (b.Same("a", "b"))
printfn "%s" (b.Smaller("b", "a"))
