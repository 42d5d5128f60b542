let xs = [ for i in 1..10 do if i % 2 = 0 then yield i ]
let ys = [| for i in 1..2..10 -> i * i |]
let zs = seq { for i in 0..3 do yield! [i; i] }
let ws = [ 1..3 ] @ [4;5]
let a = xs.[1..2]
let b = xs[..1]
let c = xs[1..]
let d = [10 .. -1 .. 1]
let e = [10..-1..1]
===>
(file #implicit
  (let-decl
    (binding - (pat-name xs) - -
      (list (for-in (pat-name i) (range 1 - 10) (if (infix = (infix % i 2) 0) (yield i) -)))))
  (let-decl
    (binding - (pat-name ys) - - (array (for-in #arrow (pat-name i) (range 1 2 10) (infix * i i)))))
  (let-decl
    (binding - (pat-name zs) - -
      (app seq (comp (for-in (pat-name i) (range 0 - 3) (yield #bang (list i i)))))))
  (let-decl (binding - (pat-name ws) - - (infix @ (list (range 1 - 3)) (list 4 5))))
  (let-decl (binding - (pat-name a) - - (index xs (range 1 - 2))))
  (let-decl (binding - (pat-name b) - - (index #adjacent xs (range - - 1))))
  (let-decl (binding - (pat-name c) - - (index #adjacent xs (range 1 - -))))
  (let-decl (binding - (pat-name d) - - (list (range 10 -1 1))))
  (let-decl (binding - (pat-name e) - - (list (range 10 -1 1)))))
