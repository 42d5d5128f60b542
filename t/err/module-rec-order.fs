// In a recursive module opens come first, then abbreviations of modules.
module rec Program
open System
[<Literal>]
let L = 1
open System.IO //! FS3200
exception E of int
module M = Program.Inner //! FS3201
open System.Text //! FS3200
module Inner =
  open System
  let q = 1
  open System.IO //! FS3200
  module A2 = Inner2 //! FS3201
  module Inner2 =
    let r = 1
let z = 1
open System //! FS3200
