let f a =
    begin
        printfn "x"
        1
    end
let g = begin 1 end
let h = if true then begin 1 end else begin 2 end
===>
(file #implicit
  (let-decl (binding - (pat-name f) - - (paren #block (seq (app printfn "x") 1)) (pat-name a)))
  (let-decl (binding - (pat-name g) - - (paren #block 1)))
  (let-decl (binding - (pat-name h) - - (if true (paren #block 1) (paren #block 2)))))
