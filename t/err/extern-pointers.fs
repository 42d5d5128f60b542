open System.Runtime.InteropServices

type Listed = delegate of int list -> int //! CLEF1024 No function of C corresponds to the type 'Listed'.
type Text = delegate of string -> int
type Returned = delegate of int -> int[] //! CLEF1024 No function of C corresponds to the type 'Returned'.

let listed = Marshal.GetDelegateForFunctionPointer<Listed> 1n
let text = Marshal.GetDelegateForFunctionPointer<Text> 1n
let address = Marshal.GetFunctionPointerForDelegate(Returned(fun i -> [| i |]))
