namespace Market.Shop

open System
open System.Collections.Generic

[<Measure>]
type coin

type Price = float<coin>

type Sku = Sku of string

[<Struct>]
type Line =
    { Sku: Sku
      Count: int }
    member l.Total = (match l.Sku with Sku s -> float s.Length * 1.5<coin>) * float l.Count
    static member (+) (a: Line, b: Line) = { a with Count = a.Count + b.Count }
    member private l.Secret = 1

[<RequireQualifiedAccess>]
type State =
    | Open
    | Paid of at: Price * by: string
    | Closed
    member s.IsDone = match s with Open -> false | _ -> true
    member s.Hidden = 3

exception OutOfStock of Sku * wanted: int

type IPrinter =
    abstract Print: Line -> string
    abstract Name: string with get
    abstract Log: 'a -> unit

type Internal = { X: int }

[<AbstractClass>]
type Base(name: string) =
    let shown = { X = name.Length }
    member _.Name = name
    member _.Size = shown.X
    abstract Kind: string
    abstract Describe: unit -> string
    default b.Describe() = b.Kind + ":" + name

[<Sealed>]
type Cart<'k when 'k: equality>(name: string, keys: seq<'k>) =
    inherit Base(name)
    let items = List<'k>(keys)
    let counts = Dictionary<int, int>()
    new() = new Cart<'k>("none", Seq.empty)
    member _.Add(key: 'k, ?count: int) =
        for _ in 1 .. defaultArg count 1 do items.Add key
    member _.Item
        with get (key: 'k) = items |> Seq.filter (fun k -> k = key) |> Seq.length
        and set (key: 'k) (n: int) =
            items.RemoveAll(fun k -> k = key) |> ignore
            for _ in 1 .. n do items.Add key
    member _.Count = items.Count
    member _.Keys = items |> Seq.distinct |> List.ofSeq
    member c.Map(f: 'k -> 'r) = new Cart<'r>(name, Seq.map f items)
    static member Empty = new Cart<'k>()
    override _.Kind = "cart"
    interface IDisposable with
        member c.Dispose() = printfn "disposed %s" c.Name
    interface IPrinter with
        member _.Print(l: Line) = sprintf "%d" l.Count
        member c.Name = c.Name
        member _.Log x = printfn "%O" x

type Handler = delegate of obj * string -> unit

[<AutoOpen>]
module Helpers =
    let private make s = Sku s
    let sku s = make s
    let price (Sku s) = float s.Length * 1.5<coin>
    let (|Cheap|Dear|) (l: Line) = if l.Total < 10.0<coin> then Cheap else Dear l.Total
    let (|Named|_|) (prefix: string) (Sku s) = if s.StartsWith prefix then Some s else None
    let inline twice (x: ^a) : ^a = x + x
    let (<+>) (a: Line) b = a + b
    let mutable counter = 0
    [<Literal>]
    let Limit = 10

module Tools =
    let swap (a, b) = b, a
    let sortBy (key: 'a -> 'k) (l: 'a list) = List.sortBy key l
    let find (d: Dictionary<_, _>) k =
        match d.TryGetValue k with
        | true, v -> Some v
        | _ -> None
    let run f = f ()
    let handlers = List<Handler>()
    let compose f g = f >> g
    let unused = 1
    module Inner =
        let depth = 2

[<AutoOpen>]
module Extensions =
  type System.String with
      member s.Shout() = s.ToUpper() + "!"
      static member Join3(a: string, b: string, c: string) = a + b + c
