type A =
    | B of int
    | C of
        x: int *
        y: int
    | D
type E = F | G of int | H
type I =
| J
| K of int
type L = | M
type N =
      O
    | P
===>
(file #implicit
  (types
    (type-def A - -
      (repr-union
        (case B (field - (type int)))
        (case C (field x (type int)) (field y (type int)))
        (case D))))
  (types (type-def E - - (repr-union (case F) (case G (field - (type int))) (case H))))
  (types (type-def I - - (repr-union (case J) (case K (field - (type int))))))
  (types (type-def L - - (repr-union (case M))))
  (types (type-def N - - (repr-union (case O) (case P)))))
