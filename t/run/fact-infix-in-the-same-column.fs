// out: 4 3 true true [1; 2] [1; 2] 3 2 (1, 2)
// out: 7 2 5 8 8.0 x 5 true true false 3 true
let a =
  6
  - 2
let b =
  6
  / 2
let c =
  1
  <> 2
let d =
  1
  <= 2
let e =
  [ 1 ]
  @ [ 2 ]
let f =
  1
  :: [ 2 ]
let g =
  (fun x -> x + 1)
  <| 2
let h =
  (fun x -> x + 1)
  >> string
let i =
  1
  , 2
let j =
  4
  ||| 3
let k =
  6
  &&& 3
let l =
  6
  ^^^ 3
let m =
  1
  <<< 3
let n =
  2.0
  ** 3.0
let o =
  "x"
  :> obj
let p =
  o
  :?> string
let q = ref 1
q
:= 5
let r =
  true
  || false
let s =
  1
   < 2
let t =
  1
   = 2
let u =
  7
   % 4
let v =
  o
   :? string
printfn "%d %d %b %b %A %A %d %s %A" a b c d e f g (h 1) i
printfn "%d %d %d %d %.1f %s %d %b %b %b %d %b" j k l m n p q.Value r s t u v
