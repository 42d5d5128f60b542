// out: [0; 1; 1; 5] 4
// out: 3 ab
// out: [2.5] 2 0
module Program

let a = ResizeArray[0; 1; 1]
a.Add 5
printfn "%A %d" (List.ofSeq a) a.Count

let b = System.Collections.Generic.HashSet[ for i in 1 .. 3 -> i % 4 ]
let s = System.String[| 'a'; 'b' |]
printfn "%d %s" b.Count s

let c = ResizeArray<float>[2.5]
let count (xs: int list) = List.length xs
printfn "%A %d %d" (List.ofSeq c) (count[7; 8]) (count[])
