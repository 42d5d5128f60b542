type A() =
    member _.Q //! warning FS3581 An indexed property's getter and setter must have the same type. Property 'Q' has getter of type 'float' but setter of type 'int'.
        with get (a: int, b: int) = 1.0
        and set (a: int, b: int) (v: int) = ()

    member _.R
        with get (a: int) = 1.0
        and set (a: int) (v: float) = ()

type B() =
    member _.Item //! warning FS3581 An indexed property's getter and setter must have the same type. Property 'Item' has getter of type 'int' but setter of type 'string'.
        with get (n: string) = 1

    member _.Item
        with set (n: string) (v: string) = ()

type C() =
    member _.Item
        with get (n: string) = 1

    member _.Item
        with set (n: int) (v: string) = ()  //! warning FS0988 Main module of program is empty
