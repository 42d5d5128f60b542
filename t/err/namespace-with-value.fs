namespace A
let x = 1  //! FS0201 Namespaces cannot contain values. Consider using a module to
