// A case that no branch returns, or an empty list, leaves a part of the result's type open.
let (|A|B|C|) x = if x then A else B  //! FS1210 Active pattern '|A|B|C|' has a result type containing type variables that are not determined by the input.
let (|P|Q|) (x: int) = if x > 0 then P x else Q []  //! FS1210 Active pattern '|P|Q|'
let local y =
    let (|R|S|) (x: int) = R x  //! FS1210 Active pattern '|R|S|'
    match y with R n -> n | S _ -> 0
let (|Above|Below|) limit x = if x > limit then Above x else Below x
let (|Given|Other|) f x = if f x then Given x else Other
let (|Never|_|) (x: int) = None
