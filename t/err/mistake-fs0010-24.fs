match 3 with
| x if x > 2 -> printfn "a"  //! FS0010 Unexpected keyword 'if' in pattern matching. Expected '->' or other token.
| _ -> ()
