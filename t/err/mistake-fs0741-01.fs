let s = sprintf "%q" 5    //! FS0741 Unable to parse format string 'Bad format specifier: 'q''
