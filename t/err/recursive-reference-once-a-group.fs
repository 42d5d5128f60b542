// FS0040 is told of a group once, at its first reference
module Program
type P<'a> = P of (string -> 'a)
let delayed (f: unit -> P<'a>) : P<'a> = P (fun s -> let (P g) = f () in g s)
let map f (P g) = P (g >> f)
let rec a : P<int> = delayed (fun () -> map ((+) 1) b)         //! warning FS0040 This and other recursive references to the object(s) being defined will be checked
and b : P<int> = delayed (fun () -> map ((+) 1) c)
and c : P<int> = delayed (fun () -> map ((+) 1) a)
let rec d : P<int> = delayed (fun () -> let x = d in x)        //! warning FS0040 This and other recursive references to the object(s) being defined will be checked
and e : P<int> = delayed (fun () -> if true then d else e)
