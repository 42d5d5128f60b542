// out: rex says woof (1) on 4 legs
// out: rex says woof (2) on 4 legs
// out: tweety says ... (1) on 2 legs
// out: tweety says ... (2) on 2 legs
// out: 2 b
// out: 66
// out: 10 5.5 2.0
// out: 42 2
// out: once
// out: 42 42
// out: 1 2
// out: hi bob 2
// out: yo bob 3
// out: 19
// out: 10
// out: f1
// out: 20
// out: f2
// out: f3
// out: caught three
// out: 300000
// out: 1 2.5 c 7
[<AbstractClass>]
type Animal(name: string) =
  let mutable count = 0
  abstract Sound: unit -> string
  default this.Sound() = "..."
  abstract Legs: int
  member this.Name = name
  member this.Speak() =
    count <- count + 1
    sprintf "%s says %s (%d) on %d legs" name (this.Sound()) count this.Legs
type Dog(name) =
  inherit Animal(name)
  override this.Sound() = "woof"
  override this.Legs = 4
type Bird(name, n: int) =
  inherit Animal(name)
  override this.Legs = n
let animals: Animal list = [ Dog "rex"; Bird("tweety", 2) ]
for a in animals do
  printfn "%s" (a.Speak())
  printfn "%s" (a.Speak())
type Stack<'T>() =
  let mutable items: 'T list = []
  member this.Push x = items <- x :: items
  member this.Pop() =
    match items with
    | [] -> None
    | x :: rest ->
      items <- rest
      Some x
  member this.Count = List.length items
let st = Stack<string>()
st.Push "a"
st.Push "b"
printfn "%d %s" st.Count (match st.Pop() with Some s -> s | None -> "-")
let rec go a b c d e f g h i j k l = if a = 0 then b + c + d + e + f + g + h + i + j + k + l else go (a - 1) c d e f g h i j k l b
printfn "%d" (go 1000000 1 2 3 4 5 6 7 8 9 10 11)
[<Struct>]
type P = { mutable X: int; mutable Y: float }
let mutable p = { X = 1; Y = 2.0 }
p.X <- 10
let q = p
p.Y <- 5.5
printfn "%d %.1f %.1f" p.X p.Y q.Y
let ps = Array.init 3 (fun i -> { X = i; Y = float i })
ps.[1].X <- 42
printfn "%d %d" ps.[1].X ps.[2].X
let lz = lazy (printfn "once"; 42)
printfn "%d %d" (lz.Force()) lz.Value
let counter =
  let mutable n = 0
  fun () -> n <- n + 1; n
printfn "%d %d" (counter ()) (counter ())
type IGreet =
  abstract Hello: string -> string
  abstract Times: int
let mk prefix n = { new IGreet with
                      member _.Hello s = prefix + s
                      member _.Times = n }
let gs = [ mk "hi " 2; mk "yo " 3 ]
for g in gs do printfn "%s %d" (g.Hello "bob") g.Times
let compose fs = List.fold (fun acc f -> acc >> f) id fs
printfn "%d" (compose [ (fun x -> x + 1); (fun x -> x * 2); (fun x -> x - 3) ] 10)
let s = seq { for i in 1 .. 3 do
                try
                  if i = 3 then failwith "three"
                  yield i * 10
                finally printfn "f%d" i }
try
  for x in s do printfn "%d" x
with e -> printfn "caught %s" e.Message
let big = [ for i in 1 .. 100000 -> i ]
printfn "%d" (List.sum (List.map (fun x -> x % 7) big))
let t5 = (1, "a", 2.5, true, 'c', 7L)
let (a5, _, c5, _, e5, f5) = t5
printfn "%d %.1f %c %d" a5 c5 e5 f5
