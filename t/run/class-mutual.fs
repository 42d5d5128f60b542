// out: 2 ["p.a"; "p.a'"] p.a'
// out: p2
// out: true false false
type Parent(name: string) =
    let kids = System.Collections.Generic.List<Child>()
    member _.Name = name
    member p.Add(n: string) =
        let c = Child(n, p.Name)
        kids.Add c
        c
    member _.Count = kids.Count
    member _.Names = [ for k in kids -> k.Full ]
and Child(name: string, parent: string) =
    member _.Full = parent + "." + name
    member c.Sibling(p: Parent) = p.Add(name + "'")
and Kind =
    | Plain of Parent
    | Fancy of Child * Kind
    member k.Depth = match k with Plain _ -> 0 | Fancy(_, k) -> 1 + k.Depth
and Holder = { Owner: Parent; Kind: Kind } with member h.Text = h.Owner.Name + string h.Kind.Depth
let p = Parent "p"
let a = p.Add "a"
let b = a.Sibling p
printfn "%d %A %s" p.Count p.Names b.Full
printfn "%s" { Owner = p; Kind = Fancy(a, Fancy(b, Plain p)) }.Text
type IEven = abstract Test: int -> bool
and IOdd = abstract Check: int -> bool
type Even(o: IOdd option ref) =
    interface IEven with
        member _.Test n = n = 0 || o.Value.Value.Check(n - 1)
type Odd(e: IEven) =
    interface IOdd with
        member _.Check n = n <> 0 && e.Test(n - 1)
let cell = ref None
let e = Even cell :> IEven
let o = Odd e :> IOdd
cell.Value <- Some o
printfn "%b %b %b" (e.Test 6) (o.Check 6) (e.Test 7)
cell.Value <- None
