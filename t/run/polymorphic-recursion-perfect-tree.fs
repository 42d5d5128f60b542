// out: 2 Deeper (Deeper (Leaf ((1, 2), (3, 4))))
// out: Deeper (Deeper (Leaf ((4, 3), (2, 1))))
// out: 3072
// out: ((1 2) (3 4))
// out: true false
// out: -1
// out: 6 Floor
// out:   (true,
// out:    Floor
// out:      ({ Left = true
// out:         Right = true },
// out:       Floor
// out:         ({ Left = { Left = true
// out:                     Right = true }
// out:            Right = { Left = true
// out:                      Right = true } },
// out:          Top { Left = { Left = { Left = true
// out:                                  Right = true }
// out:                         Right = { Left = true
// out:                                   Right = true } }
// out:                Right = { Left = { Left = true
// out:                                   Right = true }
// out:                          Right = { Left = true
// out:                                    Right = true } } })))
// out: true
// out: 5 None None
// out: None
// out: true false
// Perfect trees: the type says that all leaves have one depth. A record and an option grow too.
type Perfect<'a> =
    | Leaf of 'a
    | Deeper of Perfect<'a * 'a>

let rec full<'a> (depth: int) (x: 'a) : Perfect<'a> =
    if depth = 0 then Leaf x else Deeper(full (depth - 1) (x, x))

let rec depth<'a> (t: Perfect<'a>) : int =
    match t with
    | Leaf _ -> 0
    | Deeper t -> 1 + depth t

let rec fold<'a, 'r> (leaf: 'a -> 'r) (join: 'r -> 'r -> 'r) (t: Perfect<'a>) : 'r =
    match t with
    | Leaf x -> leaf x
    | Deeper t -> fold (fun (a, b) -> join (leaf a) (leaf b)) join t

let rec mirror<'a> (swap: 'a -> 'a) (t: Perfect<'a>) : Perfect<'a> =
    match t with
    | Leaf x -> Leaf(swap x)
    | Deeper t -> Deeper(mirror (fun (a, b) -> swap b, swap a) t)

let t = Deeper(Deeper(Leaf((1, 2), (3, 4))))
printfn "%d %A" (depth t) t
printfn "%A" (mirror id t)
printfn "%d" (fold id (+) (full 10 3))
printfn "%s" (fold string (fun a b -> "(" + a + " " + b + ")") t)
printfn "%b %b" (mirror id (mirror id t) = t) (mirror id t = t)
printfn "%d" (compare t (mirror id t))

type Both<'a> = { Left: 'a; Right: 'a }
type Tower<'a> =
    | Top of 'a
    | Floor of 'a * Tower<Both<'a>>
let rec tower<'a> (n: int) (x: 'a) : Tower<'a> =
    if n = 0 then Top x else Floor(x, tower (n - 1) { Left = x; Right = x })
let rec height<'a> (t: Tower<'a>) : int =
    match t with
    | Top _ -> 1
    | Floor(_, t) -> 1 + height t
printfn "%d %A" (height (tower 5 'x')) (tower 3 true)
printfn "%b" (tower 4 1 = tower 4 1)

type Maybe<'a> =
    | Done of 'a
    | More of Maybe<'a option>
let rec wrap<'a> (n: int) (x: 'a) : Maybe<'a> =
    if n = 0 then Done x else More(wrap (n - 1) (if n % 2 = 0 then Some x else None))
let rec show<'a> (t: Maybe<'a>) : string =
    match t with
    | Done x -> sprintf "%A" x
    | More t -> show t
printfn "%s %s %s" (show (wrap 0 5)) (show (wrap 2 5)) (show (wrap 5 5))
printfn "%s" (show (wrap 6 "x"))
printfn "%b %b" (wrap 4 1 = wrap 4 1) (wrap 4 1 = wrap 3 1)
