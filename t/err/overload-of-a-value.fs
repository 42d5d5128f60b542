module OverloadOfAValue
// Overloads as values: what is expected decides; a lone argument whose type is not known does not.
open System
type C =
    static member M(x: int) = x
    static member M(x: string) = 1
    static member N(x: int) = x
    static member N(x: int, y: int) = x + y
let a = C.M  //! FS0041 A unique overload for method 'M' could not be determined based on type information prior to this pro
let b = C.N
let c: int -> int = C.M
let d = Math.Abs  //! FS0041 A unique overload for method 'Abs' could not be determined based on type information prior to this p
let e = Int32.Parse
let f = UInt32.TryParse  //! FS0041 A unique overload for method 'TryParse' could not be determined based on type information prior to t
let g = "3" |> UInt32.TryParse
let h = [ "3" ] |> List.map UInt32.TryParse
let i: string -> bool * uint32 = UInt32.TryParse
let j = Console.WriteLine  //! FS0041 A unique overload for method 'WriteLine' could not be determined based on type information prior to 
let k = "abc".IndexOf  //! FS0041 A unique overload for method 'IndexOf' could not be determined based on type information prior to th
let l = Char.IsDigit
let m = List.map UInt32.TryParse [ "1" ]  //! FS0041 A unique overload for method 'TryParse' could not be determined based on type information prior to t
printfn "%b" (l '1')
