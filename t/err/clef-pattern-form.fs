let f x =
  match x with
  | P <@ 1 @> -> 1  //! FS0039 The pattern discriminator 'P' is not defined.  //! CLEF1004 a pattern of the form 'pat-quote' is not available here
  | _ -> 2
