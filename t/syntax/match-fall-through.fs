let f x =
  match x with
  | A
  | B -> 1
  | C
    -> 2
  | D -> 3 | E -> 4
===>
(file #implicit
  (let-decl
    (binding - (pat-name f) - -
      (match x
        (rule (pat-or (pat-name A) (pat-name B)) - 1)
        (rule (pat-name C) - 2)
        (rule (pat-name D) - 3)
        (rule (pat-name E) - 4))
      (pat-name x))))
