// out: 12.0 15.0 Flat 0
namespace Shapes
type IArea = abstract Area: unit -> float
[<RequireQualifiedAccess>]
module Kind =
    type T = Round | Flat
    let parse = function "r" -> Round | _ -> Flat
namespace Shapes.Impl
open Shapes
type Disc(r) =
    interface IArea with member _.Area() = r * r * 3.0
    member val Kind = Kind.T.Round
[<AutoOpen>]
module Helpers =
    let area (x: #IArea) = x.Area()
    let areas (xs: IArea seq) = Seq.sumBy (fun (x: IArea) -> x.Area()) xs
module Main =
    [<EntryPoint>]
    let main argv =
        printfn "%.1f %.1f %A %d" (area (Disc 2.0)) (areas [ Disc 1.0; Disc 2.0 ]) (Kind.parse "q") argv.Length
        0
