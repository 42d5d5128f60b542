let inline name x = (^a: (member Name: string) x)
let nameless () = name (failwith "no")  //! FS0071 Type constraint mismatch when applying the default type 'obj' for a type inference variable. The type 'obj' does not support the operator 'get_Name'.
