// out: 1 x
// out: [|1|] [|"a"|]
// out: [1] ["q"] 1 z
// out: [2]
// out: ['c']
// out: [1] ["s"]
type Box<'a> = { Item: 'a; F: 'a -> 'a }
type Tree<'a> = Leaf | Node of 'a list * ('a -> 'a)
type M<'a> = { mutable V: 'a }
let b = { Item = []; F = id }
let t = Node ([], fun x -> x)
let e = [||]
let o = Some []
let r = ref 0
let nested = Some (Node ([], id))
printfn "%d %s" (1 :: b.Item).Head ("x" :: b.Item).Head
printfn "%A %A" (Array.append e [| 1 |]) (Array.append e [| "a" |])
match t, t with
| Node (xs, f), Node (ys, g) -> printfn "%A %A %d %s" (1 :: xs) ("q" :: ys) (f 1) (g "z")
| _ -> ()
match o with Some l -> printfn "%A" (2 :: l) | None -> ()
match o with Some l -> printfn "%A" ('c' :: l) | None -> ()
let local () =
    let n = Some (Node ([], id))
    match n, n with
    | Some (Node (a, f)), Some (Node (b, g)) -> sprintf "%A %A" (f 1 :: a) (g "s" :: b)
    | _ -> ""
printfn "%s" (local ())
