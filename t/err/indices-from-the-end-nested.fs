module Program
let xs = [| [| [| [| [| [| [| 1 |] |] |] |] |] |] |]
let six = xs.[^0].[^0].[^0].[^0].[^0].[^0]
let seven = xs.[^0].[^0].[^0].[^0].[^0].[^0].[^0]  //! CLEF1007 indices from the end are nested more than 6 levels deep here, the most that
