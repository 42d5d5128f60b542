// out: 1168
// out: true
// out: 12
// out: false
// out: 10 42
// out: 23 30
// out: 16
// out: 22 -2
// out: 24
// out: 135 7 135 7
// out: 21 25
// out: 22 12
// out: 38
// out: 3 44
// out: 47
// out: 6
// Calls that are equal are made once only where nobody can tell.
module Program
type Tree = Leaf | Node of Tree * int * Tree
let rec insert k t = match t with Leaf -> Node (Leaf, k, Leaf) | Node (l, v, r) -> if k < v then Node (insert k l, v, r) elif k > v then Node (l, v, insert k r) else t
let rec find k t = match t with Leaf -> failwithf "no %d" k | Node (l, v, r) -> if k = v then t elif k < v then find k l else find k r
let rec sum t = match t with Leaf -> 0 | Node (l, v, r) -> sum l + v + sum r
let rec upto a b = if a > b then [] else a :: upto (a + 1) b
let rec total l = match l with [] -> 0 | x :: r -> x + total r * 3 % 7
let count n = total (upto 1 n)
let mutable calls = 0
let rec noisy n = calls <- calls + 1; if n = 0 then 0 else 1 + noisy (n - 1) * 2 % 5
let rec cell n (r: int ref) = if n = 0 then r.Value else cell (n - 1) r + 1
let sieve n =
  let a = Array.create (n + 1) true
  let mutable c = 0
  for i in 2 .. n do
    if a.[i] then
      c <- c + 1
      let mutable j = i * 2
      while j <= n do
        a.[j] <- false
        j <- j + i
  c
let rec hard n = if n < 0 then raise (System.ArgumentException "neg") elif n = 0 then 0 else 1 + hard (n - 1) * 3 % 11
let soft n = try hard n with _ -> calls <- calls + 1; -1
let rec guarded n = if n = 0 then 0 else 1 + (try hard (n - 5) with _ -> guarded (n - 1))
let rec pair n = if n = 0 then struct (1, 2) else (let struct (a, b) = pair (n - 1) in struct (a + b, a * b % 13))
type C() =
  let mutable x = 1
  member _.X with get () = x and set v = x <- v
let rec readc n (c: C) = if n = 0 then c.X else 1 + readc (n - 1) c
let branch b n =
  let x = if b then hard n else hard (n + 1)
  x + hard n
let arr n (a: int[]) =
  let rec go i = if i >= a.Length then n else a.[i] + go (i + 1) * 2 % 17
  let x = go 0
  a.[0] <- x
  x + go 0
[<EntryPoint>]
let main args =
  let n = 20 + args.Length
  let mutable t = Leaf
  for i in 1 .. n do t <- insert (i * 7 % 31) t
  printfn "%d" (sum (find 7 t) + sum (find 7 t) + sum t + sum t)
  printfn "%b" (obj.ReferenceEquals (find 7 t, find 7 t))
  printfn "%d" (count n + count n + count (n + 1))
  printfn "%b" (obj.ReferenceEquals (upto 1 n, upto 1 n))
  printfn "%d %d" (noisy n + noisy n) calls
  let r = ref 3
  let a = cell n r
  r.Value <- 10
  printfn "%d %d" a (cell n r)
  printfn "%d" (sieve n + sieve n)
  printfn "%d %d" (hard n + hard n) (soft (n - 100) + soft (n - 100))
  printfn "%d" (guarded n + guarded n)
  let struct (p, q) = pair n
  let struct (p2, q2) = pair n
  printfn "%d %d %d %d" p q p2 q2
  let c = C ()
  let u = readc n c
  c.X <- 5
  printfn "%d %d" u (readc n c)
  printfn "%d %d" (branch true n) (branch false n)
  printfn "%d" (arr n [| 1 .. n |])
  let v = try (if n > 5 then hard (-1) else 0) with _ -> (try hard (-1) with e -> e.Message.Length)
  printfn "%d %d" v calls
  let mutable s = 0
  for i in 1 .. 3 do
    s <- s + hard n + hard i
    s <- s + hard i
  printfn "%d" s
  printfn "%d" (try sum (find 100 t) + sum (find 100 t) with e -> e.Message.Length)
  0
