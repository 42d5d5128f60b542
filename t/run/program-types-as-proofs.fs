// out: d+-+ Door "d+-+"
// out: [|"11"; "22"|]
// out: expected 2, got 1 (Parameter 'items')
// out: 22
// out: <1><X><[1.5]>
// out: ([2; 1], ["b"; "a"])
// out: red, 4 wheels, fast
// out: 32.808 1.75 2.5 5.0
// out: xxx xxx 1
// out: Some 9 None
// out: 42 2.5 01:00:00
// out: Red|Green
// as it is written on a blog: type-safe printf-less logger, phantom types, dimension-safe linear algebra, state machine types, GADT-like
module TypeLevel
open System

// phantom state machine
type Opened = class end
type Closed = class end
type Door<'state> = private Door of string
module Door =
    let create name : Door<Closed> = Door name
    let openIt (Door n: Door<Closed>) : Door<Opened> = Door(n + "+")
    let close (Door n: Door<Opened>) : Door<Closed> = Door(n + "-")
    let name (Door n: Door<'s>) = n

// Peano naturals at type level with static abstract
type INat =
    static abstract Value: int
type Z = class
    interface INat with static member Value = 0
end
type S<'n when 'n :> INat> = class
    interface INat with static member Value = 1 + 'n.Value
end
type Vec<'n, 'a when 'n :> INat>(items: 'a[]) =
    do if items.Length <> 'n.Value then invalidArg "items" $"expected {'n.Value}, got {items.Length}"
    member _.Items = items
    static member (+)(a: Vec<'n, int>, b: Vec<'n, int>) = Vec<'n, int>(Array.map2 (+) a.Items b.Items)
    member _.Map f = Vec<'n, _>(Array.map f items)
type Two = S<S<Z>>

// Leibniz equality + typed expressions
type Eq<'a, 'b> = private { Cast: 'a -> 'b; Back: 'b -> 'a }
module Eq =
    let refl<'a> : Eq<'a, 'a> = { Cast = id; Back = id }
    let cast e = e.Cast
type Ex<'t> =
    | IntE of int * Eq<int, 't>
    | BoolE of bool * Eq<bool, 't>
    | AddE of Ex<int> * Ex<int> * Eq<int, 't>
    | IfE of Ex<bool> * Ex<'t> * Ex<'t>
    | LtE of Ex<int> * Ex<int> * Eq<bool, 't>
type Evaluator =
    static member Eval<'t>(e: Ex<'t>) : 't =
        match e with
        | IntE(n, eq) -> Eq.cast eq n
        | BoolE(b, eq) -> Eq.cast eq b
        | AddE(a, b, eq) -> Eq.cast eq (Evaluator.Eval a + Evaluator.Eval b)
        | IfE(c, t, f) -> if Evaluator.Eval c then Evaluator.Eval t else Evaluator.Eval f
        | LtE(a, b, eq) -> Eq.cast eq (Evaluator.Eval a < Evaluator.Eval b)
let int' n = IntE(n, Eq.refl)
let add a b = AddE(a, b, Eq.refl)
let lt a b = LtE(a, b, Eq.refl)

// existential via interface
type IShowAll<'r> = abstract Use<'a> : 'a * ('a -> string) -> 'r
type Showable = abstract Accept<'r> : IShowAll<'r> -> 'r
let pack x f = { new Showable with member _.Accept v = v.Use(x, f) }
let render (s: Showable) = s.Accept { new IShowAll<string> with member _.Use(x, f) = "<" + f x + ">" }

// higher-rank ids
type IForall = abstract Apply<'a> : 'a list -> 'a list
let both (f: IForall) (xs, ys) = f.Apply xs, f.Apply ys


// builder pattern with fluent generics
[<AbstractClass>]
type Builder<'self when 'self :> Builder<'self>>() =
    member val Parts = ResizeArray<string>()
    member this.With(s: string) : 'self =
        this.Parts.Add s
        this :?> 'self
type CarBuilder() =
    inherit Builder<CarBuilder>()
    member this.Wheels n = this.With(sprintf "%d wheels" n)
    member this.Build() = String.Join(", ", this.Parts)

// units and conversions
[<Measure>] type m
[<Measure>] type ft
[<Measure>] type s
let ftPerM = 3.28084<ft/m>
let toFeet (x: float<m>) = x * ftPerM
let avg (xs: float<'u> list) : float<'u> = List.sum xs / float xs.Length
let speed (d: float<m>) (t: float<s>) = d / t
let inline sq (x: float<'u>) : float<'u ^ 2> = x * x
let hyp (a: float<'u>) (b: float<'u>) : float<'u> = sqrt (sq a + sq b)

// discriminated protocol with generics & constraints
type Cache<'k, 'v when 'k: comparison and 'v: not struct and 'v: null>() =
    let mutable store = Map.empty<'k, 'v>
    member _.Get(k, make: 'k -> 'v) =
        match Map.tryFind k store with
        | Some v -> v
        | None ->
            let v = make k
            if isNull v then nullArg "make"
            store <- store.Add(k, v)
            v
    member _.Count = store.Count
let largest<'t when 't: comparison> (xs: 't seq) = Seq.fold (fun m x -> match m with Some y when y >= x -> m | _ -> Some x) None xs
let inline parseWith< ^t when ^t: (static member Parse: string -> ^t)> s = (^t: (static member Parse: string -> ^t) s)
let enumNames<'e when 'e: enum<int> and 'e: struct and 'e: (new: unit -> 'e)> () = Enum.GetNames(typeof<'e>) |> String.concat "|"
type Color = Red = 0 | Green = 5

[<EntryPoint>]
let main _ =
    let d = Door.create "d" |> Door.openIt |> Door.close |> Door.openIt
    printfn "%s %A" (Door.name d) d
    let v = Vec<Two, int>([| 1; 2 |]) + Vec<Two, int>([| 10; 20 |])
    printfn "%A" (v.Map string).Items
    try Vec<Two, int>([| 1 |]) |> ignore with :? ArgumentException as e -> printfn "%s" e.Message
    printfn "%d" (Evaluator.Eval(IfE(lt (int' 3) (add (int' 1) (int' 1)), int' 10, add (int' 20) (int' 2))))
    printfn "%s" ([ pack 1 string; pack "x" (fun s -> s.ToUpper()); pack [ 1.5 ] (sprintf "%A") ] |> List.map render |> String.concat "")
    printfn "%A" (both { new IForall with member _.Apply xs = List.rev xs } ([ 1; 2 ], [ "a"; "b" ]))
    printfn "%s" (CarBuilder().With("red").Wheels(4).With("fast").Build())
    printfn "%.3f %.2f %g %A" (toFeet 10.0<m>) (avg [ 1.0<m>; 2.5<m> ]) (speed 10.0<m> 4.0<s>) (hyp 3.0<ft> 4.0<ft>)
    let c = Cache<int, string>()
    printfn "%s %s %d" (c.Get(1, fun k -> String('x', k + 2))) (c.Get(1, fun _ -> "no")) c.Count
    printfn "%A %A" (largest [ 3; 9; 2 ]) (largest ([]: string list))
    printfn "%d %g %O" (parseWith<int> "42") (parseWith<float> "2.5") (parseWith<TimeSpan> "01:00:00")
    printfn "%s" (enumNames<Color> ())
    0
