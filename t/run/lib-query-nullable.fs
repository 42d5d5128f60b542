// out: 8
// out: 1.0
// out: 2
// out: 2.5
// out: 0
// out: <null>
// out: <null>
// out: <null>
// out: b c a d 
// out: d a c b 
// out: b c a d 
// out: 3
// out: 8
// out: 2.0
// out: 3 1.5
// out: 3 2
// out: "bb"
// out: 1.0
// out: 3.5
// out: 01/01/2020 00:00:00
// out: "Value cannot be null. (Parameter 'source')"
// out: 0.0
open System
open System.Linq
type P = { Name: string; Age: Nullable<int>; H: Nullable<float> }
let ps = [ { Name = "a"; Age = Nullable 3; H = Nullable 1.5 }; { Name = "b"; Age = Nullable (); H = Nullable () }; { Name = "c"; Age = Nullable 2; H = Nullable 2.5 }; { Name = "d"; Age = Nullable 3; H = Nullable () } ]
let none : P list = []
printfn "%A" (query { for p in ps do sumByNullable p.Age })
printfn "%A" (query { for p in ps do averageByNullable p.H })
printfn "%A" (query { for p in ps do minByNullable p.Age })
printfn "%A" (query { for p in ps do maxByNullable p.H })
printfn "%A" (query { for p in none do sumByNullable p.Age })
printfn "%A" (query { for p in none do averageByNullable p.H })
printfn "%A" (query { for p in none do minByNullable p.Age })
printfn "%A" (query { for p in none do maxByNullable p.H })
for p in query { for p in ps do sortByNullable p.Age
                                thenByNullableDescending p.H
                                select p.Name } do printf "%s " p
printfn ""
for p in query { for p in ps do sortByNullableDescending p.Age
                                thenByNullable p.H
                                select p.Name } do printf "%s " p
printfn ""
for p in ps.OrderBy(fun p -> p.Age) do printf "%s " p.Name
printfn ""
printfn "%A" (ps.Max (fun p -> p.Age))
printfn "%A" (Enumerable.Sum (ps.Select (fun p -> p.Age)))
printfn "%A" (ps.Select(fun p -> p.H).Average ())
printfn "%A %A" ([ 1; 2 ].Sum ()) ([ 1; 2 ].Average ())
printfn "%A %A" ([ "a"; "bb" ].Sum (fun x -> x.Length)) ([ "a"; "bb" ].Max (fun x -> x.Length))
printfn "%A" ([ "a"; "bb" ].Max ())
printfn "%A" ([| 3.5; 1.0 |].Min ())
let avg (x: Nullable<int64> seq) = x.Average ()
printfn "%A" (avg [ Nullable 3L; Nullable 4L ])
printfn "%A" ([ Nullable (DateTime (2020, 1, 1)); Nullable () ].Max ())
printfn "%A" ((try ((null: Nullable<int> seq).Sum ()).ToString () with e -> e.Message))
printfn "%A" (query { for p in ps do
                      where (p.Name = "b")
                      averageByNullable p.H })
