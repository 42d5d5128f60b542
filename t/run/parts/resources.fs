namespace Stores
type IQ =
    abstract Name: string
type Resource = { Strategy: IQ; Count: int }
[<RequireQualifiedAccess>]
[<CompilationRepresentation (CompilationRepresentationFlags.ModuleSuffix)>]
module Resource =
    let strategy r = r.Strategy
    let create (strat: 's when 's :> IQ) count = { Strategy = strat; Count = count }
    let create2 (strat: 's when 's :> IQ) = create strat 2
    let make (n: int) : Resource = { Strategy = { new IQ with member _.Name = "outer" }; Count = n }
