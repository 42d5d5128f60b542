open System.Runtime.InteropServices

extern int missing(int x) //! CLEF1011 The function 'missing' of C has no attribute that says in which library it is.
[<DllImport("c")>]
extern int listed(obj x) //! CLEF1012 A value of type 'obj' cannot be passed to C.
[<DllImport("c")>]
extern int gone(decimal x) //! CLEF1012 A value of type 'decimal' cannot be passed to C.
[<DllImport("c")>]
extern exn result() //! CLEF1013 C cannot return a value of type 'exn'.
[<DllImport("c")>]
extern int[] items() //! CLEF1013 C cannot return a value of type 'int array'.
[<Struct>]
type Named = { name: string; age: int }
[<DllImport("c")>]
extern int with_text(Named x) //! CLEF1012 A value of type 'Named' cannot be passed to C.
[<DllImport("c")>]
extern int wide([<MarshalAs(UnmanagedType.LPWStr)>] int s) //! CLEF1014 'UnmanagedType.LPWStr' is not available for a value of this type.
[<DllImport("c", CharSet = CharSet.Unicode)>] //! CLEF1015 Strings in an array are passed to C in UTF-8.
extern int utf16(string[] s)
[<AbstractClass>]
type Owner() =
    inherit SafeHandle(0n, true)
[<DllImport("c")>]
extern Owner made() //! CLEF1013 C cannot return a value of type 'Owner'.
type Early() =
    [<DllImport("c")>]
    extern int getpid() //! FS1221 DLLImport bindings must be static members in a class or function definitions in a module
[<DllImport("m")>]
extern double cos(double x)
let wrong: int = cos 1.0 //! FS0001
