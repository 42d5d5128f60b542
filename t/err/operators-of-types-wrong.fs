type V(x: int) =
    member v.X = x
    static member (+) (a: V, b: V, c: V) = a    //! warning FS1173
    static member (-) (a: V) = a    //! warning FS1173
    static member (*) (a: V) (b: V) = a    //! warning FS1173 //! warning FS1174
    static member (~-) (a: V) = a
    static member (!!) (a: V) = a
    static member (=>) () = 1    //! warning FS1172
    static member (<) (a: V, b: V) = true    //! warning FS0086
    static member (=) (a: V, b: V) = true    //! warning FS0086
    member v.(/) (w: V) = v    //! warning FS1173 //! warning FS1174  //! warning FS0988 Main module of program is empty
