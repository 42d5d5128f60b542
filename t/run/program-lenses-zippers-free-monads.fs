// out: 7
// out: { Name = "Ada"
// out:   Address = { Street = { Name = "Main"
// out:                          No = 99 }
// out:               City = "X" }
// out:   Tags = ["new"] }
// out: (Some 60, map [("b", 60); ("failed", 3)])
// out:   put a 100
// out:   fetch a
// out:   put a 30
// out:   fetch b
// out:   put b 70
// out:   fetch a
// out:   put a 10
// out:   fetch b
// out:   put b 90
// out:   fetch a
// out:   put failed 3
// out:   delete a
// out:   fetch b
// out:   return Some 50
// out: ["#10:x"; "#11:y"; "#12:z"] 13 ["even 10"; "even 12"]
// out: root
// out:   a
// out:     a1
// out:   B
// out:     new
// out: true
// out: 5 6
// out: 3628800
// out: Some 5 None
// Free monads, state, reader, writer, lenses, zippers: type-heavy functional style
module Abstract

open System

// ---- lens
type Lens<'s, 'a> = { Get: 's -> 'a; Set: 'a -> 's -> 's }
module Lens =
    let inline over l f s = l.Set (f (l.Get s)) s
    let compose outer inner = { Get = outer.Get >> inner.Get; Set = fun a s -> outer.Set (inner.Set a (outer.Get s)) s }
let (>->) a b = Lens.compose a b
let (.->) s l = l.Get s
let (<--) l v = fun s -> l.Set v s

type Street = { Name: string; No: int }
type Address = { Street: Street; City: string }
type Person = { Name: string; Address: Address; Tags: string list }
    with
    static member address = { Get = (fun p -> p.Address); Set = (fun a p -> { p with Address = a }) }
    static member tags = { Get = (fun (p: Person) -> p.Tags); Set = fun t p -> { p with Tags = t } }
let street = { Get = (fun a -> a.Street); Set = fun s a -> { a with Street = s } }
let number = { Get = (fun (s: Street) -> s.No); Set = fun n s -> { s with No = n } }

// ---- free monad over a key-value language
type KV<'next> =
    | Put of string * int * 'next
    | Fetch of string * (int option -> 'next)
    | Delete of string * 'next

module KV =
    let map f = function
        | Put(k, v, n) -> Put(k, v, f n)
        | Fetch(k, n) -> Fetch(k, n >> f)
        | Delete(k, n) -> Delete(k, f n)

type Program<'a> =
    | Pure of 'a
    | Free of KV<Program<'a>>

module Program =
    let rec bind f = function
        | Pure x -> f x
        | Free op -> Free(KV.map (bind f) op)
    let lift op = Free(KV.map Pure op)

type ProgramBuilder() =
    member _.Return x = Pure x
    member _.ReturnFrom(x: Program<_>) = x
    member _.Bind(m, f) = Program.bind f m
    member _.Zero() = Pure()
    member _.Combine(a: Program<unit>, b) = Program.bind b a
    member _.Delay(f: unit -> Program<_>) = f
    member _.Run(f: unit -> Program<_>) = f ()
    member this.While(guard, body) : Program<unit> =
        if guard () then this.Bind(body (), fun () -> this.While(guard, body)) else this.Zero()
    member this.For(xs: seq<'a>, body: 'a -> Program<unit>) =
        Seq.fold (fun acc x -> Program.bind (fun () -> body x) acc) (Pure()) xs
let kv = ProgramBuilder()
let put k v = Program.lift (Put(k, v, ()))
let fetch k = Program.lift (Fetch(k, id))
let delete k = Program.lift (Delete(k, ()))

let transfer a b n =
    kv {
        let! x = fetch a
        match x with
        | Some balance when balance >= n ->
            do! put a (balance - n)
            let! y = fetch b
            do! put b (Option.defaultValue 0 y + n)
            return true
        | Some _ | None -> return false
    }
let script =
    kv {
        do! put "a" 100
        for i in 1..3 do
            let! ok = transfer "a" "b" (i * 20)
            if not ok then do! put "failed" i
        do! delete "a"
        let! b = fetch "b"
        return b
    }
let rec runPure state = function
    | Pure x -> x, state
    | Free(Put(k, v, next)) -> runPure (Map.add k v state) next
    | Free(Fetch(k, next)) -> runPure state (next (Map.tryFind k state))
    | Free(Delete(k, next)) -> runPure (Map.remove k state) next
let rec trace = function
    | Pure x -> [ sprintf "return %A" x ]
    | Free(Put(k, v, n)) -> sprintf "put %s %d" k v :: trace n
    | Free(Fetch(k, n)) -> sprintf "fetch %s" k :: trace (n (Some 50))
    | Free(Delete(k, n)) -> $"delete {k}" :: trace n

// ---- state + writer + reader stack by hand
type M<'env, 'state, 'a> = M of ('env -> 'state -> string list -> 'a * 'state * string list)
let runM (M f) env st = let (a, s, log) = f env st [] in a, s, List.rev log
type MBuilder() =
    member _.Return x = M(fun _ s l -> x, s, l)
    member _.Bind(M m, f) = M(fun e s l -> let a, s, l = m e s l in let (M k) = f a in k e s l)
    member this.Zero() = this.Return()
    member _.ReturnFrom(m: M<_, _, _>) = m
    member _.Delay f = f ()
    member this.Combine(a, b) = this.Bind(a, fun () -> b)
let m = MBuilder()
let ask = M(fun e s l -> e, s, l)
let get = M(fun _ s l -> s, s, l)
let modify f = M(fun _ s l -> (), f s, l)
let tell msg = M(fun _ s l -> (), s, msg :: l)
let rec mapM f = function
    | [] -> m { return [] }
    | x :: xs -> m {
        let! y = f x
        let! ys = mapM f xs
        return y :: ys }
let label x =
    m {
        let! prefix = ask
        let! n = get
        do! modify ((+) 1)
        if n % 2 = 0 then do! tell (sprintf "even %d" n)
        return sprintf "%s%d:%s" prefix n x
    }

// ---- zipper on a rose tree
type Rose<'a> = Node of 'a * Rose<'a> list
type Crumb<'a> = { Parent: 'a; Left: Rose<'a> list; Right: Rose<'a> list }
type Zipper<'a> = { Focus: Rose<'a>; Path: Crumb<'a> list }
module Zipper =
    let ofTree t = { Focus = t; Path = [] }
    let down z =
        match z.Focus with
        | Node(_, []) -> None
        | Node(v, c :: cs) -> Some { Focus = c; Path = { Parent = v; Left = []; Right = cs } :: z.Path }
    let right z =
        match z.Path with
        | { Right = r :: rs } as c :: rest -> Some { Focus = r; Path = { c with Left = z.Focus :: c.Left; Right = rs } :: rest }
        | _ -> None
    let up z =
        match z.Path with
        | [] -> None
        | { Parent = p; Left = l; Right = r } :: rest -> Some { Focus = Node(p, List.rev l @ z.Focus :: r); Path = rest }
    let rec root z = match up z with Some z -> root z | None -> z.Focus
    let edit f z = { z with Focus = (let (Node(v, cs)) = z.Focus in Node(f v, cs)) }
    let insert t z = let (Node(v, cs)) = z.Focus in { z with Focus = Node(v, t :: cs) }
let rec show depth (Node(v, cs)) =
    String.replicate depth "  " + string v + "\n" + (cs |> List.map (show (depth + 1)) |> String.concat "")

// ---- church encodings and fix
type Church<'a> = ('a -> 'a) -> 'a -> 'a
let zero: Church<'a> = fun _ x -> x
let succ (n: Church<'a>) : Church<'a> = fun f -> n f >> f
let toInt n = n ((+) 1) 0
let add m n : Church<'a> = fun f -> m f >> n f
let mul m n : Church<'a> = m << n
let rec fix f x = f (fix f) x

// ---- continuation monad
type Cont<'r, 'a> = ('a -> 'r) -> 'r
type ContBuilder() =
    member _.ReturnFrom(c: Cont<_, _>) = c
    member _.Return(x) : Cont<'r, 'a> = fun k -> k x
    member _.Bind(c: Cont<'r, 'a>, f: 'a -> Cont<'r, 'b>) : Cont<'r, 'b> = fun k -> c (fun a -> f a k)
let cont = ContBuilder()
let callCC (f: ('a -> Cont<'r, 'b>) -> Cont<'r, 'a>) : Cont<'r, 'a> = fun k -> f (fun a _ -> k a) k
let safeDiv a b = callCC (fun exit -> cont {
    if b = 0 then return! exit None
    else return Some(a / b) })

[<EntryPoint>]
let main _ =
    let p = { Name = "Ada"; Address = { Street = { Name = "Main"; No = 7 }; City = "X" }; Tags = [] }
    let no = Person.address >-> street >-> number
    printfn "%d" (p .-> no)
    let q = p |> (no <-- 99) |> Lens.over Person.tags (fun t -> "new" :: t)
    printfn "%A" q
    printfn "%A" (runPure Map.empty script)
    trace script |> List.iter (printfn "  %s")
    let labelled, st, log = runM (mapM label [ "x"; "y"; "z" ]) "#" 10
    printfn "%A %d %A" labelled st log
    let tree = Node("root", [ Node("a", [ Node("a1", []) ]); Node("b", []) ])
    Zipper.ofTree tree
    |> Zipper.down
    |> Option.bind Zipper.right
    |> Option.map (Zipper.edit (fun s -> s.ToUpper()) >> Zipper.insert (Node("new", [])))
    |> Option.map Zipper.root
    |> Option.iter (show 0 >> printf "%s")
    printfn "%A" (Zipper.ofTree (Node(1, [])) |> Zipper.down |> Option.isNone)
    let two f = succ (succ zero) f
    let three f = succ two f
    printfn "%d %d" (toInt (add two three)) (toInt (mul two three))
    printfn "%d" (fix (fun self n -> if n <= 1 then 1 else n * self (n - 1)) 10)
    printfn "%A %A" (safeDiv 10 2 id) (safeDiv 1 0 id)
    0
