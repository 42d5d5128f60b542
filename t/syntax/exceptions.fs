exception E of int * string
exception F
exception G of msg: string * code: int
let f () = raise (E (1, "a"))
try f () with E (x, y) -> () | G (msg, code) -> ()
===>
(file #implicit
  (exception (case E (field - (type int)) (field - (type string))) -)
  (exception (case F) -)
  (exception (case G (field msg (type string)) (field code (type int))) -)
  (let-decl (binding - (pat-name f) - - (app raise (paren (app E (paren (tuple 1 "a"))))) ()))
  (do-decl #implicit
    (try-with
      (app f ())
      (rule (pat-case E (pat-paren (pat-tuple (pat-name x) (pat-name y)))) - ())
      (rule (pat-case G (pat-paren (pat-tuple (pat-name msg) (pat-name code)))) - ()))))
