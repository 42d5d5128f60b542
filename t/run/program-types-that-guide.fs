// out: 42
// out: (1 + (2 + 39))
// out: 42
// out: front opens
// out: front closes
// out: (Some "a@b", None)
// out: 17 <<<x>>>
// out: 5 { Name = "P"
// out:   Address = { Street = { Name = "Main"
// out:                          No = 10 }
// out:               City = "X" }
// out:   Tags = ["a"] }
// out: { Name = "P"
// out:   Address = { Street = { Name = "Main"
// out:                          No = 5 }
// out:               City = "X" }
// out:   Tags = ["b"; "a"] }
// out: 2 [1; 2; 300; 4; 5]
// out: int 3; string x; list of 2; mine 9
// out: 6 3.000000 4.0
// out: 3 2 1
// out: 42 2.500000 01:02:03
// out: 16+0i 3486784401 5.0625
// out: 4-3.5i
// out: neg
// out: Some 3 ["1"; "2"] [|1.0|]
// Tagless terms, equality witnesses, phantom states, Church numerals, lenses, zipper, static constraints.
module Typed
// GADT-like encodings, phantom types, church, lenses, zippers, SRTP
type Eval<'r> =
    abstract Int: int -> 'r
    abstract Add: 'r * 'r -> 'r
type Term = abstract Accept<'r> : Eval<'r> -> 'r
let int' n = { new Term with member _.Accept e = e.Int n }
let add (a: Term) (b: Term) = { new Term with member _.Accept e = e.Add(a.Accept e, b.Accept e) }
let t1 = add (int' 1) (add (int' 2) (int' 39))
printfn "%d" (t1.Accept { new Eval<int> with
                            member _.Int n = n
                            member _.Add(a, b) = a + b })
printfn "%s" (t1.Accept { new Eval<string> with
                            member _.Int n = string n
                            member _.Add(a, b) = $"({a} + {b})" })
// Equality witness
type Teq<'a, 'b> = private { To: 'a -> 'b; From: 'b -> 'a }
module Teq =
    let refl<'a> : Teq<'a, 'a> = { To = id; From = id }
    let cast (t: Teq<'a, 'b>) a = t.To a
type Expr<'a> =
    | IntE of int * Teq<int, 'a>
    | BoolE of bool * Teq<bool, 'a>
    | If of Expr<bool> * Expr<'a> * Expr<'a>
    | Plus of Expr<int> * Expr<int> * Teq<int, 'a>
    | Less of Expr<int> * Expr<int> * Teq<bool, 'a>
let rec eval<'a> (e: Expr<'a>) : 'a =
    match e with
    | IntE (n, t) -> Teq.cast t n
    | BoolE (b, t) -> Teq.cast t b
    | If (c, a, b) -> if eval c then eval a else eval b
    | Plus (a, b, t) -> Teq.cast t (eval a + eval b)
    | Less (a, b, t) -> Teq.cast t (eval a < eval b)
let num n = IntE(n, Teq.refl)
printfn "%d" (eval (If(Less(num 1, num 2, Teq.refl), Plus(num 40, num 2, Teq.refl), num 0)))
// phantom
type Open = class end
type Closed = class end
type Door<'state> = private Door of string
module Door =
    let make name : Door<Closed> = Door name
    let opened (Door n: Door<Closed>) : Door<Open> = printfn "%s opens" n; Door n
    let close (Door n: Door<Open>) : Door<Closed> = printfn "%s closes" n; Door n
Door.make "front" |> Door.opened |> Door.close |> ignore
type Email = private | Email of string
    with
        static member TryCreate(s: string) = if s.Contains '@' then Some(Email s) else None
        member this.Value = let (Email s) = this in s
printfn "%A" (Email.TryCreate "a@b" |> Option.map (fun e -> e.Value), Email.TryCreate "nope")
// church
[<AbstractClass>]
type Church() =
    abstract Apply<'a> : ('a -> 'a) -> 'a -> 'a
    member c.ToInt() = c.Apply ((+) 1) 0
    static member Zero = { new Church() with member _.Apply f x = x }
    static member Succ(n: Church) = { new Church() with member _.Apply f x = f (n.Apply f x) }
    static member (+)(m: Church, n: Church) = { new Church() with member _.Apply f x = m.Apply f (n.Apply f x) }
    static member (*)(m: Church, n: Church) = { new Church() with member _.Apply f x = m.Apply (n.Apply f) x }
