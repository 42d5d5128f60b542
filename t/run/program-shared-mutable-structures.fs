// out: brown12 dog12 end12 fox12 jumps12 lazy12 m12 over12 quick12 the32 
// out: brown Some "m"
// out: c4:40:c3 c3:30:c2 c2:20:c1 c1:10:c0 c0:0:c4 
// out: B:A:X c:y
// out: ["p1z"; "p2z"; "q1z"; "q2z"]
// out: ["two"; "one"] ["three"; "two"; "one"]
// out: [Ok ["1"; "2"]; Error "bad 3"; Error "bad 3"; Ok ["4"; "5"]; Error "bad 6";
// out:  Error "bad 6"; Ok ["7"; "8"]]
// out: x1+x2+x3+y1+y2+y3
// out: error ctor bad
// out: new x,new y,dispose y,dispose x,new x,new bad,dispose x
// out: [g 4]g1g2g3g4
// out: h1h2
// out: [h 2]
// out: [l 3][r 4][("l1", "r1r2"); ("l1l2", "r1r2r3")]
// out: [c 3]c1c2c3 3
// out: [x 3]stopped x1x2x3
// out: <6><4><2>n5/n4/n3/n2/n1/n0
// out: [|[]; ["beta"]; ["delta"; "gamma"; "alpha"]|]
// out: map [(1, map [("x", [2; 1]); ("z", [4])]); (2, map [("y", [3])])]
// out: Some ["BROWN"; "DOG"; "END"]
// out: (2)(1)(3)zz zzzzzz
// out: true false
// out: second'' first'
// out: [|Some "aa"; Some "aa"; Some "bb"|]
// out: 7 R<R<start
// out: brown; m;  fox;   dog;    end;   jumps;    lazy;  the;   quick;    over;
// Trees with mutable links, closures stored and replaced, constructors that fail, sequences left midway, places swapped.
module Own
open System
open System.Collections.Generic
type Node = { Key: string; mutable Left: Node option; mutable Right: Node option; mutable Count: int; Tags: string list }
let mk k = { Key = k; Left = None; Right = None; Count = 1; Tags = [ k; k + "!" ] }
let rec insert (n: Node) k =
    if k = n.Key then n.Count <- n.Count + 1
    elif k < n.Key then (match n.Left with Some l -> insert l k | None -> n.Left <- Some(mk k))
    else match n.Right with
         | Some r -> insert r k
         | None -> n.Right <- Some(mk k)
let rec items n = seq {
    match n.Left with Some l -> yield! items l | None -> ()
    yield n.Key, n.Count, n.Tags
    match n.Right with Some r -> yield! items r | None -> () }
let root = mk "m"
for w in "the quick brown fox jumps over the lazy dog the end".Split ' ' do insert root w
for k, c, tags in items root do printf "%s%d%d " k c tags.Length
printfn ""
// rotate: swaps of mutable fields
let rotate n =
    match n.Left with
    | Some l ->
        n.Left <- l.Right
        l.Right <- Some n
        l
    | None -> n
let r2 = rotate root
printfn "%s %A" r2.Key (r2.Right |> Option.map _.Key)
[<Struct>]
type Cell = { Name: string; mutable Hits: int; Prev: string option }
let cells = Array.init 5 (fun i -> { Name = $"c{i}"; Hits = i; Prev = None })
for i in 0..4 do
    cells[i].Hits <- cells[i].Hits * 10
    cells[i] <- { cells[i] with Prev = Some cells[(i + 4) % 5].Name }
let tmp = cells[0]
cells[0] <- cells[4]
cells[4] <- tmp
Array.sortInPlaceBy (fun c -> -c.Hits) cells
for c in cells do printf "%s:%d:%s " c.Name c.Hits (defaultArg c.Prev "-")
printfn ""
// closures captured in loops, stored, replaced, partially applied
let handlers = Dictionary<string, string -> string>()
for p in [ "a"; "b"; "c" ] do
    let prefix = p + ":"
    handlers[p] <- fun s -> prefix + s
handlers["b"] <- handlers["a"] >> handlers["b"] >> String.map Char.ToUpper
printfn "%s %s" (handlers["b"] "x") (handlers["c"] "y")
let add3 (a: string) (b: string) (c: string) = a + b + c
let partials = [ for x in [ "p"; "q" ] -> add3 x ]
let more = [ for f in partials do for y in [ "1"; "2" ] -> f y ]
printfn "%A" (more |> List.map (fun f -> f "z"))
let mutable acc = []
let push = fun x -> acc <- x :: acc
List.iter push [ "one"; "two" ]
let snapshot = acc
push "three"
printfn "%A %A" snapshot acc
// exceptions while building structures
let risky n = if n % 3 = 0 then failwithf "bad %d" n else string n
let attempts = [ for i in 1..7 -> try Ok [ risky i; risky (i + 1) ] with e -> Error e.Message ]
printfn "%A" attempts
type Guard(log: List<string>, name: string, fail: bool) =
    let data = [| for i in 1..3 -> name + string i |]
    do
        log.Add("new " + name)
        if fail then failwith ("ctor " + name)
    member _.Data = data
    interface IDisposable with
        member _.Dispose() = log.Add("dispose " + name)
