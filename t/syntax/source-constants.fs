let x = nameof x
let y = nameof List.map
let z = __LINE__, __SOURCE_FILE__, __SOURCE_DIRECTORY__
===>
(file #implicit
  (let-decl (binding - (pat-name x) - - (app nameof x)))
  (let-decl (binding - (pat-name y) - - (app nameof (path List map))))
  (let-decl (binding - (pat-name z) - - (tuple "3" "test.fs" "."))))
