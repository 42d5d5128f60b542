// out: 1.2.3.4 1.2.3.4 1 2 3 4
// out: 0.0 1.2 1.2.3 -1 -1
// out: 1.2  1.2.3.4
// out: fields raises ArgumentException: Argument must be between 0 and 4. (Parameter 'fieldCount')
// out: fields 3 raises ArgumentException: Argument must be between 0 and 2. (Parameter 'fieldCount')
// out: negative raises ArgumentOutOfRangeException: minor ('-2') must be a non-negative value. (Parameter 'minor')
// out: Actual value was -2.
// out: 1.2: 1.2
// out: 1.2.3: 1.2.3
// out: 10.20.30.40: 10.20.30.40
// out:  1.2 : 1.2
// out: 1 raises ArgumentException: Version string portion was too short or too long. (Parameter 'input')
// out: 1.2.3.4.5 raises ArgumentException: Version string portion was too short or too long. (Parameter 'input')
// out: 1.x raises FormatException: The input string 'x' was not in a correct format.
// out: 1.-2 raises ArgumentOutOfRangeException: input ('-2') must be a non-negative value. (Parameter 'input')
// out: Actual value was -2.
// out: 1.99999999999 raises OverflowException: Value was either too large or too small for an Int32.
// out:  raises ArgumentException: Version string portion was too short or too long. (Parameter 'input')
// out: null raises ArgumentNullException: Value cannot be null. (Parameter 'input')
// out: new raises ArgumentException: Version string portion was too short or too long. (Parameter 'input')
// out: (true, 1.2.3) false
// out: true true false true
// out: 1 1
// out: [1.9.5; 1.10; 2.0]
// out: true
// out: 2
// out: 270544900
// out: 5 6
// out: 2 5 true [|3; 4; 5; 6; 7|]
// out: 3 7
// out: get -1 raises ArgumentOutOfRangeException: Index was out of range. Must be non-negative and less than the size of the collection. (Parameter 'index')
// out: get 5 raises ArgumentOutOfRangeException: Index was out of range. Must be non-negative and less than the size of the collection. (Parameter 'index')
// out: [|1; 2; 3; 99; 5; 6; 7; 8; 9; 10|]
// out: 120
// out: 3 99 5 6 7 
// out: [|6; 7|] [|99; 5|]
// out: slice raises ArgumentOutOfRangeException: Index was out of range. Must be non-negative and less than or equal to the size of the collection. (Parameter 'index')
// out: 10 [||]
// out: long raises ArgumentException: Offset and length were out of bounds for the array or count is greater than the number of elements from index to the end of the source collection.
// out: negative raises ArgumentOutOfRangeException: Non-negative number required. (Parameter 'offset')
// out: null raises ArgumentNullException: Value cannot be null. (Parameter 'array')
// out: true false
// out: [|0; 3; 99; 5; 6; 7|]
// out: true 3
// out: 5 5
// out: [6; 198; 10; 12; 14]
open System
open System.Collections.Generic
let attempt name f = try printfn "%s: %A" name (f ()) with e -> printfn "%s raises %s: %s" name (e.GetType().Name) e.Message
let v = Version(1, 2, 3, 4)
printfn "%O %A %d %d %d %d" v v v.Major v.Minor v.Build v.Revision
printfn "%O %O %O %d %d" (Version()) (Version(1, 2)) (Version(1, 2, 3)) (Version(1, 2)).Build (Version(1, 2, 3)).Revision
printfn "%s %s %s" (v.ToString 2) (v.ToString 0) (v.ToString 4)
attempt "fields" (fun () -> v.ToString 5)
attempt "fields 3" (fun () -> Version(1, 2).ToString 3)
attempt "negative" (fun () -> Version(1, -2))
for s in [ "1.2"; "1.2.3"; "10.20.30.40"; " 1.2 "; "1"; "1.2.3.4.5"; "1.x"; "1.-2"; "1.99999999999"; "" ] do attempt s (fun () -> Version.Parse s)
attempt "null" (fun () -> Version.Parse null)
attempt "new" (fun () -> Version "1")
printfn "%A %b" (Version.TryParse "1.2.3") (fst (Version.TryParse "1"))
printfn "%b %b %b %b" (Version "1.2" < Version "1.10") (Version "1.2" = Version "1.2") (Version "1.2" = Version "1.2.0") (Version "1.2" < Version "1.2.0")
printfn "%d %d" ((Version "2.0").CompareTo(Version "1.9")) ((Version "2.0").CompareTo(null: Version))
printfn "%A" (List.sort [ Version "2.0"; Version "1.10"; Version "1.9.5" ])
printfn "%b" ((Version "1.2").Equals(Version "1.2"))
printfn "%d" (Set.count (set [ Version "1.2"; Version "1.2"; Version "1.3" ]))
printfn "%d" (hash (Version "1.2.3.4"))
printfn "%d %d" (Version(1, 2, 3, 0x50006)).MajorRevision (Version(1, 2, 3, 0x50006)).MinorRevision
// parts of an array
let a = [| 1..10 |]
let s = ArraySegment(a, 2, 5)
printfn "%d %d %b %A" s.Offset s.Count (obj.ReferenceEquals(s.Array, a)) (s.ToArray())
printfn "%d %d" s.[0] s.[4]
attempt "get -1" (fun () -> s.[-1])
attempt "get 5" (fun () -> s.[5])
let mutable m = s
m.[1] <- 99
printfn "%A" a
printfn "%d" (Seq.sum s)
for x in s do printf "%d " x
printfn ""
printfn "%A %A" (s.Slice(3).ToArray()) (s.Slice(1, 2).ToArray())
attempt "slice" (fun () -> s.Slice(1, 5).ToArray())
printfn "%d %A" (ArraySegment(a).Count) (ArraySegment<int>.Empty.ToArray())
attempt "long" (fun () -> ArraySegment(a, 8, 5))
attempt "negative" (fun () -> ArraySegment(a, -1, 5))
attempt "null" (fun () -> ArraySegment<int>(null))
printfn "%b %b" (s = ArraySegment(a, 2, 5)) (s = ArraySegment(a, 2, 4))
let target = Array.zeroCreate 6
s.CopyTo(target, 1)
printfn "%A" target
printfn "%b %d" ((s :> IList<int>).Contains 99) ((s :> IList<int>).IndexOf 6)
printfn "%d %d" (s :> IReadOnlyList<int>).Count (s :> IReadOnlyList<int>).[2]
printfn "%A" (s |> Seq.map ((*) 2) |> Seq.toList)
