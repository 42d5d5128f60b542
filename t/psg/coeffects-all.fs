// step: coeffects
type Shape = Circle of int | Square of int
let area shape =
    match shape with
    | Circle r -> 3 * r * r
    | Square a -> a * a
let evens count = seq {
    let mutable i = 0
    while i < count do
        let twice = 2 * i
        if twice > 2 then yield twice
        i <- i + 1
}
let mutable total = 0
let count n =
    let mutable x = 0
    let bump () = x <- x + 1
    for i in 1 .. n do bump ()
    let mutable y = 0
    while y < n do y <- y + 1
    x + y
total <- count 2 + area (Circle 1) + Seq.sum (evens 3)
// ===>
// {
//  "SSAAssignment": {
//   "NodeToSSA": {
//    "N": "area_0",
//    "N": "shape_0",
//    "N": "$v_0",
//    "N": "r_0",
//    "N": "$v_1",
//    "N": "a_0",
//    "N": "evens_0",
//    "N": "count_0",
//    "N": "i_0",
//    "N": "twice_0",
//    "N": "i_1",
//    "N": "total_0",
//    "N": "count_1",
//    "N": "n_0",
//    "N": "x_0",
//    "N": "bump_0",
//    "N": "$_0",
//    "N": "x_1",
//    "N": "i_2",
//    "N": "y_0",
//    "N": "y_1",
//    "N": "total_1"
//   },
//   "BindingVersions": {
//    "area": 1,
//    "shape": 1,
//    "$v": 2,
//    "r": 1,
//    "a": 1,
//    "evens": 1,
//    "count": 2,
//    "i": 3,
//    "twice": 1,
//    "total": 2,
//    "n": 1,
//    "x": 2,
//    "bump": 1,
//    "$": 1,
//    "y": 2
//   }
//  },
//  "MutabilityAnalysis": {
//   "AddressedMutableBindings": [
//    N
//   ],
//   "ModifiedVarsInLoopBodies": [
//    N
//   ],
//   "ModuleLevelMutableBindings": [
//    {
//     "Name": "total",
//     "Binding": N,
//     "Value": N
//    }
//   ]
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
//      "Name": "i",
//      "Definition": N,
//      "Field": 4
//     }
//    ],
//    "SSACost": 8
//   }
//  ],
//  "WhileBasedYieldInfo": [
//   {
//    "SeqExprId": N,
//    "InitExprs": [
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
//    "ConditionalYield": N
//   }
//  ],
//  "PatternBindingAnalysis": {
//   "EntryPatternBindings": {
//    "N": [
//     {
//      "Node": N,
//      "Name": "shape",
//      "Type": "Shape"
//     },
//     {
//      "Node": N,
//      "Name": "count",
//      "Type": "int"
//     },
//     {
//      "Node": N,
//      "Name": "n",
//      "Type": "int"
//     },
//     {
//      "Node": N,
//      "Name": "$",
//      "Type": "unit"
//     }
//    ]
//   },
//   "CasePatternBindings": {
//    "N": [
//     {
//      "Node": N,
//      "Name": "r",
//      "Type": "int"
//     }
//    ],
//    "N": [
//     {
//      "Node": N,
//      "Name": "a",
//      "Type": "int"
//     }
//    ]
//   }
//  }
// }
