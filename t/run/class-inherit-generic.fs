// out: true false
// out: Some { Id = 1
// out:        Name = "ann!" } 1
// out: ["a"; "b"] Some "a"
// out: 1 2
// out: derived2basederived2base u
// out: derived2base derived1base base
[<AbstractClass>]
type Repo<'K, 'V when 'K: comparison>() =
    let mutable items: Map<'K, 'V> = Map.empty
    abstract Key: 'V -> 'K
    abstract Validate: 'V -> Result<'V, string>
    default _.Validate v = Ok v
    member r.Add v =
        match r.Validate v with
        | Ok x ->
            items <- Map.add (r.Key x) x items
            true
        | Error _ -> false
    member _.Find k = Map.tryFind k items
    member _.Count = Map.count items
    member _.All = items |> Map.toList |> List.map snd
type User = { Id: int; Name: string }
type Users() =
    inherit Repo<int, User>()
    override _.Key u = u.Id
    override _.Validate u = if u.Name = "" then Error "empty" else Ok { u with Name = u.Name + "!" }
type Words(prefix: string) =
    inherit Repo<string, string>()
    override _.Key w = prefix + w
let us = Users()
printfn "%b %b" (us.Add { Id = 1; Name = "ann" }) (us.Add { Id = 2; Name = "" })
printfn "%A %d" (us.Find 1) us.Count
let ws = Words("x-")
for w in [ "b"; "a"; "b" ] do ws.Add w |> ignore
printfn "%A %A" ws.All (ws.Find "x-a")
let count (r: Repo<'k, 'v>) = r.Count
printfn "%d %d" (count us) (count ws)
type Base<'T>(x: 'T) =
    member val X = x with get, set
    abstract Show: unit -> string
    default b.Show() = "base"
    member b.Twice = b.Show() + b.Show()
type Derived<'T, 'U>(x: 'T, u: 'U) =
    inherit Base<'T list>([ x ])
    member _.U = u
    override d.Show() = "derived" + string d.X.Length + base.Show()
let d = Derived(1, "u")
d.X <- 5 :: d.X
printfn "%s %s" d.Twice d.U
let bs: Base<int list> list = [ d; Derived(3, 4.0); Base [ 1 ] ]
printfn "%s" (bs |> List.map (fun b -> b.Show()) |> String.concat " ")
