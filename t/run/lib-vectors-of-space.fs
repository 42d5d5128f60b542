// out: Vector3 + <5.125, 8.315001, -1.6430001>
// out: Vector3 - <-9.401, -2.6790001, -13.000999>
// out: Vector3 * <-15.528295, 15.490547, -41.58164>
// out: Vector3 / <-0.2943687, 0.5126433, -1.2893115>
// out: Vector3 scale <-5.3450003, 7.045, -18.305>
// out: Vector3 scale2 <-5.3450003, 7.045, -18.305>
// out: Vector3 div <-0.8552, 1.1272, -2.9288>
// out: Vector3 neg <2.138, -2.818, 7.322>
// out: Vector3 Add <5.125, 8.315001, -1.6430001>
// out: Vector3 Subtract <-9.401, -2.6790001, -13.000999>
// out: Vector3 Multiply <-15.528295, 15.490547, -41.58164>
// out: Vector3 Divide <-0.2943687, 0.5126433, -1.2893115>
// out: Vector3 Min <-2.138, 2.818, -7.322>
// out: Vector3 Max <7.263, 5.497, 5.679>
// out: Vector3 Dot -41.619385
// out: Vector3 Distance 16.26597
// out: Vector3 DistanceSquared 264.58182
// out: Vector3 abs <2.138, 2.818, 7.322>
// out: Vector3 sqrt <1.4621902, 1.67869, 2.7059195>
// out: Vector3 clamp <0, 1, 0>
// out: Vector3 norm <-0.26292303, 0.34654683, -0.9004314>
// out: Vector3 lerp <4.4086213, 4.683589, 1.7315714>
// out: Vector3 len 8.131658
// out: Vector3 len2 66.123856
// out: Vector3 fma <-16.344294, 22.407547, -42.464638>
// out: Vector3 eq False
// out: Vector3 eq2 True
// out: Vector3 item 2.818
// out: Vector3 negate <2.138, -2.818, 7.322>
// out: Vector3 f2 <-2.14, 2.82, -7.32>
// out: Vector4 + <-8.855, 11.977, -9.168, 8.83>
// out: Vector4 - <-3.5849998, 0.24499989, 6.032, 0.9259999>
// out: Vector4 * <16.3897, 35.847126, 11.9168, 19.277855>
// out: Vector4 / <2.3605313, 1.041766, 0.20631579, 1.2343117>
// out: Vector4 scale <-15.549999, 15.2775, -3.9199998, 12.195>
// out: Vector4 scale2 <-15.549999, 15.2775, -3.9199998, 12.195>
// out: Vector4 div <-2.488, 2.4444, -0.6272, 1.9511999>
// out: Vector4 neg <6.22, -6.111, 1.568, -4.878>
// out: Vector4 Add <-8.855, 11.977, -9.168, 8.83>
// out: Vector4 Subtract <-3.5849998, 0.24499989, 6.032, 0.9259999>
// out: Vector4 Multiply <16.3897, 35.847126, 11.9168, 19.277855>
// out: Vector4 Divide <2.3605313, 1.041766, 0.20631579, 1.2343117>
// out: Vector4 Min <-6.22, 5.866, -7.6, 3.952>
// out: Vector4 Max <-2.635, 6.111, -1.568, 4.878>
// out: Vector4 Dot 83.43148
// out: Vector4 Distance 7.0820017
// out: Vector4 DistanceSquared 50.154747
// out: Vector4 abs <6.22, 6.111, 1.568, 4.878>
// out: Vector4 sqrt <2.4939928, 2.4720438, 1.2521981, 2.2086194>
// out: Vector4 clamp <0, 1, 0, 1>
// out: Vector4 norm <-0.6150094, 0.60423195, -0.15503775, 0.4823177>
// out: Vector4 lerp <-3.7234955, 5.9403887, -5.7685337, 4.2331567>
// out: Vector4 len 10.113666
// out: Vector4 len2 102.286224
// out: Vector4 fma <17.4357, 30.645126, 11.564799, 17.452854>
// out: Vector4 eq False
// out: Vector4 eq2 True
// out: Vector4 item 6.111
// out: Vector4 negate <6.22, -6.111, 1.568, -4.878>
// out: Vector4 f2 <-6.22, 6.11, -1.57, 4.88>
// out: cross <56.252457, -41.037987, -32.21972>
// out: reflect <2.1380002, -2.8180003, 7.3219995>
// out: tr <-15.699961, 63.573578, 86.28064>
// out: trq <487.18384, -165.21889, -400.25003>
// out: trn <-23.04696, 60.074577, 85.21164>
// out: tr4 <31.165005, 71.705124, 101.51968, 27.687521>
// out: lerp2 <1.2256906, -3.1852982>
// out: reflect2 <2.3402216, -5.7706265>
// out: q* {X:55.230556 Y:-97.37543 Z:-9.840237 W:-27.74477}
// out: q+ {X:-4.045 Y:11.578 Z:-10.848001 W:-6.524}
// out: q- {X:-11.041 Y:2.896 Z:-4.356 W:5.892}
// out: -q {X:-3.498 Y:-4.341 Z:3.246 W:6.208}
// out: q*s {X:5.2469997 Y:6.5115004 Z:-4.869 W:-9.312}
// out: qdot 31.668224
// out: qn {X:0.39070734 Y:0.4848658 Z:-0.36256036 W:-0.6933995}
// out: qconj {X:-3.498 Y:-4.341 Z:3.246 W:-6.208}
// out: qcat {X:36.212597 Y:4.7773247 Z:106.27814 W:-27.74477}
// out: qlen 8.952992
// out: qlen2 80.15607
// out: qaxis {X:-0.089707926 Y:0.11823992 Z:-0.30722237 W:0.93999267}
// out: qypr {X:0.63529545 Y:0.1687122 Z:-0.108633384 W:0.7457444}
// out: slerp 0.08624 0.61790 -0.52946 -0.57483
// out: slerp0 {X:-7.543 Y:7.2370005 Z:-7.602 W:-0.316}
// out: qeq True
// out: qid True
// out: q1 {X:-2.138 Y:2.818 Z:-7.322 W:2}
// out: m { {M11:-18.777796 M12:-7.082628 M13:-79.30244 M14:-98.4706} {M21:-45.909046 M22:41.553432 M23:-84.26233 M24:-32.033604} {M31:-31.19517 M32:-39.821316 M33:-6.562707 M34:-45.67795} {M41:-64.64017 M42:-26.511553 M43:27.189941 M44:3.9180663} }
// out: m { {M11:-11.032 M12:-11.036 M13:-0.96099997 M14:8.575} {M21:1.0469999 M22:2.214 M23:11.997 M24:9.205} {M31:-2.5029998 M32:-3.357 M33:-9.5460005 M34:5.1429996} {M41:-0.37299967 M42:3.0770001 M43:-4.932 M44:-1.3730001} }
// out: m { {M11:0.2800002 M12:-2.1820002 M13:-12.917 M14:1.9470003} {M21:-12.201 M22:-0.874 M23:1.829 M24:2.923} {M31:7.645 M32:-8.677 M33:-4.356 M34:-2.017} {M41:15.066999 M42:3.921 M43:7.0699997 M44:11.953} }
// out: m { {M11:5.376 M12:6.609 M13:6.939 M14:-5.261} {M21:5.577 M22:-0.67 M23:-6.913 M24:-6.064} {M31:-2.571 M32:6.017 M33:6.951 M34:-1.563} {M41:-7.347 M42:-3.499 M43:-1.069 M44:-5.29} }
// out: m { {M11:-8.064 M12:-9.9135 M13:-10.408501 M14:7.8915005} {M21:-8.3655 M22:1.005 M23:10.3695 M24:9.096001} {M31:3.8565001 M32:-9.0255 M33:-10.4265 M34:2.3445} {M41:11.0205 M42:5.2485 M43:1.6035 M44:7.935} }
// out: m { {M11:-5.376 M12:-5.577 M13:2.571 M14:7.347} {M21:-6.609 M22:0.67 M23:-6.017 M24:3.499} {M31:-6.939 M32:6.913 M33:-6.951 M34:1.069} {M41:5.261 M42:6.064 M43:1.563 M44:5.29} }
// out: m { {M11:1 M12:0 M13:0 M14:0} {M21:0 M22:1 M23:0 M24:0} {M31:0 M32:0 M33:1 M34:0} {M41:-2.138 M42:2.818 M43:-7.322 M44:1} }
// out: m { {M11:-2.138 M12:0 M13:0 M14:0} {M21:0 M22:2.818 M23:0 M24:0} {M31:0 M32:0 M33:-7.322 M34:0} {M41:0 M42:0 M43:0 M44:1} }
// out: m { {M11:2 M12:0 M13:0 M14:0} {M21:0 M22:2 M23:0 M24:0} {M31:0 M32:0 M33:2 M34:0} {M41:0 M42:0 M43:0 M44:1} }
// out: m { {M11:1 M12:0 M13:0 M14:0} {M21:0 M22:0.76717246 M23:0.6414409 M24:0} {M31:0 M32:-0.6414409 M33:0.76717246 M34:0} {M41:0 M42:0 M43:0 M44:1} }
// out: m { {M11:0.76717246 M12:0 M13:-0.6414409 M14:0} {M21:0 M22:1 M23:0 M24:0} {M31:0.6414409 M32:0 M33:0.76717246 M34:0} {M41:0 M42:0 M43:0 M44:1} }
// out: m { {M11:0.76717246 M12:0.6414409 M13:0 M14:0} {M21:-0.6414409 M22:0.76717246 M23:0 M24:0} {M31:0 M32:0 M33:1 M34:0} {M41:0 M42:0 M43:0 M44:1} }
// out: m { {M11:0.26691025 M12:0.8816796 M13:0.38910145 M14:0} {M21:-0.12391704 M22:0.43179548 M23:-0.8934188 M24:0} {M31:-0.95572144 M32:0.19024631 M33:0.22450578 M34:0} {M41:0 M42:0 M43:0 M44:1} }
// out: m { {M11:0.6688615 M12:0.63137627 M13:-0.39241353 M14:0} {M21:-0.39675868 M22:0.74959624 M23:0.5298 M24:0} {M31:0.62865484 M32:-0.19866933 M33:0.75188005 M34:0} {M41:0 M42:0 M43:0 M44:1} }
// out: m <7.347, 3.499, 1.069>
// out: m True
// out: m False
// out: m True
// out: Vector3 + <8.123, -3.21, -1.9260001>
// out: Vector3 - <-5.783, 8.118, 11.313999>
// out: Vector3 * <8.13501, -13.899456, -31.074278>
// out: Vector3 / <0.16827267, -0.4332627, -0.7090634>
// out: Vector3 scale <2.925, 6.135, 11.735>
// out: Vector3 scale2 <2.925, 6.135, 11.735>
// out: Vector3 div <0.468, 0.9816, 1.8776>
// out: Vector3 neg <-1.17, -2.454, -4.694>
// out: Vector3 Add <8.123, -3.21, -1.9260001>
// out: Vector3 Subtract <-5.783, 8.118, 11.313999>
// out: Vector3 Multiply <8.13501, -13.899456, -31.074278>
// out: Vector3 Divide <0.16827267, -0.4332627, -0.7090634>
// out: Vector3 Min <1.17, -5.664, -6.62>
// out: Vector3 Max <6.953, 2.454, 4.694>
// out: Vector3 Dot -36.838722
// out: Vector3 Distance 15.078182
// out: Vector3 DistanceSquared 227.3516
// out: Vector3 abs <1.17, 2.454, 4.694>
// out: Vector3 sqrt <1.0816654, 1.5665249, 2.166564>
// out: Vector3 clamp <1, 1, 1>
// out: Vector3 norm <0.21569009, 0.45239615, 0.86534125>
// out: Vector3 lerp <1.8364908, 1.5184005, 3.3900614>
// out: Vector3 len 5.4244494
// out: Vector3 len2 29.42465
// out: Vector3 fma <7.1970096, -20.150455, -24.990278>
// out: Vector3 eq False
// out: Vector3 eq2 True
// out: Vector3 item 2.454
// out: Vector3 negate <-1.17, -2.454, -4.694>
// out: Vector3 f2 <1.17, 2.45, 4.69>
// out: Vector4 + <-3.8330002, -3.119, 4.531, -3.453>
// out: Vector4 - <1.4870001, -2.967, -8.195, -6.333>
// out: Vector4 * <3.1201801, 0.23126799, -11.657016, -7.0459204>
// out: Vector4 / <0.44097742, 40.039474, -0.2879145, -3.3979166>
// out: Vector4 scale <-2.9325, -7.6075, -4.58, -12.2325>
// out: Vector4 scale2 <-2.9325, -7.6075, -4.58, -12.2325>
// out: Vector4 div <-0.4692, -1.2172, -0.7328, -1.9572>
// out: Vector4 neg <1.173, 3.043, 1.832, 4.893>
// out: Vector4 Add <-3.8330002, -3.119, 4.531, -3.453>
// out: Vector4 Subtract <1.4870001, -2.967, -8.195, -6.333>
// out: Vector4 Multiply <3.1201801, 0.23126799, -11.657016, -7.0459204>
// out: Vector4 Divide <0.44097742, 40.039474, -0.2879145, -3.3979166>
// out: Vector4 Min <-2.66, -3.043, -1.832, -4.893>
// out: Vector4 Max <-1.173, -0.076, 6.363, 1.44>
// out: Vector4 Dot -15.351488
// out: Vector4 Distance 10.875623
// out: Vector4 DistanceSquared 118.27917
// out: Vector4 abs <1.173, 3.043, 1.832, 4.893>
// out: Vector4 sqrt <1.0830512, 1.7444197, 1.353514, 2.2120128>
// out: Vector4 clamp <0, 0, 0, 0>
// out: Vector4 norm <-0.19045256, -0.49407262, -0.2974502, -0.7944454>
// out: Vector4 lerp <-1.3443768, -2.7010531, -0.8875263, -4.1631217>
// out: Vector4 len 6.1590137
// out: Vector4 len2 37.933453
// out: Vector4 fma <-1.7128202, 1.3112681, -15.351016, -9.12592>
// out: Vector4 eq False
// out: Vector4 eq2 True
// out: Vector4 item -3.043
// out: Vector4 negate <1.173, 3.043, 1.832, 4.893>
// out: Vector4 f2 <-1.17, -3.04, -1.83, -4.89>
// out: cross <10.341335, 40.382782, -23.68954>
// out: reflect <-1.1699998, -2.4539998, -4.6939993>
// out: tr <1.8005786, 13.088324, -1.8151383>
// out: trq <-368.56082, -748.68445, 524.816>
// out: trn <0.40957856, 16.247324, 2.352862>
// out: tr4 <9.835815, 10.808352, 17.854424, 60.217823>
// out: lerp2 <3.6562912, -2.5218058>
// out: reflect2 <-5.2242675, 3.3568537>
// out: q* {X:-34.592884 Y:-24.485996 Z:-84.11412 W:-12.8773575}
// out: q+ {X:8.118 Y:-5.244 Z:3.2480001 W:3.0439997}
// out: q- {X:-3.448 Y:4.77 Z:-12.72 W:-12.38}
// out: -q {X:-5.783 Y:5.007 Z:-7.984 W:-7.712}
// out: q*s {X:8.6744995 Y:-7.5105 Z:11.976 W:11.568}
// out: qdot -59.12188
// out: qn {X:0.42898005 Y:-0.37141678 Z:0.59224916 W:0.5720723}
// out: qconj {X:-5.783 Y:5.007 Z:-7.984 W:7.712}
// out: qcat {X:16.617836 Y:67.57586 Z:-63.472572 W:-12.8773575}
// out: qlen 13.480813
// out: qlen2 181.73233
// out: qaxis {X:0.012422264 Y:0.026054902 Z:0.049837694 W:0.99834013}
// out: qypr {X:0.12206454 Y:0.039412502 Z:0.14165182 W:0.981571}
// out: slerp 0.24543 0.01842 -0.69106 -0.67960
// out: slerp0 {X:2.335 Y:-0.237 Z:-4.736 W:-4.668}
// out: qeq True
// out: qid True
// out: q1 {X:1.17 Y:2.454 Z:4.694 W:2}
// out: m { {M11:28.196085 M12:-6.859439 M13:-15.447004 M14:-11.886589} {M21:9.149777 M22:-64.28046 M23:77.81713 M24:-60.928616} {M31:-34.998386 M32:19.485641 M33:-8.800247 M34:10.170947} {M41:-15.5369215 M42:-19.640913 M43:-16.651876 M44:-33.988567} }
// out: m { {M11:-3.454 M12:-0.6040001 M13:-6.757 M14:2.754} {M21:-12.787001 M22:2.161 M23:3.0749998 M24:-3.305} {M31:8.443001 M32:3.417 M33:6.999 M34:-7.288} {M41:2.821 M42:0.46200013 M43:-7.6150002 M44:-1.1659999} }
// out: m { {M11:1.7220001 M12:-10.95 M13:4.769 M14:-1.3939998} {M21:-2.7330003 M22:0.185 M23:-0.837 M24:-10.129} {M31:0.27699995 M32:5.159 M33:-6.671 M34:3.3319998} {M41:-0.038999915 M42:-6.7799997 M43:-0.7210002 M44:-13.938} }
// out: m { {M11:0.866 M12:5.777 M13:0.994 M14:-0.68} {M21:7.76 M22:-1.173 M23:-1.119 M24:6.717} {M31:-4.36 M32:-4.288 M33:-0.164 M34:1.978} {M41:-1.391 M42:3.159 M43:4.168 M44:7.552} }
// out: m { {M11:-1.299 M12:-8.6655 M13:-1.491 M14:1.02} {M21:-11.64 M22:1.7595 M23:1.6784999 M24:-10.0755005} {M31:6.54 M32:6.432 M33:0.246 M34:-2.967} {M41:2.0865002 M42:-4.7384996 M43:-6.2520003 M44:-11.328} }
// out: m { {M11:-0.866 M12:-7.76 M13:4.36 M14:1.391} {M21:-5.777 M22:1.173 M23:4.288 M24:-3.159} {M31:-0.994 M32:1.119 M33:0.164 M34:-4.168} {M41:0.68 M42:-6.717 M43:-1.978 M44:-7.552} }
// out: m { {M11:1 M12:0 M13:0 M14:0} {M21:0 M22:1 M23:0 M24:0} {M31:0 M32:0 M33:1 M34:0} {M41:1.17 M42:2.454 M43:4.694 M44:1} }
// out: m { {M11:1.17 M12:0 M13:0 M14:0} {M21:0 M22:2.454 M23:0 M24:0} {M31:0 M32:0 M33:4.694 M34:0} {M41:0 M42:0 M43:0 M44:1} }
// out: m { {M11:2 M12:0 M13:0 M14:0} {M21:0 M22:2 M23:0 M24:0} {M31:0 M32:0 M33:2 M34:0} {M41:0 M42:0 M43:0 M44:1} }
// out: m { {M11:1 M12:0 M13:0 M14:0} {M21:0 M22:0.99336606 M23:0.11499503 M24:0} {M31:0 M32:-0.11499503 M33:0.99336606 M34:0} {M41:0 M42:0 M43:0 M44:1} }
// out: m { {M11:0.99336606 M12:0 M13:-0.11499503 M14:0} {M21:0 M22:1 M23:0 M24:0} {M31:0.11499503 M32:0 M33:0.99336606 M34:0} {M41:0 M42:0 M43:0 M44:1} }
// out: m { {M11:0.99336606 M12:0.11499503 M13:0 M14:0} {M21:-0.11499503 M22:0.99336606 M23:0 M24:0} {M31:0 M32:0 M33:1 M34:0} {M41:0 M42:0 M43:0 M44:1} }
// out: m { {M11:0.02258104 M12:0.35895792 M13:0.9330807 M14:0} {M21:-0.9962795 M22:-0.06956589 M23:0.050872684 M24:0} {M31:0.083171606 M32:-0.93075776 M33:0.3560514 M34:0} {M41:0 M42:0 M43:0 M44:1} }
// out: m { {M11:0.77448606 M12:0.63137615 M13:0.0391842 M14:0} {M21:-0.6224704 M22:0.74959624 M23:0.22502448 M24:0} {M31:0.11270279 M32:-0.19866933 M33:0.97356486 M34:0} {M41:0 M42:0 M43:0 M44:1} }
// out: m <1.391, -3.159, -4.168>
// out: m True
// out: m False
// out: m True
// out: Vector3 + <12.292, -0.0539999, 9.247>
// out: Vector3 - <-1.3179998, -10.214, -0.9130001>
// out: Vector3 * <37.339035, -26.080719, 21.168358>
// out: Vector3 / <0.8063189, -1.0106299, 0.82027555>
// out: Vector3 scale <13.7175, -12.834999, 10.4175>
// out: Vector3 scale2 <13.7175, -12.834999, 10.4175>
// out: Vector3 div <2.1948, -2.0535998, 1.6667999>
// out: Vector3 neg <-5.487, 5.134, -4.167>
// out: Vector3 Add <12.292, -0.0539999, 9.247>
// out: Vector3 Subtract <-1.3179998, -10.214, -0.9130001>
// out: Vector3 Multiply <37.339035, -26.080719, 21.168358>
// out: Vector3 Divide <0.8063189, -1.0106299, 0.82027555>
// out: Vector3 Min <5.487, -5.134, 4.167>
// out: Vector3 Max <6.805, 5.08, 5.08>
// out: Vector3 Dot 32.426674
// out: Vector3 Distance 10.339076
// out: Vector3 DistanceSquared 106.896484
// out: Vector3 abs <5.487, 5.134, 4.167>
// out: Vector3 sqrt <2.3424346, 2.2658331, 2.041323>
// out: Vector3 clamp <1, 0, 1>
// out: Vector3 norm <0.638589, -0.5975061, 0.48496452>
// out: Vector3 lerp <6.6638093, 3.9858255, 4.982195>
// out: Vector3 len 8.592381
// out: Vector3 len2 73.82901
// out: Vector3 fma <36.218033, -33.16472, 27.451359>
// out: Vector3 eq False
// out: Vector3 eq2 True
// out: Vector3 item -5.134
// out: Vector3 negate <-5.487, 5.134, -4.167>
// out: Vector3 f2 <5.49, -5.13, 4.17>
// out: Vector4 + <10.4470005, -9.898, -11.315001, -7.274>
// out: Vector4 - <-1.3910003, 4.884, 3.1749997, -3.094>
// out: Vector4 * <26.801231, 18.529236, 29.48715, 10.834559>
// out: Vector4 / <0.764994, 0.33919632, 0.56176674, 2.480383>
// out: Vector4 scale <11.32, -6.2675, -10.175, -12.96>
// out: Vector4 scale2 <11.32, -6.2675, -10.175, -12.96>
// out: Vector4 div <1.8111999, -1.0028, -1.628, -2.0736>
// out: Vector4 neg <-4.528, 2.507, 4.07, 5.184>
// out: Vector4 Add <10.4470005, -9.898, -11.315001, -7.274>
// out: Vector4 Subtract <-1.3910003, 4.884, 3.1749997, -3.094>
// out: Vector4 Multiply <26.801231, 18.529236, 29.48715, 10.834559>
// out: Vector4 Divide <0.764994, 0.33919632, 0.56176674, 2.480383>
// out: Vector4 Min <4.528, -7.391, -7.245, -5.184>
// out: Vector4 Max <5.919, -2.507, -4.07, -2.09>
// out: Vector4 Dot 85.652176
// out: Vector4 Distance 6.741053
// out: Vector4 DistanceSquared 45.441795
// out: Vector4 abs <4.528, 2.507, 4.07, 5.184>
// out: Vector4 sqrt <2.1279097, 1.5833509, 2.017424, 2.27684>
// out: Vector4 clamp <1, 0, 0, 0>
// out: Vector4 norm <0.5403257, -0.29916, -0.48567262, -0.6186061>
// out: Vector4 lerp <5.7699895, -6.867801, -6.904878, -2.4214447>
// out: Vector4 len 8.380131
// out: Vector4 len2 70.22659
// out: Vector4 fma <31.539232, 24.674236, 29.75315, 14.428559>
// out: Vector4 eq False
// out: Vector4 eq2 True
// out: Vector4 item -2.507
// out: Vector4 negate <-4.528, 2.507, 4.07, 5.184>
// out: Vector4 f2 <4.53, -2.51, -4.07, -5.18>
// out: cross <-47.249077, 0.48247528, 62.810825>
// out: reflect <-5.487001, 5.134001, -4.1670003>
// out: tr <82.46788, -6.139454, 39.365417>
// out: trq <-395.29953, -261.56107, -81.364655>
// out: trn <79.97188, -11.938454, 36.764416>
// out: tr4 <18.998425, -24.21701, -8.498348, 50.646572>
// out: lerp2 <-3.6709898, 5.200125>
// out: reflect2 <-3.9366503, -4.6002884>
// out: q* {X:25.07429 Y:14.260604 Z:-28.637701 W:6.57304}
// out: q+ {X:4.448 Y:-6.15 Z:2.072 W:0.20499992}
// out: q- {X:4.7440004 Y:8.372 Z:2.6019998 W:-3.349}
// out: -q {X:0.148 Y:7.261 Z:0.265 W:-1.777}
// out: q*s {X:-0.222 Y:-10.8915 Z:-0.39749998 W:2.6655}
// out: qdot -12.159927
// out: qn {X:-0.019782282 Y:-0.9705348 Z:-0.035420977 W:0.23752104}
// out: qconj {X:0.148 Y:7.261 Z:0.265 W:1.777}
// out: qcat {X:-8.274794 Y:12.516475 Z:37.77656 W:6.57304}
// out: qlen 7.4814425
// out: qlen2 55.97198
// out: qaxis {X:0.27571398 Y:-0.2579762 Z:0.20938583 W:0.90199095}
// out: qypr {X:0.735118 Y:0.16275898 Z:-0.24797022 W:0.609608}
// out: slerp 0.13741 0.94951 0.09393 -0.26594
// out: slerp0 {X:4.596 Y:1.111 Z:2.337 W:-1.572}
// out: qeq True
// out: qid True
// out: q1 {X:5.487 Y:-5.134 Z:4.167 W:2}
// out: m { {M11:24.249369 M12:-35.73411 M13:-20.58779 M14:13.017035} {M21:-15.709171 M22:-5.6018524 M23:-42.22006 M24:17.937151} {M31:57.542168 M32:-14.038207 M33:10.187361 M34:-29.460388} {M41:52.52503 M42:-57.258133 M43:-23.652334 M44:4.925159} }
// out: m { {M11:13.702999 M12:-2.032 M13:11.592 M14:3.171} {M21:0.12800026 M22:-6.9090004 M23:-0.39499998 M24:-1.1259999} {M31:7.6049995 M32:-7.752 M33:-3.2020001 M34:-3.1679997} {M41:-3.674 M42:6.1759996 M43:-0.171 M44:5.682} }
// out: m { {M11:0.18499994 M12:0.74 M13:0.18999958 M14:11.285} {M21:-11.134 M22:6.757 M23:5.009 M24:-2.734} {M31:-1.069 M32:3.536 M33:11.018 M34:-6.678} {M41:8.666 M42:5.422 M43:5.373 M44:-2.9980001} }
// out: m { {M11:-6.944 M12:0.646 M13:-5.891 M14:-7.228} {M21:5.503 M22:0.076 M23:-2.307 M24:1.93} {M31:-3.268 M32:2.108 M33:-3.908 M34:4.923} {M41:-2.496 M42:-5.799 M43:-2.601 M44:-1.342} }
// out: m { {M11:10.415999 M12:-0.96900004 M13:8.8365 M14:10.842} {M21:-8.254499 M22:-0.11399999 M23:3.4604998 M24:-2.895} {M31:4.902 M32:-3.1620002 M33:5.862 M34:-7.3844995} {M41:3.744 M42:8.6985 M43:3.9015002 M44:2.013} }
// out: m { {M11:6.944 M12:-5.503 M13:3.268 M14:2.496} {M21:-0.646 M22:-0.076 M23:-2.108 M24:5.799} {M31:5.891 M32:2.307 M33:3.908 M34:2.601} {M41:7.228 M42:-1.93 M43:-4.923 M44:1.342} }
// out: m { {M11:1 M12:0 M13:0 M14:0} {M21:0 M22:1 M23:0 M24:0} {M31:0 M32:0 M33:1 M34:0} {M41:5.487 M42:-5.134 M43:4.167 M44:1} }
// out: m { {M11:5.487 M12:0 M13:0 M14:0} {M21:0 M22:-5.134 M23:0 M24:0} {M31:0 M32:0 M33:4.167 M34:0} {M41:0 M42:0 M43:0 M44:1} }
// out: m { {M11:2 M12:0 M13:0 M14:0} {M21:0 M22:2 M23:0 M24:0} {M31:0 M32:0 M33:2 M34:0} {M41:0 M42:0 M43:0 M44:1} }
// out: m { {M11:1 M12:0 M13:0 M14:0} {M21:0 M22:0.62717533 M23:0.7788781 M24:0} {M31:0 M32:-0.7788781 M33:0.62717533 M34:0} {M41:0 M42:0 M43:0 M44:1} }
// out: m { {M11:0.62717533 M12:0 M13:-0.7788781 M14:0} {M21:0 M22:1 M23:0 M24:0} {M31:0.7788781 M32:0 M33:0.62717533 M34:0} {M41:0 M42:0 M43:0 M44:1} }
// out: m { {M11:0.62717533 M12:0.7788781 M13:0 M14:0} {M21:-0.7788781 M22:0.62717533 M23:0 M24:0} {M31:0 M32:0 M33:1 M34:0} {M41:0 M42:0 M43:0 M44:1} }
// out: m { {M11:-0.88638484 M12:0.021572333 M13:0.4624463 M14:0} {M21:0.055225242 M22:0.99670804 M23:0.059357166 M24:0} {M31:-0.45964345 M32:0.078152 M33:-0.88465834 M34:0} {M41:0 M42:0 M43:0 M44:1} }
// out: m { {M11:0.57937586 M12:0.6313762 M13:-0.51544905 M14:0} {M21:-0.28568637 M22:0.7495963 M23:0.59706676 M24:0} {M31:0.7633524 M32:-0.19866936 M33:0.6146736 M34:0} {M41:0 M42:0 M43:0 M44:1} }
// out: m <2.496, 5.799, 2.601>
// out: m True
// out: m False
// out: m True
// out: Vector3 + <-4.9960003, -4.997, 0.635>
// out: Vector3 - <-1.6000001, -10.367001, -4.6470003>
// out: Vector3 * <5.600004, -20.62617, -5.2978463>
// out: Vector3 / <1.9422852, -2.8610802, -0.75956076>
// out: Vector3 scale <-8.245, -19.205, -5.0150003>
// out: Vector3 scale2 <-8.245, -19.205, -5.0150003>
// out: Vector3 div <-1.3192, -3.0728002, -0.8024>
// out: Vector3 neg <3.298, 7.682, 2.006>
// out: Vector3 Add <-4.9960003, -4.997, 0.635>
// out: Vector3 Subtract <-1.6000001, -10.367001, -4.6470003>
// out: Vector3 Multiply <5.600004, -20.62617, -5.2978463>
// out: Vector3 Divide <1.9422852, -2.8610802, -0.75956076>
// out: Vector3 Min <-3.298, -7.682, -2.006>
// out: Vector3 Max <-1.698, 2.685, 2.641>
// out: Vector3 Dot -20.32401
// out: Vector3 Distance 11.472981
// out: Vector3 DistanceSquared 131.6293
// out: Vector3 abs <3.298, 7.682, 2.006>
// out: Vector3 sqrt <1.8160397, 2.7716422, 1.4163333>
// out: Vector3 clamp <0, 0, 0>
// out: Vector3 norm <-0.38360777, -0.89353395, -0.23332843>
// out: Vector3 lerp <-2.934, -5.3235073, -0.9488075>
// out: Vector3 len 8.597323
// out: Vector3 len2 73.91396
// out: Vector3 fma <4.445004, -26.39017, -8.108847>
// out: Vector3 eq False
// out: Vector3 eq2 True
// out: Vector3 item -7.682
// out: Vector3 negate <3.298, 7.682, 2.006>
// out: Vector3 f2 <-3.30, -7.68, -2.01>
// out: Vector4 + <-7.2339997, 0.034999847, 1.5469999, -11.214001>
// out: Vector4 - <-6.57, 13.559, 11.471, -2.796>
// out: Vector4 * <2.2914639, -45.961315, -32.297657, 29.484047>
// out: Vector4 / <20.789158, -1.005176, -1.3117695, 1.6642908>
// out: Vector4 scale <-17.255, 16.9925, 16.2725, -17.5125>
// out: Vector4 scale2 <-17.255, 16.9925, 16.2725, -17.5125>
// out: Vector4 div <-2.7608, 2.7188, 2.6036, -2.802>
// out: Vector4 neg <6.902, -6.797, -6.509, 7.005>
// out: Vector4 Add <-7.2339997, 0.034999847, 1.5469999, -11.214001>
// out: Vector4 Subtract <-6.57, 13.559, 11.471, -2.796>
// out: Vector4 Multiply <2.2914639, -45.961315, -32.297657, 29.484047>
// out: Vector4 Divide <20.789158, -1.005176, -1.3117695, 1.6642908>
// out: Vector4 Min <-6.902, -6.762, -4.962, -7.005>
// out: Vector4 Max <-0.332, 6.797, 6.509, -4.209>
// out: Vector4 Dot -46.483463
// out: Vector4 Distance 19.141912
// out: Vector4 DistanceSquared 366.41284
// out: Vector4 abs <6.902, 6.797, 6.509, 7.005>
// out: Vector4 sqrt <2.6271658, 2.6071057, 2.551274, 2.646696>
// out: Vector4 clamp <0, 1, 1, 0>
// out: Vector4 norm <-0.5070699, 0.49935582, 0.4781973, -0.514637>
// out: Vector4 lerp <-5.407325, 3.7123272, 3.8993473, -6.36891>
// out: Vector4 len 13.611536
// out: Vector4 len2 185.27391
// out: Vector4 fma <6.436464, -40.185314, -38.242657, 26.570045>
// out: Vector4 eq False
// out: Vector4 eq2 True
// out: Vector4 item 6.797
// out: Vector4 negate <6.902, -6.797, -6.509, 7.005>
// out: Vector4 f2 <-6.90, 6.80, 6.51, -7.01>
// out: cross <-14.902052, 12.116206, -21.899166>
// out: reflect <3.298, 7.6820006, 2.006>
// out: tr <48.761127, 8.79907, -11.988122>
// out: trq <-1075.7505, -143.51642, -717.6637>
// out: trn <50.194126, 9.651071, -5.245122>
// out: tr4 <32.269848, 19.092684, -18.53496, 99.14164>
// out: lerp2 <-1.30881, 5.5788326>
// out: reflect2 <-1.1985034, 7.291609>
// out: q* {X:42.057777 Y:-55.278915 Z:43.877125 W:-122.82339}
// out: q+ {X:-8.871 Y:-12.968 Z:-8.302 W:0.119999886}
// out: q- {X:-1.3490002 Y:-2.75 Z:6.37 W:-15.016}
// out: -q {X:3.761 Y:5.109 Z:7.336 W:-7.568}
// out: q*s {X:-5.6415 Y:-7.6635003 Z:-11.004 W:11.351999}
// out: qdot 10.090458
// out: qn {X:-0.30572334 Y:-0.41529927 Z:-0.5963271 W:0.6151859}
// out: qconj {X:3.761 Y:5.109 Z:7.336 W:7.568}
// out: qcat {X:-63.378887 Y:12.428757 Z:50.77855 W:-122.82339}
// out: qlen 12.301972
// out: qlen2 151.33852
// out: qaxis {X:-0.043541346 Y:-0.10142044 Z:-0.02648391 W:0.9935374}
// out: qypr {X:0.23809372 Y:0.07585165 Z:0.11933403 W:0.960894}
// out: slerp -0.49376 -0.74095 -0.27428 -0.36328
// out: slerp0 {X:-5.11 Y:-7.859 Z:-0.966 W:-7.4479995}
// out: qeq True
// out: qid True
// out: q1 {X:-3.298 Y:-7.682 Z:-2.006 W:2}
// out: m { {M11:-68.68352 M12:-16.05501 M13:-20.217741 M14:-3.6857815} {M21:-11.36116 M22:61.77511 M23:62.81497 M24:25.28368} {M31:63.837265 M32:-63.803093 M33:-57.163784 M34:19.838655} {M41:-13.952784 M42:57.69499 M43:58.81578 M44:65.45933} }
// out: m { {M11:-0.822 M12:-11.809 M13:-0.8319998 M14:-6.584} {M21:-4.959 M22:5.409 M23:1.288 M24:-6.731} {M31:0.7589998 M32:-10.54 M33:-7.664 M34:-1.3699999} {M41:5.527 M42:-3.103 M43:-8.298 M44:-6.157} }
// out: m { {M11:-7.312 M12:2.5229998 M13:13.75 M14:1.4380002} {M21:-7.563 M22:-1.2950001 M23:-4.698 M24:6.1429996} {M31:10.523 M32:0.4300003 M33:4.714 M34:14.276} {M41:-8.393 M42:1.3989999 M43:-5.188 M44:-5.657} }
// out: m { {M11:4.067 M12:4.643 M13:-6.459 M14:2.573} {M21:6.261 M22:-2.057 M23:1.705 M24:0.294} {M31:-5.641 M32:5.055 M33:1.475 M34:-6.453} {M41:1.433 M42:0.852 M43:6.743 M44:5.907} }
// out: m { {M11:-6.1005 M12:-6.9645004 M13:9.6885 M14:-3.8595} {M21:-9.3915 M22:3.0854998 M23:-2.5575001 M24:-0.44099998} {M31:8.4615 M32:-7.5824995 M33:-2.2125 M34:9.679501} {M41:-2.1495 M42:-1.278 M43:-10.1145 M44:-8.8605} }
// out: m { {M11:-4.067 M12:-6.261 M13:5.641 M14:-1.433} {M21:-4.643 M22:2.057 M23:-5.055 M24:-0.852} {M31:6.459 M32:-1.705 M33:-1.475 M34:-6.743} {M41:-2.573 M42:-0.294 M43:6.453 M44:-5.907} }
// out: m { {M11:1 M12:0 M13:0 M14:0} {M21:0 M22:1 M23:0 M24:0} {M31:0 M32:0 M33:1 M34:0} {M41:-3.298 M42:-7.682 M43:-2.006 M44:1} }
// out: m { {M11:-3.298 M12:0 M13:0 M14:0} {M21:0 M22:-7.682 M23:0 M24:0} {M31:0 M32:0 M33:-2.006 M34:0} {M41:0 M42:0 M43:0 M44:1} }
// out: m { {M11:2 M12:0 M13:0 M14:0} {M21:0 M22:2 M23:0 M24:0} {M31:0 M32:0 M33:2 M34:0} {M41:0 M42:0 M43:0 M44:1} }
// out: m { {M11:1 M12:0 M13:0 M14:0} {M21:0 M22:0.97423327 M23:0.22554265 M24:0} {M31:0 M32:-0.22554265 M33:0.97423327 M34:0} {M41:0 M42:0 M43:0 M44:1} }
// out: m { {M11:0.97423327 M12:0 M13:-0.22554265 M14:0} {M21:0 M22:1 M23:0 M24:0} {M31:0.22554265 M32:0 M33:0.97423327 M34:0} {M41:0 M42:0 M43:0 M44:1} }
// out: m { {M11:0.97423327 M12:0.22554265 M13:0 M14:0} {M21:-0.22554265 M22:0.97423327 M23:0 M24:0} {M31:0 M32:0 M33:1 M34:0} {M41:0 M42:0 M43:0 M44:1} }
// out: m { {M11:-0.05615902 M12:-0.47977072 M13:0.87559474 M14:0} {M21:0.98763746 M22:0.101854384 M23:0.11915505 M24:0} {M31:-0.14635026 M32:0.8714618 M33:0.4681195 M34:0} {M41:0 M42:0 M43:0 M44:1} }
// out: m { {M11:0.7740011 M12:0.6313762 M13:-0.047816046 M14:0} {M21:-0.5933469 M22:0.7495963 M23:0.29333398 M24:0} {M31:0.22104684 M32:-0.19866933 M33:0.9548135 M34:0} {M41:0 M42:0 M43:0 M44:1} }
// out: m <-1.433, -0.852, -6.743>
// out: m True
// out: m False
// out: m True
// out: { {M11:1 M12:0 M13:0 M14:0} {M21:0 M22:5 M23:0 M24:0} {M31:0 M32:0 M33:1 M34:0} {M41:1 M42:2 M43:3 M44:1} } <2, 7, 4>
// out: <0, 1, 0> {X:0 Y:0 Z:0 W:1}
// out: <9, 2, 3> <9, 2, 3, 1> <1, 1, 3, 4>
// out: [|0.0f; 9.0f; 2.0f; 3.0f; 0.0f|]
// out: <0, 9, 2> <3, 3, 3> <0, 0, 0, 1>
// out: <2, 1, 1>
// out: ArgumentOutOfRangeException
// out: ArgumentException
module Program
open System
open System.Numerics
let r = Random(7)
let f () = float32 (r.Next(-8000, 8000)) / 1000.0f
let v2 () = Vector2(f (), f ())
let v3 () = Vector3(f (), f (), f ())
let v4 () = Vector4(f (), f (), f (), f ())
let q () = Quaternion(f (), f (), f (), f ())
let m () = Matrix4x4(f (), f (), f (), f (), f (), f (), f (), f (), f (), f (), f (), f (), f (), f (), f (), f ())
for i in 1 .. 4 do
    let a2, b2, a, b, c, a4, b4, c4 = v2 (), v2 (), v3 (), v3 (), v3 (), v4 (), v4 (), v4 ()
    let p, q, M, N = q (), q (), m (), m ()
    let t = abs (f ()) / 8.0f
    let u = Vector3.Normalize a
    printfn "Vector3 + %s" (string (a + b))
    printfn "Vector3 - %s" (string (a - b))
    printfn "Vector3 * %s" (string (a * b))
    printfn "Vector3 / %s" (string (a / b))
    printfn "Vector3 scale %s" (string (a * 2.5f))
    printfn "Vector3 scale2 %s" (string (2.5f * a))
    printfn "Vector3 div %s" (string (a / 2.5f))
    printfn "Vector3 neg %s" (string (-a))
    printfn "Vector3 Add %s" (string (Vector3.Add(a, b)))
    printfn "Vector3 Subtract %s" (string (Vector3.Subtract(a, b)))
    printfn "Vector3 Multiply %s" (string (Vector3.Multiply(a, b)))
    printfn "Vector3 Divide %s" (string (Vector3.Divide(a, b)))
    printfn "Vector3 Min %s" (string (Vector3.Min(a, b)))
    printfn "Vector3 Max %s" (string (Vector3.Max(a, b)))
    printfn "Vector3 Dot %s" (string (Vector3.Dot(a, b)))
    printfn "Vector3 Distance %s" (string (Vector3.Distance(a, b)))
    printfn "Vector3 DistanceSquared %s" (string (Vector3.DistanceSquared(a, b)))
    printfn "Vector3 abs %s" (string (Vector3.Abs a))
    printfn "Vector3 sqrt %s" (string (Vector3.SquareRoot(Vector3.Abs a)))
    printfn "Vector3 clamp %s" (string (Vector3.Clamp(a, Vector3.Zero, Vector3.One)))
    printfn "Vector3 norm %s" (string (Vector3.Normalize a))
    printfn "Vector3 lerp %s" (string (Vector3.Lerp(a, b, t)))
    printfn "Vector3 len %s" (string (a.Length()))
    printfn "Vector3 len2 %s" (string (a.LengthSquared()))
    printfn "Vector3 fma %s" (string (Vector3.FusedMultiplyAdd(a, b, c)))
    printfn "Vector3 eq %s" (string (a = b))
    printfn "Vector3 eq2 %s" (string (a.Equals a))
    printfn "Vector3 item %s" (string (a.[1]))
    printfn "Vector3 negate %s" (string (Vector3.Negate a))
    printfn "Vector3 f2 %s" (string (a.ToString "F2"))
    printfn "Vector4 + %s" (string (a4 + b4))
    printfn "Vector4 - %s" (string (a4 - b4))
    printfn "Vector4 * %s" (string (a4 * b4))
    printfn "Vector4 / %s" (string (a4 / b4))
    printfn "Vector4 scale %s" (string (a4 * 2.5f))
    printfn "Vector4 scale2 %s" (string (2.5f * a4))
    printfn "Vector4 div %s" (string (a4 / 2.5f))
    printfn "Vector4 neg %s" (string (-a4))
    printfn "Vector4 Add %s" (string (Vector4.Add(a4, b4)))
    printfn "Vector4 Subtract %s" (string (Vector4.Subtract(a4, b4)))
    printfn "Vector4 Multiply %s" (string (Vector4.Multiply(a4, b4)))
    printfn "Vector4 Divide %s" (string (Vector4.Divide(a4, b4)))
    printfn "Vector4 Min %s" (string (Vector4.Min(a4, b4)))
    printfn "Vector4 Max %s" (string (Vector4.Max(a4, b4)))
    printfn "Vector4 Dot %s" (string (Vector4.Dot(a4, b4)))
    printfn "Vector4 Distance %s" (string (Vector4.Distance(a4, b4)))
    printfn "Vector4 DistanceSquared %s" (string (Vector4.DistanceSquared(a4, b4)))
    printfn "Vector4 abs %s" (string (Vector4.Abs a4))
    printfn "Vector4 sqrt %s" (string (Vector4.SquareRoot(Vector4.Abs a4)))
    printfn "Vector4 clamp %s" (string (Vector4.Clamp(a4, Vector4.Zero, Vector4.One)))
    printfn "Vector4 norm %s" (string (Vector4.Normalize a4))
    printfn "Vector4 lerp %s" (string (Vector4.Lerp(a4, b4, t)))
    printfn "Vector4 len %s" (string (a4.Length()))
    printfn "Vector4 len2 %s" (string (a4.LengthSquared()))
    printfn "Vector4 fma %s" (string (Vector4.FusedMultiplyAdd(a4, b4, c4)))
    printfn "Vector4 eq %s" (string (a4 = b4))
    printfn "Vector4 eq2 %s" (string (a4.Equals a4))
    printfn "Vector4 item %s" (string (a4.[1]))
    printfn "Vector4 negate %s" (string (Vector4.Negate a4))
    printfn "Vector4 f2 %s" (string (a4.ToString "F2"))
    printfn "cross %s" (string (Vector3.Cross(a, b)))
    printfn "reflect %s" (string (Vector3.Reflect(a, u)))
    printfn "tr %s" (string (Vector3.Transform(a, M)))
    printfn "trq %s" (string (Vector3.Transform(a, q)))
    printfn "trn %s" (string (Vector3.TransformNormal(a, M)))
    printfn "tr4 %s" (string (Vector4.Transform(a4, M)))
    printfn "lerp2 %s" (string (Vector2.Lerp(a2, b2, t)))
    printfn "reflect2 %s" (string (Vector2.Reflect(a2, Vector2.Normalize b2)))
    printfn "q* %s" (string (p * q))
    printfn "q+ %s" (string (p + q))
    printfn "q- %s" (string (p - q))
    printfn "-q %s" (string (-q))
    printfn "q*s %s" (string (q * 1.5f))
    printfn "qdot %s" (string (Quaternion.Dot(p, q)))
    printfn "qn %s" (string (Quaternion.Normalize q))
    printfn "qconj %s" (string (Quaternion.Conjugate q))
    printfn "qcat %s" (string (Quaternion.Concatenate(p, q)))
    printfn "qlen %s" (string (q.Length()))
    printfn "qlen2 %s" (string (q.LengthSquared()))
    printfn "qaxis %s" (string (Quaternion.CreateFromAxisAngle(u, t)))
    printfn "qypr %s" (string (Quaternion.CreateFromYawPitchRoll(t, t * 2.0f, 0.3f)))
    printfn "slerp %s" (string (let s = Quaternion.Slerp(Quaternion.Normalize p, Quaternion.Normalize q, t) in sprintf "%.5f %.5f %.5f %.5f" s.X s.Y s.Z s.W))
    printfn "slerp0 %s" (string (Quaternion.Slerp(p, p, t)))
    printfn "qeq %s" (string (q = q))
    printfn "qid %s" (string (Quaternion.Identity.IsIdentity))
    printfn "q1 %s" (string (Quaternion(a, 2.0f)))
    printfn "m %s" (string (M * N))
    printfn "m %s" (string (M + N))
    printfn "m %s" (string (M - N))
    printfn "m %s" (string (-M))
    printfn "m %s" (string (M * 1.5f))
    printfn "m %s" (string (Matrix4x4.Transpose M))
    printfn "m %s" (string (Matrix4x4.CreateTranslation a))
    printfn "m %s" (string (Matrix4x4.CreateScale a))
    printfn "m %s" (string (Matrix4x4.CreateScale 2.0f))
    printfn "m %s" (string (Matrix4x4.CreateRotationX t))
    printfn "m %s" (string (Matrix4x4.CreateRotationY t))
    printfn "m %s" (string (Matrix4x4.CreateRotationZ t))
    printfn "m %s" (string (Matrix4x4.CreateFromQuaternion(Quaternion.Normalize q)))
    printfn "m %s" (string (Matrix4x4.CreateFromYawPitchRoll(t, 0.2f, 0.7f)))
    printfn "m %s" (string (M.Translation))
    printfn "m %s" (string (M = M))
    printfn "m %s" (string (M = N))
    printfn "m %s" (string (Matrix4x4.Identity.IsIdentity))
let mutable mm = Matrix4x4.Identity
mm.Translation <- Vector3(1.0f, 2.0f, 3.0f)
mm.M22 <- 5.0f
printfn "%O %O" mm (Vector3.Transform(Vector3.One, mm))
printfn "%A %A" Vector3.UnitY Quaternion.Identity
let mutable v = Vector3(Vector2(1.0f, 2.0f), 3.0f)
v.X <- 9.0f
printfn "%O %O %O" v (Vector4(v, 1.0f)) (Vector4(Vector2.One, 3.0f, 4.0f))
let xs = Array.zeroCreate<float32> 5
v.CopyTo(xs, 1)
printfn "%A" xs
printfn "%O %O %O" (Vector3(ReadOnlySpan xs)) (Vector3 3.0f) Vector4.UnitW
printfn "%O" (Seq.sum [ Vector3.One; Vector3.UnitX ])
try printfn "%f" v.[3] with e -> printfn "%s" (e.GetType().Name)
try v.CopyTo(xs, 4) with e -> printfn "%s" (e.GetType().Name)
