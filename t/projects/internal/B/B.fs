module B
let a = Lib.Open.hidden
let b = Lib.Open.T().X
let c : Lib.Open.R = Unchecked.defaultof<_>
let d = Lib.Open.C 1
let e = Lib.Open.U.C 1
let f = Lib.Closed.v
let g = Lib.Closed.Deep.w
let h x = match x with Lib.Open.Even -> 1 | _ -> 2
let i x = match x with Lib.Open.Lit -> 1 | _ -> 2
let j x = match x with Lib.Open.C n -> n | _ -> 2
let k () = raise (Lib.Open.E "x")
open Lib.Closed
open Lib.Open
let l = hidden
let m = T()
open Hedge
let n = Prop.print (Prop.make 1)
