// out: MM/dd/yyyy|dddd, dd MMMM yyyy|HH:mm:ss|HH:mm
// out: dddd, dd MMMM yyyy HH:mm:ss|MMMM dd|yyyy MMMM|yyyy'-'MM'-'dd'T'HH':'mm':'ss|yyyy'-'MM'-'dd HH':'mm':'ss'Z'
// out: ddd, dd MMM yyyy HH':'mm':'ss 'GMT'|AM|PM|/|:
// out: [|"Sunday"; "Monday"; "Tuesday"; "Wednesday"; "Thursday"; "Friday"; "Saturday"|] [|"Sun"; "Mon"; "Tue"; "Wed"; "Thu"; "Fri"; "Sat"|]
// out: [|"Su"; "Mo"; "Tu"; "We"; "Th"; "Fr"; "Sa"|]
// out: [|"January"; "February"; "March"; "April"; "May"; "June"; "July"; "August";
// out:   "September"; "October"; "November"; "December"; ""|] [|"Jan"; "Feb"; "Mar"; "Apr"; "May"; "Jun"; "Jul"; "Aug"; "Sep"; "Oct"; "Nov";
// out:   "Dec"; ""|]
// out: [|"January"; "February"; "March"; "April"; "May"; "June"; "July"; "August";
// out:   "September"; "October"; "November"; "December"; ""|] [|"Jan"; "Feb"; "Mar"; "Apr"; "May"; "Jun"; "Jul"; "Aug"; "Sep"; "Oct"; "Nov";
// out:   "Dec"; ""|]
// out: Sunday FirstDay true
// out: January/Jan February/Feb March/Mar April/Apr May/May June/Jun July/Jul August/Aug September/Sep October/Oct November/Nov December/Dec / Sunday/Sun/Su Monday/Mon/Mo Tuesday/Tue/Tu Wednesday/Wed/We Thursday/Thu/Th Friday/Fri/Fr Saturday/Sat/Sa 
// out: Gregorian Calendar
// out: ArgumentOutOfRangeException: Valid values are between 1 and 13, inclusive. (Parameter 'month')
// out: Actual value was 0.
// out: ArgumentOutOfRangeException: Valid values are between 1 and 13, inclusive. (Parameter 'month')
// out: Actual value was 14.
// out: ArgumentOutOfRangeException: Valid values are between 1 and 13, inclusive. (Parameter 'month')
// out: Actual value was 14.
// out: ArgumentOutOfRangeException: Valid values are between Sunday and Saturday, inclusive. (Parameter 'dayofweek')
// out: Actual value was 7.
// out: ArgumentOutOfRangeException: Valid values are between Sunday and Saturday, inclusive. (Parameter 'dayofweek')
// out: Actual value was -1.
// out: February Saturday
// out: 02/03/2024 04:05:06
// out: 02/03/2024 00:00:00
// out: false true
// out: MM/dd/yyyy
// out: . ¤ 2 2 2
// out: . , . , ‰
// out: Hello World
open System
open System.Globalization
let f = CultureInfo.InvariantCulture.DateTimeFormat
printfn "%s|%s|%s|%s" f.ShortDatePattern f.LongDatePattern f.LongTimePattern f.ShortTimePattern
printfn "%s|%s|%s|%s|%s" f.FullDateTimePattern f.MonthDayPattern f.YearMonthPattern f.SortableDateTimePattern f.UniversalSortableDateTimePattern
printfn "%s|%s|%s|%s|%s" f.RFC1123Pattern f.AMDesignator f.PMDesignator f.DateSeparator f.TimeSeparator
printfn "%A %A" f.DayNames f.AbbreviatedDayNames
printfn "%A" f.ShortestDayNames
printfn "%A %A" f.MonthNames f.AbbreviatedMonthNames
printfn "%A %A" f.MonthGenitiveNames f.AbbreviatedMonthGenitiveNames
printfn "%A %A %b" f.FirstDayOfWeek f.CalendarWeekRule f.IsReadOnly
for i in 1 .. 13 do printf "%s/%s " (f.GetMonthName i) (f.GetAbbreviatedMonthName i)
for d in 0 .. 6 do printf "%s/%s/%s " (f.GetDayName (enum d)) (f.GetAbbreviatedDayName (enum d)) (f.GetShortestDayName (enum d))
printfn ""
printfn "%s" f.NativeCalendarName
let t f = try printfn "%O" (f ()) with e -> printfn "%s: %s" (e.GetType().Name) e.Message
t (fun () -> f.GetMonthName 0)
t (fun () -> f.GetMonthName 14)
t (fun () -> f.GetAbbreviatedMonthName 14)
t (fun () -> f.GetDayName (enum 7))
t (fun () -> f.GetAbbreviatedDayName (enum -1))
let d = DateTime (2024, 2, 3, 4, 5, 6)
printfn "%s" (d.ToString ("MMMM dddd", f))
printfn "%s" (d.ToString f)
printfn "%O" (DateTime.Parse ("2024-02-03", f))
printfn "%b %b" (obj.ReferenceEquals (DateTimeFormatInfo.InvariantInfo, null)) (DateTimeFormatInfo.CurrentInfo.IsReadOnly)
printfn "%s" (DateTimeFormatInfo().ShortDatePattern)
let n = CultureInfo.InvariantCulture.NumberFormat
printfn "%s %s %d %d %d" n.NumberDecimalSeparator n.CurrencySymbol n.NumberDecimalDigits n.CurrencyDecimalDigits n.PercentDecimalDigits
printfn "%s %s %s %s %s" n.CurrencyDecimalSeparator n.CurrencyGroupSeparator n.PercentDecimalSeparator n.PercentGroupSeparator n.PerMilleSymbol
printfn "%s" (CultureInfo.InvariantCulture.TextInfo.ToTitleCase "hello world")

