// with: parts/shop.fsi parts/shop.fs
// out: 9.0
// out: dear 27.0
// out: named abc
// out: 8 xx 10
// out: 1
// out: Paid (3.0, "me") false
// out: out 3.0 3
// out: 7 3 3 ["a"; "c"; "b"]
// out: cart:main cart
// out: 5
// out: main 2
// out: [1]
// out: disposed main
// out: 0
// out: ("a", 1) [3; 2; 1]
// out: Some "x"
// out: handled it
// out: 7 2 4!
// out: HEY! abc
// out: the signature hides Tools.unused
module Program

open Market.Shop

let unused = "the signature hides Tools.unused"
let line = { Sku = sku "abc"; Count = 2 }
printfn "%.1f" (float line.Total)
match line <+> line + line with
| Cheap -> printfn "cheap"
| Dear p -> printfn "dear %.1f" (float p)
match line.Sku with
| Named "ab" s -> printfn "named %s" s
| _ -> printfn "other"
printfn "%d %s %d" (twice 4) (twice "x") Limit
counter <- counter + 1
printfn "%d" counter
printfn "%A %b" (State.Paid(3.0<coin>, "me")) (State.Open.IsDone)
try raise (OutOfStock(sku "zz", 3))
with OutOfStock(s, n) -> printfn "out %.1f %d" (float (price s)) n
let use' () =
    use cart = new Cart<string>("main", [ "a"; "b" ])
    cart.Add("a", 2)
    cart.Add "c"
    cart["b"] <- 3
    printfn "%d %d %d %A" cart.Count cart["a"] cart["b"] cart.Keys
    printfn "%s %s" (cart.Describe()) (cart :> Base).Kind
    let p = cart :> IPrinter
    p.Log 5
    printfn "%s %s" p.Name (p.Print line)
    printfn "%A" (cart.Map(fun s -> s.Length)).Keys
use' ()
printfn "%d" Cart<int>.Empty.Count
printfn "%A %A" (Tools.swap (1, "a")) (Tools.sortBy (fun x -> -x) [ 1; 3; 2 ])
printfn "%A" (Tools.find (System.Collections.Generic.Dictionary(dict [ 1, "x" ])) 1)
Tools.handlers.Add(Handler(fun _ s -> printfn "handled %s" s))
for h in Tools.handlers do h.Invoke(null, "it")
printfn "%d %d %s" (Tools.run (fun () -> 7)) Tools.Inner.depth (Tools.compose string (fun s -> s + "!") 4)
printfn "%s %s" ("hey".Shout()) (System.String.Join3("a", "b", "c"))
printfn "%s" unused
