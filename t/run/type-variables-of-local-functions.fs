// out: (2, 4.0, "q")
// out: (1, "y", ("z", 1))
// out: [1; 1] ["s"; "s"]
// out: ([1], ("b", "b"))
let f x =
    let inline g (a: ^a) = a + a
    let inline h (a: 'a) = g a
    h 1, h 2.0, x
printfn "%A" (f "q")
let k () =
    let first (a: 'a, b: 'b) : 'a = a
    let swap (a: 'b, b: 'a) : 'a * 'b = b, a
    first (1, "x"), first ("y", 2), swap (1, "z")
printfn "%A" (k ())
let outer (x: 'a) =
    let same (y: 'a) = [ x; y ]
    same x
printfn "%A %A" (outer 1) (outer "s")
type C() =
    member _.M() =
        let one (a: 'a) = [ a ]
        let two (a: 'a) = (a, a)
        one 1, two "b"
printfn "%A" (C().M())
