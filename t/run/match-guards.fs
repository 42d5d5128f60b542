// out: negative
// out: zero
// out: small even
// out: big even
// out: odd
// out: [a] a
// out: [a] [b] b
// out: [a] [b] c
let classify n =
  match n with
  | x when x < 0 -> "negative"
  | 0 -> "zero"
  | x when x % 2 = 0 && x < 100 -> "small even"
  | x when x % 2 = 0 -> "big even"
  | _ -> "odd"
for n in [ -5; 0; 4; 200; 7 ] do
  printfn "%s" (classify n)
let t name v = printf "[%s] " name; v
let f x =
  match x with
  | n when t "a" (n > 10) -> "a"
  | n when t "b" (n > 5) -> "b"
  | _ -> "c"
printfn "%s" (f 20)
printfn "%s" (f 7)
printfn "%s" (f 1)
