// out: 00044800
// out: Thursday9PM28Thursday
// out: 0-000
// out: 0
// out: 7119Sat11 
// out: -97467910974 
// out: 66702:FebA.D.06
// out: 0000000
// out: 001300
// out: 1025Z18PM01Sat
// out: A.D.325P12
// out: 11081108
// out: 66520116143.
// out: 05+0054245
// out: 0.0
// out: 00000000000
// out: 06-3878049000
// out: 6631163761.
// out: 000000000060
// out: 000658 00
// out: 1999-02-01T00:00:00.0000000+00:00
// out: 2024-12-29T10:20:30.0000000Z
// out: FormatException: String '13/1/2024T10:20:30' was not recognized as a valid DateTime.
// out: FormatException: The DateTime represented by the string '2024 13 29T10:20:30+02:00' is not supported in calendar 'System.Globalization.GregorianCalendar'.
// out: FormatException: String '32-02-1999T10:20:30+02:00' was not recognized as a valid DateTime.
// out: FormatException: String '28-Sep-10000T10:20:30' was not recognized as a valid DateTime.
// out: FormatException: String '1999, Feb 28T10:20:30Z' was not recognized as a valid DateTime.
// out: FormatException: String '28 1 99 10:20:30 GMT' was not recognized as a valid DateTime.
// out: FormatException: String '12, 29 10000T10:20:30+02:00' was not recognized as a valid DateTime.
// out: FormatException: String '01-February-1999T10:20:30.123-05:00' was not recognized as a valid DateTime.
// out: 2001-09-24T10:20:00.0000000+00:00
// out: 2024-03-01T00:00:00.0000000+00:00
// out: FormatException: String '01/29/1999T10:20:30' was not recognized as a valid DateTime.
// out: FormatException: String '29/February/99 13:00 PM' was not recognized as a valid DateTime.
// out: FormatException: String '2/31/2024 10:20:30 GMT' was not recognized as a valid DateTime.
// out: FormatException: String '0001, Sep 0 10:20:30 GMT' was not recognized as a valid DateTime.
// out: FormatException: String '32, 13 1999T10:20:30.123-05:00' was not recognized as a valid DateTime.
// out: FormatException: String 'Sep, 32 9999 GMT' was not recognized as a valid DateTime.
// out: FormatException: String '10000/1/0 10:20:30 GMT' was not recognized as a valid DateTime.
// out: FormatException: String '01, 29 99T10:20:30Z' was not recognized as a valid DateTime.
// out: FormatException: String 'Feb, 0 2024 GMT' was not recognized as a valid DateTime.
// out: FormatException: The string '2024-Sept-29 10:20:30 GMT' was not recognized as a valid DateTime. There is an unknown word starting at index '5'.
// out: FormatException: The string '01.Sept.99T10:20:30.123-05:00' was not recognized as a valid DateTime. There is an unknown word starting at index '3'.
// out: FormatException: String '01/01/99T10:20:30Z' was not recognized as a valid DateTime.
// out: FormatException: String '1.28.0001T10:20:30+02:00' was not recognized as a valid DateTime.
// out: FormatException: String 'Feb.31.2024 10:20:30 GMT' was not recognized as a valid DateTime.
// out: FormatException: String '01/02/0001T10:20:30' was not recognized as a valid DateTime.
// out: FormatException: String 'March/0/1999T10:20:30.123-05:00' was not recognized as a valid DateTime.
// out: FormatException: String '31.13.2024 10:20:30 GMT' was not recognized as a valid DateTime.
// out: FormatException: String '2.01.24T10:20:30.123-05:00' was not recognized as a valid DateTime.
// out: FormatException: String '13, 32 10000T10:20:30.123-05:00' was not recognized as a valid DateTime.
// out: FormatException: String '1999 13 01 GMT' was not recognized as a valid DateTime.
// out: FormatException: String '2024-Feb-1T10:20:30Z' was not recognized as a valid DateTime.
// out: FormatException: The string '2024.Sept.0T10:20:30.123-05:00' was not recognized as a valid DateTime. There is an unknown word starting at index '5'.
// out: FormatException: The DateTime represented by the string '10000/13/0T10:20:30+02:00' is not supported in calendar 'System.Globalization.GregorianCalendar'.
// out: FormatException: The DateTime represented by the string '1999.1.0T10:20:30+02:00' is not supported in calendar 'System.Globalization.GregorianCalendar'.
// out: 2024-01-30T15:20:30.1230000+00:00
// out: FormatException: The DateTime represented by the string '10000-1-32T10:20:30' is not supported in calendar 'System.Globalization.GregorianCalendar'.
// out: FormatException: String '1 2 0001T10:20:30Z' was not recognized as a valid DateTime.
// out: FormatException: The DateTime represented by the string '0001/2/31T10:20:30' is not supported in calendar 'System.Globalization.GregorianCalendar'.
// out: FormatException: String '1, 28 99T10:20:30' was not recognized as a valid DateTime.
// out: FormatException: The string '99-Sept-31T10:20:30.123-05:00' was not recognized as a valid DateTime. There is an unknown word starting at index '3'.
// out: FormatException: String '32, 1 99T10:20:30.123-05:00' was not recognized as a valid DateTime.
// out: FormatException: The string '28, Sept 0001T10:20:30.123-05:00' was not recognized as a valid DateTime. There is an unknown word starting at index '4'.
// out: FormatException: String '9999 February 30T10:20:30' was not recognized as a valid DateTime.
// out: FormatException: The string '1999, Sept 1T10:20:30+02:00' was not recognized as a valid DateTime. There is an unknown word starting at index '6'.
// out: FormatException: The DateTime represented by the string '10000-2-01T10:20:30Z' is not supported in calendar 'System.Globalization.GregorianCalendar'.
// out: FormatException: String '0, February 2024T10:20:30' was not recognized as a valid DateTime.
// out: FormatException: String '1.February.2024T10:20:30+02:00' was not recognized as a valid DateTime.
// out: 2000-09-24T10:00:00.0000000
// out: 9616-11-02T03:29:48.0000000+00:00
// out: 1723-06-26T21:17:00.0000000
// out: 9999-01-01T00:00:00.9990000
// out: 2013-01-01T00:45:00.0000000
// out: 0172-02-06T15:27:55.0000000
// out: 9999-12-31T00:00:00.0000000
// out: 6385-01-12T00:00:00.0000000+00:00
// out: 0511-06-21T00:00:00.0000000
// out: 5704-09-04T18:18:52.4922992+00:00
// out: 3645-02-06T04:00:00.0000000
// out: FormatException: String '5624Sunday2407' was not recognized as a valid DateTime.
// out: 3079-10-19T22:03:45.1210000
// out: 1972-01-05T00:00:00.0000000
// out: FormatException: String 'at226Monday59202' was not recognized as a valid DateTime because the day of week was incorrect.
// out: 5946-02-01T00:00:00.0000000
// out: 6924-11-19T04:18:34.0000000
// out: 6998-09-08T00:00:00.0000000
// out: FormatException: String '' was not recognized as a valid DateTime.
// out: 0001-01-01T00:00:00.0000000
// out: 1878-11-19T00:00:00.0000000
// out: 3133-07-14T00:00:18.0000000+00:00
// out: 5096-01-01T00:00:00.0000000
// out: 4163-09-14T06:15:57.0000000
// out: FormatException: DateTime pattern 'F' appears more than once with different values.
// out: 2000-02-29T00:00:00.0000000
// out: FormatException: String '23Wednesday851October' was not recognized as a valid DateTime.
// out: FormatException: String 'Octoberd10/Thu28' was not recognized as a valid DateTime because the day of week was incorrect.
// out: 5467-07-22T04:46:22.0000000
// out: 7680-01-09T06:53:25.0000000
// out: 4899-08-25T02:49:57.0000000
// out: 1832-10-06T13:26:36.0000000
// out: 0001-01-01T00:00:00.0000000
// out: 0587-04-01T00:00:00.0000000
// out: 3480-12-12T18:28:06.0000000
// out: FormatException: String ':+0313T' was not recognized as a valid DateTime.
// out: 2755-10-24T05:13:19.0000000
// out: 7995-04-04T13:38:34.0000000
// out: 2000-01-29T00:00:00.0000000
// out: FormatException: String 'Mondayd01' was not recognized as a valid DateTime because the day of week was incorrect.
// out: FormatException: DateTime pattern 'y' appears more than once with different values.
// out: 2361-11-03T00:00:00.0000000
// out: 1999-12-31T11:00:00.0000000
// out: 7746-03-05T08:01:51.8749964
// out: 7202-05-24T00:00:00.0000000
// out: FormatException: String '04731843' was not recognized as a valid DateTime.
// out: 7591-01-01T20:55:00.0000000
// out: 2250-03-17T00:00:00.0000000
// out: FormatException: Input string was not in a correct format.
// out: 8556-01-26T00:00:00.0000000
// out: 3770-08-15T00:40:00.0000000
// out: 5407-11-06T13:21:00.0000000
// out: 0629-09-20T01:15:27.0000000+00:00
// out: 7115-07-26T00:00:00.0000000
// out: 8803-03-01T00:00:00.0000000
// out: FormatException: String 'PM 0510-11-03' was not recognized as a valid DateTime.
// out: 6664-08-01T00:00:00.0000000
// out: 5094-05-13T20:09:35.0000000
// out: 4694-12-16T00:15:00.0000000
// out: 2057-12-07T21:46:45.0000000
// out: 4933-09-16T19:45:34.0000000
// out: 4766-04-21T05:14:00.0000000
// out: FormatException: DateTime pattern 'F' appears more than once with different values.
// out: FormatException: The DateTime represented by the string 'at01Wednesday7982990520' is not supported in calendar 'System.Globalization.GregorianCalendar'.
// out: FormatException: String 'q000100010001' was not recognized as a valid DateTime.
// out: 1485-01-12T00:00:00.2050000+00:00
// out: FormatException: DateTime pattern 'F' appears more than once with different values.
// out: FormatException: String 'at13Fri47500002548' was not recognized as a valid DateTime because the day of week was incorrect.
// out: FormatException: Input string was not in a correct format.
// out: 9999-12-31T00:00:00.0000000
// out: FormatException: String 'qThu05294613' was not recognized as a valid DateTime because the day of week was incorrect.
// out: 1999-12-31T23:59:59.0000000
// out: 4268-11-14T00:00:00.0000000
// out: 1187-01-01T00:00:21.0000000+00:00
// out: 8239-11-28T23:25:00.0000000
// out: 3266-01-01T00:00:00.0680000
// out: FormatException: String '016956.158847256T:' was not recognized as a valid DateTime.
// out: 9375-01-24T00:00:00.0080000
// out: 0719-01-07T00:00:00.0000000
// out: 8094-10-27T00:58:00.0000000
// out: 9077-08-24T03:59:43.7970131
// out: 0042-12-10T04:08:50.0000000
// out: 9428-05-05T11:38:16.0000000
// out: 2831-11-08T00:00:00.0000000
// out: 6213-03-10T00:00:00.0000000
// out: FormatException: String 'P 3551-08-18' was not recognized as a valid DateTime.
// out: 8729-06-19T00:00:00.0000000
// out: 7002-06-05T03:18:00.0000000
// out: 0370-01-01T00:00:00.0000000+00:00
// out: 4682-05-14T00:00:00.0000000
// out: 4227-10-27T00:00:00.0000000+00:00
// out: 1391-11-20T04:49:00.0000000
// out: 6600-01-13T06:19:45.0000000
// out: 1999-12-31T00:00:00.0000000
// out: 5664-02-01T00:00:00.0000000
// out: 3000-01-01T00:00:00.0000000
// out: 1889-10-17T04:34:00.0000000
// out: 7537-09-01T00:00:00.0000000
// out: 2877-10-04T17:09:00.0000000
// out: 2184-10-10T00:00:00.0000000+00:00
// out: 2000-02-29T00:00:00.0000000
// out: 5899-08-12T09:56:00.0000000
// out: 3445-11-08T07:31:11.5160000
// out: 5221-12-03T00:00:00.0000000
// out: 7031-12-24T15:27:00.0000000
// out: 3029-04-24T18:30:32.0000000
// out: 7121-02-09T00:00:00.0000000
// out: 0533-04-01T11:00:54.0000000+00:00
// out: 8477-06-20T13:59:03.0000000
// out: 9862-11-01T10:57:14.0000000
// out: FormatException: Cannot find a matching quote character for the character '"'.
// out: 8266-07-21T10:00:00.0000000+00:00
// out: 5107-03-03T02:57:31.0000000
// out: 9449-11-17T11:15:32.0000000
// out: 1981-12-11T18:19:36.0257663+00:00
// out: 3823-09-17T07:08:11.0000000
// out: 3877-02-11T23:27:30.0000000
// out: 5347-01-22T03:00:00.0000000+00:00
// out: 3366-06-27T05:43:41.0000000
// out: 5475-04-02T08:30:00.0000000
// out: 3279-12-01T10:00:00.0000000
// out: FormatException: String '052075P' was not recognized as a valid DateTime.
// out: 5634-02-10T14:03:20.0000000
// out: FormatException: String 'PM 5872-07-12' was not recognized as a valid DateTime.
// out: 1999-12-31T23:59:00.0000000
// out: 1013-11-06T00:00:00.0000000
// out: 1277-03-13T00:00:00.0000000
// out: 9922-06-21T00:00:00.0000000+00:00
// out: 0828-07-01T00:00:00.0000000
// out: FormatException: String '6959A.D.24103084056' was not recognized as a valid DateTime.
// out: FormatException: String 'PM4316A.D.:2' was not recognized as a valid DateTime.
// out: FormatException: String '2024-01-02 10 PM' was not recognized as a valid DateTime.
// out: 2024-01-02T22:00:00.0000000
// out: FormatException: String '2024-01-02 22 AM' was not recognized as a valid DateTime.
// out: 2024-01-02T22:00:00.0000000
// out: FormatException: String '2024-01-02 13 pm' was not recognized as a valid DateTime.
// out: 2024-01-02T00:00:00.0000000
// out: 2024-01-02T03:04:05.0000000+00:00
// out: 2024-01-02T03:04:05.0000000+00:00
// out: 2024-01-02T01:34:05.0000000+00:00
// out: 2024-01-02T02:04:05.0000000+00:00
// out: 2024-01-02T02:04:05.0000000+00:00
// out: FormatException: String '2024-01-02T03:04:05+01:75' was not recognized as a valid DateTime.
// out: 2024-01-02T00:00:00.0000000
// out: 2024-01-02T00:00:00.0000000
// out: FormatException: DateTime pattern 'd' appears more than once with different values.
// out: 2024-01-02T00:00:00.0000000
// out: FormatException: DateTime pattern 'y' appears more than once with different values.
// out: FormatException: String '2024.5' was not recognized as a valid DateTime.
// out: 2024-01-02T00:00:00.5000000
// out: 2024-01-02T00:00:00.5000000
// out: 1999-02-01T00:00:00.0000000
// out: 2030-02-12T00:00:00.0000000
// out: 2024-02-03T00:00:00.0000000Z
// out: FormatException: String '2024-01-02 03Z' was not recognized as a valid DateTime.
// out: 2024-01-02T03:00:00.0000000+00:00
// out: 2024-01-02T03:00:00.0000000+00:00
// out: FormatException: String '2024-01-02 03ZZ' was not recognized as a valid DateTime.
// out: FormatException: String '2024-01-02 03' was not recognized as a valid DateTime.
// out: 2024-01-02T03:04:05.0000000+00:00
// out: Local
// out: Utc
// Texts and pictures of dates that were made at random: parts that stand twice, eras, `%`, zones, halves of the day.
open System
open System.Globalization
open System.Numerics

