// out: 1
// out: 3
// out: 5
// out: 2
// out: 1
// out: a
// out: b
// out: [(1, 2)]
// out: {| A = 1 |} (1, 2)
type B() =
    member _.Zero() = ()
    member _.Combine(a, b: unit -> unit) = b ()
    member _.Delay f = f
    member _.Run f = f ()
    member _.For(xs: seq<'a>, f: 'a -> unit) = for x in xs do f x
let b = B()
b { for i in 1..2..5 do printfn "%d" i }
b { for i = 2 downto 1 do printfn "%d" i }
b { for c in 'a' .. 'b' do printfn "%c" c }
printfn "%A" (query { for x in 1..2 do for y in 1..2 do where (x < y); select (x, y) } |> Seq.toList)
let kept (x: 'a when 'a : not struct) = sprintf "%A" x
printfn "%s %s" (kept {| A = 1 |}) (kept (1, 2))
