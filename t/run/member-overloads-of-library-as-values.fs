// out: ["b"] [1] "y" [1] ["a"] ["aaa"] ["a"] [3M] [01/01/0001 00:00:00] ["a"; "b"] 7 1 [1; 1] ["x"] "a" [2.0; 2.0] [2] ([true; true], ["bbc"])
open System
let a = [ "a/b" ] |> List.map IO.Path.GetFileName
let b = [ "a/b" ] |> List.map (IO.Path.GetFileName >> String.length)
let c : string -> string = IO.Path.GetFileName
let d = [ 1 ]
let e = [ "a" ] |> List.map String.Format
let f = [ 'a', 3 ] |> List.map String
let g = [ [| 'a' |] ] |> List.map String
let h = [ "3" ] |> List.map Decimal.Parse
let i = List.map DateTime [ 5L ]
let j = [ "a"; "b" ] |> List.map Exception
let k = (+) 3
let l = [ 3 ] |> List.map Random |> List.length
let m = [ 3; 4 ] |> List.map (fun x -> compare 5 x)
let n = [ "x" ] |> List.map Text.StringBuilder |> List.map string
let o = Exception "a"
let p = [ 1.5; 2.5 ] |> List.map Math.Round
let q = [ 1, 2 ] |> List.map Math.Max
let r = [ "a"; "b" ] |> List.map "abc".Contains
let s = [ "a", "b" ] |> List.map "abc".Replace
printfn "%A %A %A %A %A %A %A %A %A %A %A %A %A %A %A %A %A %A" a b (c "x/y") d e f g h i (j |> List.map (fun x -> x.Message)) (k 4) l m n o.Message p q (r, s)
