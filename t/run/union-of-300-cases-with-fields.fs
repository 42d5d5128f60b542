// out: zero
// out: one 1 x []
// out: 298 2 y [one 5 q [299]]
// out: 299
// out: 256 3 [zero;299]
// out: 256 4 []
// out: other
// out: other
// out: true false
// out: 42 -256
// out: zero
// out: one 1 x []
// out: other
// out: other
// out: 256 3 [zero;299]
// out: 256 4 []
// out: 298 2 y [one 5 q [299]]
// out: 299
type Rec =
  | C0
  | C1 of int * string * Rec list * string * int64
  | C2
  | C3
  | C4 of int * string * Rec list * string * int64
  | C5
  | C6
  | C7 of int * string * Rec list * string * int64
  | C8
  | C9
  | C10 of int * string * Rec list * string * int64
  | C11
  | C12
  | C13 of int * string * Rec list * string * int64
  | C14
  | C15
  | C16 of int * string * Rec list * string * int64
  | C17
  | C18
  | C19 of int * string * Rec list * string * int64
  | C20
  | C21
  | C22 of int * string * Rec list * string * int64
  | C23
  | C24
  | C25 of int * string * Rec list * string * int64
  | C26
  | C27
  | C28 of int * string * Rec list * string * int64
  | C29
  | C30
  | C31 of int * string * Rec list * string * int64
  | C32
  | C33
  | C34 of int * string * Rec list * string * int64
  | C35
  | C36
  | C37 of int * string * Rec list * string * int64
  | C38
  | C39
  | C40 of int * string * Rec list * string * int64
  | C41
  | C42
  | C43 of int * string * Rec list * string * int64
  | C44
  | C45
  | C46 of int * string * Rec list * string * int64
  | C47
  | C48
  | C49 of int * string * Rec list * string * int64
  | C50
  | C51
  | C52 of int * string * Rec list * string * int64
  | C53
  | C54
  | C55 of int * string * Rec list * string * int64
  | C56
  | C57
  | C58 of int * string * Rec list * string * int64
  | C59
  | C60
  | C61 of int * string * Rec list * string * int64
  | C62
  | C63
  | C64 of int * string * Rec list * string * int64
  | C65
  | C66
  | C67 of int * string * Rec list * string * int64
  | C68
  | C69
  | C70 of int * string * Rec list * string * int64
  | C71
  | C72
  | C73 of int * string * Rec list * string * int64
  | C74
  | C75
  | C76 of int * string * Rec list * string * int64
  | C77
  | C78
  | C79 of int * string * Rec list * string * int64
  | C80
  | C81
  | C82 of int * string * Rec list * string * int64
  | C83
  | C84
  | C85 of int * string * Rec list * string * int64
  | C86
  | C87
  | C88 of int * string * Rec list * string * int64
  | C89
  | C90
  | C91 of int * string * Rec list * string * int64
  | C92
  | C93
  | C94 of int * string * Rec list * string * int64
  | C95
  | C96
  | C97 of int * string * Rec list * string * int64
  | C98
  | C99
  | C100 of int * string * Rec list * string * int64
  | C101
  | C102
  | C103 of int * string * Rec list * string * int64
  | C104
  | C105
  | C106 of int * string * Rec list * string * int64
  | C107
  | C108
  | C109 of int * string * Rec list * string * int64
  | C110
  | C111
  | C112 of int * string * Rec list * string * int64
  | C113
  | C114
  | C115 of int * string * Rec list * string * int64
  | C116
  | C117
  | C118 of int * string * Rec list * string * int64
  | C119
  | C120
  | C121 of int * string * Rec list * string * int64
  | C122
  | C123
  | C124 of int * string * Rec list * string * int64
  | C125
  | C126
  | C127 of int * string * Rec list * string * int64
  | C128
  | C129
  | C130 of int * string * Rec list * string * int64
  | C131
  | C132
  | C133 of int * string * Rec list * string * int64
  | C134
  | C135
  | C136 of int * string * Rec list * string * int64
  | C137
  | C138
  | C139 of int * string * Rec list * string * int64
  | C140
  | C141
  | C142 of int * string * Rec list * string * int64
  | C143
  | C144
  | C145 of int * string * Rec list * string * int64
  | C146
  | C147
  | C148 of int * string * Rec list * string * int64
  | C149
  | C150
  | C151 of int * string * Rec list * string * int64
  | C152
  | C153
  | C154 of int * string * Rec list * string * int64
  | C155
  | C156
  | C157 of int * string * Rec list * string * int64
  | C158
  | C159
  | C160 of int * string * Rec list * string * int64
  | C161
  | C162
  | C163 of int * string * Rec list * string * int64
  | C164
  | C165
  | C166 of int * string * Rec list * string * int64
  | C167
  | C168
  | C169 of int * string * Rec list * string * int64
  | C170
  | C171
  | C172 of int * string * Rec list * string * int64
  | C173
  | C174
  | C175 of int * string * Rec list * string * int64
  | C176
  | C177
  | C178 of int * string * Rec list * string * int64
  | C179
  | C180
  | C181 of int * string * Rec list * string * int64
  | C182
  | C183
  | C184 of int * string * Rec list * string * int64
  | C185
  | C186
  | C187 of int * string * Rec list * string * int64
  | C188
  | C189
  | C190 of int * string * Rec list * string * int64
  | C191
  | C192
  | C193 of int * string * Rec list * string * int64
  | C194
  | C195
  | C196 of int * string * Rec list * string * int64
  | C197
  | C198
  | C199 of int * string * Rec list * string * int64
  | C200
  | C201
  | C202 of int * string * Rec list * string * int64
  | C203
  | C204
  | C205 of int * string * Rec list * string * int64
  | C206
  | C207
  | C208 of int * string * Rec list * string * int64
  | C209
  | C210
  | C211 of int * string * Rec list * string * int64
  | C212
  | C213
  | C214 of int * string * Rec list * string * int64
  | C215
  | C216
  | C217 of int * string * Rec list * string * int64
  | C218
  | C219
  | C220 of int * string * Rec list * string * int64
  | C221
  | C222
  | C223 of int * string * Rec list * string * int64
  | C224
  | C225
  | C226 of int * string * Rec list * string * int64
  | C227
  | C228
  | C229 of int * string * Rec list * string * int64
  | C230
  | C231
  | C232 of int * string * Rec list * string * int64
  | C233
  | C234
  | C235 of int * string * Rec list * string * int64
  | C236
  | C237
  | C238 of int * string * Rec list * string * int64
  | C239
  | C240
  | C241 of int * string * Rec list * string * int64
  | C242
  | C243
  | C244 of int * string * Rec list * string * int64
  | C245
  | C246
  | C247 of int * string * Rec list * string * int64
  | C248
  | C249
  | C250 of int * string * Rec list * string * int64
  | C251
  | C252
  | C253 of int * string * Rec list * string * int64
  | C254
  | C255
  | C256 of int * string * Rec list * string * int64
  | C257
  | C258
  | C259 of int * string * Rec list * string * int64
  | C260
  | C261
  | C262 of int * string * Rec list * string * int64
  | C263
  | C264
  | C265 of int * string * Rec list * string * int64
  | C266
  | C267
  | C268 of int * string * Rec list * string * int64
  | C269
  | C270
  | C271 of int * string * Rec list * string * int64
  | C272
  | C273
  | C274 of int * string * Rec list * string * int64
  | C275
  | C276
  | C277 of int * string * Rec list * string * int64
  | C278
  | C279
  | C280 of int * string * Rec list * string * int64
  | C281
  | C282
  | C283 of int * string * Rec list * string * int64
  | C284
  | C285
  | C286 of int * string * Rec list * string * int64
  | C287
  | C288
  | C289 of int * string * Rec list * string * int64
  | C290
  | C291
  | C292 of int * string * Rec list * string * int64
  | C293
  | C294
  | C295 of int * string * Rec list * string * int64
  | C296
  | C297
  | C298 of int * string * Rec list * string * int64
  | C299
let rec f = function
  | C0 -> "zero"
  | C1 (a, b, r, _, _) -> sprintf "one %d %s %s" a b (g r)
  | C298 (a, b, r, _, _) -> sprintf "298 %d %s %s" a b (g r)
  | C299 -> "299"
  | C256 (a, _, r, _, _) -> sprintf "256 %d %s" a (g r)
  | _ -> "other"
and g l = "[" + String.concat ";" (List.map f l) + "]"
let all = [ C0; C1 (1, "x", [], "", 0L); C298 (2, "y", [C1 (5, "q", [C299], "s", 4L)], "t", 9L); C299; C256 (3, "z", [C0; C299], "u", 3L); C256 (4, "w", [], "", 0L); C42; C43 (9, "k", [], "", 0L) ]
for u in all do printfn "%s" (f u)
printfn "%b %b" (C298 (2, "y", [], "", 0L) = C298 (2, "y", [], "", 0L)) (C298 (2, "y", [], "", 0L) = C256 (2, "y", [], "", 0L))
printfn "%d %d" (compare (C298 (2, "y", [], "", 0L)) (C256 (2, "y", [], "", 0L))) (compare (C0) (C256 (2, "y", [], "", 0L)))
for u in List.sort all do printfn "%s" (f u)
