// out: 3
// out: 3
// out: 3
// out: 3
// out: 3
// out: three
// out: 3
// out: 6 6
let v = Option.Some 3
match v with Option.Some x -> printfn "%d" x | Option.None -> ()
let w : Result<int,string> = Result.Ok 3
match w with Result.Ok x -> printfn "%d" x | Result.Error e -> printfn "%s" e
match v with Microsoft.FSharp.Core.Option.Some x -> printfn "%d" x | Microsoft.FSharp.Core.Option.None -> ()
match v with Microsoft.FSharp.Core.Some x -> printfn "%d" x | Microsoft.FSharp.Core.None -> ()
let r = ref 3
let { contents = c } = r
printfn "%d" c
match r with { contents = 3 } -> printfn "three" | _ -> ()
let vv = ValueOption.ValueSome 3
match vv with ValueOption.ValueSome x -> printfn "%d" x | ValueOption.ValueNone -> ()
let r2 = { contents = 5 }
r2.contents <- 6
printfn "%d %d" r2.contents r2.Value


