type Node = { Name: string; Next: Lazy<Node> }
type Parser = Parser of (string -> int)
let rec a = { Name = "a"; Next = lazy b } //! warning FS0040
and b = { Name = "b"; Next = lazy a }
let run (Parser p) s = p s
let rec data = Parser (fun s -> if s = "" then 0 else run data "")
let make (f: unit -> int) = f
let rec made = make (fun () -> made ()) //! warning FS0040
let rec f x = if x = 0 then 0 else g (x - 1)
and g x = f x
let rec h : Lazy<int> = lazy (i.Force() + 1) //! warning FS0040
and i : Lazy<int> = lazy 3
