// with: parts/extended.fsi parts/extended.fs
// out: 6 ababab
// A signature that extends a type of the library by a member whose name it has already.
open System.Text
open Extended

let text = StringBuilder()
let size = text.Append(3, "ab")
printfn "%d %O" size text
