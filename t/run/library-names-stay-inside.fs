// out: 3 Prog 2 8
// What the library keeps to itself does not hide the names that a program has before it opens a namespace.
module M
type Node = { Value: int }
type Program = Prog of int
type Set2 = Set of int | Groups of string | Star | Any
open System
open System.IO
open System.Text.RegularExpressions
open System.Threading
open System.Collections.Generic
open System.Collections.Immutable
open System.Numerics
let f (n: Node) = n.Value
let g (Prog n) : Program = Prog(n + 1)
let h = function Set n -> n | Groups s -> s.Length | Star -> 1 | Any -> 2
printfn "%d %A %d" (f { Value = 3 }) (g (Prog 1)) (h (Groups "abc") + h Star + h (Set 4))
type Parser = int -> int
