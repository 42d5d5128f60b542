open System
open System.IO
open System.Collections.Generic

[<EntryPoint>]
let main argv =
    printfn "Hello %s" argv.[0]
    0
===>
(file #implicit
  (open System)
  (open (path System IO))
  (open (path System Collections Generic))
  (let-decl
    (binding (attribute EntryPoint -) -
      (pat-name main)
      -
      -
      (seq (app printfn "Hello %s" (index argv 0)) 0)
      (pat-name argv))))
