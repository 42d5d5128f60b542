let price = 1.50M     //! CLEF1002 decimal literals are not available
