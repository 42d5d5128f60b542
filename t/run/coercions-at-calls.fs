// out: dog woof
// out: cat meow
// out: dog
// out: 3 7
// out: 5
// out: 5
// out: dog
// out: dog
// out: 2
// out: 2 1
// out: a
// interfaces, object expressions, upcasts
type IAnimal =
  abstract Name: string
  abstract Speak: unit -> string
type Dog() =
  interface IAnimal with
    member _.Name = "dog"
    member _.Speak() = "woof"
let cat = { new IAnimal with
              member _.Name = "cat"
              member _.Speak() = "meow" }
let animals: IAnimal list = [ Dog(); cat ]
for a in animals do printfn "%s %s" a.Name (a.Speak())
let show (a: IAnimal) = a.Name
printfn "%s" (show (Dog()))
let total (xs: seq<int>) = Seq.sum xs
printfn "%d %d" (total [ 1; 2 ]) (total [| 3; 4 |])
let o = box 5
printfn "%d" (unbox<int> o)
let d = (o :?> int)
printfn "%d" d
let g (x: #IAnimal) = x.Name
printfn "%s" (g (Dog()))
let pick b : IAnimal = if b then Dog() else cat
printfn "%s" ((pick true).Name)
let xs = [ Dog() :> IAnimal; cat ]
printfn "%d" xs.Length
type Stack<'a>() =
  let mutable items: 'a list = []
  member _.Push x = items <- x :: items
  member _.Pop() =
    match items with
    | [] -> failwith "empty"
    | x :: r -> items <- r; x
  member _.Count = List.length items
let st = Stack<int>()
st.Push 1
st.Push 2
printfn "%d %d" (st.Pop()) st.Count
let st2 = Stack()
st2.Push "a"
printfn "%s" (st2.Pop())
