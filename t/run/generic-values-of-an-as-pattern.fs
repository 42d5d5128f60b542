// out: ["x"] [("y", 2); ("x", 3)] [] [(1, "x")]
// out: [1] ["s"]
// out: ([1], ["s"], Some 1, Some "s", false, false)
// A tuple pattern with a name for the whole: each name is generalised.
module Subs =
    let (_dupes, _newKeys, _newSubs) as init = List.empty, Set.empty, List.empty
    let update (subId, start) (dupes, newKeys, newSubs) =
        if Set.contains subId newKeys then subId :: dupes, newKeys, newSubs
        else dupes, Set.add subId newKeys, (subId, start) :: newSubs
    let calculate subs = List.foldBack update subs init
    let none = _newSubs
let a, _, b = Subs.calculate [ "x", 1; "y", 2; "x", 3 ]
let c, _, d = Subs.calculate [ 1, "x" ]
printfn "%A %A %A %A" a b c d
printfn "%A %A" (1 :: Subs.none) ("s" :: Subs._dupes)
let f x =
    let (l, r) as both = [], None
    (1 :: l, "s" :: l, (if x then Some 1 else r), (if x then Some "s" else r), fst both = [ 1 ], fst both = [ "a" ])
printfn "%A" (f true)
