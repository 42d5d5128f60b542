// out: len: NullReferenceException: Object reference not set to an instance of an object.
// out: get: NullReferenceException: Object reference not set to an instance of an object.
// out: get2: NullReferenceException: Object reference not set to an instance of an object.
// out: set: NullReferenceException: Object reference not set to an instance of an object.
// out: for: NullReferenceException: Object reference not set to an instance of an object.
// out: fori: NullReferenceException: Object reference not set to an instance of an object.
// out: slice: NullReferenceException: Object reference not set to an instance of an object.
// out: slice2: NullReferenceException: Object reference not set to an instance of an object.
// out: slice3: NullReferenceException: Object reference not set to an instance of an object.
// out: setslice: ArgumentNullException: Value cannot be null. (Parameter 'destinationArray')
// out: setslice2: ArgumentNullException: Value cannot be null. (Parameter 'sourceArray')
// out: pat: "other"
// out: pat2: "null"
// out: pat3: "null"
// out: pat4: "nulls"
// out: isnull: (true, true, true, true, true)
// out: A: <null>
// out: b: [|null; null; null|]
// out: blen: NullReferenceException: Object reference not set to an instance of an object.
// out: b0: NullReferenceException: Object reference not set to an instance of an object.
// out: d: NullReferenceException: Object reference not set to an instance of an object.
// out: eq: (true, false, false, 0, -1, 1, 0)
// out: string: ""
// out: fmt: "<null>|<null>"
// out: join: ArgumentNullException: Value cannot be null. (Parameter 'values')
// out: join2: ArgumentNullException: Value cannot be null. (Parameter 'value')
// out: concat: ArgumentNullException: Value cannot be null. (Parameter 'values')
// out: String.concat: ArgumentNullException: Value cannot be null. (Parameter 'values')
// out: seq: ArgumentNullException: Value cannot be null. (Parameter 'source')
// out: seqfor: NullReferenceException: Object reference not set to an instance of an object.
// out: seqsum: NullReferenceException: Object reference not set to an instance of an object.
// out: toList: NullReferenceException: Object reference not set to an instance of an object.
// out: toList2: ArgumentNullException: Value cannot be null. (Parameter 'source')
// out: ofSeq: ArgumentNullException: Value cannot be null. (Parameter 'collection')
// out: clone: NullReferenceException: Object reference not set to an instance of an object.
// out: copyto: NullReferenceException: Object reference not set to an instance of an object.
// out: getlength: NullReferenceException: Object reference not set to an instance of an object.
// out: gettype: NullReferenceException: Object reference not set to an instance of an object.
// out: tostring: NullReferenceException: Object reference not set to an instance of an object.
// out: hashcode: NullReferenceException: Object reference not set to an instance of an object.
// out: equals: NullReferenceException: Object reference not set to an instance of an object.
// out: rank: NullReferenceException: Object reference not set to an instance of an object.
// out: getvalue: NullReferenceException: Object reference not set to an instance of an object.
// out: longlength: NullReferenceException: Object reference not set to an instance of an object.
// out: Array.Sort: ArgumentNullException: Value cannot be null. (Parameter 'array')
// out: Array.Reverse: ArgumentNullException: Value cannot be null. (Parameter 'array')
// out: Array.IndexOf: ArgumentNullException: Value cannot be null. (Parameter 'array')
// out: Array.length: ArgumentNullException: Value cannot be null. (Parameter 'array')
// out: Array.get: NullReferenceException: Object reference not set to an instance of an object.
// out: Array.set: NullReferenceException: Object reference not set to an instance of an object.
// out: Array.item: NullReferenceException: Object reference not set to an instance of an object.
// out: Array.blit: ArgumentNullException: Value cannot be null. (Parameter 'sourceArray')
// out: Array.blit2: ArgumentNullException: Value cannot be null. (Parameter 'destinationArray')
// out: Array.fill: ArgumentNullException: Value cannot be null. (Parameter 'target')
// out: Array.Copy: ArgumentNullException: Value cannot be null. (Parameter 'sourceArray')
// out: Array.Clear: ArgumentNullException: Value cannot be null. (Parameter 'array')
// out: Array.Fill: ArgumentNullException: Value cannot be null. (Parameter 'array')
// out: Array.Resize: [|0; 0; 0|]
// out: Array.sum: ArgumentNullException: Value cannot be null. (Parameter 'array')
// out: Array.sortBy: ArgumentNullException: Value cannot be null. (Parameter 'array')
// out: Array.concat: NullReferenceException: Object reference not set to an instance of an object.
// out: Array.toSeq: ArgumentNullException: Value cannot be null. (Parameter 'array')
// out: Array.zip: ArgumentNullException: Value cannot be null. (Parameter 'array1')
// out: addr: NullReferenceException: Object reference not set to an instance of an object.
// out: incr: NullReferenceException: Object reference not set to an instance of an object.
// out: swap: NullReferenceException: Object reference not set to an instance of an object.
// out: arr as obj: NullReferenceException: Object reference not set to an instance of an object.
// out: unbox: NullReferenceException: Object reference not set to an instance of an object.
// out: tryget: NullReferenceException: Object reference not set to an instance of an object.
// out: args: ArgumentNullException: Value cannot be null. (Parameter 'args')
// out: array of null: NullReferenceException: Object reference not set to an instance of an object.
// out: array iter null: NullReferenceException: Object reference not set to an instance of an object.
// out: nested set: NullReferenceException: Object reference not set to an instance of an object.
// out: inlined try: -1
// out: fin
// out: finally: -2
// out: length in a pipe: ArgumentNullException: Value cannot be null. (Parameter 'array')
// out: length as a function: ArgumentNullException: Value cannot be null. (Parameter 'array')
// out: Length as a function: NullReferenceException: Object reference not set to an instance of an object.
// out: field: NullReferenceException: Object reference not set to an instance of an object.
// out: member over a field: NullReferenceException: Object reference not set to an instance of an object.
// out: class field: NullReferenceException: Object reference not set to an instance of an object.
// out: in a structure: NullReferenceException: Object reference not set to an instance of an object.
// out: in a tuple: NullReferenceException: Object reference not set to an instance of an object.
// out: array of arrays of arrays: NullReferenceException: Object reference not set to an instance of an object.
// out: resized: NullReferenceException: Object reference not set to an instance of an object.
// out: cleared: NullReferenceException: Object reference not set to an instance of an object.
// out: found: NullReferenceException: Object reference not set to an instance of an object.
// out: option: NullReferenceException: Object reference not set to an instance of an object.
// out: in a loop: NullReferenceException: Object reference not set to an instance of an object.
// out: summed: NullReferenceException: Object reference not set to an instance of an object.
// out: state at the fault: 103
module Program
open System
open System.Collections.Generic

