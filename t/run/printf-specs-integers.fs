// out: int %d 4 15322965993860503839
// out: int %-d 4 18140984735972315121
// out: int %0d 4 3968725578410094631
// out: int %+d 4 5242002404593641065
// out: int % d 4 1516962206222437059
// out: int %-0d 4 18140984735972315121
// out: int %-+d 4 1226830099057749339
// out: int %- d 4 11467780910671780049
// out: int %0+d 4 9442384808789845997
// out: int %0 d 4 13504349646641312047
// out: int %-0+d 4 1226830099057749339
// out: int %-0 d 4 11467780910671780049
// out: int %i 4 15322965993860503839
// out: int %-i 4 18140984735972315121
// out: int %0i 4 3968725578410094631
// out: int %+i 4 5242002404593641065
// out: int % i 4 1516962206222437059
// out: int %-0i 4 18140984735972315121
// out: int %-+i 4 1226830099057749339
// out: int %- i 4 11467780910671780049
// out: int %0+i 4 9442384808789845997
// out: int %0 i 4 13504349646641312047
// out: int %-0+i 4 1226830099057749339
// out: int %-0 i 4 11467780910671780049
// out: int %u 4 9124805236810594359
// out: int %-u 4 11171347648946561405
// out: int %0u 4 8544075657839796007
// out: int %+u 4 18133959666307236999
// out: int % u 4 1715798702272418929
// out: int %-0u 4 11171347648946561405
// out: int %-+u 4 13425644553923407405
// out: int %- u 4 2127714174131280155
// out: int %0+u 4 7871361971432206043
// out: int %0 u 4 14811067807318169233
// out: int %-0+u 4 13425644553923407405
// out: int %-0 u 4 2127714174131280155
// out: int %x 4 2503635364773323805
// out: int %-x 4 10558003363923825365
// out: int %0x 4 8967781562043485677
// out: int %+x 4 13713133127152911975
// out: int % x 4 17430813942452638169
// out: int %-0x 4 10558003363923825365
// out: int %-+x 4 294983082188487673
// out: int %- x 4 18223237460387268175
// out: int %0+x 4 6152847518997717939
// out: int %0 x 4 14740062118730698905
// out: int %-0+x 4 294983082188487673
// out: int %-0 x 4 18223237460387268175
// out: int %X 4 9782979896541919197
// out: int %-X 4 5173148071216436245
// out: int %0X 4 5156496727240211053
// out: int %+X 4 7213559870907283495
// out: int % X 4 2140567886072305241
// out: int %-0X 4 5173148071216436245
// out: int %-+X 4 7520079225947248569
// out: int %- X 4 13933929405220730767
// out: int %0+X 4 5275082131948390963
// out: int %0 X 4 16313756362888908953
// out: int %-0+X 4 7520079225947248569
// out: int %-0 X 4 13933929405220730767
// out: int %o 4 10850503758385544275
// out: int %-o 4 13833522051823715331
// out: int %0o 4 11919035613281203859
// out: int %+o 4 169940164880302667
// out: int % o 4 12738537175583294047
// out: int %-0o 4 13833522051823715331
// out: int %-+o 4 5142657891047011313
// out: int %- o 4 1443398522133123839
// out: int %0+o 4 5544273980809393297
// out: int %0 o 4 10594676760140192623
// out: int %-0+o 4 5142657891047011313
// out: int %-0 o 4 1443398522133123839
// out: int %B 4 13126268400520579801
// out: int %-B 4 4757898872950602369
// out: int %0B 4 635737562667022345
// out: int %+B 4 13564967340272483889
// out: int % B 4 16079339879908372109
// out: int %-0B 4 4757898872950602369
// out: int %-+B 4 7626229887512867279
// out: int %- B 4 14381633474551279505
// out: int %0+B 4 13238952102067680195
// out: int %0 B 4 10759701336591296989
// out: int %-0+B 4 7626229887512867279
// out: int %-0 B 4 14381633474551279505
// out: int64 %d 12 11488637293410902081
// out: int64 %i 12 11488637293410902081
// out: int64 %u 12 4475788322517888015
// out: int64 %x 12 16162637658566666255
// out: int64 %X 12 14177609387085759503
// out: int64 %o 12 11133531056881950193
// out: int64 %B 12 8307936432486629253
// out: byte %d 12 9432101092819028015
// out: byte %i 12 9432101092819028015
// out: byte %u 12 9432101092819028015
// out: byte %x 12 5009600914423467545
// out: byte %X 12 8572167906382178009
// out: byte %o 12 9510761921547653875
// out: byte %B 12 10913029036017174375
// out: sbyte %d 12 4900083706193834345
// out: sbyte %i 12 4900083706193834345
// out: sbyte %u 12 4788321490717454301
// out: sbyte %x 12 11113331616799884771
// out: sbyte %X 12 17286261266824558051
// out: sbyte %o 12 6610304944001071069
// out: sbyte %B 12 6616624698165220191
// out: int16 %d 12 10030510818015908869
// out: int16 %i 12 10030510818015908869
// out: int16 %u 12 196925180761992833
// out: int16 %x 12 862454129842733667
// out: int16 %X 12 7847915664462258979
// out: int16 %o 12 14321465540149611873
// out: int16 %B 12 9660271229610338879
// out: uint16 %d 12 13884680850155710401
// out: uint16 %i 12 13884680850155710401
// out: uint16 %u 12 13884680850155710401
// out: uint16 %x 12 2547249883047972735
// out: uint16 %X 12 159279212424174655
// out: uint16 %o 12 979568932901554587
// out: uint16 %B 12 1442804982285094515
// out: uint32 %d 12 12241780988521258255
// out: uint32 %i 12 12241780988521258255
// out: uint32 %u 12 12241780988521258255
// out: uint32 %x 12 12199044387433282983
// out: uint32 %X 12 14729105741492522215
// out: uint32 %o 12 16394064791535713385
// out: uint32 %B 12 15241620428521705271
// out: uint64 %d 12 4619574623335427901
// out: uint64 %i 12 4619574623335427901
// out: uint64 %u 12 4619574623335427901
// out: uint64 %x 12 14975155920662100375
// out: uint64 %X 12 4894722544231896663
// out: uint64 %o 12 8703682932148173369
// out: uint64 %B 12 11233904556795402153
// out: nativeint %d 12 6690765702905432385
// out: nativeint %i 12 6690765702905432385
// out: nativeint %u 12 16792760595688087085
// out: nativeint %x 12 6663952649426435533
// out: nativeint %X 12 7770103418570114061
// out: nativeint %o 12 14880734499270583323
// out: nativeint %B 12 9920843728349924521
// out: unativeint %d 12 832846826120729999
// out: unativeint %i 12 832846826120729999
// out: unativeint %u 12 832846826120729999
// out: unativeint %x 12 15938775058012725319
// out: unativeint %X 12 4134188905859558407
// out: unativeint %o 12 6623070512133253481
// out: unativeint %B 12 4109190935972824535
// Every kind of integer in every conversion, flags and width: a line a group
// of formats, with how many and a hash of the texts. `clef run FILE all` prints the texts.
let all = System.Environment.GetCommandLineArgs().Length > 1
let mutable hash = 14695981039346656037UL
let mutable count = 0
let p (format: string) (text: 'T -> string) (values: 'T list) =
    count <- count + 1
    for v in values do
        let t = text v
        if all then System.Console.WriteLine(format + " |" + t + "|")
        for c in t + "\n" do hash <- (hash ^^^ uint64 c) * 1099511628211UL
let group (name: string) =
    System.Console.WriteLine(name + " " + string count + " " + string hash)
    hash <- 14695981039346656037UL
    count <- 0
