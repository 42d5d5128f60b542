// out: 4.0 16.0
// out: 3.0 6.0
// out: 4.0 4.0
// out: true 1
// out: a 1
// out: 8
// out: 22
// out: 10 23
// out: 610
// out: fin
// out: caught a
// out: ok 3
// out: two
// out: 6
// out: int 3
// out: 8 hi!
// out: 9 2.25
// out: b 97
// out: asc 1 2
type IShape =
  abstract Area: float
  abstract Scale: float -> IShape
type Sq(s: float) =
  interface IShape with
    member _.Area = s * s
    member _.Scale k = Sq(s * k) :> IShape
type Rec = { W: float } with
  interface IShape with
    member r.Area = r.W
    member r.Scale k = { r with W = r.W * k } :> IShape
let mk w = { new IShape with
               member _.Area = w
               member this.Scale k = this }
let shapes: IShape list = [ Sq 2.0; { W = 3.0 }; mk 4.0 ]
for s in shapes do printfn "%.1f %.1f" s.Area (s.Scale 2.0).Area
type Stack<'T>() =
  let mutable items: 'T list = []
  member _.Push x = items <- x :: items
  member _.Pop() =
    match items with
    | [] -> None
    | x :: rest ->
      items <- rest
      Some x
  member _.Count = List.length items
let st = Stack<int>()
st.Push 1
st.Push 2
printfn "%b %d" (st.Pop() = Some 2) st.Count
let swap (a, b) = (b, a)
let x, y = swap (1, "a")
printfn "%s %d" x y
let compose = (fun x -> x + 1) >> (fun x -> x * 2)
printfn "%d" (compose 3)
let mutable total = 0
for i in 10 .. -3 .. 1 do total <- total + i
printfn "%d" total
let arr = Array.init 5 (fun i -> i * i)
arr.[1] <- 10
printfn "%d %d" arr[1] (Array.sum arr[1..3])
let rec fib = function 0 | 1 as n -> n | n -> fib (n - 1) + fib (n - 2)
printfn "%d" (fib 15)
try
  try failwith "a" finally printfn "fin"
with Failure m -> printfn "caught %s" m
let res: Result<int, string> = Ok 3
match res with Ok v -> printfn "ok %d" v | Error e -> printfn "%s" e
let m = Map.empty |> Map.add 1 "one" |> Map.add 2 "two"
printfn "%s" (match Map.tryFind 2 m with Some s -> s | None -> "none")
printfn "%d" (Seq.sum (seq { for i in 1 .. 4 do if i % 2 = 0 then yield i }))
let o: obj = box 3
match o with :? int as i -> printfn "int %d" i | _ -> printfn "other"
type Ext = Ext of int with
  member this.Twice = match this with Ext n -> n * 2
type System.String with
  member s.Shout = s + "!"
printfn "%d %s" (Ext 4).Twice "hi".Shout
let inline sq (x: ^T) : ^T = x * x
printfn "%d %.2f" (sq 3) (sq 1.5)
let ch = 'a'
printfn "%c %d" (char (int ch + 1)) (int ch)
let lst = [ 1; 2; 3 ]
match lst with
| [] -> ()
| [ _ ] -> printfn "one"
| a :: b :: _ when a < b -> printfn "asc %d %d" a b
| _ -> printfn "?"
