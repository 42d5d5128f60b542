// out: ArgumentOutOfRangeException: Non-negative number required. (Parameter 'value')
// out: ArgumentOutOfRangeException: Non-negative number required. (Parameter 'value')
// out: (3, 0, ^0, 2, ^2)
// out: ArgumentOutOfRangeException: Non-negative number required. (Parameter 'value')
// out: ArgumentOutOfRangeException: Non-negative number required. (Parameter 'value')
// out: -1
// out: (true, false, 3, -4)
// out: (true, "^3")
// out: 5
// out: (0..^0, 2..^0, 0..2)
// out: ArgumentOutOfRangeException: Specified argument was out of the range of valid values. (Parameter 'length')
// out: ArgumentOutOfRangeException: Specified argument was out of the range of valid values. (Parameter 'length')
// out: struct (3, 2)
// out: (3, 5, true)
// out: (0, 0..0)
// out: "3..5"
// out: (4, 1)
// out: ArgumentOutOfRangeException: Specified argument was out of the range of valid values. (Parameter 'index')
// out: ArgumentOutOfRangeException: Specified argument was out of the range of valid values. (Parameter 'index')
// out: (0, 5)
// out: []
// out: [1; 2; 3]
// out: [1; 2; 3; 4; 5]
// out: [1; 2; 3; 4; 5]
// out: [1; 2; 3]
// out: []
// out: []
// out: [3]
// out: [3; 4; 5]
// out: [3; 4; 5]
// out: [3]
// out: []
// out: []
// out: []
// out: []
// out: []
// out: []
// out: []
// out: []
// out: []
// out: []
// out: []
// out: []
// out: []
// out: []
// out: []
// out: [4; 5]
// out: [4; 5]
// out: []
// out: []
// out: []
// out: [1; 2; 3]
// out: [1; 2; 3; 4; 5]
// out: [1; 2; 3; 4; 5]
// out: [1; 2; 3]
// out: []
// System.Index, System.Range, and Linq's members that take them.
open System
open System.Linq
let t f = try printfn "%A" (f ()) with e -> printfn "%s: %s" (e.GetType().Name) e.Message
t (fun () -> Index(-1))
t (fun () -> Index(-1, true))
t (fun () -> Index 3, Index.Start, Index.End, Index.FromStart 2, Index.FromEnd 2)
t (fun () -> Index.FromEnd -2)
t (fun () -> Index.FromStart -2)
t (fun () -> (Index.FromEnd 2).GetOffset 1)
t (fun () -> Index 3 = Index 3, (Index 3).Equals(Index(3, true)), (Index 3).GetHashCode(), (Index(3, true)).GetHashCode())
t (fun () -> (Index 3).Equals(box (Index 3)), (Index(3, true)).ToString())
t (fun () -> let i: Index = 5 in i.Value)
t (fun () -> Range.All, Range.StartAt(Index 2), Range.EndAt(Index 2))
t (fun () -> Range(Index 1, Index.FromEnd 1).GetOffsetAndLength 1)
t (fun () -> Range(Index 3, Index 5).GetOffsetAndLength 4)
t (fun () -> Range(Index 3, Index 5).GetOffsetAndLength 10)
t (fun () -> Range(Index 3, Index 5).Start, Range(Index 3, Index 5).End, Range(Index 3, Index 5) = Range(Index 3, Index 5))
t (fun () -> Index(), Range())
t (fun () -> string (Range(Index 3, Index 5)))
let xs = [ 1; 2; 3; 4; 5 ]
t (fun () -> xs.ElementAt(Index.FromEnd 2), xs.ElementAt(Index 0))
t (fun () -> xs.ElementAt(Index.FromEnd 0))
t (fun () -> xs.ElementAt(Index 9))
t (fun () -> xs.ElementAtOrDefault(Index 9), xs.ElementAtOrDefault(Index.FromEnd 1))
let show (r: Range) = t (fun () -> xs.Take r |> List.ofSeq)
for a in [ Index 0; Index 2; Index 9; Index.FromEnd 0; Index.FromEnd 2; Index.FromEnd 9 ] do
    for b in [ Index 0; Index 3; Index 9; Index.FromEnd 0; Index.FromEnd 2; Index.FromEnd 9 ] do show (Range(a, b))
