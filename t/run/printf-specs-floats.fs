// out: %f 8 15789838252402935001
// out: %-f 8 10357322861884887463
// out: %0f 8 1056187006559312741
// out: %+f 8 14945094744423345213
// out: % f 8 3114666512249682747
// out: %-0f 8 6850601979988909511
// out: %-+f 8 1998106351233572979
// out: %- f 8 5945743492322157231
// out: %0+f 8 9775617874640742111
// out: %0 f 8 8951115024442435911
// out: %-0+f 8 4828013437139695267
// out: %-0 f 8 9101567322851676575
// out: %F 8 15789838252402935001
// out: %-F 8 10357322861884887463
// out: %0F 8 1056187006559312741
// out: %+F 8 14945094744423345213
// out: % F 8 3114666512249682747
// out: %-0F 8 6850601979988909511
// out: %-+F 8 1998106351233572979
// out: %- F 8 5945743492322157231
// out: %0+F 8 9775617874640742111
// out: %0 F 8 8951115024442435911
// out: %-0+F 8 4828013437139695267
// out: %-0 F 8 9101567322851676575
// out: %e 8 12900203082591245619
// out: %-e 8 5896223155166882963
// out: %0e 8 12142559969071948227
// out: %+e 8 8387877735785496819
// out: % e 8 1353122426204667275
// out: %-0e 8 15501753155241359251
// out: %-+e 8 649385206695782205
// out: %- e 8 14475840276142024993
// out: %0+e 8 14163079531233045255
// out: %0 e 8 6031124858868447995
// out: %-0+e 8 14972388079343552317
// out: %-0 e 8 2548087443723778209
// out: %E 8 11905327903039068211
// out: %-E 8 15123062930795261971
// out: %0E 8 6169855310346016003
// out: %+E 8 7051511000540355635
// out: % E 8 15826117590169064395
// out: %-0E 8 7125302473070514899
// out: %-+E 8 17224658710082070845
// out: %- E 8 17641085930346792481
// out: %0+E 8 13674193231919866951
// out: %0 E 8 7765905046580746683
// out: %-0+E 8 14732304170181018109
// out: %-0 E 8 2497863007463558817
// out: %g 8 5775523882551137579
// out: %-g 8 8116877970218728845
// out: %0g 8 17410903680576238051
// out: %+g 8 1314546444292823939
// out: % g 8 11132416532364758675
// out: %-0g 8 256498585550095917
// out: %-+g 8 3104460099372662681
// out: %- g 8 11932506279910724637
// out: %0+g 8 5312985477037393851
// out: %0 g 8 15906593954805172899
// out: %-0+g 8 3396507181359153337
// out: %-0 g 8 6564212187779573597
// out: %G 8 6019510954779147051
// out: %-G 8 3738748101390862477
// out: %0G 8 3920690057447092387
// out: %+G 8 15502837859230176771
// out: % G 8 2210458232037047699
// out: %-0G 8 4321774694997856941
// out: %-+G 8 10725344721937867033
// out: %- G 8 8760892797714651933
// out: %0+G 8 9299310911432553083
// out: %0 G 8 2753460792986927779
// out: %-0+G 8 5783000984288781433
// out: %-0 G 8 16490231106211004125
// out: float32 %f 40 16625877424558467063
// out: float32 %e 40 15658443245384170585
// out: float32 %g 40 15635978116664791041
// out: float32 %G 40 16558194507686035713
// Floats in every conversion, flags, width and precision: a line a group
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
let floats : float list = [ 0.0; -0.0; 1.0; -1.5; 0.125; 2.5; 3.5; 1e10; 1.5e300; -1e-300; 5e-324; 123456.789; 0.00012345; 0.99999999; 9.5; 99999.5; 1e15; 1e16; 1e17; 123456789012345680.0; nan; infinity; -infinity; 1.7976931348623157e308; 0.1; 0.3; 2.0/3.0; 1e-5; 1e21 ]
let singles : float32 list = [ 0.0f; -0.0f; 1.5f; -2.5f; 0.1f; 1e10f; 3.4e38f; 1e-45f; nanf; infinityf; 16777216.0f; 0.3f; 123456.789f ]
p "f" (sprintf "%f") floats
p ".0f" (sprintf "%.0f") floats
p ".3f" (sprintf "%.3f") floats
p ".10f" (sprintf "%.10f") floats
p "12f" (sprintf "%12f") floats
p "12.0f" (sprintf "%12.0f") floats
p "12.3f" (sprintf "%12.3f") floats
p "12.10f" (sprintf "%12.10f") floats
group "%f"
p "-f" (sprintf "%-f") floats
p "-.0f" (sprintf "%-.0f") floats
p "-.3f" (sprintf "%-.3f") floats
p "-.10f" (sprintf "%-.10f") floats
p "-12f" (sprintf "%-12f") floats
p "-12.0f" (sprintf "%-12.0f") floats
p "-12.3f" (sprintf "%-12.3f") floats
p "-12.10f" (sprintf "%-12.10f") floats
group "%-f"
p "0f" (sprintf "%0f") floats
p "0.0f" (sprintf "%0.0f") floats
p "0.3f" (sprintf "%0.3f") floats
p "0.10f" (sprintf "%0.10f") floats
p "012f" (sprintf "%012f") floats
p "012.0f" (sprintf "%012.0f") floats
p "012.3f" (sprintf "%012.3f") floats
p "012.10f" (sprintf "%012.10f") floats
group "%0f"
p "+f" (sprintf "%+f") floats
p "+.0f" (sprintf "%+.0f") floats
p "+.3f" (sprintf "%+.3f") floats
p "+.10f" (sprintf "%+.10f") floats
p "+12f" (sprintf "%+12f") floats
p "+12.0f" (sprintf "%+12.0f") floats
p "+12.3f" (sprintf "%+12.3f") floats
p "+12.10f" (sprintf "%+12.10f") floats
group "%+f"
p " f" (sprintf "% f") floats
p " .0f" (sprintf "% .0f") floats
p " .3f" (sprintf "% .3f") floats
p " .10f" (sprintf "% .10f") floats
p " 12f" (sprintf "% 12f") floats
p " 12.0f" (sprintf "% 12.0f") floats
p " 12.3f" (sprintf "% 12.3f") floats
p " 12.10f" (sprintf "% 12.10f") floats
group "% f"
p "-0f" (sprintf "%-0f") floats
p "-0.0f" (sprintf "%-0.0f") floats
p "-0.3f" (sprintf "%-0.3f") floats
p "-0.10f" (sprintf "%-0.10f") floats
p "-012f" (sprintf "%-012f") floats
p "-012.0f" (sprintf "%-012.0f") floats
p "-012.3f" (sprintf "%-012.3f") floats
p "-012.10f" (sprintf "%-012.10f") floats
group "%-0f"
p "-+f" (sprintf "%-+f") floats
p "-+.0f" (sprintf "%-+.0f") floats
p "-+.3f" (sprintf "%-+.3f") floats
p "-+.10f" (sprintf "%-+.10f") floats
p "-+12f" (sprintf "%-+12f") floats
p "-+12.0f" (sprintf "%-+12.0f") floats
p "-+12.3f" (sprintf "%-+12.3f") floats
p "-+12.10f" (sprintf "%-+12.10f") floats
group "%-+f"
p "- f" (sprintf "%- f") floats
p "- .0f" (sprintf "%- .0f") floats
p "- .3f" (sprintf "%- .3f") floats
p "- .10f" (sprintf "%- .10f") floats
p "- 12f" (sprintf "%- 12f") floats
p "- 12.0f" (sprintf "%- 12.0f") floats
p "- 12.3f" (sprintf "%- 12.3f") floats
p "- 12.10f" (sprintf "%- 12.10f") floats
group "%- f"
p "0+f" (sprintf "%0+f") floats
p "0+.0f" (sprintf "%0+.0f") floats
p "0+.3f" (sprintf "%0+.3f") floats
p "0+.10f" (sprintf "%0+.10f") floats
p "0+12f" (sprintf "%0+12f") floats
p "0+12.0f" (sprintf "%0+12.0f") floats
p "0+12.3f" (sprintf "%0+12.3f") floats
p "0+12.10f" (sprintf "%0+12.10f") floats
group "%0+f"
p "0 f" (sprintf "%0 f") floats
p "0 .0f" (sprintf "%0 .0f") floats
p "0 .3f" (sprintf "%0 .3f") floats
p "0 .10f" (sprintf "%0 .10f") floats
p "0 12f" (sprintf "%0 12f") floats
p "0 12.0f" (sprintf "%0 12.0f") floats
p "0 12.3f" (sprintf "%0 12.3f") floats
p "0 12.10f" (sprintf "%0 12.10f") floats
group "%0 f"
p "-0+f" (sprintf "%-0+f") floats
p "-0+.0f" (sprintf "%-0+.0f") floats
p "-0+.3f" (sprintf "%-0+.3f") floats
p "-0+.10f" (sprintf "%-0+.10f") floats
p "-0+12f" (sprintf "%-0+12f") floats
p "-0+12.0f" (sprintf "%-0+12.0f") floats
p "-0+12.3f" (sprintf "%-0+12.3f") floats
p "-0+12.10f" (sprintf "%-0+12.10f") floats
group "%-0+f"
p "-0 f" (sprintf "%-0 f") floats
p "-0 .0f" (sprintf "%-0 .0f") floats
p "-0 .3f" (sprintf "%-0 .3f") floats
p "-0 .10f" (sprintf "%-0 .10f") floats
p "-0 12f" (sprintf "%-0 12f") floats
p "-0 12.0f" (sprintf "%-0 12.0f") floats
p "-0 12.3f" (sprintf "%-0 12.3f") floats
p "-0 12.10f" (sprintf "%-0 12.10f") floats
group "%-0 f"
p "F" (sprintf "%F") floats
p ".0F" (sprintf "%.0F") floats
p ".3F" (sprintf "%.3F") floats
p ".10F" (sprintf "%.10F") floats
p "12F" (sprintf "%12F") floats
p "12.0F" (sprintf "%12.0F") floats
p "12.3F" (sprintf "%12.3F") floats
p "12.10F" (sprintf "%12.10F") floats
group "%F"
p "-F" (sprintf "%-F") floats
p "-.0F" (sprintf "%-.0F") floats
p "-.3F" (sprintf "%-.3F") floats
p "-.10F" (sprintf "%-.10F") floats
p "-12F" (sprintf "%-12F") floats
p "-12.0F" (sprintf "%-12.0F") floats
p "-12.3F" (sprintf "%-12.3F") floats
p "-12.10F" (sprintf "%-12.10F") floats
group "%-F"
p "0F" (sprintf "%0F") floats
p "0.0F" (sprintf "%0.0F") floats
p "0.3F" (sprintf "%0.3F") floats
p "0.10F" (sprintf "%0.10F") floats
p "012F" (sprintf "%012F") floats
p "012.0F" (sprintf "%012.0F") floats
p "012.3F" (sprintf "%012.3F") floats
p "012.10F" (sprintf "%012.10F") floats
group "%0F"
p "+F" (sprintf "%+F") floats
p "+.0F" (sprintf "%+.0F") floats
p "+.3F" (sprintf "%+.3F") floats
p "+.10F" (sprintf "%+.10F") floats
p "+12F" (sprintf "%+12F") floats
p "+12.0F" (sprintf "%+12.0F") floats
p "+12.3F" (sprintf "%+12.3F") floats
p "+12.10F" (sprintf "%+12.10F") floats
group "%+F"
p " F" (sprintf "% F") floats
p " .0F" (sprintf "% .0F") floats
p " .3F" (sprintf "% .3F") floats
p " .10F" (sprintf "% .10F") floats
p " 12F" (sprintf "% 12F") floats
p " 12.0F" (sprintf "% 12.0F") floats
p " 12.3F" (sprintf "% 12.3F") floats
p " 12.10F" (sprintf "% 12.10F") floats
group "% F"
p "-0F" (sprintf "%-0F") floats
p "-0.0F" (sprintf "%-0.0F") floats
p "-0.3F" (sprintf "%-0.3F") floats
p "-0.10F" (sprintf "%-0.10F") floats
p "-012F" (sprintf "%-012F") floats
p "-012.0F" (sprintf "%-012.0F") floats
p "-012.3F" (sprintf "%-012.3F") floats
p "-012.10F" (sprintf "%-012.10F") floats
group "%-0F"
p "-+F" (sprintf "%-+F") floats
p "-+.0F" (sprintf "%-+.0F") floats
p "-+.3F" (sprintf "%-+.3F") floats
p "-+.10F" (sprintf "%-+.10F") floats
p "-+12F" (sprintf "%-+12F") floats
p "-+12.0F" (sprintf "%-+12.0F") floats
p "-+12.3F" (sprintf "%-+12.3F") floats
p "-+12.10F" (sprintf "%-+12.10F") floats
group "%-+F"
p "- F" (sprintf "%- F") floats
p "- .0F" (sprintf "%- .0F") floats
p "- .3F" (sprintf "%- .3F") floats
p "- .10F" (sprintf "%- .10F") floats
p "- 12F" (sprintf "%- 12F") floats
p "- 12.0F" (sprintf "%- 12.0F") floats
p "- 12.3F" (sprintf "%- 12.3F") floats
p "- 12.10F" (sprintf "%- 12.10F") floats
group "%- F"
p "0+F" (sprintf "%0+F") floats
p "0+.0F" (sprintf "%0+.0F") floats
p "0+.3F" (sprintf "%0+.3F") floats
p "0+.10F" (sprintf "%0+.10F") floats
p "0+12F" (sprintf "%0+12F") floats
p "0+12.0F" (sprintf "%0+12.0F") floats
p "0+12.3F" (sprintf "%0+12.3F") floats
p "0+12.10F" (sprintf "%0+12.10F") floats
group "%0+F"
p "0 F" (sprintf "%0 F") floats
p "0 .0F" (sprintf "%0 .0F") floats
p "0 .3F" (sprintf "%0 .3F") floats
p "0 .10F" (sprintf "%0 .10F") floats
p "0 12F" (sprintf "%0 12F") floats
p "0 12.0F" (sprintf "%0 12.0F") floats
p "0 12.3F" (sprintf "%0 12.3F") floats
p "0 12.10F" (sprintf "%0 12.10F") floats
group "%0 F"
p "-0+F" (sprintf "%-0+F") floats
p "-0+.0F" (sprintf "%-0+.0F") floats
p "-0+.3F" (sprintf "%-0+.3F") floats
p "-0+.10F" (sprintf "%-0+.10F") floats
p "-0+12F" (sprintf "%-0+12F") floats
p "-0+12.0F" (sprintf "%-0+12.0F") floats
p "-0+12.3F" (sprintf "%-0+12.3F") floats
p "-0+12.10F" (sprintf "%-0+12.10F") floats
group "%-0+F"
p "-0 F" (sprintf "%-0 F") floats
p "-0 .0F" (sprintf "%-0 .0F") floats
p "-0 .3F" (sprintf "%-0 .3F") floats
p "-0 .10F" (sprintf "%-0 .10F") floats
p "-0 12F" (sprintf "%-0 12F") floats
p "-0 12.0F" (sprintf "%-0 12.0F") floats
p "-0 12.3F" (sprintf "%-0 12.3F") floats
p "-0 12.10F" (sprintf "%-0 12.10F") floats
group "%-0 F"
p "e" (sprintf "%e") floats
p ".0e" (sprintf "%.0e") floats
p ".3e" (sprintf "%.3e") floats
p ".10e" (sprintf "%.10e") floats
p "12e" (sprintf "%12e") floats
p "12.0e" (sprintf "%12.0e") floats
p "12.3e" (sprintf "%12.3e") floats
p "12.10e" (sprintf "%12.10e") floats
group "%e"
p "-e" (sprintf "%-e") floats
p "-.0e" (sprintf "%-.0e") floats
p "-.3e" (sprintf "%-.3e") floats
p "-.10e" (sprintf "%-.10e") floats
p "-12e" (sprintf "%-12e") floats
p "-12.0e" (sprintf "%-12.0e") floats
p "-12.3e" (sprintf "%-12.3e") floats
p "-12.10e" (sprintf "%-12.10e") floats
group "%-e"
p "0e" (sprintf "%0e") floats
p "0.0e" (sprintf "%0.0e") floats
p "0.3e" (sprintf "%0.3e") floats
p "0.10e" (sprintf "%0.10e") floats
p "012e" (sprintf "%012e") floats
p "012.0e" (sprintf "%012.0e") floats
p "012.3e" (sprintf "%012.3e") floats
p "012.10e" (sprintf "%012.10e") floats
group "%0e"
p "+e" (sprintf "%+e") floats
p "+.0e" (sprintf "%+.0e") floats
p "+.3e" (sprintf "%+.3e") floats
p "+.10e" (sprintf "%+.10e") floats
p "+12e" (sprintf "%+12e") floats
p "+12.0e" (sprintf "%+12.0e") floats
p "+12.3e" (sprintf "%+12.3e") floats
p "+12.10e" (sprintf "%+12.10e") floats
group "%+e"
p " e" (sprintf "% e") floats
p " .0e" (sprintf "% .0e") floats
p " .3e" (sprintf "% .3e") floats
p " .10e" (sprintf "% .10e") floats
p " 12e" (sprintf "% 12e") floats
p " 12.0e" (sprintf "% 12.0e") floats
p " 12.3e" (sprintf "% 12.3e") floats
p " 12.10e" (sprintf "% 12.10e") floats
group "% e"
p "-0e" (sprintf "%-0e") floats
p "-0.0e" (sprintf "%-0.0e") floats
p "-0.3e" (sprintf "%-0.3e") floats
p "-0.10e" (sprintf "%-0.10e") floats
p "-012e" (sprintf "%-012e") floats
p "-012.0e" (sprintf "%-012.0e") floats
p "-012.3e" (sprintf "%-012.3e") floats
p "-012.10e" (sprintf "%-012.10e") floats
group "%-0e"
p "-+e" (sprintf "%-+e") floats
p "-+.0e" (sprintf "%-+.0e") floats
p "-+.3e" (sprintf "%-+.3e") floats
p "-+.10e" (sprintf "%-+.10e") floats
p "-+12e" (sprintf "%-+12e") floats
p "-+12.0e" (sprintf "%-+12.0e") floats
p "-+12.3e" (sprintf "%-+12.3e") floats
p "-+12.10e" (sprintf "%-+12.10e") floats
group "%-+e"
p "- e" (sprintf "%- e") floats
p "- .0e" (sprintf "%- .0e") floats
p "- .3e" (sprintf "%- .3e") floats
p "- .10e" (sprintf "%- .10e") floats
p "- 12e" (sprintf "%- 12e") floats
p "- 12.0e" (sprintf "%- 12.0e") floats
p "- 12.3e" (sprintf "%- 12.3e") floats
p "- 12.10e" (sprintf "%- 12.10e") floats
group "%- e"
p "0+e" (sprintf "%0+e") floats
p "0+.0e" (sprintf "%0+.0e") floats
p "0+.3e" (sprintf "%0+.3e") floats
p "0+.10e" (sprintf "%0+.10e") floats
p "0+12e" (sprintf "%0+12e") floats
p "0+12.0e" (sprintf "%0+12.0e") floats
p "0+12.3e" (sprintf "%0+12.3e") floats
p "0+12.10e" (sprintf "%0+12.10e") floats
group "%0+e"
p "0 e" (sprintf "%0 e") floats
p "0 .0e" (sprintf "%0 .0e") floats
p "0 .3e" (sprintf "%0 .3e") floats
p "0 .10e" (sprintf "%0 .10e") floats
p "0 12e" (sprintf "%0 12e") floats
p "0 12.0e" (sprintf "%0 12.0e") floats
p "0 12.3e" (sprintf "%0 12.3e") floats
p "0 12.10e" (sprintf "%0 12.10e") floats
group "%0 e"
p "-0+e" (sprintf "%-0+e") floats
p "-0+.0e" (sprintf "%-0+.0e") floats
p "-0+.3e" (sprintf "%-0+.3e") floats
p "-0+.10e" (sprintf "%-0+.10e") floats
p "-0+12e" (sprintf "%-0+12e") floats
p "-0+12.0e" (sprintf "%-0+12.0e") floats
p "-0+12.3e" (sprintf "%-0+12.3e") floats
p "-0+12.10e" (sprintf "%-0+12.10e") floats
group "%-0+e"
p "-0 e" (sprintf "%-0 e") floats
p "-0 .0e" (sprintf "%-0 .0e") floats
p "-0 .3e" (sprintf "%-0 .3e") floats
p "-0 .10e" (sprintf "%-0 .10e") floats
p "-0 12e" (sprintf "%-0 12e") floats
p "-0 12.0e" (sprintf "%-0 12.0e") floats
p "-0 12.3e" (sprintf "%-0 12.3e") floats
p "-0 12.10e" (sprintf "%-0 12.10e") floats
group "%-0 e"
p "E" (sprintf "%E") floats
p ".0E" (sprintf "%.0E") floats
p ".3E" (sprintf "%.3E") floats
p ".10E" (sprintf "%.10E") floats
p "12E" (sprintf "%12E") floats
p "12.0E" (sprintf "%12.0E") floats
p "12.3E" (sprintf "%12.3E") floats
p "12.10E" (sprintf "%12.10E") floats
group "%E"
p "-E" (sprintf "%-E") floats
p "-.0E" (sprintf "%-.0E") floats
p "-.3E" (sprintf "%-.3E") floats
p "-.10E" (sprintf "%-.10E") floats
p "-12E" (sprintf "%-12E") floats
p "-12.0E" (sprintf "%-12.0E") floats
p "-12.3E" (sprintf "%-12.3E") floats
p "-12.10E" (sprintf "%-12.10E") floats
group "%-E"
p "0E" (sprintf "%0E") floats
p "0.0E" (sprintf "%0.0E") floats
p "0.3E" (sprintf "%0.3E") floats
p "0.10E" (sprintf "%0.10E") floats
p "012E" (sprintf "%012E") floats
p "012.0E" (sprintf "%012.0E") floats
p "012.3E" (sprintf "%012.3E") floats
p "012.10E" (sprintf "%012.10E") floats
group "%0E"
p "+E" (sprintf "%+E") floats
p "+.0E" (sprintf "%+.0E") floats
p "+.3E" (sprintf "%+.3E") floats
p "+.10E" (sprintf "%+.10E") floats
p "+12E" (sprintf "%+12E") floats
p "+12.0E" (sprintf "%+12.0E") floats
p "+12.3E" (sprintf "%+12.3E") floats
p "+12.10E" (sprintf "%+12.10E") floats
group "%+E"
p " E" (sprintf "% E") floats
p " .0E" (sprintf "% .0E") floats
p " .3E" (sprintf "% .3E") floats
p " .10E" (sprintf "% .10E") floats
p " 12E" (sprintf "% 12E") floats
p " 12.0E" (sprintf "% 12.0E") floats
p " 12.3E" (sprintf "% 12.3E") floats
p " 12.10E" (sprintf "% 12.10E") floats
group "% E"
p "-0E" (sprintf "%-0E") floats
p "-0.0E" (sprintf "%-0.0E") floats
p "-0.3E" (sprintf "%-0.3E") floats
p "-0.10E" (sprintf "%-0.10E") floats
p "-012E" (sprintf "%-012E") floats
p "-012.0E" (sprintf "%-012.0E") floats
p "-012.3E" (sprintf "%-012.3E") floats
p "-012.10E" (sprintf "%-012.10E") floats
group "%-0E"
p "-+E" (sprintf "%-+E") floats
p "-+.0E" (sprintf "%-+.0E") floats
p "-+.3E" (sprintf "%-+.3E") floats
p "-+.10E" (sprintf "%-+.10E") floats
p "-+12E" (sprintf "%-+12E") floats
p "-+12.0E" (sprintf "%-+12.0E") floats
p "-+12.3E" (sprintf "%-+12.3E") floats
p "-+12.10E" (sprintf "%-+12.10E") floats
group "%-+E"
p "- E" (sprintf "%- E") floats
p "- .0E" (sprintf "%- .0E") floats
p "- .3E" (sprintf "%- .3E") floats
p "- .10E" (sprintf "%- .10E") floats
p "- 12E" (sprintf "%- 12E") floats
p "- 12.0E" (sprintf "%- 12.0E") floats
p "- 12.3E" (sprintf "%- 12.3E") floats
p "- 12.10E" (sprintf "%- 12.10E") floats
group "%- E"
p "0+E" (sprintf "%0+E") floats
p "0+.0E" (sprintf "%0+.0E") floats
p "0+.3E" (sprintf "%0+.3E") floats
p "0+.10E" (sprintf "%0+.10E") floats
p "0+12E" (sprintf "%0+12E") floats
p "0+12.0E" (sprintf "%0+12.0E") floats
p "0+12.3E" (sprintf "%0+12.3E") floats
p "0+12.10E" (sprintf "%0+12.10E") floats
group "%0+E"
p "0 E" (sprintf "%0 E") floats
p "0 .0E" (sprintf "%0 .0E") floats
p "0 .3E" (sprintf "%0 .3E") floats
p "0 .10E" (sprintf "%0 .10E") floats
p "0 12E" (sprintf "%0 12E") floats
p "0 12.0E" (sprintf "%0 12.0E") floats
p "0 12.3E" (sprintf "%0 12.3E") floats
p "0 12.10E" (sprintf "%0 12.10E") floats
group "%0 E"
p "-0+E" (sprintf "%-0+E") floats
p "-0+.0E" (sprintf "%-0+.0E") floats
p "-0+.3E" (sprintf "%-0+.3E") floats
p "-0+.10E" (sprintf "%-0+.10E") floats
p "-0+12E" (sprintf "%-0+12E") floats
p "-0+12.0E" (sprintf "%-0+12.0E") floats
p "-0+12.3E" (sprintf "%-0+12.3E") floats
p "-0+12.10E" (sprintf "%-0+12.10E") floats
group "%-0+E"
p "-0 E" (sprintf "%-0 E") floats
p "-0 .0E" (sprintf "%-0 .0E") floats
p "-0 .3E" (sprintf "%-0 .3E") floats
p "-0 .10E" (sprintf "%-0 .10E") floats
p "-0 12E" (sprintf "%-0 12E") floats
p "-0 12.0E" (sprintf "%-0 12.0E") floats
p "-0 12.3E" (sprintf "%-0 12.3E") floats
p "-0 12.10E" (sprintf "%-0 12.10E") floats
group "%-0 E"
p "g" (sprintf "%g") floats
p ".0g" (sprintf "%.0g") floats
p ".3g" (sprintf "%.3g") floats
p ".10g" (sprintf "%.10g") floats
p "12g" (sprintf "%12g") floats
p "12.0g" (sprintf "%12.0g") floats
p "12.3g" (sprintf "%12.3g") floats
p "12.10g" (sprintf "%12.10g") floats
group "%g"
p "-g" (sprintf "%-g") floats
p "-.0g" (sprintf "%-.0g") floats
p "-.3g" (sprintf "%-.3g") floats
p "-.10g" (sprintf "%-.10g") floats
p "-12g" (sprintf "%-12g") floats
p "-12.0g" (sprintf "%-12.0g") floats
p "-12.3g" (sprintf "%-12.3g") floats
p "-12.10g" (sprintf "%-12.10g") floats
group "%-g"
p "0g" (sprintf "%0g") floats
p "0.0g" (sprintf "%0.0g") floats
p "0.3g" (sprintf "%0.3g") floats
p "0.10g" (sprintf "%0.10g") floats
p "012g" (sprintf "%012g") floats
p "012.0g" (sprintf "%012.0g") floats
p "012.3g" (sprintf "%012.3g") floats
p "012.10g" (sprintf "%012.10g") floats
group "%0g"
p "+g" (sprintf "%+g") floats
p "+.0g" (sprintf "%+.0g") floats
p "+.3g" (sprintf "%+.3g") floats
p "+.10g" (sprintf "%+.10g") floats
p "+12g" (sprintf "%+12g") floats
p "+12.0g" (sprintf "%+12.0g") floats
p "+12.3g" (sprintf "%+12.3g") floats
p "+12.10g" (sprintf "%+12.10g") floats
group "%+g"
p " g" (sprintf "% g") floats
p " .0g" (sprintf "% .0g") floats
p " .3g" (sprintf "% .3g") floats
p " .10g" (sprintf "% .10g") floats
p " 12g" (sprintf "% 12g") floats
p " 12.0g" (sprintf "% 12.0g") floats
p " 12.3g" (sprintf "% 12.3g") floats
p " 12.10g" (sprintf "% 12.10g") floats
group "% g"
p "-0g" (sprintf "%-0g") floats
p "-0.0g" (sprintf "%-0.0g") floats
p "-0.3g" (sprintf "%-0.3g") floats
p "-0.10g" (sprintf "%-0.10g") floats
p "-012g" (sprintf "%-012g") floats
p "-012.0g" (sprintf "%-012.0g") floats
p "-012.3g" (sprintf "%-012.3g") floats
p "-012.10g" (sprintf "%-012.10g") floats
group "%-0g"
p "-+g" (sprintf "%-+g") floats
p "-+.0g" (sprintf "%-+.0g") floats
p "-+.3g" (sprintf "%-+.3g") floats
p "-+.10g" (sprintf "%-+.10g") floats
p "-+12g" (sprintf "%-+12g") floats
p "-+12.0g" (sprintf "%-+12.0g") floats
p "-+12.3g" (sprintf "%-+12.3g") floats
p "-+12.10g" (sprintf "%-+12.10g") floats
group "%-+g"
p "- g" (sprintf "%- g") floats
p "- .0g" (sprintf "%- .0g") floats
p "- .3g" (sprintf "%- .3g") floats
p "- .10g" (sprintf "%- .10g") floats
p "- 12g" (sprintf "%- 12g") floats
p "- 12.0g" (sprintf "%- 12.0g") floats
p "- 12.3g" (sprintf "%- 12.3g") floats
p "- 12.10g" (sprintf "%- 12.10g") floats
group "%- g"
p "0+g" (sprintf "%0+g") floats
p "0+.0g" (sprintf "%0+.0g") floats
p "0+.3g" (sprintf "%0+.3g") floats
p "0+.10g" (sprintf "%0+.10g") floats
p "0+12g" (sprintf "%0+12g") floats
p "0+12.0g" (sprintf "%0+12.0g") floats
p "0+12.3g" (sprintf "%0+12.3g") floats
p "0+12.10g" (sprintf "%0+12.10g") floats
group "%0+g"
p "0 g" (sprintf "%0 g") floats
p "0 .0g" (sprintf "%0 .0g") floats
p "0 .3g" (sprintf "%0 .3g") floats
p "0 .10g" (sprintf "%0 .10g") floats
p "0 12g" (sprintf "%0 12g") floats
p "0 12.0g" (sprintf "%0 12.0g") floats
p "0 12.3g" (sprintf "%0 12.3g") floats
p "0 12.10g" (sprintf "%0 12.10g") floats
group "%0 g"
p "-0+g" (sprintf "%-0+g") floats
p "-0+.0g" (sprintf "%-0+.0g") floats
p "-0+.3g" (sprintf "%-0+.3g") floats
p "-0+.10g" (sprintf "%-0+.10g") floats
p "-0+12g" (sprintf "%-0+12g") floats
p "-0+12.0g" (sprintf "%-0+12.0g") floats
p "-0+12.3g" (sprintf "%-0+12.3g") floats
p "-0+12.10g" (sprintf "%-0+12.10g") floats
group "%-0+g"
p "-0 g" (sprintf "%-0 g") floats
p "-0 .0g" (sprintf "%-0 .0g") floats
p "-0 .3g" (sprintf "%-0 .3g") floats
p "-0 .10g" (sprintf "%-0 .10g") floats
p "-0 12g" (sprintf "%-0 12g") floats
p "-0 12.0g" (sprintf "%-0 12.0g") floats
p "-0 12.3g" (sprintf "%-0 12.3g") floats
p "-0 12.10g" (sprintf "%-0 12.10g") floats
group "%-0 g"
p "G" (sprintf "%G") floats
p ".0G" (sprintf "%.0G") floats
p ".3G" (sprintf "%.3G") floats
p ".10G" (sprintf "%.10G") floats
p "12G" (sprintf "%12G") floats
p "12.0G" (sprintf "%12.0G") floats
p "12.3G" (sprintf "%12.3G") floats
p "12.10G" (sprintf "%12.10G") floats
group "%G"
p "-G" (sprintf "%-G") floats
p "-.0G" (sprintf "%-.0G") floats
p "-.3G" (sprintf "%-.3G") floats
p "-.10G" (sprintf "%-.10G") floats
p "-12G" (sprintf "%-12G") floats
p "-12.0G" (sprintf "%-12.0G") floats
p "-12.3G" (sprintf "%-12.3G") floats
p "-12.10G" (sprintf "%-12.10G") floats
group "%-G"
p "0G" (sprintf "%0G") floats
p "0.0G" (sprintf "%0.0G") floats
p "0.3G" (sprintf "%0.3G") floats
p "0.10G" (sprintf "%0.10G") floats
p "012G" (sprintf "%012G") floats
p "012.0G" (sprintf "%012.0G") floats
p "012.3G" (sprintf "%012.3G") floats
p "012.10G" (sprintf "%012.10G") floats
group "%0G"
p "+G" (sprintf "%+G") floats
p "+.0G" (sprintf "%+.0G") floats
p "+.3G" (sprintf "%+.3G") floats
p "+.10G" (sprintf "%+.10G") floats
p "+12G" (sprintf "%+12G") floats
p "+12.0G" (sprintf "%+12.0G") floats
p "+12.3G" (sprintf "%+12.3G") floats
p "+12.10G" (sprintf "%+12.10G") floats
group "%+G"
p " G" (sprintf "% G") floats
p " .0G" (sprintf "% .0G") floats
p " .3G" (sprintf "% .3G") floats
p " .10G" (sprintf "% .10G") floats
p " 12G" (sprintf "% 12G") floats
p " 12.0G" (sprintf "% 12.0G") floats
p " 12.3G" (sprintf "% 12.3G") floats
p " 12.10G" (sprintf "% 12.10G") floats
group "% G"
p "-0G" (sprintf "%-0G") floats
p "-0.0G" (sprintf "%-0.0G") floats
p "-0.3G" (sprintf "%-0.3G") floats
p "-0.10G" (sprintf "%-0.10G") floats
p "-012G" (sprintf "%-012G") floats
p "-012.0G" (sprintf "%-012.0G") floats
p "-012.3G" (sprintf "%-012.3G") floats
p "-012.10G" (sprintf "%-012.10G") floats
group "%-0G"
p "-+G" (sprintf "%-+G") floats
p "-+.0G" (sprintf "%-+.0G") floats
p "-+.3G" (sprintf "%-+.3G") floats
p "-+.10G" (sprintf "%-+.10G") floats
p "-+12G" (sprintf "%-+12G") floats
p "-+12.0G" (sprintf "%-+12.0G") floats
p "-+12.3G" (sprintf "%-+12.3G") floats
p "-+12.10G" (sprintf "%-+12.10G") floats
group "%-+G"
p "- G" (sprintf "%- G") floats
p "- .0G" (sprintf "%- .0G") floats
p "- .3G" (sprintf "%- .3G") floats
p "- .10G" (sprintf "%- .10G") floats
p "- 12G" (sprintf "%- 12G") floats
p "- 12.0G" (sprintf "%- 12.0G") floats
p "- 12.3G" (sprintf "%- 12.3G") floats
p "- 12.10G" (sprintf "%- 12.10G") floats
group "%- G"
p "0+G" (sprintf "%0+G") floats
p "0+.0G" (sprintf "%0+.0G") floats
p "0+.3G" (sprintf "%0+.3G") floats
p "0+.10G" (sprintf "%0+.10G") floats
p "0+12G" (sprintf "%0+12G") floats
p "0+12.0G" (sprintf "%0+12.0G") floats
p "0+12.3G" (sprintf "%0+12.3G") floats
p "0+12.10G" (sprintf "%0+12.10G") floats
group "%0+G"
p "0 G" (sprintf "%0 G") floats
p "0 .0G" (sprintf "%0 .0G") floats
p "0 .3G" (sprintf "%0 .3G") floats
p "0 .10G" (sprintf "%0 .10G") floats
p "0 12G" (sprintf "%0 12G") floats
p "0 12.0G" (sprintf "%0 12.0G") floats
p "0 12.3G" (sprintf "%0 12.3G") floats
p "0 12.10G" (sprintf "%0 12.10G") floats
group "%0 G"
p "-0+G" (sprintf "%-0+G") floats
p "-0+.0G" (sprintf "%-0+.0G") floats
p "-0+.3G" (sprintf "%-0+.3G") floats
p "-0+.10G" (sprintf "%-0+.10G") floats
p "-0+12G" (sprintf "%-0+12G") floats
p "-0+12.0G" (sprintf "%-0+12.0G") floats
p "-0+12.3G" (sprintf "%-0+12.3G") floats
p "-0+12.10G" (sprintf "%-0+12.10G") floats
group "%-0+G"
p "-0 G" (sprintf "%-0 G") floats
p "-0 .0G" (sprintf "%-0 .0G") floats
p "-0 .3G" (sprintf "%-0 .3G") floats
p "-0 .10G" (sprintf "%-0 .10G") floats
p "-0 12G" (sprintf "%-0 12G") floats
p "-0 12.0G" (sprintf "%-0 12.0G") floats
p "-0 12.3G" (sprintf "%-0 12.3G") floats
p "-0 12.10G" (sprintf "%-0 12.10G") floats
group "%-0 G"
p "f" (sprintf "%f") singles
p ".0f" (sprintf "%.0f") singles
p ".3f" (sprintf "%.3f") singles
p ".10f" (sprintf "%.10f") singles
p "12f" (sprintf "%12f") singles
p "12.0f" (sprintf "%12.0f") singles
p "12.3f" (sprintf "%12.3f") singles
p "12.10f" (sprintf "%12.10f") singles
p "0f" (sprintf "%0f") singles
p "0.0f" (sprintf "%0.0f") singles
p "0.3f" (sprintf "%0.3f") singles
p "0.10f" (sprintf "%0.10f") singles
p "012f" (sprintf "%012f") singles
p "012.0f" (sprintf "%012.0f") singles
p "012.3f" (sprintf "%012.3f") singles
p "012.10f" (sprintf "%012.10f") singles
p "+f" (sprintf "%+f") singles
p "+.0f" (sprintf "%+.0f") singles
p "+.3f" (sprintf "%+.3f") singles
p "+.10f" (sprintf "%+.10f") singles
p "+12f" (sprintf "%+12f") singles
p "+12.0f" (sprintf "%+12.0f") singles
p "+12.3f" (sprintf "%+12.3f") singles
p "+12.10f" (sprintf "%+12.10f") singles
p "-f" (sprintf "%-f") singles
p "-.0f" (sprintf "%-.0f") singles
p "-.3f" (sprintf "%-.3f") singles
p "-.10f" (sprintf "%-.10f") singles
p "-12f" (sprintf "%-12f") singles
p "-12.0f" (sprintf "%-12.0f") singles
p "-12.3f" (sprintf "%-12.3f") singles
p "-12.10f" (sprintf "%-12.10f") singles
p " f" (sprintf "% f") singles
p " .0f" (sprintf "% .0f") singles
p " .3f" (sprintf "% .3f") singles
p " .10f" (sprintf "% .10f") singles
p " 12f" (sprintf "% 12f") singles
p " 12.0f" (sprintf "% 12.0f") singles
p " 12.3f" (sprintf "% 12.3f") singles
p " 12.10f" (sprintf "% 12.10f") singles
group "float32 %f"
p "e" (sprintf "%e") singles
p ".0e" (sprintf "%.0e") singles
p ".3e" (sprintf "%.3e") singles
p ".10e" (sprintf "%.10e") singles
p "12e" (sprintf "%12e") singles
p "12.0e" (sprintf "%12.0e") singles
p "12.3e" (sprintf "%12.3e") singles
p "12.10e" (sprintf "%12.10e") singles
p "0e" (sprintf "%0e") singles
p "0.0e" (sprintf "%0.0e") singles
p "0.3e" (sprintf "%0.3e") singles
p "0.10e" (sprintf "%0.10e") singles
p "012e" (sprintf "%012e") singles
p "012.0e" (sprintf "%012.0e") singles
p "012.3e" (sprintf "%012.3e") singles
p "012.10e" (sprintf "%012.10e") singles
p "+e" (sprintf "%+e") singles
p "+.0e" (sprintf "%+.0e") singles
p "+.3e" (sprintf "%+.3e") singles
p "+.10e" (sprintf "%+.10e") singles
p "+12e" (sprintf "%+12e") singles
p "+12.0e" (sprintf "%+12.0e") singles
p "+12.3e" (sprintf "%+12.3e") singles
p "+12.10e" (sprintf "%+12.10e") singles
p "-e" (sprintf "%-e") singles
p "-.0e" (sprintf "%-.0e") singles
p "-.3e" (sprintf "%-.3e") singles
p "-.10e" (sprintf "%-.10e") singles
p "-12e" (sprintf "%-12e") singles
p "-12.0e" (sprintf "%-12.0e") singles
p "-12.3e" (sprintf "%-12.3e") singles
p "-12.10e" (sprintf "%-12.10e") singles
p " e" (sprintf "% e") singles
p " .0e" (sprintf "% .0e") singles
p " .3e" (sprintf "% .3e") singles
p " .10e" (sprintf "% .10e") singles
p " 12e" (sprintf "% 12e") singles
p " 12.0e" (sprintf "% 12.0e") singles
p " 12.3e" (sprintf "% 12.3e") singles
p " 12.10e" (sprintf "% 12.10e") singles
group "float32 %e"
p "g" (sprintf "%g") singles
p ".0g" (sprintf "%.0g") singles
p ".3g" (sprintf "%.3g") singles
p ".10g" (sprintf "%.10g") singles
p "12g" (sprintf "%12g") singles
p "12.0g" (sprintf "%12.0g") singles
p "12.3g" (sprintf "%12.3g") singles
p "12.10g" (sprintf "%12.10g") singles
p "0g" (sprintf "%0g") singles
p "0.0g" (sprintf "%0.0g") singles
p "0.3g" (sprintf "%0.3g") singles
p "0.10g" (sprintf "%0.10g") singles
p "012g" (sprintf "%012g") singles
p "012.0g" (sprintf "%012.0g") singles
p "012.3g" (sprintf "%012.3g") singles
p "012.10g" (sprintf "%012.10g") singles
p "+g" (sprintf "%+g") singles
p "+.0g" (sprintf "%+.0g") singles
p "+.3g" (sprintf "%+.3g") singles
p "+.10g" (sprintf "%+.10g") singles
p "+12g" (sprintf "%+12g") singles
p "+12.0g" (sprintf "%+12.0g") singles
p "+12.3g" (sprintf "%+12.3g") singles
p "+12.10g" (sprintf "%+12.10g") singles
p "-g" (sprintf "%-g") singles
p "-.0g" (sprintf "%-.0g") singles
p "-.3g" (sprintf "%-.3g") singles
p "-.10g" (sprintf "%-.10g") singles
p "-12g" (sprintf "%-12g") singles
p "-12.0g" (sprintf "%-12.0g") singles
p "-12.3g" (sprintf "%-12.3g") singles
p "-12.10g" (sprintf "%-12.10g") singles
p " g" (sprintf "% g") singles
p " .0g" (sprintf "% .0g") singles
p " .3g" (sprintf "% .3g") singles
p " .10g" (sprintf "% .10g") singles
p " 12g" (sprintf "% 12g") singles
p " 12.0g" (sprintf "% 12.0g") singles
p " 12.3g" (sprintf "% 12.3g") singles
p " 12.10g" (sprintf "% 12.10g") singles
group "float32 %g"
p "G" (sprintf "%G") singles
p ".0G" (sprintf "%.0G") singles
p ".3G" (sprintf "%.3G") singles
p ".10G" (sprintf "%.10G") singles
p "12G" (sprintf "%12G") singles
p "12.0G" (sprintf "%12.0G") singles
p "12.3G" (sprintf "%12.3G") singles
p "12.10G" (sprintf "%12.10G") singles
p "0G" (sprintf "%0G") singles
p "0.0G" (sprintf "%0.0G") singles
p "0.3G" (sprintf "%0.3G") singles
p "0.10G" (sprintf "%0.10G") singles
p "012G" (sprintf "%012G") singles
p "012.0G" (sprintf "%012.0G") singles
p "012.3G" (sprintf "%012.3G") singles
p "012.10G" (sprintf "%012.10G") singles
p "+G" (sprintf "%+G") singles
p "+.0G" (sprintf "%+.0G") singles
p "+.3G" (sprintf "%+.3G") singles
p "+.10G" (sprintf "%+.10G") singles
p "+12G" (sprintf "%+12G") singles
p "+12.0G" (sprintf "%+12.0G") singles
p "+12.3G" (sprintf "%+12.3G") singles
p "+12.10G" (sprintf "%+12.10G") singles
p "-G" (sprintf "%-G") singles
p "-.0G" (sprintf "%-.0G") singles
p "-.3G" (sprintf "%-.3G") singles
p "-.10G" (sprintf "%-.10G") singles
p "-12G" (sprintf "%-12G") singles
p "-12.0G" (sprintf "%-12.0G") singles
p "-12.3G" (sprintf "%-12.3G") singles
p "-12.10G" (sprintf "%-12.10G") singles
p " G" (sprintf "% G") singles
p " .0G" (sprintf "% .0G") singles
p " .3G" (sprintf "% .3G") singles
p " .10G" (sprintf "% .10G") singles
p " 12G" (sprintf "% 12G") singles
p " 12.0G" (sprintf "% 12.0G") singles
p " 12.3G" (sprintf "% 12.3G") singles
p " 12.10G" (sprintf "% 12.10G") singles
group "float32 %G"
