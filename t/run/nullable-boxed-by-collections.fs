// out: null
// out: Int32 5
// out: null
// out: Int32 5
// out: null
// out: Int32 5
// out: null
// out: Int32 5
// out: true
// out: false
// out: 1 0
// out: 1
// out: Int32 5
// out: [null; 5]
// out: null
// out: FSha
// out: ,5
// out: 005|
// out: null
// out: true
open System
open System.Collections
open System.Collections.Generic
let n = Nullable<int>()
let v = Nullable 5
let d (o: obj) = if isNull o then "null" else o.GetType().Name + " " + o.ToString()
let all (xs: IEnumerable) = for x in xs do printfn "%s" (d x)
all [n; v]
all [| n; v |]
all (List<Nullable<int>>([n; v]))
for x in Seq.cast<obj> [n; v] do printfn "%s" (d x)
for x in Seq.cast<Nullable<int>> [box 1; null] do printfn "%b" x.HasValue
let pick<'b> (o: obj) : 'b list = match o with :? 'b as b -> [b] | _ -> []
printfn "%d %d" (pick<Nullable<int>> 5).Length (pick<Nullable<int>> null).Length
let dict = Dictionary<obj, int>()
dict.[v] <- 1
printfn "%d" dict.[5]
printfn "%s" (d (List.map box [n; v] |> List.last))
printfn "%A" (List.map box [n; v])
let f: Nullable<int> -> obj = box
printfn "%s" (d (f n))
printfn "%s" (d (Some n)  |> fun s -> s.Substring(0, 4))
printfn "%s" (String.Join(",", [n; v]))
printfn "%s" (String.Format("{0:D3}|{1:D3}", v, n))
let q = Queue<Nullable<int>>([n; v])
printfn "%s" (d ((q :> IEnumerable).GetEnumerator() |> fun e -> e.MoveNext() |> ignore; e.Current))
printfn "%A" (([n; v] |> List.map (fun x -> x :> obj)) = [null; box 5])
