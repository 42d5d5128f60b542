module M01 =
  let y = "abc".Replace("a")  //! FS0505 The member or object constructor 'Replace' does not take 1 argument(s)
module M02 =
  let y = (3).ToString("a", "b", "c")  //! FS0505 The member or object constructor 'ToString' does not take 3 argument(s
  let z = (3).Foo()  //! FS0039 The type 'Int32' does not define a field, constructor, or member named
module M03 =
  type P = { X: int; Y: int }
  type Q = { X: int; Z: int }
  let p = { X = 1; Y = 2 }
  let q = { X = 1; Y = 2; Z = 3 }  //! FS0656 This record contains fields from inconsistent types
module M04 =
  type C(x) =
    member this.X = x
    member X2 = x  //! FS0673 This instance member needs a parameter to represent the object being i
module M05 =
  let xs = [ for i in 5 -> i ]  //! FS0693 The type 'int' is not a type whose values can be enumerated with this
module M06 =
  let y = async { yield 1 }  //! FS0708 This control construct may only be used if the computation expression
module M07 =
  type B() =
    member _.Return x = Some x
  let b = B()
  let y = b { let! x = Some 1 in return x }  //! FS0708 This control construct may only be used if the computation expression
module M08 =
  type B() =
    member _.Bind(x, f) = Option.bind f x
  let b = B()
  let y = b {
    let! x = Some 1
    return x }  //! FS0708 This control construct may only be used if the computation expression
module M09 =
  type T = A | B of int * string
  let f x = match x with B a -> a | A -> 1  //! FS0727 This union case expects 2 arguments in tupled form, but was given 1. T
module M10 =
  let f x =
    try
      int x
    with
    | System.FormatException -> 0  //! FS0730 This is not a variable, constant, active recognizer or literal
module M11 =
  let y = sprintf "%q" 1  //! FS0741 Unable to parse format string 'Bad format specifier: 'q''
module M12 =
  let a = sprintf "%#x" 5  //! FS0741 Unable to parse format string 'The # formatting modifier is invalid in
  let b = sprintf "%05s" "a"  //! FS0741 Unable to parse format string ''s' format does not support '0' flag'
