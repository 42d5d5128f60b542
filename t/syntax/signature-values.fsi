module internal Shapes.Area

open System

/// The ratio.
val pi: float
val inline scale: factor: float -> shape: 'T -> 'T when 'T: (member Size: float)
val mutable count: int
val (|Even|Odd|): int -> Choice<unit, unit>
val (+.): float -> float -> float
[<Literal>]
val Limit: int = 100
val private hidden<'a when 'a: comparison> : 'a list -> ?step: int -> 'a option
module Inner =
    val nested: unit -> unit
===>
(file #val
  (module #top #internal
    (path Shapes Area)
    (open System)
    (val-decl pi doc:" The ratio." pi - (type float) -)
    (val-decl scale #inline scale -
      (type-with
        (type-fun
          (type-labelled factor (type float))
          (type-labelled shape (type-var T))
          (type-var T))
        (constraint member (type-var T) (member-sig Size - (type float))))
      -)
    (val-decl count #mutable count - (type int) -)
    (val-decl |Even|Odd|
      (ident |Even|Odd| #active Even Odd)
      -
      (type-fun (type int) (type Choice (type unit) (type unit)))
      -)
    (val-decl +. (+.) - (type-fun (type float) (type float) (type float)) -)
    (val-decl Limit (attribute Literal -) Limit - (type int) 100)
    (val-decl hidden #private hidden
      (type-params (type-var a) (constraint comparison (type-var a)))
      (type-fun
        (type #postfix list (type-var a))
        (type-labelled step #optional (type int))
        (type #postfix option (type-var a)))
      -)
    (module Inner (val-decl nested nested - (type-fun (type unit) (type unit)) -))))
