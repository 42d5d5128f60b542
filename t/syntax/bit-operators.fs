let f = 1 <<< 2 ||| 3 &&& 4 ^^^ 5 >>> 1
let g = 1 = 2 || 3 <> 4 && 5 < 6
let h = 2.0 ** 3.0 ** 2.0
let i = 5 % 3 * 2 / 1
let j = "a" + "b" ^ "c"
let k = true || false && not true
let l = 1 <= 2, 3 >= 4
===>
(file #implicit
  (let-decl
    (binding - (pat-name f) - -
      (infix >>> (infix &&& (infix ||| (infix <<< 1 2) 3) (infix ^^^ 4 5)) 1)))
  (let-decl
    (binding - (pat-name g) - - (infix || (infix = 1 2) (infix && (infix <> 3 4) (infix < 5 6)))))
  (let-decl (binding - (pat-name h) - - (infix ** 2:f64 (infix ** 3:f64 2:f64))))
  (let-decl (binding - (pat-name i) - - (infix / (infix * (infix % 5 3) 2) 1)))
  (let-decl (binding - (pat-name j) - - (infix ^ (infix + "a" "b") "c")))
  (let-decl (binding - (pat-name k) - - (infix || true (infix && false (app not true)))))
  (let-decl (binding - (pat-name l) - - (tuple (infix <= 1 2) (infix >= 3 4)))))
