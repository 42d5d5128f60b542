type A =
    class
        val x : int
        new () = { x = 1 }
    end
type B =
    struct
        val x : int
    end
type C =
    interface
        abstract F : int
    end
type D() = class end
===>
(file #implicit
  (types
    (type-def A - -
      (repr-class class)
      (field #val x (type int))
      (ctor () - (record - (field-init x 1)))))
  (types (type-def B - - (repr-class struct) (field #val x (type int))))
  (types (type-def C - - (repr-class interface) (abstract F - (type int))))
  (types (type-def D - (ctor-params () -) (repr-class class))))
