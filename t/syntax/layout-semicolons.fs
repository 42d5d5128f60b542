let a = 1; 
let b = [ 1; 2; ]
let c = { X = 1; Y = 2; }
let f () = printfn "a"; printfn "b"
let g () =
    printfn "a";
    printfn "b";
    1
type T = { X: int; Y: int; }
===>
(file #implicit
  (let-decl (binding - (pat-name a) - - 1))
  (let-decl (binding - (pat-name b) - - (list 1 2)))
  (let-decl (binding - (pat-name c) - - (record - (field-init X 1) (field-init Y 2))))
  (let-decl (binding - (pat-name f) - - (seq (app printfn "a") (app printfn "b")) ()))
  (let-decl (binding - (pat-name g) - - (seq (app printfn "a") (app printfn "b") 1) ()))
  (types (type-def T - - (repr-record (field X (type int)) (field Y (type int))))))
