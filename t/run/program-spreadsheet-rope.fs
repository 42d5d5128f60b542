// out: cycle A1 -> B1 -> A1
// out: Z9: unexpected end
// out: Z8: bad char at 1
// out: Z7: expected )
// out:              A         B         C         D
// out:   1         10      81.5    21.375      #DIV
// out:   2       20.5       big       513#TYPE 'big'
// out:   3         51      big!      #DIV #NAME FOO
// out: recomputed 9
// out:              A         B         C         D
// out:   1          1      63.5    16.875      #DIV
// out:   3         42    small!      #DIV #NAME FOO
// out: a1 (Parameter 'name')
// out: Hello, world and goodbye! (25, depth 3)
// out: hello, world | ello, world | >hello, world
// A spreadsheet with dependency graph, formulas, cycles, and a CLI-like log; and a text editor with undo/redo; and a rope
module Sheet

open System
open System.Collections.Generic
open System.Text.RegularExpressions

[<Struct; CustomComparison; CustomEquality>]
type Ref =
    { Col: char; Row: int }
    static member Parse(s: string) =
        let m = Regex.Match(s, @"^([A-Z])(\d+)$")
        if m.Success then Some { Col = m.Groups.[1].Value.[0]; Row = int m.Groups.[2].Value } else None
    override r.ToString() = $"%c{r.Col}%d{r.Row}"
    override r.Equals o = match o with :? Ref as q -> q.Col = r.Col && q.Row = r.Row | _ -> false
    override r.GetHashCode() = int r.Col * 397 ^^^ r.Row
    interface IEquatable<Ref> with member r.Equals q = q.Col = r.Col && q.Row = r.Row
    interface IComparable with
        member r.CompareTo o =
            match o with
            | :? Ref as q -> match compare r.Row q.Row with 0 -> compare r.Col q.Col | c -> c
            | _ -> 1

type Formula =
    | Num of float
    | Text of string
    | Cell of Ref
    | Range of Ref * Ref
    | BinOp of char * Formula * Formula
    | Func of name: string * args: Formula list

type Value =
    | VNum of float
    | VText of string
    | VErr of string
    | VEmpty
    override v.ToString() =
        match v with
        | VNum n -> n.ToString("0.####")
        | VText s -> s
        | VErr e -> "#" + e
        | VEmpty -> ""

exception CycleException of Ref list

module FormulaParser =
    type private P(src: string) =
        let rx = Regex(@"\G\s*(?:(?<num>\d+(?:\.\d+)?)|(?<ref>[A-Z]\d+)|(?<id>[A-Z]{2,})|(?<str>""[^""]*"")|(?<op>[-+*/^(),:<>=&]))")
        let toks =
            let rec go i acc =
                if i >= src.Length || String.IsNullOrWhiteSpace src.[i..] then List.rev acc
                else
                    let m = rx.Match(src, i)
                    if not m.Success then failwithf "bad char at %d" i
                    let kind = [ "num"; "ref"; "id"; "str"; "op" ] |> List.find (fun n -> m.Groups.[n].Success)
                    go (m.Index + m.Length) ((kind, m.Groups.[kind].Value) :: acc)
            go 0 []
        let mutable rest = toks
        member _.Peek = List.tryHead rest
        member _.Next() =
            match rest with
            | t :: ts -> rest <- ts; t
            | [] -> failwith "unexpected end"
        member p.Accept op = if p.Peek = Some("op", op) then p.Next() |> ignore; true else false
        member p.Expect op = if not (p.Accept op) then failwithf "expected %s" op
        member p.Expr() = p.Level [ "<"; ">"; "="; "&" ] (fun () -> p.Sum())
        member p.Sum() = p.Level [ "+"; "-" ] (fun () -> p.Term())
        member p.Term() = p.Level [ "*"; "/" ] (fun () -> p.Power())
        member p.Power() : Formula =
            let b = p.Atom()
            if p.Accept "^" then BinOp('^', b, p.Power()) else b
        member private p.Level ops next =
            let mutable l : Formula = next ()
            let mutable go = true
            while go do
                match ops |> List.tryFind p.Accept with
                | Some o -> l <- BinOp(o.[0], l, next ())
                | None -> go <- false
            l
        member p.Atom() : Formula =
            match p.Next() with
            | "num", n -> Num(float n)
            | "str", s -> Text(s.Trim '"')
            | "ref", r ->
                let a = (Ref.Parse r).Value
                if p.Accept ":" then
                    match p.Next() with
                    | "ref", q -> Range(a, (Ref.Parse q).Value)
                    | _, t -> failwithf "bad range end %s" t
                else Cell a
            | "id", f ->
                p.Expect "("
                let args = [ if not (p.Accept ")") then
                                 p.Expr()
                                 while p.Accept "," do p.Expr()
                                 p.Expect ")" ]
                Func(f, args)
            | "op", "(" -> let e = p.Expr() in p.Expect ")"; e
            | "op", "-" -> BinOp('-', Num 0.0, p.Power())
            | _, t -> failwithf "unexpected %s" t
        member p.All() = let e = p.Expr() in (if p.Peek.IsSome then failwith "trailing input"); e
    let parse (s: string) =
        if s.StartsWith '=' then P(s.Substring 1).All()
        else match Double.TryParse s with true, n -> Num n | _ -> Text s

