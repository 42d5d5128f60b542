// out: rolled back 2
// out: [save 0:pen@1.50]
// out: [save 0:book@12.00]
// out: 0 2
// out: [hit 1:pen@1.50]
// out: Some "1:pen@1.50"
// out: [miss 9]
// out: true
// out: 2:book@12.00
// out: 4
// out: only pen
// out: 4 true
// out: using
// out: 1
// out: 2
// out: 3
open System
// generic repository, unit of work, decorators, static abstract-free patterns
[<AllowNullLiteral>]
type IEntity<'K> =
    abstract Id: 'K with get, set

[<AllowNullLiteral>]
type Entity() =
    member val Id = 0 with get, set
    interface IEntity<int> with
        member this.Id with get () = this.Id and set v = this.Id <- v

[<AllowNullLiteral>]
type Product(name: string, price: float) =
    inherit Entity()
    member val Name = name with get, set
    member val Price = price with get, set
    new() = Product("", 0.0)
    override this.ToString() = $"{this.Id}:{this.Name}@{this.Price:F2}"

type IStore<'K, 'T when 'T :> IEntity<'K> and 'K: equality> =
    abstract Save: 'T -> unit
    abstract Get: 'K -> 'T option
    abstract Query: ('T -> bool) -> 'T seq

type MemoryStore<'T when 'T :> IEntity<int>>() =
    let mutable items: Map<int, 'T> = Map.empty
    let mutable next = 1
    interface IStore<int, 'T> with
        member _.Save x =
            if x.Id = 0 then
                x.Id <- next
                next <- next + 1
            items <- items.Add(x.Id, x)
        member _.Get k = items.TryFind k
        member _.Query f = items.Values |> Seq.filter f

type LoggingStore<'T when 'T :> IEntity<int> and 'T: null>(inner: IStore<int, 'T>, log: string -> unit) =
    let calls = ref 0
    member _.Calls = calls.Value
    member private this.Count() = calls.Value <- calls.Value + 1
    interface IStore<int, 'T> with
        member this.Save x =
            this.Count()
            log $"save {x}"
            inner.Save x
        member this.Get k =
            this.Count()
            let r = inner.Get k
            log (match r with Some x -> $"hit {x}" | None -> $"miss {k}")
            r
        member _.Query f = inner.Query f

type UnitOfWork<'T when 'T :> IEntity<int>>(store: IStore<int, 'T>) =
    let pending = System.Collections.Generic.List<'T>()
    let mutable committed = false
    member _.Add x = pending.Add x
    member _.Commit() =
        pending.ForEach(fun x -> store.Save x)
        committed <- true
        pending.Count
    interface IDisposable with
        member _.Dispose() =
            if not committed then printfn "rolled back %d" pending.Count

let store = LoggingStore(MemoryStore<Product>(), printfn "[%s]")
let istore = store :> IStore<_, _>
let work commit =
    use uow = new UnitOfWork<_>(istore)
    uow.Add(Product("pen", 1.5))
    uow.Add(Product(Name = "book", Price = 12.0))
    if commit then uow.Commit() else 0
printfn "%d %d" (work false) (work true)
printfn "%A" (istore.Get 1 |> Option.map string)
printfn "%b" (istore.Get(9).IsNone)
for p in istore.Query(fun p -> p.Price > 5.0) do printfn "%O" p
printfn "%d" store.Calls
let find name =
    match istore.Query(fun p -> p.Name = name) |> Seq.tryHead with
    | Some p -> p
    | None -> null
match find "pen", find "car" with
| null, _ -> printfn "no pen"
| p, null -> printfn "only %s" p.Name
| p, q -> printfn "both"

type Visitor<'R>() =
    abstract Product: Product -> 'R
    default _.Product _ = Unchecked.defaultof<'R>
let lengths = { new Visitor<int>() with override _.Product p = p.Name.Length }
let nothing = Visitor<string>()
printfn "%d %b" (lengths.Product(find "book")) (isNull (nothing.Product null))
type Disposer(actions: (unit -> unit) list) =
    static member Combine([<ParamArray>] ds: IDisposable[]) =
        { new IDisposable with member _.Dispose() = for d in ds do d.Dispose() }
    interface IDisposable with
        member _.Dispose() = for a in actions do a ()
(use d = Disposer.Combine(new Disposer([ fun () -> printfn "1" ]), new Disposer([ (fun () -> printfn "2"); (fun () -> printfn "3") ])) in printfn "using")
