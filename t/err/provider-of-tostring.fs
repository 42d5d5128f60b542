// the second argument of ToString is a provider
let s = (1.5).ToString ("N2", nonsense) //! FS0039 The value or constructor 'nonsense' is not defined.
