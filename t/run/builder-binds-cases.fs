// out: 119
// out: 24
// let! with a case or an active pattern and its arguments, without parentheses around the whole.
module Program

type Reader() =
    member _.Bind(x: 'a * int, f: 'a -> 'b) = f (fst x)
    member _.Return x = x
let read = Reader()
type Pair = Pair of int * int
type Size = Size of int
let (|Half|) n = n / 2
let sum =
    read {
        let! Pair(a, b) = Pair(1, 2), 0
        let! Size x = Size 5, 0
        let! Half h = 8, 0
        let! Pair(c, _) as whole = Pair(7, 7), 0
        return a + b + x + h + c + (if whole = Pair(7, 7) then 100 else 0)
    }
printfn "%d" sum
let later =
    async {
        let! Pair(a, b) = async { return Pair(3, 4) }
        let! Size s = async { return Size 2 }
        return a * b * s
    }
printfn "%d" (Async.RunSynchronously later)
