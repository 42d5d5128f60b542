let id x = x
let r = ref []    //! FS0030 Value restriction: The value 'r' has an inferred generic type
