// out: A xa
// out: A2 x
// out: D2 InvalidOperationException
// out: D3 InvalidOperationException
// out: D4 InvalidOperationException
// out: D5 InvalidOperationException
// out: A6 InvalidOperationException
// out: A7 InvalidOperationException
// out: False
// out: A8 3
// out: A9 InvalidOperationException
// out: A10 InvalidOperationException
// out: l
// out: A12 w
let t name f = try printfn "%s %s" name (f ()) with e -> printfn "%s %s" name (e.GetType().Name)
type A() as this =
    let mutable log = "x"
    do this.W "a"
    member _.W s = log <- log + s
    member _.L = log
t "A" (fun () -> A().L)
type A2() as this =
    let mutable log = "x"
    do this.Init()
    abstract Init: unit -> unit
    default _.Init() = ()
    member _.W s = log <- log + s
    member _.L = log
type D2() =
    inherit A2()
    override this.Init() = this.W "d"
t "A2" (fun () -> A2().L)
t "D2" (fun () -> D2().L)
type D3() =
    inherit A2()
    let k = "k"
    override this.Init() = this.W "d"
t "D3" (fun () -> D3().L)
type D4() =
    inherit A2()
    let k = "k"
    override this.Init() = this.W "d"
    member _.K = k
t "D4" (fun () -> D4().L)
type D5() =
    inherit A2()
    let k = "k"
    override this.Init() = ()
    member _.K = k
t "D5" (fun () -> D5().L + D5().K)
type A6() as this =
    let mutable log = "x"
    do this.W "a"
    let b = "b"
    member _.W s = log <- log + s
    member _.L = log + b
t "A6" (fun () -> A6().L)
type A7() as this =
    let f () = this.L
    let mutable log = "x"
    let c = (fun () -> 1)
    let g = f ()
    member _.L = log
t "A7" (fun () -> A7().L)
type A8() as this =
    do printfn "%s" (string (isNull (box this)))
    member val P = 3 with get, set
    member _.Q = 1
t "A8" (fun () -> string (A8().P))
type A9() as this =
    do printfn "%d" this.P
    member val P = 3 with get, set
t "A9" (fun () -> string (A9().P))
type A10() as this =
    do printfn "%d" this.Q
    member val P = 3 with get, set
    member _.Q = 5
t "A10" (fun () -> string (A10().P))
type A11() =
    abstract Init: unit -> unit
    default _.Init() = ()
    member _.W (s: string) = s
type A12() as this =
    inherit A11()
    let l = "l"
    do this.Init()
    override _.Init() = printfn "%s" l
t "A12" (fun () -> A12().W "w")
