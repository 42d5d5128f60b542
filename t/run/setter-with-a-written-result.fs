// out: ab
type T() =
    let mutable n = ""
    member _.E with set v : unit = n <- v
    member _.N = n
    member _.G
        with get () = n
        and set (v: string) : unit = n <- v
let t = T()
t.E <- "a"
t.G <- t.N + "b"
printfn "%s" t.G
