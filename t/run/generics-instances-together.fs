// out: Base 1
// out: Derived 2 a
// out: Derived 3 1.5
// out: Some 2 None 2 1
// out: 2
// out: (1, 2) "a!!"
// out: 12
// out: 2 b (1, "z")
// out: Base q
// out: [("1", 1); ("2", 2); ("3", 3)]
// out: true -1
// out: 1.5
// out: true
// out: int 1
// out: string s
// out: list [1]
// out: option Some 2
// out: tuple (1, 2)
// out: P 1
// out: 4.0 5
// out: computing
// out: 4 4
// out: true
// out: 3
// out: [1] ["s"]
type Base<'T>(x: 'T) =
  member _.X = x
  abstract Show : unit -> string
  default _.Show() = sprintf "Base %O" x
type Derived<'T, 'U>(x: 'T, u: 'U) =
  inherit Base<'T>(x)
  override this.Show() = sprintf "Derived %O %O" this.X u
  static member Create(x: 'T, u: 'U) = Derived(x, u)
let items : Base<int> list = [Base 1; Derived(2, "a"); Derived<int, float>.Create(3, 1.5)]
for i in items do printfn "%s" (i.Show())
type Stack<'T>() =
  let mutable items : 'T list = []
  static let mutable made = 0
  do made <- made + 1
  member _.Push x = items <- x :: items
  member _.Pop() = match items with x :: r -> items <- r; Some x | [] -> None
  static member Made = made
let s1 = Stack<int>()
let s2 = Stack<string>()
let s3 = Stack<int>()
s1.Push 1; s1.Push 2
printfn "%A %A %d %d" (s1.Pop()) (s2.Pop()) Stack<int>.Made Stack<string>.Made
let rec depth<'T> (x: 'T list) n = if n = 0 then List.length x else depth x (n - 1)
printfn "%d" (depth [1;2] 3)
let swap (a, b) = b, a
let twice f x = f (f x)
printfn "%A %A" (twice swap (1, 2)) (twice (fun s -> s + "!") "a")
let compose fs = List.fold (>>) id fs
printfn "%d" (compose [(+) 1; (*) 2] 5)
type Comparer<'T when 'T : comparison>() =
  member _.Max(a: 'T, b: 'T) = if a > b then a else b
printfn "%d %s %A" (Comparer<int>().Max(1, 2)) (Comparer<string>().Max("a", "b")) (Comparer<int * string>().Max((1, "z"), (1, "a")))
let inline show (x: ^a) = (^a : (member Show : unit -> string) x)
printfn "%s" (show (Base "q"))
[<Struct>] type P<'a> = { A: 'a; B: int }
let ps = [ for i in 1 .. 3 -> { A = string i; B = i } ]
printfn "%A" (List.map (fun p -> p.A, p.B) ps)
printfn "%b %d" ({ A = 1; B = 2 } = { A = 1; B = 2 }) (compare { A = "x"; B = 2 } { A = "x"; B = 3 })
let d = System.Collections.Generic.Dictionary<int * string, P<float>>()
d.[(1, "a")] <- { A = 1.5; B = 1 }
printfn "%A" d.[(1, "a")].A
let h = hash (1, "a", [1.5]) = hash (1, "a", [1.5])
printfn "%b" h
let o : obj list = [box 1; box "s"; box [1]; box (Some 2); box (1, 2); box { A = 1; B = 2 }]
for x in o do
  match x with
  | :? int as i -> printfn "int %d" i
  | :? string as s -> printfn "string %s" s
  | :? (int list) as l -> printfn "list %A" l
  | :? (int option) as p -> printfn "option %A" p
  | :? (int * int) as p -> printfn "tuple %A" p
  | :? P<int> as p -> printfn "P %d" p.A
  | _ -> printfn "other"
type Shape =
  | Sq of float
  | Ci of float
  member this.Area = match this with Sq a -> a * a | Ci r -> 3.0 * r * r
printfn "%.1f %d" (Sq 2.0).Area 5
let memo (f: 'a -> 'b) = let c = System.Collections.Generic.Dictionary<'a, 'b>() in fun x -> match c.TryGetValue x with | true, v -> v | _ -> (let v = f x in c.[x] <- v; v)
let slow = memo (fun (n, s: string) -> printfn "computing"; n + s.Length)
printfn "%d %d" (slow (1, "abc")) (slow (1, "abc"))
let rec even n = n = 0 || odd (n - 1)
and odd n = n <> 0 && even (n - 1)
printfn "%b" (even 1000000)
let k = (fun x -> (fun y -> x + y))
printfn "%d" (k 1 2)
let pick<'T> (xs: obj list) = xs |> List.choose (function :? 'T as t -> Some t | _ -> None)
printfn "%A %A" (pick<int> o) (pick<string> o)
