// step: coeffects
let triangularNumbers count = seq {
    let mutable sum = 0
    let mutable i = 1
    while i <= count do
        sum <- sum + i
        yield sum
        i <- i + 1
}
for n in triangularNumbers 3 do printfn "%d" n
// ===>
// {
//  "SSAAssignment": {
//   "NodeToSSA": {
//    "N": "triangularNumbers_0",
//    "N": "count_0",
//    "N": "sum_0",
//    "N": "i_0",
//    "N": "sum_1",
//    "N": "i_1",
//    "N": "$cursor_0",
//    "N": "n_0",
//    "N": "$arg_0"
//   },
//   "BindingVersions": {
//    "triangularNumbers": 1,
//    "count": 1,
//    "sum": 2,
//    "i": 2,
//    "$cursor": 1,
//    "n": 1,
//    "$arg": 1
//   }
//  },
//  "YieldStateAnalysis": [
//   {
//    "SeqExprId": N,
//    "NumYields": 1,
//    "BodyKind": "WhileBased",
//    "Yields": [
//     {
//      "Yield": N,
//      "State": 1,
//      "Value": N
//     }
//    ],
//    "InternalState": [
//     {
//      "Name": "sum",
//      "Definition": N,
//      "Field": 4
//     },
//     {
//      "Name": "i",
//      "Definition": N,
//      "Field": 5
//     }
//    ],
//    "SSACost": 10
//   }
//  ],
//  "WhileBasedYieldInfo": [
//   {
//    "SeqExprId": N,
//    "InitExprs": [
//     N,
//     N
//    ],
//    "WhileNodeId": N,
//    "ConditionId": N,
//    "PreYieldExprs": [
//     N
//    ],
//    "YieldNodeId": N,
//    "YieldValueId": N,
//    "PostYieldExprs": [
//     N
//    ],
//    "ConditionalYield": null
//   }
//  ]
// }
