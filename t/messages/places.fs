// messages stand at the part that is wrong
module Places
let f1 (Some x) = x
let f2 (a, Some x) = a + x
let f3 ((a, b) as w, (c :: _ as l)) = a + b + c + List.length l + fst w
let f4 xs = List.fold (fun (a, [b]) c -> (a, [b])) (1, [2]) xs
let f5 () =
    let (Some z) = Some 2
    let mutable [| s; t |] = [| 4; 5 |]
    s + t + z
type T() =
    let [| u; v |] = [| 4; 5 |]
    member _.O (Some x) (y: int) = x + y + u + v
type P = { X: int; T: T }
let p = { X = 1; T = T() }
p.X <- 2
p.T.O <- 3
type IShape =
    abstract Area: unit -> float
    abstract Name: string
type Circle(r: float) =
    interface IShape with
        member _.Area() = r * r
type IZ<'a> =
    static abstract Zero: 'a
    static abstract member Add: 'a * 'a -> 'a
let g () =
    use x = 3
    x + 1
let h () =
    let! x = async { return 1 }
    x + 1
