module Main
open Shared
let hidden = Secret.hidden
let also = Open.also
let t = Open.T().M()
let h: Helper = { X = 1 }
let fine = Open.T().N()
