// out: true
// out: 5050
// out: 500500
// out: 505550 1100
// out: -1784277395
// out: w1 w2 w3 w4 w5 w6 w7 w8 w9 w10 w11 w12 w13 w14 w15 w16 w17 w18 w19 w20 w21 w22 w23 w24 w25 w26 w27 w28 w29 w30
// out: [Node3 ("w2", "w3", "w4"); Node3 ("w5", "w6", "w7"); Node3 ("w8", "w9", "w10");
// out:  Node3 ("w11", "w12", "w13"); Node3 ("w14", "w15", "w16");
// out:  Node3 ("w17", "w18", "w19"); Node3 ("w20", "w21", "w22");
// out:  Node3 ("w23", "w24", "w25"); Node3 ("w26", "w27", "w28")]
// out: One (Node3 (2, 3, 4))
// out: One (Node3 (Node3 (5, 6, 7), Node3 (8, 9, 10), Node3 (11, 12, 13)))
// 2-3 finger trees (Hinze and Paterson 2006): the middle holds nodes of what the digits hold.
type Node<'a> =
    | Node2 of 'a * 'a
    | Node3 of 'a * 'a * 'a

type Digit<'a> =
    | One of 'a
    | Two of 'a * 'a
    | Three of 'a * 'a * 'a
    | Four of 'a * 'a * 'a * 'a

type FingerTree<'a> =
    | Empty
    | Single of 'a
    | Deep of Digit<'a> * Lazy<FingerTree<Node<'a>>> * Digit<'a>

module Digit =
    let toList d =
        match d with
        | One a -> [ a ]
        | Two(a, b) -> [ a; b ]
        | Three(a, b, c) -> [ a; b; c ]
        | Four(a, b, c, d) -> [ a; b; c; d ]
    let ofList l =
        match l with
        | [ a ] -> One a
        | [ a; b ] -> Two(a, b)
        | [ a; b; c ] -> Three(a, b, c)
        | [ a; b; c; d ] -> Four(a, b, c, d)
        | _ -> failwith "digit"

module Tree =
    let rec cons<'a> (x: 'a) (t: FingerTree<'a>) : FingerTree<'a> =
        match t with
        | Empty -> Single x
        | Single y -> Deep(One x, lazy Empty, One y)
        | Deep(Four(a, b, c, d), m, sf) ->
            Deep(Two(x, a), lazy (cons (Node3(b, c, d)) (m.Force())), sf)
        | Deep(pr, m, sf) -> Deep(Digit.ofList (x :: Digit.toList pr), m, sf)

    let rec snoc<'a> (t: FingerTree<'a>) (x: 'a) : FingerTree<'a> =
        match t with
        | Empty -> Single x
        | Single y -> Deep(One y, lazy Empty, One x)
        | Deep(pr, m, Four(a, b, c, d)) ->
            Deep(pr, lazy (snoc (m.Force()) (Node3(a, b, c))), Two(d, x))
        | Deep(pr, m, sf) -> Deep(pr, m, Digit.ofList (Digit.toList sf @ [ x ]))

    let rec fold<'a, 's> (f: 's -> 'a -> 's) (s: 's) (t: FingerTree<'a>) : 's =
        let digit s d = List.fold f s (Digit.toList d)
        let node s n =
            match n with
            | Node2(a, b) -> f (f s a) b
            | Node3(a, b, c) -> f (f (f s a) b) c
        match t with
        | Empty -> s
        | Single x -> f s x
        | Deep(pr, m, sf) -> digit (fold node (digit s pr) (m.Force())) sf

    let toList t = List.rev (fold (fun l x -> x :: l) [] t)

    let ofNode n =
        match n with
        | Node2(a, b) -> Two(a, b)
        | Node3(a, b, c) -> Three(a, b, c)

    let rec viewLeft<'a> (t: FingerTree<'a>) : ('a * FingerTree<'a>) option =
        match t with
        | Empty -> None
        | Single x -> Some(x, Empty)
        | Deep(One x, m, sf) ->
            let rest =
                match viewLeft (m.Force()) with
                | None ->
                    (match Digit.toList sf with
                     | [ a ] -> Single a
                     | [ a; b ] -> Deep(One a, lazy Empty, One b)
                     | [ a; b; c ] -> Deep(Two(a, b), lazy Empty, One c)
                     | [ a; b; c; d ] -> Deep(Two(a, b), lazy Empty, Two(c, d))
                     | _ -> failwith "digit")
                | Some(n, m2) -> Deep(ofNode n, lazy m2, sf)
            Some(x, rest)
        | Deep(pr, m, sf) ->
            let l = Digit.toList pr
            Some(List.head l, Deep(Digit.ofList (List.tail l), m, sf))

    let rec nodes<'a> (l: 'a list) : Node<'a> list =
        match l with
        | [ a; b ] -> [ Node2(a, b) ]
        | [ a; b; c ] -> [ Node3(a, b, c) ]
        | [ a; b; c; d ] -> [ Node2(a, b); Node2(c, d) ]
        | a :: b :: c :: rest -> Node3(a, b, c) :: nodes rest
        | _ -> failwith "nodes"

    let rec append3<'a> (l: FingerTree<'a>) (middle: 'a list) (r: FingerTree<'a>) : FingerTree<'a> =
        match l, r with
        | Empty, _ -> List.foldBack cons middle r
        | _, Empty -> List.fold snoc l middle
        | Single x, _ -> cons x (List.foldBack cons middle r)
        | _, Single x -> snoc (List.fold snoc l middle) x
        | Deep(p1, m1, s1), Deep(p2, m2, s2) ->
            let all = Digit.toList s1 @ middle @ Digit.toList p2
            Deep(p1, lazy (append3 (m1.Force()) (nodes all) (m2.Force())), s2)

    let append l r = append3 l [] r

let t = List.fold Tree.snoc Empty [ 1 .. 100 ]
printfn "%A" (Tree.toList t = [ 1 .. 100 ])
printfn "%d" (Tree.fold (+) 0 t)
let u = List.foldBack Tree.cons [ 1 .. 1000 ] Empty
printfn "%d" (Tree.fold (+) 0 u)
let both = Tree.append t u
printfn "%d %d" (Tree.fold (+) 0 both) (List.length (Tree.toList both))
let rec drain t n =
    match Tree.viewLeft t with
    | None -> n
    | Some(x, rest) -> drain rest (n * 31 + x)
printfn "%d" (drain both 7)
let words = List.fold Tree.snoc Empty [ for i in 1 .. 30 -> sprintf "w%d" i ]
printfn "%s" (String.concat " " (Tree.toList words))
match words with
| Deep(_, m, _) -> printfn "%A" (Tree.toList (m.Force()))
| _ -> ()
match t with
| Deep(_, m, _) ->
    match m.Force() with
    | Deep(p, m2, _) ->
        printfn "%A" p
        match m2.Force() with
        | Deep(p, _, _) -> printfn "%A" p
        | _ -> printfn "flat"
    | _ -> ()
| _ -> ()
