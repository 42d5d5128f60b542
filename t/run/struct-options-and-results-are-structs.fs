// out: true 8 16 16
// out: 8 16
// out: ValueNone
// out: ValueNone
// out: ValueNone
// out: 0L
// out: true
// out: Ok 0
// out: true

printfn "%b %d %d %d" (typeof<int voption>.IsValueType) sizeof<int voption> sizeof<string voption> sizeof<Result<int,string>>
printfn "%d %d" sizeof<byte voption> sizeof<int64 voption>
printfn "%A" (System.Activator.CreateInstance<int voption>())
printfn "%A" (System.Activator.CreateInstance(typeof<int voption>))
let mk<'T when 'T: (new: unit -> 'T)> () = new 'T()
printfn "%A" (mk<int voption> ())
printfn "%A" ((mk<System.DateTime> ()).Ticks)
let isS<'a when 'a: struct> (x: 'a) = true
printfn "%b" (isS (Ok 1: Result<int, int>))
printfn "%A" (mk<Result<int, string>> ())
printfn "%b" (isS (ValueSome 1))
