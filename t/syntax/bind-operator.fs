let rec sum acc = function
    | [] -> acc
    | x :: xs -> sum (acc + x) xs
let a = sum 0 <| [1; 2]
let compose f g = f >> g
let (>>=) m f = Option.bind f m
let b = Some 1 >>= fun x -> Some (x + 1) >>= fun y -> Some y
===>
(file #implicit
  (let-decl #rec
    (binding - (pat-name sum) - -
      (function
        (rule (pat-list) - acc)
        (rule (pat-cons (pat-name x) (pat-name xs)) - (app sum (paren (infix + acc x)) xs)))
      (pat-name acc)))
  (let-decl (binding - (pat-name a) - - (infix <| (app sum 0) (list 1 2))))
  (let-decl (binding - (pat-name compose) - - (infix >> f g) (pat-name f) (pat-name g)))
  (let-decl (binding - (pat-name (>>=)) - - (app (path Option bind) f m) (pat-name m) (pat-name f)))
  (let-decl
    (binding - (pat-name b) - -
      (infix >>=
        (app Some 1)
        (fun (pat-name x)
          (infix >>= (app Some (paren (infix + x 1))) (fun (pat-name y) (app Some y))))))))
