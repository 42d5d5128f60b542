// out: 3 <3> <3> 1.5 n
// out: 3
type Box<'t> = { Value: 't; Label: string }
let map f b = { Value = f b.Value; Label = b.Label }
let a = { Value = 3; Label = "n" }
let b = map (fun n -> sprintf "<%d>" n) a
let c = map (fun s -> (s, 1.5)) b
printfn "%d %s %s %.1f %s" a.Value b.Value (fst c.Value) (snd c.Value) c.Label
let nested = { Value = a; Label = "outer" }
printfn "%d" nested.Value.Value
