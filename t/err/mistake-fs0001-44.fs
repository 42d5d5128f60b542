let total = List.sum ["a"; "b"]    //! FS0001 'List.sum' does not support the type 'string', because the latter lacks the required (real or built-in) member 'get_Zero'
