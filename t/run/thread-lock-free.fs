// out: 32004000 0
// out: wrong 0
// A stack by CompareExchange on references, counters by Interlocked, and racing stores of values of several words.
open System.Threading

[<AllowNullLiteral>]
type Node(value: int, next: Node) =
    member _.Value = value
    member _.Next = next

let mutable top: Node = null

let push value =
    let mutable go = true
    while go do
        let seen = Volatile.Read &top
        let fresh = Node(value, seen)
        go <- not (obj.ReferenceEquals(Interlocked.CompareExchange(&top, fresh, seen), seen))

let pop () =
    let mutable result = ValueNone
    let mutable go = true
    while go do
        let seen = Volatile.Read &top
        if isNull seen then go <- false
        elif obj.ReferenceEquals(Interlocked.CompareExchange(&top, seen.Next, seen), seen) then
            result <- ValueSome seen.Value
            go <- false
    result

let popped = ref 0L
let mutable left = 4
let workers =
    [ for w in 0 .. 3 ->
          Thread(fun () ->
              for i in 1 .. 2000 do
                  push (w * 2000 + i)
                  if i % 3 = 0 then
                      match pop () with
                      | ValueSome v -> Interlocked.Add(&popped.contents, int64 v) |> ignore
                      | ValueNone -> printfn "empty"
              Interlocked.Decrement(&left) |> ignore) ]
for w in workers do
    w.Start()
for w in workers do
    w.Join()
let mutable rest = 0L
let mutable go = true
while go do
    match pop () with
    | ValueSome v -> rest <- rest + int64 v
    | ValueNone -> go <- false
printfn "%d %d" (popped.Value + rest) left

// values of several words are seen whole where the type is a reference in .NET
type Shape =
    | Empty
    | Name of string
    | Pair of string * int list

let mutable shape = Empty
let mutable pair = ("0", 0)
let mutable stop = false
let mutable wrong = 0
let writers =
    [ for w in 0 .. 1 ->
          Thread(fun () ->
              for i in 1 .. 3000 do
                  shape <-
                      match i % 3 with
                      | 0 -> Empty
                      | 1 -> Name(string i)
                      | _ -> Pair(string i, [ i; i ])
                  pair <- (string i, i)) ]
let reader =
    Thread(fun () ->
        while not stop do
            match shape with
            | Empty -> ()
            | Name n -> if n.Length = 0 then wrong <- wrong + 1
            | Pair(n, xs) -> if int n <> List.head xs then wrong <- wrong + 1
            let text, number = pair
            if int text <> number then wrong <- wrong + 1)
reader.Start()
for w in writers do
    w.Start()
for w in writers do
    w.Join()
stop <- true
reader.Join()
printfn "wrong %d" wrong
