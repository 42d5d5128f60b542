// out: 42 4
// out: 7 2.0 abb
// out: 8 2 2.0 1.0
// out: 32 1.5
// out: y
// out: ab
type Box<'a> = { Item: 'a } with
    static member Map(b: Box<'a>, f: 'a -> 'b) : Box<'b> = { Item = f b.Item }
    static member (+) (a: Box<'a>, b: Box<'a>) = { Item = b.Item }
type Many<'a> = Many of 'a list with
    static member Map(Many xs, f: 'a -> 'b) : Many<'b> = Many (List.map f xs)
let inline fmap (f: ^a -> ^b) (x: ^Fa) : ^Fb = (^Fa: (static member Map: ^Fa * (^a -> ^b) -> ^Fb) (x, f))
let b : Box<string> = fmap (fun x -> string (x + 1)) { Item = 41 }
let (Many ys) : Many<int> = fmap String.length (Many ["a"; "bcd"])
printfn "%s %d" b.Item (List.fold (+) 0 ys)
let inline twice f x = f (f x)
let inline addTo y = fun x -> x + y
printfn "%d %.1f %s" (twice (addTo 3) 1) (twice (addTo 0.5) 1.0) (twice (addTo "b") "a")
let inline both a b = (a + b, a - b)
let (p, q) = both 5 3
let (r, s) = both 1.5 0.5
printfn "%d %d %.1f %.1f" p q r s
let inline dot (xs: _ list) (ys: _ list) =
    let rec go acc xs ys =
        match xs, ys with
        | x :: xs, y :: ys -> go (acc + x * y) xs ys
        | _ -> acc
    go LanguagePrimitives.GenericZero xs ys
printfn "%d %.1f" (dot [1; 2; 3] [4; 5; 6]) (dot [0.5] [3.0])
printfn "%s" ((+) { Item = "x" } { Item = "y" }).Item
let inline maxBy f a b = if f a > f b then a else b
printfn "%s" (maxBy String.length "ab" "c")
