printfn "%99999999999d" 1     //! FS0741 Unable to parse format string: a width or precision is too large
printfn "%.99999999999f" 1.0  //! FS0741 Unable to parse format string: a width or precision is too large
printfn "%00005d" 1           //! FS0741 Unable to parse format string: the flag '0' is set twice
printfn "%--5d" 1             //! FS0741 Unable to parse format string: the flag '-' is set twice
printfn "%-05d|%+5d|% 5d|%.500f" 1 2 3 4.0
printfn "%q" 1                //! FS0741 Unable to parse format string: 'q' is not a format specifier
