// out: second 1 22 outer
module Outer =
    let name = "outer"
    [<AutoOpen>]
    module First =
        let name = "first"
        let one = 1
    [<AutoOpen>]
    module Second =
        let name = "second"
        let two = 2
        [<AutoOpen>]
        module Third =
            let two = 22
open Outer
printfn "%s %d %d %s" name one two Outer.name
