let a = "multi
line"
let b = "continued \
         line"
let c = """
a
"""
===>
(file #implicit
  (let-decl (binding - (pat-name a) - - "multi\nline"))
  (let-decl (binding - (pat-name b) - - "continued line"))
  (let-decl (binding - (pat-name c) - - "\na\n")))