let log = List<string>()
let useAll names =
    try
        use a = new Guard(log, List.item 0 names, false)
        use b = new Guard(log, List.item 1 names, List.item 1 names = "bad")
        String.Join("+", Array.append a.Data b.Data)
    with e -> "error " + e.Message
printfn "%s" (useAll [ "x"; "y" ])
printfn "%s" (useAll [ "x"; "bad" ])
printfn "%s" (String.Join(",", log))
// sequences left midway holding references
let gen (label: string) = seq {
    let buffer = ResizeArray<string>()
    try
        for i in 1..10 do
            buffer.Add(label + string i)
            yield String.Join("", buffer)
    finally printf "[%s %d]" label buffer.Count }
printfn "%s" (gen "g" |> Seq.item 3)
let e = (gen "h").GetEnumerator()
e.MoveNext() |> ignore
e.MoveNext() |> ignore
printfn "%s" e.Current
e.Dispose()
printfn ""
let zipped = Seq.zip (gen "l") (gen "r" |> Seq.skip 1) |> Seq.takeWhile (fun (a, _) -> a.Length < 6) |> Seq.toList
printfn "%A" zipped
let cached = gen "c" |> Seq.truncate 3 |> Seq.cache
printfn "%s %d" (Seq.last cached) (Seq.length cached)
try gen "x" |> Seq.iter (fun s -> if s.Length > 4 then failwith s) with ex -> printfn "stopped %s" ex.Message
// recursion with exceptions crossing frames owning values
let rec descend (path: string list) n =
    let here = sprintf "n%d" n :: path
    try
        if n = 0 then raise (InvalidOperationException(String.Join("/", List.rev here)))
        let r = descend here (n - 1)
        r + here.Length
    finally
        if n % 2 = 0 then printf "<%d>" here.Length
printfn "%s" (try string (descend [] 5) with :? InvalidOperationException as e -> e.Message)
// lists reversed, built by tail, arrays of lists, maps of maps
let buckets = Array.create 3 ([]: string list)
for w in [ "alpha"; "beta"; "gamma"; "delta" ] do
    let i = w.Length % 3
    buckets[i] <- w :: buckets[i]
printfn "%A" buckets
let nested = List.fold (fun (m: Map<int, Map<string, int list>>) (a, b, c) -> m |> Map.change a (fun inner -> Some(defaultArg inner Map.empty |> Map.change b (fun l -> Some(c :: defaultArg l []))))) Map.empty [ 1, "x", 1; 1, "x", 2; 2, "y", 3; 1, "z", 4 ]
printfn "%A" nested
let rec mapTree f = function
    | None -> None
    | Some n -> Some { n with Key = f n.Key; Left = mapTree f n.Left; Right = mapTree f n.Right }
printfn "%A" (mapTree (fun (k: string) -> k.ToUpper()) (Some r2) |> Option.map (fun n -> items n |> Seq.map (fun (k, _, _) -> k) |> Seq.take 3 |> List.ofSeq))
// lazy chains, memo of closures, mutual closures
let lazies = [ for i in 1..3 -> lazy (printf "(%d)" i; String('z', i)) ]
printfn "%s %s" (lazies[1].Force()) (lazies |> List.map (fun l -> l.Value) |> String.concat "")
let rec isEven = function 0 -> true | n -> isOdd (n - 1)
and isOdd = function 0 -> false | n -> isEven (n - 1)
let table = [ "even", isEven; "odd", isOdd ] |> Map.ofList
printfn "%b %b" (table["even"] 10) (table["odd"] 10)
let swap (a: byref<string>) (b: byref<string>) =
    let t = a
    a <- b + "'"
    b <- t
let mutable s1, s2 = "first", "second"
for _ in 1..3 do swap &s1 &s2
printfn "%s %s" s1 s2
let opts = [| Some "a"; None; Some "b" |]
for i in 0..2 do opts[i] <- (match opts[i] with Some s -> Some(s + s) | None -> opts[0])
printfn "%A" opts
let q = Queue<string list>()
q.Enqueue [ "start" ]
let mutable steps = 0
while q.Count > 0 && steps < 6 do
    let path = q.Dequeue()
    steps <- steps + 1
    if path.Length < 4 then
        q.Enqueue("L" :: path)
        q.Enqueue("R" :: path)
printfn "%d %s" q.Count (q.Peek() |> String.concat "<")
let sb = Text.StringBuilder()
let rec render indent (n: Node option) =
    match n with
    | None -> ()
    | Some n ->
        sb.Append(' ', indent).Append(n.Key).Append(';') |> ignore
        render (indent + 1) n.Left
        render (indent + 1) n.Right
render 0 (Some r2)
printfn "%s" (sb.ToString())
