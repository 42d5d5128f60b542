module SystemCall
let write (bufPtr: nativeptr<byte>) (len: int) = Sys.write 1 bufPtr len

// ClefExpr 3.2 json
//{
//  "kind": "Intrinsic",
//  "name": "Sys.write",
//  "arguments": [
//    {"kind": "Literal", "value": "Int32 1"},
//    {"kind": "Variable", "name": "bufPtr"},
//    {"kind": "Variable", "name": "len"}
//  ],
//  "type": "int"
//}
