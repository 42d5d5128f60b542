// out: bottom of level 0
type R = { Name: string; Items: int list; Next: R option; Size: int; Tag: string }
let rec level n =
  let text = "level " + string n
  let items = [ for i in 1 .. n -> i * n ]
  let r = { Name = text; Items = items; Next = None; Size = n; Tag = text + "!" }
  let f = fun x -> x + List.sum items
  if n = 0 then failwith ("bottom of " + text)
  let below = level (n - 1)
  printfn "never %s %d %d" r.Name (f 1) below
  below + 1
try
  printfn "%d" (level 10)
with Failure m -> printfn "%s" m
