module A =
    module B =
        let x = 1
        module C =
            let y = 2
    let z = 3
module D = begin
    let x = 1
end
module E =

    let x = 1

===>
(file #implicit
  (module A
    (module B
      (let-decl (binding - (pat-name x) - - 1))
      (module C (let-decl (binding - (pat-name y) - - 2))))
    (let-decl (binding - (pat-name z) - - 3)))
  (module D (let-decl (binding - (pat-name x) - - 1)))
  (module E (let-decl (binding - (pat-name x) - - 1))))
