// out: %f 6 2387135907431288883
// out: %-f 6 12367663223974656895
// out: %0f 6 8105040240474224561
// out: %+f 6 12435365887854491983
// out: % f 6 7070743505173998449
// out: %-0f 6 10038913748077645311
// out: %-+f 6 6758098999110669669
// out: %- f 6 16340042689513352341
// out: %0+f 6 16851342175277423119
// out: %0 f 6 10050715509618275091
// out: %-0+f 6 3332760114243659493
// out: %-0 f 6 581159822719606421
// out: %e 6 4261514398746331809
// out: %-e 6 9857434433916244973
// out: %0e 6 11582289038149079293
// out: %+e 6 943529404432491895
// out: % e 6 15703334270874646003
// out: %-0e 6 17108465957126401421
// out: %-+e 6 13402567064030881831
// out: %- e 6 7323797465396217067
// out: %0+e 6 13720891978260877299
// out: %0 e 6 14690146153800615511
// out: %-0+e 6 7464364035451504935
// out: %-0 e 6 10325857763956524971
// out: %E 6 10119445602699256417
// out: %-E 6 4043387620187594861
// out: %0E 6 4177821820225753597
// out: %+E 6 9778775337423695863
// out: % E 6 5047756814967748723
// out: %-0E 6 14658891173169266317
// out: %-+E 6 15482558022762354983
// out: %- E 6 7911617595207595563
// out: %0+E 6 12682261919604232755
// out: %0 E 6 9012524824229372375
// out: %-0+E 6 12074665129705677991
// out: %-0 E 6 17730551086958780139
// out: %g 6 5534895379118798969
// out: %-g 6 10824523975142437683
// out: %0g 6 15727193894218718473
// out: %+g 6 15634983236559536211
// out: % g 6 3405461197152069377
// out: %-0g 6 12547825289341496115
// out: %-+g 6 17588082120042550367
// out: %- g 6 16221369516361039289
// out: %0+g 6 5155135954636403187
// out: %0 g 6 2444983142934083009
// out: %-0+g 6 9847055147262497935
// out: %-0 g 6 755439459063916585
// out: %G 6 1963490031077425785
// out: %-G 6 5233611763247123891
// out: %0G 6 15882306533103691849
// out: %+G 6 13911049155166503763
// out: % G 6 13976455074362631873
// out: %-0G 6 2612237714780601011
// out: %-+G 6 13404779046356899423
// out: %- G 6 1919475577429383609
// out: %0+G 6 14496589053946913395
// out: %0 G 6 3177156127532720385
// out: %-0+G 6 1076058079555440911
// out: %-0 G 6 16431827620607558313
// out: %F 6 2387135907431288883
// out: %-F 6 12367663223974656895
// out: %0F 6 8105040240474224561
// out: %+F 6 12435365887854491983
// out: % F 6 7070743505173998449
// out: %-0F 6 10038913748077645311
// out: %-+F 6 6758098999110669669
// out: %- F 6 16340042689513352341
// out: %0+F 6 16851342175277423119
// out: %0 F 6 10050715509618275091
// out: %-0+F 6 3332760114243659493
// out: %-0 F 6 581159822719606421
// out: %M 6 5938348957072854941
// out: %-M 6 1111750460439411459
// out: %0M 6 9297624448312628637
// out: %+M 6 4539078743976765843
// out: % M 6 5575304427915411607
// out: %-0M 6 8175745134144678195
// out: %-+M 6 2709488340672926663
// out: %- M 6 14080914216968715039
// out: %0+M 6 12126572424576564619
// out: %0 M 6 13840433002228688215
// out: %-0+M 6 8802358357290412343
// out: %-0 M 6 15485204827362268463
// out: %s 8 12068509530376838427
// out: %b 8 11570674298234520859
// out: %c 8 16334326441805100473
// out: %O 8 10619357763284494043
// out: %O 8 8827399792365468867
// out: %O 8 5302185669130486985
// out: %A 8 4323872197897198121
// out: %A 8 9035754108124951141
// out: * 20 1435238856127511794
// Decimals, strings, booleans, characters, any value, widths that are arguments: a line a group
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
let decimals : decimal list = [ 0M; 1M; -1.5M; 0.125M; 2.50M; 123456789.987654321M; 79228162514264337593543950335M; 0.0000000001M; -0.0M; 1.0000M ]
p "f" (sprintf "%f") decimals
p ".0f" (sprintf "%.0f") decimals
p ".3f" (sprintf "%.3f") decimals
p "12f" (sprintf "%12f") decimals
p "12.0f" (sprintf "%12.0f") decimals
p "12.3f" (sprintf "%12.3f") decimals
group "%f"
p "-f" (sprintf "%-f") decimals
p "-.0f" (sprintf "%-.0f") decimals
p "-.3f" (sprintf "%-.3f") decimals
p "-12f" (sprintf "%-12f") decimals
p "-12.0f" (sprintf "%-12.0f") decimals
p "-12.3f" (sprintf "%-12.3f") decimals
group "%-f"
p "0f" (sprintf "%0f") decimals
p "0.0f" (sprintf "%0.0f") decimals
p "0.3f" (sprintf "%0.3f") decimals
p "012f" (sprintf "%012f") decimals
p "012.0f" (sprintf "%012.0f") decimals
p "012.3f" (sprintf "%012.3f") decimals
group "%0f"
p "+f" (sprintf "%+f") decimals
p "+.0f" (sprintf "%+.0f") decimals
p "+.3f" (sprintf "%+.3f") decimals
p "+12f" (sprintf "%+12f") decimals
p "+12.0f" (sprintf "%+12.0f") decimals
p "+12.3f" (sprintf "%+12.3f") decimals
group "%+f"
p " f" (sprintf "% f") decimals
p " .0f" (sprintf "% .0f") decimals
p " .3f" (sprintf "% .3f") decimals
p " 12f" (sprintf "% 12f") decimals
p " 12.0f" (sprintf "% 12.0f") decimals
p " 12.3f" (sprintf "% 12.3f") decimals
group "% f"
p "-0f" (sprintf "%-0f") decimals
p "-0.0f" (sprintf "%-0.0f") decimals
p "-0.3f" (sprintf "%-0.3f") decimals
p "-012f" (sprintf "%-012f") decimals
p "-012.0f" (sprintf "%-012.0f") decimals
p "-012.3f" (sprintf "%-012.3f") decimals
group "%-0f"
p "-+f" (sprintf "%-+f") decimals
p "-+.0f" (sprintf "%-+.0f") decimals
p "-+.3f" (sprintf "%-+.3f") decimals
p "-+12f" (sprintf "%-+12f") decimals
p "-+12.0f" (sprintf "%-+12.0f") decimals
p "-+12.3f" (sprintf "%-+12.3f") decimals
group "%-+f"
p "- f" (sprintf "%- f") decimals
p "- .0f" (sprintf "%- .0f") decimals
p "- .3f" (sprintf "%- .3f") decimals
p "- 12f" (sprintf "%- 12f") decimals
p "- 12.0f" (sprintf "%- 12.0f") decimals
p "- 12.3f" (sprintf "%- 12.3f") decimals
group "%- f"
p "0+f" (sprintf "%0+f") decimals
p "0+.0f" (sprintf "%0+.0f") decimals
p "0+.3f" (sprintf "%0+.3f") decimals
p "0+12f" (sprintf "%0+12f") decimals
p "0+12.0f" (sprintf "%0+12.0f") decimals
p "0+12.3f" (sprintf "%0+12.3f") decimals
group "%0+f"
p "0 f" (sprintf "%0 f") decimals
p "0 .0f" (sprintf "%0 .0f") decimals
p "0 .3f" (sprintf "%0 .3f") decimals
p "0 12f" (sprintf "%0 12f") decimals
p "0 12.0f" (sprintf "%0 12.0f") decimals
p "0 12.3f" (sprintf "%0 12.3f") decimals
group "%0 f"
p "-0+f" (sprintf "%-0+f") decimals
p "-0+.0f" (sprintf "%-0+.0f") decimals
p "-0+.3f" (sprintf "%-0+.3f") decimals
p "-0+12f" (sprintf "%-0+12f") decimals
p "-0+12.0f" (sprintf "%-0+12.0f") decimals
p "-0+12.3f" (sprintf "%-0+12.3f") decimals
group "%-0+f"
p "-0 f" (sprintf "%-0 f") decimals
p "-0 .0f" (sprintf "%-0 .0f") decimals
p "-0 .3f" (sprintf "%-0 .3f") decimals
p "-0 12f" (sprintf "%-0 12f") decimals
p "-0 12.0f" (sprintf "%-0 12.0f") decimals
p "-0 12.3f" (sprintf "%-0 12.3f") decimals
group "%-0 f"
p "e" (sprintf "%e") decimals
p ".0e" (sprintf "%.0e") decimals
p ".3e" (sprintf "%.3e") decimals
p "12e" (sprintf "%12e") decimals
p "12.0e" (sprintf "%12.0e") decimals
p "12.3e" (sprintf "%12.3e") decimals
group "%e"
p "-e" (sprintf "%-e") decimals
p "-.0e" (sprintf "%-.0e") decimals
p "-.3e" (sprintf "%-.3e") decimals
p "-12e" (sprintf "%-12e") decimals
p "-12.0e" (sprintf "%-12.0e") decimals
p "-12.3e" (sprintf "%-12.3e") decimals
group "%-e"
p "0e" (sprintf "%0e") decimals
p "0.0e" (sprintf "%0.0e") decimals
p "0.3e" (sprintf "%0.3e") decimals
p "012e" (sprintf "%012e") decimals
p "012.0e" (sprintf "%012.0e") decimals
p "012.3e" (sprintf "%012.3e") decimals
group "%0e"
p "+e" (sprintf "%+e") decimals
p "+.0e" (sprintf "%+.0e") decimals
p "+.3e" (sprintf "%+.3e") decimals
p "+12e" (sprintf "%+12e") decimals
p "+12.0e" (sprintf "%+12.0e") decimals
p "+12.3e" (sprintf "%+12.3e") decimals
group "%+e"
p " e" (sprintf "% e") decimals
p " .0e" (sprintf "% .0e") decimals
p " .3e" (sprintf "% .3e") decimals
p " 12e" (sprintf "% 12e") decimals
p " 12.0e" (sprintf "% 12.0e") decimals
p " 12.3e" (sprintf "% 12.3e") decimals
group "% e"
p "-0e" (sprintf "%-0e") decimals
p "-0.0e" (sprintf "%-0.0e") decimals
p "-0.3e" (sprintf "%-0.3e") decimals
p "-012e" (sprintf "%-012e") decimals
p "-012.0e" (sprintf "%-012.0e") decimals
p "-012.3e" (sprintf "%-012.3e") decimals
group "%-0e"
p "-+e" (sprintf "%-+e") decimals
p "-+.0e" (sprintf "%-+.0e") decimals
p "-+.3e" (sprintf "%-+.3e") decimals
p "-+12e" (sprintf "%-+12e") decimals
p "-+12.0e" (sprintf "%-+12.0e") decimals
p "-+12.3e" (sprintf "%-+12.3e") decimals
group "%-+e"
p "- e" (sprintf "%- e") decimals
p "- .0e" (sprintf "%- .0e") decimals
p "- .3e" (sprintf "%- .3e") decimals
p "- 12e" (sprintf "%- 12e") decimals
p "- 12.0e" (sprintf "%- 12.0e") decimals
p "- 12.3e" (sprintf "%- 12.3e") decimals
group "%- e"
p "0+e" (sprintf "%0+e") decimals
p "0+.0e" (sprintf "%0+.0e") decimals
p "0+.3e" (sprintf "%0+.3e") decimals
p "0+12e" (sprintf "%0+12e") decimals
p "0+12.0e" (sprintf "%0+12.0e") decimals
p "0+12.3e" (sprintf "%0+12.3e") decimals
group "%0+e"
p "0 e" (sprintf "%0 e") decimals
p "0 .0e" (sprintf "%0 .0e") decimals
p "0 .3e" (sprintf "%0 .3e") decimals
p "0 12e" (sprintf "%0 12e") decimals
p "0 12.0e" (sprintf "%0 12.0e") decimals
p "0 12.3e" (sprintf "%0 12.3e") decimals
group "%0 e"
p "-0+e" (sprintf "%-0+e") decimals
p "-0+.0e" (sprintf "%-0+.0e") decimals
p "-0+.3e" (sprintf "%-0+.3e") decimals
p "-0+12e" (sprintf "%-0+12e") decimals
p "-0+12.0e" (sprintf "%-0+12.0e") decimals
p "-0+12.3e" (sprintf "%-0+12.3e") decimals
group "%-0+e"
p "-0 e" (sprintf "%-0 e") decimals
p "-0 .0e" (sprintf "%-0 .0e") decimals
p "-0 .3e" (sprintf "%-0 .3e") decimals
p "-0 12e" (sprintf "%-0 12e") decimals
p "-0 12.0e" (sprintf "%-0 12.0e") decimals
p "-0 12.3e" (sprintf "%-0 12.3e") decimals
group "%-0 e"
p "E" (sprintf "%E") decimals
p ".0E" (sprintf "%.0E") decimals
p ".3E" (sprintf "%.3E") decimals
p "12E" (sprintf "%12E") decimals
p "12.0E" (sprintf "%12.0E") decimals
p "12.3E" (sprintf "%12.3E") decimals
group "%E"
p "-E" (sprintf "%-E") decimals
p "-.0E" (sprintf "%-.0E") decimals
p "-.3E" (sprintf "%-.3E") decimals
p "-12E" (sprintf "%-12E") decimals
p "-12.0E" (sprintf "%-12.0E") decimals
p "-12.3E" (sprintf "%-12.3E") decimals
group "%-E"
p "0E" (sprintf "%0E") decimals
p "0.0E" (sprintf "%0.0E") decimals
p "0.3E" (sprintf "%0.3E") decimals
p "012E" (sprintf "%012E") decimals
p "012.0E" (sprintf "%012.0E") decimals
p "012.3E" (sprintf "%012.3E") decimals
group "%0E"
p "+E" (sprintf "%+E") decimals
p "+.0E" (sprintf "%+.0E") decimals
p "+.3E" (sprintf "%+.3E") decimals
p "+12E" (sprintf "%+12E") decimals
p "+12.0E" (sprintf "%+12.0E") decimals
p "+12.3E" (sprintf "%+12.3E") decimals
group "%+E"
p " E" (sprintf "% E") decimals
p " .0E" (sprintf "% .0E") decimals
p " .3E" (sprintf "% .3E") decimals
p " 12E" (sprintf "% 12E") decimals
p " 12.0E" (sprintf "% 12.0E") decimals
p " 12.3E" (sprintf "% 12.3E") decimals
group "% E"
p "-0E" (sprintf "%-0E") decimals
p "-0.0E" (sprintf "%-0.0E") decimals
p "-0.3E" (sprintf "%-0.3E") decimals
p "-012E" (sprintf "%-012E") decimals
p "-012.0E" (sprintf "%-012.0E") decimals
p "-012.3E" (sprintf "%-012.3E") decimals
group "%-0E"
p "-+E" (sprintf "%-+E") decimals
p "-+.0E" (sprintf "%-+.0E") decimals
p "-+.3E" (sprintf "%-+.3E") decimals
p "-+12E" (sprintf "%-+12E") decimals
p "-+12.0E" (sprintf "%-+12.0E") decimals
p "-+12.3E" (sprintf "%-+12.3E") decimals
group "%-+E"
p "- E" (sprintf "%- E") decimals
p "- .0E" (sprintf "%- .0E") decimals
p "- .3E" (sprintf "%- .3E") decimals
p "- 12E" (sprintf "%- 12E") decimals
p "- 12.0E" (sprintf "%- 12.0E") decimals
p "- 12.3E" (sprintf "%- 12.3E") decimals
group "%- E"
p "0+E" (sprintf "%0+E") decimals
p "0+.0E" (sprintf "%0+.0E") decimals
p "0+.3E" (sprintf "%0+.3E") decimals
p "0+12E" (sprintf "%0+12E") decimals
p "0+12.0E" (sprintf "%0+12.0E") decimals
p "0+12.3E" (sprintf "%0+12.3E") decimals
group "%0+E"
p "0 E" (sprintf "%0 E") decimals
p "0 .0E" (sprintf "%0 .0E") decimals
p "0 .3E" (sprintf "%0 .3E") decimals
p "0 12E" (sprintf "%0 12E") decimals
p "0 12.0E" (sprintf "%0 12.0E") decimals
p "0 12.3E" (sprintf "%0 12.3E") decimals
group "%0 E"
p "-0+E" (sprintf "%-0+E") decimals
p "-0+.0E" (sprintf "%-0+.0E") decimals
p "-0+.3E" (sprintf "%-0+.3E") decimals
p "-0+12E" (sprintf "%-0+12E") decimals
p "-0+12.0E" (sprintf "%-0+12.0E") decimals
p "-0+12.3E" (sprintf "%-0+12.3E") decimals
group "%-0+E"
p "-0 E" (sprintf "%-0 E") decimals
p "-0 .0E" (sprintf "%-0 .0E") decimals
p "-0 .3E" (sprintf "%-0 .3E") decimals
p "-0 12E" (sprintf "%-0 12E") decimals
p "-0 12.0E" (sprintf "%-0 12.0E") decimals
p "-0 12.3E" (sprintf "%-0 12.3E") decimals
group "%-0 E"
p "g" (sprintf "%g") decimals
p ".0g" (sprintf "%.0g") decimals
p ".3g" (sprintf "%.3g") decimals
p "12g" (sprintf "%12g") decimals
p "12.0g" (sprintf "%12.0g") decimals
p "12.3g" (sprintf "%12.3g") decimals
group "%g"
p "-g" (sprintf "%-g") decimals
p "-.0g" (sprintf "%-.0g") decimals
p "-.3g" (sprintf "%-.3g") decimals
p "-12g" (sprintf "%-12g") decimals
p "-12.0g" (sprintf "%-12.0g") decimals
p "-12.3g" (sprintf "%-12.3g") decimals
group "%-g"
p "0g" (sprintf "%0g") decimals
p "0.0g" (sprintf "%0.0g") decimals
p "0.3g" (sprintf "%0.3g") decimals
p "012g" (sprintf "%012g") decimals
p "012.0g" (sprintf "%012.0g") decimals
p "012.3g" (sprintf "%012.3g") decimals
group "%0g"
p "+g" (sprintf "%+g") decimals
p "+.0g" (sprintf "%+.0g") decimals
p "+.3g" (sprintf "%+.3g") decimals
p "+12g" (sprintf "%+12g") decimals
p "+12.0g" (sprintf "%+12.0g") decimals
p "+12.3g" (sprintf "%+12.3g") decimals
group "%+g"
p " g" (sprintf "% g") decimals
p " .0g" (sprintf "% .0g") decimals
p " .3g" (sprintf "% .3g") decimals
p " 12g" (sprintf "% 12g") decimals
p " 12.0g" (sprintf "% 12.0g") decimals
p " 12.3g" (sprintf "% 12.3g") decimals
group "% g"
p "-0g" (sprintf "%-0g") decimals
p "-0.0g" (sprintf "%-0.0g") decimals
p "-0.3g" (sprintf "%-0.3g") decimals
p "-012g" (sprintf "%-012g") decimals
p "-012.0g" (sprintf "%-012.0g") decimals
p "-012.3g" (sprintf "%-012.3g") decimals
group "%-0g"
p "-+g" (sprintf "%-+g") decimals
p "-+.0g" (sprintf "%-+.0g") decimals
p "-+.3g" (sprintf "%-+.3g") decimals
p "-+12g" (sprintf "%-+12g") decimals
p "-+12.0g" (sprintf "%-+12.0g") decimals
p "-+12.3g" (sprintf "%-+12.3g") decimals
group "%-+g"
p "- g" (sprintf "%- g") decimals
p "- .0g" (sprintf "%- .0g") decimals
p "- .3g" (sprintf "%- .3g") decimals
p "- 12g" (sprintf "%- 12g") decimals
p "- 12.0g" (sprintf "%- 12.0g") decimals
p "- 12.3g" (sprintf "%- 12.3g") decimals
group "%- g"
p "0+g" (sprintf "%0+g") decimals
p "0+.0g" (sprintf "%0+.0g") decimals
p "0+.3g" (sprintf "%0+.3g") decimals
p "0+12g" (sprintf "%0+12g") decimals
p "0+12.0g" (sprintf "%0+12.0g") decimals
p "0+12.3g" (sprintf "%0+12.3g") decimals
group "%0+g"
p "0 g" (sprintf "%0 g") decimals
p "0 .0g" (sprintf "%0 .0g") decimals
p "0 .3g" (sprintf "%0 .3g") decimals
p "0 12g" (sprintf "%0 12g") decimals
p "0 12.0g" (sprintf "%0 12.0g") decimals
p "0 12.3g" (sprintf "%0 12.3g") decimals
group "%0 g"
p "-0+g" (sprintf "%-0+g") decimals
p "-0+.0g" (sprintf "%-0+.0g") decimals
p "-0+.3g" (sprintf "%-0+.3g") decimals
p "-0+12g" (sprintf "%-0+12g") decimals
p "-0+12.0g" (sprintf "%-0+12.0g") decimals
p "-0+12.3g" (sprintf "%-0+12.3g") decimals
group "%-0+g"
p "-0 g" (sprintf "%-0 g") decimals
p "-0 .0g" (sprintf "%-0 .0g") decimals
p "-0 .3g" (sprintf "%-0 .3g") decimals
p "-0 12g" (sprintf "%-0 12g") decimals
p "-0 12.0g" (sprintf "%-0 12.0g") decimals
p "-0 12.3g" (sprintf "%-0 12.3g") decimals
group "%-0 g"
p "G" (sprintf "%G") decimals
p ".0G" (sprintf "%.0G") decimals
p ".3G" (sprintf "%.3G") decimals
p "12G" (sprintf "%12G") decimals
p "12.0G" (sprintf "%12.0G") decimals
p "12.3G" (sprintf "%12.3G") decimals
group "%G"
p "-G" (sprintf "%-G") decimals
p "-.0G" (sprintf "%-.0G") decimals
p "-.3G" (sprintf "%-.3G") decimals
p "-12G" (sprintf "%-12G") decimals
p "-12.0G" (sprintf "%-12.0G") decimals
p "-12.3G" (sprintf "%-12.3G") decimals
group "%-G"
p "0G" (sprintf "%0G") decimals
p "0.0G" (sprintf "%0.0G") decimals
p "0.3G" (sprintf "%0.3G") decimals
p "012G" (sprintf "%012G") decimals
p "012.0G" (sprintf "%012.0G") decimals
p "012.3G" (sprintf "%012.3G") decimals
group "%0G"
p "+G" (sprintf "%+G") decimals
p "+.0G" (sprintf "%+.0G") decimals
p "+.3G" (sprintf "%+.3G") decimals
p "+12G" (sprintf "%+12G") decimals
p "+12.0G" (sprintf "%+12.0G") decimals
p "+12.3G" (sprintf "%+12.3G") decimals
group "%+G"
p " G" (sprintf "% G") decimals
p " .0G" (sprintf "% .0G") decimals
p " .3G" (sprintf "% .3G") decimals
p " 12G" (sprintf "% 12G") decimals
p " 12.0G" (sprintf "% 12.0G") decimals
p " 12.3G" (sprintf "% 12.3G") decimals
group "% G"
p "-0G" (sprintf "%-0G") decimals
p "-0.0G" (sprintf "%-0.0G") decimals
p "-0.3G" (sprintf "%-0.3G") decimals
p "-012G" (sprintf "%-012G") decimals
p "-012.0G" (sprintf "%-012.0G") decimals
p "-012.3G" (sprintf "%-012.3G") decimals
group "%-0G"
p "-+G" (sprintf "%-+G") decimals
p "-+.0G" (sprintf "%-+.0G") decimals
p "-+.3G" (sprintf "%-+.3G") decimals
p "-+12G" (sprintf "%-+12G") decimals
p "-+12.0G" (sprintf "%-+12.0G") decimals
p "-+12.3G" (sprintf "%-+12.3G") decimals
group "%-+G"
p "- G" (sprintf "%- G") decimals
p "- .0G" (sprintf "%- .0G") decimals
p "- .3G" (sprintf "%- .3G") decimals
p "- 12G" (sprintf "%- 12G") decimals
p "- 12.0G" (sprintf "%- 12.0G") decimals
p "- 12.3G" (sprintf "%- 12.3G") decimals
group "%- G"
p "0+G" (sprintf "%0+G") decimals
p "0+.0G" (sprintf "%0+.0G") decimals
p "0+.3G" (sprintf "%0+.3G") decimals
p "0+12G" (sprintf "%0+12G") decimals
p "0+12.0G" (sprintf "%0+12.0G") decimals
p "0+12.3G" (sprintf "%0+12.3G") decimals
group "%0+G"
p "0 G" (sprintf "%0 G") decimals
p "0 .0G" (sprintf "%0 .0G") decimals
p "0 .3G" (sprintf "%0 .3G") decimals
p "0 12G" (sprintf "%0 12G") decimals
p "0 12.0G" (sprintf "%0 12.0G") decimals
p "0 12.3G" (sprintf "%0 12.3G") decimals
group "%0 G"
p "-0+G" (sprintf "%-0+G") decimals
p "-0+.0G" (sprintf "%-0+.0G") decimals
p "-0+.3G" (sprintf "%-0+.3G") decimals
p "-0+12G" (sprintf "%-0+12G") decimals
p "-0+12.0G" (sprintf "%-0+12.0G") decimals
p "-0+12.3G" (sprintf "%-0+12.3G") decimals
group "%-0+G"
p "-0 G" (sprintf "%-0 G") decimals
p "-0 .0G" (sprintf "%-0 .0G") decimals
p "-0 .3G" (sprintf "%-0 .3G") decimals
p "-0 12G" (sprintf "%-0 12G") decimals
p "-0 12.0G" (sprintf "%-0 12.0G") decimals
p "-0 12.3G" (sprintf "%-0 12.3G") decimals
group "%-0 G"
p "F" (sprintf "%F") decimals
p ".0F" (sprintf "%.0F") decimals
p ".3F" (sprintf "%.3F") decimals
p "12F" (sprintf "%12F") decimals
p "12.0F" (sprintf "%12.0F") decimals
p "12.3F" (sprintf "%12.3F") decimals
group "%F"
p "-F" (sprintf "%-F") decimals
p "-.0F" (sprintf "%-.0F") decimals
p "-.3F" (sprintf "%-.3F") decimals
p "-12F" (sprintf "%-12F") decimals
p "-12.0F" (sprintf "%-12.0F") decimals
p "-12.3F" (sprintf "%-12.3F") decimals
group "%-F"
p "0F" (sprintf "%0F") decimals
p "0.0F" (sprintf "%0.0F") decimals
p "0.3F" (sprintf "%0.3F") decimals
p "012F" (sprintf "%012F") decimals
p "012.0F" (sprintf "%012.0F") decimals
p "012.3F" (sprintf "%012.3F") decimals
group "%0F"
p "+F" (sprintf "%+F") decimals
p "+.0F" (sprintf "%+.0F") decimals
p "+.3F" (sprintf "%+.3F") decimals
p "+12F" (sprintf "%+12F") decimals
p "+12.0F" (sprintf "%+12.0F") decimals
p "+12.3F" (sprintf "%+12.3F") decimals
group "%+F"
p " F" (sprintf "% F") decimals
p " .0F" (sprintf "% .0F") decimals
p " .3F" (sprintf "% .3F") decimals
p " 12F" (sprintf "% 12F") decimals
p " 12.0F" (sprintf "% 12.0F") decimals
p " 12.3F" (sprintf "% 12.3F") decimals
group "% F"
p "-0F" (sprintf "%-0F") decimals
p "-0.0F" (sprintf "%-0.0F") decimals
p "-0.3F" (sprintf "%-0.3F") decimals
p "-012F" (sprintf "%-012F") decimals
p "-012.0F" (sprintf "%-012.0F") decimals
p "-012.3F" (sprintf "%-012.3F") decimals
group "%-0F"
p "-+F" (sprintf "%-+F") decimals
p "-+.0F" (sprintf "%-+.0F") decimals
p "-+.3F" (sprintf "%-+.3F") decimals
p "-+12F" (sprintf "%-+12F") decimals
p "-+12.0F" (sprintf "%-+12.0F") decimals
p "-+12.3F" (sprintf "%-+12.3F") decimals
group "%-+F"
p "- F" (sprintf "%- F") decimals
p "- .0F" (sprintf "%- .0F") decimals
p "- .3F" (sprintf "%- .3F") decimals
p "- 12F" (sprintf "%- 12F") decimals
p "- 12.0F" (sprintf "%- 12.0F") decimals
p "- 12.3F" (sprintf "%- 12.3F") decimals
group "%- F"
p "0+F" (sprintf "%0+F") decimals
p "0+.0F" (sprintf "%0+.0F") decimals
p "0+.3F" (sprintf "%0+.3F") decimals
p "0+12F" (sprintf "%0+12F") decimals
p "0+12.0F" (sprintf "%0+12.0F") decimals
p "0+12.3F" (sprintf "%0+12.3F") decimals
group "%0+F"
p "0 F" (sprintf "%0 F") decimals
p "0 .0F" (sprintf "%0 .0F") decimals
p "0 .3F" (sprintf "%0 .3F") decimals
p "0 12F" (sprintf "%0 12F") decimals
p "0 12.0F" (sprintf "%0 12.0F") decimals
p "0 12.3F" (sprintf "%0 12.3F") decimals
group "%0 F"
p "-0+F" (sprintf "%-0+F") decimals
p "-0+.0F" (sprintf "%-0+.0F") decimals
p "-0+.3F" (sprintf "%-0+.3F") decimals
p "-0+12F" (sprintf "%-0+12F") decimals
p "-0+12.0F" (sprintf "%-0+12.0F") decimals
p "-0+12.3F" (sprintf "%-0+12.3F") decimals
group "%-0+F"
p "-0 F" (sprintf "%-0 F") decimals
p "-0 .0F" (sprintf "%-0 .0F") decimals
p "-0 .3F" (sprintf "%-0 .3F") decimals
p "-0 12F" (sprintf "%-0 12F") decimals
p "-0 12.0F" (sprintf "%-0 12.0F") decimals
p "-0 12.3F" (sprintf "%-0 12.3F") decimals
group "%-0 F"
p "M" (sprintf "%M") decimals
p ".0M" (sprintf "%.0M") decimals
p ".3M" (sprintf "%.3M") decimals
p "12M" (sprintf "%12M") decimals
p "12.0M" (sprintf "%12.0M") decimals
p "12.3M" (sprintf "%12.3M") decimals
group "%M"
p "-M" (sprintf "%-M") decimals
p "-.0M" (sprintf "%-.0M") decimals
p "-.3M" (sprintf "%-.3M") decimals
p "-12M" (sprintf "%-12M") decimals
p "-12.0M" (sprintf "%-12.0M") decimals
p "-12.3M" (sprintf "%-12.3M") decimals
group "%-M"
p "0M" (sprintf "%0M") decimals
p "0.0M" (sprintf "%0.0M") decimals
p "0.3M" (sprintf "%0.3M") decimals
p "012M" (sprintf "%012M") decimals
p "012.0M" (sprintf "%012.0M") decimals
p "012.3M" (sprintf "%012.3M") decimals
group "%0M"
p "+M" (sprintf "%+M") decimals
p "+.0M" (sprintf "%+.0M") decimals
p "+.3M" (sprintf "%+.3M") decimals
p "+12M" (sprintf "%+12M") decimals
p "+12.0M" (sprintf "%+12.0M") decimals
p "+12.3M" (sprintf "%+12.3M") decimals
group "%+M"
p " M" (sprintf "% M") decimals
p " .0M" (sprintf "% .0M") decimals
p " .3M" (sprintf "% .3M") decimals
p " 12M" (sprintf "% 12M") decimals
p " 12.0M" (sprintf "% 12.0M") decimals
p " 12.3M" (sprintf "% 12.3M") decimals
group "% M"
p "-0M" (sprintf "%-0M") decimals
p "-0.0M" (sprintf "%-0.0M") decimals
p "-0.3M" (sprintf "%-0.3M") decimals
p "-012M" (sprintf "%-012M") decimals
p "-012.0M" (sprintf "%-012.0M") decimals
p "-012.3M" (sprintf "%-012.3M") decimals
group "%-0M"
p "-+M" (sprintf "%-+M") decimals
p "-+.0M" (sprintf "%-+.0M") decimals
p "-+.3M" (sprintf "%-+.3M") decimals
p "-+12M" (sprintf "%-+12M") decimals
p "-+12.0M" (sprintf "%-+12.0M") decimals
p "-+12.3M" (sprintf "%-+12.3M") decimals
group "%-+M"
p "- M" (sprintf "%- M") decimals
p "- .0M" (sprintf "%- .0M") decimals
p "- .3M" (sprintf "%- .3M") decimals
p "- 12M" (sprintf "%- 12M") decimals
p "- 12.0M" (sprintf "%- 12.0M") decimals
p "- 12.3M" (sprintf "%- 12.3M") decimals
group "%- M"
p "0+M" (sprintf "%0+M") decimals
p "0+.0M" (sprintf "%0+.0M") decimals
p "0+.3M" (sprintf "%0+.3M") decimals
p "0+12M" (sprintf "%0+12M") decimals
p "0+12.0M" (sprintf "%0+12.0M") decimals
p "0+12.3M" (sprintf "%0+12.3M") decimals
group "%0+M"
p "0 M" (sprintf "%0 M") decimals
p "0 .0M" (sprintf "%0 .0M") decimals
p "0 .3M" (sprintf "%0 .3M") decimals
p "0 12M" (sprintf "%0 12M") decimals
p "0 12.0M" (sprintf "%0 12.0M") decimals
p "0 12.3M" (sprintf "%0 12.3M") decimals
group "%0 M"
p "-0+M" (sprintf "%-0+M") decimals
p "-0+.0M" (sprintf "%-0+.0M") decimals
p "-0+.3M" (sprintf "%-0+.3M") decimals
p "-0+12M" (sprintf "%-0+12M") decimals
p "-0+12.0M" (sprintf "%-0+12.0M") decimals
p "-0+12.3M" (sprintf "%-0+12.3M") decimals
group "%-0+M"
p "-0 M" (sprintf "%-0 M") decimals
p "-0 .0M" (sprintf "%-0 .0M") decimals
p "-0 .3M" (sprintf "%-0 .3M") decimals
p "-0 12M" (sprintf "%-0 12M") decimals
p "-0 12.0M" (sprintf "%-0 12.0M") decimals
p "-0 12.3M" (sprintf "%-0 12.3M") decimals
group "%-0 M"
let strings : string list = [ ""; "abc"; "long text here"; null; "é€" ]
let chars : char list = [ 'a'; 'é' ]
p "s" (sprintf "%s") strings
p "1s" (sprintf "%1s") strings
p "5s" (sprintf "%5s") strings
p "20s" (sprintf "%20s") strings
p "-s" (sprintf "%-s") strings
p "-1s" (sprintf "%-1s") strings
p "-5s" (sprintf "%-5s") strings
p "-20s" (sprintf "%-20s") strings
group "%s"
p "b" (sprintf "%b") [ true; false ]
p "1b" (sprintf "%1b") [ true; false ]
p "5b" (sprintf "%5b") [ true; false ]
p "20b" (sprintf "%20b") [ true; false ]
p "-b" (sprintf "%-b") [ true; false ]
p "-1b" (sprintf "%-1b") [ true; false ]
p "-5b" (sprintf "%-5b") [ true; false ]
p "-20b" (sprintf "%-20b") [ true; false ]
group "%b"
p "c" (sprintf "%c") chars
p "1c" (sprintf "%1c") chars
p "5c" (sprintf "%5c") chars
p "20c" (sprintf "%20c") chars
p "-c" (sprintf "%-c") chars
p "-1c" (sprintf "%-1c") chars
p "-5c" (sprintf "%-5c") chars
p "-20c" (sprintf "%-20c") chars
group "%c"
p "O" (sprintf "%O") strings
p "1O" (sprintf "%1O") strings
p "5O" (sprintf "%5O") strings
p "20O" (sprintf "%20O") strings
p "-O" (sprintf "%-O") strings
p "-1O" (sprintf "%-1O") strings
p "-5O" (sprintf "%-5O") strings
p "-20O" (sprintf "%-20O") strings
group "%O"
p "O" (sprintf "%O") decimals
p "1O" (sprintf "%1O") decimals
p "5O" (sprintf "%5O") decimals
p "20O" (sprintf "%20O") decimals
p "-O" (sprintf "%-O") decimals
p "-1O" (sprintf "%-1O") decimals
p "-5O" (sprintf "%-5O") decimals
p "-20O" (sprintf "%-20O") decimals
group "%O"
p "O" (sprintf "%O") [ Some 1; None ]
p "1O" (sprintf "%1O") [ Some 1; None ]
p "5O" (sprintf "%5O") [ Some 1; None ]
p "20O" (sprintf "%20O") [ Some 1; None ]
p "-O" (sprintf "%-O") [ Some 1; None ]
p "-1O" (sprintf "%-1O") [ Some 1; None ]
p "-5O" (sprintf "%-5O") [ Some 1; None ]
p "-20O" (sprintf "%-20O") [ Some 1; None ]
group "%O"
p "A" (sprintf "%A") [ [ 1; 2 ]; [] ]
p "1A" (sprintf "%1A") [ [ 1; 2 ]; [] ]
p "5A" (sprintf "%5A") [ [ 1; 2 ]; [] ]
p "20A" (sprintf "%20A") [ [ 1; 2 ]; [] ]
p "-A" (sprintf "%-A") [ [ 1; 2 ]; [] ]
p "-1A" (sprintf "%-1A") [ [ 1; 2 ]; [] ]
p "-5A" (sprintf "%-5A") [ [ 1; 2 ]; [] ]
p "-20A" (sprintf "%-20A") [ [ 1; 2 ]; [] ]
group "%A"
p "A" (sprintf "%A") strings
p "1A" (sprintf "%1A") strings
p "5A" (sprintf "%5A") strings
p "20A" (sprintf "%20A") strings
p "-A" (sprintf "%-A") strings
p "-1A" (sprintf "%-1A") strings
p "-5A" (sprintf "%-5A") strings
p "-20A" (sprintf "%-20A") strings
group "%A"
p "*d" (fun w -> sprintf "%*d" w 42) [ 0; 1; 5; 12 ]
p "-*d" (fun w -> sprintf "%-*d" w 42) [ 0; 1; 5; 12 ]
p "0*d" (fun w -> sprintf "%0*d" w -42) [ 0; 1; 5; 12 ]
p "+*d" (fun w -> sprintf "%+*d" w 42) [ 0; 1; 5; 12 ]
p "*x" (fun w -> sprintf "%*x" w 255) [ 0; 1; 5; 12 ]
p "*s" (fun w -> sprintf "%*s" w "ab") [ 0; 1; 5; 12 ]
p "-*s" (fun w -> sprintf "%-*s" w "ab") [ 0; 1; 5; 12 ]
p "*c" (fun w -> sprintf "%*c" w 'c') [ 0; 1; 5; 12 ]
p "*b" (fun w -> sprintf "%*b" w true) [ 0; 1; 5; 12 ]
p ".*f" (fun w -> sprintf "%.*f" w 3.14159) [ 0; 1; 5; 12 ]
p ".*e" (fun w -> sprintf "%.*e" w 3.14159) [ 0; 1; 5; 12 ]
p ".*g" (fun w -> sprintf "%.*g" w 3.14159) [ 0; 1; 5; 12 ]
p "*.*f" (fun w -> sprintf "%*.*f" 9 w 3.14159) [ 0; 1; 5; 12 ]
p "0*.*f" (fun w -> sprintf "%0*.*f" w 2 -3.14159) [ 0; 1; 5; 12 ]
p "*.3f" (fun w -> sprintf "%*.3f" w 2.71828) [ 0; 1; 5; 12 ]
p "12.*e" (fun w -> sprintf "%12.*e" w 2.71828) [ 0; 1; 5; 12 ]
p "*O" (fun w -> sprintf "%*O" w (Some 3)) [ 0; 1; 5; 12 ]
p "*i" (fun w -> sprintf "%*i" w 7L) [ 0; 1; 5; 12 ]
p "*M" (fun w -> sprintf "%*M" w 1.50M) [ 0; 1; 5; 12 ]
p "*A" (fun w -> sprintf "%*A" w [ 1; 2; 3 ]) [ 0; 1; 5; 12 ]
group "*"
