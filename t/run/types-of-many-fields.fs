// out: many false true -1 1 false
// out: many false true 1 -1 false
// out: [C0 1; C255 6; C256 5; C299 1; C299 3]
// out: wide false true -1 1 false
// out: long false true -1 1 false
// out: false true
// out: Long
// out:   (0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21,
// out:    22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36, 37, 38, 39, 40,
// out:    41, 42, 43, 44, 45, 46, 47, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 58, 59,
// out:    60, 61, 62, 63, 64, 65, 66, 67, 68, -1)
// out: -1
// out: = 291
// out:   F292 = 292
// out:   F293 = 293
// out:   F294 = 294
// out:   F295 = 295
// out:   F296 = 296
// out:   F297 = 297
// out:   F298 = 298
// out:   F299 = -7 }
// out: (3, 4)

// Types with more cases and fields than most tables of a compiler are made for: each of them counts.
module Program

type Many =
    | C0 of int | C1 of int | C2 of int | C3 of int | C4 of int | C5 of int | C6 of int | C7 of int | C8 of int | C9 of int
    | C10 of int | C11 of int | C12 of int | C13 of int | C14 of int | C15 of int | C16 of int | C17 of int | C18 of int | C19 of int
    | C20 of int | C21 of int | C22 of int | C23 of int | C24 of int | C25 of int | C26 of int | C27 of int | C28 of int | C29 of int
    | C30 of int | C31 of int | C32 of int | C33 of int | C34 of int | C35 of int | C36 of int | C37 of int | C38 of int | C39 of int
    | C40 of int | C41 of int | C42 of int | C43 of int | C44 of int | C45 of int | C46 of int | C47 of int | C48 of int | C49 of int
    | C50 of int | C51 of int | C52 of int | C53 of int | C54 of int | C55 of int | C56 of int | C57 of int | C58 of int | C59 of int
    | C60 of int | C61 of int | C62 of int | C63 of int | C64 of int | C65 of int | C66 of int | C67 of int | C68 of int | C69 of int
    | C70 of int | C71 of int | C72 of int | C73 of int | C74 of int | C75 of int | C76 of int | C77 of int | C78 of int | C79 of int
    | C80 of int | C81 of int | C82 of int | C83 of int | C84 of int | C85 of int | C86 of int | C87 of int | C88 of int | C89 of int
    | C90 of int | C91 of int | C92 of int | C93 of int | C94 of int | C95 of int | C96 of int | C97 of int | C98 of int | C99 of int
    | C100 of int | C101 of int | C102 of int | C103 of int | C104 of int | C105 of int | C106 of int | C107 of int | C108 of int
    | C109 of int | C110 of int | C111 of int | C112 of int | C113 of int | C114 of int | C115 of int | C116 of int | C117 of int
    | C118 of int | C119 of int | C120 of int | C121 of int | C122 of int | C123 of int | C124 of int | C125 of int | C126 of int
    | C127 of int | C128 of int | C129 of int | C130 of int | C131 of int | C132 of int | C133 of int | C134 of int | C135 of int
    | C136 of int | C137 of int | C138 of int | C139 of int | C140 of int | C141 of int | C142 of int | C143 of int | C144 of int
    | C145 of int | C146 of int | C147 of int | C148 of int | C149 of int | C150 of int | C151 of int | C152 of int | C153 of int
    | C154 of int | C155 of int | C156 of int | C157 of int | C158 of int | C159 of int | C160 of int | C161 of int | C162 of int
    | C163 of int | C164 of int | C165 of int | C166 of int | C167 of int | C168 of int | C169 of int | C170 of int | C171 of int
    | C172 of int | C173 of int | C174 of int | C175 of int | C176 of int | C177 of int | C178 of int | C179 of int | C180 of int
    | C181 of int | C182 of int | C183 of int | C184 of int | C185 of int | C186 of int | C187 of int | C188 of int | C189 of int
    | C190 of int | C191 of int | C192 of int | C193 of int | C194 of int | C195 of int | C196 of int | C197 of int | C198 of int
    | C199 of int | C200 of int | C201 of int | C202 of int | C203 of int | C204 of int | C205 of int | C206 of int | C207 of int
    | C208 of int | C209 of int | C210 of int | C211 of int | C212 of int | C213 of int | C214 of int | C215 of int | C216 of int
    | C217 of int | C218 of int | C219 of int | C220 of int | C221 of int | C222 of int | C223 of int | C224 of int | C225 of int
    | C226 of int | C227 of int | C228 of int | C229 of int | C230 of int | C231 of int | C232 of int | C233 of int | C234 of int
    | C235 of int | C236 of int | C237 of int | C238 of int | C239 of int | C240 of int | C241 of int | C242 of int | C243 of int
    | C244 of int | C245 of int | C246 of int | C247 of int | C248 of int | C249 of int | C250 of int | C251 of int | C252 of int
    | C253 of int | C254 of int | C255 of int | C256 of int | C257 of int | C258 of int | C259 of int | C260 of int | C261 of int
    | C262 of int | C263 of int | C264 of int | C265 of int | C266 of int | C267 of int | C268 of int | C269 of int | C270 of int
    | C271 of int | C272 of int | C273 of int | C274 of int | C275 of int | C276 of int | C277 of int | C278 of int | C279 of int
    | C280 of int | C281 of int | C282 of int | C283 of int | C284 of int | C285 of int | C286 of int | C287 of int | C288 of int
    | C289 of int | C290 of int | C291 of int | C292 of int | C293 of int | C294 of int | C295 of int | C296 of int | C297 of int
    | C298 of int | C299 of int

