// out: (7, 100, 1107, 15, 1, 2, 2)
// out: (7, 100, 1100)
// out: 12
// out: (25, 25, 25, true, true)
// out: (60, 7, 15, 15) 14
// out: <e><e>! 7
// out: ((2.5, "s"), 2, 6)

// A function of a class sees what stands before it, as a function of a module does.
module First =
    let g x = x + 1
    let v = 5
    type T(p: int) =
        let f x = g x + v
        let g x = x * 100
        let v = 1000
        let h x = g x + v + p
        let p = p * 2
        let i x = x + p
        let x = 1
        let j () = x
        let x = x + 1
        let k () = x
        member _.M = f 1, g 1, h 1, i 1, j (), k (), x
    printfn "%A" (T(7).M)
module Second =
    let g x = x + 1
    let v = 5
    type S() =
        static let f x = g x + v
        static let g x = x * 100
        static let v = 1000
        static let h x = g x + v
        static member M = f 1, g 1, h 1
    printfn "%A" S.M
    type A() =
        let f x = x + 1
        let f x = f (f x)
        let f = f 10
        member _.M = f
    printfn "%d" (A().M)
    type B(x: int) =
        let x, y = x * 2, x * 3
        let x () = x + y
        let { contents = y } = ref (x ())
        let z () = y
        let rec even n = n = 0 || odd (n - 1)
        and odd n = n <> 0 && even (n - 1)
        let even n = not (even n)
        member _.M = x (), y, z (), even 3, odd 3
    printfn "%A" (B(5).M)
    type C() =
        let f = fun x -> x + v
        let v = 7
        let g () = v
        let f x = f x * 10
        let mutable v = v * 2
        let h () = v <- v + 1; v
        member val P = v with get, set
        member _.M = f 1, g (), h (), v
    let c = C()
    printfn "%A %d" c.M c.P
    [<AbstractClass>]
    type D(name: string) =
        let name = "<" + name + ">"
        let show () = name
        let name = name + "!"
        abstract X: int
        member _.Both = show () + name
        new () = D("q")
    and E() as this =
        inherit D("e")
        let x () = this.X
        let y = 3
        let x () = x () + y
        override _.X = 4
        member _.Z = x ()
    printfn "%s %d" (E().Both) (E().Z)
    type F<'a>(x: 'a) =
        let id y = y
        let pair y = id y, id x
        let id (y: int) = y + 1
        let one = id 1
        member _.M y = pair y, one, id 5
    printfn "%A" (F("s").M 2.5)
