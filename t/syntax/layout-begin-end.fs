let f x = begin
    x
end
let g x =
    begin match x with
    | 1 -> 2
    | _ -> 3
    end
let h x = begin 1 end + 2
===>
(file #implicit
  (let-decl (binding - (pat-name f) - - (paren #block x) (pat-name x)))
  (let-decl
    (binding - (pat-name g) - -
      (paren #block (match x (rule 1 - 2) (rule (pat-wild) - 3)))
      (pat-name x)))
  (let-decl (binding - (pat-name h) - - (infix + (paren #block 1) 2) (pat-name x))))
