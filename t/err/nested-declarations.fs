type T() =
    member _.A = 1
    open System                    //! FS0058 'open' declarations must appear at module or namespace level, not inside types.
    exception E of string          //! FS0058 Exceptions must be defined at module level, not inside types.
