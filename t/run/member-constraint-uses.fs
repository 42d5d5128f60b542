// out: aa b aaaa b3 zero
// out: parsed x 12 1.5
// out: Some 12 None
// out: 3 4 ab
// out: 3 2 1
// out: 2 1
// out: 6 4
// out: int 1 str a list 2
// out: 10 6 10 -5 5
// out: 10
// out: 5
// out: 4
// out: 11
// out: 8
// out: Box 2
// out: true false
// out: 10 0 c
// out: 3
// out: 10 3.25 10
// out: bird
// SRTP
let inline add (a: ^T) (b: ^T) = a + b
let inline name (x: ^T) = (^T: (member Name: string) x)
let inline setName (x: ^T) (v: string) = (^T: (member set_Name: string -> unit) (x, v))
let inline zero< ^T when ^T: (static member Zero: ^T)> () : ^T = (^T: (static member Zero: ^T) ())
let inline call (x: ^T) (n: int) = (^T: (member Scale: int -> ^T) (x, n))
let inline parse (s: string) : ^T = (^T: (static member Parse: string -> ^T) s)
let inline tryParse (s: string) : ^T option =
    let mutable r = Unchecked.defaultof< ^T>
    if (^T: (static member TryParse: string * byref< ^T> -> bool) (s, &r)) then Some r else None
type A(n: string) =
    let mutable n = n
    member _.Name with get () = n and set v = n <- v
    member _.Scale(k: int) = A(String.replicate k n)
    static member Zero = A "zero"
    static member Parse(s: string) = A("parsed " + s)
type B = { Name: string }
    with member b.Scale k = { Name = b.Name + string k }
let a = A "a"
setName a "aa"
printfn "%s %s %s %s %s" (name a) (name { Name = "b" }) (name (call a 2)) (name (call { Name = "b" } 3)) (name (zero () : A))
printfn "%s %d %g" (name (parse "x" : A)) (parse "12" : int) (parse "1.5" : float)
printfn "%A %A" (tryParse "12" : int option) (tryParse "zz" : float option)
printfn "%d %g %s" (add 1 2) (add 1.5 2.5) (add "a" "b")
let inline len x = (^T: (member Length: int) x)
printfn "%d %d %d" (len "abc") (len [1;2]) (len [|1|])
let inline len2 (x: ^T when ^T: (member Count: int)) = x.Count
printfn "%d %d" (len2 (System.Collections.Generic.List [1;2])) (len2 (Map ["a",1]))
let inline sumAll (xs: ^T list) = List.fold (+) LanguagePrimitives.GenericZero xs
printfn "%d %g" (sumAll [1;2;3]) (sumAll [1.5;2.5])
type Convert =
    static member To(_: int, s: string) = int s
    static member To(_: float, s: string) = float s
    static member To(_: string, s: string) = s
type Show =
    static member ($) (_: Show, x: int) = sprintf "int %d" x
    static member ($) (_: Show, x: string) = sprintf "str %s" x
    static member inline ($) (_: Show, xs: 'a list) = sprintf "list %d" (List.length xs)
let inline show x = Unchecked.defaultof<Show> $ x
printfn "%s %s %s" (show 1) (show "a") (show [1;2])
type V = { X: int } with
    static member (+) (a: V, b: V) = { X = a.X + b.X }
    static member (+) (a: V, b: int) = { X = a.X + b }
    static member (*) (k: int, a: V) = { X = k * a.X }
    static member (~-) (a: V) = { X = -a.X }
    static member op_Explicit (a: V) : int = a.X
    static member op_Explicit (a: V) : float = float a.X
    static member op_Implicit (n: int) : V = { X = n }
    static member Zero = { X = 0 }
    static member One = { X = 1 }
    static member get_Two() = { X = 2 }
let v = { X = 5 }
printfn "%d %d %d %d %g" (v + v).X (v + 1).X (2 * v).X (int -v) (float v)
printfn "%d" (List.sum [v; v]).X
let inline twice (f: ^a -> ^a) x = f (f x)
printfn "%d" (twice ((+) 1) 3)
let inline (|>>) x f = f x
printfn "%d" (3 |>> (fun x -> x + 1))
let inline dot (a: ^V) (b: ^V) : ^R when ^V: (static member Dot: ^V * ^V -> ^R) = (^V: (static member Dot: ^V * ^V -> ^R) (a, b))
type V2 = { A: float; B: float } with static member Dot(p: V2, q: V2) = p.A * q.A + p.B * q.B
printfn "%g" (dot { A = 1.0; B = 2.0 } { A = 3.0; B = 4.0 })
let inline item (x: ^T) (i: int) = (^T: (member get_Item: int -> _) (x, i))
printfn "%d" (item (System.Collections.Generic.List [7;8]) 1)
let inline mapx (f: 'a -> 'b) (x: ^F) : ^G = ((^F or ^G): (static member MapX: ^F * ('a -> 'b) -> ^G) (x, f))
type Box<'a> = Box of 'a with static member MapX(Box x, f) = Box (f x)
printfn "%A" (mapx (fun x -> x + 1) (Box 1) : Box<int>)
let inline isDefault (x: 'T when 'T: equality) = x = Unchecked.defaultof<'T>
printfn "%b %b" (isDefault 0) (isDefault 1)
let inline clamp lo hi x = max lo (min hi x)
printfn "%d %g %s" (clamp 0 10 42) (clamp 0.0 1.0 -3.0) (clamp "b" "d" "c")
let inline average (xs: seq< ^a>) = (Seq.sum xs) / LanguagePrimitives.DivideByInt LanguagePrimitives.GenericOne 1
printfn "%g" (average [1.0; 2.0])
let inline poly x = x * x + LanguagePrimitives.GenericOne
printfn "%d %g %s" (poly 3) (poly 1.5) ((poly 3I).ToString())
type ICanFly<'T when 'T :> ICanFly<'T>> = static abstract Fly: 'T -> string
type Bird() = interface ICanFly<Bird> with static member Fly _ = "bird"
let fly<'T when 'T :> ICanFly<'T>> (x: 'T) = 'T.Fly x
printfn "%s" (fly (Bird()))
