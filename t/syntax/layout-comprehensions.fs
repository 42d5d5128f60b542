let a = [ for x in xs -> x * x ]
let b = [ for x in xs do
            if x > 1 then
                yield x ]
let c = [
    for x in xs do
        x
        x + 1
    1
    if true then 2
    yield! [3]
]
let d = [| for i = 0 to 3 do i |]
let e = [ while f () do 1 ]
let f = [ match x with
          | 1 -> "a"
          | _ -> () ]
===>
(file #implicit
  (let-decl (binding - (pat-name a) - - (list (for-in #arrow (pat-name x) xs (infix * x x)))))
  (let-decl
    (binding - (pat-name b) - - (list (for-in (pat-name x) xs (if (infix > x 1) (yield x) -)))))
  (let-decl
    (binding - (pat-name c) - -
      (list (for-in (pat-name x) xs (seq x (infix + x 1))) 1 (if true 2 -) (yield #bang (list 3)))))
  (let-decl (binding - (pat-name d) - - (array (for-to i 0 3 i))))
  (let-decl (binding - (pat-name e) - - (list (while (app f ()) 1))))
  (let-decl (binding - (pat-name f) - - (list (match x (rule 1 - "a") (rule (pat-wild) - ()))))))
