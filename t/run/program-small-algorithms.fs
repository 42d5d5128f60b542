// out: 12
// out: 2 3 5 7 11 13 17 19 23 29
// out: 1,2,3,4,5
// out: -5.00
// out: bad op ?
// out: e1 h1 l2 o1 
// out: 19 50
// out: 111
// out: 0;1;2;
// out: 31
let rec gcd a b = if b = 0 then a else gcd b (a % b)
printfn "%d" (gcd 48 36)
let primes n =
  let sieve = Array.create (n + 1) true
  for i in 2 .. n do
    if sieve.[i] then
      let mutable j = i * i
      while j <= n do
        sieve.[j] <- false
        j <- j + i
  [ for i in 2 .. n do if sieve.[i] then i ]
printfn "%s" (primes 30 |> List.map string |> String.concat " ")
let rec qsort l =
  match l with
  | [] -> []
  | p :: rest ->
    let smaller = List.filter (fun x -> x < p) rest
    let larger = List.filter (fun x -> x >= p) rest
    qsort smaller @ [ p ] @ qsort larger
printfn "%s" (qsort [ 3; 1; 2; 5; 4 ] |> List.map string |> String.concat ",")
type Expr =
  | Num of float
  | Bin of char * Expr * Expr
  | Neg of Expr
let rec eval e =
  match e with
  | Num n -> n
  | Neg e -> -(eval e)
  | Bin(op, a, b) ->
    let x = eval a
    let y = eval b
    match op with
    | '+' -> x + y
    | '-' -> x - y
    | '*' -> x * y
    | '/' -> x / y
    | c -> failwithf "bad op %c" c
printfn "%.2f" (eval (Bin('+', Num 1.0, Bin('*', Num 2.0, Neg(Num 3.0)))))
try printfn "%.2f" (eval (Bin('?', Num 1.0, Num 1.0))) with Failure m -> printfn "%s" m
let freq (s: string) =
  s |> Seq.fold (fun m c -> match Map.tryFind c m with Some n -> Map.add c (n + 1) m | None -> Map.add c 1 m) Map.empty
for (c, n) in Map.toList (freq "hello") do printf "%c%d " c n
printfn ""
let matmul (a: float[][]) (b: float[][]) =
  let n = a.Length
  Array.init n (fun i -> Array.init n (fun j -> Array.sum (Array.init n (fun k -> a.[i].[k] * b.[k].[j]))))
let r = matmul [| [| 1.0; 2.0 |]; [| 3.0; 4.0 |] |] [| [| 5.0; 6.0 |]; [| 7.0; 8.0 |] |]
printfn "%.0f %.0f" r.[0].[0] r.[1].[1]
let collatz n =
  let rec go n steps = if n = 1L then steps elif n % 2L = 0L then go (n / 2L) (steps + 1) else go (3L * n + 1L) (steps + 1)
  go n 0
printfn "%d" (collatz 27L)
let mutable i = 0
while i < 3 do
  printf "%d;" i
  i <- i + 1
printfn ""
let hanoi n =
  let mutable moves = 0
  let rec go n a b c =
    if n > 0 then
      go (n - 1) a c b
      moves <- moves + 1
      go (n - 1) c b a
  go n 'a' 'b' 'c'
  moves
printfn "%d" (hanoi 5)
