namespace Shapes

type Point =
    { X: float
      mutable Y: float }
    member Length: float
    static member (+): Point * Point -> Point

type Shape =
    | Circle of radius: float
    | Empty
    with
        member Area: float with get
    end

[<Sealed>]
type Counter =
    new: start: int -> Counter
    new: unit -> Counter
    inherit System.Object
    interface System.IDisposable
    abstract Step: int -> int
    default Step: int -> int
    override ToString: unit -> string
    member Value: int with get, set
    static member inline Zero: Counter
    val mutable state: int

type Opaque
type Handler = delegate of obj * int -> unit
type IRun =
    abstract Run: unit -> unit
    inherit System.IDisposable
exception Failed of string * code: int
type Old = class end
and Pair<'a, 'b> = 'a * 'b
===>
(file #val
  (namespace Shapes
    (types
      (type-def Point - -
        (repr-record (field X (type float)) (field #mutable Y (type float)))
        (member-sig Length - (type float))
        (member-sig #static (+) - (type-fun (type-tuple (type Point) (type Point)) (type Point)))))
    (types
      (type-def Shape - -
        (repr-union (case Circle (field radius (type float))) (case Empty))
        (member-sig #get Area - (type float))))
    (types
      (type-def (attribute Sealed -) Counter - -
        (repr-class plain)
        (member-sig new - (type-fun (type-labelled start (type int)) (type Counter)))
        (member-sig new - (type-fun (type unit) (type Counter)))
        (inherit (type (path System Object)) - -)
        (interface #implicit (type (path System IDisposable)))
        (abstract Step - (type-fun (type int) (type int)))
        (member-sig #default Step - (type-fun (type int) (type int)))
        (member-sig #override ToString - (type-fun (type unit) (type string)))
        (member-sig #get #set Value - (type int))
        (member-sig #static #inline Zero - (type Counter))
        (field #mutable #val state (type int))))
    (types (type-def Opaque - - -))
    (types
      (type-def Handler - -
        (repr-delegate (type-fun (type-tuple (type obj) (type int)) (type unit)))))
    (types
      (type-def IRun - -
        (repr-class plain)
        (abstract Run - (type-fun (type unit) (type unit)))
        (inherit (type (path System IDisposable)) - -)))
    (exception (case Failed (field - (type string)) (field code (type int))) -)
    (types
      (type-def Old - - (repr-class class))
      (type-def Pair
        (type-params (type-var a) (type-var b))
        -
        (repr-abbrev (type-tuple (type-var a) (type-var b)))))))
