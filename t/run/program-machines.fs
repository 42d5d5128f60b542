// out: ab:true aab:true ba:false :false abab:true 
// out: 0 [('a', 1); ('b', 0)]
// out: 1 [('a', 1); ('b', 2)]
// out: 2* [('a', 1); ('b', 0)]
// out: a(b|c)*d => a((b|c))*d: "ad"=true "abcbd"=true "abc"=false
// out: !(a.*)b => !(a(.)*)b: "bb"=true "ab"=false
// out: x+y? => x(x)*(y|ε): "x"=true "xxy"=true "y"=false
// out:  => ε: ""=true "a"=false
// out: fail expected ) at 2
// out: fail trailing input at 1
// out: arg nothing to repeat (Parameter 's')
// out: Hello World!
// out: echo!
// out: 5 4 3 2 1 Ok [0]
// out: Error "stack underflow at 0 with 0" Error "out of fuel"
// out: S(K(Kx))
// out: 4
// out: (int -> list<int>)
// out: clash 'x / list<'x>
// out: clash int / bool
// Small finite automata, regex engine by derivatives, brainf*** , stack VM, unification, SKI
module Machines
open System
open System.Text
open System.Collections.Generic

module Nfa =
    type State = int
    type Nfa = { Start: State; Accept: Set<State>; Delta: Map<State * char option, Set<State>> }
    let step nfa states sym =
        states |> Set.fold (fun acc s -> Set.union acc (Map.tryFind (s, sym) nfa.Delta |> Option.defaultValue Set.empty)) Set.empty
    let rec closure nfa states =
        let next = Set.union states (step nfa states None)
        if next = states then states else closure nfa next
    let accepts nfa (s: string) =
        (closure nfa (Set.singleton nfa.Start), s)
        ||> Seq.fold (fun st c -> closure nfa (step nfa st (Some c)))
        |> Set.intersect nfa.Accept
        |> Set.isEmpty
        |> not
    let toDfa nfa alphabet =
        let rec go seen = function
            | [] -> seen
            | s :: rest when Map.containsKey s seen -> go seen rest
            | s :: rest ->
                let moves = [ for c in alphabet -> c, closure nfa (step nfa s (Some c)) ]
                go (Map.add s moves seen) (rest @ List.map snd moves)
        let table = go Map.empty [ closure nfa (set [ nfa.Start ]) ]
        let number = table |> Map.toList |> List.mapi (fun i (k, _) -> k, i) |> Map
        [ for KeyValue(s, moves) in table -> number.[s], not (Set.isEmpty (Set.intersect s nfa.Accept)), [ for c, t in moves -> c, number.[t] ] ]

module Regex =
    [<CustomEquality; NoComparison>]
    type R =
        | Empty | Eps | Chr of char | Any
        | Seq of R * R | Alt of R * R | Star of R | Not of R
        override a.Equals o = match o with :? R as b -> a.ToString() = b.ToString() | _ -> false
        override a.GetHashCode() = a.ToString().GetHashCode()
        override r.ToString() =
            match r with
            | Empty -> "∅" | Eps -> "ε" | Chr c -> string c | Any -> "."
            | Seq(a, b) -> $"{a}{b}" | Alt(a, b) -> $"({a}|{b})" | Star a -> $"({a})*" | Not a -> $"!({a})"
    let rec nullable = function
        | Empty | Chr _ | Any -> false
        | Eps | Star _ -> true
        | Seq(a, b) -> nullable a && nullable b
        | Alt(a, b) -> nullable a || nullable b
        | Not a -> not (nullable a)
    let mkSeq = function Empty, _ | _, Empty -> Empty | Eps, r | r, Eps -> r | a, b -> Seq(a, b)
    let mkAlt = function Empty, r | r, Empty -> r | a, b when a = b -> a | a, b -> Alt(a, b)
    let rec deriv c = function
        | Empty | Eps -> Empty
        | Chr d -> if c = d then Eps else Empty
        | Any -> Eps
        | Seq(a, b) when nullable a -> mkAlt (mkSeq (deriv c a, b), deriv c b)
        | Seq(a, b) -> mkSeq (deriv c a, b)
        | Alt(a, b) -> mkAlt (deriv c a, deriv c b)
        | Star a as s -> mkSeq (deriv c a, s)
        | Not a -> Not(deriv c a)
    let parse (s: string) =
        let mutable i = 0
        let more () = i < s.Length
        let rec alt () =
            let l = sq ()
            if more () && s.[i] = '|' then (i <- i + 1; Alt(l, alt ())) else l
        and sq () =
            let mutable r = Eps
            while more () && s.[i] <> '|' && s.[i] <> ')' do
                r <- mkSeq (r, post ())
            r
        and post () =
            let mutable r = atom ()
            while more () && (match s.[i] with '*' | '+' | '?' -> true | _ -> false) do
                r <- (match s.[i] with '*' -> Star r | '+' -> Seq(r, Star r) | _ -> Alt(r, Eps))
                i <- i + 1
            r
        and atom () =
            let c = s.[i]
            i <- i + 1
            match c with
            | '(' ->
                let r = alt ()
                if not (more ()) || s.[i] <> ')' then failwithf "expected ) at %d" i
                i <- i + 1
                r
            | '.' -> Any
            | '!' -> Not(post ())
            | '*' | '+' | '?' -> invalidArg "s" "nothing to repeat"
            | c -> Chr c
        let r = alt ()
        if more () then failwithf "trailing input at %d" i
        r
    let isMatch r s = Seq.fold (fun r c -> deriv c r) r s |> nullable

