// out: derived 5
// out: base 6
// out: 106
// out: onetwo
// `base.P <- v`, also in the override of P.
type Base() =
    let mutable n = 0
    abstract P: int with get, set
    default _.P
        with get () = n
        and set v =
            printfn "base %d" v
            n <- v
    member val Name = "one" with get, set

type Derived() =
    inherit Base()
    override _.P
        with get () = base.P + 100
        and set v =
            printfn "derived %d" v
            base.P <- v + 1
    member _.Rename v = base.Name <- base.Name + v

let d = Derived()
d.P <- 5
printfn "%d" d.P
d.Rename "two"
printfn "%s" d.Name
