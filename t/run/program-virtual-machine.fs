// out:   0 Call     @69/0
// out:   1 Halt
// out:   2 Load     0
// out:   3 Push     2
// out:   4 Less
// out:   5 JumpZero 9
// out:   6 Load     0
// out:   7 Ret
// out:   8 Jump     9
// out:   9 Load     0
// out:  10 Push     1
// out:  11 Sub
// out:  12 Call     @2/1
// out:  13 Load     0
// out: 92 instructions, 352 bytes, sum 1490
// out: 0 1 1 2 3 5 8 13 21 34 55 25 
// out: Ok (Some 42) after 7767 steps, depth 1
// out: Error (StackUnderflow, 1)
// out: Error (DivideByZero, 2)
// out: Error (OutOfFuel, 0)
// out: Error (BadAddress 5, 2)
// out: Error (BadAddress 2, 4)
// out: Error (BadOpCode 99uy, 0)
// out: Ok (Some 3)
// out: [3]
// out: Error "truncated"
// out: Error "byte 77 at 1 is no operation"
// out: unknown function nope
// out: unknown variable y
// A stack machine: assembler, disassembler, verifier, interpreter with call frames and a heap, a compiler for a tiny language.
module Machine

open System
open System.Collections.Generic

type OpCode =
    | Halt = 0uy
    | Push = 1uy
    | Add = 2uy
    | Sub = 3uy
    | Mul = 4uy
    | Div = 5uy
    | Less = 6uy
    | Equal = 7uy
    | Jump = 8uy
    | JumpZero = 9uy
    | Load = 10uy
    | Store = 11uy
    | Call = 12uy
    | Ret = 13uy
    | Print = 14uy
    | New = 15uy
    | Get = 16uy
    | Put = 17uy
    | Dup = 18uy
    | Pop = 19uy

[<Struct>]
type Instruction =
    { Op: OpCode
      Arg: int }
    override i.ToString() =
        match i.Op with
        | OpCode.Push | OpCode.Jump | OpCode.JumpZero | OpCode.Load | OpCode.Store -> $"%-8s{string i.Op} {i.Arg}"
        | OpCode.Call -> sprintf "%-8s @%d/%d" (string i.Op) (i.Arg >>> 8) (i.Arg &&& 0xFF)
        | op -> string op

[<RequireQualifiedAccess>]
type Fault =
    | StackUnderflow
    | DivideByZero
    | BadAddress of int
    | OutOfFuel
    | BadOpCode of byte

exception MachineFault of Fault * pc: int

/// Code as bytes: one for the operation, four for its argument where it has one.
module Encoding =
    let hasArg (op: OpCode) =
        match op with
        | OpCode.Push | OpCode.Jump | OpCode.JumpZero | OpCode.Load | OpCode.Store | OpCode.Call -> true
        | _ -> false

    let encode (code: Instruction[]) : byte[] =
        [| for i in code do
               yield byte i.Op
               if hasArg i.Op then
                   yield! BitConverter.GetBytes i.Arg |]

    let decode (bytes: byte[]) : Result<Instruction[], string> =
        let rec loop at acc =
            if at >= bytes.Length then
                Ok(acc |> List.rev |> Array.ofList)
            else
                let op: OpCode = LanguagePrimitives.EnumOfValue bytes.[at]
                if byte op > byte OpCode.Pop then Error $"byte {bytes.[at]} at {at} is no operation"
                elif hasArg op then
                    if at + 5 > bytes.Length then Error "truncated"
                    else loop (at + 5) ({ Op = op; Arg = BitConverter.ToInt32(bytes, at + 1) } :: acc)
                else loop (at + 1) ({ Op = op; Arg = 0 } :: acc)
        loop 0 []

type Frame = { ReturnTo: int; Locals: int[] }

