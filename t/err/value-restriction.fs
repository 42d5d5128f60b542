let xs = ref []  //! FS0030 Value restriction: The value 'xs' has an inferred generic
