let (|A|B|C|) x = if x = 1 then A 1 elif x = 2 then B else C "a"
let (|Prefix|_|) (p: string) (s: string) = if s.StartsWith p then Some(s.Substring p.Length) else None
let f = function Prefix "ab" rest -> rest | Prefix "c" (Prefix "d" r) -> r | s -> s
let [<Literal>] K = 1
[<Literal>]
let L = "x"
let [<return: Struct>] (|X|_|) y = ValueSome y
===>
(file #implicit
  (let-decl
    (binding -
      (pat-name (ident |A|B|C| #active A B C))
      -
      -
      (if (infix = x 1) (app A 1) (infix = x 2) B (app C "a"))
      (pat-name x)))
  (let-decl
    (binding -
      (pat-name (ident |Prefix|_| #active #partial Prefix))
      -
      -
      (if
        (app (path s StartsWith) p)
        (app #adjacent Some (paren (app (path s Substring) (path p Length))))
        None)
      (pat-paren (pat-typed (pat-name p) (type string)))
      (pat-paren (pat-typed (pat-name s) (type string)))))
  (let-decl
    (binding - (pat-name f) - -
      (function
        (rule (pat-case Prefix "ab" (pat-name rest)) - rest)
        (rule (pat-case Prefix "c" (pat-paren (pat-case Prefix "d" (pat-name r)))) - r)
        (rule (pat-name s) - s))))
  (let-decl (binding (attribute Literal -) - (pat-name K) - - 1))
  (let-decl (binding (attribute Literal -) - (pat-name L) - - "x"))
  (let-decl
    (binding (attribute return Struct -) -
      (pat-name (ident |X|_| #active #partial X))
      -
      -
      (app ValueSome y)
      (pat-name y))))
