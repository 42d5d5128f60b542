// out: 1 a
module Math =
    let Abs x = x + 100
let x = global.System.Math.Abs(-1)
let y: global.System.String = "a"
open global.System.Text
let e (s: seq<string>) : global.System.Collections.Generic.IEnumerator<string> = s.GetEnumerator()
printfn "%d %s" x y
