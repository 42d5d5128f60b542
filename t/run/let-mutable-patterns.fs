// out: 3 4 12 st 9 3 7
// out: 3 7
// out: 5 3
// out: b 51
// out: 70
// out: b
// out: 42
// out: 3
// out: 65535
module Program
let mutable p, q = 1, 2
let f () =
    let mutable x, y = 0, 10
    let mutable (a, b) = (1.5, "s")
    while x < 3 do
        x <- x + 1
        y <- y - x
        a <- a * 2.0
    b <- b + "t"
    let mutable [| u; v |] = [| 4; 5 |]
    u <- u + v
    let mutable h :: t = [1; 2; 3]
    h <- h + List.length t
    printfn "%d %d %g %s %d %d %d" x y a b u h (x + y)
f ()
p <- p + q
q <- 7
printfn "%d %d" p q
let mutable (m, _), n = (1, 2), 3
m <- 5
printfn "%d %d" m n
let r = 'c' - '0'
let s = 'a' + '\001'
printfn "%c %d" s (int r)
printfn "%d" (int ('7' - '0') * 10)
printfn "%c" ('a' - char 1 + '\002')
let sum (xs: char list) = List.fold (fun acc c -> acc * 10 + int (c - '0')) 0 xs
printfn "%d" (sum ['4'; '2'])
let inline sub a b = a - b
printfn "%d" (int (sub 'd' 'a'))
printfn "%A" (let c = 'a' - 'b' in int c)
