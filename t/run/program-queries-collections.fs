// out: [("Ann", 5200.50M); ("Cid", 4800M); ("Dee", 3900.25M)]
// out: R&D    2   10000.50
// out: Sales  2    7000.25
// out: [("R&D", 2); ("Sales", 2); ("Empty", 0)]
// out: 5 5200.50M true
// out: true
// out: ["c"; "talk"]
// out: Cid@2012 Ann@2015 Bob@2019 Dee@2021
// out: [(1, 5000.25M); (2, 3500.125M); (9, 100M)]
// out: 369
// out: true false
// out: [(2010, ["Cid"]); (2015, ["Ann"; "Bob"]); (2020, ["Dee"; "Eve"])]
// out: [("talk", 2); ("c", 1); ("excel", 1); ("f#", 1); ("hack", 1)]
// out: <div class="main" id="top">
// out:   hello
// out:   <ul>
// out:     <li>
// out:       Ann: 5200.5
// out:     </li>
// out:     <li>
// out:       Bob: 3100.0
// out:     </li>
// out:     <li>
// out:       Cid: 4800.0
// out:     </li>
// out:     <li>
// out:       Dee: 3900.3
// out:     </li>
// out:   </ul>
// out:   <p>
// out:     one
// out:     two
// out:     three
// out:   </p>
// out: </div>
// out: Ok {| Age = 30
// out:       Mail = "z@z"
// out:       Name = "Z" |}
// out: Error ["name: bad value " ""; "age: bad value 200"; "mail: bad value "zz""]
// out: dog=[3] lazy=[4] quick=[5; 5] the=[3; 3] 
// out: true true true true false ["fig"; "kiwi"; "pear"; "apple"] fig apple
// out: [2; 3; 9] true
// out: [0; 1; 2; 25] 1
// out: [true; false; false]
// out: (2, [(1, "1"); (3, "9"); (5, "25")])
// out: ["11"; "24"; "39"; "416"; "525"]
// out: Some 4 (1, "1")
// out: ([1; 1; 2; 2], ['a'; 'b'; 'a'; 'b'])
// out: [(3, 2); (2, 1)]
// out: [|6; 9; 12|]
// out: ([10; 26; 19], [[1; 2; 3]; [4; 5]; [6; 7]])
// out: [(1, 'a', true); (2, 'b', false)]
// out: ([2; 3; 5], 6)
// out: [6; 5; 3; 0]
// LINQ-like query expressions, custom builders with operations, collections
open System
open System.Linq
open System.Collections.Generic

type Dept = { Id: int; Title: string }
type Emp = { Name: string; Dept: int; Salary: decimal; Hired: DateTime; Skills: string list }
let depts = [ { Id = 1; Title = "R&D" }; { Id = 2; Title = "Sales" }; { Id = 3; Title = "Empty" } ]
let d y m = DateTime(y, m, 1)
let emps =
    [ { Name = "Ann"; Dept = 1; Salary = 5200.50m; Hired = d 2015 3; Skills = [ "f#"; "c" ] }
      { Name = "Bob"; Dept = 2; Salary = 3100m; Hired = d 2019 11; Skills = [ "talk" ] }
      { Name = "Cid"; Dept = 1; Salary = 4800m; Hired = d 2012 1; Skills = [] }
      { Name = "Dee"; Dept = 2; Salary = 3900.25m; Hired = d 2021 7; Skills = [ "talk"; "excel" ] }
      { Name = "Eve"; Dept = 9; Salary = 100m; Hired = d 2024 2; Skills = [ "hack" ] } ]

let q1 = query {
    for e in emps do
    where (e.Salary > 3500m)
    sortByDescending e.Salary
    thenBy e.Name
    select (e.Name, e.Salary) }
printfn "%A" (Seq.toList q1)
let q2 = query {
    for e in emps do
    join d in depts on (e.Dept = d.Id)
    groupValBy e.Salary d.Title into g
    sortBy g.Key
    select (g.Key, g.Count(), g.Sum()) }
for (k, n, t) in q2 do printfn "%-6s %d %10.2f" k n t
let q3 = query {
    for d in depts do
    leftOuterJoin e in emps on (d.Id = e.Dept) into es
    select (d.Title, Seq.length (Seq.filter (fun x -> not (obj.ReferenceEquals(box x, null))) es)) }
