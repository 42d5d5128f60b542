let inc x = x + 1
let m = Map.empty |> Map.add inc "f"  //! FS0001 The type 'int -> int' does not support the 'comparison'
