// step: coeffects
let fibonacci count = seq {
    let mutable a = 0
    let mutable b = 1
    let mutable i = 0
    while i < count do
        yield a
        let temp = a + b
        a <- b
        b <- temp
        i <- i + 1
}
let first = Seq.toList (fibonacci 5)
// ===>
// {
//  "SSAAssignment": {
//   "NodeToSSA": {
//    "N": "fibonacci_0",
//    "N": "count_0",
//    "N": "a_0",
//    "N": "b_0",
//    "N": "i_0",
//    "N": "temp_0",
//    "N": "a_1",
//    "N": "b_1",
//    "N": "i_1",
//    "N": "first_0"
//   },
//   "BindingVersions": {
//    "fibonacci": 1,
//    "count": 1,
//    "a": 2,
//    "b": 2,
//    "i": 2,
//    "temp": 1,
//    "first": 1
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
//      "Name": "a",
//      "Definition": N,
//      "Field": 4
//     },
//     {
//      "Name": "b",
//      "Definition": N,
//      "Field": 5
//     },
//     {
//      "Name": "i",
//      "Definition": N,
//      "Field": 6
//     }
//    ],
//    "SSACost": 12
//   }
//  ],
//  "WhileBasedYieldInfo": [
//   {
//    "SeqExprId": N,
//    "InitExprs": [
//     N,
//     N,
//     N
//    ],
//    "WhileNodeId": N,
//    "ConditionId": N,
//    "PreYieldExprs": [],
//    "YieldNodeId": N,
//    "YieldValueId": N,
//    "PostYieldExprs": [
//     N,
//     N,
//     N,
//     N
//    ],
//    "ConditionalYield": null
//   }
//  ]
// }
