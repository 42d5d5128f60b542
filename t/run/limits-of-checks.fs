// out: [2; 4; 6]
// out: 12
// out: 1
// out: (1, "a")
// out: 2
// out: System.Int32[][][][][][][][][][][][][][][][][][][][]
// out: 100
// Bounds that a program may pass: parameters of custom operations, structs inside structs, units, groups of functions, parameters
// of a generic function in its own group, names of one declaration of a recursive module.
type B() =
  member _.Yield x = [ x ]
  member _.For(xs: 'a list, f: 'a -> 'b list) = List.collect f xs
  [<CustomOperation("last")>]
  member _.Last(xs: 'a list, a1: int, a2: int, a3: int, a4: int, a5: int, a6: int, a7: int, a8: int, a9: int, a10: int, a11: int, a12: int, a13: int, a14: int, a15: int, a16: int, a17: int, a18: int, a19: int, a20: int, a21: int, a22: int, a23: int, a24: int, a25: int, a26: int, a27: int, a28: int, a29: int, a30: int, a31: int, a32: int, a33: int, a34: int, a35: int, a36: int, a37: int, a38: int, a39: int, a40: int, [<ProjectionParameter>] f: 'a -> int) = List.map f xs

let b = B()

printfn
  "%A"
  (b {
    for x in [ 1; 2; 3 ] do
      last 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30 31 32 33 34 35 36 37 38 39 40 (x * 2)
  })

[<Struct>]
type S1 = { A1: int; B1: int; C1: int }
[<Struct>]
type S2 = { A2: S1 }
[<Struct>]
type S3 = { A3: S2 }
[<Struct>]
type S4 = { A4: S3 }
[<Struct>]
type S5 = { A5: S4 }
[<Struct>]
type S6 = { A6: S5 }
[<Struct>]
type S7 = { A7: S6 }
[<Struct>]
type S8 = { A8: S7 }
[<Struct>]
type S9 = { A9: S8 }
[<Struct>]
type S10 = { A10: S9 }
[<Struct>]
type S11 = { A11: S10 }
[<Struct>]
type S12 = { A12: S11 }
[<Struct>]
type S13 = { A13: S12 }
[<Struct>]
type S14 = { A14: S13 }
[<Struct>]
type S15 = { A15: S14 }
[<Struct>]
type S16 = { A16: S15 }
[<Struct>]
type S17 = { A17: S16 }
[<Struct>]
type S18 = { A18: S17 }
[<Struct>]
type S19 = { A19: S18 }
[<Struct>]
type S20 = { A20: S19 }
[<Struct>]
type S21 = { A21: S20 }
[<Struct>]
type S22 = { A22: S21 }
[<Struct>]
type S23 = { A23: S22 }
[<Struct>]
type S24 = { A24: S23 }
[<Struct>]
type S25 = { A25: S24 }
[<Struct>]
type S26 = { A26: S25 }
[<Struct>]
type S27 = { A27: S26 }
[<Struct>]
type S28 = { A28: S27 }
[<Struct>]
type S29 = { A29: S28 }
[<Struct>]
type S30 = { A30: S29 }
[<Struct>]
type S31 = { A31: S30 }
[<Struct>]
type S32 = { A32: S31 }
[<Struct>]
type S33 = { A33: S32 }
[<Struct>]
type S34 = { A34: S33 }
[<Struct>]
type S35 = { A35: S34 }
[<Struct>]
type S36 = { A36: S35 }
[<Struct>]
type S37 = { A37: S36 }
[<Struct>]
type S38 = { A38: S37 }
[<Struct>]
type S39 = { A39: S38 }
[<Struct>]
type S40 = { A40: S39 }
[<Struct>]
type S41 = { A41: S40 }
[<Struct>]
type S42 = { A42: S41 }
[<Struct>]
type S43 = { A43: S42 }
[<Struct>]
type S44 = { A44: S43 }
[<Struct>]
type S45 = { A45: S44 }
[<Struct>]
type S46 = { A46: S45 }
[<Struct>]
type S47 = { A47: S46 }
[<Struct>]
type S48 = { A48: S47 }
[<Struct>]
type S49 = { A49: S48 }
[<Struct>]
type S50 = { A50: S49 }
[<Struct>]
type S51 = { A51: S50 }
[<Struct>]
type S52 = { A52: S51 }
[<Struct>]
type S53 = { A53: S52 }
[<Struct>]
type S54 = { A54: S53 }
[<Struct>]
type S55 = { A55: S54 }
[<Struct>]
type S56 = { A56: S55 }
[<Struct>]
type S57 = { A57: S56 }
[<Struct>]
type S58 = { A58: S57 }
[<Struct>]
type S59 = { A59: S58 }
[<Struct>]
type S60 = { A60: S59 }
[<Struct>]
type S61 = { A61: S60 }
[<Struct>]
type S62 = { A62: S61 }
[<Struct>]
type S63 = { A63: S62 }
[<Struct>]
type S64 = { A64: S63 }
[<Struct>]
type S65 = { A65: S64 }
[<Struct>]
type S66 = { A66: S65 }
[<Struct>]
type S67 = { A67: S66 }
[<Struct>]
type S68 = { A68: S67 }
[<Struct>]
type S69 = { A69: S68 }
[<Struct>]
type S70 = { A70: S69 }
[<Struct>]
type S71 = { A71: S70 }
[<Struct>]
type S72 = { A72: S71 }
[<Struct>]
type S73 = { A73: S72 }
[<Struct>]
type S74 = { A74: S73 }
[<Struct>]
type S75 = { A75: S74 }
[<Struct>]
type S76 = { A76: S75 }
[<Struct>]
type S77 = { A77: S76 }
[<Struct>]
type S78 = { A78: S77 }
[<Struct>]
type S79 = { A79: S78 }
[<Struct>]
type S80 = { A80: S79 }

printfn "%d" sizeof<S80>

[<Measure>]
type m1
[<Measure>]
type m2
[<Measure>]
type m3
[<Measure>]
type m4
[<Measure>]
type m5
[<Measure>]
type m6
[<Measure>]
type m7
[<Measure>]
type m8
[<Measure>]
type m9
[<Measure>]
type m10
[<Measure>]
type m11
[<Measure>]
type m12
[<Measure>]
type m13
[<Measure>]
type m14
[<Measure>]
type m15
[<Measure>]
type m16
[<Measure>]
type m17
[<Measure>]
type m18
[<Measure>]
type m19
[<Measure>]
type m20
[<Measure>]
type m21
[<Measure>]
type m22
[<Measure>]
type m23
[<Measure>]
type m24
[<Measure>]
type m25
[<Measure>]
type m26
[<Measure>]
type m27
[<Measure>]
type m28
[<Measure>]
type m29
[<Measure>]
type m30
[<Measure>]
type m31
[<Measure>]
type m32
[<Measure>]
type m33
[<Measure>]
type m34
[<Measure>]
type m35
[<Measure>]
type m36
[<Measure>]
type m37
[<Measure>]
type m38
[<Measure>]
type m39
[<Measure>]
type m40
[<Measure>]
type m41
[<Measure>]
type m42
[<Measure>]
type m43
[<Measure>]
type m44
[<Measure>]
type m45
[<Measure>]
type m46
[<Measure>]
type m47
[<Measure>]
type m48
[<Measure>]
type m49
[<Measure>]
type m50
[<Measure>]
type m51
[<Measure>]
type m52
[<Measure>]
type m53
[<Measure>]
type m54
[<Measure>]
type m55
[<Measure>]
type m56
[<Measure>]
type m57
[<Measure>]
type m58
[<Measure>]
type m59
[<Measure>]
type m60
[<Measure>]
type m61
[<Measure>]
type m62
[<Measure>]
type m63
[<Measure>]
type m64
[<Measure>]
type m65
[<Measure>]
type m66
[<Measure>]
type m67
[<Measure>]
type m68
[<Measure>]
type m69
[<Measure>]
type m70

let product (a1: float<'u1>) (a2: float<'u2>) (a3: float<'u3>) (a4: float<'u4>) (a5: float<'u5>) (a6: float<'u6>) (a7: float<'u7>) (a8: float<'u8>) (a9: float<'u9>) (a10: float<'u10>) (a11: float<'u11>) (a12: float<'u12>) (a13: float<'u13>) (a14: float<'u14>) (a15: float<'u15>) (a16: float<'u16>) (a17: float<'u17>) (a18: float<'u18>) (a19: float<'u19>) (a20: float<'u20>) (a21: float<'u21>) (a22: float<'u22>) (a23: float<'u23>) (a24: float<'u24>) (a25: float<'u25>) (a26: float<'u26>) (a27: float<'u27>) (a28: float<'u28>) (a29: float<'u29>) (a30: float<'u30>) (a31: float<'u31>) (a32: float<'u32>) (a33: float<'u33>) (a34: float<'u34>) (a35: float<'u35>) (a36: float<'u36>) (a37: float<'u37>) (a38: float<'u38>) (a39: float<'u39>) (a40: float<'u40>) (a41: float<'u41>) (a42: float<'u42>) (a43: float<'u43>) (a44: float<'u44>) (a45: float<'u45>) (a46: float<'u46>) (a47: float<'u47>) (a48: float<'u48>) (a49: float<'u49>) (a50: float<'u50>) (a51: float<'u51>) (a52: float<'u52>) (a53: float<'u53>) (a54: float<'u54>) (a55: float<'u55>) (a56: float<'u56>) (a57: float<'u57>) (a58: float<'u58>) (a59: float<'u59>) (a60: float<'u60>) (a61: float<'u61>) (a62: float<'u62>) (a63: float<'u63>) (a64: float<'u64>) (a65: float<'u65>) (a66: float<'u66>) (a67: float<'u67>) (a68: float<'u68>) (a69: float<'u69>) (a70: float<'u70>) = a1 * a2 * a3 * a4 * a5 * a6 * a7 * a8 * a9 * a10 * a11 * a12 * a13 * a14 * a15 * a16 * a17 * a18 * a19 * a20 * a21 * a22 * a23 * a24 * a25 * a26 * a27 * a28 * a29 * a30 * a31 * a32 * a33 * a34 * a35 * a36 * a37 * a38 * a39 * a40 * a41 * a42 * a43 * a44 * a45 * a46 * a47 * a48 * a49 * a50 * a51 * a52 * a53 * a54 * a55 * a56 * a57 * a58 * a59 * a60 * a61 * a62 * a63 * a64 * a65 * a66 * a67 * a68 * a69 * a70

let units: float<m1 * m2 * m3 * m4 * m5 * m6 * m7 * m8 * m9 * m10 * m11 * m12 * m13 * m14 * m15 * m16 * m17 * m18 * m19 * m20 * m21 * m22 * m23 * m24 * m25 * m26 * m27 * m28 * m29 * m30 * m31 * m32 * m33 * m34 * m35 * m36 * m37 * m38 * m39 * m40 * m41 * m42 * m43 * m44 * m45 * m46 * m47 * m48 * m49 * m50 * m51 * m52 * m53 * m54 * m55 * m56 * m57 * m58 * m59 * m60 * m61 * m62 * m63 * m64 * m65 * m66 * m67 * m68 * m69 * m70> =
  product 1.0<m1> 1.0<m2> 1.0<m3> 1.0<m4> 1.0<m5> 1.0<m6> 1.0<m7> 1.0<m8> 1.0<m9> 1.0<m10> 1.0<m11> 1.0<m12> 1.0<m13> 1.0<m14> 1.0<m15> 1.0<m16> 1.0<m17> 1.0<m18> 1.0<m19> 1.0<m20> 1.0<m21> 1.0<m22> 1.0<m23> 1.0<m24> 1.0<m25> 1.0<m26> 1.0<m27> 1.0<m28> 1.0<m29> 1.0<m30> 1.0<m31> 1.0<m32> 1.0<m33> 1.0<m34> 1.0<m35> 1.0<m36> 1.0<m37> 1.0<m38> 1.0<m39> 1.0<m40> 1.0<m41> 1.0<m42> 1.0<m43> 1.0<m44> 1.0<m45> 1.0<m46> 1.0<m47> 1.0<m48> 1.0<m49> 1.0<m50> 1.0<m51> 1.0<m52> 1.0<m53> 1.0<m54> 1.0<m55> 1.0<m56> 1.0<m57> 1.0<m58> 1.0<m59> 1.0<m60> 1.0<m61> 1.0<m62> 1.0<m63> 1.0<m64> 1.0<m65> 1.0<m66> 1.0<m67> 1.0<m68> 1.0<m69> 1.0<m70>

printfn "%g" (float units)

let rec id1 x = x
and f1 (x: int) = x
and f2 (x: int) = x
and f3 (x: int) = x
and f4 (x: int) = x
and f5 (x: int) = x
and f6 (x: int) = x
and f7 (x: int) = x
and f8 (x: int) = x
and f9 (x: int) = x
and f10 (x: int) = x
and f11 (x: int) = x
and f12 (x: int) = x
and f13 (x: int) = x
and f14 (x: int) = x
and f15 (x: int) = x
and f16 (x: int) = x
and f17 (x: int) = x
and f18 (x: int) = x
and f19 (x: int) = x
and f20 (x: int) = x
and f21 (x: int) = x
and f22 (x: int) = x
and f23 (x: int) = x
and f24 (x: int) = x
and f25 (x: int) = x
and f26 (x: int) = x
and f27 (x: int) = x
and f28 (x: int) = x
and f29 (x: int) = x
and f30 (x: int) = x
and f31 (x: int) = x
and f32 (x: int) = x
and f33 (x: int) = x
and f34 (x: int) = x
and f35 (x: int) = x
and f36 (x: int) = x
and f37 (x: int) = x
and f38 (x: int) = x
and f39 (x: int) = x
and f40 (x: int) = x
and f41 (x: int) = x
and f42 (x: int) = x
and f43 (x: int) = x
and f44 (x: int) = x
and f45 (x: int) = x
and f46 (x: int) = x
and f47 (x: int) = x
and f48 (x: int) = x
and f49 (x: int) = x
and f50 (x: int) = x
and f51 (x: int) = x
and f52 (x: int) = x
and f53 (x: int) = x
and f54 (x: int) = x
and f55 (x: int) = x
and f56 (x: int) = x
and f57 (x: int) = x
and f58 (x: int) = x
and f59 (x: int) = x
and f60 (x: int) = x
and f61 (x: int) = x
and f62 (x: int) = x
and f63 (x: int) = x
and f64 (x: int) = x
and f65 (x: int) = x
and f66 (x: int) = x
and f67 (x: int) = x
and f68 (x: int) = x
and f69 (x: int) = x
and f70 (x: int) = x
and f71 (x: int) = x
and f72 (x: int) = x
and f73 (x: int) = x
and f74 (x: int) = x
and f75 (x: int) = x
and f76 (x: int) = x
and f77 (x: int) = x
and f78 (x: int) = x
and f79 (x: int) = x
and f80 (x: int) = x
and f81 (x: int) = x
and f82 (x: int) = x
and f83 (x: int) = x
and f84 (x: int) = x
and f85 (x: int) = x
and f86 (x: int) = x
and f87 (x: int) = x
and f88 (x: int) = x
and f89 (x: int) = x
and f90 (x: int) = x
and f91 (x: int) = x
and f92 (x: int) = x
and f93 (x: int) = x
and f94 (x: int) = x
and f95 (x: int) = x
and f96 (x: int) = x
and f97 (x: int) = x
and f98 (x: int) = x
and f99 (x: int) = x
and f100 (x: int) = x
and f101 (x: int) = x
and f102 (x: int) = x
and f103 (x: int) = x
and f104 (x: int) = x
and f105 (x: int) = x
and f106 (x: int) = x
and f107 (x: int) = x
and f108 (x: int) = x
and f109 (x: int) = x
and f110 (x: int) = x
and f111 (x: int) = x
and f112 (x: int) = x
and f113 (x: int) = x
and f114 (x: int) = x
and f115 (x: int) = x
and f116 (x: int) = x
and f117 (x: int) = x
and f118 (x: int) = x
and f119 (x: int) = x
and f120 (x: int) = x
and f121 (x: int) = x
and f122 (x: int) = x
and f123 (x: int) = x
and f124 (x: int) = x
and f125 (x: int) = x
and f126 (x: int) = x
and f127 (x: int) = x
and f128 (x: int) = x
and f129 (x: int) = x
and f130 (x: int) = x
and f131 (x: int) = x
and f132 (x: int) = x
and f133 (x: int) = x
and f134 (x: int) = x
and f135 (x: int) = x
and f136 (x: int) = x
and f137 (x: int) = x
and f138 (x: int) = x
and f139 (x: int) = x
and f140 (x: int) = x
and f141 (x: int) = x
and f142 (x: int) = x
and f143 (x: int) = x
and f144 (x: int) = x
and f145 (x: int) = x
and f146 (x: int) = x
and f147 (x: int) = x
and f148 (x: int) = x
and f149 (x: int) = x
and f150 (x: int) = x
and f151 (x: int) = x
and f152 (x: int) = x
and f153 (x: int) = x
and f154 (x: int) = x
and f155 (x: int) = x
and f156 (x: int) = x
and f157 (x: int) = x
and f158 (x: int) = x
and f159 (x: int) = x
and f160 (x: int) = x
and f161 (x: int) = x
and f162 (x: int) = x
and f163 (x: int) = x
and f164 (x: int) = x
and f165 (x: int) = x
and f166 (x: int) = x
and f167 (x: int) = x
and f168 (x: int) = x
and f169 (x: int) = x
and f170 (x: int) = x
and f171 (x: int) = x
and f172 (x: int) = x
and f173 (x: int) = x
and f174 (x: int) = x
and f175 (x: int) = x
and f176 (x: int) = x
and f177 (x: int) = x
and f178 (x: int) = x
and f179 (x: int) = x
and f180 (x: int) = x
and f181 (x: int) = x
and f182 (x: int) = x
and f183 (x: int) = x
and f184 (x: int) = x
and f185 (x: int) = x
and f186 (x: int) = x
and f187 (x: int) = x
and f188 (x: int) = x
and f189 (x: int) = x
and f190 (x: int) = x
and f191 (x: int) = x
and f192 (x: int) = x
and f193 (x: int) = x
and f194 (x: int) = x
and f195 (x: int) = x
and f196 (x: int) = x
and f197 (x: int) = x
and f198 (x: int) = x
and f199 (x: int) = x
and f200 (x: int) = x
and f201 (x: int) = x
and f202 (x: int) = x
and f203 (x: int) = x
and f204 (x: int) = x
and f205 (x: int) = x
and f206 (x: int) = x
and f207 (x: int) = x
and f208 (x: int) = x
and f209 (x: int) = x
and f210 (x: int) = x
and f211 (x: int) = x
and f212 (x: int) = x
and f213 (x: int) = x
and f214 (x: int) = x
and f215 (x: int) = x
and f216 (x: int) = x
and f217 (x: int) = x
and f218 (x: int) = x
and f219 (x: int) = x
and f220 (x: int) = x
and f221 (x: int) = x
and f222 (x: int) = x
and f223 (x: int) = x
and f224 (x: int) = x
and f225 (x: int) = x
and f226 (x: int) = x
and f227 (x: int) = x
and f228 (x: int) = x
and f229 (x: int) = x
and f230 (x: int) = x
and f231 (x: int) = x
and f232 (x: int) = x
and f233 (x: int) = x
and f234 (x: int) = x
and f235 (x: int) = x
and f236 (x: int) = x
and f237 (x: int) = x
and f238 (x: int) = x
and f239 (x: int) = x
and f240 (x: int) = x
and f241 (x: int) = x
and f242 (x: int) = x
and f243 (x: int) = x
and f244 (x: int) = x
and f245 (x: int) = x
and f246 (x: int) = x
and f247 (x: int) = x
and f248 (x: int) = x
and f249 (x: int) = x
and f250 (x: int) = x
and f251 (x: int) = x
and f252 (x: int) = x
and f253 (x: int) = x
and f254 (x: int) = x
and f255 (x: int) = x
and f256 (x: int) = x
and f257 (x: int) = x
and f258 (x: int) = x
and f259 (x: int) = x
and f260 (x: int) = x
and f261 (x: int) = x
and f262 (x: int) = x
and f263 (x: int) = x
and f264 (x: int) = x
and f265 (x: int) = x
and f266 (x: int) = x
and f267 (x: int) = x
and f268 (x: int) = x
and f269 (x: int) = x
and f270 (x: int) = x
and f271 (x: int) = x
and f272 (x: int) = x
and f273 (x: int) = x
and f274 (x: int) = x
and f275 (x: int) = x
and f276 (x: int) = x
and f277 (x: int) = x
and f278 (x: int) = x
and f279 (x: int) = x
and f280 (x: int) = x
and f281 (x: int) = x
and f282 (x: int) = x
and f283 (x: int) = x
and f284 (x: int) = x
and f285 (x: int) = x
and f286 (x: int) = x
and f287 (x: int) = x
and f288 (x: int) = x
and f289 (x: int) = x
and f290 (x: int) = x
and f291 (x: int) = x
and f292 (x: int) = x
and f293 (x: int) = x
and f294 (x: int) = x
and f295 (x: int) = x
and f296 (x: int) = x
and f297 (x: int) = x
and f298 (x: int) = x
and f299 (x: int) = x
and f300 (x: int) = x
and f301 (x: int) = x
and f302 (x: int) = x
and f303 (x: int) = x
and f304 (x: int) = x
and f305 (x: int) = x
and f306 (x: int) = x
and f307 (x: int) = x
and f308 (x: int) = x
and f309 (x: int) = x
and f310 (x: int) = x
and f311 (x: int) = x
and f312 (x: int) = x
and f313 (x: int) = x
and f314 (x: int) = x
and f315 (x: int) = x
and f316 (x: int) = x
and f317 (x: int) = x
and f318 (x: int) = x
and f319 (x: int) = x
and f320 (x: int) = x
and f321 (x: int) = x
and f322 (x: int) = x
and f323 (x: int) = x
and f324 (x: int) = x
and f325 (x: int) = x
and f326 (x: int) = x
and f327 (x: int) = x
and f328 (x: int) = x
and f329 (x: int) = x
and f330 (x: int) = x
and f331 (x: int) = x
and f332 (x: int) = x
and f333 (x: int) = x
and f334 (x: int) = x
and f335 (x: int) = x
and f336 (x: int) = x
and f337 (x: int) = x
and f338 (x: int) = x
and f339 (x: int) = x
and f340 (x: int) = x
and f341 (x: int) = x
and f342 (x: int) = x
and f343 (x: int) = x
and f344 (x: int) = x
and f345 (x: int) = x
and f346 (x: int) = x
and f347 (x: int) = x
and f348 (x: int) = x
and f349 (x: int) = x
and f350 (x: int) = x
and f351 (x: int) = x
and f352 (x: int) = x
and f353 (x: int) = x
and f354 (x: int) = x
and f355 (x: int) = x
and f356 (x: int) = x
and f357 (x: int) = x
and f358 (x: int) = x
and f359 (x: int) = x
and f360 (x: int) = x
and f361 (x: int) = x
and f362 (x: int) = x
and f363 (x: int) = x
and f364 (x: int) = x
and f365 (x: int) = x
and f366 (x: int) = x
and f367 (x: int) = x
and f368 (x: int) = x
and f369 (x: int) = x
and f370 (x: int) = x
and f371 (x: int) = x
and f372 (x: int) = x
and f373 (x: int) = x
and f374 (x: int) = x
and f375 (x: int) = x
and f376 (x: int) = x
and f377 (x: int) = x
and f378 (x: int) = x
and f379 (x: int) = x
and f380 (x: int) = x
and f381 (x: int) = x
and f382 (x: int) = x
and f383 (x: int) = x
and f384 (x: int) = x
and f385 (x: int) = x
and f386 (x: int) = x
and f387 (x: int) = x
and f388 (x: int) = x
and f389 (x: int) = x
and f390 (x: int) = x
and f391 (x: int) = x
and f392 (x: int) = x
and f393 (x: int) = x
and f394 (x: int) = x
and f395 (x: int) = x
and f396 (x: int) = x
and f397 (x: int) = x
and f398 (x: int) = x
and f399 (x: int) = x
and g () = (id1 1, id1 "a")

printfn "%A" (g ())

let rec last (a1: int) (a2: int) (a3: int) (a4: int) (a5: int) (a6: int) (a7: int) (a8: int) (a9: int) (a10: int) (a11: int) (a12: int) (a13: int) (a14: int) (a15: int) (a16: int) (a17: int) (a18: int) (a19: int) (a20: int) (a21: int) (a22: int) (a23: int) (a24: int) (a25: int) (a26: int) (a27: int) (a28: int) (a29: int) (a30: int) (a31: int) (a32: int) (a33: int) (a34: int) (a35: int) (a36: int) (a37: int) (a38: int) (a39: int) (a40: int) (a41: int) (a42: int) (a43: int) (a44: int) (a45: int) (a46: int) (a47: int) (a48: int) (a49: int) (a50: int) (a51: int) (a52: int) (a53: int) (a54: int) (a55: int) (a56: int) (a57: int) (a58: int) (a59: int) (a60: int) (a61: int) (a62: int) (a63: int) (a64: int) (a65: int) (a66: int) (a67: int) (a68: int) (a69: int) (a70: int) x = x
and h () = last 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30 31 32 33 34 35 36 37 38 39 40 41 42 43 44 45 46 47 48 49 50 51 52 53 54 55 56 57 58 59 60 61 62 63 64 65 66 67 68 69 70 1 + (last 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30 31 32 33 34 35 36 37 38 39 40 41 42 43 44 45 46 47 48 49 50 51 52 53 54 55 56 57 58 59 60 61 62 63 64 65 66 67 68 69 70 "a").Length

printfn "%d" (h ())

printfn "%s" (typeof<int[][][][][][][][][][][][][][][][][][][][]>.FullName)

module rec M =
  let first = x100
  let (x1, x2, x3, x4, x5, x6, x7, x8, x9, x10, x11, x12, x13, x14, x15, x16, x17, x18, x19, x20, x21, x22, x23, x24, x25, x26, x27, x28, x29, x30, x31, x32, x33, x34, x35, x36, x37, x38, x39, x40, x41, x42, x43, x44, x45, x46, x47, x48, x49, x50, x51, x52, x53, x54, x55, x56, x57, x58, x59, x60, x61, x62, x63, x64, x65, x66, x67, x68, x69, x70, x71, x72, x73, x74, x75, x76, x77, x78, x79, x80, x81, x82, x83, x84, x85, x86, x87, x88, x89, x90, x91, x92, x93, x94, x95, x96, x97, x98, x99, x100) = (1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44, 45, 46, 47, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 58, 59, 60, 61, 62, 63, 64, 65, 66, 67, 68, 69, 70, 71, 72, 73, 74, 75, 76, 77, 78, 79, 80, 81, 82, 83, 84, 85, 86, 87, 88, 89, 90, 91, 92, 93, 94, 95, 96, 97, 98, 99, 100)

printfn "%d" M.first
