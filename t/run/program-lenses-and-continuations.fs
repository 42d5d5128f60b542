// out: 3
// out: { Name = "Ann"
// out:   Address = { Street = { Name = "Elm"
// out:                          Number = 13 }
// out:               City = "X"
// out:               Tags = map [("a", 1); ("b", 5)] }
// out:   Friends = [{ Name = "Bob"
// out:                Address = { Street = { Name = "Elm"
// out:                                       Number = -1 }
// out:                            City = "X"
// out:                            Tags = map [("a", 1)] }
// out:                Friends = [] }] }
// out: (("a", 2), 2)
// out: Group [Circle 3.0; Square 2.0; Group [Circle 6.0]]
// out: 6
// out: 3628800
// out: ([3; 5], 9)
// out: xxx 16
// out: 6 -1
module Lenses
open System
type Lens<'s, 'a> = { Get: 's -> 'a; Set: 'a -> 's -> 's }
type Prism<'s, 'a> = { TryGet: 's -> 'a option; Build: 'a -> 's }
module Lens =
    let inline compose (outer: Lens<'a, 'b>) (inner: Lens<'b, 'c>) =
        { Get = outer.Get >> inner.Get; Set = fun c a -> outer.Set (inner.Set c (outer.Get a)) a }
    let over l f s = l.Set (f (l.Get s)) s
    let fst' = { Get = fst; Set = fun a (_, b) -> a, b }
    let snd' = { Get = snd; Set = fun b (a, _) -> a, b }
    let at key = { Get = Map.tryFind key; Set = fun v m -> Map.change key (fun _ -> v) m }
    let index i = { Get = List.item i; Set = fun v -> List.mapi (fun j x -> if i = j then v else x) }
let (>->) = Lens.compose
let (^.) s l = l.Get s
let (^=) l v = fun s -> l.Set v s
let (^%) l f = Lens.over l f
type Street = { Name: string; Number: int }
type Address = { Street: Street; City: string; Tags: Map<string, int> }
type Person = { Name: string; Address: Address; Friends: Person list }
let address = { Get = (fun (p: Person) -> p.Address); Set = fun a p -> { p with Address = a } }
let street = { Get = (fun a -> a.Street); Set = fun s a -> { a with Street = s } }
let number = { Get = _.Number; Set = fun n (s: Street) -> { s with Number = n } }
let tags = { Get = (fun a -> a.Tags); Set = fun t a -> { a with Tags = t } }
let friends = { Get = (fun p -> p.Friends); Set = fun f p -> { p with Friends = f } }
let bob = { Name = "Bob"; Address = { Street = { Name = "Elm"; Number = 3 }; City = "X"; Tags = Map [ "a", 1 ] }; Friends = [] }
let ann = { bob with Name = "Ann"; Friends = [ bob ] }
let houseNumber = address >-> street >-> number
printfn "%d" (ann ^. houseNumber)
let ann2 = ann |> (houseNumber ^% ((+) 10)) |> ((address >-> tags >-> Lens.at "b") ^= Some 5) |> ((friends >-> Lens.index 0 >-> houseNumber) ^= -1)
printfn "%A" ann2
printfn "%A" ((("a", 1), 2) |> (Lens.over (Lens.fst' >-> Lens.snd') ((+) 1)))
// van Laarhoven-ish with functions
let inline (|Has|_|) (p: Prism<_, _>) s = p.TryGet s
type Shape = Circle of float | Square of side: float | Group of Shape list
let circle = { TryGet = (function Circle r -> Some r | _ -> None); Build = Circle }
let rec transform f shape =
    match shape with
    | Group xs -> Group(List.map (transform f) xs)
    | Has circle r -> circle.Build(f r)
    | other -> other
printfn "%A" (transform ((*) 2.0) (Group [ Circle 1.5; Square(side = 2.0); Group [ Circle 3.0 ] ]))
// church encodings / generic tricks
let zero f x = x
let succ n f x = f (n f x)
let toInt n = n ((+) 1) 0
let add m n f x = m f (n f x)
let three () = succ (succ (succ zero))
printfn "%d" (toInt (add (three ()) (three ())))
let rec fix f x = f (fix f) x
printfn "%d" (fix (fun self n -> if n <= 1 then 1 else n * self (n - 1)) 10)
let curry f a b = f (a, b)
let uncurry f (a, b) = f a b
let flip f a b = f b a
printfn "%A" (List.map2 (curry (uncurry max)) [ 1; 5 ] [ 3; 2 ], flip (-) 1 10)
type Church = abstract Fold: ('r -> 'r) -> 'r -> 'r
let church n = { new Church with member _.Fold f x = List.fold (fun acc _ -> f acc) x [ 1..n ] }
printfn "%s %d" ((church 3).Fold (fun s -> s + "x") "") ((church 4).Fold ((*) 2) 1)
type Cont<'r, 'a> = ('a -> 'r) -> 'r
let callCC (f: ('a -> Cont<'r, 'b>) -> Cont<'r, 'a>) : Cont<'r, 'a> = fun k -> f (fun a _ -> k a) k
let bindC (m: Cont<_, _>) f : Cont<_, _> = fun k -> m (fun a -> f a k)
let safeDiv a b : Cont<string, int> = callCC (fun exit -> if b = 0 then exit -1 else fun k -> k (a / b))
printfn "%s %s" (bindC (safeDiv 10 2) (fun x k -> k (x + 1)) string) (safeDiv 1 0 string)
