type C() =
    private member _.X = 1 //! FS0531 accessibility modifiers should come immediately before the name of a construct
    public static member Y = 2 //! FS0531 accessibility modifiers should come immediately before the name of a construct
    internal override this.ToString() = "" //! FS0531 accessibility modifiers should come immediately before the name of a construct
    member private _.Z = 3
    private new(x: int) = C()
