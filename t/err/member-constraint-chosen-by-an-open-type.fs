// One support type is known. Its overloads fit equally well, so the other one, which nothing decides, becomes obj.
type Return = Return with
    static member Ret (_: option<'a>, _: Return) = fun (x: 'a) -> Some x
    static member Ret (_: list<'a>, _: Return) = fun (x: 'a) -> [ x ]
    static member inline Invoke (x: 'a) : '``M<'a>`` =
        let inline call (witness: ^w, output: ^m) = ((^w or ^m): (static member Ret: _ * _ -> _) output, witness)
        call (Return, Unchecked.defaultof<'``M<'a>``>) x
let some: int option = Return.Invoke 1
let list: int list = Return.Invoke 2
let none () = Return.Invoke 3 |> ignore  //! FS0071 Type constraint mismatch when applying the default type 'obj' for a type inference variable. None of the types 'Return, obj' support the operator 'Ret'.