type Machine(code: Instruction[], ?fuel: int, ?output: int -> unit) =
    let stack = Stack<int>()
    let frames = Stack<Frame>()
    let heap = List<int[]>()
    let output = defaultArg output (printf "%d ")
    let mutable fuel = defaultArg fuel 100_000
    let mutable pc = 0
    let mutable running = true

    let fault f = raise (MachineFault(f, pc))
    let pop () = if stack.Count = 0 then fault Fault.StackUnderflow else stack.Pop()

    let binary f =
        let y = pop ()
        let x = pop ()
        stack.Push(f x y)

    let cell index address =
        if address <= 0 || address > heap.Count then fault (Fault.BadAddress address)
        let block = heap.[address - 1]
        if index < 0 || index >= block.Length then fault (Fault.BadAddress index)
        block

    do frames.Push { ReturnTo = -1; Locals = Array.zeroCreate 16 }

    member _.Executed = (defaultArg (Some 100_000) 0) - fuel
    member _.Depth = frames.Count

    member _.Step() =
        if fuel = 0 then fault Fault.OutOfFuel
        fuel <- fuel - 1
        let { Op = op; Arg = arg } = code.[pc]
        let mutable next = pc + 1
        match op with
        | OpCode.Halt -> running <- false
        | OpCode.Push -> stack.Push arg
        | OpCode.Add -> binary (+)
        | OpCode.Sub -> binary (-)
        | OpCode.Mul -> binary (*)
        | OpCode.Div -> binary (fun x y -> if y = 0 then fault Fault.DivideByZero else x / y)
        | OpCode.Less -> binary (fun x y -> if x < y then 1 else 0)
        | OpCode.Equal -> binary (fun x y -> Convert.ToInt32((x = y)))
        | OpCode.Jump -> next <- arg
        | OpCode.JumpZero -> if pop () = 0 then next <- arg
        | OpCode.Load -> stack.Push (frames.Peek()).Locals.[arg]
        | OpCode.Store -> frames.Peek().Locals.[arg] <- pop ()
        | OpCode.Call ->
            let locals = Array.zeroCreate 16
            for i = (arg &&& 0xFF) - 1 downto 0 do
                locals.[i] <- pop ()
            frames.Push { ReturnTo = next; Locals = locals }
            next <- arg >>> 8
        | OpCode.Ret ->
            next <- frames.Pop().ReturnTo
            if next < 0 then running <- false
        | OpCode.Print -> output (pop ())
        | OpCode.New ->
            heap.Add(Array.zeroCreate (pop ()))
            stack.Push heap.Count
        | OpCode.Get ->
            let index = pop ()
            let block = pop () |> cell index
            stack.Push block.[index]
        | OpCode.Put ->
            let value = pop ()
            let index = pop ()
            (pop () |> cell index).[index] <- value
        | OpCode.Dup -> stack.Push(stack.Peek())
        | OpCode.Pop -> pop () |> ignore
        | other -> fault (Fault.BadOpCode(byte other))
        pc <- next

    member this.Run() : Result<int option, Fault * int> =
        try
            while running do
                this.Step()
            Ok(if stack.Count > 0 then Some(stack.Peek()) else None)
        with MachineFault(f, at) -> Error(f, at)

// ---- a language

type Expr =
    | Int of int
    | Var of string
    | Bin of OpCode * Expr * Expr
    | Apply of string * Expr list
    | NewArray of Expr
    | At of Expr * Expr
    static member (+)(a, b) = Bin(OpCode.Add, a, b)
    static member (-)(a, b) = Bin(OpCode.Sub, a, b)
    static member (*)(a, b) = Bin(OpCode.Mul, a, b)
    static member (/)(a, b) = Bin(OpCode.Div, a, b)

type Stmt =
    | Let of string * Expr
    | SetAt of Expr * Expr * Expr
    | While of Expr * Stmt list
    | If of Expr * Stmt list * Stmt list
    | PrintS of Expr
    | Return of Expr

type FunctionDef = { Name: string; Params: string list; Body: Stmt list }

let (<.) a b = Bin(OpCode.Less, a, b)
let (=.) a b = Bin(OpCode.Equal, a, b)
let (!) name = Var name

type Compiler(functions: FunctionDef list) =
    let code = ResizeArray<Instruction>()
    let fixups = ResizeArray<int * string * int>()
    let entry = Dictionary<string, int>()

    let emit op arg =
        code.Add { Op = op; Arg = arg }
        code.Count - 1

    let patch at target = code.[at] <- { code.[at] with Arg = target }

    member private this.Expr (slots: Dictionary<string, int>) e : unit =
        let go = this.Expr slots
        match e with
        | Int n -> emit OpCode.Push n |> ignore
        | Var v ->
            match slots.TryGetValue v with
            | true, slot -> emit OpCode.Load slot |> ignore
            | _ -> failwithf "unknown variable %s" v
        | Bin(op, a, b) ->
            go a
            go b
            emit op 0 |> ignore
        | Apply(f, args) ->
            List.iter go args
            fixups.Add(emit OpCode.Call 0, f, args.Length)
        | NewArray size ->
            go size
            emit OpCode.New 0 |> ignore
        | At(a, i) ->
            go a
            go i
            emit OpCode.Get 0 |> ignore

    member private this.Stmt (slots: Dictionary<string, int>) s : unit =
        match s with
        | Let(v, e) ->
            this.Expr slots e
            if not (slots.ContainsKey v) then slots.[v] <- slots.Count
            emit OpCode.Store slots.[v] |> ignore
        | SetAt(a, i, v) ->
            for e in [ a; i; v ] do
                this.Expr slots e
            emit OpCode.Put 0 |> ignore
        | While(c, body) ->
            let top = code.Count
            this.Expr slots c
            let exit = emit OpCode.JumpZero 0
            body |> List.iter (this.Stmt slots)
            emit OpCode.Jump top |> ignore
            patch exit code.Count
        | If(c, yes, no) ->
            this.Expr slots c
            let otherwise = emit OpCode.JumpZero 0
            List.iter (this.Stmt slots) yes
            let over = emit OpCode.Jump 0
            patch otherwise code.Count
            List.iter (this.Stmt slots) no
            patch over code.Count
        | PrintS e ->
            this.Expr slots e
            emit OpCode.Print 0 |> ignore
        | Return e ->
            this.Expr slots e
            emit OpCode.Ret 0 |> ignore

    member this.Compile() =
        fixups.Add(emit OpCode.Call 0, "main", 0)
        emit OpCode.Halt 0 |> ignore
        for f in functions do
            entry.[f.Name] <- code.Count
            let slots = Dictionary<string, int>()
            f.Params |> List.iteri (fun i p -> slots.[p] <- i)
            f.Body |> List.iter (this.Stmt slots)
            this.Stmt slots (Return(Int 0))
        for at, name, count in fixups do
            match entry.TryGetValue name with
            | true, target -> patch at ((target <<< 8) ||| count)
            | _ -> failwithf "unknown function %s" name
        code.ToArray()