module Bf =
    type Op = Move of int | Add of int | Out | In | Loop of Op list
    let parse (src: string) =
        let rec go i acc =
            if i = src.Length then List.rev acc, i
            else
                match src.[i], acc with
                | '>', Move n :: t -> go (i + 1) (Move(n + 1) :: t)
                | '<', Move n :: t -> go (i + 1) (Move(n - 1) :: t)
                | '>', _ -> go (i + 1) (Move 1 :: acc)
                | '<', _ -> go (i + 1) (Move -1 :: acc)
                | '+', Add n :: t -> go (i + 1) (Add(n + 1) :: t)
                | '-', Add n :: t -> go (i + 1) (Add(n - 1) :: t)
                | '+', _ -> go (i + 1) (Add 1 :: acc)
                | '-', _ -> go (i + 1) (Add -1 :: acc)
                | '.', _ -> go (i + 1) (Out :: acc)
                | ',', _ -> go (i + 1) (In :: acc)
                | '[', _ -> let body, j = go (i + 1) [] in go (j + 1) (Loop body :: acc)
                | ']', _ -> List.rev acc, i
                | _ -> go (i + 1) acc
        fst (go 0 [])
    let run src (input: string) =
        let mem = Array.zeroCreate<byte> 300
        let mutable p = 0
        let mutable inp = 0
        let out = StringBuilder()
        let rec exec ops = List.iter one ops
        and one = function
            | Move n -> p <- p + n
            | Add n -> mem.[p] <- mem.[p] + byte n
            | Out -> out.Append(char mem.[p]) |> ignore
            | In -> mem.[p] <- (if inp < input.Length then byte input.[inp] else 0uy); inp <- inp + 1
            | Loop body as l -> if mem.[p] <> 0uy then exec body; one l
        exec (parse src)
        out.ToString()

module Vm =
    type Instr<'label> = Push of int | Bin of (int -> int -> int) | Dup | Swap | Jmp of 'label | Jz of 'label | Label of 'label | Print | Halt
    let assemble (code: Instr<string> list) : Instr<int>[] =
        let labels = Dictionary()
        let mutable pc = 0
        for i in code do match i with Label l -> labels.[l] <- pc | _ -> pc <- pc + 1
        [| for i in code do
            match i with
            | Label _ -> ()
            | Jmp l -> Jmp labels.[l]
            | Jz l -> Jz labels.[l]
            | Push n -> Push n | Bin f -> Bin f | Dup -> Dup | Swap -> Swap | Print -> Print | Halt -> Halt |]
    let run (code: Instr<int>[]) =
        let rec go pc stack fuel =
            if fuel = 0 then Error "out of fuel" else
            match code.[pc], stack with
            | Halt, s -> Ok s
            | Push n, s -> go (pc + 1) (n :: s) (fuel - 1)
            | Bin f, b :: a :: s -> go (pc + 1) (f a b :: s) (fuel - 1)
            | Dup, (a :: _ as s) -> go (pc + 1) (a :: s) (fuel - 1)
            | Swap, a :: b :: s -> go (pc + 1) (b :: a :: s) (fuel - 1)
            | Jmp t, s -> go t s (fuel - 1)
            | Jz t, a :: s -> go (if a = 0 then t else pc + 1) s (fuel - 1)
            | Print, a :: s -> printf "%d " a; go (pc + 1) s (fuel - 1)
            | _, s -> Error $"stack underflow at {pc} with {s.Length}"
        go 0 [] 10_000

