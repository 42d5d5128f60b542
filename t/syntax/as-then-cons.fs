let f = function
    | Some _ as a :: rest -> a, rest
    | name, lines as group :: others -> 1
    | h: int :: t -> 2
let a, b as c, d = 1, 2, 3
===>
(file #implicit
  (let-decl
    (binding - (pat-name f) - -
      (function
        (rule
          (pat-cons (pat-as (pat-case Some (pat-wild)) (pat-name a)) (pat-name rest))
          -
          (tuple a rest))
        (rule
          (pat-cons
            (pat-as (pat-tuple (pat-name name) (pat-name lines)) (pat-name group))
            (pat-name others))
          -
          1)
        (rule (pat-cons (pat-typed (pat-name h) (type int)) (pat-name t)) - 2))))
  (let-decl
    (binding -
      (pat-tuple (pat-as (pat-tuple (pat-name a) (pat-name b)) (pat-name c)) (pat-name d))
      -
      -
      (tuple 1 2 3))))
