let! x = Some 3 //! FS0750
