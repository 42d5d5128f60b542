// out: m0#1m1. m1#2- m2#3m3. m3#4-
// out: m1#3- m1#4- m7#8- m3#5-
// out: m1#5- m3#6- m7#9- m1#6- 121
// out: m1#7- m3#7- m7#10- m1#8- m8#9m9.
// out: m9#11- m7#12- m3#9- m1#10-
// out: m1#11- 121
// out: m3#10- 110
// out: outside m1#12-
// out: 4 m3#4-
type Mutable = { mutable Count: int; mutable Name: string; mutable Next: Mutable option }
let leafMutable n = { Count = n; Name = "m" + string n; Next = None }
let makeMutable n =
  let r = leafMutable n
  if n % 2 = 0 then r.Next <- Some(leafMutable (n + 1))
  r
let showMutable (r: Mutable) =
  r.Count <- r.Count + 1
  let inner =
    match r.Next with
    | Some next ->
      next.Name <- next.Name + "."
      next.Name
    | None -> "-"
  sprintf "%s#%d%s" r.Name r.Count inner
type Int = int
let makeInt n : Int = n * 11
let showInt (v: Int) = string v
let a = Array.init 4 makeMutable
let b = Array.init 2 (fun i -> makeInt (i + 10))
let all xs = String.concat " " (Array.toList (Array.map showMutable xs))
printfn "%s" (all a)
a.[0] <- a.[1]
a.[2] <- makeMutable 7
printfn "%s" (all a)
let swap (xs: 'a[]) i j =
  let t = xs.[i]
  xs.[i] <- xs.[j]
  xs.[j] <- t
swap a 1 3
swap b 0 1
printfn "%s %s" (all a) (showInt b.[0])
let rest = Array.append a [| makeMutable 8 |]
a.[3] <- makeMutable 9
printfn "%s" (all rest)
printfn "%s" (all (Array.filter (fun v -> showMutable v <> "") (Array.rev a)))
let pairs = Array.init 2 (fun i -> (a.[i], b.[i]))
for (v, w) in pairs do
  printfn "%s %s" (showMutable v) (showInt w)
let outside i = try showMutable a.[i] with _ -> "outside"
printfn "%s %s" (outside 4) (outside 0)
for i in 0 .. a.Length - 1 do
  a.[i] <- makeMutable i
printfn "%d %s" a.Length (showMutable a.[3])