type Wide =
    {
      F0: int; F1: int; F2: int; F3: int; F4: int; F5: int; F6: int; F7: int; F8: int; F9: int; F10: int; F11: int; F12: int
      F13: int; F14: int; F15: int; F16: int; F17: int; F18: int; F19: int; F20: int; F21: int; F22: int; F23: int; F24: int
      F25: int; F26: int; F27: int; F28: int; F29: int; F30: int; F31: int; F32: int; F33: int; F34: int; F35: int; F36: int
      F37: int; F38: int; F39: int; F40: int; F41: int; F42: int; F43: int; F44: int; F45: int; F46: int; F47: int; F48: int
      F49: int; F50: int; F51: int; F52: int; F53: int; F54: int; F55: int; F56: int; F57: int; F58: int; F59: int; F60: int
      F61: int; F62: int; F63: int; F64: int; F65: int; F66: int; F67: int; F68: int; F69: int; F70: int; F71: int; F72: int
      F73: int; F74: int; F75: int; F76: int; F77: int; F78: int; F79: int; F80: int; F81: int; F82: int; F83: int; F84: int
      F85: int; F86: int; F87: int; F88: int; F89: int; F90: int; F91: int; F92: int; F93: int; F94: int; F95: int; F96: int
      F97: int; F98: int; F99: int; F100: int; F101: int; F102: int; F103: int; F104: int; F105: int; F106: int; F107: int
      F108: int; F109: int; F110: int; F111: int; F112: int; F113: int; F114: int; F115: int; F116: int; F117: int; F118: int
      F119: int; F120: int; F121: int; F122: int; F123: int; F124: int; F125: int; F126: int; F127: int; F128: int; F129: int
      F130: int; F131: int; F132: int; F133: int; F134: int; F135: int; F136: int; F137: int; F138: int; F139: int; F140: int
      F141: int; F142: int; F143: int; F144: int; F145: int; F146: int; F147: int; F148: int; F149: int; F150: int; F151: int
      F152: int; F153: int; F154: int; F155: int; F156: int; F157: int; F158: int; F159: int; F160: int; F161: int; F162: int
      F163: int; F164: int; F165: int; F166: int; F167: int; F168: int; F169: int; F170: int; F171: int; F172: int; F173: int
      F174: int; F175: int; F176: int; F177: int; F178: int; F179: int; F180: int; F181: int; F182: int; F183: int; F184: int
      F185: int; F186: int; F187: int; F188: int; F189: int; F190: int; F191: int; F192: int; F193: int; F194: int; F195: int
      F196: int; F197: int; F198: int; F199: int; F200: int; F201: int; F202: int; F203: int; F204: int; F205: int; F206: int
      F207: int; F208: int; F209: int; F210: int; F211: int; F212: int; F213: int; F214: int; F215: int; F216: int; F217: int
      F218: int; F219: int; F220: int; F221: int; F222: int; F223: int; F224: int; F225: int; F226: int; F227: int; F228: int
      F229: int; F230: int; F231: int; F232: int; F233: int; F234: int; F235: int; F236: int; F237: int; F238: int; F239: int
      F240: int; F241: int; F242: int; F243: int; F244: int; F245: int; F246: int; F247: int; F248: int; F249: int; F250: int
      F251: int; F252: int; F253: int; F254: int; F255: int; F256: int; F257: int; F258: int; F259: int; F260: int; F261: int
      F262: int; F263: int; F264: int; F265: int; F266: int; F267: int; F268: int; F269: int; F270: int; F271: int; F272: int
      F273: int; F274: int; F275: int; F276: int; F277: int; F278: int; F279: int; F280: int; F281: int; F282: int; F283: int
      F284: int; F285: int; F286: int; F287: int; F288: int; F289: int; F290: int; F291: int; F292: int; F293: int; F294: int
      F295: int; F296: int; F297: int; F298: int; F299: int
    }

