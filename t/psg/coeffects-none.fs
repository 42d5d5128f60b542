// step: coeffects
let add a b = a + b
add 1 2 |> ignore
// ===>
// {
//  "SSAAssignment": {
//   "NodeToSSA": {
//    "N": "add_0",
//    "N": "a_0",
//    "N": "b_0"
//   },
//   "BindingVersions": {
//    "add": 1,
//    "a": 1,
//    "b": 1
//   }
//  }
// }
