// out: true
// out: false
// out: false true true
// out: false
// out: false true true
// out: true
// out: 0
// out: 1
// out: true
// out: [x]
// out: false
// out: true
[<AllowNullLiteral>]
type C() =
  member _.Hello() = printfn "hello"
  member _.Name = "n"
let c : C = null
printfn "%b" (isNull (box c))
printfn "%b" (isNull (box (C())))
let s : string = null
printfn "%b %b %b" (s = "") (s = null) (isNull (box s))
let mutable e = ""
printfn "%b" (e = null)
let eq (a: 'a) (b: 'a) = a = b
printfn "%b %b %b" (eq s "") (eq s null) (compare s "" < 0)
printfn "%b" (box s = null)
printfn "%d" (compare s null)
printfn "%d" (compare "" s)
printfn "%b" (s < "")
printfn "[%s]" (s + "x")
printfn "%b" (match s with "" -> true | _ -> false)
printfn "%b" (match s with null -> true | _ -> false)

