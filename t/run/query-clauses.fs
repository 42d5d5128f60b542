// out: ["Ann"; "Cy"; "Di"]
// out: [("Di", 30); ("Ann", 22); ("Cy", 22); ("Bob", 19)]
// out: 4
// out: Ann Math
// out: Ann Art
// out: 19: 1
// out: 22: 2
// out: 30: 1
// out: [|("Ann", 2); ("Bob", 0); ("Cy", 1); ("Di", 0)|]
// out: ["Ann:Math"; "Ann:Art"; "Bob:none"; "Cy:Math"; "Di:none"]
// out: 19 4 6.5 2.16667
// out: [1]
// out: [2; 3]
// out: true false true
// out: 5 7 6 6
// out: 4
// out: [(1, 10); (1, 20); (3, 30); (3, 60)]
// out: [(22, "Ann,Cy")]
// out: Sequence contains no elements
// out: Sequence contains more than one element
// out: ["Ann"; "Cy"]
// out: [|9; 16; 25|]
// out: ['h'; 'l'; 'o']
// out: [1]
// out: [2; 4]
// out: 2
// out: [5; 6; 1; 2]
open System.Linq
type Student = { Name: string; Age: int; Id: int }
type Course(sid: int, title: string, grade: float) =
    member _.Sid = sid
    member _.Title = title
    member _.Grade = grade
let students = [ { Name = "Ann"; Age = 22; Id = 1 }; { Name = "Bob"; Age = 19; Id = 2 }; { Name = "Cy"; Age = 22; Id = 3 }; { Name = "Di"; Age = 30; Id = 4 } ]
let courses = [ Course(1, "Math", 1.5); Course(1, "Art", 2.0); Course(3, "Math", 3.0) ]
let a = query { for s in students do
                where (s.Age > 20)
                select s.Name }
printfn "%A" (Seq.toList a)
let b = query {
    for s in students do
    sortByDescending s.Age
    thenBy s.Name
    select (s.Name, s.Age) }
printfn "%A" (List.ofSeq b)
let c = query { for s in students do count }
printfn "%d" c
let d = query {
    for s in students do
    join k in courses on (s.Id = k.Sid)
    where (k.Grade < 3.0)
    select (s.Name, k.Title) }
for n, t in d do printfn "%s %s" n t
let e = query {
    for s in students do
    groupBy s.Age into g
    sortBy g.Key
    select (g.Key, g.Count()) }
for k, n in e do printfn "%d: %d" k n
let f = query {
    for s in students do
    groupJoin k in courses on (s.Id = k.Sid) into g
    select (s.Name, Seq.length g) }
printfn "%A" (Seq.toArray f)
let g = query {
    for s in students do
    leftOuterJoin k in courses on (s.Id = k.Sid) into result
    for r in result do
    let title = if obj.ReferenceEquals(r, null) then "none" else r.Title
    select (s.Name + ":" + title) }
printfn "%A" (Seq.toList g)
printfn "%d %d %g %g" (query { for s in students do minBy s.Age }) (query { for s in students do maxBy s.Id }) (query { for k in courses do sumBy k.Grade }) (query { for k in courses do averageBy k.Grade })
printfn "%A" (query { for s in students do
                      where (s.Age = 22)
                      take 1
                      select s.Id } |> Seq.toList)
printfn "%A" (query { for x in [ 3; 1; 3; 2 ] do
                      distinct
                      sortBy x
                      skip 1 } |> Seq.toList)
printfn "%b %b %b" (query { for x in [1;2;3] do exists (x > 2) }) (query { for x in [1;2;3] do all (x > 2) }) (query { for x in [1;2] do contains 2 })
printfn "%d %d %d %d" (query { for x in [5;6;7] do head }) (query { for x in [5;6;7] do last }) (query { for x in [5;6;7] do nth 1 }) (query { for x in [5;6;7] do find (x > 5) })
printfn "%d" (query { for x in [4] do exactlyOne })
printfn "%A" (query { for x in [1..3] do
                      for y in [10; 20] do
                      where (x <> 2)
                      let z = x * y
                      select (x, z) } |> Seq.toList)
printfn "%A" (query { for s in students do
                      groupValBy s.Name s.Age into g
                      where (g.Count() > 1)
                      select (g.Key, String.concat "," g) } |> Seq.toList)
try query { for x in ([]: int list) do head } |> ignore with e -> printfn "%s" e.Message
try query { for x in [1;2] do exactlyOne } |> ignore with e -> printfn "%s" e.Message
let nested = query { for s in students do
                     where (query { for k in courses do exists (k.Sid = s.Id) })
                     select s.Name }
printfn "%A" (Seq.toList nested)
printfn "%A" (query { for x in [1..10] do
                      takeWhile (x < 6)
                      skipWhile (x < 3)
                      select (x * x) } |> Seq.toArray)
printfn "%A" (query { for x in "hello" do
                      where (x > 'e')
                      sortBy x
                      distinct } |> Seq.toList)
printfn "%A" (query { if c > 3 then yield 1 } |> Seq.toList)
printfn "%A" (query { for x in [1..5] do
                      if x % 2 = 0 then
                        select x } |> Seq.toList)
printfn "%A" (query { for x in [1;2] do yield (x, x) } |> dict |> fun d -> d[2])
printfn "%A" (query { for x in [5;1] do
                      where (x > 0)
                      yield! [ x; x + 1 ] } |> Seq.toList)