let rec refs = function
    | Cell r -> [ r ]
    | Range(a, b) -> [ for c in a.Col .. b.Col do for r in a.Row .. b.Row -> { Col = c; Row = r } ]
    | BinOp(_, a, b) -> refs a @ refs b
    | Func(_, args) -> List.collect refs args
    | Num _ | Text _ -> []

type Sheet() =
    let formulas = Dictionary<Ref, Formula>()
    let values = Dictionary<Ref, Value>()
    let dependents = Dictionary<Ref, HashSet<Ref>>()
    let mutable evals = 0
    let value r = match values.TryGetValue r with true, v -> v | _ -> VEmpty
    let num = function
        | VNum n -> Ok n
        | VEmpty -> Ok 0.0
        | VText t -> Error(VErr $"TYPE '{t}'")
        | VErr _ as e -> Error e
    let rec eval f =
        match f with
        | Num n -> VNum n
        | Text t -> VText t
        | Cell r -> value r
        | Range _ -> VErr "RANGE"
        | BinOp('&', a, b) -> VText(string (eval a) + string (eval b))
        | BinOp(op, a, b) ->
            match num (eval a), num (eval b) with
            | Error e, _ | _, Error e -> e
            | Ok _, Ok 0.0 when op = '/' -> VErr "DIV"
            | Ok x, Ok y ->
                match op with
                | '+' -> VNum(x + y) | '-' -> VNum(x - y) | '*' -> VNum(x * y) | '/' -> VNum(x / y)
                | '^' -> VNum(x ** y)
                | '<' -> VNum(if x < y then 1.0 else 0.0)
                | '>' -> VNum(if x > y then 1.0 else 0.0)
                | '=' -> VNum(if x = y then 1.0 else 0.0)
                | o -> VErr $"OP {o}"
        | Func(("SUM" | "AVG" | "MAX" | "MIN" | "COUNT") as name, args) ->
            let xs =
                args
                |> List.collect (function Range _ as r -> refs r |> List.map value |> List.filter ((<>) VEmpty) | a -> [ eval a ])
                |> List.map num
            match xs |> List.tryPick (function Error e -> Some e | Ok _ -> None) with
            | Some e -> e
            | None ->
                let ns = xs |> List.choose (function Ok n -> Some n | Error _ -> None)
                match name, ns with
                | "SUM", _ -> VNum(List.sum ns)
                | "COUNT", _ -> VNum(float ns.Length)
                | _, [] -> VErr "EMPTY"
                | "AVG", _ -> VNum(List.average ns)
                | "MAX", _ -> VNum(List.max ns)
                | _ -> VNum(List.min ns)
        | Func("IF", [ c; t; e ]) -> (match num (eval c) with Ok 0.0 -> eval e | Ok _ -> eval t | Error e -> e)
        | Func(n, _) -> VErr $"NAME {n}"
    let affected start =
        let order = List<Ref>()
        let state = Dictionary<Ref, bool>()
        let rec visit path r =
            match state.TryGetValue r with
            | true, true -> ()
            | true, false -> raise (CycleException(List.rev (r :: path)))
            | _ ->
                state.[r] <- false
                match dependents.TryGetValue r with
                | true, ds -> for d in Seq.sort ds do visit (r :: path) d
                | _ -> ()
                state.[r] <- true
                order.Add r
        visit [] start
        order.Reverse()
        order
    let link r f on =
        for d in refs f |> List.distinct do
            match dependents.TryGetValue d, on with
            | (true, s), true -> s.Add r |> ignore
            | (true, s), false -> s.Remove r |> ignore
            | (false, _), true -> dependents.[d] <- HashSet [ r ]
            | _ -> ()
    member _.Evals = evals
    member _.Item
        with get (name: string) = match Ref.Parse name with Some r -> value r | None -> invalidArg "name" name
        and set name (text: string) =
            let r = (Ref.Parse name).Value
            let f = FormulaParser.parse text
            let old = match formulas.TryGetValue r with | true, o -> Some o | _ -> None
            old |> Option.iter (fun o -> link r o false)
            link r f true
            try
                for a in affected r do
                    if a = r then formulas.[r] <- f
                    evals <- evals + 1
                    values.[a] <- eval formulas.[a]
            with CycleException _ ->
                link r f false
                old |> Option.iter (fun o -> link r o true)
                reraise ()
    member s.Print(cols: char list, rows: int list) =
        printfn "    %s" (cols |> List.map (fun c -> (string c).PadLeft 10) |> String.concat "")
        for r in rows do
            printfn "%3d %s" r (cols |> List.map (fun c -> (string (value { Col = c; Row = r })).PadLeft 10) |> String.concat "")

