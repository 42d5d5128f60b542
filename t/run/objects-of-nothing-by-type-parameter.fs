// out: false System.Object
// out: false System.Object
// out: "Object"
// out: false

let a = System.Activator.CreateInstance<obj>()
printfn "%b %s" (isNull a) (a.ToString())
let mk<'T when 'T: (new: unit -> 'T)> () = new 'T()
let o = mk<obj> ()
printfn "%b %s" (isNull o) (o.ToString())
printfn "%A" (System.Activator.CreateInstance(typeof<obj>).GetType().Name)
printfn "%b" (obj.ReferenceEquals(mk<obj> (), mk<obj> ()))
