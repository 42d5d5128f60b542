// out: bigint B 15026621572090804873
// out: bigint C 8618395691466534315
// out: bigint D 4731878634962188338
// out: bigint E 15830900471033320673
// out: bigint F 11309186601863907887
// out: bigint G 3995224263456269225
// out: bigint N 12253293024627879144
// out: bigint P 6381403183334220029
// out: bigint Q 11519344706996668509
// out: bigint R 4694715835021686215
// out: bigint X 12198950897830044387
// out: bigint a 706728401692262882
// out: bigint b 15026621572090804873
// out: bigint c 8618395691466534315
// out: bigint d 4694715835021686215
// out: bigint e 4778821073392900770
// out: bigint f 11309186601863907887
// out: bigint g 4694715835021686215
// out: bigint n 14706099501672720107
// out: bigint p 6381403183334220029
// out: bigint pictures 10887590119414672767
// out: bigint r 4694715835021686215
// out: bigint x 2816656344850242691
// out: bigint é 6918592813097675824
// out: byte B 16646287478154946773
// out: byte C 16427102902410114829
// out: byte D 3712726399952396489
// out: byte E 9549993417035291075
// out: byte F 2183836427125528357
// out: byte G 7067866517736261008
// out: byte N 17068674509013981571
// out: byte P 16765804603688753279
// out: byte Q 18269122372145612909
// out: byte R 1462419991670989761
// out: byte X 2714471671854232983
// out: byte a 15215610771479354139
// out: byte b 16646287478154946773
// out: byte c 16427102902410114829
// out: byte d 2365947613590941405
// out: byte e 6840145733762188663
// out: byte f 2183836427125528357
// out: byte g 1248161063691293057
// out: byte n 2183836427125528357
// out: byte p 16765804603688753279
// out: byte pictures 8753147890408381218
// out: byte r 1248161063691293057
// out: byte x 7170855373049513495
// out: byte é 16739273053477190353
// out: decimal B 15488328652432323821
// out: decimal C 7548655120929805334
// out: decimal D 5418071317596400333
// out: decimal E 7861248500100359832
// out: decimal F 10864394601044212640
// out: decimal G 16233986356253592994
// out: decimal N 16682154336622559938
// out: decimal P 13403215028307942667
// out: decimal Q 15488328652432323821
// out: decimal R 14711983248549208773
// out: decimal X 15488328652432323821
// out: decimal a 4745918787798738239
// out: decimal b 15488328652432323821
// out: decimal c 7548655120929805334
// out: decimal d 15488328652432323821
// out: decimal e 108397779630985907
// out: decimal f 10864394601044212640
// out: decimal g 16076841914538977381
// out: decimal n 2530920788074584242
// out: decimal p 13403215028307942667
// out: decimal pictures 1131142159181639974
// out: decimal r 16076841914538977381
// out: decimal x 15488328652432323821
// out: decimal é 4333248341930332216
// out: float B 10571356298898422789
// out: float C 11140412035240731680
// out: float D 5837476582200613837
// out: float E 9574289094476106637
// out: float F 9122076205499950338
// out: float G 2595089155923807976
// out: float N 8487419325948274376
// out: float P 8396000392562733941
// out: float Q 10571356298898422789
// out: float R 5973966381201725417
// out: float X 10571356298898422789
// out: float a 15953196130486758661
// out: float b 10571356298898422789
// out: float c 11140412035240731680
// out: float d 10571356298898422789
// out: float e 1209406972353442686
// out: float f 9122076205499950338
// out: float g 587519696915767312
// out: float n 12165685274988111036
// out: float p 8396000392562733941
// out: float pictures 15693488064983416915
// out: float r 13623219261199343401
// out: float x 10571356298898422789
// out: float é 1573216371289815670
// out: int B 16790753404578869315
// out: int C 6845693934386164509
// out: int D 4177638717789299157
// out: int E 10063412586477576546
// out: int F 5159690112929964505
// out: int G 6850245762306243422
// out: int N 6843988421866111511
// out: int P 10480256883025883035
// out: int Q 1933314060411542461
// out: int R 11316308386409610273
// out: int X 17217273365810658007
// out: int a 8926196234893412019
// out: int b 16790753404578869315
// out: int c 6845693934386164509
// out: int d 3510005827601794425
// out: int e 16869396295040909060
// out: int f 5159690112929964505
// out: int g 5449524317057451937
// out: int n 12361025361465018593
// out: int p 10480256883025883035
// out: int pictures 9523030633464747491
// out: int r 5449524317057451937
// out: int x 13017081797291438295
// out: int é 9588831146262078529
// out: long B 174153230495644017
// out: long C 5840829971865658405
// out: long D 86127736086168327
// out: long E 6755941910350680497
// out: long F 14075548648240236197
// out: long G 7685845682982829004
// out: long N 17740719373454791889
// out: long P 12753385546200860051
// out: long Q 4972244206599700221
// out: long R 520339316722902765
// out: long X 5949338561859909189
// out: long a 17554598585115789645
// out: long b 174153230495644017
// out: long c 5840829971865658405
// out: long d 7955723586157775077
// out: long e 17833699139607373005
// out: long f 14075548648240236197
// out: long g 15386430271250356589
// out: long n 9151792899199786921
// out: long p 12753385546200860051
// out: long pictures 13192029671381419599
// out: long r 15386430271250356589
// out: long x 8299677778857329925
// out: long é 9040421999403059035
// out: sbyte B 15221861294855061267
// out: sbyte C 214831771811444621
// out: sbyte D 3410834381779115765
// out: sbyte E 6073615170761002073
// out: sbyte F 2682158128282273941
// out: sbyte G 2522052954515554789
// out: sbyte N 11507536329826379467
// out: sbyte P 9039803764487941409
// out: sbyte Q 5594861857101193221
// out: sbyte R 2189475666094999407
// out: sbyte X 5244322682165802473
// out: sbyte a 41843430025097331
// out: sbyte b 15221861294855061267
// out: sbyte c 214831771811444621
// out: sbyte d 6829309340394828807
// out: sbyte e 8707503466420059190
// out: sbyte f 2682158128282273941
// out: sbyte g 10130284400197899695
// out: sbyte n 2682158128282273941
// out: sbyte p 9039803764487941409
// out: sbyte pictures 11218862914879993920
// out: sbyte r 10130284400197899695
// out: sbyte x 14254532233236074281
// out: sbyte é 3311444568621245111
// out: short B 6690995660686526081
// out: short C 2604087263576960889
// out: short D 5530104935278722940
// out: short E 11468214316514598790
// out: short F 10906041323643178161
// out: short G 13125873443920734296
// out: short N 8784867403387016250
// out: short P 17208287353206410251
// out: short Q 18269122372145612909
// out: short R 1587381747225428766
// out: short X 11135485769772585469
// out: short a 14617994554713246786
// out: short b 6690995660686526081
// out: short c 2604087263576960889
// out: short d 11822698635866881017
// out: short e 447934677239647458
// out: short f 10906041323643178161
// out: short g 16594309062588367902
// out: short n 148225968532198509
// out: short p 17208287353206410251
// out: short pictures 4471496153712016667
// out: short r 16594309062588367902
// out: short x 17082975477246930173
// out: short é 10458862041174559621
// out: single B 9314028680749860037
// out: single C 5890938046471905656
// out: single D 5044624029033985944
// out: single E 4590316791935419927
// out: single F 9746115050736967748
// out: single G 8201567154963256530
// out: single N 8467514038696996491
// out: single P 1124595454997301180
// out: single Q 9314028680749860037
// out: single R 13003005355203437293
// out: single X 9314028680749860037
// out: single a 3948136190496212418
// out: single b 9314028680749860037
// out: single c 5890938046471905656
// out: single d 9314028680749860037
// out: single e 4088693962142172437
// out: single f 9746115050736967748
// out: single g 3003413656445987160
// out: single n 14232366805908505860
// out: single p 1124595454997301180
// out: single pictures 11398885153907977897
// out: single r 10685941258472445869
// out: single x 9314028680749860037
// out: single é 700004964365286032
// out: uint B 18253986489053333447
// out: uint C 18040342018647859621
// out: uint D 17674476046605472343
// out: uint E 15598006456461938590
// out: uint F 11893851857363708525
// out: uint G 12319004856399039927
// out: uint N 11167958207370765265
// out: uint P 10064963009085426861
// out: uint Q 5962904681756500661
// out: uint R 6906515805728363529
// out: uint X 9359659442678812943
// out: uint a 12449675876669594517
// out: uint b 18253986489053333447
// out: uint c 18040342018647859621
// out: uint d 8070487391360617615
// out: uint e 4097252613243277269
// out: uint f 11893851857363708525
// out: uint g 17400087479666041065
// out: uint n 12198850675380106321
// out: uint p 10064963009085426861
// out: uint pictures 5835201546201129085
// out: uint r 17400087479666041065
// out: uint x 8562741931950764687
// out: uint é 3885623125165732348
// out: ulong B 629573534669962635
// out: ulong C 1272263644817683595
// out: ulong D 2489493465501361243
// out: ulong E 4552585731557509373
// out: ulong F 4312338067812727255
// out: ulong G 9814136643107674354
// out: ulong N 4208514116632189997
// out: ulong P 13989344417396101889
// out: ulong Q 18269122372145612909
// out: ulong R 5629463009782646791
// out: ulong X 4333273738935155327
// out: ulong a 15215610771479354139
// out: ulong b 629573534669962635
// out: ulong c 1272263644817683595
// out: ulong d 16214487014866498759
// out: ulong e 14461454068547484294
// out: ulong f 4312338067812727255
// out: ulong g 1348976949609965671
// out: ulong n 16969395258208349035
// out: ulong p 13989344417396101889
// out: ulong pictures 16155522591187445686
// out: ulong r 1348976949609965671
// out: ulong x 1112725763576590463
// out: ulong é 8578830321665455224
// out: ushort B 11576699656693585605
// out: ushort C 14651583076397553969
// out: ushort D 12563708919536211279
// out: ushort E 13215102196068567728
// out: ushort F 3649079968961389525
// out: ushort G 15041069298636265318
// out: ushort N 11315494128256643185
// out: ushort P 4234326596187842957
// out: ushort Q 5962904681756500661
// out: ushort R 9438868367895157308
// out: ushort X 14697035059936102957
// out: ushort a 12449675876669594517
// out: ushort b 11576699656693585605
// out: ushort c 14651583076397553969
// out: ushort d 16299951932633593799
// out: ushort e 16376523447319281473
// out: ushort f 3649079968961389525
// out: ushort g 3204862539450433116
// out: ushort n 6931569248837218289
// out: ushort p 4234326596187842957
// out: ushort pictures 8044663970635691988
// out: ushort r 3204862539450433116
// out: ushort x 323188037865717805
// out: ushort é 12217472283142443293
// What every kind of number makes of .NET's formats: the letters with precisions, and pictures. A line a type and format, with a
// hash of the texts, some of which are exceptions' messages. `clef run FILE all` prints the texts.
open System
open System.Globalization
let inv = CultureInfo.InvariantCulture
let all = Environment.GetCommandLineArgs().Length > 1
let hashes = System.Collections.Generic.SortedDictionary<string, uint64>(StringComparer.Ordinal)
let show (name: string) (f: string) (text: unit -> string) =
    let t = try text () with e -> "!" + e.GetType().Name + ": " + e.Message
    if all then Console.WriteLine(name + "|" + f + "|" + t)
    let group = name.Substring(0, name.IndexOf ' ') + " " + (if Char.IsLetter f.[0] && f.Length < 4 then f.Substring(0, 1) else "pictures")
    let mutable h = match hashes.TryGetValue group with | true, h -> h | _ -> 14695981039346656037UL
    for c in t do h <- (h ^^^ uint64 c) * 1099511628211UL
    hashes.[group] <- h
