type C(x: int, ?y: int) as this =
    let mutable z = x
    let f a = a + z
    do printfn "%d" z
    static let q = 1
    member val P = 1 with get, set
    member _.X with get() = z and set v = z <- v
    member this.Item with get(i: int) = i
    abstract M : int -> int
    default this.M x = x
    static member S(a, b) = a + b
    new () = C(1)
    interface System.IDisposable with
        member x.Dispose() = ()
    override x.ToString() = "c"
===>
(file #implicit
  (types
    (type-def C -
      (ctor-params
        (pat-paren
          (pat-tuple (pat-typed (pat-name x) (type int)) (pat-typed (pat-optional y) (type int))))
        this)
      (repr-class plain)
      (let-decl (binding #mutable - (pat-name z) - - x))
      (let-decl (binding - (pat-name f) - - (infix + a z) (pat-name a)))
      (do-decl (app printfn "%d" z))
      (let-decl #static (binding - (pat-name q) - - 1))
      (auto-property #get #set P - 1)
      (property (member #get _ X - - z ()) (member #set _ X - - (assign z v) (pat-name v)))
      (property (member #get this Item - - i (pat-paren (pat-typed (pat-name i) (type int)))))
      (abstract M - (type-fun (type int) (type int)))
      (member #default this M - - x (pat-name x))
      (member #static - S - - (infix + a b) (pat-paren (pat-tuple (pat-name a) (pat-name b))))
      (ctor () - (app #adjacent C (paren 1)))
      (interface (type (path System IDisposable)) (member x Dispose - - () ()))
      (member #override x ToString - - "c" ()))))
