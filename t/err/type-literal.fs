let b (x: list<Name = int>) = () //! FS0618 Invalid literal in type
let c (x: list<"s">) = () //! FS0618 Invalid literal in type
