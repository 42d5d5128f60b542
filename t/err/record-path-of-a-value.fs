type R = { Name: string; Age: int }
type N = { Part: R; Count: int }
let older r = { r with r.Age = r.Age + 1 } //! FS0039 The namespace or module 'r' is not defined.
let qualified r = { r with R.Age = r.Age + 1 }
let other (r: R) = { r with Foo.Age = r.Age + 1 } //! FS0039 The namespace or module 'Foo' is not defined.
let made = { r.Age = 3; r.Name = "a" } //! FS0039 The namespace or module 'r' is not defined. //! FS0039 The namespace or module 'r' is not defined.
let right = { R.Age = 3; R.Name = "a" }
let from { S.Age = a } = 1 //? warning FS0025 Incomplete pattern matches on this expression. //! FS0039 The namespace or module 'S' is not defined.
let nested n = { n with Part.Age = 3 }
let wrong n = { n with Z.Part.Age = 3 } //! FS0039 The namespace or module 'Z' is not defined.
