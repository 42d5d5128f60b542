let all = 100Q  //! FS0784 This numeric literal requires that a module 'NumericLiteralQ' … be in scope
