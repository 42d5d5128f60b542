namespace A.B
open System
open type System.Math
module C =
  let x = 1
  module D =
    let y = 2
module private E =
    [<AutoOpen>]
    module F =
        let z = 1
module G = System.Math
namespace H
exception Foo of int
===>
namespace A.B

open System
open type System.Math

module C =
    let x = 1

    module D =
        let y = 2

module private E =
    [<AutoOpen>]
    module F =
        let z = 1

module G = System.Math

namespace H

exception Foo of int
