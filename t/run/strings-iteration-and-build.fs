// out: desserts
// out: true false
// out: khoor, abc
let reverse (s: string) =
  let mutable r = ""
  for c in s do
    r <- string c + r
  r
printfn "%s" (reverse "stressed")
let isPalindrome (s: string) =
  let rec go i j = i >= j || (s.[i] = s.[j] && go (i + 1) (j - 1))
  go 0 (s.Length - 1)
printfn "%b %b" (isPalindrome "level") (isPalindrome "levels")
let caesar n (s: string) =
  String.concat "" [ for c in s -> string (if c >= 'a' && c <= 'z' then char ((int c - int 'a' + n) % 26 + int 'a') else c) ]
printfn "%s" (caesar 3 "hello, xyz")
