let a = foo {
    X = 1
}
let b = foo bar {|
    X = 1
|}
let c = foo <| {
    X = 1
}
===>
(file #implicit
  (let-decl (binding - (pat-name a) - - (app foo (record - (field-init X 1)))))
  (let-decl (binding - (pat-name b) - - (app foo bar (anon-record - (field-init X 1)))))
  (let-decl (binding - (pat-name c) - - (infix <| foo (record - (field-init X 1))))))
