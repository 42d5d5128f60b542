// out: 100/1/2 101/2/3 102/3/4 103/4/5
// out: 201/2/3 301/2/3 107/8/9 203/4/5
// out: 401/2/3 303/4/5 207/8/9 501/2/3 é11€.4é
// out: 601/2/3 403/4/5 307/8/9 701/2/3 108/9/10
// out: 209/10/11 507/8/9 603/4/5 901/2/3
// out: 1001/2/3 é11€.4é
// out: 703/4/5 s10.3s
// out: outside 1101/2/3
// out: 4 103/4/5
type Items = int[]
let makeItems n : Items = Array.init 3 (fun i -> n + i)
let showItems (a: Items) =
  a.[0] <- a.[0] + 100
  String.concat "/" (Array.toList (Array.map string a))
type Text = string
let makeText n : Text = if n % 2 = 0 then "s" + string n else "é" + string n + "€"
let showText (s: Text) = s + "." + string s.Length + string s.[0]
let a = Array.init 4 makeItems
let b = Array.init 2 (fun i -> makeText (i + 10))
let all xs = String.concat " " (Array.toList (Array.map showItems xs))
printfn "%s" (all a)
a.[0] <- a.[1]
a.[2] <- makeItems 7
printfn "%s" (all a)
let swap (xs: 'a[]) i j =
  let t = xs.[i]
  xs.[i] <- xs.[j]
  xs.[j] <- t
swap a 1 3
swap b 0 1
printfn "%s %s" (all a) (showText b.[0])
let rest = Array.append a [| makeItems 8 |]
a.[3] <- makeItems 9
printfn "%s" (all rest)
printfn "%s" (all (Array.filter (fun v -> showItems v <> "") (Array.rev a)))
let pairs = Array.init 2 (fun i -> (a.[i], b.[i]))
for (v, w) in pairs do
  printfn "%s %s" (showItems v) (showText w)
let outside i = try showItems a.[i] with _ -> "outside"
printfn "%s %s" (outside 4) (outside 0)
for i in 0 .. a.Length - 1 do
  a.[i] <- makeItems i
printfn "%d %s" a.Length (showItems a.[3])
