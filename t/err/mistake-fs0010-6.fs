def f(x):  //! FS0597 This argument expression needs parentheses. Expressions involving function or method calls must be p  //! FS0010 Unexpected symbol ':' in implementation file
    return x + 1
