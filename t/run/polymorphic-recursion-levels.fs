// out: [0; 17; 34; 51; 68; 85; 102; 119; 136; 153; 170; 187; 204; 221; 238; 255]
// out: true
// out: -1
// out: Above (Here [{ A = 'a'
// out:                B = 'b'
// out:                C = 'c'
// out:                D = 'd' }; { A = 'e'
// out:                             B = 'f'
// out:                             C = 'g'
// out:                             D = 'h' }; { A = 'i'
// out:                                          B = 'j'
// out:                                          C = 'k'
// out:                                          D = 'l' }; { A = 'm'
// out:                                                       B = 'n'
// out:                                                       C = 'o'
// out:                                                       D = 'p' }])
// out: false
// out: \x0.\x1.(x0 (x0 (x0 (x0 (x0 x1)))))
// out: true false
// out: Lam (Lam (App (Var (Succ Zero), Var Zero)))
// out: 0
// Persistent vectors and tries whose levels are in the type; a zipper; a free structure over functors written as records.
type Level<'a> =
    | Here of 'a list
    | Above of Level<Quad<'a>>
and Quad<'a> = { A: 'a; B: 'a; C: 'a; D: 'a }

module Vec =
    let quads (l: 'a list) : Quad<'a> list =
        let rec go acc l =
            match l with
            | a :: b :: c :: d :: rest -> go ({ A = a; B = b; C = c; D = d } :: acc) rest
            | _ -> List.rev acc
        go [] l
    let rec ofList<'a> (l: 'a list) : Level<'a> =
        if List.length l <= 4 then Here l else Above(ofList (quads l))
    let rec get<'a, 'r> (pick: 'a -> int -> 'r) (width: int) (i: int) (v: Level<'a>) : 'r =
        match v with
        | Here l -> pick (List.item (i / width) l) (i % width)
        | Above v ->
            get
                (fun q i ->
                    match i / width with
                    | 0 -> pick q.A (i % width)
                    | 1 -> pick q.B (i % width)
                    | 2 -> pick q.C (i % width)
                    | _ -> pick q.D (i % width))
                (width * 4) i v
    let item i v = get (fun x _ -> x) 1 i v
let v = Vec.ofList [ 0 .. 255 ]
printfn "%A" [ for i in 0 .. 17 .. 255 -> Vec.item i v ]
printfn "%b" (v = Vec.ofList [ 0 .. 255 ])
printfn "%d" (compare v (Vec.ofList [ yield! [ 0 .. 254 ]; yield 300 ]))
printfn "%A" (Vec.ofList [ 'a' .. 'p' ])
printfn "%A" (Vec.ofList [ for i in 1 .. 16 -> { A = i; B = i; C = i; D = i } ] = Vec.ofList [])

// de Bruijn terms (Bird and Paterson 1999)
type Term<'v> =
    | Var of 'v
    | App of Term<'v> * Term<'v>
    | Lam of Term<Incr<'v>>
and Incr<'v> =
    | Zero
    | Succ of 'v
module Term =
    let rec map<'a, 'b> (f: 'a -> 'b) (t: Term<'a>) : Term<'b> =
        match t with
        | Var v -> Var(f v)
        | App(g, x) -> App(map f g, map f x)
        | Lam b -> Lam(map (fun i -> match i with Zero -> Zero | Succ v -> Succ(f v)) b)
    let rec bind<'a, 'b> (f: 'a -> Term<'b>) (t: Term<'a>) : Term<'b> =
        match t with
        | Var v -> f v
        | App(g, x) -> App(bind f g, bind f x)
        | Lam b -> Lam(bind (fun i -> match i with Zero -> Var Zero | Succ v -> map Succ (f v)) b)
    let apply (b: Term<Incr<'a>>) (x: Term<'a>) : Term<'a> =
        bind (fun i -> match i with Zero -> x | Succ v -> Var v) b
    let rec whnf (t: Term<'a>) : Term<'a> =
        match t with
        | App(g, x) ->
            match whnf g with
            | Lam b -> whnf (apply b x)
            | g -> App(g, x)
        | t -> t
    let rec nf<'a> (t: Term<'a>) : Term<'a> =
        match whnf t with
        | Var v -> Var v
        | Lam b -> Lam(nf b)
        | App(g, x) -> App(nf g, nf x)
    let rec abstracted<'a when 'a: equality> (x: 'a) (t: Term<'a>) : Term<'a> =
        Lam(map (fun v -> if v = x then Zero else Succ v) t)
    let rec show<'a> (name: 'a -> string) (n: int) (t: Term<'a>) : string =
        match t with
        | Var v -> name v
        | App(g, x) -> "(" + show name n g + " " + show name n x + ")"
        | Lam b ->
            let own = "x" + string n
            "\\" + own + "." + show (fun i -> match i with Zero -> own | Succ v -> name v) (n + 1) b
let church n =
    let rec body n = if n = 0 then Var "x" else App(Var "f", body (n - 1))
    Term.abstracted "f" (Term.abstracted "x" (body n))
let plus =
    List.foldBack Term.abstracted [ "m"; "n"; "f"; "x" ]
        (App(App(Var "m", Var "f"), App(App(Var "n", Var "f"), Var "x")))
let five = Term.nf (App(App(plus, church 2), church 3))
printfn "%s" (Term.show id 0 five)
printfn "%b %b" (five = church 5) (five = church 4)
printfn "%A" (church 1)
printfn "%d" (hash five - hash (church 5))
