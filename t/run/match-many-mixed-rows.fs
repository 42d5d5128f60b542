// out: 7742473
// out: 0 0
// out: 71 71
// out: -1 -1
// out: -1 3000
// out: -1 -1
// out: -1 -1
// out: 1009 -1
// out: 3 40 1007 -1 -1
// out: 1 43 1007 1 1
// out: -1 60 1007 -1 -1
// out: -1 75 1007 -1 -1
// out: 2000 2000 2000 2000 2000
// out: 21 280 1007 -1 -1
// out: 2020 2020 1007 2020 2020
// out: 3 40 1007 -1 -1
// Rows that name a literal or a case and rows that name none by turns: the tree has a row once, however many there are.
module Program

let pairs x y flag =
    match x, y, flag with
    | 0, "0", _ -> 0 | _, "a0", true -> 1000 | 0, y, _ when y.Length = 3 -> 2000
    | 1, "1", _ -> 1 | _, "a1", true -> 1001
    | 2, "2", _ -> 2 | _, "a2", true -> 1002
    | 3, "3", _ -> 3 | _, "a3", true -> 1003
    | 4, "4", _ -> 4 | _, "a4", true -> 1004
    | 5, "5", _ -> 5 | _, "a5", true -> 1005
    | 6, "6", _ -> 6 | _, "a6", true -> 1006
    | 7, "7", _ -> 7 | _, "a7", true -> 1007
    | 8, "8", _ -> 8 | _, "a8", true -> 1008
    | 9, "9", _ -> 9 | _, "a9", true -> 1009 | 9, y, _ when y.Length = 7 -> 2009
    | 10, "10", _ -> 10 | _, "a10", true -> 1010
    | 11, "11", _ -> 11 | _, "a11", true -> 1011
    | 12, "12", _ -> 12 | _, "a12", true -> 1012
    | 13, "13", _ -> 13 | _, "a13", true -> 1013
    | 14, "14", _ -> 14 | _, "a14", true -> 1014
    | 15, "15", _ -> 15 | _, "a15", true -> 1015
    | 16, "16", _ -> 16 | _, "a16", true -> 1016
    | 17, "17", _ -> 17 | _, "a17", true -> 1017
    | 18, "18", _ -> 18 | _, "a18", true -> 1018 | 18, y, _ when y.Length = 6 -> 2018
    | 19, "19", _ -> 19 | _, "a19", true -> 1019
    | 20, "20", _ -> 20 | _, "a20", true -> 1020
    | 21, "21", _ -> 21 | _, "a21", true -> 1021
    | 22, "22", _ -> 22 | _, "a22", true -> 1022
    | 23, "23", _ -> 23 | _, "a23", true -> 1023
    | 24, "24", _ -> 24 | _, "a24", true -> 1024
    | 25, "25", _ -> 25 | _, "a25", true -> 1025
    | 26, "26", _ -> 26 | _, "a26", true -> 1026
    | 27, "27", _ -> 27 | _, "a27", true -> 1027 | 27, y, _ when y.Length = 5 -> 2027
    | 28, "28", _ -> 28 | _, "a28", true -> 1028
    | 29, "29", _ -> 29 | _, "a29", true -> 1029
    | 30, "30", _ -> 30 | _, "a30", true -> 1030
    | 31, "31", _ -> 31 | _, "a31", true -> 1031
    | 32, "32", _ -> 32 | _, "a32", true -> 1032
    | 33, "33", _ -> 33 | _, "a33", true -> 1033
    | 34, "34", _ -> 34 | _, "a34", true -> 1034
    | 35, "35", _ -> 35 | _, "a35", true -> 1035
    | 36, "36", _ -> 36 | _, "a36", true -> 1036 | 36, y, _ when y.Length = 4 -> 2036
    | 37, "37", _ -> 37 | _, "a37", true -> 1037
    | 38, "38", _ -> 38 | _, "a38", true -> 1038
    | 39, "39", _ -> 39 | _, "a39", true -> 1039
    | 40, "40", _ -> 40 | _, "a40", true -> 1040
    | 41, "41", _ -> 41 | _, "a41", true -> 1041
    | 42, "42", _ -> 42 | _, "a42", true -> 1042
    | 43, "43", _ -> 43 | _, "a43", true -> 1043
    | 44, "44", _ -> 44 | _, "a44", true -> 1044
    | 45, "45", _ -> 45 | _, "a45", true -> 1045 | 45, y, _ when y.Length = 3 -> 2045
    | 46, "46", _ -> 46 | _, "a46", true -> 1046
    | 47, "47", _ -> 47 | _, "a47", true -> 1047
    | 48, "48", _ -> 48 | _, "a48", true -> 1048
    | 49, "49", _ -> 49 | _, "a49", true -> 1049
    | 50, "50", _ -> 50 | _, "a50", true -> 1050
    | 51, "51", _ -> 51 | _, "a51", true -> 1051
    | 52, "52", _ -> 52 | _, "a52", true -> 1052
    | 53, "53", _ -> 53 | _, "a53", true -> 1053
    | 54, "54", _ -> 54 | _, "a54", true -> 1054 | 54, y, _ when y.Length = 7 -> 2054
    | 55, "55", _ -> 55 | _, "a55", true -> 1055
    | 56, "56", _ -> 56 | _, "a56", true -> 1056
    | 57, "57", _ -> 57 | _, "a57", true -> 1057
    | 58, "58", _ -> 58 | _, "a58", true -> 1058
    | 59, "59", _ -> 59 | _, "a59", true -> 1059
    | 60, "60", _ -> 60 | _, "a60", true -> 1060
    | 61, "61", _ -> 61 | _, "a61", true -> 1061
    | 62, "62", _ -> 62 | _, "a62", true -> 1062
    | 63, "63", _ -> 63 | _, "a63", true -> 1063 | 63, y, _ when y.Length = 6 -> 2063
    | 64, "64", _ -> 64 | _, "a64", true -> 1064
    | 65, "65", _ -> 65 | _, "a65", true -> 1065
    | 66, "66", _ -> 66 | _, "a66", true -> 1066
    | 67, "67", _ -> 67 | _, "a67", true -> 1067
    | 68, "68", _ -> 68 | _, "a68", true -> 1068
    | 69, "69", _ -> 69 | _, "a69", true -> 1069
    | 70, "70", _ -> 70 | _, "a70", true -> 1070
    | 71, "71", _ -> 71 | _, "a71", true -> 1071
    | 5, _, false -> 3000
    | _ -> -1

