// out: (Two, Num, Two, Num, Two)
// out: (Two, Two, Two, Two)
// out: (Two, Two)
// out: (Two, Same, Same, Two)
// out: Same Two
// out: any 3 any "s" two 1 "b"
// out: text s any [1]
type Kind = Same | Two | Num | Obj
type Base() = member _.P = 1
type A =
    static member M<'a>(x: 'a, y: 'a) = Same
    static member M<'a, 'b>(x: 'a, y: 'b) = Two
type B =
    static member M<'a, 'b>(x: 'a, y: 'b) = Two
    static member M<'a>(x: 'a, y: int) = Num
type C =
    static member M<'a>(x: 'a, y: 'a) = Same
    static member M<'a>(x: 'a, y: int) = Num
let one (x: 'a) (y: int) = A.M(x, y), C.M(x, y), B.M<'a, int>(x, y), C.M<'a>(x, y), A.M<_, _>(x, y)
let two (x: 'a) (y: 'b) = A.M(x, y), B.M(x, y), A.M<'a, 'b>(x, y), B.M<_, _>(x, y)
let rec three<'a, 'b> (x: 'a) (y: 'b) = A.M(x, y), B.M(x, y)
let same (x: 'a) (y: 'a) = A.M<'a, 'a>(x, y), C.M(x, y), C.M<_>(x, y), B.M(x, y)
printfn "%A" (one "x" 1)
printfn "%A" (two "x" 1.0)
printfn "%A" (three "x" 'c')
printfn "%A" (same "x" "y")
printfn "%A %A" (A.M<int>(1, 2)) (A.M<int, int>(1, 2))
type Log =
    static member Write(x: 'a) = sprintf "any %A" x
    static member Write(x: string) = "text " + x
    static member Write(x: 'a, y: 'b) = sprintf "two %A %A" x y
let log (x: 'a) = Log.Write x
let logBoth (x: 'a) (y: 'b) = Log.Write(x, y)
printfn "%s %s %s" (log 3) (log "s") (logBoth 1 "b")
printfn "%s %s" (Log.Write "s") (Log.Write [1])