// ---- undo/redo editor over a rope
type Rope =
    | Leaf of string
    | Cat of len: int * depth: int * Rope * Rope
    member r.Length = match r with Leaf s -> s.Length | Cat(len = l) -> l
    member r.Depth = match r with Leaf _ -> 0 | Cat(depth = d) -> d
module Rope =
    let cat (a: Rope) (b: Rope) =
        match a, b with
        | Leaf "", r | r, Leaf "" -> r
        | Leaf x, Leaf y when x.Length + y.Length < 8 -> Leaf(x + y)
        | _ -> Cat(a.Length + b.Length, 1 + max a.Depth b.Depth, a, b)
    let rec split i r =
        match r with
        | Leaf s -> Leaf s.[.. i - 1], Leaf s.[i..]
        | Cat(_, _, a, b) when i < a.Length -> let l, m = split i a in l, cat m b
        | Cat(_, _, a, b) -> let m, rr = split (i - a.Length) b in cat a m, rr
    let insert i s r = let a, b = split i r in cat (cat a (Leaf s)) b
    let delete i n r = let a, b = split i r in cat a (snd (split n b))
    let rec fold f acc = function Leaf s -> f acc s | Cat(_, _, a, b) -> fold f (fold f acc a) b
    let toString r = fold (fun (sb: Text.StringBuilder) (s: string) -> sb.Append s) (Text.StringBuilder()) r |> string
type Edit = Insert of int * string | Delete of int * int
type Editor = { Text: Rope; Undo: Rope list; Redo: Rope list }
let edit e ed =
    let t = match e with Insert(i, s) -> Rope.insert i s ed.Text | Delete(i, n) -> Rope.delete i n ed.Text
    { Text = t; Undo = ed.Text :: ed.Undo; Redo = [] }
let undo = function { Undo = t :: u } as e -> { Text = t; Undo = u; Redo = e.Text :: e.Redo } | e -> e
let redo = function { Redo = t :: r } as e -> { Text = t; Redo = r; Undo = e.Text :: e.Undo } | e -> e

[<EntryPoint>]
let main _ =
    let s = Sheet()
    let set name text =
        try s.[name] <- text
        with
        | CycleException path -> printfn "cycle %s" (path |> List.map string |> String.concat " -> ")
        | Failure m -> printfn "%s: %s" name m
    for n, t in [ "A1", "10"; "A2", "20.5"; "A3", "=A1+A2*2"; "B1", "=SUM(A1:A3)"; "B2", "=IF(A3>50, \"big\", \"small\")"; "B3", "=B2 & \"!\""
                  "C1", "=AVG(A1:A3, 4)"; "C2", "=2^3^2 - -1"; "C3", "=A1/(A2-A2)"; "D1", "=C3+1"; "D2", "=B2*2"; "D3", "=FOO(1)"
                  "A1", "=B1"; "Z9", "=1+"; "Z8", "=1 $ 2"; "Z7", "=(1" ] do
        set n t
    s.Print([ 'A' .. 'D' ], [ 1..3 ])
    let before = s.Evals
    set "A1" "1"
    printfn "recomputed %d" (s.Evals - before)
    s.Print([ 'A' .. 'D' ], [ 1; 3 ])
    try printfn "%O" s.["a1"] with :? ArgumentException as e -> printfn "%s" e.Message
    let ed = { Text = Leaf ""; Undo = []; Redo = [] }
    let steps = [ Insert(0, "hello world"); Insert(5, ","); Delete(0, 1); Insert(0, "H"); Insert(12, " and goodbye!") ]
    let final = steps |> List.fold (fun e st -> edit st e) ed
    printfn "%s (%d, depth %d)" (Rope.toString final.Text) final.Text.Length final.Text.Depth
    let back = final |> undo |> undo |> undo
    printfn "%s | %s | %s" (Rope.toString back.Text) (Rope.toString (redo back).Text) (Rope.toString (edit (Insert(0, ">")) back |> redo).Text)
    0