let letters = "DdXxNnFfGgEeCcPpRrBbQ"
let precisions = [ ""; "0"; "1"; "2"; "3"; "5"; "8"; "10"; "15"; "17"; "20"; "40" ]
let standard = [ for c in letters do for p in precisions -> string c + p ]
let pictures =
    [ "0"; "00"; "000"; "0000.00"; "#"; "##"; "#.##"; "0.##"; "#.00"; "0.0000"; "#,#"; "#,##0"; "#,##0.00"; "0,0"; "0,0.0"; "#,##0,"; "0,,"; "#,,.##"; "0,.0"; "#,#,"; "0.###,"
      "0%"; "0.0%"; "#.##%"; "%0"; "0‰"; "0.0‰"; "0E+0"; "0E0"; "0.00E+00"; "0.###E-000"; "#.##e+0"; "00.0E+0"; "##0.00E+0"; "E+0"; "0E"; "0E+"; "e0"
      "0;(0)"; "0.0;-0.0;zero"; "0;;zero"; "#;#;"; "#;minus #;'zero'"; ";;"; ";"; "0;"; ";0"; "+0;-0"; "0.00;(0.00);-"
      "'x'0"; "\"abc\"0.0"; "\\#0"; "0\\%"; "\\"; "0\\"; "'open 0"; "abc"; "a0b0c"; "(000) 000-0000"; "0-00-00"; "##-##-####"; "$#,##0.00"; "0.0.0"; "0..0"; ".00"; "."; "#."; "0."; ",0"; ",#"; " 0 "; "x0y#z"; "00000000000000000000"; "0.00000000000000000000"; "#.####################"; "é0"; "0 €"; "N2x"; "D2 "; " N2"; "2N"; "F2.5"; "G5G" ]
