open FSharp.NativeInterop
let read () =
    let p = NativePtr.stackalloc<int> 4 //! warning FS0009 Uses of this construct may access memory that the compiler does not check
    let mutable x = 5
    let q = &&x //! warning FS0051 The use of native pointers may access memory that the compiler does not check.
    use r = fixed [| 1; 2 |] //! warning FS0009 Uses of this construct may access memory that the compiler does not check
    NativePtr.get p 0 //! warning FS0009 Uses of this construct may access memory that the compiler does not check  //! warning FS0988 Main module of program is empty
