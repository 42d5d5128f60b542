// out: 0
// out: 4294967295 4294967295 1
type Bag<'T>(xs: 'T list) =
    member _.N = xs.Length
    new() = bag<'T>([])
and bag<'T> = Bag<'T>
printfn "%d" (bag<int>().N)
let [<Literal>] Most = System.UInt32.MaxValue
type Word = uint32
let [<Literal>] All = Word.MaxValue
let isMost x =
    match x with
    | All -> 1
    | _ -> 2
printfn "%d %d %d" Most All (isMost System.UInt32.MaxValue)
