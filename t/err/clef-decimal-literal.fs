let price = 1.5m  //! CLEF1002 decimal literals are not available
