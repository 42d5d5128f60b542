module A
type T = class  //! FS0546 Unmatched 'class', 'interface' or 'struct'
    member _.A = 1
type V = int  //? FS0058 Unexpected syntax or possible incorrect indentation: this token is off //? FS0010 Unexpected keyword 'type' in member definition
