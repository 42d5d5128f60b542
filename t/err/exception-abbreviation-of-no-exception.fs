exception Broken of int
exception Snapped = int //! FS0921 Not an exception
exception Gone = Nope //! FS0039 The value or constructor 'Nope' is not defined.