let ints : int list = [ 0; 1; -1; 42; -2147483648; 2147483647 ]
let int64s : int64 list = [ 0L; 5L; -5L; -9223372036854775808L; 9223372036854775807L ]
let bytes : byte list = [ 0uy; 7uy; 255uy ]
let sbytes : sbyte list = [ 0y; -1y; 127y; -128y ]
let int16s : int16 list = [ 0s; -1s; 32767s; -32768s ]
let uint16s : uint16 list = [ 0us; 65535us ]
let uint32s : uint32 list = [ 0u; 1u; 4294967295u ]
let uint64s : uint64 list = [ 0UL; 10UL; 18446744073709551615UL ]
let nativeints : nativeint list = [ 0n; -3n; 77n ]
let unativeints : unativeint list = [ 0un; 77un ]
p "d" (sprintf "%d") ints
p "1d" (sprintf "%1d") ints
p "7d" (sprintf "%7d") ints
p "20d" (sprintf "%20d") ints
group "int %d"
p "-d" (sprintf "%-d") ints
p "-1d" (sprintf "%-1d") ints
p "-7d" (sprintf "%-7d") ints
p "-20d" (sprintf "%-20d") ints
group "int %-d"
p "0d" (sprintf "%0d") ints
p "01d" (sprintf "%01d") ints
p "07d" (sprintf "%07d") ints
p "020d" (sprintf "%020d") ints
group "int %0d"
p "+d" (sprintf "%+d") ints
p "+1d" (sprintf "%+1d") ints
p "+7d" (sprintf "%+7d") ints
p "+20d" (sprintf "%+20d") ints
group "int %+d"
p " d" (sprintf "% d") ints
p " 1d" (sprintf "% 1d") ints
p " 7d" (sprintf "% 7d") ints
p " 20d" (sprintf "% 20d") ints
group "int % d"
p "-0d" (sprintf "%-0d") ints
p "-01d" (sprintf "%-01d") ints
p "-07d" (sprintf "%-07d") ints
p "-020d" (sprintf "%-020d") ints
group "int %-0d"
p "-+d" (sprintf "%-+d") ints
p "-+1d" (sprintf "%-+1d") ints
p "-+7d" (sprintf "%-+7d") ints
p "-+20d" (sprintf "%-+20d") ints
group "int %-+d"
p "- d" (sprintf "%- d") ints
p "- 1d" (sprintf "%- 1d") ints
p "- 7d" (sprintf "%- 7d") ints
p "- 20d" (sprintf "%- 20d") ints
group "int %- d"
p "0+d" (sprintf "%0+d") ints
p "0+1d" (sprintf "%0+1d") ints
p "0+7d" (sprintf "%0+7d") ints
p "0+20d" (sprintf "%0+20d") ints
group "int %0+d"
p "0 d" (sprintf "%0 d") ints
p "0 1d" (sprintf "%0 1d") ints
p "0 7d" (sprintf "%0 7d") ints
p "0 20d" (sprintf "%0 20d") ints
group "int %0 d"
p "-0+d" (sprintf "%-0+d") ints
p "-0+1d" (sprintf "%-0+1d") ints
p "-0+7d" (sprintf "%-0+7d") ints
p "-0+20d" (sprintf "%-0+20d") ints
group "int %-0+d"
p "-0 d" (sprintf "%-0 d") ints
p "-0 1d" (sprintf "%-0 1d") ints
p "-0 7d" (sprintf "%-0 7d") ints
p "-0 20d" (sprintf "%-0 20d") ints
group "int %-0 d"
p "i" (sprintf "%i") ints
p "1i" (sprintf "%1i") ints
p "7i" (sprintf "%7i") ints
p "20i" (sprintf "%20i") ints
group "int %i"
p "-i" (sprintf "%-i") ints
p "-1i" (sprintf "%-1i") ints
p "-7i" (sprintf "%-7i") ints
p "-20i" (sprintf "%-20i") ints
group "int %-i"
p "0i" (sprintf "%0i") ints
p "01i" (sprintf "%01i") ints
p "07i" (sprintf "%07i") ints
p "020i" (sprintf "%020i") ints
group "int %0i"
p "+i" (sprintf "%+i") ints
p "+1i" (sprintf "%+1i") ints
p "+7i" (sprintf "%+7i") ints
p "+20i" (sprintf "%+20i") ints
group "int %+i"
p " i" (sprintf "% i") ints
p " 1i" (sprintf "% 1i") ints
p " 7i" (sprintf "% 7i") ints
p " 20i" (sprintf "% 20i") ints
group "int % i"
p "-0i" (sprintf "%-0i") ints
p "-01i" (sprintf "%-01i") ints
p "-07i" (sprintf "%-07i") ints
p "-020i" (sprintf "%-020i") ints
group "int %-0i"
p "-+i" (sprintf "%-+i") ints
p "-+1i" (sprintf "%-+1i") ints
p "-+7i" (sprintf "%-+7i") ints
p "-+20i" (sprintf "%-+20i") ints
group "int %-+i"
p "- i" (sprintf "%- i") ints
p "- 1i" (sprintf "%- 1i") ints
p "- 7i" (sprintf "%- 7i") ints
p "- 20i" (sprintf "%- 20i") ints
group "int %- i"
p "0+i" (sprintf "%0+i") ints
p "0+1i" (sprintf "%0+1i") ints
p "0+7i" (sprintf "%0+7i") ints
p "0+20i" (sprintf "%0+20i") ints
group "int %0+i"
p "0 i" (sprintf "%0 i") ints
p "0 1i" (sprintf "%0 1i") ints
p "0 7i" (sprintf "%0 7i") ints
p "0 20i" (sprintf "%0 20i") ints
group "int %0 i"
p "-0+i" (sprintf "%-0+i") ints
p "-0+1i" (sprintf "%-0+1i") ints
p "-0+7i" (sprintf "%-0+7i") ints
p "-0+20i" (sprintf "%-0+20i") ints
group "int %-0+i"
p "-0 i" (sprintf "%-0 i") ints
p "-0 1i" (sprintf "%-0 1i") ints
p "-0 7i" (sprintf "%-0 7i") ints
p "-0 20i" (sprintf "%-0 20i") ints
group "int %-0 i"
p "u" (sprintf "%u") ints
p "1u" (sprintf "%1u") ints
p "7u" (sprintf "%7u") ints
p "20u" (sprintf "%20u") ints
group "int %u"
p "-u" (sprintf "%-u") ints
p "-1u" (sprintf "%-1u") ints
p "-7u" (sprintf "%-7u") ints
p "-20u" (sprintf "%-20u") ints
group "int %-u"
p "0u" (sprintf "%0u") ints
p "01u" (sprintf "%01u") ints
p "07u" (sprintf "%07u") ints
p "020u" (sprintf "%020u") ints
group "int %0u"
p "+u" (sprintf "%+u") ints
p "+1u" (sprintf "%+1u") ints
p "+7u" (sprintf "%+7u") ints
p "+20u" (sprintf "%+20u") ints
group "int %+u"
p " u" (sprintf "% u") ints
p " 1u" (sprintf "% 1u") ints
p " 7u" (sprintf "% 7u") ints
p " 20u" (sprintf "% 20u") ints
group "int % u"
p "-0u" (sprintf "%-0u") ints
p "-01u" (sprintf "%-01u") ints
p "-07u" (sprintf "%-07u") ints
p "-020u" (sprintf "%-020u") ints
group "int %-0u"
p "-+u" (sprintf "%-+u") ints
p "-+1u" (sprintf "%-+1u") ints
p "-+7u" (sprintf "%-+7u") ints
p "-+20u" (sprintf "%-+20u") ints
group "int %-+u"
p "- u" (sprintf "%- u") ints
p "- 1u" (sprintf "%- 1u") ints
p "- 7u" (sprintf "%- 7u") ints
p "- 20u" (sprintf "%- 20u") ints
group "int %- u"
p "0+u" (sprintf "%0+u") ints
p "0+1u" (sprintf "%0+1u") ints
p "0+7u" (sprintf "%0+7u") ints
p "0+20u" (sprintf "%0+20u") ints
group "int %0+u"
p "0 u" (sprintf "%0 u") ints
p "0 1u" (sprintf "%0 1u") ints
p "0 7u" (sprintf "%0 7u") ints
p "0 20u" (sprintf "%0 20u") ints
group "int %0 u"
p "-0+u" (sprintf "%-0+u") ints
p "-0+1u" (sprintf "%-0+1u") ints
p "-0+7u" (sprintf "%-0+7u") ints
p "-0+20u" (sprintf "%-0+20u") ints
group "int %-0+u"
p "-0 u" (sprintf "%-0 u") ints
p "-0 1u" (sprintf "%-0 1u") ints
p "-0 7u" (sprintf "%-0 7u") ints
p "-0 20u" (sprintf "%-0 20u") ints
group "int %-0 u"
p "x" (sprintf "%x") ints
p "1x" (sprintf "%1x") ints
p "7x" (sprintf "%7x") ints
p "20x" (sprintf "%20x") ints
group "int %x"
p "-x" (sprintf "%-x") ints
p "-1x" (sprintf "%-1x") ints
p "-7x" (sprintf "%-7x") ints
p "-20x" (sprintf "%-20x") ints
group "int %-x"
p "0x" (sprintf "%0x") ints
p "01x" (sprintf "%01x") ints
p "07x" (sprintf "%07x") ints
p "020x" (sprintf "%020x") ints
group "int %0x"
p "+x" (sprintf "%+x") ints
p "+1x" (sprintf "%+1x") ints
p "+7x" (sprintf "%+7x") ints
p "+20x" (sprintf "%+20x") ints
group "int %+x"
p " x" (sprintf "% x") ints
p " 1x" (sprintf "% 1x") ints
p " 7x" (sprintf "% 7x") ints
p " 20x" (sprintf "% 20x") ints
group "int % x"
p "-0x" (sprintf "%-0x") ints
p "-01x" (sprintf "%-01x") ints
p "-07x" (sprintf "%-07x") ints
p "-020x" (sprintf "%-020x") ints
group "int %-0x"
p "-+x" (sprintf "%-+x") ints
p "-+1x" (sprintf "%-+1x") ints
p "-+7x" (sprintf "%-+7x") ints
p "-+20x" (sprintf "%-+20x") ints
group "int %-+x"
p "- x" (sprintf "%- x") ints
p "- 1x" (sprintf "%- 1x") ints
p "- 7x" (sprintf "%- 7x") ints
p "- 20x" (sprintf "%- 20x") ints
group "int %- x"
p "0+x" (sprintf "%0+x") ints
p "0+1x" (sprintf "%0+1x") ints
p "0+7x" (sprintf "%0+7x") ints
p "0+20x" (sprintf "%0+20x") ints
group "int %0+x"
p "0 x" (sprintf "%0 x") ints
p "0 1x" (sprintf "%0 1x") ints
p "0 7x" (sprintf "%0 7x") ints
p "0 20x" (sprintf "%0 20x") ints
group "int %0 x"
p "-0+x" (sprintf "%-0+x") ints
p "-0+1x" (sprintf "%-0+1x") ints
p "-0+7x" (sprintf "%-0+7x") ints
p "-0+20x" (sprintf "%-0+20x") ints
group "int %-0+x"
p "-0 x" (sprintf "%-0 x") ints
p "-0 1x" (sprintf "%-0 1x") ints
p "-0 7x" (sprintf "%-0 7x") ints
p "-0 20x" (sprintf "%-0 20x") ints
group "int %-0 x"
p "X" (sprintf "%X") ints
p "1X" (sprintf "%1X") ints
p "7X" (sprintf "%7X") ints
p "20X" (sprintf "%20X") ints
group "int %X"
p "-X" (sprintf "%-X") ints
p "-1X" (sprintf "%-1X") ints
p "-7X" (sprintf "%-7X") ints
p "-20X" (sprintf "%-20X") ints
group "int %-X"
p "0X" (sprintf "%0X") ints
p "01X" (sprintf "%01X") ints
p "07X" (sprintf "%07X") ints
p "020X" (sprintf "%020X") ints
group "int %0X"
p "+X" (sprintf "%+X") ints
p "+1X" (sprintf "%+1X") ints
p "+7X" (sprintf "%+7X") ints
p "+20X" (sprintf "%+20X") ints
group "int %+X"
p " X" (sprintf "% X") ints
p " 1X" (sprintf "% 1X") ints
p " 7X" (sprintf "% 7X") ints
p " 20X" (sprintf "% 20X") ints
group "int % X"
p "-0X" (sprintf "%-0X") ints
p "-01X" (sprintf "%-01X") ints
p "-07X" (sprintf "%-07X") ints
p "-020X" (sprintf "%-020X") ints
group "int %-0X"
p "-+X" (sprintf "%-+X") ints
p "-+1X" (sprintf "%-+1X") ints
p "-+7X" (sprintf "%-+7X") ints
p "-+20X" (sprintf "%-+20X") ints
group "int %-+X"
p "- X" (sprintf "%- X") ints
p "- 1X" (sprintf "%- 1X") ints
p "- 7X" (sprintf "%- 7X") ints
p "- 20X" (sprintf "%- 20X") ints
group "int %- X"
p "0+X" (sprintf "%0+X") ints
p "0+1X" (sprintf "%0+1X") ints
p "0+7X" (sprintf "%0+7X") ints
p "0+20X" (sprintf "%0+20X") ints
group "int %0+X"
p "0 X" (sprintf "%0 X") ints
p "0 1X" (sprintf "%0 1X") ints
p "0 7X" (sprintf "%0 7X") ints
p "0 20X" (sprintf "%0 20X") ints
group "int %0 X"
p "-0+X" (sprintf "%-0+X") ints
p "-0+1X" (sprintf "%-0+1X") ints
p "-0+7X" (sprintf "%-0+7X") ints
p "-0+20X" (sprintf "%-0+20X") ints
group "int %-0+X"
p "-0 X" (sprintf "%-0 X") ints
p "-0 1X" (sprintf "%-0 1X") ints
p "-0 7X" (sprintf "%-0 7X") ints
p "-0 20X" (sprintf "%-0 20X") ints
group "int %-0 X"
p "o" (sprintf "%o") ints
p "1o" (sprintf "%1o") ints
p "7o" (sprintf "%7o") ints
p "20o" (sprintf "%20o") ints
group "int %o"
p "-o" (sprintf "%-o") ints
p "-1o" (sprintf "%-1o") ints
p "-7o" (sprintf "%-7o") ints
p "-20o" (sprintf "%-20o") ints
group "int %-o"
p "0o" (sprintf "%0o") ints
p "01o" (sprintf "%01o") ints
p "07o" (sprintf "%07o") ints
p "020o" (sprintf "%020o") ints
group "int %0o"
p "+o" (sprintf "%+o") ints
p "+1o" (sprintf "%+1o") ints
p "+7o" (sprintf "%+7o") ints
p "+20o" (sprintf "%+20o") ints
group "int %+o"
p " o" (sprintf "% o") ints
p " 1o" (sprintf "% 1o") ints
p " 7o" (sprintf "% 7o") ints
p " 20o" (sprintf "% 20o") ints
group "int % o"
p "-0o" (sprintf "%-0o") ints
p "-01o" (sprintf "%-01o") ints
p "-07o" (sprintf "%-07o") ints
p "-020o" (sprintf "%-020o") ints
group "int %-0o"
p "-+o" (sprintf "%-+o") ints
p "-+1o" (sprintf "%-+1o") ints
p "-+7o" (sprintf "%-+7o") ints
p "-+20o" (sprintf "%-+20o") ints
group "int %-+o"
p "- o" (sprintf "%- o") ints
p "- 1o" (sprintf "%- 1o") ints
p "- 7o" (sprintf "%- 7o") ints
p "- 20o" (sprintf "%- 20o") ints
group "int %- o"
p "0+o" (sprintf "%0+o") ints
p "0+1o" (sprintf "%0+1o") ints
p "0+7o" (sprintf "%0+7o") ints
p "0+20o" (sprintf "%0+20o") ints
group "int %0+o"
p "0 o" (sprintf "%0 o") ints
p "0 1o" (sprintf "%0 1o") ints
p "0 7o" (sprintf "%0 7o") ints
p "0 20o" (sprintf "%0 20o") ints
group "int %0 o"
p "-0+o" (sprintf "%-0+o") ints
p "-0+1o" (sprintf "%-0+1o") ints
p "-0+7o" (sprintf "%-0+7o") ints
p "-0+20o" (sprintf "%-0+20o") ints
group "int %-0+o"
p "-0 o" (sprintf "%-0 o") ints
p "-0 1o" (sprintf "%-0 1o") ints
p "-0 7o" (sprintf "%-0 7o") ints
p "-0 20o" (sprintf "%-0 20o") ints
group "int %-0 o"
p "B" (sprintf "%B") ints
p "1B" (sprintf "%1B") ints
p "7B" (sprintf "%7B") ints
p "20B" (sprintf "%20B") ints
group "int %B"
p "-B" (sprintf "%-B") ints
p "-1B" (sprintf "%-1B") ints
p "-7B" (sprintf "%-7B") ints
p "-20B" (sprintf "%-20B") ints
group "int %-B"
p "0B" (sprintf "%0B") ints
p "01B" (sprintf "%01B") ints
p "07B" (sprintf "%07B") ints
p "020B" (sprintf "%020B") ints
group "int %0B"
p "+B" (sprintf "%+B") ints
p "+1B" (sprintf "%+1B") ints
p "+7B" (sprintf "%+7B") ints
p "+20B" (sprintf "%+20B") ints
group "int %+B"
p " B" (sprintf "% B") ints
p " 1B" (sprintf "% 1B") ints
p " 7B" (sprintf "% 7B") ints
p " 20B" (sprintf "% 20B") ints
group "int % B"
p "-0B" (sprintf "%-0B") ints
p "-01B" (sprintf "%-01B") ints
p "-07B" (sprintf "%-07B") ints
p "-020B" (sprintf "%-020B") ints
group "int %-0B"
p "-+B" (sprintf "%-+B") ints
p "-+1B" (sprintf "%-+1B") ints
p "-+7B" (sprintf "%-+7B") ints
p "-+20B" (sprintf "%-+20B") ints
group "int %-+B"
p "- B" (sprintf "%- B") ints
p "- 1B" (sprintf "%- 1B") ints
p "- 7B" (sprintf "%- 7B") ints
p "- 20B" (sprintf "%- 20B") ints
group "int %- B"
p "0+B" (sprintf "%0+B") ints
p "0+1B" (sprintf "%0+1B") ints
p "0+7B" (sprintf "%0+7B") ints
p "0+20B" (sprintf "%0+20B") ints
group "int %0+B"
p "0 B" (sprintf "%0 B") ints
p "0 1B" (sprintf "%0 1B") ints
p "0 7B" (sprintf "%0 7B") ints
p "0 20B" (sprintf "%0 20B") ints
group "int %0 B"
p "-0+B" (sprintf "%-0+B") ints
p "-0+1B" (sprintf "%-0+1B") ints
p "-0+7B" (sprintf "%-0+7B") ints
p "-0+20B" (sprintf "%-0+20B") ints
group "int %-0+B"
p "-0 B" (sprintf "%-0 B") ints
p "-0 1B" (sprintf "%-0 1B") ints
p "-0 7B" (sprintf "%-0 7B") ints
p "-0 20B" (sprintf "%-0 20B") ints
group "int %-0 B"
p "7d" (sprintf "%7d") int64s
p "-7d" (sprintf "%-7d") int64s
p "07d" (sprintf "%07d") int64s
p "+7d" (sprintf "%+7d") int64s
p " 7d" (sprintf "% 7d") int64s
p "-07d" (sprintf "%-07d") int64s
p "-+7d" (sprintf "%-+7d") int64s
p "- 7d" (sprintf "%- 7d") int64s
p "0+7d" (sprintf "%0+7d") int64s
p "0 7d" (sprintf "%0 7d") int64s
p "-0+7d" (sprintf "%-0+7d") int64s
p "-0 7d" (sprintf "%-0 7d") int64s
group "int64 %d"
p "7i" (sprintf "%7i") int64s
p "-7i" (sprintf "%-7i") int64s
p "07i" (sprintf "%07i") int64s
p "+7i" (sprintf "%+7i") int64s
p " 7i" (sprintf "% 7i") int64s
p "-07i" (sprintf "%-07i") int64s
p "-+7i" (sprintf "%-+7i") int64s
p "- 7i" (sprintf "%- 7i") int64s
p "0+7i" (sprintf "%0+7i") int64s
p "0 7i" (sprintf "%0 7i") int64s
p "-0+7i" (sprintf "%-0+7i") int64s
p "-0 7i" (sprintf "%-0 7i") int64s
group "int64 %i"
p "7u" (sprintf "%7u") int64s
p "-7u" (sprintf "%-7u") int64s
p "07u" (sprintf "%07u") int64s
p "+7u" (sprintf "%+7u") int64s
p " 7u" (sprintf "% 7u") int64s
p "-07u" (sprintf "%-07u") int64s
p "-+7u" (sprintf "%-+7u") int64s
p "- 7u" (sprintf "%- 7u") int64s
p "0+7u" (sprintf "%0+7u") int64s
p "0 7u" (sprintf "%0 7u") int64s
p "-0+7u" (sprintf "%-0+7u") int64s
p "-0 7u" (sprintf "%-0 7u") int64s
group "int64 %u"
p "7x" (sprintf "%7x") int64s
p "-7x" (sprintf "%-7x") int64s
p "07x" (sprintf "%07x") int64s
p "+7x" (sprintf "%+7x") int64s
p " 7x" (sprintf "% 7x") int64s
p "-07x" (sprintf "%-07x") int64s
p "-+7x" (sprintf "%-+7x") int64s
p "- 7x" (sprintf "%- 7x") int64s
p "0+7x" (sprintf "%0+7x") int64s
p "0 7x" (sprintf "%0 7x") int64s
p "-0+7x" (sprintf "%-0+7x") int64s
p "-0 7x" (sprintf "%-0 7x") int64s
group "int64 %x"
p "7X" (sprintf "%7X") int64s
p "-7X" (sprintf "%-7X") int64s
p "07X" (sprintf "%07X") int64s
p "+7X" (sprintf "%+7X") int64s
p " 7X" (sprintf "% 7X") int64s
p "-07X" (sprintf "%-07X") int64s
p "-+7X" (sprintf "%-+7X") int64s
p "- 7X" (sprintf "%- 7X") int64s
p "0+7X" (sprintf "%0+7X") int64s
p "0 7X" (sprintf "%0 7X") int64s
p "-0+7X" (sprintf "%-0+7X") int64s
p "-0 7X" (sprintf "%-0 7X") int64s
group "int64 %X"
p "7o" (sprintf "%7o") int64s
p "-7o" (sprintf "%-7o") int64s
p "07o" (sprintf "%07o") int64s
p "+7o" (sprintf "%+7o") int64s
p " 7o" (sprintf "% 7o") int64s
p "-07o" (sprintf "%-07o") int64s
p "-+7o" (sprintf "%-+7o") int64s
p "- 7o" (sprintf "%- 7o") int64s
p "0+7o" (sprintf "%0+7o") int64s
p "0 7o" (sprintf "%0 7o") int64s
p "-0+7o" (sprintf "%-0+7o") int64s
p "-0 7o" (sprintf "%-0 7o") int64s
group "int64 %o"
p "7B" (sprintf "%7B") int64s
p "-7B" (sprintf "%-7B") int64s
p "07B" (sprintf "%07B") int64s
p "+7B" (sprintf "%+7B") int64s
p " 7B" (sprintf "% 7B") int64s
p "-07B" (sprintf "%-07B") int64s
p "-+7B" (sprintf "%-+7B") int64s
p "- 7B" (sprintf "%- 7B") int64s
p "0+7B" (sprintf "%0+7B") int64s
p "0 7B" (sprintf "%0 7B") int64s
p "-0+7B" (sprintf "%-0+7B") int64s
p "-0 7B" (sprintf "%-0 7B") int64s
group "int64 %B"
p "7d" (sprintf "%7d") bytes
p "-7d" (sprintf "%-7d") bytes
p "07d" (sprintf "%07d") bytes
p "+7d" (sprintf "%+7d") bytes
p " 7d" (sprintf "% 7d") bytes
p "-07d" (sprintf "%-07d") bytes
p "-+7d" (sprintf "%-+7d") bytes
p "- 7d" (sprintf "%- 7d") bytes
p "0+7d" (sprintf "%0+7d") bytes
p "0 7d" (sprintf "%0 7d") bytes
p "-0+7d" (sprintf "%-0+7d") bytes
p "-0 7d" (sprintf "%-0 7d") bytes
group "byte %d"
p "7i" (sprintf "%7i") bytes
p "-7i" (sprintf "%-7i") bytes
p "07i" (sprintf "%07i") bytes
p "+7i" (sprintf "%+7i") bytes
p " 7i" (sprintf "% 7i") bytes
p "-07i" (sprintf "%-07i") bytes
p "-+7i" (sprintf "%-+7i") bytes
p "- 7i" (sprintf "%- 7i") bytes
p "0+7i" (sprintf "%0+7i") bytes
p "0 7i" (sprintf "%0 7i") bytes
p "-0+7i" (sprintf "%-0+7i") bytes
p "-0 7i" (sprintf "%-0 7i") bytes
group "byte %i"
p "7u" (sprintf "%7u") bytes
p "-7u" (sprintf "%-7u") bytes
p "07u" (sprintf "%07u") bytes
p "+7u" (sprintf "%+7u") bytes
p " 7u" (sprintf "% 7u") bytes
p "-07u" (sprintf "%-07u") bytes
p "-+7u" (sprintf "%-+7u") bytes
p "- 7u" (sprintf "%- 7u") bytes
p "0+7u" (sprintf "%0+7u") bytes
p "0 7u" (sprintf "%0 7u") bytes
p "-0+7u" (sprintf "%-0+7u") bytes
p "-0 7u" (sprintf "%-0 7u") bytes
group "byte %u"
p "7x" (sprintf "%7x") bytes
p "-7x" (sprintf "%-7x") bytes
p "07x" (sprintf "%07x") bytes
p "+7x" (sprintf "%+7x") bytes
p " 7x" (sprintf "% 7x") bytes
p "-07x" (sprintf "%-07x") bytes
p "-+7x" (sprintf "%-+7x") bytes
p "- 7x" (sprintf "%- 7x") bytes
p "0+7x" (sprintf "%0+7x") bytes
p "0 7x" (sprintf "%0 7x") bytes
p "-0+7x" (sprintf "%-0+7x") bytes
p "-0 7x" (sprintf "%-0 7x") bytes
group "byte %x"
p "7X" (sprintf "%7X") bytes
p "-7X" (sprintf "%-7X") bytes
p "07X" (sprintf "%07X") bytes
p "+7X" (sprintf "%+7X") bytes
p " 7X" (sprintf "% 7X") bytes
p "-07X" (sprintf "%-07X") bytes
p "-+7X" (sprintf "%-+7X") bytes
p "- 7X" (sprintf "%- 7X") bytes
p "0+7X" (sprintf "%0+7X") bytes
p "0 7X" (sprintf "%0 7X") bytes
p "-0+7X" (sprintf "%-0+7X") bytes
p "-0 7X" (sprintf "%-0 7X") bytes
group "byte %X"
p "7o" (sprintf "%7o") bytes
p "-7o" (sprintf "%-7o") bytes
p "07o" (sprintf "%07o") bytes
p "+7o" (sprintf "%+7o") bytes
p " 7o" (sprintf "% 7o") bytes
p "-07o" (sprintf "%-07o") bytes
p "-+7o" (sprintf "%-+7o") bytes
p "- 7o" (sprintf "%- 7o") bytes
p "0+7o" (sprintf "%0+7o") bytes
p "0 7o" (sprintf "%0 7o") bytes
p "-0+7o" (sprintf "%-0+7o") bytes
p "-0 7o" (sprintf "%-0 7o") bytes
group "byte %o"
p "7B" (sprintf "%7B") bytes
p "-7B" (sprintf "%-7B") bytes
p "07B" (sprintf "%07B") bytes
p "+7B" (sprintf "%+7B") bytes
p " 7B" (sprintf "% 7B") bytes
p "-07B" (sprintf "%-07B") bytes
p "-+7B" (sprintf "%-+7B") bytes
p "- 7B" (sprintf "%- 7B") bytes
p "0+7B" (sprintf "%0+7B") bytes
p "0 7B" (sprintf "%0 7B") bytes
p "-0+7B" (sprintf "%-0+7B") bytes
p "-0 7B" (sprintf "%-0 7B") bytes
group "byte %B"
p "7d" (sprintf "%7d") sbytes
p "-7d" (sprintf "%-7d") sbytes
p "07d" (sprintf "%07d") sbytes
p "+7d" (sprintf "%+7d") sbytes
p " 7d" (sprintf "% 7d") sbytes
p "-07d" (sprintf "%-07d") sbytes
p "-+7d" (sprintf "%-+7d") sbytes
p "- 7d" (sprintf "%- 7d") sbytes
p "0+7d" (sprintf "%0+7d") sbytes
p "0 7d" (sprintf "%0 7d") sbytes
p "-0+7d" (sprintf "%-0+7d") sbytes
p "-0 7d" (sprintf "%-0 7d") sbytes
group "sbyte %d"
p "7i" (sprintf "%7i") sbytes
p "-7i" (sprintf "%-7i") sbytes
p "07i" (sprintf "%07i") sbytes
p "+7i" (sprintf "%+7i") sbytes
p " 7i" (sprintf "% 7i") sbytes
p "-07i" (sprintf "%-07i") sbytes
p "-+7i" (sprintf "%-+7i") sbytes
p "- 7i" (sprintf "%- 7i") sbytes
p "0+7i" (sprintf "%0+7i") sbytes
p "0 7i" (sprintf "%0 7i") sbytes
p "-0+7i" (sprintf "%-0+7i") sbytes
p "-0 7i" (sprintf "%-0 7i") sbytes
group "sbyte %i"
p "7u" (sprintf "%7u") sbytes
p "-7u" (sprintf "%-7u") sbytes
p "07u" (sprintf "%07u") sbytes
p "+7u" (sprintf "%+7u") sbytes
p " 7u" (sprintf "% 7u") sbytes
p "-07u" (sprintf "%-07u") sbytes
p "-+7u" (sprintf "%-+7u") sbytes
p "- 7u" (sprintf "%- 7u") sbytes
p "0+7u" (sprintf "%0+7u") sbytes
p "0 7u" (sprintf "%0 7u") sbytes
p "-0+7u" (sprintf "%-0+7u") sbytes
p "-0 7u" (sprintf "%-0 7u") sbytes
group "sbyte %u"
p "7x" (sprintf "%7x") sbytes
p "-7x" (sprintf "%-7x") sbytes
p "07x" (sprintf "%07x") sbytes
p "+7x" (sprintf "%+7x") sbytes
p " 7x" (sprintf "% 7x") sbytes
p "-07x" (sprintf "%-07x") sbytes
p "-+7x" (sprintf "%-+7x") sbytes
p "- 7x" (sprintf "%- 7x") sbytes
p "0+7x" (sprintf "%0+7x") sbytes
p "0 7x" (sprintf "%0 7x") sbytes
p "-0+7x" (sprintf "%-0+7x") sbytes
p "-0 7x" (sprintf "%-0 7x") sbytes
group "sbyte %x"
p "7X" (sprintf "%7X") sbytes
p "-7X" (sprintf "%-7X") sbytes
p "07X" (sprintf "%07X") sbytes
p "+7X" (sprintf "%+7X") sbytes
p " 7X" (sprintf "% 7X") sbytes
p "-07X" (sprintf "%-07X") sbytes
p "-+7X" (sprintf "%-+7X") sbytes
p "- 7X" (sprintf "%- 7X") sbytes
p "0+7X" (sprintf "%0+7X") sbytes
p "0 7X" (sprintf "%0 7X") sbytes
p "-0+7X" (sprintf "%-0+7X") sbytes
p "-0 7X" (sprintf "%-0 7X") sbytes
group "sbyte %X"
p "7o" (sprintf "%7o") sbytes
p "-7o" (sprintf "%-7o") sbytes
p "07o" (sprintf "%07o") sbytes
p "+7o" (sprintf "%+7o") sbytes
p " 7o" (sprintf "% 7o") sbytes
p "-07o" (sprintf "%-07o") sbytes
p "-+7o" (sprintf "%-+7o") sbytes
p "- 7o" (sprintf "%- 7o") sbytes
p "0+7o" (sprintf "%0+7o") sbytes
p "0 7o" (sprintf "%0 7o") sbytes
p "-0+7o" (sprintf "%-0+7o") sbytes
p "-0 7o" (sprintf "%-0 7o") sbytes
group "sbyte %o"
p "7B" (sprintf "%7B") sbytes
p "-7B" (sprintf "%-7B") sbytes
p "07B" (sprintf "%07B") sbytes
p "+7B" (sprintf "%+7B") sbytes
p " 7B" (sprintf "% 7B") sbytes
p "-07B" (sprintf "%-07B") sbytes
p "-+7B" (sprintf "%-+7B") sbytes
p "- 7B" (sprintf "%- 7B") sbytes
p "0+7B" (sprintf "%0+7B") sbytes
p "0 7B" (sprintf "%0 7B") sbytes
p "-0+7B" (sprintf "%-0+7B") sbytes
p "-0 7B" (sprintf "%-0 7B") sbytes
group "sbyte %B"
p "7d" (sprintf "%7d") int16s
p "-7d" (sprintf "%-7d") int16s
p "07d" (sprintf "%07d") int16s
p "+7d" (sprintf "%+7d") int16s
p " 7d" (sprintf "% 7d") int16s
p "-07d" (sprintf "%-07d") int16s
p "-+7d" (sprintf "%-+7d") int16s
p "- 7d" (sprintf "%- 7d") int16s
p "0+7d" (sprintf "%0+7d") int16s
p "0 7d" (sprintf "%0 7d") int16s
p "-0+7d" (sprintf "%-0+7d") int16s
p "-0 7d" (sprintf "%-0 7d") int16s
group "int16 %d"
p "7i" (sprintf "%7i") int16s
p "-7i" (sprintf "%-7i") int16s
p "07i" (sprintf "%07i") int16s
p "+7i" (sprintf "%+7i") int16s
p " 7i" (sprintf "% 7i") int16s
p "-07i" (sprintf "%-07i") int16s
p "-+7i" (sprintf "%-+7i") int16s
p "- 7i" (sprintf "%- 7i") int16s
p "0+7i" (sprintf "%0+7i") int16s
p "0 7i" (sprintf "%0 7i") int16s
p "-0+7i" (sprintf "%-0+7i") int16s
p "-0 7i" (sprintf "%-0 7i") int16s
group "int16 %i"
p "7u" (sprintf "%7u") int16s
p "-7u" (sprintf "%-7u") int16s
p "07u" (sprintf "%07u") int16s
p "+7u" (sprintf "%+7u") int16s
p " 7u" (sprintf "% 7u") int16s
p "-07u" (sprintf "%-07u") int16s
p "-+7u" (sprintf "%-+7u") int16s
p "- 7u" (sprintf "%- 7u") int16s
p "0+7u" (sprintf "%0+7u") int16s
p "0 7u" (sprintf "%0 7u") int16s
p "-0+7u" (sprintf "%-0+7u") int16s
p "-0 7u" (sprintf "%-0 7u") int16s
group "int16 %u"
p "7x" (sprintf "%7x") int16s
p "-7x" (sprintf "%-7x") int16s
p "07x" (sprintf "%07x") int16s
p "+7x" (sprintf "%+7x") int16s
p " 7x" (sprintf "% 7x") int16s
p "-07x" (sprintf "%-07x") int16s
p "-+7x" (sprintf "%-+7x") int16s
p "- 7x" (sprintf "%- 7x") int16s
p "0+7x" (sprintf "%0+7x") int16s
p "0 7x" (sprintf "%0 7x") int16s
p "-0+7x" (sprintf "%-0+7x") int16s
p "-0 7x" (sprintf "%-0 7x") int16s
group "int16 %x"
p "7X" (sprintf "%7X") int16s
p "-7X" (sprintf "%-7X") int16s
p "07X" (sprintf "%07X") int16s
p "+7X" (sprintf "%+7X") int16s
p " 7X" (sprintf "% 7X") int16s
p "-07X" (sprintf "%-07X") int16s
p "-+7X" (sprintf "%-+7X") int16s
p "- 7X" (sprintf "%- 7X") int16s
p "0+7X" (sprintf "%0+7X") int16s
p "0 7X" (sprintf "%0 7X") int16s
p "-0+7X" (sprintf "%-0+7X") int16s
p "-0 7X" (sprintf "%-0 7X") int16s
group "int16 %X"
p "7o" (sprintf "%7o") int16s
p "-7o" (sprintf "%-7o") int16s
p "07o" (sprintf "%07o") int16s
p "+7o" (sprintf "%+7o") int16s
p " 7o" (sprintf "% 7o") int16s
p "-07o" (sprintf "%-07o") int16s
p "-+7o" (sprintf "%-+7o") int16s
p "- 7o" (sprintf "%- 7o") int16s
p "0+7o" (sprintf "%0+7o") int16s
p "0 7o" (sprintf "%0 7o") int16s
p "-0+7o" (sprintf "%-0+7o") int16s
p "-0 7o" (sprintf "%-0 7o") int16s
group "int16 %o"
p "7B" (sprintf "%7B") int16s
p "-7B" (sprintf "%-7B") int16s
p "07B" (sprintf "%07B") int16s
p "+7B" (sprintf "%+7B") int16s
p " 7B" (sprintf "% 7B") int16s
p "-07B" (sprintf "%-07B") int16s
p "-+7B" (sprintf "%-+7B") int16s
p "- 7B" (sprintf "%- 7B") int16s
p "0+7B" (sprintf "%0+7B") int16s
p "0 7B" (sprintf "%0 7B") int16s
p "-0+7B" (sprintf "%-0+7B") int16s
p "-0 7B" (sprintf "%-0 7B") int16s
group "int16 %B"
p "7d" (sprintf "%7d") uint16s
p "-7d" (sprintf "%-7d") uint16s
p "07d" (sprintf "%07d") uint16s
p "+7d" (sprintf "%+7d") uint16s
p " 7d" (sprintf "% 7d") uint16s
p "-07d" (sprintf "%-07d") uint16s
p "-+7d" (sprintf "%-+7d") uint16s
p "- 7d" (sprintf "%- 7d") uint16s
p "0+7d" (sprintf "%0+7d") uint16s
p "0 7d" (sprintf "%0 7d") uint16s
p "-0+7d" (sprintf "%-0+7d") uint16s
p "-0 7d" (sprintf "%-0 7d") uint16s
group "uint16 %d"
p "7i" (sprintf "%7i") uint16s
p "-7i" (sprintf "%-7i") uint16s
p "07i" (sprintf "%07i") uint16s
p "+7i" (sprintf "%+7i") uint16s
p " 7i" (sprintf "% 7i") uint16s
p "-07i" (sprintf "%-07i") uint16s
p "-+7i" (sprintf "%-+7i") uint16s
p "- 7i" (sprintf "%- 7i") uint16s
p "0+7i" (sprintf "%0+7i") uint16s
p "0 7i" (sprintf "%0 7i") uint16s
p "-0+7i" (sprintf "%-0+7i") uint16s
p "-0 7i" (sprintf "%-0 7i") uint16s
group "uint16 %i"
p "7u" (sprintf "%7u") uint16s
p "-7u" (sprintf "%-7u") uint16s
p "07u" (sprintf "%07u") uint16s
p "+7u" (sprintf "%+7u") uint16s
p " 7u" (sprintf "% 7u") uint16s
p "-07u" (sprintf "%-07u") uint16s
p "-+7u" (sprintf "%-+7u") uint16s
p "- 7u" (sprintf "%- 7u") uint16s
p "0+7u" (sprintf "%0+7u") uint16s
p "0 7u" (sprintf "%0 7u") uint16s
p "-0+7u" (sprintf "%-0+7u") uint16s
p "-0 7u" (sprintf "%-0 7u") uint16s
group "uint16 %u"
p "7x" (sprintf "%7x") uint16s
p "-7x" (sprintf "%-7x") uint16s
p "07x" (sprintf "%07x") uint16s
p "+7x" (sprintf "%+7x") uint16s
p " 7x" (sprintf "% 7x") uint16s
p "-07x" (sprintf "%-07x") uint16s
p "-+7x" (sprintf "%-+7x") uint16s
p "- 7x" (sprintf "%- 7x") uint16s
p "0+7x" (sprintf "%0+7x") uint16s
p "0 7x" (sprintf "%0 7x") uint16s
p "-0+7x" (sprintf "%-0+7x") uint16s
p "-0 7x" (sprintf "%-0 7x") uint16s
group "uint16 %x"
p "7X" (sprintf "%7X") uint16s
p "-7X" (sprintf "%-7X") uint16s
p "07X" (sprintf "%07X") uint16s
p "+7X" (sprintf "%+7X") uint16s
p " 7X" (sprintf "% 7X") uint16s
p "-07X" (sprintf "%-07X") uint16s
p "-+7X" (sprintf "%-+7X") uint16s
p "- 7X" (sprintf "%- 7X") uint16s
p "0+7X" (sprintf "%0+7X") uint16s
p "0 7X" (sprintf "%0 7X") uint16s
p "-0+7X" (sprintf "%-0+7X") uint16s
p "-0 7X" (sprintf "%-0 7X") uint16s
group "uint16 %X"
p "7o" (sprintf "%7o") uint16s
p "-7o" (sprintf "%-7o") uint16s
p "07o" (sprintf "%07o") uint16s
p "+7o" (sprintf "%+7o") uint16s
p " 7o" (sprintf "% 7o") uint16s
p "-07o" (sprintf "%-07o") uint16s
p "-+7o" (sprintf "%-+7o") uint16s
p "- 7o" (sprintf "%- 7o") uint16s
p "0+7o" (sprintf "%0+7o") uint16s
p "0 7o" (sprintf "%0 7o") uint16s
p "-0+7o" (sprintf "%-0+7o") uint16s
p "-0 7o" (sprintf "%-0 7o") uint16s
group "uint16 %o"
p "7B" (sprintf "%7B") uint16s
p "-7B" (sprintf "%-7B") uint16s
p "07B" (sprintf "%07B") uint16s
p "+7B" (sprintf "%+7B") uint16s
p " 7B" (sprintf "% 7B") uint16s
p "-07B" (sprintf "%-07B") uint16s
p "-+7B" (sprintf "%-+7B") uint16s
p "- 7B" (sprintf "%- 7B") uint16s
p "0+7B" (sprintf "%0+7B") uint16s
p "0 7B" (sprintf "%0 7B") uint16s
p "-0+7B" (sprintf "%-0+7B") uint16s
p "-0 7B" (sprintf "%-0 7B") uint16s
group "uint16 %B"
p "7d" (sprintf "%7d") uint32s
p "-7d" (sprintf "%-7d") uint32s
p "07d" (sprintf "%07d") uint32s
p "+7d" (sprintf "%+7d") uint32s
p " 7d" (sprintf "% 7d") uint32s
p "-07d" (sprintf "%-07d") uint32s
p "-+7d" (sprintf "%-+7d") uint32s
p "- 7d" (sprintf "%- 7d") uint32s
p "0+7d" (sprintf "%0+7d") uint32s
p "0 7d" (sprintf "%0 7d") uint32s
p "-0+7d" (sprintf "%-0+7d") uint32s
p "-0 7d" (sprintf "%-0 7d") uint32s
group "uint32 %d"
p "7i" (sprintf "%7i") uint32s
p "-7i" (sprintf "%-7i") uint32s
p "07i" (sprintf "%07i") uint32s
p "+7i" (sprintf "%+7i") uint32s
p " 7i" (sprintf "% 7i") uint32s
p "-07i" (sprintf "%-07i") uint32s
p "-+7i" (sprintf "%-+7i") uint32s
p "- 7i" (sprintf "%- 7i") uint32s
p "0+7i" (sprintf "%0+7i") uint32s
p "0 7i" (sprintf "%0 7i") uint32s
p "-0+7i" (sprintf "%-0+7i") uint32s
p "-0 7i" (sprintf "%-0 7i") uint32s
group "uint32 %i"
p "7u" (sprintf "%7u") uint32s
p "-7u" (sprintf "%-7u") uint32s
p "07u" (sprintf "%07u") uint32s
p "+7u" (sprintf "%+7u") uint32s
p " 7u" (sprintf "% 7u") uint32s
p "-07u" (sprintf "%-07u") uint32s
p "-+7u" (sprintf "%-+7u") uint32s
p "- 7u" (sprintf "%- 7u") uint32s
p "0+7u" (sprintf "%0+7u") uint32s
p "0 7u" (sprintf "%0 7u") uint32s
p "-0+7u" (sprintf "%-0+7u") uint32s
p "-0 7u" (sprintf "%-0 7u") uint32s
group "uint32 %u"
p "7x" (sprintf "%7x") uint32s
p "-7x" (sprintf "%-7x") uint32s
p "07x" (sprintf "%07x") uint32s
p "+7x" (sprintf "%+7x") uint32s
p " 7x" (sprintf "% 7x") uint32s
p "-07x" (sprintf "%-07x") uint32s
p "-+7x" (sprintf "%-+7x") uint32s
p "- 7x" (sprintf "%- 7x") uint32s
p "0+7x" (sprintf "%0+7x") uint32s
p "0 7x" (sprintf "%0 7x") uint32s
p "-0+7x" (sprintf "%-0+7x") uint32s
p "-0 7x" (sprintf "%-0 7x") uint32s
group "uint32 %x"
p "7X" (sprintf "%7X") uint32s
p "-7X" (sprintf "%-7X") uint32s
p "07X" (sprintf "%07X") uint32s
p "+7X" (sprintf "%+7X") uint32s
p " 7X" (sprintf "% 7X") uint32s
p "-07X" (sprintf "%-07X") uint32s
p "-+7X" (sprintf "%-+7X") uint32s
p "- 7X" (sprintf "%- 7X") uint32s
p "0+7X" (sprintf "%0+7X") uint32s
p "0 7X" (sprintf "%0 7X") uint32s
p "-0+7X" (sprintf "%-0+7X") uint32s
p "-0 7X" (sprintf "%-0 7X") uint32s
group "uint32 %X"
p "7o" (sprintf "%7o") uint32s
p "-7o" (sprintf "%-7o") uint32s
p "07o" (sprintf "%07o") uint32s
p "+7o" (sprintf "%+7o") uint32s
p " 7o" (sprintf "% 7o") uint32s
p "-07o" (sprintf "%-07o") uint32s
p "-+7o" (sprintf "%-+7o") uint32s
p "- 7o" (sprintf "%- 7o") uint32s
p "0+7o" (sprintf "%0+7o") uint32s
p "0 7o" (sprintf "%0 7o") uint32s
p "-0+7o" (sprintf "%-0+7o") uint32s
p "-0 7o" (sprintf "%-0 7o") uint32s
group "uint32 %o"
p "7B" (sprintf "%7B") uint32s
p "-7B" (sprintf "%-7B") uint32s
p "07B" (sprintf "%07B") uint32s
p "+7B" (sprintf "%+7B") uint32s
p " 7B" (sprintf "% 7B") uint32s
p "-07B" (sprintf "%-07B") uint32s
p "-+7B" (sprintf "%-+7B") uint32s
p "- 7B" (sprintf "%- 7B") uint32s
p "0+7B" (sprintf "%0+7B") uint32s
p "0 7B" (sprintf "%0 7B") uint32s
p "-0+7B" (sprintf "%-0+7B") uint32s
p "-0 7B" (sprintf "%-0 7B") uint32s
group "uint32 %B"
p "7d" (sprintf "%7d") uint64s
p "-7d" (sprintf "%-7d") uint64s
p "07d" (sprintf "%07d") uint64s
p "+7d" (sprintf "%+7d") uint64s
p " 7d" (sprintf "% 7d") uint64s
p "-07d" (sprintf "%-07d") uint64s
p "-+7d" (sprintf "%-+7d") uint64s
p "- 7d" (sprintf "%- 7d") uint64s
p "0+7d" (sprintf "%0+7d") uint64s
p "0 7d" (sprintf "%0 7d") uint64s
p "-0+7d" (sprintf "%-0+7d") uint64s
p "-0 7d" (sprintf "%-0 7d") uint64s
group "uint64 %d"
p "7i" (sprintf "%7i") uint64s
p "-7i" (sprintf "%-7i") uint64s
p "07i" (sprintf "%07i") uint64s
p "+7i" (sprintf "%+7i") uint64s
p " 7i" (sprintf "% 7i") uint64s
p "-07i" (sprintf "%-07i") uint64s
p "-+7i" (sprintf "%-+7i") uint64s
p "- 7i" (sprintf "%- 7i") uint64s
p "0+7i" (sprintf "%0+7i") uint64s
p "0 7i" (sprintf "%0 7i") uint64s
p "-0+7i" (sprintf "%-0+7i") uint64s
p "-0 7i" (sprintf "%-0 7i") uint64s
group "uint64 %i"
p "7u" (sprintf "%7u") uint64s
p "-7u" (sprintf "%-7u") uint64s
p "07u" (sprintf "%07u") uint64s
p "+7u" (sprintf "%+7u") uint64s
p " 7u" (sprintf "% 7u") uint64s
p "-07u" (sprintf "%-07u") uint64s
p "-+7u" (sprintf "%-+7u") uint64s
p "- 7u" (sprintf "%- 7u") uint64s
p "0+7u" (sprintf "%0+7u") uint64s
p "0 7u" (sprintf "%0 7u") uint64s
p "-0+7u" (sprintf "%-0+7u") uint64s
p "-0 7u" (sprintf "%-0 7u") uint64s
group "uint64 %u"
p "7x" (sprintf "%7x") uint64s
p "-7x" (sprintf "%-7x") uint64s
p "07x" (sprintf "%07x") uint64s
p "+7x" (sprintf "%+7x") uint64s
p " 7x" (sprintf "% 7x") uint64s
p "-07x" (sprintf "%-07x") uint64s
p "-+7x" (sprintf "%-+7x") uint64s
p "- 7x" (sprintf "%- 7x") uint64s
p "0+7x" (sprintf "%0+7x") uint64s
p "0 7x" (sprintf "%0 7x") uint64s
p "-0+7x" (sprintf "%-0+7x") uint64s
p "-0 7x" (sprintf "%-0 7x") uint64s
group "uint64 %x"
p "7X" (sprintf "%7X") uint64s
p "-7X" (sprintf "%-7X") uint64s
p "07X" (sprintf "%07X") uint64s
p "+7X" (sprintf "%+7X") uint64s
p " 7X" (sprintf "% 7X") uint64s
p "-07X" (sprintf "%-07X") uint64s
p "-+7X" (sprintf "%-+7X") uint64s
p "- 7X" (sprintf "%- 7X") uint64s
p "0+7X" (sprintf "%0+7X") uint64s
p "0 7X" (sprintf "%0 7X") uint64s
p "-0+7X" (sprintf "%-0+7X") uint64s
p "-0 7X" (sprintf "%-0 7X") uint64s
group "uint64 %X"
p "7o" (sprintf "%7o") uint64s
p "-7o" (sprintf "%-7o") uint64s
p "07o" (sprintf "%07o") uint64s
p "+7o" (sprintf "%+7o") uint64s
p " 7o" (sprintf "% 7o") uint64s
p "-07o" (sprintf "%-07o") uint64s
p "-+7o" (sprintf "%-+7o") uint64s
p "- 7o" (sprintf "%- 7o") uint64s
p "0+7o" (sprintf "%0+7o") uint64s
p "0 7o" (sprintf "%0 7o") uint64s
p "-0+7o" (sprintf "%-0+7o") uint64s
p "-0 7o" (sprintf "%-0 7o") uint64s
group "uint64 %o"
p "7B" (sprintf "%7B") uint64s
p "-7B" (sprintf "%-7B") uint64s
p "07B" (sprintf "%07B") uint64s
p "+7B" (sprintf "%+7B") uint64s
p " 7B" (sprintf "% 7B") uint64s
p "-07B" (sprintf "%-07B") uint64s
p "-+7B" (sprintf "%-+7B") uint64s
p "- 7B" (sprintf "%- 7B") uint64s
p "0+7B" (sprintf "%0+7B") uint64s
p "0 7B" (sprintf "%0 7B") uint64s
p "-0+7B" (sprintf "%-0+7B") uint64s
p "-0 7B" (sprintf "%-0 7B") uint64s
group "uint64 %B"
p "7d" (sprintf "%7d") nativeints
p "-7d" (sprintf "%-7d") nativeints
p "07d" (sprintf "%07d") nativeints
p "+7d" (sprintf "%+7d") nativeints
p " 7d" (sprintf "% 7d") nativeints
p "-07d" (sprintf "%-07d") nativeints
p "-+7d" (sprintf "%-+7d") nativeints
p "- 7d" (sprintf "%- 7d") nativeints
p "0+7d" (sprintf "%0+7d") nativeints
p "0 7d" (sprintf "%0 7d") nativeints
p "-0+7d" (sprintf "%-0+7d") nativeints
p "-0 7d" (sprintf "%-0 7d") nativeints
group "nativeint %d"
p "7i" (sprintf "%7i") nativeints
p "-7i" (sprintf "%-7i") nativeints
p "07i" (sprintf "%07i") nativeints
p "+7i" (sprintf "%+7i") nativeints
p " 7i" (sprintf "% 7i") nativeints
p "-07i" (sprintf "%-07i") nativeints
p "-+7i" (sprintf "%-+7i") nativeints
p "- 7i" (sprintf "%- 7i") nativeints
p "0+7i" (sprintf "%0+7i") nativeints
p "0 7i" (sprintf "%0 7i") nativeints
p "-0+7i" (sprintf "%-0+7i") nativeints
p "-0 7i" (sprintf "%-0 7i") nativeints
group "nativeint %i"
p "7u" (sprintf "%7u") nativeints
p "-7u" (sprintf "%-7u") nativeints
p "07u" (sprintf "%07u") nativeints
p "+7u" (sprintf "%+7u") nativeints
p " 7u" (sprintf "% 7u") nativeints
p "-07u" (sprintf "%-07u") nativeints
p "-+7u" (sprintf "%-+7u") nativeints
p "- 7u" (sprintf "%- 7u") nativeints
p "0+7u" (sprintf "%0+7u") nativeints
p "0 7u" (sprintf "%0 7u") nativeints
p "-0+7u" (sprintf "%-0+7u") nativeints
p "-0 7u" (sprintf "%-0 7u") nativeints
group "nativeint %u"
p "7x" (sprintf "%7x") nativeints
p "-7x" (sprintf "%-7x") nativeints
p "07x" (sprintf "%07x") nativeints
p "+7x" (sprintf "%+7x") nativeints
p " 7x" (sprintf "% 7x") nativeints
p "-07x" (sprintf "%-07x") nativeints
p "-+7x" (sprintf "%-+7x") nativeints
p "- 7x" (sprintf "%- 7x") nativeints
p "0+7x" (sprintf "%0+7x") nativeints
p "0 7x" (sprintf "%0 7x") nativeints
p "-0+7x" (sprintf "%-0+7x") nativeints
p "-0 7x" (sprintf "%-0 7x") nativeints
group "nativeint %x"
p "7X" (sprintf "%7X") nativeints
p "-7X" (sprintf "%-7X") nativeints
p "07X" (sprintf "%07X") nativeints
p "+7X" (sprintf "%+7X") nativeints
p " 7X" (sprintf "% 7X") nativeints
p "-07X" (sprintf "%-07X") nativeints
p "-+7X" (sprintf "%-+7X") nativeints
p "- 7X" (sprintf "%- 7X") nativeints
p "0+7X" (sprintf "%0+7X") nativeints
p "0 7X" (sprintf "%0 7X") nativeints
p "-0+7X" (sprintf "%-0+7X") nativeints
p "-0 7X" (sprintf "%-0 7X") nativeints
group "nativeint %X"
p "7o" (sprintf "%7o") nativeints
p "-7o" (sprintf "%-7o") nativeints
p "07o" (sprintf "%07o") nativeints
p "+7o" (sprintf "%+7o") nativeints
p " 7o" (sprintf "% 7o") nativeints
p "-07o" (sprintf "%-07o") nativeints
p "-+7o" (sprintf "%-+7o") nativeints
p "- 7o" (sprintf "%- 7o") nativeints
p "0+7o" (sprintf "%0+7o") nativeints
p "0 7o" (sprintf "%0 7o") nativeints
p "-0+7o" (sprintf "%-0+7o") nativeints
p "-0 7o" (sprintf "%-0 7o") nativeints
group "nativeint %o"
p "7B" (sprintf "%7B") nativeints
p "-7B" (sprintf "%-7B") nativeints
p "07B" (sprintf "%07B") nativeints
p "+7B" (sprintf "%+7B") nativeints
p " 7B" (sprintf "% 7B") nativeints
p "-07B" (sprintf "%-07B") nativeints
p "-+7B" (sprintf "%-+7B") nativeints
p "- 7B" (sprintf "%- 7B") nativeints
p "0+7B" (sprintf "%0+7B") nativeints
p "0 7B" (sprintf "%0 7B") nativeints
p "-0+7B" (sprintf "%-0+7B") nativeints
p "-0 7B" (sprintf "%-0 7B") nativeints
group "nativeint %B"
p "7d" (sprintf "%7d") unativeints
p "-7d" (sprintf "%-7d") unativeints
p "07d" (sprintf "%07d") unativeints
p "+7d" (sprintf "%+7d") unativeints
p " 7d" (sprintf "% 7d") unativeints
p "-07d" (sprintf "%-07d") unativeints
p "-+7d" (sprintf "%-+7d") unativeints
p "- 7d" (sprintf "%- 7d") unativeints
p "0+7d" (sprintf "%0+7d") unativeints
p "0 7d" (sprintf "%0 7d") unativeints
p "-0+7d" (sprintf "%-0+7d") unativeints
p "-0 7d" (sprintf "%-0 7d") unativeints
group "unativeint %d"
p "7i" (sprintf "%7i") unativeints
p "-7i" (sprintf "%-7i") unativeints
p "07i" (sprintf "%07i") unativeints
p "+7i" (sprintf "%+7i") unativeints
p " 7i" (sprintf "% 7i") unativeints
p "-07i" (sprintf "%-07i") unativeints
p "-+7i" (sprintf "%-+7i") unativeints
p "- 7i" (sprintf "%- 7i") unativeints
p "0+7i" (sprintf "%0+7i") unativeints
p "0 7i" (sprintf "%0 7i") unativeints
p "-0+7i" (sprintf "%-0+7i") unativeints
p "-0 7i" (sprintf "%-0 7i") unativeints
group "unativeint %i"
p "7u" (sprintf "%7u") unativeints
p "-7u" (sprintf "%-7u") unativeints
p "07u" (sprintf "%07u") unativeints
p "+7u" (sprintf "%+7u") unativeints
p " 7u" (sprintf "% 7u") unativeints
p "-07u" (sprintf "%-07u") unativeints
p "-+7u" (sprintf "%-+7u") unativeints
p "- 7u" (sprintf "%- 7u") unativeints
p "0+7u" (sprintf "%0+7u") unativeints
p "0 7u" (sprintf "%0 7u") unativeints
p "-0+7u" (sprintf "%-0+7u") unativeints
p "-0 7u" (sprintf "%-0 7u") unativeints
group "unativeint %u"
p "7x" (sprintf "%7x") unativeints
p "-7x" (sprintf "%-7x") unativeints
p "07x" (sprintf "%07x") unativeints
p "+7x" (sprintf "%+7x") unativeints
p " 7x" (sprintf "% 7x") unativeints
p "-07x" (sprintf "%-07x") unativeints
p "-+7x" (sprintf "%-+7x") unativeints
p "- 7x" (sprintf "%- 7x") unativeints
p "0+7x" (sprintf "%0+7x") unativeints
p "0 7x" (sprintf "%0 7x") unativeints
p "-0+7x" (sprintf "%-0+7x") unativeints
p "-0 7x" (sprintf "%-0 7x") unativeints
group "unativeint %x"
p "7X" (sprintf "%7X") unativeints
p "-7X" (sprintf "%-7X") unativeints
p "07X" (sprintf "%07X") unativeints
p "+7X" (sprintf "%+7X") unativeints
p " 7X" (sprintf "% 7X") unativeints
p "-07X" (sprintf "%-07X") unativeints
p "-+7X" (sprintf "%-+7X") unativeints
p "- 7X" (sprintf "%- 7X") unativeints
p "0+7X" (sprintf "%0+7X") unativeints
p "0 7X" (sprintf "%0 7X") unativeints
p "-0+7X" (sprintf "%-0+7X") unativeints
p "-0 7X" (sprintf "%-0 7X") unativeints
group "unativeint %X"
p "7o" (sprintf "%7o") unativeints
p "-7o" (sprintf "%-7o") unativeints
p "07o" (sprintf "%07o") unativeints
p "+7o" (sprintf "%+7o") unativeints
p " 7o" (sprintf "% 7o") unativeints
p "-07o" (sprintf "%-07o") unativeints
p "-+7o" (sprintf "%-+7o") unativeints
p "- 7o" (sprintf "%- 7o") unativeints
p "0+7o" (sprintf "%0+7o") unativeints
p "0 7o" (sprintf "%0 7o") unativeints
p "-0+7o" (sprintf "%-0+7o") unativeints
p "-0 7o" (sprintf "%-0 7o") unativeints
group "unativeint %o"
p "7B" (sprintf "%7B") unativeints
p "-7B" (sprintf "%-7B") unativeints
p "07B" (sprintf "%07B") unativeints
p "+7B" (sprintf "%+7B") unativeints
p " 7B" (sprintf "% 7B") unativeints
p "-07B" (sprintf "%-07B") unativeints
p "-+7B" (sprintf "%-+7B") unativeints
p "- 7B" (sprintf "%- 7B") unativeints
p "0+7B" (sprintf "%0+7B") unativeints
p "0 7B" (sprintf "%0 7B") unativeints
p "-0+7B" (sprintf "%-0+7B") unativeints
p "-0 7B" (sprintf "%-0 7B") unativeints
group "unativeint %B"
