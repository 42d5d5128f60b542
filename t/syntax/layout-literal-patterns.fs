let f x =
    match x with
    | -1 | 1 -> 0
    | 1uy -> 1
    | "a" -> 2
    | 'c' -> 3
    | 1.5 -> 4
    | null -> 5
    | true | false -> 6
    | () -> 7
    | LanguagePrimitives.X -> 8
===>
(file #implicit
  (let-decl
    (binding - (pat-name f) - -
      (match x
        (rule (pat-or -1 1) - 0)
        (rule 1:u8 - 1)
        (rule "a" - 2)
        (rule 'U+0063' - 3)
        (rule 1.5:f64 - 4)
        (rule null - 5)
        (rule (pat-or true false) - 6)
        (rule () - 7)
        (rule (pat-case (path LanguagePrimitives X)) - 8))
      (pat-name x))))
