// out: string list before: null
// out: string list after: null
// out: string seq before: null
// out: string seq after: null
// out: class list before: True
// out: class list after: True
// out: class seq before: True
// out: class seq after: True
// out: struct list before: True0
// out: struct list after: True0
// out: struct seq before: True0
// out: struct seq after: True0
// out: stuple list before: True0
// out: stuple list after: True0
// out: stuple seq before: True0
// out: stuple seq after: True0
// out: option list before: 
// out: option list after: 
// out: option seq before: 
// out: option seq after: 
// out: bigint list before: 0
// out: bigint list after: 0
// out: bigint seq before: 0
// out: bigint seq after: 0
// out: decimal list before: 0
// out: decimal list after: 0
// out: decimal seq before: 0
// out: decimal seq after: 0
// out: obj list before: True
// out: obj list after: True
// out: obj seq before: True
// out: obj seq after: True
// out: kv list before: True
// out: kv list after: True
// out: kv seq before: True
// out: kv seq after: True
// out: true true true [] 0 x
// out: NullReferenceException
// out: true true true [] 0 x
// out: NullReferenceException
// out: true true true [] 0 x
// out: NullReferenceException
open System.Collections.Generic
type C() = member _.X = 1
[<Struct>] type S = { s: string; n: int }
let show name (e: IEnumerator<'T>) (f: 'T -> string) =
    try printfn "%s before: %s" name (f e.Current) with e -> printfn "%s %s" name (e.GetType().Name)
    while e.MoveNext() do ()
    try printfn "%s after: %s" name (f e.Current) with e -> printfn "%s %s" name (e.GetType().Name)
let go name (x: 'T) f =
    show (name + " list") (List<'T>([ x ]).GetEnumerator()) f
    show (name + " seq") ((seq { yield x }).GetEnumerator()) f
go "string" "q" (fun s -> (match s with null -> "null" | _ -> "some"))
go "class" (C()) (fun c -> string (isNull (box c)))
go "struct" { s = "x"; n = 1 } (fun s -> string (isNull s.s) + string s.n)
go "stuple" (struct ("a", 1)) (fun (struct (a, b)) -> string (isNull a) + string b)
go "option" (Some "x") (fun a -> string a)
go "bigint" 5I (fun a -> string a)
go "decimal" 5m (fun a -> string a)
go "obj" (box "x") (fun a -> string (isNull a))
go "kv" (KeyValuePair("a", "b")) (fun a -> string (isNull a.Key))

// a text is null, whatever is done with it
let text (e: IEnumerator<string>) =
    let c = e.Current
    printfn "%b %b %b [%s] %d %s" (isNull c) (c = null) (obj.ReferenceEquals(c, null)) c (hash c) (c + "x")
    try printfn "%d" c.Length with e -> printfn "%s" (e.GetType().Name)
text (List<string>([ "q" ]).GetEnumerator())
text ((seq { yield "a" }).GetEnumerator())
text (HashSet<string>([ "q" ]).GetEnumerator())
