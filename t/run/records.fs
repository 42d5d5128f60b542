// out: Ada 36 Ada 37
// out: 47
// out: Grace
type Person = { Name: string; Age: int }
let p = { Name = "Ada"; Age = 36 }
let q = { p with Age = 37 }
printfn "%s %d %s %d" p.Name p.Age q.Name q.Age
let older n person = { person with Age = person.Age + n }
printfn "%d" (older 10 q).Age
let r =
  { Name = "Grace"
    Age = 85 }
printfn "%s" r.Name
