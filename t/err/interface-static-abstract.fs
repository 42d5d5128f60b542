type IZero<'T when 'T :> IZero<'T>> =
    static abstract Zero: 'T //! warning FS3535 Declaring "interfaces with static abstract methods" is an advanced feature. You can disable this warning by using '#nowarn "3535"' or '--nowarn:3535'.
    static abstract Add: 'T * 'T -> 'T //! warning FS3535 Declaring "interfaces with static abstract methods" is an advanced feature. You can disable this warning by using '#nowarn "3535"' or '--nowarn:3535'.

type Good(n: int) =
    member _.N = n
    interface IZero<Good> with
        static member Zero = Good 0
        static member Add(a, b) = Good(a.N + b.N)

type Bad(n: int) =
    interface IZero<Bad> with //! FS0366 No implementation was given for 'static abstract IZero.Add: 'T -> 'T -> 'T'.
        static member Zero = Bad 0
