let x = async {
    let! y = async { return 1 } //! FS3885 'let!' cannot be the last expression of a computation expression
}
