// out: a b c
// out: 3
// out: xyxyxy
// out: 82
// A record whose field Item is a function can be indexed.
type Reader<'T> =
    { Count: int
      Item: int -> 'T }

    static member Of(xs: 'T[]) = { Count = xs.Length; Item = fun i -> xs[i] }

[<Struct>]
type Table = { Item: string * int -> string }

let words = Reader<_>.Of [| "a"; "b"; "c" |]
let table = { Table.Item = fun (name, n) -> String.replicate n name }

printfn "%s %s %s" words.[0] words[1] (words.Item 2)
printfn "%d" (Seq.sumBy (fun i -> words[i].Length) [ 0 .. words.Count - 1 ])
printfn "%s" table["xy", 3]

let at (r: Reader<int>) i =
    let x = r.[i]
    x + 1

printfn "%d" (at { Count = 1; Item = fun i -> i * i } 9)
