type IA =
    abstract member M : unit -> unit
    abstract P : int
    inherit System.IDisposable
    static abstract S : int -> int
[<AbstractClass>]
type AC() =
    abstract M : unit -> unit
    abstract N : int -> int
    default _.N x = x
===>
(file #implicit
  (types
    (type-def IA - -
      (repr-class plain)
      (abstract M - (type-fun (type unit) (type unit)))
      (abstract P - (type int))
      (inherit (type (path System IDisposable)) - -)
      (abstract #static S - (type-fun (type int) (type int)))))
  (types
    (type-def (attribute AbstractClass -) AC -
      (ctor-params () -)
      (repr-class plain)
      (abstract M - (type-fun (type unit) (type unit)))
      (abstract N - (type-fun (type int) (type int)))
      (member #default _ N - - x (pat-name x)))))
