let add(a: int, b: int): int {  //! FS0010 Unexpected symbol '{' in binding. Expected '=' or other token.
    a + b
}
