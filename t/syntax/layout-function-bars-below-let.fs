let f = function
| 1 -> 2
| _ -> 3
let g =
    function
    | 1 -> 2
    | _ -> 3
===>
(file #implicit
  (let-decl (binding - (pat-name f) - - (function (rule 1 - 2) (rule (pat-wild) - 3))))
  (let-decl (binding - (pat-name g) - - (function (rule 1 - 2) (rule (pat-wild) - 3)))))
