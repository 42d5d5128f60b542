// out: 2 3
// out: 3
// out: 6
// out: 9
// out: true
// out: true
// out: false
// out: 0
// out: 0
// out: false
// out: false
// out: 1
// out: 1
// out: 1
// out: 1
// out: 1
// out: 1
// out: 40
// out: 32768
// out: a b 
// out: true
// out: true
// out: true
// out: 0
// out: true
// out: b1 a2 2 [struct ("b", 1); struct ("a", 2)]
// out: desktop fonts CDBurning
// out: "System.Environment+SpecialFolder"
// out: 1
// out: Desktop
// out: 0 1
// out: z true 0
open System
open System.Collections.Generic
open System.Collections.Immutable
let d = Dictionary<string, int>()
d.["a"] <- 1
d.["b"] <- 2
let ks (k: Dictionary<string, int>.KeyCollection) = k.Count
let vs (v: Dictionary<string, int>.ValueCollection) = Seq.sum v
printfn "%d %d" (ks d.Keys) (vs d.Values)
let e1 (e: Dictionary<string, int>.Enumerator) =
    let mutable e = e
    let mutable n = 0
    while e.MoveNext() do n <- n + e.Current.Value
    n
printfn "%d" (e1 (d.GetEnumerator()))
let l = List<int>([ 1; 2; 3 ])
let e2 (e: List<int>.Enumerator) =
    let mutable e = e
    let mutable n = 0
    while e.MoveNext() do n <- n + e.Current
    n
printfn "%d" (e2 (l.GetEnumerator()))
let e3 (e: HashSet<int>.Enumerator) =
    let mutable e = e
    let mutable n = 0
    while e.MoveNext() do n <- n + e.Current
    n
printfn "%d" (e3 (HashSet<int>([4; 5]).GetEnumerator()))
let q (e: Queue<int>.Enumerator) = let mutable e = e in e.MoveNext()
printfn "%b" (q (Queue<int>([4; 5]).GetEnumerator()))
let s (e: Stack<int>.Enumerator) = let mutable e = e in e.MoveNext()
printfn "%b" (s (Stack<int>([4; 5]).GetEnumerator()))
let sd (e: SortedDictionary<int, string>.Enumerator) = let mutable e = e in e.MoveNext()
printfn "%b" (sd (SortedDictionary<int, string>().GetEnumerator()))
let sk (e: SortedDictionary<int, string>.KeyCollection) = e.Count
printfn "%d" (sk (SortedDictionary<int, string>().Keys))
let sv (e: SortedDictionary<int, string>.ValueCollection) = e.Count
printfn "%d" (sv (SortedDictionary<int, string>().Values))
let ss (e: SortedSet<int>.Enumerator) = let mutable e = e in e.MoveNext()
printfn "%b" (ss (SortedSet<int>().GetEnumerator()))
let ll (e: LinkedList<int>.Enumerator) = let mutable e = e in e.MoveNext()
printfn "%b" (ll (LinkedList<int>().GetEnumerator()))
let b (b: ImmutableArray<int>.Builder) = b.Add 3; b.ToImmutable()
printfn "%d" (b (ImmutableArray.CreateBuilder<int>())).Length
let bl (b: ImmutableList<int>.Builder) = b.Add 3; b.ToImmutable()
printfn "%d" (bl (ImmutableList.CreateBuilder<int>())).Count
let bd (b: ImmutableDictionary<int, string>.Builder) = b.Add(3, "x"); b.ToImmutable()
printfn "%d" (bd (ImmutableDictionary.CreateBuilder<int, string>())).Count
let bh (b: ImmutableHashSet<int>.Builder) = b.Add 3 |> ignore; b.ToImmutable()
printfn "%d" (bh (ImmutableHashSet.CreateBuilder<int>())).Count
let bsd (b: ImmutableSortedDictionary<int, string>.Builder) = b.Add(3, "x"); b.ToImmutable()
printfn "%d" (bsd (ImmutableSortedDictionary.CreateBuilder<int, string>())).Count
let bss (b: ImmutableSortedSet<int>.Builder) = b.Add 3 |> ignore; b.ToImmutable()
printfn "%d" (bss (ImmutableSortedSet.CreateBuilder<int>())).Count
let sf (f: Environment.SpecialFolder) = int f
printfn "%d" (sf Environment.SpecialFolder.UserProfile)
let sfo (f: Environment.SpecialFolderOption) = int f
printfn "%d" (sfo Environment.SpecialFolderOption.Create)
let alt (d: Dictionary<_, _>.KeyCollection) = for (k: string) in d do printf "%s " k
alt d.Keys
printfn ""
let x: List<string>.Enumerator = List<string>(["q"]).GetEnumerator()
let f (y: System.Collections.Generic.List<string>.Enumerator) = y.Current
printfn "%b" (isNull (f x))
type R = { mutable e: List<int>.Enumerator }
let r = { e = l.GetEnumerator() }
printfn "%b" (r.e.MoveNext())
let spans (s: ReadOnlySpan<int>.Enumerator) = let mutable s = s in s.MoveNext()
printfn "%b" (spans (ReadOnlySpan<int>([|1|]).GetEnumerator()))
let pq (p: PriorityQueue<int, int>.UnorderedItemsCollection) = p.Count
printfn "%d" (pq (PriorityQueue<int, int>().UnorderedItems))
let kke (e: Dictionary<string, int>.KeyCollection.Enumerator) = let mutable e = e in e.MoveNext() && e.Current = "a"
printfn "%b" (kke (d.Keys.GetEnumerator()))
let pq2 = PriorityQueue<string, int>([ struct ("a", 2); struct ("b", 1) ])
for struct (e, p) in pq2.UnorderedItems do printf "%s%d " e p
printfn "%d %A" pq2.UnorderedItems.Count (Seq.toList pq2.UnorderedItems)
let kind (f: Environment.SpecialFolder) =
    match f with
    | Environment.SpecialFolder.Desktop -> "desktop"
    | Environment.SpecialFolder.Fonts -> "fonts"
    | f -> string f
printfn "%s %s %s" (kind Environment.SpecialFolder.Desktop) (kind Environment.SpecialFolder.Fonts) (kind Environment.SpecialFolder.CDBurning)
printfn "%A" (typeof<Environment.SpecialFolder>.FullName)
printfn "%d" (System.Environment.NewLine.Length)
printfn "%A" System.Environment.SpecialFolder.Desktop
let arr: ImmutableArray<int>.Builder[] = [||]
printfn "%d %d" arr.Length Environment.NewLine.Length
type Holder(e: HashSet<string>.Enumerator, k: Dictionary<int, string>.ValueCollection) =
    let mutable e = e
    member _.Next() = if e.MoveNext() then e.Current else null
    member _.Count = k.Count
let holder = Holder(HashSet<string>([ "z" ]).GetEnumerator(), Dictionary<int, string>().Values)
printfn "%s %b %d" (holder.Next()) (isNull (holder.Next())) holder.Count
