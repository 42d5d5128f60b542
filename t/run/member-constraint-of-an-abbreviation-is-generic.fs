// out: 3
// out: "x"
// out: 3
// out: "x"
// out: 1
// out: 1
// out: 1
// out: "a"
// out: 1
// out: "a"
// the variables of a member constraint that an abbreviation brings become parameters too
type I =
    abstract Q: int
type A1() =
    interface I with
        member _.Q = 1
    member _.P = 3
type A2() =
    interface I with
        member _.Q = 2
    member _.P = "x"
type H<'A>(a: 'A) =
    member _.Get() = a
type Aw<'A, 'R when 'A :> I and 'A: (member P: 'R)> = 'A
type Aw =
    static member inline P<'A, 'R when Aw<'A, 'R>>(x: 'A) = x.P
type Able<'T, 'A, 'R when 'T: (member Get: unit -> Aw<'A, 'R>)> = 'T
type Able =
    static member inline Go<'T, 'A, 'R when Able<'T, 'A, 'R>>(x: 'T) = x.Get ()
let inline run1 x = Aw.P (Able.Go x)
printfn "%A" (run1 (H (A1())))
printfn "%A" (run1 (H (A2())))
let inline run (x: Able<_, _, _>) =
    let a = Able.Go x
    Aw.P a
printfn "%A" (run (H (A1())))
printfn "%A" (run (H (A2())))
module Second =
    type H<'A>(a: 'A) =
        member _.Get() = a
    type Able<'T, 'A when 'T: (member Get: unit -> 'A)> = 'T
    let inline run (x: Able<_, _>) = 1
    printfn "%A" (run (H 1))
    printfn "%A" (run (H "a"))
    let inline run2 (x: Able<_, _>) = x.Get ()
    printfn "%A" (run2 (H 1))
    printfn "%A" (run2 (H "a"))
    let inline go< ^T, 'A when 'T: (member Get: unit -> 'A)>(x: 'T) = x.Get ()
    let inline run3 (x: Able<_, _>) = go x
    printfn "%A" (run3 (H 1))
    printfn "%A" (run3 (H "a"))
