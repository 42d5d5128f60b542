/// What the machines of the project have besides those of every Linux: read when the program is compiled.
module Fidelity.Platform

open Microsoft.FSharp.Quotations

type Descriptor = { Name: string; cache_line_size: int; has_shared_memory: bool }

let platform : Expr<Descriptor> = <@ { Name = "server"; cache_line_size = 128; has_shared_memory = true } @>
let has_avx2 : Expr<bool> = <@ true @>
