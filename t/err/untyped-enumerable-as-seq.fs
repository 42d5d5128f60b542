module Program
open System.Collections
let d<'a when 'a :> IEnumerable> (x: 'a) = Seq.cast<obj> x |> Seq.length //! FS0001 The type ''a' is not compatible with the type ''a seq'
printfn "%d" (d [ 1 ])
