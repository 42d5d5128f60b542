module Un
#warnon "1182"
let f x y = x  //! warning FS1182 The value 'y' is unused
let g () =
  let a = 1
  let b = 2  //! warning FS1182 The value 'b' is unused
  let h z = 1  //! warning FS1182 The value 'z' is unused
  a
let i = fun p q -> p  //! warning FS1182 The value 'q' is unused
let j o = match o with Some v -> 1 | None -> 2  //! warning FS1182 The value 'v' is unused
let k (a, b) = a  //! warning FS1182 The value 'b' is unused
let l o = match o with Some v when v > 1 -> 1 | w -> 2  //! warning FS1182 The value 'w' is unused
type C(x: int) =
  member this.M(z: int) = x  //! warning FS1182 The value 'z' is unused
  member me.N = x
  static member S(a, b) = a  //! warning FS1182 The value 'b' is unused
let m () =
  for i in 1..3 do printfn "a"
  for j = 1 to 3 do printfn "a"
  let mutable c = 1
  c <- 2
  use d = new System.IO.StringReader("")
  let _e = 1
  let (r, s) = (1, 2)  //! warning FS1182 The value 's' is unused
  let rec t x = t x
  try r with e -> 1
let private n = 1
let o = async { let! v = async { return 1 } in return 2 }  //! warning FS1182 The value 'v' is unused
let p (x: int) = function y -> 1  //! warning FS1182 The value 'x' is unused
let inline q x y = x  //! warning FS1182 The value 'y' is unused
let r u = match u with (1, a) | (a, 1) -> 1 | _ -> 2  //! warning FS1182 The value 'a' is unused
