let xs = [1; 2; 3]
for x in xs do
    let y = x * 2    //! FS0588 The block following this 'let' is unfinished. Every code block is an expression and must have a result. 'let' cannot be the final code element in a block. Consider giving this block an explicit result.
printfn "done"
