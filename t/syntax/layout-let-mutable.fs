let mutable a = 1
let f () =
    let mutable b, c = 1, 2
    b <- c
    b
let inline private g x = x
let private h = 1
let internal rec' = 2
===>
(file #implicit
  (let-decl (binding #mutable - (pat-name a) - - 1))
  (let-decl
    (binding - (pat-name f) - -
      (let
        (binding #mutable - (pat-tuple (pat-name b) (pat-name c)) - - (tuple 1 2))
        (seq (assign b c) b))
      ()))
  (let-decl (binding #inline #private - (pat-name g) - - x (pat-name x)))
  (let-decl (binding #private - (pat-name h) - - 1))
  (let-decl (binding #internal - (pat-name rec') - - 2)))
