// out: Round 3 Cold round 3 cold
// out: first second 5
// out: [Round 1; Round 2]
// out: [] [1] 1
module Shapes =
    type Kind =
        | Round of int
        | Flat of string
    type Maker() =
        static member Make() = "first"
    type Maker<'T>() =
        static member MakeOf(x: 'T) = x
    type Point = { X: int; Y: int }
module Colours =
    type Kind =
        | Warm of string
        | Cold
    type Maker() =
        static member Other() = "second"
    type Point = { Z: int }
module Both =
    open Shapes
    open Colours
    let a = Kind.Round 3
    let b = Kind.Cold
    let name k =
        match k with
        | Kind.Round n -> sprintf "round %d" n
        | Kind.Flat s -> "flat " + s
    let show k =
        match k with
        | Kind.Warm s -> s
        | Kind.Cold -> "cold"
    printfn "%A %A %s %s" a b (name a) (show b)
    printfn "%s %s %d" (Maker.Make()) (Maker.Other()) (Maker.MakeOf 5)
    printfn "%A" ([ 1; 2 ] |> List.map Kind.Round)
// the library's List<'T> and the list type are one name
module Lists =
    open System.Collections.Generic
    let e: int list = List.Empty
    let l = List<int>()
    l.Add 4
    printfn "%A %A %d" e (List.Cons(1, [])) l.Count
