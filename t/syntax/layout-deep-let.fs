let f =
    let a =
        let b =
            let c = 1
            c
        b
    a
===>
(file #implicit
  (let-decl
    (binding - (pat-name f) - -
      (let
        (binding - (pat-name a) - -
          (let (binding - (pat-name b) - - (let (binding - (pat-name c) - - 1) c)) b))
        a))))