let formats = standard @ pictures
for f in formats do
    for v in [ 0; 1; -1; 9; 12; -45; 255; 1234; -12345; 1234567; 99999999; Int32.MinValue; Int32.MaxValue ] do
        show ("int " + string v) f (fun () -> v.ToString(f, inv))
for f in formats do
    for v in [ 0L; -1L; 1234567890123L; Int64.MinValue; Int64.MaxValue ] do
        show ("long " + string v) f (fun () -> v.ToString(f, inv))
for f in formats do
    for v in [ 0uy; 255uy; 128uy ] do show ("byte " + string v) f (fun () -> v.ToString(f, inv))
    for v in [ 0y; -128y; 127y; -1y ] do show ("sbyte " + string v) f (fun () -> v.ToString(f, inv))
    for v in [ 0s; -32768s; 1234s ] do show ("short " + string v) f (fun () -> v.ToString(f, inv))
    for v in [ 0us; 65535us ] do show ("ushort " + string v) f (fun () -> v.ToString(f, inv))
    for v in [ 0u; UInt32.MaxValue ] do show ("uint " + string v) f (fun () -> v.ToString(f, inv))
    for v in [ 0UL; UInt64.MaxValue; 5000UL ] do show ("ulong " + string v) f (fun () -> v.ToString(f, inv))
