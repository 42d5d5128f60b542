fn main() {  //! FS0597 This argument expression needs parentheses. Expressions involving function or method calls must be p
    println!("hello");  //! FS1141 Identifiers followed by '!' are reserved for future use
}
