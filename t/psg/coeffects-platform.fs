// step: coeffects
let describe () =
    if Platform.wordSize <> 8 then 1
    elif not Platform.has_mmio then 2
    else 3
describe () |> ignore
// ===>
// {
//  "SSAAssignment": {
//   "NodeToSSA": {
//    "N": "describe_0",
//    "N": "$_0"
//   },
//   "BindingVersions": {
//    "describe": 1,
//    "$": 1
//   }
//  },
//  "PlatformBindings": [
//   {
//    "Node": N,
//    "Operation": "wordSize",
//    "Value": 8
//   },
//   {
//    "Node": N,
//    "Operation": "has_mmio",
//    "Value": 0
//   },
//   {
//    "Node": N,
//    "Taken": N
//   },
//   {
//    "Node": N,
//    "Taken": N
//   }
//  ]
// }