module Ski =
    type Term = S | K | I | App of Term * Term | V of string
    let rec show = function
        | S -> "S" | K -> "K" | I -> "I" | V v -> v
        | App(f, (App _ as x)) -> show f + "(" + show x + ")"
        | App(f, x) -> show f + show x
    let rec step = function
        | App(I, x) -> Some x
        | App(App(K, x), _) -> Some x
        | App(App(App(S, f), g), x) -> Some(App(App(f, x), App(g, x)))
        | App(f, x) ->
            match step f with
            | Some f' -> Some(App(f', x))
            | None -> step x |> Option.map (fun x' -> App(f, x'))
        | _ -> None
    let trace t = Seq.unfold (Option.map (fun t -> t, step t)) (Some t) |> Seq.map show |> Seq.truncate 12 |> Seq.toList
    let ( @@ ) f x = App(f, x)

module Unify =
    type T = TVar of string | TCon of string * T list
    exception Clash of T * T
    let rec subst s = function
        | TVar v as t -> (match Map.tryFind v s with Some t' -> subst s t' | None -> t)
        | TCon(n, ts) -> TCon(n, List.map (subst s) ts)
    let rec occurs v = function TVar w -> v = w | TCon(_, ts) -> List.exists (occurs v) ts
    let rec unify s (a, b) =
        match subst s a, subst s b with
        | TVar v, TVar w when v = w -> s
        | TVar v, t | t, TVar v -> if occurs v t then raise (Clash(TVar v, t)) else Map.add v t s
        | TCon(n, xs), TCon(m, ys) when n = m && xs.Length = ys.Length -> List.fold unify s (List.zip xs ys)
        | x, y -> raise (Clash(x, y))
    let rec pp = function
        | TVar v -> "'" + v
        | TCon("->", [ a; b ]) -> sprintf "(%s -> %s)" (pp a) (pp b)
        | TCon(n, []) -> n
        | TCon(n, ts) -> n + "<" + String.Join(", ", List.map pp ts) + ">"

let nfa : Nfa.Nfa =
    { Start = 0; Accept = set [ 2 ]
      Delta = Map [ (0, Some 'a'), set [ 0; 1 ]; (0, Some 'b'), set [ 0 ]; (1, Some 'b'), set [ 2 ]; (2, None), set [ 0 ] ] }
for s in [ "ab"; "aab"; "ba"; ""; "abab" ] do printf "%s:%b " s (Nfa.accepts nfa s)
printfn ""
Nfa.toDfa nfa "ab" |> List.iter (fun (n, acc, ms) -> printfn "%d%s %A" n (if acc then "*" else "") ms)
for p, ss in [ "a(b|c)*d", [ "ad"; "abcbd"; "abc" ]; "!(a.*)b", [ "bb"; "ab" ]; "x+y?", [ "x"; "xxy"; "y" ]; "", [ ""; "a" ] ] do
    let r = Regex.parse p
    printfn "%s => %O: %s" p r (ss |> List.map (fun s -> sprintf "%A=%b" s (Regex.isMatch r s)) |> String.concat " ")
for bad in [ "(a"; "a)"; "*" ] do
    try printfn "%O" (Regex.parse bad) with
    | Failure m -> printfn "fail %s" m
    | :? ArgumentException as e -> printfn "arg %s" e.Message
printfn "%s" (Bf.run "++++++++[>++++[>++>+++>+++>+<<<<-]>+>+>->>+[<]<-]>>.>---.+++++++..+++.>>.<-.<.+++.------.--------.>>+." "")
printfn "%s" (Bf.run ",[.,]" "echo!")
open Vm
assemble [ Push 5; Label "top"; Dup; Print; Push 1; Bin (-); Dup; Jz "end"; Jmp "top"; Label "end"; Halt ] |> run |> printfn "%A"
printfn "%A %A" (run [| Bin (+) |]) (run [| Jmp 0 |])
open Ski
printfn "%s" (trace (S @@ K @@ K @@ V "x") |> String.concat " → ")
printfn "%A" (trace (S @@ I @@ I @@ (S @@ I @@ I)) |> List.length)
open Unify
let fn a b = TCon("->", [ a; b ])
let int' = TCon("int", [])
for a, b in [ fn (TVar "a") (TVar "b"), fn int' (TCon("list", [ TVar "a" ])); TVar "x", TCon("list", [ TVar "x" ]); int', TCon("bool", []) ] do
    try printfn "%s" (pp (subst (unify Map.empty (a, b)) a))
    with Clash(x, y) -> printfn "clash %s / %s" (pp x) (pp y)
