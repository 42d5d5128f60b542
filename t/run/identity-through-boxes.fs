// out: true true true
// out: true true true
// out: true
// out: true true
// out: true
// out: true false false true
// out: true
// out: true true
// out: false
// out: =.....
// out: .=....
// out: ..=...
// out: ...=..
// out: ....=.
// out: .....=
// out: true false
// An object is the same as itself, whatever it is boxed as and however often.
let same (a: obj) (b: obj) = obj.ReferenceEquals(a, b)
let sameR r (b: int ref) = obj.ReferenceEquals(r, b)
let r = ref 1
let s = r
printfn "%b %b %b" (same r s) (sameR r s) (obj.ReferenceEquals(r, s))
type R = { mutable A: int }
let x = { A = 1 }
let y = x
printfn "%b %b %b" (same x y) (same (box x) (box y)) (obj.ReferenceEquals(x, y))
x.A <- 2
let a = [| 1 |]
printfn "%b" (same a a)
let o = box r
printfn "%b %b" (same o o) (same o r)
let d = System.Collections.Generic.Dictionary<obj, int>(HashIdentity.Reference)
d.[x] <- 5
printfn "%b" (d.ContainsKey y)
module Inference =
    type Ty = TInt | TFun of Ty list * Ty | TVar of TVar ref
    and TVar = Unbound of int | Link of Ty
    let mutable c = 0
    let fresh () = c <- c + 1; TVar(ref (Unbound c))
    let rec prune t =
        match t with
        | TVar({ contents = Link inner } as r) ->
            let t' = prune inner
            r.Value <- Link t'
            t'
        | _ -> t
    let rec occurs r t =
        match prune t with
        | TVar r' -> obj.ReferenceEquals(r, r')
        | TFun(ps, res) -> List.exists (occurs r) ps || occurs r res
        | _ -> false
    let v = fresh ()
    let w = fresh ()
    match v, w with
    | TVar r, TVar s ->
        printfn "%b %b %b %b" (occurs r v) (occurs s v) (obj.ReferenceEquals(r, s)) (obj.ReferenceEquals(r, r))
        printfn "%b" (occurs r (TFun([ v ], w)))
        s.Value <- Link v
        printfn "%b %b" (occurs r w) (occurs r (TFun([ w ], w)))
        printfn "%b" (LanguagePrimitives.PhysicalEquality r s)
    | _ -> ()
type Shape() = class end
let shape = Shape()
let boxes = [ box shape; box "s"; box [ 1 ]; box (Some 3); null; box 3 ]
for a in boxes do
    printfn "%s" (boxes |> List.map (fun b -> if obj.ReferenceEquals(a, b) then "=" else ".") |> String.concat "")
let text = String.replicate 2 "ab"
printfn "%b %b" (same text text) (same text (String.replicate 2 "ab"))
