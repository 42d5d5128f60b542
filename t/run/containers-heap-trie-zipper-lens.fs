// out: abce
// out: [1; 2; 3] 6
// out: 1 [|20; 30|]
// out: ["car"; "card"; "care"] []
// out: Some [1; 20; 3] Some 1
// out: { Name = "n"
// out:   Address = { Street = "s"
// out:               No = 42 } }
// out: 3 ab
// out: n
module Program
// generic containers: heap, zipper, finger-ish queue, trie, lens
open System
open System.Collections
open System.Collections.Generic
type Heap<'k, 'v when 'k : comparison> =
    | E
    | T of rank: int * key: 'k * value: 'v * left: Heap<'k, 'v> * right: Heap<'k, 'v>
    static member Empty : Heap<'k, 'v> = E
    member h.IsEmpty = match h with E -> true | T _ -> false
module Heap =
    let rank = function E -> 0 | T (rank = r) -> r
    let make k v a b = if rank a >= rank b then T (rank b + 1, k, v, a, b) else T (rank a + 1, k, v, b, a)
    let rec merge a b =
        match a, b with
        | E, h | h, E -> h
        | T (_, k1, v1, l1, r1), T (_, k2, _, _, _) when k1 <= k2 -> make k1 v1 l1 (merge r1 b)
        | _, T (_, k2, v2, l2, r2) -> make k2 v2 l2 (merge a r2)
    let insert k v h = merge (T (1, k, v, E, E)) h
    let pop = function E -> None | T (_, k, v, l, r) -> Some ((k, v), merge l r)
    let toSeq h = Seq.unfold pop h
    let ofSeq xs = Seq.fold (fun h (k, v) -> insert k v h) Heap<_, _>.Empty xs
type Fifo<'a>(front: 'a list, back: 'a list) =
    static let empty = Fifo<'a>([], [])
    static member Empty = empty
    member _.Enqueue x = Fifo(front, x :: back)
    member _.TryDequeue() =
        match front, back with
        | [], [] -> None
        | x :: f, b -> Some (x, Fifo(f, b))
        | [], b -> let r = List.rev b in Some (List.head r, Fifo(List.tail r, []))
    interface IEnumerable<'a> with
        member _.GetEnumerator() : IEnumerator<'a> = (Seq.append front (List.rev back)).GetEnumerator()
        member this.GetEnumerator() : IEnumerator = (this :> seq<'a>).GetEnumerator() :> IEnumerator
type Trie = { End: bool; Next: Map<char, Trie> } with
    static member Empty = { End = false; Next = Map.empty }
    member t.Add(word: string) =
        let rec go i (t: Trie) =
            if i = word.Length then { t with End = true }
            else
                let child = t.Next |> Map.tryFind word.[i] |> Option.defaultValue Trie.Empty
                { t with Next = t.Next.Add(word.[i], go (i + 1) child) }
        go 0 t
    member t.Words = seq {
        if t.End then yield ""
        for KeyValue (c, child) in t.Next do
            for w in child.Words -> string c + w }
    member t.WithPrefix(p: string) =
        let sub = Seq.fold (fun (t: Trie option) c -> t |> Option.bind (fun t -> t.Next.TryFind c)) (Some t) p
        match sub with Some t -> t.Words |> Seq.map ((+) p) |> List.ofSeq | None -> []
type Zipper<'a> = { Left: 'a list; Focus: 'a; Right: 'a list }
module Zipper =
    let ofList = function x :: xs -> Some { Left = []; Focus = x; Right = xs } | [] -> None
    let right z = match z.Right with x :: xs -> Some { Left = z.Focus :: z.Left; Focus = x; Right = xs } | [] -> None
    let left z = match z.Left with x :: xs -> Some { Left = xs; Focus = x; Right = z.Focus :: z.Right } | [] -> None
    let modify f z = { z with Focus = f z.Focus }
    let toList z = List.rev z.Left @ z.Focus :: z.Right
type Lens<'s, 'a> = { Get: 's -> 'a; Set: 'a -> 's -> 's }
    with member l.Update f s = l.Set (f (l.Get s)) s
let (>->) (a: Lens<'a, 'b>) (b: Lens<'b, 'c>) = { Get = a.Get >> b.Get; Set = fun c s -> a.Set (b.Set c (a.Get s)) s }
type Address = { Street: string; No: int }
type Person = { Name: string; Address: Address }
let address = { Get = (fun p -> p.Address); Set = fun a p -> { p with Address = a } }
let no = { Get = _.No; Set = fun n a -> { a with No = n } }
let h = Heap.ofSeq [ 5, "e"; 1, "a"; 3, "c"; 2, "b" ]
printfn "%s" (h |> Heap.toSeq |> Seq.map snd |> String.concat "")
let q = Fifo.Empty.Enqueue(1).Enqueue(2).Enqueue(3)
printfn "%A %d" (List.ofSeq q) (Seq.sum q)
match q.TryDequeue() with
| Some (x, rest) -> printfn "%d %A" x (rest |> Seq.map ((*) 10) |> Seq.toArray)
| None -> printfn "empty"
let t = [ "car"; "card"; "care"; "dog" ] |> List.fold (fun (t: Trie) w -> t.Add w) Trie.Empty
printfn "%A %A" (t.WithPrefix "car") (t.WithPrefix "x")
let z = Zipper.ofList [ 1; 2; 3 ] |> Option.bind Zipper.right |> Option.map (Zipper.modify ((*) 10)) |> Option.bind Zipper.left
printfn "%A %A" (z |> Option.map Zipper.toList) (z |> Option.map _.Focus)
let p = { Name = "n"; Address = { Street = "s"; No = 1 } }
printfn "%A" ((address >-> no).Update (fun n -> n + 41) p)
[<AbstractClass; Sealed>]
type Comb private () =
    static member Over(a: int) = fun x -> x + a
    static member Over(a: string) = fun x -> x + a
printfn "%d %s" (Comb.Over 1 2) (Comb.Over "b" "a")
let inline (|HasName|) x = (^a : (member Name : string) x)
let nameOf (HasName n : Person) = n
printfn "%s" (nameOf p)
