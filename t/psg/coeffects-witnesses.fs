// step: coeffects
type V = { X: int } with
  static member (+) (a: V, b: V) = { X = a.X + b.X }
  static member ($) (a: V, b: int) = a.X + b
let inline ( $ ) a b = ((^T or ^U) : (static member ($) : ^T * ^U -> 'r) (a, b))
let s = "a" + "b"
let v = { X = 1 } + { X = 2 }
let n = v $ 3
let i = 1 + 2
let inline dbl x = x + x
let d = dbl 2.5
printfn "%s %d %d %d %f" s v.X n i d
// ===>
// {
//  "SSAAssignment": {
//   "NodeToSSA": {
//    "N": "op_Addition_0",
//    "N": "a_0",
//    "N": "b_0",
//    "N": "$_0",
//    "N": "a_1",
//    "N": "b_1",
//    "N": "$_1",
//    "N": "a_2",
//    "N": "b_2",
//    "N": "s_0",
//    "N": "v_0",
//    "N": "n_0",
//    "N": "i_0",
//    "N": "dbl_0",
//    "N": "x_0",
//    "N": "d_0",
//    "N": "$arg_0",
//    "N": "$arg_1",
//    "N": "$arg_2",
//    "N": "$arg_3",
//    "N": "$arg_4"
//   },
//   "BindingVersions": {
//    "op_Addition": 1,
//    "a": 3,
//    "b": 3,
//    "$": 2,
//    "s": 1,
//    "v": 1,
//    "n": 1,
//    "i": 1,
//    "dbl": 1,
//    "x": 1,
//    "d": 1,
//    "$arg": 5
//   }
//  },
//  "Witnesses": [
//   {
//    "Node": N,
//    "Instance": N,
//    "SRTPResolution": {
//     "Operator": "$",
//     "ArgType": "V",
//     "ResolvedMember": "Coeffects_witnesses.V.$",
//     "Implementation": "Member"
//    }
//   },
//   {
//    "Node": N,
//    "Instance": N,
//    "SRTPResolution": {
//     "Operator": "+",
//     "ArgType": "float",
//     "ResolvedMember": "Op.add",
//     "Implementation": "Builtin"
//    }
//   }
//  ]
// }
