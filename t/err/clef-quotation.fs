let q = <@ 1 @>  //! CLEF1005 an expression of the form 'quote' is not available here
