namespace Stores.Basic
open Stores
type Resource = { Strategy: IQ; Count: int }
[<RequireQualifiedAccess>]
[<CompilationRepresentation (CompilationRepresentationFlags.ModuleSuffix)>]
module Resource =
    let strategy r = r.Strategy
    let create (strat: 's when 's :> IQ) count = { Strategy = strat; Count = count }
