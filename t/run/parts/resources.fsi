namespace Stores
type IQ =
    abstract Name: string
[<Sealed>]
type Resource
[<RequireQualifiedAccess>]
[<CompilationRepresentation (CompilationRepresentationFlags.ModuleSuffix)>]
module Resource =
    val strategy: r:Resource -> IQ
    val create: strat:#IQ -> count:int -> Resource
    val create2: strat:#IQ -> Resource
    val make: n:int -> Resource
