let f x = async {
            return x
          }
let g x =
    async {
        try
            return 1
        with e ->
            return 2
    }
let h = async { if true then return 1 else return 2 }
===>
(file #implicit
  (let-decl (binding - (pat-name f) - - (app async (comp (return x))) (pat-name x)))
  (let-decl
    (binding - (pat-name g) - -
      (app async (comp (try-with (return 1) (rule (pat-name e) - (return 2)))))
      (pat-name x)))
  (let-decl (binding - (pat-name h) - - (app async (comp (if true (return 1) (return 2)))))))