printfn "%A" (List.ofSeq q3)
printfn "%d %A %b" (query { for e in emps do count }) (query { for e in emps do maxBy e.Salary }) (query { for e in emps do exists (e.Name.StartsWith "D") })
printfn "%A" (query { for e in emps do where (e.Dept = 77); select e.Name; headOrDefault } |> isNull)
printfn "%A" (query { for e in emps do
                      for s in e.Skills do
                      distinct
                      select s
                      skip 1
                      take 2 } |> Seq.toList)
// method chains
let chain =
    emps.Where(fun e -> e.Dept < 5).OrderBy(fun e -> e.Hired).Select(fun e -> e.Name + "@" + string e.Hired.Year).ToList()
printfn "%s" (String.Join(" ", chain))
printfn "%A" (emps.GroupBy(fun e -> e.Dept).ToDictionary((fun g -> g.Key), (fun (g: IGrouping<int, Emp>) -> g.Average(fun e -> e.Salary))) |> Seq.map (fun kv -> kv.Key, kv.Value) |> Seq.toList)
printfn "%A" (Enumerable.Range(1, 10).Where(fun n -> n % 3 = 0).Aggregate(0, fun a b -> a * 10 + b))
printfn "%b %b" (emps.Any(fun e -> e.Salary < 200m)) (emps.All(fun e -> e.Skills.Any()))
printfn "%A" (emps |> Seq.groupBy (fun e -> e.Hired.Year / 5 * 5) |> Seq.map (fun (y, es) -> y, es |> Seq.map _.Name |> Seq.toList) |> Seq.sortBy fst |> Seq.toList)
printfn "%A" (emps |> List.collect _.Skills |> List.countBy id |> List.sortBy (fun (k, n) -> -n, k))
// a builder with custom operations
type Html = Elem of string * (string * string) list * Html list | Txt of string
type ElemState = { Attrs: (string * string) list; Kids: Html list }
type ElemBuilder(tag: string) =
    member _.Yield(()) = { Attrs = []; Kids = [] }
    member _.Yield(s: string) = { Attrs = []; Kids = [ Txt s ] }
    member _.Yield(h: Html) = { Attrs = []; Kids = [ h ] }
    member _.YieldFrom(hs: Html seq) = { Attrs = []; Kids = List.ofSeq hs }
    member _.Combine(a, b) = { Attrs = a.Attrs @ b.Attrs; Kids = a.Kids @ b.Kids }
    member _.Delay f = f ()
    member _.Zero() = { Attrs = []; Kids = [] }
    member this.For(xs: 'a seq, f: 'a -> ElemState) = xs |> Seq.map f |> Seq.fold (fun a b -> this.Combine(a, b)) (this.Zero())
    [<CustomOperation "attr">]
    member _.Attr(s, k, v) = { s with Attrs = s.Attrs @ [ k, v ] }
    [<CustomOperation "text">]
    member _.Text(s, t) = { s with Kids = s.Kids @ [ Txt t ] }
    [<CustomOperation("child")>]
    member _.Child(s, h: Html) = { s with Kids = s.Kids @ [ h ] }
    member _.Run s = Elem(tag, s.Attrs, s.Kids)
let div, ul, li, p = ElemBuilder "div", ElemBuilder "ul", ElemBuilder "li", ElemBuilder "p"
let rec render ind = function
    | Txt s -> String(' ', ind) + s + "\n"
    | Elem(t, a, ks) ->
        let attrs = a |> List.map (fun (k, v) -> $" {k}=\"{v}\"") |> String.concat ""
        match ks with
        | [] -> sprintf "%*s<%s%s/>\n" ind "" t attrs
        | _ -> sprintf "%s<%s%s>\n%s%s</%s>\n" (String(' ', ind)) t attrs (ks |> List.map (render (ind + 2)) |> String.concat "") (String(' ', ind)) t
let page =
    div {
        attr "class" "main"
        attr "id" "top"
        text "hello"
        child (ul { for e in emps do if e.Salary > 3000m then li { $"{e.Name}: {e.Salary:F1}" } })
        child (p { "one"; "two"; yield! [ Txt "three" ] })
    }
