// out: Some (map [(1, 2); (3, 4)])
// out: map [(1, 2)]
// out: 2
// out: [set [1; 2]]
// out: [map [(1, 2)]]
// out: map [(1, 1)]
// out: 2
// out: 3
// out: cba
// out: Stack [1]
// out: Some 3 Error "x"
// out: step 4 true
// out: step 5 true
// out: finished
// out: ["next 3"; "2"; "fizz"; "4"]
// Constructors at the end of a pipe, as values, cases of a type at arguments, and cases given their tuple as one value.
open System.Collections.Generic

printfn "%A" ([ 1, 2; 3, 4 ] |> Map |> Some)
printfn "%A" (seq { 1, 2 } |> Map)
printfn "%d" ([ 1; 2; 2 ] |> Set |> Set.count)
printfn "%A" ([ [ 1; 2 ] ] |> List.map Set)
printfn "%A" ([ [ 1, 2 ] ] |> List.map Map)
let mk = List.map (fun x -> x, x) >> Map
printfn "%A" (mk [ 1 ])
printfn "%d" ([ 1; 2; 1 ] |> HashSet).Count
printfn "%d" ([ 1; 2 ] |> Queue |> Seq.sum)
let reversed (s: string) = s.ToCharArray() |> Array.rev |> System.String
printfn "%s" (reversed "abc")

type Pile<'T> =
    | Stack of 'T list
    member s.Push x =
        match s with
        | Stack xs -> Stack(x :: xs)

let s = Pile<int>.Stack([])
printfn "%A" (s.Push 1)
printfn "%A %A" (Option<int>.Some 3) (Result<int, string>.Error "x")

type Step<'a> =
    | Finished
    | Step of 'a * (unit -> Step<'a>)

let pair n = (n, (fun () -> Finished))
let show =
    function
    | Finished -> printfn "finished"
    | Step(n, next) -> printfn "step %d %b" n (next () |> function Finished -> true | _ -> false)
show (Step(pair 4))
let given = pair 5
show (Step given)
show Finished

let (|MultipleOf3|_|) i =
    match i with
    | _ when i % 3 = 0 -> Some MultipleOf3
    | _ -> None
let (|Next|_|) i = if i = 1 then Some(Next 3) else None
let render n =
    match n with
    | MultipleOf3 -> "fizz"
    | Next k -> sprintf "next %d" k
    | _ -> string n
printfn "%A" (List.map render [ 1..4 ])
