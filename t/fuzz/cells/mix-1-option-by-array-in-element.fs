// out: none some none o2 none
// out: some none some none some none none
// out: some none none some none some none 111/12/13
// out: some none none some none some none o8
// out: none some none none some none
// out: some none 211/12/13
// out: none 110/11/12
// out: outside some none
// out: 4 none
type Nested = string option option
let makeNested n : Nested = match n % 3 with 0 -> None | 1 -> Some None | _ -> Some(Some("o" + string n))
let showNested (o: Nested) = match o with None -> "none" | Some None -> "some none" | Some(Some s) -> s
type Items = int[]
let makeItems n : Items = Array.init 3 (fun i -> n + i)
let showItems (a: Items) =
  a.[0] <- a.[0] + 100
  String.concat "/" (Array.toList (Array.map string a))
let a = Array.init 4 makeNested
let b = Array.init 2 (fun i -> makeItems (i + 10))
let all xs = String.concat " " (Array.toList (Array.map showNested xs))
printfn "%s" (all a)
a.[0] <- a.[1]
a.[2] <- makeNested 7
printfn "%s" (all a)
let swap (xs: 'a[]) i j =
  let t = xs.[i]
  xs.[i] <- xs.[j]
  xs.[j] <- t
swap a 1 3
swap b 0 1
printfn "%s %s" (all a) (showItems b.[0])
let rest = Array.append a [| makeNested 8 |]
a.[3] <- makeNested 9
printfn "%s" (all rest)
printfn "%s" (all (Array.filter (fun v -> showNested v <> "") (Array.rev a)))
let pairs = Array.init 2 (fun i -> (a.[i], b.[i]))
for (v, w) in pairs do
  printfn "%s %s" (showNested v) (showItems w)
let outside i = try showNested a.[i] with _ -> "outside"
printfn "%s %s" (outside 4) (outside 0)
for i in 0 .. a.Length - 1 do
  a.[i] <- makeNested i
printfn "%d %s" a.Length (showNested a.[3])