printf "%s" (render 0 page)
// validation applicative builder
type Validation<'a> = Result<'a, string list>
type ValidationBuilder() =
    member _.BindReturn(x: Validation<'a>, f: 'a -> 'b) : Validation<'b> = Result.map f x
    member _.MergeSources(a: Validation<'a>, b: Validation<'b>) : Validation<'a * 'b> =
        match a, b with
        | Ok x, Ok y -> Ok(x, y)
        | Error e, Error f -> Error(e @ f)
        | Error e, _ | _, Error e -> Error e
    member _.Return x : Validation<_> = Ok x
let validation = ValidationBuilder()
let check name cond v = if cond v then Ok v else Error [ sprintf "%s: bad value %A" name v ]
let person n a (m: string) =
    validation {
        let! name = check "name" (String.IsNullOrWhiteSpace >> not) n
        and! age = check "age" (fun a -> a >= 0 && a < 150) a
        and! mail = check "mail" (fun (m: string) -> m.Contains "@") m
        return {| Name = name; Age = age; Mail = mail |} }
printfn "%A" (person "Z" 30 "z@z")
printfn "%A" (person " " 200 "zz")
// collections
let sd = SortedDictionary<string, int list>(StringComparer.OrdinalIgnoreCase)
for w in "the quick The lazy QUICK dog".Split() do
    sd.[w] <- (match sd.TryGetValue w with | true, l -> w.Length :: l | _ -> [ w.Length ])
for KeyValue(k, v) in sd do printf "%s=%A " k v
printfn ""
let ss = SortedSet<string>(Comparer<string>.Create(fun a b -> compare (a.Length, a) (b.Length, b)))
for w in [ "pear"; "fig"; "apple"; "kiwi"; "fig" ] do ss.Add w |> printf "%b "
printfn "%A %s %s" (List.ofSeq ss) ss.Min ss.Max
let hs = HashSet<int>([ 1; 2; 3 ])
hs.IntersectWith [ 2; 3; 4 ]; hs.UnionWith [ 9 ]
printfn "%A %b" (Seq.sort hs |> Seq.toList) (hs.IsSubsetOf [ 1..10 ])
let ll = LinkedList<int>([ 1; 2; 3 ])
ll.AddFirst 0 |> ignore
ll.AddAfter(ll.Find 2, 25) |> ignore
ll.RemoveLast()
printfn "%A %d" (Seq.toList ll) ll.First.Next.Value
let stack = Stack<char>()
let balanced (s: string) =
    stack.Clear()
    s |> Seq.forall (fun c ->
        match c with
        | '(' | '[' | '{' -> stack.Push c; true
        | ')' | ']' | '}' -> stack.Count > 0 && (match stack.Pop(), c with '(', ')' | '[', ']' | '{', '}' -> true | _ -> false)
        | _ -> true)
    && stack.Count = 0
printfn "%A" ([ "([]{})"; "(]"; "((" ] |> List.map balanced)
let m = Map [ for i in 1..5 -> i, string (i * i) ]
printfn "%A" (m |> Map.partition (fun k _ -> k % 2 = 0) |> fun (a, b) -> a.Count, b |> Map.toList)
printfn "%A" (Map.foldBack (fun k v acc -> $"{k}{v}" :: acc) m [])
printfn "%A %A" (m |> Map.tryPick (fun k v -> if v.Length > 1 then Some k else None)) (Map.minKeyValue m)
printfn "%A" (List.allPairs [ 1; 2 ] [ 'a'; 'b' ] |> List.unzip)
printfn "%A" ([ 3; 1; 2 ] |> List.sortWith (fun a b -> compare b a) |> List.pairwise)
printfn "%A" (Array.windowed 3 [| 1..5 |] |> Array.map Array.sum)
printfn "%A" ([ 1..10 ] |> List.chunkBySize 4 |> List.map List.sum, List.splitInto 3 [ 1..7 ])
printfn "%A" (Seq.zip3 [ 1; 2 ] "ab" [ true; false ] |> List.ofSeq)
printfn "%A" (List.mapFold (fun acc x -> acc + x, acc * x) 1 [ 1; 2; 3 ])
printfn "%A" (List.scanBack (+) [ 1; 2; 3 ] 0)