let program =
    [ { Name = "fib"
        Params = [ "n" ]
        Body =
          [ If(!"n" <. Int 2, [ Return !"n" ], [])
            Return(Apply("fib", [ !"n" - Int 1 ]) + Apply("fib", [ !"n" - Int 2 ])) ] }
      { Name = "sieve"
        Params = [ "limit" ]
        Body =
          [ Let("a", NewArray !"limit")
            Let("i", Int 2)
            Let("count", Int 0)
            While(
                !"i" <. !"limit",
                [ If(
                      At(!"a", !"i") =. Int 0,
                      [ Let("count", !"count" + Int 1)
                        Let("j", !"i" * !"i")
                        While(!"j" <. !"limit", [ SetAt(!"a", !"j", Int 1); Let("j", !"j" + !"i") ]) ],
                      []
                  )
                  Let("i", !"i" + Int 1) ]
            )
            Return !"count" ] }
      { Name = "main"
        Params = []
        Body =
          [ Let("k", Int 0)
            While(!"k" <. Int 11, [ PrintS(Apply("fib", [ !"k" ])); Let("k", !"k" + Int 1) ])
            PrintS(Apply("sieve", [ Int 100 ]))
            Return(Int 6 * Int 7) ] } ]

let code = Compiler(program).Compile()
code |> Array.iteri (fun i ins -> if i < 14 then printfn "%3d %O" i ins)
let bytes = Encoding.encode code
printfn "%d instructions, %d bytes, sum %d" code.Length bytes.Length (bytes |> Array.sumBy int)

match Encoding.decode bytes with
| Ok again when again = code ->
    let m = Machine(again)
    let r = m.Run()
    printfn "\n%A after %d steps, depth %d" r m.Executed m.Depth
| Ok _ -> printfn "decoding differs"
| Error e -> printfn "%s" e

let raw ops = ops |> List.map (fun (o, a) -> { Op = o; Arg = a }) |> Array.ofList
let outputs = List<int>()

for code in
    [ raw [ OpCode.Push, 1; OpCode.Add, 0 ]
      raw [ OpCode.Push, 1; OpCode.Push, 0; OpCode.Div, 0 ]
      raw [ (OpCode.Jump, 0) ]
      raw [ OpCode.Push, 5; OpCode.Push, 0; OpCode.Get, 0 ]
      raw [ OpCode.Push, 2; OpCode.New, 0; OpCode.Push, 2; OpCode.Push, 9; OpCode.Put, 0 ]
      raw [ (LanguagePrimitives.EnumOfValue 99uy, 0) ]
      raw [ OpCode.Push, 3; OpCode.Dup, 0; OpCode.Print, 0; OpCode.Halt, 0 ] ] do
    printfn "%A" (Machine(code, fuel = 50, output = outputs.Add).Run())

printfn "%A" (List.ofSeq outputs)
printfn "%A" (Encoding.decode [| 1uy; 2uy |] |> Result.map Array.length)
printfn "%A" (Encoding.decode [| 0uy; 77uy |] |> Result.map Array.length)

try
    Compiler([ { Name = "main"; Params = []; Body = [ Return(Apply("nope", [ Int 1 ])) ] } ]).Compile() |> ignore
with Failure m -> printfn "%s" m

try
    Compiler([ { Name = "main"; Params = [ "x" ]; Body = [ Return(!"x" / !"y") ] } ]).Compile() |> ignore
with e -> printfn "%s" e.Message
