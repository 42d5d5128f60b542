// out: A none 4 module
// out: 1
// out: end
// out: 1
// out: 2
// out: 4
type V = | Ace | King
let (|Has|_|) (v: string) (c: string) = if v = c then Some c else None
let f (s: string) =
    let Ace = "A"
    match s with
    | Has Ace c -> c
    | _ -> "none"
let g () =
    let None = 3
    None + 1
let King = "module"
printfn "%s %s %d %s" (f "A") (f "B") (g ()) King
let h =
    let (Ace) = V.Ace
    1
printfn "%d" h
let k () = (let rec Ace n = (if n = 0 then "end" else Ace (n - 1)) in Ace 2)
printfn "%s" (k ())

let h2 v =
    let (Ace) = v
    1
printfn "%d" (h2 V.Ace)
let j v =
    let (Ace | King) = v
    2
printfn "%d" (j V.King)
let [<Literal>] Three = 3
let three v = (let Three = v in Three)
printfn "%d" (three 4)
