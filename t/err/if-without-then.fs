let f c = if c 1 else 2  //! FS0589 Incomplete conditional. //? FS0010 Unexpected keyword 'else' in binding.
