// out: true
// out: true
// out: 5
// out: 3
// out: 203
// out: 9
// out: 81
// out: 7 15
// out: no
// out: 5
// what stands before the last pattern of an active pattern is an expression, written as a pattern
type Foo = A of int | B of int
let (|Plus|) (param: Foo) (input: string) = (match param with A v | B v -> v) + input.Length
let (|Count|) (param: 'a list) (input: string) = List.length param + input.Length
let (|Arr|) (param: 'a[]) (input: string) = param.Length * 100 + input.Length
let (|Sum|) (a, b, c) (input: string) = a + b + c + input.Length
printfn "%b" (match "foo" with Plus (A(10)) 13 -> true | _ -> false)
printfn "%b" (match "foo" with Plus (A 10) 13 -> true | _ -> false)
printfn "%d" (match "foo" with Count [ 1, 1; 2, 2 ] n -> n)
printfn "%d" (match "foo" with Count ([]: int list) n -> n)
printfn "%d" (match "foo" with Arr [| 1; 2 |] n -> n)
printfn "%d" (match "foo" with Sum (1, 2, 3) n -> n)
let (|Twice|) (f: int -> int) = f >> f
let (Twice quad) = fun x -> x * x
printfn "%d" (quad 3)
let (|Add|) n m = n + m
let (Add 3 seven) = 4
let (Add addTo) = 10
printfn "%d %d" seven (addTo 5)
match Error(System.InvalidOperationException "no" :> exn): Result<int, exn> with
| Error(e: exn & :? System.InvalidOperationException) -> printfn "%s" e.Message
| _ -> printfn "else"
let (_: int & n) | n = 5
printfn "%d" n
