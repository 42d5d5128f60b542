/// What others see of the shop.
namespace Market.Shop

open System
open System.Collections.Generic

[<Measure>]
type coin

type Price = float<coin>

/// Opaque.
type Sku

[<Struct>]
type Line =
    { Sku: Sku
      Count: int }
    member Total: Price
    static member (+): Line * Line -> Line

[<RequireQualifiedAccess>]
type State =
    | Open
    | Paid of at: Price * by: string
    | Closed
    member IsDone: bool

exception OutOfStock of Sku * wanted: int

type IPrinter =
    abstract Print: Line -> string
    abstract Name: string with get
    abstract Log: 'a -> unit

[<AbstractClass>]
type Base =
    new: name: string -> Base
    member Name: string
    abstract Kind: string
    abstract Describe: unit -> string
    default Describe: unit -> string

[<Sealed>]
type Cart<'k when 'k: equality> =
    inherit Base
    new: unit -> Cart<'k>
    new: name: string * keys: seq<'k> -> Cart<'k>
    member Add: key: 'k * ?count: int -> unit
    member Item: 'k -> int with get, set
    member Count: int
    member Keys: 'k list
    member Map: f: ('k -> 'r) -> Cart<'r> when 'r: equality
    static member Empty: Cart<'k>
    override Kind: string
    interface IDisposable
    interface IPrinter

type Handler = delegate of obj * string -> unit

[<AutoOpen>]
module Helpers =
    val sku: string -> Sku
    val price: Sku -> Price
    val (|Cheap|Dear|): Line -> Choice<unit, Price>
    val (|Named|_|): string -> Sku -> string option
    val inline twice: x: ^a -> ^a when ^a: (static member (+): ^a * ^a -> ^a)
    val (<+>): Line -> Line -> Line
    val mutable counter: int
    [<Literal>]
    val Limit: int = 10

module Tools =
    val swap: 'a * 'b -> 'b * 'a
    val sortBy: key: ('a -> 'k) -> 'a list -> 'a list when 'k: comparison
    val find: Dictionary<'k, 'v> -> 'k -> 'v option when 'k: equality
    val run: (unit -> 'a) -> 'a
    val handlers: List<Handler>
    val compose: ('a -> 'b) -> ('b -> 'c) -> ('a -> 'c)
    module Inner =
        val depth: int

[<AutoOpen>]
module Extensions =
  type System.String with
      member Shout: unit -> string
      static member Join3: a: string * b: string * c: string -> string
