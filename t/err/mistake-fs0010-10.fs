for (int i = 0; i < 3; i++) {  //! FS0010 Unexpected symbol '=' in pattern. Expected ')' or other token.  //? FS0583 Unmatched '('  //? FS3156 Unexpected token '++' or incomplete expression
    printfn "%d" i
}
