printfn "%y" 1  //! FS0741 Unable to parse format string 'Bad format specifier: 'y''
