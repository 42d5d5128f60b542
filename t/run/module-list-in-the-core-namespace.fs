// out: [1; 2; 1; 2]
// out: [2; 3] 9
namespace Microsoft.FSharp.Collections

module List =
  let twice xs = List.append xs xs
  let biggest xs = List.fold max 0 xs // max is the operator, not List.max

module Program =
  printfn "%A" (List.twice [ 1; 2 ])
  printfn "%A %d" (List.map ((+) 1) [ 1; 2 ]) (List.biggest [ 3; 9; 2 ])
