// out: 2
// out: 3 ab 4.000000
// out: 4 6
// out: true
// out: 1,2,3
// out: odd even
// out: 5*3
// out: 6 changed 12
// out: 12 13 23 
// out: zero neg
// out: 6
// out: once
// out: 42 42
// out: 4
// out: 3
type Color = Red = 1 | Green = 2
let c = Color.Green
printfn "%d" (int c)
let inline add a b = a + b
printfn "%d %s %f" (add 1 2) (add "a" "b") (add 1.5 2.5)
type V = { X: int; Y: int } with
  static member (+) (a: V, b: V) = { X = a.X + b.X; Y = a.Y + b.Y }
  static member Zero = { X = 0; Y = 0 }
let v = add { X = 1; Y = 2 } { X = 3; Y = 4 }
printfn "%d %d" v.X v.Y
let rec even n = n = 0 || odd (n - 1)
and odd n = n <> 0 && even (n - 1)
printfn "%b" (even 10)
type Tree<'a> = Leaf | Node of Tree<'a> * 'a * Tree<'a>
let rec insert x t = match t with Leaf -> Node(Leaf, x, Leaf) | Node(l, y, r) when x < y -> Node(insert x l, y, r) | Node(l, y, r) -> Node(l, y, insert x r)
let rec toList t = match t with Leaf -> [] | Node(l, x, r) -> toList l @ [ x ] @ toList r
printfn "%s" (String.concat "," (List.map string (toList (List.fold (fun t x -> insert x t) Leaf [ 3; 1; 2 ]))))
let (|Even|Odd|) n = if n % 2 = 0 then Even else Odd
let d n = match n with Even -> "even" | Odd -> "odd"
printfn "%s %s" (d 1) (d 2)
let (|DivBy|_|) k n = if n % k = 0 then Some(n / k) else None
printfn "%s" (match 15 with DivBy 4 q -> sprintf "4*%d" q | DivBy 5 q -> sprintf "5*%d" q | _ -> "none")
type Counter(start: int) =
  let mutable n = start
  member _.Next() = n <- n + 1; n
  member val Name = "c" with get, set
  member this.Item with get (i: int) = i * n
  static member Make() = Counter 5
let k = Counter.Make()
k.Name <- "changed"
printfn "%d %s %d" (k.Next()) k.Name k.[2]
let xs = [ for i in 1 .. 3 do for j in i .. 3 do if i <> j then yield (i, j) ]
for (a, b) in xs do printf "%d%d " a b
printfn ""
let f = function 0 -> "zero" | n when n < 0 -> "neg" | _ -> "pos"
printfn "%s %s" (f 0) (f -3)
let (q, w), e = (1, 2), 3
printfn "%d" (q + w + e)
let lz = lazy (printfn "once"; 42)
printfn "%d %d" (lz.Force()) lz.Value
let opt = Some 3 |> Option.map ((+) 1) |> Option.defaultValue 0
printfn "%d" opt
let t = struct (1, 2)
let struct (t1, t2) = t
printfn "%d" (t1 + t2)
