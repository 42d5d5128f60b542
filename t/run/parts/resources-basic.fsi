namespace Stores.Basic
open System
open Stores
[<Sealed>]
type Resource
[<RequireQualifiedAccess>]
[<CompilationRepresentation (CompilationRepresentationFlags.ModuleSuffix)>]
module Resource =
    val strategy: r:Resource -> IQ
    val create: strat:#IQ -> count:int -> Resource
