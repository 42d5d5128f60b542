// out: 120 | halted [] after 71
// out: | failed: stack underflow at 1
// out: | failed: no label nowhere at 0
// out: 4 | halted [] after 8
// out: push needs a number, not x
// out: syntax error: frobnicate
// out: Green Flashing 3
// out: Flashing 1 Flashing 0 Red Green 
// virtual machine & assembler; state machine w/ active patterns
type Instr =
    | Push of int
    | Pop
    | Add | Sub | Mul
    | Dup | Swap
    | Jmp of string
    | Jz of string
    | Label of string
    | Print
    | Load of string
    | Store of string
    | Call of string
    | Ret
    | Halt
let (|Cmd|_|) (name: string) (line: string) =
    match line.Trim().Split([| ' ' |], System.StringSplitOptions.RemoveEmptyEntries) |> List.ofArray with
    | c :: args when System.String.Equals(c, name, System.StringComparison.OrdinalIgnoreCase) -> Some args
    | _ -> None
let (|Integer|_|) (s: string) = match System.Int32.TryParse s with true, n -> Some n | _ -> None
let parse line =
    match line with
    | Cmd "push" [ Integer n ] -> Push n
    | Cmd "push" [ other ] -> failwithf "push needs a number, not %s" other
    | Cmd "pop" [] -> Pop
    | Cmd "add" [] -> Add
    | Cmd "sub" [] -> Sub
    | Cmd "mul" [] -> Mul
    | Cmd "dup" [] -> Dup
    | Cmd "swap" [] -> Swap
    | Cmd "jmp" [ l ] -> Jmp l
    | Cmd "jz" [ l ] -> Jz l
    | Cmd "print" [] -> Print
    | Cmd "load" [ v ] -> Load v
    | Cmd "store" [ v ] -> Store v
    | Cmd "call" [ l ] -> Call l
    | Cmd "ret" [] -> Ret
    | Cmd "halt" [] -> Halt
    | s when s.Trim().EndsWith ":" -> Label(s.Trim().TrimEnd ':')
    | s -> failwithf "syntax error: %s" (s.Trim())
type Machine =
    { Stack: int list; Vars: Map<string, int>; Pc: int; Calls: int list; Steps: int }
type Outcome =
    | Running of Machine
    | Stopped of Machine
    | Failed of string * Machine
let step (code: Instr[]) labels m =
    let m = { m with Pc = m.Pc + 1; Steps = m.Steps + 1 }
    let binary f =
        match m.Stack with
        | b :: a :: rest -> Running { m with Stack = f a b :: rest }
        | _ -> Failed("stack underflow", m)
    let jump l m =
        match Map.tryFind l labels with
        | Some pc -> Running { m with Pc = pc }
        | None -> Failed($"no label {l}", m)
    match code.[m.Pc - 1], m.Stack with
    | Push n, st -> Running { m with Stack = n :: st }
    | Pop, _ :: st -> Running { m with Stack = st }
    | Add, _ -> binary (+)
    | Sub, _ -> binary (-)
    | Mul, _ -> binary ( * )
    | Dup, x :: st -> Running { m with Stack = x :: x :: st }
    | Swap, x :: y :: st -> Running { m with Stack = y :: x :: st }
    | Jmp l, _ -> jump l m
    | Jz l, 0 :: st -> jump l { m with Stack = st }
    | Jz _, _ :: st -> Running { m with Stack = st }
    | Label _, _ -> Running m
    | Print, x :: st ->
        printf "%d " x
        Running { m with Stack = st }
    | Load v, st ->
        match m.Vars.TryFind v with
        | Some x -> Running { m with Stack = x :: st }
        | None -> Failed("unset " + v, m)
    | Store v, x :: st -> Running { m with Stack = st; Vars = m.Vars |> Map.add v x }
    | Call l, _ -> jump l { m with Calls = m.Pc :: m.Calls }
    | Ret, _ ->
        match m.Calls with
        | pc :: rest -> Running { m with Pc = pc; Calls = rest }
        | [] -> Stopped m
    | Halt, _ -> Stopped m
    | (Pop | Dup | Swap | Print | Store _ | Jz _), _ -> Failed("stack underflow", m)
let run (src: string) =
    let code =
        src.Split '\n'
        |> Array.filter (fun l -> l.Trim() <> "" && not (l.Trim().StartsWith "#"))
        |> Array.map parse
    let labels =
        code
        |> Array.indexed
        |> Array.choose (function
            | i, Label l -> Some(l, i)
            | _ -> None)
        |> Map.ofArray
    let rec go m =
        if m.Pc >= code.Length then printfn "| end %A after %d" m.Stack m.Steps
        elif m.Steps > 10000 then printfn "| too long"
        else
            match step code labels m with
            | Running m -> go m
            | Stopped m -> printfn "| halted %A after %d" m.Stack m.Steps
            | Failed (why, m) -> printfn "| failed: %s at %d" why (m.Pc - 1)
    go { Stack = []; Vars = Map.empty; Pc = 0; Calls = []; Steps = 0 }
run """
    push 5
    store n
    push 1
    store acc
loop:
    load n
    jz done
    load acc
    load n
    mul
    store acc
    load n
    push 1
    sub
    store n
    jmp loop
done:
    load acc
    print
    halt
"""
run "push 1\nadd"
run "jmp nowhere"
run "push 2\ncall f\nprint\nhalt\nf:\ndup\nmul\nret"
for bad in [ "push x"; "frobnicate" ] do
    try run bad with Failure m -> printfn "%s" m
type Light = Red | Green | Yellow | Flashing of int
let next = function
    | Red -> Green
    | Green -> Yellow
    | Yellow -> Red
    | Flashing 0 -> Red
    | Flashing n -> Flashing(n - 1)
let rec iterate n f x = if n = 0 then x else iterate (n - 1) f (f x)
printfn "%A %A" (iterate 4 next Red) (iterate 2 next (Flashing 5))
Seq.unfold (fun s -> Some(s, next s)) (Flashing 1) |> Seq.take 4 |> Seq.iter (printf "%A ")
printfn ""
