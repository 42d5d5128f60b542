type System.Collections.Generic.List with    //! FS0957
    member x.Q = 1
type Option with    //! FS0957
    member x.Q = 1
type Nowhere with    //! FS0039
    member x.Q = 1
type List<'T> with
    member x.Second = x.Tail.Head
