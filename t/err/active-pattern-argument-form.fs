let (|Count|) (xs: int list) (s: string) = xs.Length + s.Length
let f s = match s with Count (1 :: []) n -> n //! CLEF1005 an expression of the form 'pat-cons' is not available here
