module M

open System.Runtime.InteropServices

type Class() =
    [<Export "instance">] //! CLEF1018 C can call only functions of modules and static methods.
    member _.Method() = 1
    [<Export "property">] //! CLEF1018
    static member Property = 1
    [<UnmanagedCallersOnly>] //! CLEF1010 The attribute 'UnmanagedCallersOnly' has no EntryPoint, which names the function in C.
    static member Nameless() = ()
