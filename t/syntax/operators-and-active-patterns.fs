let inline (+.) a b = a + b
let ( *. ) a b = a * b
let (~-.) x = -x
let (|Even|Odd|) n = if n % 2 = 0 then Even else Odd
let (|Div|_|) d n = if n % d = 0 then Some (n/d) else None
let f = function Even -> 1 | Odd -> 2
let g x = match x with Div 3 y -> y | _ -> 0
===>
(file #implicit
  (let-decl (binding #inline - (pat-name (+.)) - - (infix + a b) (pat-name a) (pat-name b)))
  (let-decl (binding - (pat-name (*.)) - - (infix * a b) (pat-name a) (pat-name b)))
  (let-decl (binding - (pat-name (~-.)) - - (prefix - #adjacent x) (pat-name x)))
  (let-decl
    (binding -
      (pat-name (ident |Even|Odd| #active Even Odd))
      -
      -
      (if (infix = (infix % n 2) 0) Even Odd)
      (pat-name n)))
  (let-decl
    (binding -
      (pat-name (ident |Div|_| #active #partial Div))
      -
      -
      (if (infix = (infix % n d) 0) (app Some (paren (infix / n d))) None)
      (pat-name d)
      (pat-name n)))
  (let-decl
    (binding - (pat-name f) - - (function (rule (pat-name Even) - 1) (rule (pat-name Odd) - 2))))
  (let-decl
    (binding - (pat-name g) - -
      (match x (rule (pat-case Div 3 (pat-name y)) - y) (rule (pat-wild) - 0))
      (pat-name x))))
