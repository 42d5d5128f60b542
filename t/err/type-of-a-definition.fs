let f x = x
f 1 : int //! FS0010 unexpected symbol ':' in definition
