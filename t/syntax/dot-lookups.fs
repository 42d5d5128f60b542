let f x = x.ToString().Length
let g = "abc".Length
let h = [1;2].Length
let i = (1).ToString()
let j = f(1).ToString()
let k = System.String('a', 3)
let l = System.Collections.Generic.List<int>()
let m = System.Collections.Generic.Dictionary<string, int>(3).Count
===>
(file #implicit
  (let-decl
    (binding - (pat-name f) - - (dot (app #adjacent (path x ToString) ()) Length) (pat-name x)))
  (let-decl (binding - (pat-name g) - - (dot "abc" Length)))
  (let-decl (binding - (pat-name h) - - (dot (list 1 2) Length)))
  (let-decl (binding - (pat-name i) - - (app #adjacent (dot (paren 1) ToString) ())))
  (let-decl
    (binding - (pat-name j) - - (app #adjacent (dot (app #adjacent f (paren 1)) ToString) ())))
  (let-decl
    (binding - (pat-name k) - - (app #adjacent (path System String) (paren (tuple 'U+0061' 3)))))
  (let-decl
    (binding - (pat-name l) - -
      (app #adjacent (type-app (path System Collections Generic List) (type int)) ())))
  (let-decl
    (binding - (pat-name m) - -
      (dot
        (app #adjacent
          (type-app (path System Collections Generic Dictionary) (type string) (type int))
          (paren 3))
        Count))))
