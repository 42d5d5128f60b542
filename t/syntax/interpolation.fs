let a = $"x = {1 + 2}, %d{3} {4:N2} {{}}"
let b = $"""a {"b"} c"""
let c = $$"""{a} {{1}}"""
let d = $@"a\{1}"
let e = $"{1,5} {2,-5}"
===>
(file #implicit
  (let-decl
    (binding - (pat-name a) - -
      (interp "x = " (hole (infix + 1 2)) ", " (hole %d 3) " " (hole "N2" 4) " {}")))
  (let-decl (binding - (pat-name b) - - (interp "a " (hole "b") " c")))
  (let-decl (binding - (pat-name c) - - (interp "{a} " (hole 1))))
  (let-decl (binding - (pat-name d) - - (interp "a\\" (hole 1))))
  (let-decl (binding - (pat-name e) - - (interp (hole 1 5) " " (hole 2 -5)))))