let t (f: unit -> 'a) =
    try printfn "%s" (string (box (f ())))
    with e -> printfn "%s: %s" (e.GetType().Name) e.Message

t (fun () -> (TimeSpan(-44800L)).ToString("%dfffffff", CultureInfo.InvariantCulture))
t (fun () -> (DateTime(1104,7,28,20,9,48,722)).ToString("ddddmttK%ddddddd", CultureInfo.InvariantCulture))
t (fun () -> (TimeSpan(-850471L)).ToString("s\\-%dhh"))
t (fun () -> (TimeSpan(-0L)).ToString("%dF"))
t (fun () -> (DateTime(6058,9,7,11,25,26,970)).ToString("%dhhfdddH ", CultureInfo.InvariantCulture))
t (fun () -> (TimeSpan(-9746791L)).ToString("\\-FFFFFFF%dfff\\ ", CultureInfo.InvariantCulture))
t (fun () -> (DateTime(506,2,6,11,32,37,552).AddTicks(1187417L)).ToString("%dFFMM:MMMgdd"))
t (fun () -> (TimeSpan(1L)).ToString("%dffff%ds", CultureInfo.InvariantCulture))
t (fun () -> (TimeSpan(13866L)).ToString("ffff%dh"))
t (fun () -> (DateTime(2184,1,10,18,23,31,201, DateTimeKind.Utc).AddTicks(496136L)).ToString("%dFFFKHHttMMddd"))
t (fun () -> (DateTime(5315,7,25,12,53,43,317)).ToString("gF%dtH"))
t (fun () -> (TimeSpan(-958086266634725L)).ToString("%dddd", CultureInfo.InvariantCulture))
t (fun () -> (TimeSpan(-5747357440116143L)).ToString("%dFFFFFFF\\.", CultureInfo.InvariantCulture))
t (fun () -> (DateTime(4245,6,5,12,40,1,944).AddTicks(750666L)).ToString("ddzz%dyyyyK", CultureInfo.InvariantCulture))
t (fun () -> (TimeSpan(417L)).ToString("%dF\\.FF%d", CultureInfo.InvariantCulture))
t (fun () -> (TimeSpan(9957L)).ToString("dddhh%dmdddd"))
t (fun () -> (TimeSpan(4093878002L)).ToString("mm\\-ffff%dssddd"))
t (fun () -> (TimeSpan(5729762176142295L)).ToString("%dhsff\\."))
t (fun () -> (TimeSpan(-6L)).ToString("f%dmmFFFFFFFm"))
t (fun () -> (TimeSpan(8716580874L)).ToString("dddfff\\ %dd"))
t (fun () -> DateTime.Parse("02 1 1999 GMT").ToString("o"))
t (fun () -> DateTime.Parse("2024.12.29 10:20:30 GMT", CultureInfo.InvariantCulture, DateTimeStyles.AdjustToUniversal).ToString("o"))
t (fun () -> DateTime.Parse("13/1/2024T10:20:30", CultureInfo.InvariantCulture, DateTimeStyles.AllowWhiteSpaces).ToString("o"))
t (fun () -> DateTime.Parse("2024 13 29T10:20:30+02:00").ToString("o"))
t (fun () -> DateTime.Parse("32-02-1999T10:20:30+02:00").ToString("o"))
t (fun () -> DateTime.Parse("28-Sep-10000T10:20:30", CultureInfo.InvariantCulture).ToString("o"))
t (fun () -> DateTime.Parse("1999, Feb 28T10:20:30Z").ToString("o"))
t (fun () -> DateTime.Parse("28 1 99 10:20:30 GMT", CultureInfo.InvariantCulture, DateTimeStyles.AssumeUniversal).ToString("o"))
t (fun () -> DateTime.Parse("12, 29 10000T10:20:30+02:00").ToString("o"))
t (fun () -> DateTime.Parse("01-February-1999T10:20:30.123-05:00").ToString("o"))
t (fun () -> DateTime.Parse("24/Sep/01 10:20Z", CultureInfo.InvariantCulture, DateTimeStyles.AssumeUniversal).ToString("o"))
t (fun () -> DateTime.Parse("March/01/24 GMT").ToString("o"))
t (fun () -> DateTime.Parse("01/29/1999T10:20:30", CultureInfo.InvariantCulture).ToString("o"))
t (fun () -> DateTime.Parse("29/February/99 13:00 PM", CultureInfo.InvariantCulture, DateTimeStyles.RoundtripKind).ToString("o"))
t (fun () -> DateTime.Parse("2/31/2024 10:20:30 GMT", CultureInfo.InvariantCulture, DateTimeStyles.NoCurrentDateDefault).ToString("o"))
t (fun () -> DateTime.Parse("0001, Sep 0 10:20:30 GMT").ToString("o"))
t (fun () -> DateTime.Parse("32, 13 1999T10:20:30.123-05:00", CultureInfo.InvariantCulture).ToString("o"))
t (fun () -> DateTime.Parse("Sep, 32 9999 GMT", CultureInfo.InvariantCulture, DateTimeStyles.AdjustToUniversal).ToString("o"))
t (fun () -> DateTime.Parse("10000/1/0 10:20:30 GMT", CultureInfo.InvariantCulture, DateTimeStyles.RoundtripKind).ToString("o"))
t (fun () -> DateTime.Parse("01, 29 99T10:20:30Z", CultureInfo.InvariantCulture).ToString("o"))
t (fun () -> DateTime.Parse("Feb, 0 2024 GMT", CultureInfo.InvariantCulture).ToString("o"))
t (fun () -> DateTime.Parse("2024-Sept-29 10:20:30 GMT").ToString("o"))
t (fun () -> DateTime.Parse("01.Sept.99T10:20:30.123-05:00").ToString("o"))
t (fun () -> DateTime.Parse("01/01/99T10:20:30Z").ToString("o"))
t (fun () -> DateTime.Parse("1.28.0001T10:20:30+02:00", CultureInfo.InvariantCulture, DateTimeStyles.AssumeUniversal).ToString("o"))
t (fun () -> DateTime.Parse("Feb.31.2024 10:20:30 GMT", CultureInfo.InvariantCulture).ToString("o"))
t (fun () -> DateTime.Parse("01/02/0001T10:20:30").ToString("o"))
t (fun () -> DateTime.Parse("March/0/1999T10:20:30.123-05:00", CultureInfo.InvariantCulture, DateTimeStyles.AssumeUniversal).ToString("o"))
t (fun () -> DateTime.Parse("31.13.2024 10:20:30 GMT").ToString("o"))
t (fun () -> DateTime.Parse("2.01.24T10:20:30.123-05:00", CultureInfo.InvariantCulture, DateTimeStyles.AdjustToUniversal).ToString("o"))
t (fun () -> DateTime.Parse("13, 32 10000T10:20:30.123-05:00", CultureInfo.InvariantCulture, DateTimeStyles.NoCurrentDateDefault).ToString("o"))
t (fun () -> DateTime.Parse("1999 13 01 GMT").ToString("o"))
t (fun () -> DateTime.Parse("2024-Feb-1T10:20:30Z", CultureInfo.InvariantCulture, DateTimeStyles.AssumeUniversal).ToString("o"))
t (fun () -> DateTime.Parse("2024.Sept.0T10:20:30.123-05:00", CultureInfo.InvariantCulture).ToString("o"))
t (fun () -> DateTime.Parse("10000/13/0T10:20:30+02:00", CultureInfo.InvariantCulture).ToString("o"))
t (fun () -> DateTime.Parse("1999.1.0T10:20:30+02:00", CultureInfo.InvariantCulture).ToString("o"))
t (fun () -> DateTime.Parse("2024, 01 30T10:20:30.123-05:00", CultureInfo.InvariantCulture).ToString("o"))
t (fun () -> DateTime.Parse("10000-1-32T10:20:30", CultureInfo.InvariantCulture, DateTimeStyles.AssumeUniversal).ToString("o"))
t (fun () -> DateTime.Parse("1 2 0001T10:20:30Z", CultureInfo.InvariantCulture).ToString("o"))
t (fun () -> DateTime.Parse("0001/2/31T10:20:30", CultureInfo.InvariantCulture).ToString("o"))
t (fun () -> DateTime.Parse("1, 28 99T10:20:30", CultureInfo.InvariantCulture, DateTimeStyles.AllowWhiteSpaces).ToString("o"))
t (fun () -> DateTime.Parse("99-Sept-31T10:20:30.123-05:00", CultureInfo.InvariantCulture).ToString("o"))
t (fun () -> DateTime.Parse("32, 1 99T10:20:30.123-05:00").ToString("o"))
t (fun () -> DateTime.Parse("28, Sept 0001T10:20:30.123-05:00", CultureInfo.InvariantCulture, DateTimeStyles.AdjustToUniversal).ToString("o"))
t (fun () -> DateTime.Parse("9999 February 30T10:20:30").ToString("o"))
t (fun () -> DateTime.Parse("1999, Sept 1T10:20:30+02:00").ToString("o"))
t (fun () -> DateTime.Parse("10000-2-01T10:20:30Z", CultureInfo.InvariantCulture).ToString("o"))
t (fun () -> DateTime.Parse("0, February 2024T10:20:30", CultureInfo.InvariantCulture).ToString("o"))
t (fun () -> DateTime.Parse("1.February.2024T10:20:30+02:00").ToString("o"))
t (fun () -> DateTime.Parse("0-Sep-24 10 AM").ToString("o"))
t (fun () -> (let f = "U" in let d = DateTime(9616,11,2,3,29,47,297).AddTicks(8346777L) in DateTime.ParseExact(d.ToString(f, CultureInfo.InvariantCulture), f, CultureInfo.InvariantCulture).ToString("o")))
t (fun () -> (let f = "g" in let d = DateTime(1723,6,26,21,17,2,363) in DateTime.ParseExact(d.ToString(f, CultureInfo.InvariantCulture), f, CultureInfo.InvariantCulture).ToString("o")))
t (fun () -> (let f = "yyyyyFFF" in let d = DateTime.MaxValue in DateTime.ParseExact(d.ToString(f, CultureInfo.InvariantCulture), f, CultureInfo.InvariantCulture).ToString("o")))
t (fun () -> (let f = "myy" in let d = DateTime(5813,3,5,4,45,31,929) in DateTime.ParseExact(d.ToString(f, CultureInfo.InvariantCulture), f, CultureInfo.InvariantCulture).ToString("o")))
t (fun () -> (let f = "r" in let d = DateTime(172,2,6,15,27,55,30).AddTicks(6514548L) in DateTime.ParseExact(d.ToString(f, CultureInfo.InvariantCulture), f, CultureInfo.InvariantCulture).ToString("o")))
t (fun () -> (let f = "K yyyy-MM-dd" in let d = DateTime.MaxValue in DateTime.ParseExact(d.ToString(f, CultureInfo.InvariantCulture), f, CultureInfo.InvariantCulture).ToString("o")))
t (fun () -> (let f = "zzyyyyyyyy%dzzzzz" in let d = DateTime(6385,4,12,16,3,9,770).AddTicks(7424611L) in DateTime.ParseExact(d.ToString(f, CultureInfo.InvariantCulture), f, CultureInfo.InvariantCulture).ToString("o")))
t (fun () -> (let f = "D" in let d = DateTime(511,6,21,9,21,21,391) in DateTime.ParseExact(d.ToString(f, CultureInfo.InvariantCulture), f, CultureInfo.InvariantCulture).ToString("o")))
t (fun () -> (let f = "o" in let d = DateTime(5704,9,4,18,18,51,763, DateTimeKind.Utc).AddTicks(7292992L) in DateTime.ParseExact(d.ToString(f, CultureInfo.InvariantCulture), f, CultureInfo.InvariantCulture).ToString("o")))
t (fun () -> (let f = "hh yyyy-MM-dd" in let d = DateTime(3645,2,6,4,42,5,25).AddTicks(1127676L) in DateTime.ParseExact(d.ToString(f, CultureInfo.InvariantCulture), f, CultureInfo.InvariantCulture).ToString("o")))
t (fun () -> (let f = "yyyddddydd" in let d = DateTime(5624,7,7,22,8,40,490) in DateTime.ParseExact(d.ToString(f, CultureInfo.InvariantCulture), f, CultureInfo.InvariantCulture).ToString("o")))
t (fun () -> (let f = "o" in let d = DateTime(3079,10,19,22,3,45,121) in DateTime.ParseExact(d.ToString(f, CultureInfo.InvariantCulture), f, CultureInfo.InvariantCulture).ToString("o")))
t (fun () -> (let f = "/yydt" in let d = DateTime(2772,8,5,6,23,29,830) in DateTime.ParseExact(d.ToString(f, CultureInfo.InvariantCulture), f, CultureInfo.InvariantCulture).ToString("o")))
t (fun () -> (let f = "'at'FFFddddsyh" in let d = DateTime(5020,2,28,2,19,58,961, DateTimeKind.Utc).AddTicks(2654279L) in DateTime.ParseExact(d.ToString(f, CultureInfo.InvariantCulture), f, CultureInfo.InvariantCulture).ToString("o")))
t (fun () -> (let f = "y" in let d = DateTime(5946,2,5,0,18,41,597, DateTimeKind.Utc) in DateTime.ParseExact(d.ToString(f, CultureInfo.InvariantCulture), f, CultureInfo.InvariantCulture).ToString("o")))
t (fun () -> (let f = "u" in let d = DateTime(6924,11,19,4,18,34,132, DateTimeKind.Utc) in DateTime.ParseExact(d.ToString(f, CultureInfo.InvariantCulture), f, CultureInfo.InvariantCulture).ToString("o")))
t (fun () -> (let f = "d" in let d = DateTime(6998,9,8,13,2,52,158).AddTicks(1465345L) in DateTime.ParseExact(d.ToString(f, CultureInfo.InvariantCulture), f, CultureInfo.InvariantCulture).ToString("o")))
t (fun () -> (let f = ".FFFFFFF" in let d = DateTime(2024,1,1) in DateTime.ParseExact(d.ToString(f, CultureInfo.InvariantCulture), f, CultureInfo.InvariantCulture).ToString("o")))
t (fun () -> (let f = "f" in let d = DateTime.MinValue in DateTime.ParseExact(d.ToString(f, CultureInfo.InvariantCulture), f, CultureInfo.InvariantCulture).ToString("o")))
t (fun () -> (let f = "/ yyyy-MM-dd" in let d = DateTime(1878,11,19,22,8,17,664, DateTimeKind.Utc) in DateTime.ParseExact(d.ToString(f, CultureInfo.InvariantCulture), f, CultureInfo.InvariantCulture).ToString("o")))
t (fun () -> (let f = "%dzgMMyyyyyyyss" in let d = DateTime(3133,7,14,19,16,17,900).AddTicks(1734115L) in DateTime.ParseExact(d.ToString(f, CultureInfo.InvariantCulture), f, CultureInfo.InvariantCulture).ToString("o")))
t (fun () -> (let f = "yyyyy" in let d = DateTime(5096,5,13,8,50,55,389, DateTimeKind.Utc) in DateTime.ParseExact(d.ToString(f, CultureInfo.InvariantCulture), f, CultureInfo.InvariantCulture).ToString("o")))
t (fun () -> (let f = "G" in let d = DateTime(4163,9,14,6,15,57,965) in DateTime.ParseExact(d.ToString(f, CultureInfo.InvariantCulture), f, CultureInfo.InvariantCulture).ToString("o")))
t (fun () -> (let f = "ff\"q\".FFFFFFF\\d" in let d = DateTime(5987,2,11,5,36,25,44, DateTimeKind.Utc).AddTicks(3303041L) in DateTime.ParseExact(d.ToString(f, CultureInfo.InvariantCulture), f, CultureInfo.InvariantCulture).ToString("o")))
t (fun () -> (let f = "r" in let d = DateTime(2000,2,29) in DateTime.ParseExact(d.ToString(f, CultureInfo.InvariantCulture), f, CultureInfo.InvariantCulture).ToString("o")))
t (fun () -> (let f = "%dddddfffMMMM" in let d = DateTime(7258,10,23,23,19,9,803).AddTicks(482208L) in DateTime.ParseExact(d.ToString(f, CultureInfo.InvariantCulture), f, CultureInfo.InvariantCulture).ToString("o")))
t (fun () -> (let f = "MMMM\\dm/ddd%d" in let d = DateTime(117,10,28,8,10,29,877).AddTicks(8138263L) in DateTime.ParseExact(d.ToString(f, CultureInfo.InvariantCulture), f, CultureInfo.InvariantCulture).ToString("o")))
t (fun () -> (let f = "s" in let d = DateTime(5467,7,22,4,46,21,388).AddTicks(6142182L) in DateTime.ParseExact(d.ToString(f, CultureInfo.InvariantCulture), f, CultureInfo.InvariantCulture).ToString("o")))
t (fun () -> (let f = "r" in let d = DateTime(7680,1,9,6,53,25,6, DateTimeKind.Utc).AddTicks(6986549L) in DateTime.ParseExact(d.ToString(f, CultureInfo.InvariantCulture), f, CultureInfo.InvariantCulture).ToString("o")))
t (fun () -> (let f = "F" in let d = DateTime(4899,8,25,2,49,57,666) in DateTime.ParseExact(d.ToString(f, CultureInfo.InvariantCulture), f, CultureInfo.InvariantCulture).ToString("o")))
t (fun () -> (let f = "r" in let d = DateTime(1832,10,6,13,26,36,258).AddTicks(1556921L) in DateTime.ParseExact(d.ToString(f, CultureInfo.InvariantCulture), f, CultureInfo.InvariantCulture).ToString("o")))
t (fun () -> (let f = "R" in let d = DateTime.MinValue in DateTime.ParseExact(d.ToString(f, CultureInfo.InvariantCulture), f, CultureInfo.InvariantCulture).ToString("o")))
t (fun () -> (let f = "MMMT yyyy-MM-dd" in let d = DateTime(587,4,1,16,15,56,473, DateTimeKind.Utc).AddTicks(4048735L) in DateTime.ParseExact(d.ToString(f, CultureInfo.InvariantCulture), f, CultureInfo.InvariantCulture).ToString("o")))
t (fun () -> (let f = "G" in let d = DateTime(3480,12,12,18,28,6,19).AddTicks(2495272L) in DateTime.ParseExact(d.ToString(f, CultureInfo.InvariantCulture), f, CultureInfo.InvariantCulture).ToString("o")))
t (fun () -> (let f = ":zsMT" in let d = DateTime(9995,3,14,6,10,30,960, DateTimeKind.Utc).AddTicks(9467557L) in DateTime.ParseExact(d.ToString(f, CultureInfo.InvariantCulture), f, CultureInfo.InvariantCulture).ToString("o")))
t (fun () -> (let f = "u" in let d = DateTime(2755,10,24,5,13,19,772, DateTimeKind.Utc) in DateTime.ParseExact(d.ToString(f, CultureInfo.InvariantCulture), f, CultureInfo.InvariantCulture).ToString("o")))
t (fun () -> (let f = "r" in let d = DateTime(7995,4,4,13,38,34,418).AddTicks(4957256L) in DateTime.ParseExact(d.ToString(f, CultureInfo.InvariantCulture), f, CultureInfo.InvariantCulture).ToString("o")))
t (fun () -> (let f = ",ddyy" in let d = DateTime(2000,2,29) in DateTime.ParseExact(d.ToString(f, CultureInfo.InvariantCulture), f, CultureInfo.InvariantCulture).ToString("o")))
t (fun () -> (let f = "dddd\\dMMFFF" in let d = DateTime.MinValue in DateTime.ParseExact(d.ToString(f, CultureInfo.InvariantCulture), f, CultureInfo.InvariantCulture).ToString("o")))
t (fun () -> (let f = ",fyydddyyyyyhh" in let d = DateTime(4183,1,2,9,5,32,233, DateTimeKind.Utc).AddTicks(1115715L) in DateTime.ParseExact(d.ToString(f, CultureInfo.InvariantCulture), f, CultureInfo.InvariantCulture).ToString("o")))
t (fun () -> (let f = "% yyyy-MM-dd" in let d = DateTime(2361,11,3,7,36,47,216, DateTimeKind.Utc) in DateTime.ParseExact(d.ToString(f, CultureInfo.InvariantCulture), f, CultureInfo.InvariantCulture).ToString("o")))
t (fun () -> (let f = "hh yyyy-MM-dd" in let d = DateTime(1999,12,31,23,59,59,999) in DateTime.ParseExact(d.ToString(f, CultureInfo.InvariantCulture), f, CultureInfo.InvariantCulture).ToString("o")))
t (fun () -> (let f = "O" in let d = DateTime(7746,3,5,8,1,51,639).AddTicks(2359964L) in DateTime.ParseExact(d.ToString(f, CultureInfo.InvariantCulture), f, CultureInfo.InvariantCulture).ToString("o")))
t (fun () -> (let f = "Y yyyy-MM-dd" in let d = DateTime(7202,5,24,8,53,51,11).AddTicks(2311801L) in DateTime.ParseExact(d.ToString(f, CultureInfo.InvariantCulture), f, CultureInfo.InvariantCulture).ToString("o")))
t (fun () -> (let f = "fffhyyy" in let d = DateTime(1843,7,7,3,43,16,322, DateTimeKind.Utc).AddTicks(7253120L) in DateTime.ParseExact(d.ToString(f, CultureInfo.InvariantCulture), f, CultureInfo.InvariantCulture).ToString("o")))
t (fun () -> (let f = "yyyy-yyyyyHmmm" in let d = DateTime(7591,3,9,20,55,21,631) in DateTime.ParseExact(d.ToString(f, CultureInfo.InvariantCulture), f, CultureInfo.InvariantCulture).ToString("o")))
t (fun () -> (let f = "  yyyy-MM-dd" in let d = DateTime(2250,3,17,19,58,29,505).AddTicks(1844859L) in DateTime.ParseExact(d.ToString(f, CultureInfo.InvariantCulture), f, CultureInfo.InvariantCulture).ToString("o")))
t (fun () -> (let f = "yyyy\\" in let d = DateTime(9384,2,19,12,2,28,840).AddTicks(41370L) in DateTime.ParseExact(d.ToString(f, CultureInfo.InvariantCulture), f, CultureInfo.InvariantCulture).ToString("o")))
t (fun () -> (let f = "t yyyy-MM-dd" in let d = DateTime(8556,1,26,5,36,34,728).AddTicks(5513369L) in DateTime.ParseExact(d.ToString(f, CultureInfo.InvariantCulture), f, CultureInfo.InvariantCulture).ToString("o")))
t (fun () -> (let f = "m yyyy-MM-dd" in let d = DateTime(3770,8,15,14,40,4,0, DateTimeKind.Utc).AddTicks(4148412L) in DateTime.ParseExact(d.ToString(f, CultureInfo.InvariantCulture), f, CultureInfo.InvariantCulture).ToString("o")))
t (fun () -> (let f = "HMMM:m/m\"q\" yyyy-MM-dd" in let d = DateTime(5407,11,6,13,21,34,418).AddTicks(480766L) in DateTime.ParseExact(d.ToString(f, CultureInfo.InvariantCulture), f, CultureInfo.InvariantCulture).ToString("o")))
t (fun () -> (let f = "U" in let d = DateTime(629,9,20,1,15,26,765).AddTicks(4838041L) in DateTime.ParseExact(d.ToString(f, CultureInfo.InvariantCulture), f, CultureInfo.InvariantCulture).ToString("o")))
t (fun () -> (let f = "MM yyyy-MM-dd" in let d = DateTime(7115,7,26,22,24,30,331).AddTicks(545354L) in DateTime.ParseExact(d.ToString(f, CultureInfo.InvariantCulture), f, CultureInfo.InvariantCulture).ToString("o")))
t (fun () -> (let f = "y" in let d = DateTime(8803,3,5,21,12,37,470).AddTicks(4409573L) in DateTime.ParseExact(d.ToString(f, CultureInfo.InvariantCulture), f, CultureInfo.InvariantCulture).ToString("o")))
t (fun () -> (let f = "tt yyyy-MM-dd" in let d = DateTime(510,11,3,14,46,11,501) in DateTime.ParseExact(d.ToString(f, CultureInfo.InvariantCulture), f, CultureInfo.InvariantCulture).ToString("o")))
t (fun () -> (let f = "y" in let d = DateTime(6664,8,17,16,3,44,183, DateTimeKind.Utc).AddTicks(8672206L) in DateTime.ParseExact(d.ToString(f, CultureInfo.InvariantCulture), f, CultureInfo.InvariantCulture).ToString("o")))
t (fun () -> (let f = "s" in let d = DateTime(5094,5,13,20,9,35,235).AddTicks(7211375L) in DateTime.ParseExact(d.ToString(f, CultureInfo.InvariantCulture), f, CultureInfo.InvariantCulture).ToString("o")))
t (fun () -> (let f = "mmMMM- yyyy-MM-dd" in let d = DateTime(4694,12,16,15,15,13,941).AddTicks(9610901L) in DateTime.ParseExact(d.ToString(f, CultureInfo.InvariantCulture), f, CultureInfo.InvariantCulture).ToString("o")))
t (fun () -> (let f = "G" in let d = DateTime(2057,12,7,21,46,45,802) in DateTime.ParseExact(d.ToString(f, CultureInfo.InvariantCulture), f, CultureInfo.InvariantCulture).ToString("o")))
t (fun () -> (let f = "r" in let d = DateTime(4933,9,16,19,45,34,503, DateTimeKind.Utc) in DateTime.ParseExact(d.ToString(f, CultureInfo.InvariantCulture), f, CultureInfo.InvariantCulture).ToString("o")))
t (fun () -> (let f = "g" in let d = DateTime(4766,4,21,5,14,25,724).AddTicks(5298587L) in DateTime.ParseExact(d.ToString(f, CultureInfo.InvariantCulture), f, CultureInfo.InvariantCulture).ToString("o")))
t (fun () -> (let f = "MMMMzzssFFFs.FFFFFFF" in let d = DateTime(5201,12,16,5,29,17,271, DateTimeKind.Utc).AddTicks(426404L) in DateTime.ParseExact(d.ToString(f, CultureInfo.InvariantCulture), f, CultureInfo.InvariantCulture).ToString("o")))
t (fun () -> (let f = "'at'HHddddfffffffds" in let d = DateTime(7825,10,5,1,16,20,307).AddTicks(4912990L) in DateTime.ParseExact(d.ToString(f, CultureInfo.InvariantCulture), f, CultureInfo.InvariantCulture).ToString("o")))
t (fun () -> (let f = "\"q\"yyyyssHMHHyy" in let d = DateTime.MinValue in DateTime.ParseExact(d.ToString(f, CultureInfo.InvariantCulture), f, CultureInfo.InvariantCulture).ToString("o")))
t (fun () -> (let f = "dzzKyyyyFFF" in let d = DateTime(1485,11,12,10,40,16,205) in DateTime.ParseExact(d.ToString(f, CultureInfo.InvariantCulture), f, CultureInfo.InvariantCulture).ToString("o")))
t (fun () -> (let f = "'at'FFF.FFFFFFF" in let d = DateTime(4254,1,20,10,41,57,897).AddTicks(1119841L) in DateTime.ParseExact(d.ToString(f, CultureInfo.InvariantCulture), f, CultureInfo.InvariantCulture).ToString("o")))
t (fun () -> (let f = "'at'Hdddfffffffddm" in let d = DateTime(5687,7,25,13,48,8,475) in DateTime.ParseExact(d.ToString(f, CultureInfo.InvariantCulture), f, CultureInfo.InvariantCulture).ToString("o")))
t (fun () -> (let f = "dffffffffffffffddtM" in let d = DateTime(8988,7,27,13,46,13,24, DateTimeKind.Utc) in DateTime.ParseExact(d.ToString(f, CultureInfo.InvariantCulture), f, CultureInfo.InvariantCulture).ToString("o")))
t (fun () -> (let f = "% yyyy-MM-dd" in let d = DateTime.MaxValue in DateTime.ParseExact(d.ToString(f, CultureInfo.InvariantCulture), f, CultureInfo.InvariantCulture).ToString("o")))
t (fun () -> (let f = "\"q\"dddMMyyyyH" in let d = DateTime(2946,5,26,13,29,49,319).AddTicks(8605429L) in DateTime.ParseExact(d.ToString(f, CultureInfo.InvariantCulture), f, CultureInfo.InvariantCulture).ToString("o")))
t (fun () -> (let f = "u" in let d = DateTime(1999,12,31,23,59,59,999) in DateTime.ParseExact(d.ToString(f, CultureInfo.InvariantCulture), f, CultureInfo.InvariantCulture).ToString("o")))
t (fun () -> (let f = "Y yyyy-MM-dd" in let d = DateTime(4268,11,14,20,56,58,472).AddTicks(1118776L) in DateTime.ParseExact(d.ToString(f, CultureInfo.InvariantCulture), f, CultureInfo.InvariantCulture).ToString("o")))
t (fun () -> (let f = "zzK syyyyy" in let d = DateTime(1187,5,3,9,56,21,315, DateTimeKind.Utc).AddTicks(4005900L) in DateTime.ParseExact(d.ToString(f, CultureInfo.InvariantCulture), f, CultureInfo.InvariantCulture).ToString("o")))
t (fun () -> (let f = "mH- tMMMMHH yyyy-MM-dd" in let d = DateTime(8239,11,28,23,25,55,568).AddTicks(8047447L) in DateTime.ParseExact(d.ToString(f, CultureInfo.InvariantCulture), f, CultureInfo.InvariantCulture).ToString("o")))
t (fun () -> (let f = "FFFyyyy" in let d = DateTime(3266,10,24,17,20,58,68, DateTimeKind.Utc) in DateTime.ParseExact(d.ToString(f, CultureInfo.InvariantCulture), f, CultureInfo.InvariantCulture).ToString("o")))
t (fun () -> (let f = "ddyyy.FFFFFFFyyT:" in let d = DateTime(6956,3,1,1,54,46,391).AddTicks(7678472L) in DateTime.ParseExact(d.ToString(f, CultureInfo.InvariantCulture), f, CultureInfo.InvariantCulture).ToString("o")))
t (fun () -> (let f = "dddfffffffddyyyyMMdd" in let d = DateTime(9375,1,24,16,8,59,8) in DateTime.ParseExact(d.ToString(f, CultureInfo.InvariantCulture), f, CultureInfo.InvariantCulture).ToString("o")))
t (fun () -> (let f = "T yyyy-MM-dd" in let d = DateTime(719,1,7,1,52,58,934, DateTimeKind.Utc) in DateTime.ParseExact(d.ToString(f, CultureInfo.InvariantCulture), f, CultureInfo.InvariantCulture).ToString("o")))
t (fun () -> (let f = "m yyyy-MM-dd" in let d = DateTime(8094,10,27,20,58,54,593) in DateTime.ParseExact(d.ToString(f, CultureInfo.InvariantCulture), f, CultureInfo.InvariantCulture).ToString("o")))
t (fun () -> (let f = "O" in let d = DateTime(9077,8,24,3,59,43,618).AddTicks(1790131L) in DateTime.ParseExact(d.ToString(f, CultureInfo.InvariantCulture), f, CultureInfo.InvariantCulture).ToString("o")))
t (fun () -> (let f = "R" in let d = DateTime(42,12,10,4,8,50,407, DateTimeKind.Utc) in DateTime.ParseExact(d.ToString(f, CultureInfo.InvariantCulture), f, CultureInfo.InvariantCulture).ToString("o")))
t (fun () -> (let f = "s" in let d = DateTime(9428,5,5,11,38,15,986, DateTimeKind.Utc).AddTicks(4302721L) in DateTime.ParseExact(d.ToString(f, CultureInfo.InvariantCulture), f, CultureInfo.InvariantCulture).ToString("o")))
t (fun () -> (let f = "t yyyy-MM-dd" in let d = DateTime(2831,11,8,5,57,35,739) in DateTime.ParseExact(d.ToString(f, CultureInfo.InvariantCulture), f, CultureInfo.InvariantCulture).ToString("o")))
t (fun () -> (let f = "D" in let d = DateTime(6213,3,10,20,32,55,818) in DateTime.ParseExact(d.ToString(f, CultureInfo.InvariantCulture), f, CultureInfo.InvariantCulture).ToString("o")))
t (fun () -> (let f = "t yyyy-MM-dd" in let d = DateTime(3551,8,18,21,40,21,862) in DateTime.ParseExact(d.ToString(f, CultureInfo.InvariantCulture), f, CultureInfo.InvariantCulture).ToString("o")))
t (fun () -> (let f = "x yyyy-MM-dd" in let d = DateTime(8729,6,19,15,34,21,30, DateTimeKind.Utc) in DateTime.ParseExact(d.ToString(f, CultureInfo.InvariantCulture), f, CultureInfo.InvariantCulture).ToString("o")))
t (fun () -> (let f = "f" in let d = DateTime(7002,6,5,3,18,18,269) in DateTime.ParseExact(d.ToString(f, CultureInfo.InvariantCulture), f, CultureInfo.InvariantCulture).ToString("o")))
t (fun () -> (let f = "tyyyyy yyyyyyyyzzz" in let d = DateTime(370,2,14,4,10,14,913).AddTicks(785909L) in DateTime.ParseExact(d.ToString(f, CultureInfo.InvariantCulture), f, CultureInfo.InvariantCulture).ToString("o")))
t (fun () -> (let f = "D" in let d = DateTime(4682,5,14,6,11,0,489).AddTicks(2501906L) in DateTime.ParseExact(d.ToString(f, CultureInfo.InvariantCulture), f, CultureInfo.InvariantCulture).ToString("o")))
t (fun () -> (let f = "K yyyy-MM-dd" in let d = DateTime(4227,10,27,20,26,24,838, DateTimeKind.Utc) in DateTime.ParseExact(d.ToString(f, CultureInfo.InvariantCulture), f, CultureInfo.InvariantCulture).ToString("o")))
t (fun () -> (let f = "f" in let d = DateTime(1391,11,20,4,49,15,65, DateTimeKind.Utc) in DateTime.ParseExact(d.ToString(f, CultureInfo.InvariantCulture), f, CultureInfo.InvariantCulture).ToString("o")))
t (fun () -> (let f = "r" in let d = DateTime(6600,1,13,6,19,45,823, DateTimeKind.Utc) in DateTime.ParseExact(d.ToString(f, CultureInfo.InvariantCulture), f, CultureInfo.InvariantCulture).ToString("o")))
t (fun () -> (let f = "Y yyyy-MM-dd" in let d = DateTime(1999,12,31,23,59,59,999) in DateTime.ParseExact(d.ToString(f, CultureInfo.InvariantCulture), f, CultureInfo.InvariantCulture).ToString("o")))
t (fun () -> (let f = "y" in let d = DateTime(5664,2,20,6,55,58,775).AddTicks(2815559L) in DateTime.ParseExact(d.ToString(f, CultureInfo.InvariantCulture), f, CultureInfo.InvariantCulture).ToString("o")))
t (fun () -> (let f = "yyyyy " in let d = DateTime(3000,6,9,2,2,42,504, DateTimeKind.Utc).AddTicks(9563411L) in DateTime.ParseExact(d.ToString(f, CultureInfo.InvariantCulture), f, CultureInfo.InvariantCulture).ToString("o")))
t (fun () -> (let f = "g" in let d = DateTime(1889,10,17,4,34,12,679) in DateTime.ParseExact(d.ToString(f, CultureInfo.InvariantCulture), f, CultureInfo.InvariantCulture).ToString("o")))
t (fun () -> (let f = "y" in let d = DateTime(7537,9,11,9,58,31,344) in DateTime.ParseExact(d.ToString(f, CultureInfo.InvariantCulture), f, CultureInfo.InvariantCulture).ToString("o")))
t (fun () -> (let f = "f" in let d = DateTime(2877,10,4,17,9,50,314, DateTimeKind.Utc).AddTicks(5617905L) in DateTime.ParseExact(d.ToString(f, CultureInfo.InvariantCulture), f, CultureInfo.InvariantCulture).ToString("o")))
t (fun () -> (let f = "zzz yyyy-MM-dd" in let d = DateTime(2184,10,10,7,11,5,922) in DateTime.ParseExact(d.ToString(f, CultureInfo.InvariantCulture), f, CultureInfo.InvariantCulture).ToString("o")))
t (fun () -> (let f = "F" in let d = DateTime(2000,2,29) in DateTime.ParseExact(d.ToString(f, CultureInfo.InvariantCulture), f, CultureInfo.InvariantCulture).ToString("o")))
t (fun () -> (let f = "g" in let d = DateTime(5899,8,12,9,56,30,190, DateTimeKind.Utc).AddTicks(133871L) in DateTime.ParseExact(d.ToString(f, CultureInfo.InvariantCulture), f, CultureInfo.InvariantCulture).ToString("o")))
t (fun () -> (let f = "O" in let d = DateTime(3445,11,8,7,31,11,516) in DateTime.ParseExact(d.ToString(f, CultureInfo.InvariantCulture), f, CultureInfo.InvariantCulture).ToString("o")))
t (fun () -> (let f = "D" in let d = DateTime(5221,12,3,12,19,20,62, DateTimeKind.Utc) in DateTime.ParseExact(d.ToString(f, CultureInfo.InvariantCulture), f, CultureInfo.InvariantCulture).ToString("o")))
t (fun () -> (let f = "g" in let d = DateTime(7031,12,24,15,27,9,938) in DateTime.ParseExact(d.ToString(f, CultureInfo.InvariantCulture), f, CultureInfo.InvariantCulture).ToString("o")))
t (fun () -> (let f = "s" in let d = DateTime(3029,4,24,18,30,32,194, DateTimeKind.Utc) in DateTime.ParseExact(d.ToString(f, CultureInfo.InvariantCulture), f, CultureInfo.InvariantCulture).ToString("o")))
t (fun () -> (let f = "Y yyyy-MM-dd" in let d = DateTime(7121,2,9,15,10,25,446, DateTimeKind.Utc).AddTicks(7442450L) in DateTime.ParseExact(d.ToString(f, CultureInfo.InvariantCulture), f, CultureInfo.InvariantCulture).ToString("o")))
t (fun () -> (let f = "zzzyyythhMMs" in let d = DateTime(533,4,19,11,30,53,766, DateTimeKind.Utc).AddTicks(3215633L) in DateTime.ParseExact(d.ToString(f, CultureInfo.InvariantCulture), f, CultureInfo.InvariantCulture).ToString("o")))
t (fun () -> (let f = "F" in let d = DateTime(8477,6,20,13,59,2,780).AddTicks(5398429L) in DateTime.ParseExact(d.ToString(f, CultureInfo.InvariantCulture), f, CultureInfo.InvariantCulture).ToString("o")))
t (fun () -> (let f = "u" in let d = DateTime(9862,11,1,10,57,14,384).AddTicks(279213L) in DateTime.ParseExact(d.ToString(f, CultureInfo.InvariantCulture), f, CultureInfo.InvariantCulture).ToString("o")))
t (fun () -> (let f = "\"abc yyyy-MM-dd" in let d = DateTime(4905,8,7,20,24,36,274) in DateTime.ParseExact(d.ToString(f, CultureInfo.InvariantCulture), f, CultureInfo.InvariantCulture).ToString("o")))
t (fun () -> (let f = "HHzzz yyyy-MM-dd" in let d = DateTime(8266,7,21,10,45,13,808, DateTimeKind.Utc) in DateTime.ParseExact(d.ToString(f, CultureInfo.InvariantCulture), f, CultureInfo.InvariantCulture).ToString("o")))
t (fun () -> (let f = "u" in let d = DateTime(5107,3,3,2,57,31,360, DateTimeKind.Utc) in DateTime.ParseExact(d.ToString(f, CultureInfo.InvariantCulture), f, CultureInfo.InvariantCulture).ToString("o")))
t (fun () -> (let f = "r" in let d = DateTime(9449,11,17,11,15,32,165, DateTimeKind.Utc) in DateTime.ParseExact(d.ToString(f, CultureInfo.InvariantCulture), f, CultureInfo.InvariantCulture).ToString("o")))
t (fun () -> (let f = "o" in let d = DateTime(1981,12,11,18,19,35,165, DateTimeKind.Utc).AddTicks(8607663L) in DateTime.ParseExact(d.ToString(f, CultureInfo.InvariantCulture), f, CultureInfo.InvariantCulture).ToString("o")))
t (fun () -> (let f = "G" in let d = DateTime(3823,9,17,7,8,11,217) in DateTime.ParseExact(d.ToString(f, CultureInfo.InvariantCulture), f, CultureInfo.InvariantCulture).ToString("o")))
t (fun () -> (let f = "R" in let d = DateTime(3877,2,11,23,27,30,298, DateTimeKind.Utc) in DateTime.ParseExact(d.ToString(f, CultureInfo.InvariantCulture), f, CultureInfo.InvariantCulture).ToString("o")))
t (fun () -> (let f = ":yyyyyyddhK" in let d = DateTime(5347,11,22,15,59,19,267, DateTimeKind.Utc).AddTicks(2772739L) in DateTime.ParseExact(d.ToString(f, CultureInfo.InvariantCulture), f, CultureInfo.InvariantCulture).ToString("o")))
t (fun () -> (let f = "r" in let d = DateTime(3366,6,27,5,43,40,299).AddTicks(8578730L) in DateTime.ParseExact(d.ToString(f, CultureInfo.InvariantCulture), f, CultureInfo.InvariantCulture).ToString("o")))
t (fun () -> (let f = "g" in let d = DateTime(5475,4,2,8,30,4,361).AddTicks(8354336L) in DateTime.ParseExact(d.ToString(f, CultureInfo.InvariantCulture), f, CultureInfo.InvariantCulture).ToString("o")))
t (fun () -> (let f = "MM,hyyyy" in let d = DateTime(3279,12,18,22,9,26,172, DateTimeKind.Utc) in DateTime.ParseExact(d.ToString(f, CultureInfo.InvariantCulture), f, CultureInfo.InvariantCulture).ToString("o")))
t (fun () -> (let f = "ffddyyt" in let d = DateTime(7875,2,20,13,46,1,775, DateTimeKind.Utc).AddTicks(2841727L) in DateTime.ParseExact(d.ToString(f, CultureInfo.InvariantCulture), f, CultureInfo.InvariantCulture).ToString("o")))
t (fun () -> (let f = "R" in let d = DateTime(5634,2,10,14,3,20,228).AddTicks(5696027L) in DateTime.ParseExact(d.ToString(f, CultureInfo.InvariantCulture), f, CultureInfo.InvariantCulture).ToString("o")))
t (fun () -> (let f = "tt yyyy-MM-dd" in let d = DateTime(5872,7,12,12,58,41,54, DateTimeKind.Utc) in DateTime.ParseExact(d.ToString(f, CultureInfo.InvariantCulture), f, CultureInfo.InvariantCulture).ToString("o")))
t (fun () -> (let f = "f" in let d = DateTime(1999,12,31,23,59,59,999) in DateTime.ParseExact(d.ToString(f, CultureInfo.InvariantCulture), f, CultureInfo.InvariantCulture).ToString("o")))
t (fun () -> (let f = "Y yyyy-MM-dd" in let d = DateTime(1013,11,6,8,29,46,758).AddTicks(724194L) in DateTime.ParseExact(d.ToString(f, CultureInfo.InvariantCulture), f, CultureInfo.InvariantCulture).ToString("o")))
t (fun () -> (let f = "d" in let d = DateTime(1277,3,13,14,53,51,346) in DateTime.ParseExact(d.ToString(f, CultureInfo.InvariantCulture), f, CultureInfo.InvariantCulture).ToString("o")))
t (fun () -> (let f = "z yyyy-MM-dd" in let d = DateTime(9922,6,21,5,7,18,963).AddTicks(2827537L) in DateTime.ParseExact(d.ToString(f, CultureInfo.InvariantCulture), f, CultureInfo.InvariantCulture).ToString("o")))
t (fun () -> (let f = "y" in let d = DateTime(828,7,12,19,35,22,618, DateTimeKind.Utc).AddTicks(6599338L) in DateTime.ParseExact(d.ToString(f, CultureInfo.InvariantCulture), f, CultureInfo.InvariantCulture).ToString("o")))
t (fun () -> (let f = "yyygfffffffssmm" in let d = DateTime(6959,10,2,3,56,39,281).AddTicks(9600308L) in DateTime.ParseExact(d.ToString(f, CultureInfo.InvariantCulture), f, CultureInfo.InvariantCulture).ToString("o")))
t (fun () -> (let f = "ttmm%dg:F" in let d = DateTime(4,1,16,13,43,38,240) in DateTime.ParseExact(d.ToString(f, CultureInfo.InvariantCulture), f, CultureInfo.InvariantCulture).ToString("o")))
let exact (s: string) (f: string) = t (fun () -> DateTime.ParseExact(s, f, CultureInfo.InvariantCulture).ToString "o")
exact "2024-01-02 10 PM" "yyyy-MM-dd HH tt"
exact "2024-01-02 22 PM" "yyyy-MM-dd HH tt"
exact "2024-01-02 22 AM" "yyyy-MM-dd HH tt"
exact "2024-01-02 10 pm" "yyyy-MM-dd hh tt"
exact "2024-01-02 13 pm" "yyyy-MM-dd hh tt"
exact "2024-01-02 12 A" "yyyy-MM-dd hh t"
exact "2024-01-02T03:04:05Z" "yyyy-MM-ddTHH:mm:ssZ"
exact "2024-01-02T03:04:05Z" "yyyy-MM-ddTHH:mm:ssK"
exact "2024-01-02T03:04:05+01:30" "yyyy-MM-ddTHH:mm:sszzz"
exact "2024-01-02T03:04:05+01" "yyyy-MM-ddTHH:mm:sszz"
exact "2024-01-02T03:04:05+1" "yyyy-MM-ddTHH:mm:ssz"
exact "2024-01-02T03:04:05+01:75" "yyyy-MM-ddTHH:mm:sszzz"
exact "2024-01-02 ad" "yyyy-MM-dd gg"
exact "2024-01-02 a.d." "yyyy-MM-dd g"
exact "2024-01-02 01 03" "yyyy-MM-dd MM dd"
exact "2024-01-02 01 02" "yyyy-MM-dd MM dd"
exact "2024 24" "yyyy yy"
exact "2024.5" "yyyy.fff"
exact "2024-01-02 5" "yyyy-MM-dd FFF"
exact "2024-01-02 5 50" "yyyy-MM-dd F FF"
t (fun () -> DateTime.Parse("99 Feb 1", CultureInfo.InvariantCulture).ToString "o")
t (fun () -> DateTime.Parse("30 Feb 12", CultureInfo.InvariantCulture).ToString "o")
t (fun () -> DateTime.Parse("2024-02-03 GMT", CultureInfo.InvariantCulture, DateTimeStyles.AdjustToUniversal).ToString "o")
exact "2024-01-02 03Z" "yyyy-MM-dd HHz"
exact "2024-01-02 03GMT" "yyyy-MM-dd HHZ"
exact "2024-01-02 03z" "yyyy-MM-dd HHZ"
exact "2024-01-02 03ZZ" "yyyy-MM-dd HHZZ"
exact "2024-01-02 03" "yyyy-MM-dd HHZ"
t (fun () -> DateTimeOffset.ParseExact("2024-01-02T03:04:05Z", "yyyy-MM-ddTHH:mm:ssZ", CultureInfo.InvariantCulture).ToString "o")
t (fun () -> (DateTime.ParseExact("2024-01-02T03:04:05Z", "yyyy-MM-ddTHH:mm:ssZ", CultureInfo.InvariantCulture)).Kind)
t (fun () -> (DateTime.ParseExact("2024-01-02T03:04:05Z", "yyyy-MM-ddTHH:mm:ssZ", CultureInfo.InvariantCulture, DateTimeStyles.AdjustToUniversal)).Kind)
