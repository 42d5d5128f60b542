// out: keep 1
// out: keep "a"
// out: 1 a
// out: 3
// out: init 1
// out: msg "a"
// out: msg "bb"
// out: 4
// out: 1
// out: "x"
// out: 1 t
// out: 4
// out: keep 1 ("y", 1)
// out: 1
// A type variable of an annotation stays general where obj or #obj is expected.
let show (t: string, o: #obj) = printfn "%s %A" t o
let keep (x: 'm) = show ("keep", x); x
let inline cast<'a, 'b> (a: 'a) : 'b = unbox<'b> a
let run (init: unit -> 'model, update: 'msg -> 'model -> 'model, msgs: 'msg list) =
    let mutable model = init ()
    show ("init", model)
    for msg in msgs do
        show ("msg", msg)
        model <- update msg model
    model
type Log =
    static member Write (x: obj) = printfn "%A" x
let both (x: 'a) (y: 'b) = Log.Write x; Log.Write y
let boxed (o: obj) = o.ToString ()
let text (x: 'a) = boxed x
printfn "%d %s" (keep 1) (keep "a")
printfn "%d" (cast<int, int> 3)
printfn "%d" (run ((fun () -> 1), (fun m n -> String.length m + n), [ "a"; "bb" ]))
both 1 "x"
printfn "%s %s" (text 1) (text "t")
let f x = unbox x
printfn "%d" (f (box 3) + 1)
let show2 (t: string, o: obj, k: obj * int) = printfn "%s %A %A" t o k
let keep2 (x: 'm) y = show2 ("keep", x, (y, 1)); x
printfn "%d" (keep2 1 "y")
