let f = id<int>
let g = List.empty<int>
let h = typeof<int>
let i = Unchecked.defaultof<int list>
let j = sizeof<int> + 1
let k = f<int>(1)
let l x = x < 1 && x > 2
let m a b c = (a < b, c > 1)
===>
(file #implicit
  (let-decl (binding - (pat-name f) - - (type-app id (type int))))
  (let-decl (binding - (pat-name g) - - (type-app (path List empty) (type int))))
  (let-decl (binding - (pat-name h) - - (type-app typeof (type int))))
  (let-decl
    (binding - (pat-name i) - -
      (type-app (path Unchecked defaultof) (type #postfix list (type int)))))
  (let-decl (binding - (pat-name j) - - (infix + (type-app sizeof (type int)) 1)))
  (let-decl (binding - (pat-name k) - - (app #adjacent (type-app f (type int)) (paren 1))))
  (let-decl (binding - (pat-name l) - - (infix && (infix < x 1) (infix > x 2)) (pat-name x)))
  (let-decl
    (binding - (pat-name m) - -
      (paren (tuple (infix < a b) (infix > c 1)))
      (pat-name a)
      (pat-name b)
      (pat-name c))))
