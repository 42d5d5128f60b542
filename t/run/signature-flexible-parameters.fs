// out: outer 3 inner one
// with: parts/resources.fsi parts/resources.fs parts/resources-basic.fsi parts/resources-basic.fs
// A type hides one of the same name that the signature opens; `#I` and `'a when 'a :> I` may stand for each other.
open Stores
let outer = Stores.Resource.make 3
let inner = Stores.Basic.Resource.create { new IQ with member _.Name = "inner" } 4
let one = Stores.Resource.create2 { new IQ with member _.Name = "one" }
printfn "%s %d %s %s" (Stores.Resource.strategy outer).Name 3 (Stores.Basic.Resource.strategy inner).Name (Stores.Resource.strategy one).Name
