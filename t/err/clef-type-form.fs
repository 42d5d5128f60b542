let f (x: 'T & #System.IDisposable) = ()  //! CLEF1003 a type of the form 'type-and' is not available here