let rec church n = if n = 0 then Church.Zero else Church.Succ(church (n - 1))
printfn "%d %s" ((church 3 * church 4 + church 5).ToInt()) ((church 3).Apply (fun s -> "<" + s + ">") "x")
// lenses
type Lens<'s, 'a> = { Get: 's -> 'a; Set: 'a -> 's -> 's } with
    member l.Over f s = l.Set (f (l.Get s)) s
    static member (>->)(l: Lens<'s, 'a>, m: Lens<'a, 'b>) = { Get = l.Get >> m.Get; Set = fun b s -> l.Set (m.Set b (l.Get s)) s }
type Street = { Name: string; No: int }
type Address = { Street: Street; City: string }
type Person = { Name: string; Address: Address; Tags: string list }
let address = { Get = (fun (p: Person) -> p.Address); Set = fun a p -> { p with Address = a } }
let street = { Get = _.Street; Set = fun s (a: Address) -> { a with Street = s } }
let no = { Get = (fun (s: Street) -> s.No); Set = fun n (s: Street) -> { s with No = n } }
let p = { Name = "P"; Address = { Street = ({ Name = "Main"; No = 5 }: Street); City = "X" }; Tags = [ "a" ] }
let l = address >-> street >-> no
printfn "%d %A" (l.Get p) (l.Over ((*) 2) p)
let p2 = { p with Tags = "b" :: p.Tags }
printfn "%A" p2
// zipper
type Zipper<'a> = { Left: 'a list; Focus: 'a; Right: 'a list }
module Zipper =
    let ofList = function x :: xs -> Some { Left = []; Focus = x; Right = xs } | [] -> None
    let right z = match z.Right with r :: rs -> Some { Left = z.Focus :: z.Left; Focus = r; Right = rs } | [] -> None
    let left z = match z with { Left = l :: ls } -> Some { Left = ls; Focus = l; Right = z.Focus :: z.Right } | _ -> None
    let rec rewind z = match left z with Some z -> rewind z | None -> z
    let toList z = let z = rewind z in z.Focus :: z.Right
    let modify f z = { z with Focus = f z.Focus }
let (>=>) f g x = Option.bind g (f x)
[ 1..5 ] |> (Zipper.ofList >=> Zipper.right >=> Zipper.right >=> (Zipper.modify ((*) 100) >> Some) >=> Zipper.left) |> Option.iter (fun z -> printfn "%d %A" z.Focus (Zipper.toList z))
// SRTP
type Default = Default with
    static member inline Show(x: int, _: Default) = $"int {x}"
    static member inline Show(x: string, _: Default) = $"string {x}"
    static member inline Show(x: 'a list, _: Default) = $"list of {List.length x}"
let inline show (x: ^a) : string = ((^a or Default): (static member Show: ^a * Default -> string) (x, Default))
type Mine = { V: int } with static member Show(m: Mine, _: Default) = $"mine {m.V}"
printfn "%s; %s; %s; %s" (show 3) (show "x") (show [ 1.0; 2.0 ]) (show { V = 9 })
let inline sumBy (f: 'a -> ^b) (xs: 'a seq) : ^b = Seq.fold (fun acc x -> acc + f x) LanguagePrimitives.GenericZero xs
printfn "%d %f %M" (sumBy id [ 1; 2; 3 ]) (sumBy float [ 1; 2 ]) (sumBy decimal [ 1.5; 2.5 ])
let inline lengthOf (x: ^a when ^a: (member Length: int)) = x.Length
printfn "%d %d %d" (lengthOf "abc") (lengthOf [ 1; 2 ]) (lengthOf [| 1 |])
let inline parse< ^a when ^a: (static member Parse: string -> ^a)> s = (^a: (static member Parse: string -> ^a) s)
printfn "%d %f %A" (parse<int> "42") (parse<float> "2.5") (parse<System.TimeSpan> "01:02:03")
type Complex = { Re: float; Im: float } with
    static member (+)(a, b) = { Re = a.Re + b.Re; Im = a.Im + b.Im }
    static member (*)(a, b) = { Re = a.Re * b.Re - a.Im * b.Im; Im = a.Re * b.Im + a.Im * b.Re }
    static member Zero = { Re = 0.0; Im = 0.0 }
    static member One = { Re = 1.0; Im = 0.0 }
    override c.ToString() = sprintf "%g%+gi" c.Re c.Im
let inline power x n = 
    let rec go acc b n = if n = 0 then acc elif n % 2 = 1 then go (acc * b) (b * b) (n / 2) else go acc (b * b) (n / 2)
    go LanguagePrimitives.GenericOne x n
printfn "%O %d %g" (power { Re = 1.0; Im = 1.0 } 8) (power 3L 20) (power 1.5 4)
printfn "%O" (List.sum [ { Re = 1.0; Im = 2.0 }; { Re = 3.0; Im = -5.5 } ])
let inline (|Positive|Zero|Negative|) x = if x > LanguagePrimitives.GenericZero then Positive elif x = LanguagePrimitives.GenericZero then Zero else Negative
let describe = function Positive -> "pos" | Zero -> "zero" | Negative -> "neg"
printfn "%s" (describe -3)
type Functor = Functor with
    static member Map(x: 'a option, f: 'a -> 'b, _: Functor) = Option.map f x
    static member Map(x: 'a list, f: 'a -> 'b, _: Functor) = List.map f x
    static member Map(x: 'a[], f: 'a -> 'b, _: Functor) = Array.map f x
let inline fmap (f: 'a -> 'b) (x: ^x) = ((^x or Functor): (static member Map: ^x * ('a -> 'b) * Functor -> _) (x, f, Functor))
printfn "%A %A %A" (fmap ((+) 1) (Some 2)) (fmap string [ 1; 2 ]) (fmap float [| 1 |])
