// out: release 11 constant
// out: 42
// out: Red Id 4
// out: A, C 2
// out: Y
// out: true
// out: max
// out: Max Red helper
// out: 3
// out: 3
// out: 6 [5; 7]
// out: big medium small tiny
// out: (1, "two", 3.0)
// out: 2
// out: in
// out: 6
// out: begin-end
// out: do
// out: 16
// out: ab
// out: 3
// out: 2
// out: 2
module Deep.Nested
// conditional compilation, comments, attributes, literals, nameof
#if DEBUG
let mode = "debug"
#else
let mode = "release"
#endif
#nowarn "25"
(* block (* nested *) comment "with string *)" *)
/// doc comment
[<Literal>]
let Max = 10
[<Literal>]
let Name = "const" + "ant"
[<System.Obsolete "old">]
let old () = ()
[<CompiledName "Foo">]
let foo x = x
[<AutoOpen>]
module Helpers =
    let helper x = x + Max
    [<RequireQualifiedAccess>]
    module Inner =
        let deep = 42
type [<Struct>] Id = Id of int
[<RequireQualifiedAccess>]
type Color = Red | Green | Blue
[<System.Flags>]
type Flags = None = 0 | A = 1 | B = 2 | C = 4
type Enum1 = X = 1 | Y = 2
[<NoComparison; CustomEquality>]
type Eq = { Id: int; Junk: string }
          override x.Equals o = match o with :? Eq as e -> e.Id = x.Id | _ -> false
          override x.GetHashCode () = x.Id
printfn "%s %d %s" mode (helper 1) Name
printfn "%d" Inner.deep
printfn "%A %A" Color.Red (Id 4)
printfn "%A %d" (Flags.A ||| Flags.C) (int Flags.B)
printfn "%A" (enum<Enum1> 2)
printfn "%b" ({ Id = 1; Junk = "a" } = { Id = 1; Junk = "b" })
match 10 with
| Max -> printfn "max"
| _ -> printfn "not max"
printfn "%s %s %s" (nameof Max) (nameof Color.Red) (nameof helper)
let ``quoted name with spaces`` = 3
printfn "%d" ``quoted name with spaces``
let f' x' = x' + 1
let _unused = f' 2
printfn "%d" _unused
let long =
    1 +
    2 +
    3
let pipeline =
    [ 1; 2; 3 ]
    |> List.map (fun x ->
        let y = x * 2
        y + 1)
    |> List.filter (fun x ->
        x > 3)
printfn "%d %A" long pipeline
let ifelse x =
    if x > 10 then "big"
    elif x > 5 then
        "medium"
    else if x > 2 then "small"
    else "tiny"
printfn "%s" ([ 11; 6; 3; 1 ] |> List.map ifelse |> String.concat " ")
let tuple =
    1,
    "two",
    3.0
printfn "%A" tuple
let record = {| A = 1
                B = 2 |}
printfn "%A" record.B
let res =
    match 5 with
    | n when
        n > 3
        && n < 10 -> "in"
    | _ -> "out"
printfn "%s" res
let g x y
      z =
    x + y + z
printfn "%d" (g 1 2
                3)
begin
    printfn "begin-end"
end
do printfn "do"
let inline private sq x = x * x
let internal pub = sq 4
printfn "%d" pub
let s1 = "a\
          b"
printfn "%s" s1
let v = ((((5))))
let t = if true then 1 else 0
let fn = function | 1 -> "one" | _ -> "many"
let unitf () = ()
unitf ()
let h (x: int) : string = string x
let hh: int -> string = h
printfn "%s" (hh 3)
let k<'T when 'T : comparison> (a: 'T) b = if a > b then a else b
printfn "%d" (k 1 2)
open System
open type System.Math
printfn "%g" (Sqrt 4.0)
