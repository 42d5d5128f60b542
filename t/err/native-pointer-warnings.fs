open FSharp.NativeInterop
let read () =
    let p = NativePtr.stackalloc<int> 4 //! warning FS0009 Uses of this construct may result in the generation of unverifiable .NET IL code
    let mutable x = 5
    let q = &&x //! warning FS0051 The use of native pointers may result in unverifiable .NET IL code
    use r = fixed [| 1; 2 |] //! warning FS0009 Uses of this construct may result in the generation of unverifiable .NET IL code
    NativePtr.get p 0 //! warning FS0009 Uses of this construct may result in the generation of unverifiable .NET IL code  //! warning FS0988 Main module of program is empty