type Case =
    | C0 | C1 | C2 | C3 | C4 | C5 | C6 | C7 | C8 | C9 | C10 | C11 | C12 | C13 | C14 | C15 | C16 | C17 | C18 | C19 | C20 | C21 | C22 | C23 | C24 | C25 | C26 | C27 | C28 | C29 | C30 | C31 | C32 | C33 | C34 | C35
    | D0 of int | D1 of int | D2 of int | D3 of int | D4 of int | D5 of int | D6 of int | D7 of int | D8 of int | D9 of int | D10 of int | D11 of int | D12 of int | D13 of int | D14 of int | D15 of int | D16 of int | D17 of int | D18 of int | D19 of int | D20 of int | D21 of int | D22 of int | D23 of int | D24 of int | D25 of int | D26 of int | D27 of int | D28 of int | D29 of int | D30 of int | D31 of int | D32 of int | D33 of int | D34 of int | D35 of int

let cases u (v: obj) =
    match u, v with
    | C0, (:? int as k) when k > 0 -> k + 0 | _, (:? string as s) when s = "a0" -> 1000 | D0 0, _ -> 2000 | D0 k, (:? int as j) -> k * j
    | C1, (:? int as k) when k > 1 -> k + 1 | _, (:? string as s) when s = "a1" -> 1001 | D1 1, _ -> 2001 | D1 k, (:? int as j) -> k * j
    | C2, (:? int as k) when k > 2 -> k + 2 | _, (:? string as s) when s = "a2" -> 1002 | D2 2, _ -> 2002 | D2 k, (:? int as j) -> k * j
    | C3, (:? int as k) when k > 3 -> k + 3 | _, (:? string as s) when s = "a3" -> 1003 | D3 3, _ -> 2003 | D3 k, (:? int as j) -> k * j
    | C4, (:? int as k) when k > 4 -> k + 4 | _, (:? string as s) when s = "a4" -> 1004 | D4 4, _ -> 2004 | D4 k, (:? int as j) -> k * j
    | C5, (:? int as k) when k > 5 -> k + 5 | _, (:? string as s) when s = "a5" -> 1005 | D5 5, _ -> 2005 | D5 k, (:? int as j) -> k * j
    | C6, (:? int as k) when k > 6 -> k + 6 | _, (:? string as s) when s = "a6" -> 1006 | D6 6, _ -> 2006 | D6 k, (:? int as j) -> k * j
    | C7, (:? int as k) when k > 7 -> k + 7 | _, (:? string as s) when s = "a7" -> 1007 | D7 7, _ -> 2007 | D7 k, (:? int as j) -> k * j
    | C8, (:? int as k) when k > 8 -> k + 8 | _, (:? string as s) when s = "a8" -> 1008 | D8 8, _ -> 2008 | D8 k, (:? int as j) -> k * j
    | C9, (:? int as k) when k > 9 -> k + 9 | _, (:? string as s) when s = "a9" -> 1009 | D9 9, _ -> 2009 | D9 k, (:? int as j) -> k * j
    | C10, (:? int as k) when k > 10 -> k + 10 | _, (:? string as s) when s = "a10" -> 1010 | D10 10, _ -> 2010 | D10 k, (:? int as j) -> k * j
    | C11, (:? int as k) when k > 11 -> k + 11 | _, (:? string as s) when s = "a11" -> 1011 | D11 11, _ -> 2011 | D11 k, (:? int as j) -> k * j
    | C12, (:? int as k) when k > 12 -> k + 12 | _, (:? string as s) when s = "a12" -> 1012 | D12 12, _ -> 2012 | D12 k, (:? int as j) -> k * j
    | C13, (:? int as k) when k > 13 -> k + 13 | _, (:? string as s) when s = "a13" -> 1013 | D13 13, _ -> 2013 | D13 k, (:? int as j) -> k * j
    | C14, (:? int as k) when k > 14 -> k + 14 | _, (:? string as s) when s = "a14" -> 1014 | D14 14, _ -> 2014 | D14 k, (:? int as j) -> k * j
    | C15, (:? int as k) when k > 15 -> k + 15 | _, (:? string as s) when s = "a15" -> 1015 | D15 15, _ -> 2015 | D15 k, (:? int as j) -> k * j
    | C16, (:? int as k) when k > 16 -> k + 16 | _, (:? string as s) when s = "a16" -> 1016 | D16 16, _ -> 2016 | D16 k, (:? int as j) -> k * j
    | C17, (:? int as k) when k > 17 -> k + 17 | _, (:? string as s) when s = "a17" -> 1017 | D17 17, _ -> 2017 | D17 k, (:? int as j) -> k * j
    | C18, (:? int as k) when k > 18 -> k + 18 | _, (:? string as s) when s = "a18" -> 1018 | D18 18, _ -> 2018 | D18 k, (:? int as j) -> k * j
    | C19, (:? int as k) when k > 19 -> k + 19 | _, (:? string as s) when s = "a19" -> 1019 | D19 19, _ -> 2019 | D19 k, (:? int as j) -> k * j
    | C20, (:? int as k) when k > 20 -> k + 20 | _, (:? string as s) when s = "a20" -> 1020 | D20 20, _ -> 2020 | D20 k, (:? int as j) -> k * j
    | C21, (:? int as k) when k > 21 -> k + 21 | _, (:? string as s) when s = "a21" -> 1021 | D21 21, _ -> 2021 | D21 k, (:? int as j) -> k * j
    | C22, (:? int as k) when k > 22 -> k + 22 | _, (:? string as s) when s = "a22" -> 1022 | D22 22, _ -> 2022 | D22 k, (:? int as j) -> k * j
    | C23, (:? int as k) when k > 23 -> k + 23 | _, (:? string as s) when s = "a23" -> 1023 | D23 23, _ -> 2023 | D23 k, (:? int as j) -> k * j
    | C24, (:? int as k) when k > 24 -> k + 24 | _, (:? string as s) when s = "a24" -> 1024 | D24 24, _ -> 2024 | D24 k, (:? int as j) -> k * j
    | C25, (:? int as k) when k > 25 -> k + 25 | _, (:? string as s) when s = "a25" -> 1025 | D25 25, _ -> 2025 | D25 k, (:? int as j) -> k * j
    | C26, (:? int as k) when k > 26 -> k + 26 | _, (:? string as s) when s = "a26" -> 1026 | D26 26, _ -> 2026 | D26 k, (:? int as j) -> k * j
    | C27, (:? int as k) when k > 27 -> k + 27 | _, (:? string as s) when s = "a27" -> 1027 | D27 27, _ -> 2027 | D27 k, (:? int as j) -> k * j
    | C28, (:? int as k) when k > 28 -> k + 28 | _, (:? string as s) when s = "a28" -> 1028 | D28 28, _ -> 2028 | D28 k, (:? int as j) -> k * j
    | C29, (:? int as k) when k > 29 -> k + 29 | _, (:? string as s) when s = "a29" -> 1029 | D29 29, _ -> 2029 | D29 k, (:? int as j) -> k * j
    | C30, (:? int as k) when k > 30 -> k + 30 | _, (:? string as s) when s = "a30" -> 1030 | D30 30, _ -> 2030 | D30 k, (:? int as j) -> k * j
    | C31, (:? int as k) when k > 31 -> k + 31 | _, (:? string as s) when s = "a31" -> 1031 | D31 31, _ -> 2031 | D31 k, (:? int as j) -> k * j
    | C32, (:? int as k) when k > 32 -> k + 32 | _, (:? string as s) when s = "a32" -> 1032 | D32 32, _ -> 2032 | D32 k, (:? int as j) -> k * j
    | C33, (:? int as k) when k > 33 -> k + 33 | _, (:? string as s) when s = "a33" -> 1033 | D33 33, _ -> 2033 | D33 k, (:? int as j) -> k * j
    | C34, (:? int as k) when k > 34 -> k + 34 | _, (:? string as s) when s = "a34" -> 1034 | D34 34, _ -> 2034 | D34 k, (:? int as j) -> k * j
    | C35, (:? int as k) when k > 35 -> k + 35 | _, (:? string as s) when s = "a35" -> 1035 | D35 35, _ -> 2035 | D35 k, (:? int as j) -> k * j
    | C3, _ -> 1
    | _ -> -1

let values: obj list = [ 3; 40; "a7"; "b"; 1.0 ]
printfn "%d" (Seq.sum (seq { for x in 0 .. 80 do for y in [ string x; "a5"; "a71"; "abc"; "abcd"; "abcdefg" ] do for flag in [ true; false ] -> x * pairs x y flag }))
for x, y in [ 0, "0"; 71, "71"; 71, "70"; 5, "no"; 9, "abc"; 18, "abcde"; 9, "a9" ] do printfn "%d %d" (pairs x y true) (pairs x y false)
let sample = [ C0; C3; C20; C35; D0 0; D0 7; D20 20; D35 1 ]
for u in sample do printfn "%s" (String.concat " " [ for v in values -> string (cases u v) ])
