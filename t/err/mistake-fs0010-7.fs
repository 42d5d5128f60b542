function f(x) { return x + 1; }  //! FS0010 Unexpected yield in pattern. Expected identifier, 'global' or other token.
