// out: 0 true
// out: 2600450178 1039865990 541838 794153624
// out: true
// skip: eval its objects have addresses of their own
// Cells freed in another order than that of their making: what is made of them lies together again (which only the addresses
// that PhysicalHash gives can show), and no two lie on each other.
module Program

let random = System.Random(7)

let shuffle (a: 'a[]) =
    for i in a.Length - 1 .. -1 .. 1 do
        let j = random.Next(i + 1)
        let t = a.[i]
        a.[i] <- a.[j]
        a.[j] <- t

type Wide =
    { A: int64; B: int64; C: int64; D: int64; E: int64; F: int64; G: int64; H: int64; I: int64; J: int64 }

let wide i =
    { A = i; B = i + 1L; C = i + 2L; D = i + 3L; E = i + 4L; F = i + 5L; G = i + 6L; H = i + 7L; I = i + 8L; J = i + 9L }

let sum w = w.A + w.B + w.C + w.D + w.E + w.F + w.G + w.H + w.I + w.J

/// Makes n objects, drops three of four in no order at all, and makes as many again beside those that stay.
let turn n make check =
    let all = Array.init n (fun i -> Some(make i))
    shuffle all
    let kept = Array.sub all 0 (n / 4)
    for i in 0 .. n - 1 do
        all.[i] <- None
    let again = Array.init n (fun i -> make (n + i))
    let mutable sums = 0L
    for k in kept do
        sums <- sums + check k.Value
    for a in again do
        sums <- sums + check a
    shuffle again
    sums

let pairs = turn 40000 (fun i -> [ int64 i ]) List.head
let wides = turn 8000 (fun i -> wide (int64 i)) sum
let texts = turn 8000 (fun i -> String.replicate (i % 100) "x" + string i) (fun t -> int64 t.Length)
let arrays = turn 4000 (fun i -> Array.create (i % 60 + 1) (int64 i)) Array.sum

let rec together (xs: int list) same =
    match xs with
    | _ :: (_ :: _ as rest) ->
        let place (l: int list) = LanguagePrimitives.PhysicalHash l >>> 16
        together rest (if place xs = place rest then same + 1 else same)
    | _ -> same

[<EntryPoint>]
let main _ =
    let mess = Array.init 60000 (fun i -> [ i ])
    shuffle mess
    let mutable found = 0
    for i in 0 .. mess.Length - 1 do
        found <- found ^^^ mess.[i].Head
        mess.[i] <- []
    let line = List.init 60000 id
    printfn "%d %b" found (together line 0 > 30000)
    printfn "%d %d %d %d" pairs wides texts arrays
    printfn "%b" (List.sum (List.truncate 1000 line) = 499500)
    0
