// out: 2 a!
// out: W int 1 W float 2.0 W X
// out: int 3 string s
type Show =
    static member Show(x: int) = sprintf "int %d" x
    static member Show(x: string) = sprintf "string %s" x
    static member Show(x: bool) = sprintf "bool %b" x
type Ext = Ext with
    static member ($) (Ext, x: int) = x + 1
    static member ($) (Ext, x: string) = x + "!"
let inline ext x = Ext $ x
printfn "%d %s" (ext 1) (ext "a")
let inline call (w: ^W) (x: ^X) = ((^W or ^X): (static member Go: ^W * ^X -> string) (w, x))
type W = W with
    static member Go(_: W, x: int) = sprintf "W int %d" x
    static member Go(_: W, x: float) = sprintf "W float %.1f" x
type X = X with
    static member Go(_: W, _: X) = "W X"
printfn "%s %s %s" (call W 1) (call W 2.0) (call W X)
printfn "%s %s" (Show.Show 3) (Show.Show "s")
