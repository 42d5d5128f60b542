// out: 1 70 71
// out: 3 70
module Program
type R =
  { F1: int; F2: int; F3: int; F4: int; F5: int; F6: int; F7: int; F8: int; F9: int; F10: int
    F11: int; F12: int; F13: int; F14: int; F15: int; F16: int; F17: int; F18: int; F19: int; F20: int
    F21: int; F22: int; F23: int; F24: int; F25: int; F26: int; F27: int; F28: int; F29: int; F30: int
    F31: int; F32: int; F33: int; F34: int; F35: int; F36: int; F37: int; F38: int; F39: int; F40: int
    F41: int; F42: int; F43: int; F44: int; F45: int; F46: int; F47: int; F48: int; F49: int; F50: int
    F51: int; F52: int; F53: int; F54: int; F55: int; F56: int; F57: int; F58: int; F59: int; F60: int
    F61: int; F62: int; F63: int; F64: int; F65: int; F66: int; F67: int; F68: int; F69: int; F70: int }
let r =
  { F1 = 1; F2 = 2; F3 = 3; F4 = 4; F5 = 5; F6 = 6; F7 = 7; F8 = 8; F9 = 9; F10 = 10
    F11 = 11; F12 = 12; F13 = 13; F14 = 14; F15 = 15; F16 = 16; F17 = 17; F18 = 18; F19 = 19; F20 = 20
    F21 = 21; F22 = 22; F23 = 23; F24 = 24; F25 = 25; F26 = 26; F27 = 27; F28 = 28; F29 = 29; F30 = 30
    F31 = 31; F32 = 32; F33 = 33; F34 = 34; F35 = 35; F36 = 36; F37 = 37; F38 = 38; F39 = 39; F40 = 40
    F41 = 41; F42 = 42; F43 = 43; F44 = 44; F45 = 45; F46 = 46; F47 = 47; F48 = 48; F49 = 49; F50 = 50
    F51 = 51; F52 = 52; F53 = 53; F54 = 54; F55 = 55; F56 = 56; F57 = 57; F58 = 58; F59 = 59; F60 = 60
    F61 = 61; F62 = 62; F63 = 63; F64 = 64; F65 = 65; F66 = 66; F67 = 67; F68 = 68; F69 = 69; F70 = 70 }
let wider = {| r with X = 71 |}
printfn "%d %d %d" wider.F1 wider.F70 wider.X
let again = {| wider with F1 = 3 |}
printfn "%d %d" again.F1 again.F70
