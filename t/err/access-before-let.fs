module A
private let x = 1  //! FS0531 Accessibility modifiers should come immediately prior to the identifie
