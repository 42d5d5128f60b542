// out: { X = 1
// out:   Y = 2 } { X = 1
// out:   Y = 3
// out:   Dir = 'c' } { X = 2
// out:   Y = 1
// out:   T = 4 }
// out: { N = 1
// out:   V = "v" } { N = 1
// out:   W = "w" }
// out: 2
// out: { X = 10
// out:   Y = 1
// out:   T = 4 }
// out: 7
// out: [|2; 4; 6; 8|]
// out: ['a'; 'b'; 'c'; 'd'; 'e']
// out: [10; 9; 8; 7]
module Program
type Point = { X: int; Y: int }
type Blizzard = { X: int; Y: int; Dir: char }
type State = { X: int; Y: int; T: int }
let p = { X = 1; Y = 2 }
let b = { X = 1; Dir = 'c'; Y = 3 }
let s = { Y = 1; X = 2; T = 4 }
printfn "%A %A %A" p b s
module M =
    type A = { N: int; V: string }
    type B = { N: int; W: string }
open M
let a = { N = 1; V = "v" }
let c = { N = 1; W = "w" }
printfn "%A %A" a c
let f q = q.X
printfn "%d" (f s)
let upd = { s with X = 10 }
printfn "%A" upd
let g { X = x; Y = y } = x + y
printfn "%d" (g { X = 3; Y = 4 })
let xs = [| for k = 1I to 4I do yield k * 2I |]
printfn "%A" xs
let ys = [ for c = 'a' to 'e' do c ]
printfn "%A" ys
let zs = seq { for c = 10 downto 7 do yield c } |> Seq.toList
printfn "%A" zs
