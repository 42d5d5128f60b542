// out: [|1; 2; 3|]
// out: System.Int32[]
// out: System.Int32[]
// out: 3
// out: true
// out: [|1; 2; 3|]
// out: i 3
// out: Unable to cast object of type 'System.Int32[]' to type 'System.Collections.Generic.List`1[System.Int32]'.
// out: true true
// out: 1 2 3 System.Int32[]
// out: 1 2 3 
open System.Collections.Generic
let x: IList<int> = [| 1; 2; 3 |]
printfn "%A" x
printfn "%O" x
printfn "%s" (x.GetType().FullName)
printfn "%d" ((x :?> int[]).Length)
printfn "%b" (x :? (int[]))
printfn "%A" (box x)
match x with
| :? (int[]) as s -> printfn "i %d" s.Length
| _ -> printfn "?"
try printfn "%A" (x :?> List<int>) with e -> printfn "%s" e.Message
let y: IList<int> = x
printfn "%b %b" (obj.ReferenceEquals(x, y)) (x.Equals y)
for i in x do printf "%d " i
printfn "%s" (x.ToString())
let z: System.Collections.IEnumerable = x
for i in z do printf "%A " i
printfn ""