let wide k =
    {
      F0 = 0; F1 = 1; F2 = 2; F3 = 3; F4 = 4; F5 = 5; F6 = 6; F7 = 7; F8 = 8; F9 = 9; F10 = 10; F11 = 11; F12 = 12; F13 = 13
      F14 = 14; F15 = 15; F16 = 16; F17 = 17; F18 = 18; F19 = 19; F20 = 20; F21 = 21; F22 = 22; F23 = 23; F24 = 24; F25 = 25
      F26 = 26; F27 = 27; F28 = 28; F29 = 29; F30 = 30; F31 = 31; F32 = 32; F33 = 33; F34 = 34; F35 = 35; F36 = 36; F37 = 37
      F38 = 38; F39 = 39; F40 = 40; F41 = 41; F42 = 42; F43 = 43; F44 = 44; F45 = 45; F46 = 46; F47 = 47; F48 = 48; F49 = 49
      F50 = 50; F51 = 51; F52 = 52; F53 = 53; F54 = 54; F55 = 55; F56 = 56; F57 = 57; F58 = 58; F59 = 59; F60 = 60; F61 = 61
      F62 = 62; F63 = 63; F64 = 64; F65 = 65; F66 = 66; F67 = 67; F68 = 68; F69 = 69; F70 = 70; F71 = 71; F72 = 72; F73 = 73
      F74 = 74; F75 = 75; F76 = 76; F77 = 77; F78 = 78; F79 = 79; F80 = 80; F81 = 81; F82 = 82; F83 = 83; F84 = 84; F85 = 85
      F86 = 86; F87 = 87; F88 = 88; F89 = 89; F90 = 90; F91 = 91; F92 = 92; F93 = 93; F94 = 94; F95 = 95; F96 = 96; F97 = 97
      F98 = 98; F99 = 99; F100 = 100; F101 = 101; F102 = 102; F103 = 103; F104 = 104; F105 = 105; F106 = 106; F107 = 107
      F108 = 108; F109 = 109; F110 = 110; F111 = 111; F112 = 112; F113 = 113; F114 = 114; F115 = 115; F116 = 116; F117 = 117
      F118 = 118; F119 = 119; F120 = 120; F121 = 121; F122 = 122; F123 = 123; F124 = 124; F125 = 125; F126 = 126; F127 = 127
      F128 = 128; F129 = 129; F130 = 130; F131 = 131; F132 = 132; F133 = 133; F134 = 134; F135 = 135; F136 = 136; F137 = 137
      F138 = 138; F139 = 139; F140 = 140; F141 = 141; F142 = 142; F143 = 143; F144 = 144; F145 = 145; F146 = 146; F147 = 147
      F148 = 148; F149 = 149; F150 = 150; F151 = 151; F152 = 152; F153 = 153; F154 = 154; F155 = 155; F156 = 156; F157 = 157
      F158 = 158; F159 = 159; F160 = 160; F161 = 161; F162 = 162; F163 = 163; F164 = 164; F165 = 165; F166 = 166; F167 = 167
      F168 = 168; F169 = 169; F170 = 170; F171 = 171; F172 = 172; F173 = 173; F174 = 174; F175 = 175; F176 = 176; F177 = 177
      F178 = 178; F179 = 179; F180 = 180; F181 = 181; F182 = 182; F183 = 183; F184 = 184; F185 = 185; F186 = 186; F187 = 187
      F188 = 188; F189 = 189; F190 = 190; F191 = 191; F192 = 192; F193 = 193; F194 = 194; F195 = 195; F196 = 196; F197 = 197
      F198 = 198; F199 = 199; F200 = 200; F201 = 201; F202 = 202; F203 = 203; F204 = 204; F205 = 205; F206 = 206; F207 = 207
      F208 = 208; F209 = 209; F210 = 210; F211 = 211; F212 = 212; F213 = 213; F214 = 214; F215 = 215; F216 = 216; F217 = 217
      F218 = 218; F219 = 219; F220 = 220; F221 = 221; F222 = 222; F223 = 223; F224 = 224; F225 = 225; F226 = 226; F227 = 227
      F228 = 228; F229 = 229; F230 = 230; F231 = 231; F232 = 232; F233 = 233; F234 = 234; F235 = 235; F236 = 236; F237 = 237
      F238 = 238; F239 = 239; F240 = 240; F241 = 241; F242 = 242; F243 = 243; F244 = 244; F245 = 245; F246 = 246; F247 = 247
      F248 = 248; F249 = 249; F250 = 250; F251 = 251; F252 = 252; F253 = 253; F254 = 254; F255 = 255; F256 = 256; F257 = 257
      F258 = 258; F259 = 259; F260 = 260; F261 = 261; F262 = 262; F263 = 263; F264 = 264; F265 = 265; F266 = 266; F267 = 267
      F268 = 268; F269 = 269; F270 = 270; F271 = 271; F272 = 272; F273 = 273; F274 = 274; F275 = 275; F276 = 276; F277 = 277
      F278 = 278; F279 = 279; F280 = 280; F281 = 281; F282 = 282; F283 = 283; F284 = 284; F285 = 285; F286 = 286; F287 = 287
      F288 = 288; F289 = 289; F290 = 290; F291 = 291; F292 = 292; F293 = 293; F294 = 294; F295 = 295; F296 = 296; F297 = 297
      F298 = 298; F299 = k
    }