for f in formats do
    for v in [ 0.0; -0.0; 1.0; -1.0; 0.5; -0.4; 1.5; 2.5; 0.125; 0.375; 1234.5678; -1234.5678; 1e-5; 1.23456789e-10; 123456789.987654321; 1e15; 1e16; 1.7976931348623157e308; 5e-324; 0.1; 0.3; 1.0/3.0; 99.995; 999999.5; nan; infinity; -infinity; 1234567890123456789.0; 0.045; 1.005; 12.0 ] do
        show ("float " + string v) f (fun () -> v.ToString(f, inv))
for f in formats do
    for v in [ 0.0f; -0.0f; 1.0f; -1.5f; 0.1f; 0.3f; 123456.789f; 3.4028235e38f; 1e-45f; nanf; infinityf; 16777217.0f; 0.5f; 2.5f; 1e7f; 12345678.0f; 0.045f ] do
        show ("single " + string v) f (fun () -> v.ToString(f, inv))
for f in formats do
    for v in [ 0M; 1M; -1M; 0.5M; -0.4M; 1.5M; 2.5M; 0.125M; 1234.5678M; -1234.5678M; 1e-10M; 123456789.987654321M; 79228162514264337593543950335M; 1.10M; 1.000M; 0.00M; 99.995M; -0.0M; 0.045M ] do
        show ("decimal " + string v) f (fun () -> v.ToString(f, inv))
for f in formats do
    for v in [ 0I; 1I; -1I; 255I; -256I; 1234567890123456789012345678901234567890I; -99999999999999999999I; 128I; 1000000I ] do
        show ("bigint " + string v) f (fun () -> v.ToString(f, inv))
for KeyValue(group, h) in hashes do Console.WriteLine(group + " " + string h)