let t (name: string) (f: unit -> 'a) =
    try
        let r = f ()
        printfn "%s: %A" name r
    with e -> printfn "%s: %s: %s" name (e.GetType().Name) e.Message

let mk () : int[] = null
let a = mk ()
let b = Array.zeroCreate<int[]> 3
let d = Unchecked.defaultof<int[]>

t "len" (fun () -> a.Length)
t "get" (fun () -> a.[0])
t "get2" (fun () -> a.[-1])
t "set" (fun () -> a.[0] <- 1)
t "for" (fun () -> for x in a do printfn "%d" x)
t "fori" (fun () -> for i in 0 .. a.Length - 1 do printfn "%d" a.[i])
t "slice" (fun () -> a.[0..1])
t "slice2" (fun () -> a.[1..])
t "slice3" (fun () -> a.[*])
t "setslice" (fun () -> a.[0..1] <- [|1;2|])
t "setslice2" (fun () -> (Array.zeroCreate 3).[0..1] <- a)
t "pat" (fun () -> match a with [||] -> "empty" | [|x|] -> "one" | _ -> "other")
t "pat2" (fun () -> match a with null -> "null" | [|x|] -> "one" | _ -> "other")
t "pat3" (fun () -> match a with [|x;y|] -> "two" | [||] -> "e" | null -> "null" | _ -> "other")
t "pat4" (fun () -> match b with [|[|x|]; _; _|] -> "two" | [|null; null; _|] -> "nulls" | _ -> "other")
t "isnull" (fun () -> isNull a, (a = null), (null = a), isNull b.[0], isNull (box a))
t "A" (fun () -> a)
t "b" (fun () -> b)
t "blen" (fun () -> b.[1].Length)
t "b0" (fun () -> b.[1].[0])
t "d" (fun () -> d.Length)
t "eq" (fun () -> a = d, a = [||], [||] = a, compare a d, compare a [||], compare [||] a, hash a)
t "string" (fun () -> string a)
t "fmt" (fun () -> sprintf "%A|%O" a a)
t "join" (fun () -> String.Join(",", a))
t "join2" (fun () -> String.Join(",", (null: string[])))
t "concat" (fun () -> String.Concat((null: string[])))
t "String.concat" (fun () -> String.concat "," (null: string[]))
t "seq" (fun () -> Seq.length a)
t "seqfor" (fun () -> let s: seq<int> = a in for x in s do printfn "%d" x)
t "seqsum" (fun () -> Seq.sum a)
t "toList" (fun () -> List.ofArray a)
t "toList2" (fun () -> List.ofSeq a)
t "ofSeq" (fun () -> ResizeArray<int>(a).Count)
t "clone" (fun () -> a.Clone())
t "copyto" (fun () -> a.CopyTo([|1|], 0))
t "getlength" (fun () -> a.GetLength 0)
t "gettype" (fun () -> a.GetType().Name)
t "tostring" (fun () -> a.ToString())
t "hashcode" (fun () -> a.GetHashCode())
t "equals" (fun () -> a.Equals(a))
t "rank" (fun () -> a.Rank)
t "getvalue" (fun () -> a.GetValue 0)
t "longlength" (fun () -> a.LongLength)
t "Array.Sort" (fun () -> Array.Sort a)
t "Array.Reverse" (fun () -> Array.Reverse a)
t "Array.IndexOf" (fun () -> Array.IndexOf(a, 1))
t "Array.length" (fun () -> Array.length a)
t "Array.get" (fun () -> Array.get a 0)
t "Array.set" (fun () -> Array.set a 0 0)
t "Array.item" (fun () -> Array.item 0 a)
t "Array.blit" (fun () -> Array.blit a 0 [|1|] 0 1)
t "Array.blit2" (fun () -> Array.blit [|1|] 0 a 0 1)
t "Array.fill" (fun () -> Array.fill a 0 0 1)
t "Array.Copy" (fun () -> Array.Copy(a, [|1|], 1))
t "Array.Clear" (fun () -> Array.Clear(a, 0, 1))
t "Array.Fill" (fun () -> Array.Fill(a, 1))
t "Array.Resize" (fun () -> let mutable z = a in Array.Resize(&z, 3); z)
t "Array.sum" (fun () -> Array.sum a)
t "Array.sortBy" (fun () -> Array.sortBy id a)
t "Array.concat" (fun () -> Array.concat [a; [|1|]])
t "Array.toSeq" (fun () -> Array.toSeq a |> Seq.length)
t "Array.zip" (fun () -> Array.zip a [|1|])
t "addr" (fun () -> let r = &a.[0] in r)
t "incr" (fun () -> a.[0] <- a.[0] + 1)
let swap (x: int[]) i j = 
    let t = x.[i]
    x.[i] <- x.[j]
    x.[j] <- t
t "swap" (fun () -> swap a 0 1)
t "arr as obj" (fun () -> (box a :?> int[]).Length)
t "unbox" (fun () -> (unbox<int[]> null).Length)
let dict = Dictionary<string, int[]>()
t "tryget" (fun () -> match dict.TryGetValue "x" with | (true, v) -> v.Length | (false, v) -> v.Length)
t "args" (fun () -> String.Format("{0}", (null: obj[])))
t "array of null" (fun () -> Array.map (fun (x: int[]) -> x.Length) b)
t "array iter null" (fun () -> Array.iter (fun (x: int[]) -> for y in x do printfn "%d" y) b)
t "nested set" (fun () -> b.[0].[1] <- 2)
t "inlined try" (fun () -> try b.[2].Length with :? NullReferenceException -> -1)
t "finally" (fun () -> try (try b.[2].Length finally printfn "fin") with _ -> -2)
t "length in a pipe" (fun () -> a |> Array.length)
t "length as a function" (fun () -> [ a; [| 1 |] ] |> List.map Array.length)
t "Length as a function" (fun () -> [ a; [| 1 |] ] |> List.map _.Length)
type Holder() =
    [<DefaultValue>]
    val mutable items: int[]
    [<DefaultValue>]
    val mutable next: Holder
    member h.Count = h.items.Length
t "field" (fun () -> Holder().items.Length)
t "member over a field" (fun () -> Holder().Count)
t "class field" (fun () -> Holder().next.Count)
[<Struct>]
type Pair = { names: string[]; size: int }
t "in a structure" (fun () -> (Unchecked.defaultof<Pair>).names.Length)
t "in a tuple" (fun () -> let struct (x, _) = Unchecked.defaultof<struct (int[] * int)> in x.[0])
t "array of arrays of arrays" (fun () -> (Array.zeroCreate<int[][]> 1).[0].[0].[0])
t "resized" (fun () ->
    let mutable rows = [| [| 1 |] |]
    System.Array.Resize(&rows, 2)
    rows.[1].Length)
t "cleared" (fun () ->
    let rows = [| [| 1 |] |]
    System.Array.Clear rows
    rows.[0].[0])
t "found" (fun () -> ResizeArray<int[]>().Find(fun _ -> true).Length)
t "option" (fun () -> (Option.toObj (None: int[] option)).Length)
let rec total (rows: int[][]) i sum = if i = rows.Length then sum else total rows (i + 1) (sum + rows.[i].Length)
t "in a loop" (fun () -> total [| [| 1 |]; null |] 0 0)
let sumOf (xs: int[]) =
    let mutable sum = 0
    for i in 0 .. xs.Length - 1 do
        sum <- sum + xs.[i]
    sum
t "summed" (fun () -> [ sumOf [| 1; 2 |]; sumOf a ])
let counts () =
    let mutable done' = 0
    try
        for row in [ [| 1 |]; [| 2; 3 |]; a; [| 4 |] ] do
            done' <- done' + row.Length
    with :? NullReferenceException -> done' <- done' + 100
    done'
t "state at the fault" counts
