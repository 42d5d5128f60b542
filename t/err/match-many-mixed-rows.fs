// Many rows that name a number or a string, by turns: which of them are never matched, and which values no row takes.
module Program

let complete x y flag =
    match x, y, flag with
    | 0, "0", _ -> 0
    | _, "a0", true -> 100
    | 1, "1", _ -> 1
    | _, "a1", true -> 101
    | 2, "2", _ -> 2
    | _, "a2", true -> 102
    | 3, "3", _ -> 3
    | _, "a3", true -> 103
    | 4, "4", _ -> 4
    | _, "a4", true -> 104
    | 5, "5", _ -> 5
    | _, "a5", true -> 105
    | 6, "6", _ -> 6
    | _, "a6", true -> 106
    | 7, "7", _ -> 7
    | _, "a7", true -> 107
    | 8, "8", _ -> 8
    | _, "a8", true -> 108
    | 9, "9", _ -> 9
    | _, "a9", true -> 109
    | 10, "10", _ -> 10
    | _, "a10", true -> 110
    | 4, "4", true -> 1 //! warning FS0026 This rule will never be matched
    | 11, "11", _ -> 11
    | _, "a11", true -> 111
    | 12, "12", _ -> 12
    | _, "a12", true -> 112
    | 5, _, false -> 2
    | 5, "a3", _ -> 3 //! warning FS0026 This rule will never be matched
    | 13, "13", _ -> 13
    | _, "a13", true -> 113
    | 14, "14", _ -> 14
    | _, "a14", true -> 114
    | 15, "15", _ -> 15
    | _, "a15", true -> 115
    | 16, "16", _ -> 16
    | _, "a16", true -> 116
    | 17, "17", _ -> 17
    | _, "a17", true -> 117
    | 18, "18", _ -> 18
    | _, "a18", true -> 118
    | 19, "19", _ -> 19
    | _, "a19", true -> 119
    | 20, "20", _ -> 20
    | _, "a20", true -> 120
    | _, "a7", _ when x > 3 -> 4
    | 8, "a7", _ -> 5
    | 8, "a7", false -> 6 //! warning FS0026 This rule will never be matched
    | 21, "21", _ -> 21
    | _, "a21", true -> 121
    | 22, "22", _ -> 22
    | _, "a22", true -> 122
    | 23, "23", _ -> 23
    | _, "a23", true -> 123
    | 24, "24", _ -> 24
    | _, "a24", true -> 124
    | 25, "25", _ -> 25
    | _, "a25", true -> 125
    | _, "a9", false -> 7
    | 28, "a9", _ -> 8 //! warning FS0026 This rule will never be matched
    | 26, "26", _ -> 26
    | _, "a26", true -> 126
    | 27, "27", _ -> 27
    | _, "a27", true -> 127
    | 28, "28", _ -> 28
    | _, "a28", true -> 128
    | 29, "29", _ -> 29
    | _, "a29", true -> 129
    | _ -> -1

let incomplete x y flag =
    match x, y, flag with //! warning FS0025 Incomplete pattern matches on this expression. For example, the value '(30,_,false)' may indicate
    | 0, "0", _ -> 0
    | _, "a0", true -> 100
    | 1, "1", _ -> 1
    | _, "a1", true -> 101
    | 2, "2", _ -> 2
    | _, "a2", true -> 102
    | 3, "3", _ -> 3
    | _, "a3", true -> 103
    | 4, "4", _ -> 4
    | _, "a4", true -> 104
    | 5, "5", _ -> 5
    | _, "a5", true -> 105
    | 6, "6", _ -> 6
    | _, "a6", true -> 106
    | 7, "7", _ -> 7
    | _, "a7", true -> 107
    | 8, "8", _ -> 8
    | _, "a8", true -> 108
    | 9, "9", _ -> 9
    | _, "a9", true -> 109
    | 10, "10", _ -> 10
    | _, "a10", true -> 110
    | 4, "4", true -> 1 //! warning FS0026 This rule will never be matched
    | 11, "11", _ -> 11
    | _, "a11", true -> 111
    | 12, "12", _ -> 12
    | _, "a12", true -> 112
    | 5, _, false -> 2
    | 5, "a3", _ -> 3 //! warning FS0026 This rule will never be matched
    | 13, "13", _ -> 13
    | _, "a13", true -> 113
    | 14, "14", _ -> 14
    | _, "a14", true -> 114
    | 15, "15", _ -> 15
    | _, "a15", true -> 115
    | 16, "16", _ -> 16
    | _, "a16", true -> 116
    | 17, "17", _ -> 17
    | _, "a17", true -> 117
    | 18, "18", _ -> 18
    | _, "a18", true -> 118
    | 19, "19", _ -> 19
    | _, "a19", true -> 119
    | 20, "20", _ -> 20
    | _, "a20", true -> 120
    | _, "a7", _ when x > 3 -> 4
    | 8, "a7", _ -> 5
    | 8, "a7", false -> 6 //! warning FS0026 This rule will never be matched
    | 21, "21", _ -> 21
    | _, "a21", true -> 121
    | 22, "22", _ -> 22
    | _, "a22", true -> 122
    | 23, "23", _ -> 23
    | _, "a23", true -> 123
    | 24, "24", _ -> 24
    | _, "a24", true -> 124
    | 25, "25", _ -> 25
    | _, "a25", true -> 125
    | _, "a9", false -> 7
    | 28, "a9", _ -> 8 //! warning FS0026 This rule will never be matched
    | 26, "26", _ -> 26
    | _, "a26", true -> 126
    | 27, "27", _ -> 27
    | _, "a27", true -> 127
    | 28, "28", _ -> 28
    | _, "a28", true -> 128
    | 29, "29", _ -> 29
    | _, "a29", true -> 129

printfn "%d" (complete 1 "1" true + incomplete 1 "1" true)
