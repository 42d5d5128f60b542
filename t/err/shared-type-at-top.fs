// Pairs of one type nest without end in Nested: two levels of them are types of their own, deeper ones share a form.
type Nested<'a> = Nil | Cons of 'a * Nested<'a * 'a>
let n = Cons(1, Nil)
let pair = (1, 2)
let four = (pair, pair)
let eight = (four, four)
let ok = unbox<((int * int) * (int * int)) list> (box [ four ])
let mixed = unbox<(((int * int) * (int * string)) * string) list> (box [ ((pair, (1, "a")), "b") ])
match box [ eight ] with //! CLEF3002 The exact type is not known here: types that grow without end share one form of it.
| :? ((((int * int) * (int * int)) * ((int * int) * (int * int))) list) as l -> printfn "%A" l
| _ -> printfn "no"
let o = unbox<(((int * int) * (int * int)) * ((int * int) * (int * int))) list> (box [ eight ]) //! CLEF3002 The exact type is not known here: types that grow without end share one form of it.
printfn "%A %A %A" ok mixed o
