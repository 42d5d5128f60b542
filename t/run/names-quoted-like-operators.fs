// out: 3
// out: 5
// out: 2
// out: 8
// out: 1 7
// out: 1 2
// out: 4
// out: 9
// out: 6
// out: A-B
// out: 4
// out: 5
// out: 6
// out: 8
// out: 2
// out: 11
// out: 5
// out: { - = 1
// out:   a b = 2
// out:   let = 3 }
// out: -
// out: +
let ``-`` = 3
printfn "%d" ``-``
let ``+`` x = x + 1
printfn "%d" (``+`` 4)
let ``*`` = 2
printfn "%d" (5 - ``-``)
let ``a b`` = 1
let f ``-`` = ``-`` * 2
printfn "%d" (f 4)
let ``=`` = 1
let ``|>`` = 7
printfn "%d %d" ``=`` ``|>``
type T = { ``-``: int; ``+``: int }
let t = { ``-`` = 1; ``+`` = 2 }
printfn "%d %d" t.``-`` t.``+``
let g () = ``-`` + 1
printfn "%d" (g ())
let ``(`` = 1
let ``::`` = 9
printfn "%d" ``::``
let h = match 5 with ``-`` -> ``-`` + 1
printfn "%d" h
type U = ``A-B`` | ``C`` of int
printfn "%A" ``A-B``
let ``let`` = 4
printfn "%d" ``let``
let ``_`` = 5
printfn "%d" ``_``
let ``..`` = 6
printfn "%d" ``..``
let ``<-`` = 8
printfn "%d" ``<-``
let ``-x`` = 1
printfn "%d" (``-x`` + 1)
let ``1`` = 11
printfn "%d" ``1``
module ``M-1`` =
    let ``%`` = 5
printfn "%d" ``M-1``.``%``
type T2 = { ``-``: int; ``a b``: int; ``let``: int }
printfn "%A" { ``-`` = 1; ``a b`` = 2; ``let`` = 3 }
printfn "%s" (nameof Unchecked.defaultof<T2>.``-``)

printfn "%s" (nameof ``+``)
