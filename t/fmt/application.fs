let a = xs |> List.map (fun x -> x + 1) |> List.filter (fun xaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa -> x > 1)
let b = foo.Bar(1).Baz(fun x -> x).Qux("aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa", "bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb")
let c = foooooooooooooooooooooooooooooooo (aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa, bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb, ccccccccccccccccccccc)
let d = foooooooooooooooooooooooooooooooo aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb ccccccccccccccccccccc
let e = Some(1), Some 1, Foo (1, 2), foo(1), g<int>(), C ()
let f = g (f x) (-y) -z
let i = List.iter (fun x ->
    printfn "%d" x
    printfn "%d" x) xs
xs |> List.iter (fun x ->
    let y = x
    printfn "%d" y)
let h = new Foo(1), new Bar<int>()
let j = (x :> obj), (y :?> int), (z : int), not x, !y, -x, &z, a.B.C, (f x).G
let k = x = 1 && y <> 2 || not z
let l = a.B <- 1
let m = lazy (1 + 2)
let n = a >> b << c
let o = List.map (function A -> 1 | B -> 2) xs
===>
let a =
    xs
    |> List.map (fun x -> x + 1)
    |> List.filter (fun xaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa -> x > 1)

let b =
    foo.Bar(1)
        .Baz(fun x -> x)
        .Qux("aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa", "bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb")

let c =
    foooooooooooooooooooooooooooooooo (
        aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa,
        bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb,
        ccccccccccccccccccccc
    )

let d =
    foooooooooooooooooooooooooooooooo
        aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa
        bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb
        ccccccccccccccccccccc

let e = Some(1), Some 1, Foo(1, 2), foo (1), g<int>(), C()
let f = g (f x) (-y) -z

let i =
    List.iter
        (fun x ->
            printfn "%d" x
            printfn "%d" x)
        xs

xs
|> List.iter (fun x ->
    let y = x
    printfn "%d" y)

let h = new Foo(1), new Bar<int>()
let j = (x :> obj), (y :?> int), (z: int), not x, !y, -x, &z, a.B.C, (f x).G
let k = x = 1 && y <> 2 || not z
let l = a.B <- 1
let m = lazy (1 + 2)
let n = a >> b << c

let o =
    List.map
        (function
        | A -> 1
        | B -> 2)
        xs
