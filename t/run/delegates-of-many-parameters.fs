// out: 18
// out: 136
// out: 1 two 3 true 5 6.0
// out: 16
// out: 1bc4.5True
// Func and Action take up to sixteen arguments, functions as objects up to five.
open System

let six = Func<int, int, int, int, int, string, int>(fun a b c d e f -> a + b + c + d + e + f.Length)
printfn "%d" (six.Invoke(1, 2, 3, 4, 5, "six"))

let most =
    Func<_, _, _, _, _, _, _, _, _, _, _, _, _, _, _, _, _>(fun a b c d e f g h i j k l m n o p ->
        [ a; b; c; d; e; f; g; h; i; j; k; l; m; n; o; p ] |> List.sum)

printfn "%d" (most.Invoke(1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16))

let tell =
    Action<int, string, int, bool, int, float>(fun a b c d e f -> printfn "%d %s %d %b %d %.1f" a b c d e f)

tell.Invoke(1, "two", 3, true, 5, 6.0)

let shown =
    Action<_, _, _, _, _, _, _, _, _, _, _, _, _, _, _, _>(fun a b c d e f g h i j k l m n o p ->
        printfn "%d" (a + b + c + d + e + f + g + h + i + j + k + l + m + n + o + p))

shown.Invoke(1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1)

let adapted = OptimizedClosures.FSharpFunc<_, _, _, _, _, _>.Adapt(fun a b c d e -> $"{a}{b}{c}{d}{e}")
printfn "%s" (adapted.Invoke(1, 'b', "c", 4.5, true))