type Long =
    | Short
    | Long of
        int * int * int * int * int * int * int * int * int * int * int * int * int * int * int * int * int * int * int * int *
        int * int * int * int * int * int * int * int * int * int * int * int * int * int * int * int * int * int * int * int *
        int * int * int * int * int * int * int * int * int * int * int * int * int * int * int * int * int * int * int * int *
        int * int * int * int * int * int * int * int * int * int

let long k =
    Long(
        0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32,
        33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44, 45, 46, 47, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 58, 59, 60, 61, 62,
        63, 64, 65, 66, 67, 68, k
    )

exception Failed of
    int * int * int * int * int * int * int * int * int * int * int * int * int * int * int * int * int * int * int * int * int *
    int * int * int * int * int * int * int * int * int * int * int * int * int * int * int * int * int * int * int * int * int *
    int * int * int * int * int * int * int * int * int * int * int * int * int * int * int * int * int * int * int * int * int *
    int * int * int * int * int * int * int

let failed k =
    Failed(
        0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32,
        33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44, 45, 46, 47, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 58, 59, 60, 61, 62,
        63, 64, 65, 66, 67, 68, k
    )

let compared name a b =
    printfn "%s %b %b %d %d %b" name (a = b) (a = a) (sign (compare a b)) (sign (compare b a)) (hash a = hash b)

compared "many" (C299 1) (C299 2)
compared "many" (C299 5) (C298 7)
printfn "%A" (List.sort [ C299 3; C299 1; C256 5; C255 6; C0 1 ])
compared "wide" (wide 1) (wide 2)
compared "long" (long 1) (long 2)
printfn "%b %b" (failed 1 = failed 2) (failed 1 = failed 1)
printfn "%A" (long -1)
printfn "%A" (wide -1).F299
printfn "%s" ((string (wide -7)).Substring 3570)
printfn "%A" (Set.count (set [ for k in 1 .. 9 -> long (k % 3) ]), Set.count (set [ for k in 1 .. 9 -> wide (k % 4) ]))
