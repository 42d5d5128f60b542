printfn "%05s" "x"  //! FS0741 Unable to parse format string ''s' format does not support
