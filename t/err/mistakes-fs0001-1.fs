module M01 =
  let f x = if x > 0 then 1 else "no" //! FS0001 expected 'int', found 'string'
module M02 =
  let f x = if x > 0 then "yes" //! FS0001 this 'if' has no 'else', so its branch should be 'unit', not 'string'
module M03 =
  let f x = if x then 1 else 2
  let y = f 3 //! FS0001 argument 1 of 'f': expected 'bool', found 'int'
module M04 =
  let f x =
    match x with
    | 1 -> "one"
    | 2 -> 2 //! FS0001 expected 'string', found 'int'
    | _ -> "many"
module M05 =
  let xs = [ 1; 2.0; 3 ] //! FS0001 expected 'int', found 'float'
module M06 =
  let xs = [| "a"; 'b' |] //! FS0001 expected 'string', found 'char'
module M07 =
  let add (x, y) = x + y
  let z = add 1 2 //! FS0001 argument 1 of 'add': expected ''a * 'b', found 'int'
module M08 =
  let add x y = x + y
  let z = add 1
  printfn "%d" z //! FS0001 the format expects an integer ('%d', '%x'), found ''a -> 'b'
module M09 =
  type P = { Name: string; Age: int }
  let p = { Name = 1; Age = "x" } //! FS0001 expected 'string', found 'int' //! FS0001 expected 'int', found 'string'
module M10 =
  let s = "abc"
  let n = s.ToUpper
  printfn "%s" n //! FS0001 argument 2 of 'printfn': expected 'string', found 'CultureInfo -> string'
module M11 =
  let xs = [ 1; 2 ]
  let y = xs.["a"] //! FS0001 expected 'int', found 'string'
module M12 =
  let d = dict [ "a", 1 ] //! info FS3886 This list expression contains a single tuple element.
  let y = d.[1] //! FS0001 expected 'string', found 'int'
