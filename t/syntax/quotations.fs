let q = <@ 1 + 2 @>
let q2 = <@@ fun x -> x @@>
let f = <@ %q + 1 @>
===>
(file #implicit
  (let-decl (binding - (pat-name q) - - (quote (infix + 1 2))))
  (let-decl (binding - (pat-name q2) - - (quote #untyped (fun (pat-name x) x))))
  (let-decl (binding - (pat-name f) - - (quote (infix + (prefix % #adjacent q) 1)))))
