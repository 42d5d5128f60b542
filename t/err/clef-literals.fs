let price = 1.50M     //! CLEF1002 decimal literals are not available
let all = 100I        //! CLEF1002 bigint literals are not available
