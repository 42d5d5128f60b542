// out: 0 s0 0.00; 1 changed 0.25; 2 s2 0.50; 
// out: 2c 2b x x - 40
// out: 50 4
type R = { N: int; S: string; F: float }
let rs = Array.init 3 (fun i -> { N = i; S = sprintf "s%d" i; F = float i / 4.0 })
rs.[1] <- { rs.[1] with S = "changed" }
for r in rs do
  printf "%d %s %.2f; " r.N r.S r.F
printfn ""
let pairs = [| (1, "a"); (2, "b") |]
pairs.[0] <- (fst pairs.[1], "c")
for (n, s) in pairs do
  printf "%d%s " n s
let opts = [| None; Some "x"; None |]
opts.[0] <- opts.[1]
for o in opts do
  printf "%s " (match o with Some s -> s | None -> "-")
let fs = [| (fun x -> x + 1); (fun x -> x * 10) |]
printfn "%d" (fs.[1] (fs.[0] 3))
let grid = Array.init 3 (fun i -> Array.init 3 (fun j -> i * j))
grid.[2].[1] <- 50
printfn "%d %d" grid.[2].[1] grid.[2].[2]
