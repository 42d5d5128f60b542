// out: 5
// out: -7
// out: -7
// out: 144
// out: 42
// out: 333
// out: 2000
// out: 5000
// out: c
// out: zero
// out: z 5
// out: t 3
module M
open System.Collections.Generic
let (|Cached|_|) = function 1 -> Some () | _ -> None
let (|Regex|_|) (pat: string) (s: string) =
    let m = System.Text.RegularExpressions.Regex.Match(s, pat)
    if m.Success then Some [ for g in m.Groups -> g.Value ] else None
let (|Lookup|_|) (d: Dictionary<_, _>) k = match d.TryGetValue k with true, v -> Some v | _ -> None
let (|F|_|) f x = f x
let (|Apply|) f x = f x
type Ops() =
    member _.Run(Cached) = "cached"
let d = Dictionary<string, int>()
d["k"] <- 42
let (|Tree|_|) depth (x: int) = if x > depth then Some (x - depth) else None
let inline (|Zero|_|) x = x = LanguagePrimitives.GenericZero
let (|StartsWith|_|) (p: string) (s: string) = if s.StartsWith p then Some (s.Substring p.Length) else None
[<return: Struct>]
let (|VInt|_|) (s: string) = match System.Int32.TryParse s with true, n -> ValueSome n | _ -> ValueNone
let rec (|Nat|_|) = function Zero -> Some 0 | n when n > 0 -> Some n | _ -> None
let parse s =
    match s with
    | StartsWith "add " (VInt n) -> n
    | StartsWith "neg " (StartsWith "-" (VInt n) | VInt n) -> -n
    | Regex @"(\d+)x(\d+)" [ _; VInt a; VInt b ] -> a * b
    | Lookup d v -> v
    | Apply String.length 3 -> 333
    | Apply String.length n -> n * 1000
let main () =
    for s in ["add 5"; "neg 7"; "neg -7"; "12x12"; "k"; "abc"; "zz"; "hello"] do printfn "%d" (parse s)
    match 1 with Cached -> printfn "c" | _ -> ()
    match 0.0 with Zero -> printfn "zero" | _ -> ()
    match 0L, 5 with Zero, Nat n -> printfn "z %d" n | _ -> ()
    match 10 with Tree 3 (Tree 4 x) -> printfn "t %d" x | _ -> ()
main ()
