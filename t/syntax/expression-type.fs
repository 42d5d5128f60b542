type Expr =
    | Num of float
    | Add of Expr * Expr
    | Neg of Expr

    override this.ToString() =
        match this with
        | Num x -> string x
        | Add (a, b) -> $"{a} + {b}"
        | Neg e -> $"-{e}"

    static member Parse (s: string) : Expr = Num 1.0
===>
(file #implicit
  (types
    (type-def Expr - -
      (repr-union
        (case Num (field - (type float)))
        (case Add (field - (type Expr)) (field - (type Expr)))
        (case Neg (field - (type Expr))))
      (member #override this ToString - -
        (match this
          (rule (pat-case Num (pat-name x)) - (app string x))
          (rule
            (pat-case Add (pat-paren (pat-tuple (pat-name a) (pat-name b))))
            -
            (interp (hole a) " + " (hole b)))
          (rule (pat-case Neg (pat-name e)) - (interp "-" (hole e))))
        ())
      (member #static - Parse -
        (type Expr)
        (app Num 1:f64)
        (pat-paren (pat-typed (pat-name s) (type string)))))))
