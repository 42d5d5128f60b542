// out: { Item = 3 } { Held = "x" }
// A type variable that is resolved statically, before the name of a type; a comment that begins behind #light.
#light (*
	exec "$0"
*)

type ^a Box when ^a : comparison = { Item: ^a }
type 'a Crate when 'a : comparison = { Held: 'a }
let most (b: int Box) (c: int Box) = max b c
printfn "%A %A" (most { Item = 1 } { Item = 3 }) { Held = "x" }
