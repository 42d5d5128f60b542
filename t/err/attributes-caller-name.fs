open System.Runtime.CompilerServices
type Log() =
    static member Name([<CallerMemberName>] ?name: string) = name //! CLEF1009 'CallerMemberName' is not available: of its place a call passes the line and the file alone.
    static member Text(x: int, [<CallerArgumentExpression("x")>] ?text: string) = text //! CLEF1009 'CallerArgumentExpression' is not available: of its place a call passes the line and the file alone.
