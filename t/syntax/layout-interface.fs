type I =
    abstract M: int -> int
    abstract N: x: int * y: int -> int
    abstract P: int with get, set
    abstract Q<'T> : 'T -> unit
    inherit J
type K = interface
    abstract M: int
end
type L =
    interface
        abstract M: int
    end
===>
(file #implicit
  (types
    (type-def I - -
      (repr-class plain)
      (abstract M - (type-fun (type int) (type int)))
      (abstract N -
        (type-fun (type-tuple (type-labelled x (type int)) (type-labelled y (type int))) (type int)))
      (abstract #get #set P - (type int))
      (abstract Q (type-params (type-var T)) (type-fun (type-var T) (type unit)))
      (inherit (type J) - -)))
  (types (type-def K - - (repr-class interface) (abstract M - (type int))))
  (types (type-def L - - (repr-class interface) (abstract M - (type int)))))
