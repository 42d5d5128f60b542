let f x = then 5  //! FS0010 Unexpected keyword 'then' in binding
