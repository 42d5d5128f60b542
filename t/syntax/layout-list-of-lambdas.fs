let xs = [
    fun x -> x + 1
    fun x ->
        let y = x
        y
    (fun x -> x)
]
===>
(file #implicit
  (let-decl
    (binding - (pat-name xs) - -
      (list
        (fun (pat-name x) (infix + x 1))
        (fun (pat-name x) (let (binding - (pat-name y) - - x) y))
        (paren (fun (pat-name x) x))))))
