// out: no hole %%
// out: %d 0
// out: %d-%s
// out: (12, "x")
// out: %d=%s
// PrintfFormat with five parameters: the last is the tuple of the format's holes.
let parts (format: PrintfFormat<_, _, _, _, 'Tuple>) : string * 'Tuple = format.Value, Unchecked.defaultof<'Tuple>
let name<'T> (_: 'T) = typeof<'T>.Name
let none: string * unit = parts "no hole %%"
printfn "%s" (fst none)
let one = parts "%d"
printfn "%s %d" (fst one) (snd one)
let text, two = parts "%d-%s" : string * (int * string)
printfn "%s" text

type Read =
    static member inline Of (format: PrintfFormat<_, _, _, _, 'a * 'b>, first: string -> 'a, second: string -> 'b) =
        fun (line: string) ->
            let cut = line.Split '-'
            first cut.[0], second cut.[1]

printfn "%A" (Read.Of("%d-%s", int, id) "12-x")
let f: PrintfFormat<int -> string -> string, unit, string, string, int * string> = "%d=%s"
printfn "%s" f.Value
