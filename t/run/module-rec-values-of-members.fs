// out: 3 5 7 10 > hi
// out: 1 13 6
module rec M
let a = b + 1
let b = 2
type T() =
  static member X = c
  member this.Y = xs.Length + Max
  member this.Say s = Log.write s
let c = 5
let xs : int list = [1; 2; 3]
[<Literal>]
let Max = 10
let private table : System.Collections.Generic.Dictionary<string, int> = System.Collections.Generic.Dictionary()
type U = { K : string } with
  member this.Put v = table.[this.K] <- v
  static member Count = table.Count
module N =
  let d = P.e
  let g x = P.h x
module P =
  let e = 7
  let h x = if x = 0 then 0 else x + e
module Log =
  let prefix = "> "
  let write s = prefix + s
let f = fun x -> x + c
printfn "%d %d %d %d %s" a T.X N.d (N.g 3) (T().Say "hi")
{ K = "a" }.Put 3
printfn "%d %d %d" U.Count (T().Y) (f 1)
