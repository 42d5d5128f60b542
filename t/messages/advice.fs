module Advice

let a: string = 3
let b: int = "3"
let c: float = 2L
let d: int = 2.5
let e: char = "x"
let f: string = 'x'
let g: int = Some 1
let h: int option = 1
let i: int list = [| 1 |]
let j: int[] = [ 1 ]
let k (xs: seq<int>) : int list = xs
let l = Some 1 + 2
let m = [ 1 ] + [ 2 ]
let n = 1 == 2
let o: int = id
let p: unit = 1
let q = printfn "%d" "x"
let r = printfn "%s" 1
let s = async { let x = async { return 1 } in return x + 1 }
let t = "abc".Substring "a"
let u = List.map [ 1 ] (fun x -> x)
let v = System.Math.Max(1)
let w = "a".IndexOf(1.0)
let x: int list = 1
let y = ref 1
let z: int = y
