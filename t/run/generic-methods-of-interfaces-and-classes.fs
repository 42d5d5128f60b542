// out: A1 3
// out: A2 x
// out: A3 2.5
// out: 1 q 1.000000 1
// out: b14
// out: b2x!
// out: b3?
// out: 1 q 1.000000 1
// out: obj 1
// out: obj 2
// out: obj 3
// out: 1 q 1.000000 1
// out: 3 c 20
// out: 1 a 10
// out: int 3 string s
// out: true false
// out: gen
// out: 14 1,2,3
type IShow =
  abstract Show<'T> : 'T * int -> string
  abstract Pair : 'a -> 'b -> 'a * 'b
type A() =
  interface IShow with
    member _.Show(x: 'T, n: int) = sprintf "A%d %s" n (string (box x))
    member _.Pair a b = (a, b)
type B(s: string) =
  interface IShow with
    member _.Show(x: 'T, n: int) = s + string n + (match box x with :? int as i -> string (i + 1) | :? string as t -> t + "!" | _ -> "?")
    member _.Pair a b = (a, b)
let use1 (s: IShow) =
  printfn "%s" (s.Show(3, 1))
  printfn "%s" (s.Show("x", 2))
  printfn "%s" (s.Show(2.5, 3))
  let (a, b) = s.Pair 1 "q"
  let (c, d) = s.Pair [1.0] (a, b)
  printfn "%d %s %f %d" a b c.Head (fst d)
use1 (A())
use1 (B "b")
use1 { new IShow with
         member _.Show(x: 'T, n) = sprintf "obj %d" n
         member _.Pair a b = (a, b) }
[<AbstractClass>]
type V() =
  abstract Visit<'T when 'T : comparison> : 'T list -> 'T
  abstract Twice<'T> : ('T -> 'T) -> 'T -> 'T
  default _.Twice f x = f (f x)
type Max() =
  inherit V()
  override _.Visit l = List.max l
type Min() =
  inherit V()
  override _.Visit l = List.min l
  override _.Twice f x = f x
for v in [ Max() :> V; Min() :> V ] do
  printfn "%d %s %d" (v.Visit [3; 1; 2]) (v.Visit ["b"; "c"; "a"]) (v.Twice (fun x -> x * 2) 5)
type IConv<'a> = abstract Conv : 'a -> string
type Two() =
  interface IConv<int> with member _.Conv x = sprintf "int %d" x
  interface IConv<string> with member _.Conv x = sprintf "string %s" x
let t = Two()
printfn "%s %s" ((t :> IConv<int>).Conv 3) ((t :> IConv<string>).Conv "s")
printfn "%b %b" (match box t with :? IConv<int> -> true | _ -> false) (match box t with :? IConv<float> -> true | _ -> false)
type Gen<'T>(v: 'T) =
  interface IConv<'T> with member _.Conv x = sprintf "gen"
let g = Gen 4
printfn "%s" ((g :> IConv<int>).Conv 3)
type IMap<'k> = abstract Map<'r> : ('k -> 'r) -> 'r list
type L<'k>(xs: 'k list) = interface IMap<'k> with member _.Map f = List.map f xs
let m = L [1; 2; 3] :> IMap<int>
printfn "%d %s" (m.Map(fun x -> x * x) |> List.sum) (m.Map string |> String.concat ",")
