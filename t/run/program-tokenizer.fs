// out: let x #1 '=' #42 '+' foo '*' '(' #7 ')' 
type Token =
  | Number of int
  | Name of string
  | Symbol of char
let isDigit c = c >= '0' && c <= '9'
let isLetter c = c >= 'a' && c <= 'z'
let tokens (s: string) =
  let rec scan i acc =
    if i >= s.Length then List.rev acc
    elif s.[i] = ' ' then scan (i + 1) acc
    elif isDigit s.[i] then
      let rec finish j = if j < s.Length && isDigit s.[j] then finish (j + 1) else j
      let j = finish i
      scan j (Number(int s.[i .. j - 1]) :: acc)
    elif isLetter s.[i] then
      let rec finish j = if j < s.Length && isLetter s.[j] then finish (j + 1) else j
      let j = finish i
      scan j (Name s.[i .. j - 1] :: acc)
    else scan (i + 1) (Symbol s.[i] :: acc)
  scan 0 []
for t in tokens "let x1 = 42+foo*(7)" do
  match t with
  | Number n -> printf "#%d " n
  | Name s -> printf "%s " s
  | Symbol c -> printf "'%c' " c
printfn ""
