// out: 12.0 48.0 big circle
// out: upper:up! digits:digits4 unhandled
// out: inside
// out: bye
// out: 3 xy
// out: called 2 called 1
// out: 1
type IShape =
    abstract Area: float
    abstract Scale: float -> IShape
    abstract Name: string with get, set
let rec circle r =
    let mutable name = "circle"
    let cell = ref name
    { new IShape with
        member _.Area = 3.0 * r * r
        member _.Scale k = circle (r * k)
        member _.Name with get () = cell.Value and set v = cell.Value <- v }
let c = circle 2.0
c.Name <- "big"
printfn "%.1f %.1f %s %s" c.Area (c.Scale 2.0).Area c.Name (c.Scale 1.0).Name
[<AbstractClass>]
type Handler(name: string) =
    abstract Handle: string -> string option
    abstract Next: Handler option
    default _.Next = None
    member _.Name = name
    member h.Run s =
        match h.Handle s with
        | Some r -> name + ":" + r
        | None ->
            match h.Next with
            | Some n -> n.Run s
            | None -> "unhandled"
let upper next =
    { new Handler("upper") with
        member _.Handle s = if s.StartsWith "u" then Some(s + "!") else None
        override _.Next = next }
let digits =
    { new Handler("digits") with
        override this.Handle s = if s.Length > 3 then Some(this.Name + string s.Length) else None }
let chain = upper (Some digits)
printfn "%s %s %s" (chain.Run "up") (chain.Run "long") (chain.Run "x")
let make (log: string -> unit) =
    { new System.IDisposable with
        member _.Dispose() = log "bye" }
do
    use d = make (printfn "%s")
    printfn "inside"
type IOp<'T> =
    abstract Do: 'T * 'T -> 'T
let ops<'T> (f: 'T -> 'T -> 'T) = { new IOp<'T> with member _.Do(a, b) = f a b }
printfn "%d %s" ((ops (+)).Do(1, 2)) ((ops (fun a b -> a + b)).Do("x", "y"))
let counter =
    let n = ref 0
    { new obj() with
        override _.ToString() =
            n.Value <- n.Value + 1
            "called " + string n.Value }
printfn "%O %s" counter (counter.ToString())
let compare' = { new System.Collections.Generic.IComparer<int> with member _.Compare(a, b) = compare b a }
printfn "%d" (compare'.Compare(1, 2))
