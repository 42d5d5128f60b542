// Items of a tuple as properties.
let t = (1, "a")
let n = t.Item1                         //! warning FS3220 not normally used
let m = t.Item3                         //! FS0039
let s = struct (1, 2)
let q = s.Item1                         //! FS0039
