module M01 =
  type P = { Name: string; Age: int }
  let p = { Name = "a"; Age = 1 }
  p.Age <- 3  //! FS0005 This field is not mutable
module M02 =
  let f x = x :> obj :?> int
  let g (x: string) = x :> obj :?> string
  let h (x: string) = x :?> string  //! warning FS0067 This type test or downcast will always hold  //! FS0016 The type 'string' does not have any proper subtypes and cannot be used
  let i (x: string) = x :> string  //! warning FS0059 The type 'string' does not have any proper subtypes and need not be us  //! warning FS0066 This upcast is unnecessary - the types are identical
module M03 =
  let f x = match x with | 1 | y -> y  //! FS0018 The two sides of this 'or' pattern bind different sets of variables
module M04 =
  let x = 1
  x <- 2  //! FS0027 This value is not mutable. Consider using the mutable keyword, e.g. 'l
module M05 =
  let f () =
    let x = 1
    fun () -> x <- 2  //! FS0027 This value is not mutable. Consider using the mutable keyword, e.g. 'l
module M06 =
  let f () =
    let x = 1
    x <- 2  //! FS0027 This value is not mutable. Consider using the mutable keyword, e.g. 'l
    let y = ref 1
    y <- 3  //! FS0027 This value is not mutable. Consider using the mutable keyword, e.g. 'l  //! FS0001 This expression was expected to have type
    y := "a"  //! FS0001 This expression was expected to have type
module M07 =
  let r = ref []
module M08 =
  let f = List.map id
module M09 =
  let xs = [ for i in 1..3 do if i > 1 then printfn "x" ]
  let ys: int list = [ for i in 1..3 do failwith "x" ]
module M10 =
  type T<'a> = { V: 'a }
  let x : T = { V = 1 }  //! FS0033 The type 'Mistakes-mixed-1.T<_>' expects 1 type argument(s) but is giv
module M11 =
  type T<'a> = { V: 'a }
  let x : T<int, int> = { V = 1 }  //! FS0033 The type 'Mistakes-mixed-1.T<_>' expects 1 type argument(s) but is giv
module M12 =
  let x : List<int> = [ 1 ]
  let y : Map<int> = Map.empty  //! FS0033 The type 'FMap<_,_>' expects 2 type argument(s) but is given 1
