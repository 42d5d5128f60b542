// out: abab
// out: 0
namespace Tools
module Text =
  let twice (s: string) = s + s
module Main =
  [<EntryPoint>]
  let main args =
    printfn "%s" (Text.twice "ab")
    printfn "%d" args.Length
    0
