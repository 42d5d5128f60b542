// out: 1 2
// out: 2 true false
// out: A B a b
// out: a b
// out: [|"Apple"; "Fig"; "fig"; "pear"|]
// out: true false -1 true
// out: false -1
// out: Value cannot be null. (Parameter 'obj')
// out: true
// out: [|"Apple"; "Fig"; "pear"|]
open System
open System.Collections.Generic
let d = Dictionary<string, int>(StringComparer.OrdinalIgnoreCase)
d.["One"] <- 1
d.["ONE"] <- d.["one"] + 1
printfn "%d %d" d.Count d.["oNe"]
let s = HashSet<string>([ "a"; "A"; "b" ], StringComparer.InvariantCultureIgnoreCase)
printfn "%d %b %b" s.Count (s.Contains "B") (s.Contains "c")
let sd = SortedDictionary<string, int>(StringComparer.Ordinal)
for w in [ "b"; "B"; "a"; "A" ] do sd.[w] <- 1
printfn "%s" (String.Join(" ", sd.Keys))
let ss = SortedSet<string>([ "b"; "B"; "a"; "A" ], StringComparer.OrdinalIgnoreCase)
printfn "%s" (String.Join(" ", ss))
let words = [| "pear"; "Apple"; "fig"; "Fig" |]
Array.Sort(words, StringComparer.Ordinal)
printfn "%A" words
let c = StringComparer.OrdinalIgnoreCase
printfn "%b %b %d %b" (c.Equals("x", "X")) (c.Equals("x", null)) (sign (c.Compare("a", "B"))) (c.GetHashCode "aB" = c.GetHashCode "Ab")
printfn "%b %d" (StringComparer.Ordinal.Equals("x", "X")) (sign (StringComparer.Ordinal.Compare(null, "a")))
try printfn "%d" (StringComparer.Ordinal.GetHashCode(null: string)) with :? ArgumentNullException as e -> printfn "%s" e.Message
printfn "%b" (StringComparer.FromComparison(StringComparison.OrdinalIgnoreCase).Equals("q", "Q"))
let m = words |> Array.distinctBy (fun w -> w.ToLowerInvariant())
printfn "%A" m
