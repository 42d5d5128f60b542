// out: 5 h o
// out: 0
// out: 2
// out: h-e-l-l-o-
// out: Index was outside the bounds of the array.
// out: Index was outside the bounds of the array.
let s = "hello"
printfn "%d %c %c" s.Length s.[0] s[4]
printfn "%d" (String.length "")
let count c (text: string) =
  let mutable n = 0
  for x in text do
    if x = c then n <- n + 1
  n
printfn "%d" (count 'l' s)
for i in 0 .. s.Length - 1 do
  printf "%c-" s.[i]
printfn ""
let get i = try string s.[i] with e -> e.Message
printfn "%s" (get 5)
printfn "%s" (get -1)
