// out: 100
// out: [0; 9; 18; 27; 36; 45; 54; 63; 72; 81; 90; 99]
// out: -1 42
// out: false true
// out: -1
// out: 4907
// out: lookup
// out: One ("a", Zero (One ((("b", "c"), ("d", "e")), Nil)))
// out: One ("a", Zero (One ((("b", "c"), ("D", "e")), Nil)))
// Random-access lists (Okasaki 1998, 10.1.2): look-up and update reach into pairs of pairs.
type RList<'a> =
    | Nil
    | Zero of RList<'a * 'a>
    | One of 'a * RList<'a * 'a>

module RList =
    let rec cons<'a> (x: 'a) (l: RList<'a>) : RList<'a> =
        match l with
        | Nil -> One(x, Nil)
        | Zero ps -> One(x, ps)
        | One(y, ps) -> Zero(cons (x, y) ps)

    let rec uncons<'a> (l: RList<'a>) : 'a * RList<'a> =
        match l with
        | Nil -> failwith "empty"
        | One(x, Nil) -> x, Nil
        | One(x, ps) -> x, Zero ps
        | Zero ps ->
            let ((x, y), rest) = uncons ps
            x, One(y, rest)

    let rec lookup<'a> (i: int) (l: RList<'a>) : 'a =
        match l with
        | Nil -> raise (System.IndexOutOfRangeException "lookup")
        | One(x, ps) -> if i = 0 then x else lookup (i - 1) (Zero ps)
        | Zero ps ->
            let x, y = lookup (i / 2) ps
            if i % 2 = 0 then x else y

    let rec fupdate<'a> (f: 'a -> 'a) (i: int) (l: RList<'a>) : RList<'a> =
        match l with
        | Nil -> raise (System.IndexOutOfRangeException "update")
        | One(x, ps) -> if i = 0 then One(f x, ps) else cons x (fupdate f (i - 1) (Zero ps))
        | Zero ps ->
            let change (x, y) = if i % 2 = 0 then f x, y else x, f y
            Zero(fupdate change (i / 2) ps)

    let update i v l = fupdate (fun _ -> v) i l
    let rec length<'a> (l: RList<'a>) : int =
        match l with
        | Nil -> 0
        | One(_, ps) -> 1 + 2 * length ps
        | Zero ps -> 2 * length ps

let mutable l = Nil
for i in 99 .. -1 .. 0 do l <- RList.cons i l
printfn "%d" (RList.length l)
printfn "%A" [ for i in 0 .. 9 .. 99 -> RList.lookup i l ]
let m = RList.update 42 -1 l
printfn "%d %d" (RList.lookup 42 m) (RList.lookup 42 l)
printfn "%b %b" (l = m) (l = RList.update 42 42 m)
printfn "%d" (sign (compare m l))
let rec drain (l: RList<int>) (sum: int) =
    match l with
    | Nil -> sum
    | _ ->
        let x, rest = RList.uncons l
        drain rest (sum + x)
printfn "%d" (drain m 0)
try printfn "%d" (RList.lookup 100 l) with e -> printfn "%s" e.Message
let texts = List.foldBack RList.cons [ "a"; "b"; "c"; "d"; "e" ] Nil
printfn "%A" texts
printfn "%A" (RList.update 3 "D" texts)
