// out: 0: parse 3 oops
// out: 1: empty
// out: 2: failure plain
// out: 3: arg bad arg (Parameter 'n')
// out: 4: my mine 7
// out: 5: other InvalidOperationException: nope
// out: 6: null q
// out: 7: arith/index: Attempted to divide by zero.
// out: 8: arith/index: Index was outside the bounds of the array.
// out: 9: wrapped inner
// out: 10: key
// out: 11: other FormatException: The input string 'xyz' was not in a correct format.
// out: 12: other NotImplementedException: The method or operation is not implemented.
// out: 13: ok 13
// out: finally 1
// out: caught a
// out: again aa
// out: re
// out: outer x
// out: Some 2 None
// out: true ParseError (1, "a") ParseError (1, "a")
// out: 1a
// out: open a
// out: open b
// out: body
// out: close b
// out: close a
// out: open a
// out: open b
// out: close b
// out: close a
// out: in use
// out: open c
// out: close c
// out: 5
// exceptions
exception ParseError of line: int * msg: string
exception Empty
exception Wrapped of exn
type MyEx(msg, code: int) =
    inherit System.Exception(msg)
    member _.Code = code
let risky n =
    match n with
    | 0 -> raise (ParseError (3, "oops"))
    | 1 -> raise Empty
    | 2 -> failwith "plain"
    | 3 -> invalidArg "n" "bad arg"
    | 4 -> raise (MyEx ("mine", 7))
    | 5 -> invalidOp "nope"
    | 6 -> nullArg "q"
    | 7 -> 1 / (n - 7)
    | 8 -> [| 1 |].[n]
    | 9 -> raise (Wrapped (Failure "inner"))
    | 10 -> Map.find "k" Map.empty
    | 11 -> int "xyz"
    | 12 -> raise (System.NotImplementedException ())
    | _ -> n
let handle n =
    try
        try
            let r = risky n
            sprintf "ok %d" r
        with
        | ParseError (l, m) when l > 2 -> sprintf "parse %d %s" l m
        | Empty -> "empty"
        | :? MyEx as e when e.Code = 7 -> sprintf "my %s %d" e.Message e.Code
        | Failure m -> "failure " + m
        | :? System.ArgumentNullException as e -> "null " + e.ParamName
        | :? System.ArgumentException as e -> "arg " + e.Message
        | :? System.DivideByZeroException | :? System.IndexOutOfRangeException as e -> "arith/index: " + e.Message
        | Wrapped (Failure m) -> "wrapped " + m
        | :? System.Collections.Generic.KeyNotFoundException -> "key"
    with e -> sprintf "other %s: %s" (e.GetType().Name) e.Message
for i in 0 .. 13 do printfn "%d: %s" i (handle i)
let rec f () =
    try
        try failwith "a"
        finally printfn "finally 1"
    with Failure m ->
        printfn "caught %s" m
        try reraise' m with e -> printfn "again %s" e.Message
and reraise' m = failwith (m + m)
f ()
let g () =
    try
        failwith "x"
    with e ->
        printfn "re"
        reraise ()
try g () with e -> printfn "outer %s" e.Message
let tryDiv a b = try Some (a / b) with :? System.DivideByZeroException -> None
printfn "%A %A" (tryDiv 6 3) (tryDiv 1 0)
let e1 = ParseError (1, "a")
printfn "%b %A %s" (e1 = ParseError (1, "a")) e1 e1.Message
match e1 with
| ParseError (line = l; msg = m) -> printfn "%d%s" l m
| _ -> ()
type Res(n: string) =
    do printfn "open %s" n
    interface System.IDisposable with member _.Dispose () = printfn "close %s" n
let useAll fail =
    use a = new Res "a"
    use b = new Res "b"
    if fail then failwith "in use"
    printfn "body"
useAll false
try useAll true with e -> printfn "%s" e.Message
let r = using (new Res "c") (fun _ -> 5)
printfn "%d" r
