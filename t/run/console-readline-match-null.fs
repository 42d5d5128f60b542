// in: alpha
// in: beta
// out: 2 alpha|beta
// out: false false
let rec read acc =
  match System.Console.ReadLine() with
  | null -> List.rev acc
  | line -> read (line :: acc)
let lines = read []
printfn "%d %s" (List.length lines) (String.concat "|" lines)
printfn "%b %b" ("" = null) (isNull "")
