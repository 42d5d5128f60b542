// out: 7 14 12 20 5 ab!4 [4; 8]
// out: [5; 5] ["z"; "z"] 0
// out: made 101
// out: 307
// out: 1 6 7
// out: DivideByZeroException
// out: 5 1
// closures and objects in fields that read other fields do not keep the object: no cycle
type IShow =
    abstract Show: unit -> int

type Log() =
    static member val Count = 0 with get, set

type C(x: int, name: string) =
    let a =
        Log.Count <- Log.Count + 1
        x + 1
    let text = name + "!"
    let items = [ a; a * 2 ]
    let show = { new IShow with member _.Show() = a + text.Length }
    let add = fun y -> y + a
    let both = fun y -> add y + show.Show()
    let rows = seq { for i in items -> i + a }
    let later = lazy (Log.Count + a)
    let nested = fun () -> fun () -> text + string a
    let tuple = (a, (fun () -> items))
    member _.Show = show.Show()
    member _.Add y = add y
    member _.Both y = both y
    member _.Rows = Seq.sum rows
    member _.Later = later.Value
    member _.Nested = nested () ()
    member _.Items = (snd tuple) ()

let c = C(3, "ab")
printfn "%d %d %d %d %d %s %A" c.Show (c.Add 10) (c.Both 1) c.Rows c.Later c.Nested c.Items

type G<'t>(start: 't list) =
    let size = List.length start
    let first = if size > 0 then Some start.Head else None
    let get = fun (d: 't) -> defaultArg first d
    let twice = fun (d: 't) -> [ get d; get d ]
    member _.Twice d = twice d
    member _.Size = size

printfn "%A %A %d" (G<int>([ 5 ]).Twice 1) (G<string>([]).Twice "z") (G<int>([]).Size)

type Base(n: int) =
    let k = n * 2
    let f = fun () -> k
    member _.F() = f ()

type Derived(n: int) =
    inherit Base(n + 1)
    let m = n + 100
    let g = fun () -> m
    do printfn "made %d" (g ())
    let h = (fun () -> g () + m)
    member this.All = this.F() + g () + h ()

printfn "%d" (Derived(1).All)

[<Struct>]
type P = { mutable V: int }

type S() =
    let p = { V = 1 }
    let read = fun () -> p.V
    let mutable q = { V = 5 }
    member _.Read = read ()
    member _.Change() =
        q.V <- q.V + 1
        q.V

let s = S()
printfn "%d %d %d" s.Read (s.Change()) (s.Change())

type Fails(n: int) =
    let a = 10 / n
    let f = fun () -> a
    member _.F = f ()

printfn "%s" (try string (Fails 0).F with e -> e.GetType().Name)
printfn "%d %d" (Fails 2).F Log.Count
