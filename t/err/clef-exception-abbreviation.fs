exception E of int
exception F = E  //! CLEF1006 a declaration of the form 'exception abbreviation' is not available he
