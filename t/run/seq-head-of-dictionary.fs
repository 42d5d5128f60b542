// out: a
module Program
open System.Collections.Generic
let f () =
    let d = Dictionary(dict [ "a", 1; "b", 2 ])
    Seq.head d
let k = f ()
System.Console.WriteLine k.Key
