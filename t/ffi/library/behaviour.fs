// What a library does around calls: start-up, exceptions, output, calls in both directions, threads of C.
module Behaviour

open System
open System.Collections.Generic
open System.Runtime.InteropServices

printfn "started"
let table = Dictionary<string, int>()
let mutable total = 0
do table["zero"] <- 0

type Step = delegate of int -> int

[<DllImport("c", EntryPoint = "c_apply")>]
extern int apply(Step step, int n)

[<Export "remember">]
let remember (key: string) (value: int) : int =
    table[key] <- value
    table.Count

[<Export "recall">]
let recall (key: string) : int = table[key]

exception Refused of code: int

[<Export "refuse">]
let refuse (code: int) : string = raise (Refused code)

[<Export "squares">]
let squares (n: int) : int[] = Array.init n (fun i -> i * i)

[<Export "letters">]
let letters (text: string) : string[] = if text = "" then invalidArg "text" "is empty" else [| for c in text -> string c |]

[<Export "long_message">]
let longMessage () : unit = failwith (String.replicate 2000 "ä")

[<Export "divide">]
let divide (a: int) (b: int) : int = a / b

[<Export "say">]
let say (text: string) : unit = printf "%s" text

// F# calls C, which calls a delegate of F#, and an exported function
[<Export "through">]
let through (n: int) : int = apply (Step(fun i -> i * n), 5)

// C calls F#, which calls C, which calls F# again
[<Export "factorial">]
let rec factorial (n: int) : int64 = if n <= 1 then 1L else int64 n * factorial (n - 1)

let mutable kept: Step = null

[<Export "multiplier">]
let multiplier (by: int) : nativeint =
    kept <- Step(fun x -> x * by)
    Marshal.GetFunctionPointerForDelegate kept

[<Export "work">]
let work (n: int) : int =
    let words = [ for i in 1..n -> string i ]
    let length = words |> List.map String.length |> List.sum
    total <- total + length
    length

[<Export "total_work">]
let totalWork () = total

// tasks and locks of .NET inside a call
[<Export "parallel_sum">]
let parallelSum (n: int) : int =
    let parts = [| for i in 1..n -> Threading.Tasks.Task.Run(fun () -> i * i) |]
    Threading.Tasks.Task.WaitAll [| for p in parts -> p :> Threading.Tasks.Task |]
    parts |> Array.sumBy (fun t -> t.Result)

[<Export "deep">]
let deep (n: int) : int =
    let rec go n = if n = 0 then 0 else 1 + go (n - 1)
    go n

[<EntryPoint>]
let main _ =
    printfn "not run in a library"
    0
