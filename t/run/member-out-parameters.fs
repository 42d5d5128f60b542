// out: found 2
// out: false 0
// out: x = 1
// out: 3 2
// out: 4 2
// out: 7
// out: 3
open System.Runtime.InteropServices
type Store() =
    let mutable items: (string * int) list = []
    member _.Add(k, v) = items <- (k, v) :: items
    member _.TryGet(k: string, [<Out>] v: byref<int>) : bool =
        match List.tryFind (fun (a, _) -> a = k) items with
        | Some(_, x) ->
            v <- x
            true
        | None -> false
    static member Divide(a: int, b: int, [<Out>] rest: byref<int>) =
        rest <- a % b
        a / b
    static member Split(n: int, [<Out>] tens: byref<int>, [<Out>] ones: byref<int>) : unit =
        tens <- n / 10
        ones <- n % 10
let s = Store()
s.Add("a", 1)
s.Add("b", 2)
match s.TryGet "b" with
| true, v -> printfn "found %d" v
| false, _ -> printfn "none"
let ok, v = s.TryGet("zz")
printfn "%b %d" ok v
let mutable x = 10
if s.TryGet("a", &x) then printfn "x = %d" x
let q, r = Store.Divide(17, 5)
printfn "%d %d" q r
let t, o = Store.Split 42
printfn "%d %d" t o
let bump (a: byref<int>) = a <- a + 1
let mutable y = 5
bump &y
bump &y
printfn "%d" y
let arr = [| 1; 2; 3 |]
bump &arr.[1]
printfn "%d" arr.[1]
