let a = <@
    1 + 2
@>
let b = <@@ fun x ->
              x @@>
let c = <@ %a + %%b @>
===>
(file #implicit
  (let-decl (binding - (pat-name a) - - (quote (infix + 1 2))))
  (let-decl (binding - (pat-name b) - - (quote #untyped (fun (pat-name x) x))))
  (let-decl
    (binding - (pat-name c) - - (quote (infix + (prefix % #adjacent a) (prefix %% #adjacent b))))))
