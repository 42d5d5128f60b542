// out: [{ Y = 3 }; { Y = 2 }; { Y = 1 }]
// out: ["3"; "2"; "1"]
// out: ["3"; "2"; "1"]
// out: 1 false
// out: 2
// out: CB1
// out: ["CB2b"; "CB1a"]
// out: [|"CB2"; "CB1"|]
// out: 1
// out: [2; 1]
// out: true
open System
type IMine = inherit IComparable
[<CustomComparison; CustomEquality>]
type Through =
  { Y: int }
  override a.Equals o = match o with :? Through as b -> a.Y = b.Y | _ -> false
  override a.GetHashCode () = 0
  interface IMine with
    member a.CompareTo b = match b with :? Through as b -> compare b.Y a.Y | _ -> 1
printfn "%A" (List.sort [ { Y = 1 }; { Y = 3 }; { Y = 2 } ])
type CThrough (n: int) =
  member _.N = n
  override a.Equals o = match o with :? CThrough as b -> n = b.N | _ -> false
  override a.GetHashCode () = n
  override a.ToString () = string n
  interface IMine with
    member a.CompareTo b = match b with :? CThrough as b -> compare b.N n | _ -> 1
printfn "%A" (List.sort [ CThrough 1; CThrough 3; CThrough 2 ] |> List.map string)
type CDerived (n: int) = inherit CThrough (n)
printfn "%A" (List.sort [ CDerived 1; CDerived 3; CDerived 2 ] |> List.map string)
printfn "%d %b" (compare (CDerived 1) (CDerived 2)) (CDerived 1 < CDerived 2)
printfn "%A" (Set.ofList [ CDerived 1; CDerived 3; CDerived 1 ] |> Set.count)
type CBase (n: int) =
  member _.N = n
  override a.Equals o = match o with :? CBase as b -> n = b.N | _ -> false
  override a.GetHashCode () = n
  interface IComparable with
    member a.CompareTo b = match b with :? CBase as b -> compare b.N n | _ -> 1
type CB2 (n: int) =
  inherit CBase (n)
  override _.ToString () = sprintf "CB%d" n
printfn "%O" (List.max [ CB2 1; CB2 5; CB2 3 ])
printfn "%A" (Map.ofList [ CB2 1, "a"; CB2 2, "b" ] |> Map.toList |> List.map (fun (k, v) -> string k + v))
printfn "%A" (Array.sortBy id [| CB2 1; CB2 2 |] |> Array.map string)
printfn "%A" (compare (Some (CB2 1), 1) (Some (CB2 2), 0))
[<CustomComparison; CustomEquality>]
type Gen<'a> =
  { W: 'a; K: int }
  override a.Equals o = match o with :? Gen<'a> as b -> a.K = b.K | _ -> false
  override a.GetHashCode () = a.K
  interface IComparable with
    member a.CompareTo b = match b with :? Gen<'a> as b -> compare b.K a.K | _ -> 1
printfn "%A" (List.sort [ { W = id; K = 1 }; { W = (fun x -> x + 1); K = 2 } ] |> List.map (fun g -> g.K))
printfn "%b" ({ W = id<int>; K = 1 } = { W = id; K = 1 })
