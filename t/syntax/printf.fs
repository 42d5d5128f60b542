let print fmt = Printf.kprintf (fun s -> ()) fmt
let a = sprintf "%d" 1 + "a"
let b = sprintf "%-5d|%5.2f|%s" 1 2.0 "x"
let c = failwithf "%d" 1
===>
(file #implicit
  (let-decl
    (binding - (pat-name print) - -
      (app (path Printf kprintf) (paren (fun (pat-name s) ())) fmt)
      (pat-name fmt)))
  (let-decl (binding - (pat-name a) - - (infix + (app sprintf "%d" 1) "a")))
  (let-decl (binding - (pat-name b) - - (app sprintf "%-5d|%5.2f|%s" 1 2:f64 "x")))
  (let-decl (binding - (pat-name c) - - (app failwithf "%d" 1))))
