// out: offset Utc 01:00:00 = ArgumentException: The UTC Offset for Utc DateTime instances must be 0. (Parameter 'offset')
// out: offset Utc 00:00:30 = ArgumentException: The UTC Offset for Utc DateTime instances must be 0. (Parameter 'offset')
// out: offset Utc 15:00:00 = ArgumentException: The UTC Offset for Utc DateTime instances must be 0. (Parameter 'offset')
// out: offset Utc -10675199.02:48:05.4775808 = ArgumentException: The UTC Offset for Utc DateTime instances must be 0. (Parameter 'offset')
// out: offset Local 01:00:00 = ArgumentException: The UTC Offset of the local dateTime parameter does not match the offset argument. (Parameter 'offset')
// out: offset Local 00:00:30 = ArgumentException: The UTC Offset of the local dateTime parameter does not match the offset argument. (Parameter 'offset')
// out: offset Local 15:00:00 = ArgumentException: The UTC Offset of the local dateTime parameter does not match the offset argument. (Parameter 'offset')
// out: offset Unspecified 01:00:00 = 2024-02-29T01:02:03.0000000+01:00
// out: offset Unspecified 00:00:30 = ArgumentException: Offset must be specified in whole minutes. (Parameter 'offset')
// out: offset Unspecified 15:00:00 = ArgumentOutOfRangeException: Offset must be within plus or minus 14 hours. (Parameter 'offset')
// out: offset Unspecified -10675199.02:48:05.4775808 = ArgumentException: Offset must be specified in whole minutes. (Parameter 'offset')
// out: ToOffset = ArgumentOutOfRangeException: The added or subtracted value results in an un-representable DateTime. (Parameter 't')
// out: TimeSpan = ArgumentOutOfRangeException: TimeSpan overflowed because the duration is too long.
// out: DateTime |2024-02-29 = FormatException: Format specifier '' was invalid.
// out: DateTime? |2024-02-29 = false 0001-01-01T00:00:00.0000000
// out: DateOnly |2024-02-29 = FormatException: String '2024-02-29' was not recognized as a valid DateOnly.
// out: TimeOnly |2024-02-29 = FormatException: String '2024-02-29' was not recognized as a valid TimeOnly.
// out: DateTime | = FormatException: String '' was not recognized as a valid DateTime.
// out: DateTime? | = false 0001-01-01T00:00:00.0000000
// out: DateOnly | = FormatException: String '' was not recognized as a valid DateOnly.
// out: TimeOnly | = FormatException: String '' was not recognized as a valid TimeOnly.
// out: DateTime |02/29/2024 = FormatException: Format specifier '' was invalid.
// out: DateTime? |02/29/2024 = false 0001-01-01T00:00:00.0000000
// out: DateOnly |02/29/2024 = FormatException: String '02/29/2024' was not recognized as a valid DateOnly.
// out: TimeOnly |02/29/2024 = FormatException: String '02/29/2024' was not recognized as a valid TimeOnly.
// out: DateTime |29 = FormatException: Format specifier '' was invalid.
// out: DateTime? |29 = false 0001-01-01T00:00:00.0000000
// out: DateOnly |29 = FormatException: String '29' was not recognized as a valid DateOnly.
// out: TimeOnly |29 = FormatException: String '29' was not recognized as a valid TimeOnly.
// out: DateTime |12:34 = FormatException: Format specifier '' was invalid.
// out: DateTime? |12:34 = false 0001-01-01T00:00:00.0000000
// out: DateOnly |12:34 = FormatException: String '12:34' was not recognized as a valid DateOnly.
// out: TimeOnly |12:34 = FormatException: String '12:34' was not recognized as a valid TimeOnly.
// out: DateTime |2024-02-29 12:34:56 = FormatException: Format specifier '' was invalid.
// out: DateTime? |2024-02-29 12:34:56 = false 0001-01-01T00:00:00.0000000
// out: DateOnly |2024-02-29 12:34:56 = FormatException: String '2024-02-29 12:34:56' was not recognized as a valid DateOnly.
// out: TimeOnly |2024-02-29 12:34:56 = FormatException: String '2024-02-29 12:34:56' was not recognized as a valid TimeOnly.
// out: DateTime d|2024-02-29 = FormatException: String '2024-02-29' was not recognized as a valid DateTime.
// out: DateTime? d|2024-02-29 = false 0001-01-01T00:00:00.0000000
// out: DateOnly d|2024-02-29 = FormatException: String '2024-02-29' was not recognized as a valid DateOnly.
// out: TimeOnly d|2024-02-29 = FormatException: String '2024-02-29' was not recognized as a valid TimeOnly.
// out: DateTime d| = FormatException: String '' was not recognized as a valid DateTime.
// out: DateTime? d| = false 0001-01-01T00:00:00.0000000
// out: DateOnly d| = FormatException: String '' was not recognized as a valid DateOnly.
// out: TimeOnly d| = FormatException: String '' was not recognized as a valid TimeOnly.
// out: DateTime d|02/29/2024 = 2024-02-29T00:00:00.0000000
// out: DateTime? d|02/29/2024 = true 2024-02-29T00:00:00.0000000
// out: DateOnly d|02/29/2024 = 2024-02-29
// out: TimeOnly d|02/29/2024 = 00:00:00.0000000
// out: DateTime d|29 = FormatException: String '29' was not recognized as a valid DateTime.
// out: DateTime? d|29 = false 0001-01-01T00:00:00.0000000
// out: DateOnly d|29 = FormatException: String '29' was not recognized as a valid DateOnly.
// out: TimeOnly d|29 = FormatException: String '29' was not recognized as a valid TimeOnly.
// out: DateTime d|12:34 = FormatException: String '12:34' was not recognized as a valid DateTime.
// out: DateTime? d|12:34 = false 0001-01-01T00:00:00.0000000
// out: DateOnly d|12:34 = FormatException: String '12:34' was not recognized as a valid DateOnly.
// out: TimeOnly d|12:34 = FormatException: String '12:34' was not recognized as a valid TimeOnly.
// out: DateTime d|2024-02-29 12:34:56 = FormatException: String '2024-02-29 12:34:56' was not recognized as a valid DateTime.
// out: DateTime? d|2024-02-29 12:34:56 = false 0001-01-01T00:00:00.0000000
// out: DateOnly d|2024-02-29 12:34:56 = FormatException: String '2024-02-29 12:34:56' was not recognized as a valid DateOnly.
// out: TimeOnly d|2024-02-29 12:34:56 = FormatException: String '2024-02-29 12:34:56' was not recognized as a valid TimeOnly.
// out: DateTime D|2024-02-29 = FormatException: String '2024-02-29' was not recognized as a valid DateTime.
// out: DateTime? D|2024-02-29 = false 0001-01-01T00:00:00.0000000
// out: DateOnly D|2024-02-29 = FormatException: String '2024-02-29' was not recognized as a valid DateOnly.
// out: TimeOnly D|2024-02-29 = FormatException: String '2024-02-29' was not recognized as a valid TimeOnly.
// out: DateTime D| = FormatException: String '' was not recognized as a valid DateTime.
// out: DateTime? D| = false 0001-01-01T00:00:00.0000000
// out: DateOnly D| = FormatException: String '' was not recognized as a valid DateOnly.
// out: TimeOnly D| = FormatException: String '' was not recognized as a valid TimeOnly.
// out: DateTime D|02/29/2024 = FormatException: String '02/29/2024' was not recognized as a valid DateTime.
// out: DateTime? D|02/29/2024 = false 0001-01-01T00:00:00.0000000
// out: DateOnly D|02/29/2024 = FormatException: String '02/29/2024' was not recognized as a valid DateOnly.
// out: TimeOnly D|02/29/2024 = FormatException: String '02/29/2024' was not recognized as a valid TimeOnly.
// out: DateTime D|29 = FormatException: String '29' was not recognized as a valid DateTime.
// out: DateTime? D|29 = false 0001-01-01T00:00:00.0000000
// out: DateOnly D|29 = FormatException: String '29' was not recognized as a valid DateOnly.
// out: TimeOnly D|29 = FormatException: String '29' was not recognized as a valid TimeOnly.
// out: DateTime D|12:34 = FormatException: String '12:34' was not recognized as a valid DateTime.
// out: DateTime? D|12:34 = false 0001-01-01T00:00:00.0000000
// out: DateOnly D|12:34 = FormatException: String '12:34' was not recognized as a valid DateOnly.
// out: TimeOnly D|12:34 = FormatException: String '12:34' was not recognized as a valid TimeOnly.
// out: DateTime D|2024-02-29 12:34:56 = FormatException: String '2024-02-29 12:34:56' was not recognized as a valid DateTime.
// out: DateTime? D|2024-02-29 12:34:56 = false 0001-01-01T00:00:00.0000000
// out: DateOnly D|2024-02-29 12:34:56 = FormatException: String '2024-02-29 12:34:56' was not recognized as a valid DateOnly.
// out: TimeOnly D|2024-02-29 12:34:56 = FormatException: String '2024-02-29 12:34:56' was not recognized as a valid TimeOnly.
// out: DateTime yyyy-MM-dd|2024-02-29 = 2024-02-29T00:00:00.0000000
// out: DateTime? yyyy-MM-dd|2024-02-29 = true 2024-02-29T00:00:00.0000000
// out: DateOnly yyyy-MM-dd|2024-02-29 = 2024-02-29
// out: TimeOnly yyyy-MM-dd|2024-02-29 = 00:00:00.0000000
// out: DateTime yyyy-MM-dd| = FormatException: String '' was not recognized as a valid DateTime.
// out: DateTime? yyyy-MM-dd| = false 0001-01-01T00:00:00.0000000
// out: DateOnly yyyy-MM-dd| = FormatException: String '' was not recognized as a valid DateOnly.
// out: TimeOnly yyyy-MM-dd| = FormatException: String '' was not recognized as a valid TimeOnly.
// out: DateTime yyyy-MM-dd|02/29/2024 = FormatException: String '02/29/2024' was not recognized as a valid DateTime.
// out: DateTime? yyyy-MM-dd|02/29/2024 = false 0001-01-01T00:00:00.0000000
// out: DateOnly yyyy-MM-dd|02/29/2024 = FormatException: String '02/29/2024' was not recognized as a valid DateOnly.
// out: TimeOnly yyyy-MM-dd|02/29/2024 = FormatException: String '02/29/2024' was not recognized as a valid TimeOnly.
// out: DateTime yyyy-MM-dd|29 = FormatException: String '29' was not recognized as a valid DateTime.
// out: DateTime? yyyy-MM-dd|29 = false 0001-01-01T00:00:00.0000000
// out: DateOnly yyyy-MM-dd|29 = FormatException: String '29' was not recognized as a valid DateOnly.
// out: TimeOnly yyyy-MM-dd|29 = FormatException: String '29' was not recognized as a valid TimeOnly.
// out: DateTime yyyy-MM-dd|12:34 = FormatException: String '12:34' was not recognized as a valid DateTime.
// out: DateTime? yyyy-MM-dd|12:34 = false 0001-01-01T00:00:00.0000000
// out: DateOnly yyyy-MM-dd|12:34 = FormatException: String '12:34' was not recognized as a valid DateOnly.
// out: TimeOnly yyyy-MM-dd|12:34 = FormatException: String '12:34' was not recognized as a valid TimeOnly.
// out: DateTime yyyy-MM-dd|2024-02-29 12:34:56 = FormatException: String '2024-02-29 12:34:56' was not recognized as a valid DateTime.
// out: DateTime? yyyy-MM-dd|2024-02-29 12:34:56 = false 0001-01-01T00:00:00.0000000
// out: DateOnly yyyy-MM-dd|2024-02-29 12:34:56 = FormatException: String '2024-02-29 12:34:56' was not recognized as a valid DateOnly.
// out: TimeOnly yyyy-MM-dd|2024-02-29 12:34:56 = FormatException: String '2024-02-29 12:34:56' was not recognized as a valid TimeOnly.
// out: DateTime Q|2024-02-29 = FormatException: Input string was not in a correct format.
// out: DateTime? Q|2024-02-29 = FormatException: Input string was not in a correct format.
// out: DateOnly Q|2024-02-29 = FormatException: Input string was not in a correct format.
// out: TimeOnly Q|2024-02-29 = FormatException: Input string was not in a correct format.
// out: DateTime Q| = FormatException: String '' was not recognized as a valid DateTime.
// out: DateTime? Q| = false 0001-01-01T00:00:00.0000000
// out: DateOnly Q| = FormatException: String '' was not recognized as a valid DateOnly.
// out: TimeOnly Q| = FormatException: String '' was not recognized as a valid TimeOnly.
// out: DateTime Q|02/29/2024 = FormatException: Input string was not in a correct format.
// out: DateTime? Q|02/29/2024 = FormatException: Input string was not in a correct format.
// out: DateOnly Q|02/29/2024 = FormatException: Input string was not in a correct format.
// out: TimeOnly Q|02/29/2024 = FormatException: Input string was not in a correct format.
// out: DateTime Q|29 = FormatException: Input string was not in a correct format.
// out: DateTime? Q|29 = FormatException: Input string was not in a correct format.
// out: DateOnly Q|29 = FormatException: Input string was not in a correct format.
// out: TimeOnly Q|29 = FormatException: Input string was not in a correct format.
// out: DateTime Q|12:34 = FormatException: Input string was not in a correct format.
// out: DateTime? Q|12:34 = FormatException: Input string was not in a correct format.
// out: DateOnly Q|12:34 = FormatException: Input string was not in a correct format.
// out: TimeOnly Q|12:34 = FormatException: Input string was not in a correct format.
// out: DateTime Q|2024-02-29 12:34:56 = FormatException: Input string was not in a correct format.
// out: DateTime? Q|2024-02-29 12:34:56 = FormatException: Input string was not in a correct format.
// out: DateOnly Q|2024-02-29 12:34:56 = FormatException: Input string was not in a correct format.
// out: TimeOnly Q|2024-02-29 12:34:56 = FormatException: Input string was not in a correct format.
// out: DateTime HH:mm|2024-02-29 = FormatException: String '2024-02-29' was not recognized as a valid DateTime.
// out: DateTime? HH:mm|2024-02-29 = false 0001-01-01T00:00:00.0000000
// out: DateOnly HH:mm|2024-02-29 = FormatException: String '2024-02-29' was not recognized as a valid DateOnly.
// out: TimeOnly HH:mm|2024-02-29 = FormatException: String '2024-02-29' was not recognized as a valid TimeOnly.
// out: DateTime HH:mm| = FormatException: String '' was not recognized as a valid DateTime.
// out: DateTime? HH:mm| = false 0001-01-01T00:00:00.0000000
// out: DateOnly HH:mm| = FormatException: String '' was not recognized as a valid DateOnly.
// out: TimeOnly HH:mm| = FormatException: String '' was not recognized as a valid TimeOnly.
// out: DateTime HH:mm|02/29/2024 = FormatException: String '02/29/2024' was not recognized as a valid DateTime.
// out: DateTime? HH:mm|02/29/2024 = false 0001-01-01T00:00:00.0000000
// out: DateOnly HH:mm|02/29/2024 = FormatException: String '02/29/2024' was not recognized as a valid DateOnly.
// out: TimeOnly HH:mm|02/29/2024 = FormatException: String '02/29/2024' was not recognized as a valid TimeOnly.
// out: DateTime HH:mm|29 = FormatException: String '29' was not recognized as a valid DateTime.
// out: DateTime? HH:mm|29 = false 0001-01-01T00:00:00.0000000
// out: DateOnly HH:mm|29 = FormatException: String '29' was not recognized as a valid DateOnly.
// out: TimeOnly HH:mm|29 = FormatException: String '29' was not recognized as a valid TimeOnly.
// out: DateTime HH:mm|12:34 = now 12:34:00
// out: DateTime? HH:mm|12:34 = true now 12:34:00
// out: DateOnly HH:mm|12:34 = now
// out: TimeOnly HH:mm|12:34 = 12:34:00.0000000
// out: DateTime HH:mm|2024-02-29 12:34:56 = FormatException: String '2024-02-29 12:34:56' was not recognized as a valid DateTime.
// out: DateTime? HH:mm|2024-02-29 12:34:56 = false 0001-01-01T00:00:00.0000000
// out: DateOnly HH:mm|2024-02-29 12:34:56 = FormatException: String '2024-02-29 12:34:56' was not recognized as a valid DateOnly.
// out: TimeOnly HH:mm|2024-02-29 12:34:56 = FormatException: String '2024-02-29 12:34:56' was not recognized as a valid TimeOnly.
// out: DateTime 'x|2024-02-29 = FormatException: Cannot find a matching quote character for the character '''.
// out: DateTime? 'x|2024-02-29 = false 0001-01-01T00:00:00.0000000
// out: DateOnly 'x|2024-02-29 = FormatException: String '2024-02-29' was not recognized as a valid DateOnly.
// out: TimeOnly 'x|2024-02-29 = FormatException: String '2024-02-29' was not recognized as a valid TimeOnly.
// out: DateTime 'x|02/29/2024 = FormatException: Cannot find a matching quote character for the character '''.
// out: DateTime? 'x|02/29/2024 = false 0001-01-01T00:00:00.0000000
// out: DateOnly 'x|02/29/2024 = FormatException: String '02/29/2024' was not recognized as a valid DateOnly.
// out: TimeOnly 'x|02/29/2024 = FormatException: String '02/29/2024' was not recognized as a valid TimeOnly.
// out: DateTime 'x|29 = FormatException: Cannot find a matching quote character for the character '''.
// out: DateTime? 'x|29 = false 0001-01-01T00:00:00.0000000
// out: DateOnly 'x|29 = FormatException: String '29' was not recognized as a valid DateOnly.
// out: TimeOnly 'x|29 = FormatException: String '29' was not recognized as a valid TimeOnly.
// out: DateTime 'x|12:34 = FormatException: Cannot find a matching quote character for the character '''.
// out: DateTime? 'x|12:34 = false 0001-01-01T00:00:00.0000000
// out: DateOnly 'x|12:34 = FormatException: String '12:34' was not recognized as a valid DateOnly.
// out: TimeOnly 'x|12:34 = FormatException: String '12:34' was not recognized as a valid TimeOnly.
// out: DateTime 'x|2024-02-29 12:34:56 = FormatException: Cannot find a matching quote character for the character '''.
// out: DateTime? 'x|2024-02-29 12:34:56 = false 0001-01-01T00:00:00.0000000
// out: DateOnly 'x|2024-02-29 12:34:56 = FormatException: String '2024-02-29 12:34:56' was not recognized as a valid DateOnly.
// out: TimeOnly 'x|2024-02-29 12:34:56 = FormatException: String '2024-02-29 12:34:56' was not recognized as a valid TimeOnly.
// out: DateTime o|2024-02-29 = FormatException: String '2024-02-29' was not recognized as a valid DateTime.
// out: DateTime? o|2024-02-29 = false 0001-01-01T00:00:00.0000000
// out: DateOnly o|2024-02-29 = 2024-02-29
// out: TimeOnly o|2024-02-29 = FormatException: String '2024-02-29' was not recognized as a valid TimeOnly.
// out: DateTime o| = FormatException: String '' was not recognized as a valid DateTime.
// out: DateTime? o| = false 0001-01-01T00:00:00.0000000
// out: DateOnly o| = FormatException: String '' was not recognized as a valid DateOnly.
// out: TimeOnly o| = FormatException: String '' was not recognized as a valid TimeOnly.
// out: DateTime o|02/29/2024 = FormatException: String '02/29/2024' was not recognized as a valid DateTime.
// out: DateTime? o|02/29/2024 = false 0001-01-01T00:00:00.0000000
// out: DateOnly o|02/29/2024 = FormatException: String '02/29/2024' was not recognized as a valid DateOnly.
// out: TimeOnly o|02/29/2024 = FormatException: String '02/29/2024' was not recognized as a valid TimeOnly.
// out: DateTime o|29 = FormatException: String '29' was not recognized as a valid DateTime.
// out: DateTime? o|29 = false 0001-01-01T00:00:00.0000000
// out: DateOnly o|29 = FormatException: String '29' was not recognized as a valid DateOnly.
// out: TimeOnly o|29 = FormatException: String '29' was not recognized as a valid TimeOnly.
// out: DateTime o|12:34 = FormatException: String '12:34' was not recognized as a valid DateTime.
// out: DateTime? o|12:34 = false 0001-01-01T00:00:00.0000000
// out: DateOnly o|12:34 = FormatException: String '12:34' was not recognized as a valid DateOnly.
// out: TimeOnly o|12:34 = FormatException: String '12:34' was not recognized as a valid TimeOnly.
// out: DateTime o|2024-02-29 12:34:56 = FormatException: String '2024-02-29 12:34:56' was not recognized as a valid DateTime.
// out: DateTime? o|2024-02-29 12:34:56 = false 0001-01-01T00:00:00.0000000
// out: DateOnly o|2024-02-29 12:34:56 = FormatException: String '2024-02-29 12:34:56' was not recognized as a valid DateOnly.
// out: TimeOnly o|2024-02-29 12:34:56 = FormatException: String '2024-02-29 12:34:56' was not recognized as a valid TimeOnly.
// out: DateTime yyyy-MM-dd HH:mm:ss|2024-02-29 = FormatException: String '2024-02-29' was not recognized as a valid DateTime.
// out: DateTime? yyyy-MM-dd HH:mm:ss|2024-02-29 = false 0001-01-01T00:00:00.0000000
// out: DateOnly yyyy-MM-dd HH:mm:ss|2024-02-29 = FormatException: String '2024-02-29' was not recognized as a valid DateOnly.
// out: TimeOnly yyyy-MM-dd HH:mm:ss|2024-02-29 = FormatException: String '2024-02-29' was not recognized as a valid TimeOnly.
// out: DateTime yyyy-MM-dd HH:mm:ss| = FormatException: String '' was not recognized as a valid DateTime.
// out: DateTime? yyyy-MM-dd HH:mm:ss| = false 0001-01-01T00:00:00.0000000
// out: DateOnly yyyy-MM-dd HH:mm:ss| = FormatException: String '' was not recognized as a valid DateOnly.
// out: TimeOnly yyyy-MM-dd HH:mm:ss| = FormatException: String '' was not recognized as a valid TimeOnly.
// out: DateTime yyyy-MM-dd HH:mm:ss|02/29/2024 = FormatException: String '02/29/2024' was not recognized as a valid DateTime.
// out: DateTime? yyyy-MM-dd HH:mm:ss|02/29/2024 = false 0001-01-01T00:00:00.0000000
// out: DateOnly yyyy-MM-dd HH:mm:ss|02/29/2024 = FormatException: String '02/29/2024' was not recognized as a valid DateOnly.
// out: TimeOnly yyyy-MM-dd HH:mm:ss|02/29/2024 = FormatException: String '02/29/2024' was not recognized as a valid TimeOnly.
// out: DateTime yyyy-MM-dd HH:mm:ss|29 = FormatException: String '29' was not recognized as a valid DateTime.
// out: DateTime? yyyy-MM-dd HH:mm:ss|29 = false 0001-01-01T00:00:00.0000000
// out: DateOnly yyyy-MM-dd HH:mm:ss|29 = FormatException: String '29' was not recognized as a valid DateOnly.
// out: TimeOnly yyyy-MM-dd HH:mm:ss|29 = FormatException: String '29' was not recognized as a valid TimeOnly.
// out: DateTime yyyy-MM-dd HH:mm:ss|12:34 = FormatException: String '12:34' was not recognized as a valid DateTime.
// out: DateTime? yyyy-MM-dd HH:mm:ss|12:34 = false 0001-01-01T00:00:00.0000000
// out: DateOnly yyyy-MM-dd HH:mm:ss|12:34 = FormatException: String '12:34' was not recognized as a valid DateOnly.
// out: TimeOnly yyyy-MM-dd HH:mm:ss|12:34 = FormatException: String '12:34' was not recognized as a valid TimeOnly.
// out: DateTime yyyy-MM-dd HH:mm:ss|2024-02-29 12:34:56 = 2024-02-29T12:34:56.0000000
// out: DateTime? yyyy-MM-dd HH:mm:ss|2024-02-29 12:34:56 = true 2024-02-29T12:34:56.0000000
// out: DateOnly yyyy-MM-dd HH:mm:ss|2024-02-29 12:34:56 = 2024-02-29
// out: TimeOnly yyyy-MM-dd HH:mm:ss|2024-02-29 12:34:56 = 12:34:56.0000000
// out: DateTime %d|2024-02-29 = FormatException: String '2024-02-29' was not recognized as a valid DateTime.
// out: DateTime? %d|2024-02-29 = false 0001-01-01T00:00:00.0000000
// out: DateOnly %d|2024-02-29 = FormatException: String '2024-02-29' was not recognized as a valid DateOnly.
// out: TimeOnly %d|2024-02-29 = FormatException: String '2024-02-29' was not recognized as a valid TimeOnly.
// out: DateTime %d| = FormatException: String '' was not recognized as a valid DateTime.
// out: DateTime? %d| = false 0001-01-01T00:00:00.0000000
// out: DateOnly %d| = FormatException: String '' was not recognized as a valid DateOnly.
// out: TimeOnly %d| = FormatException: String '' was not recognized as a valid TimeOnly.
// out: DateTime %d|02/29/2024 = FormatException: String '02/29/2024' was not recognized as a valid DateTime.
// out: DateTime? %d|02/29/2024 = false 0001-01-01T00:00:00.0000000
// out: DateOnly %d|02/29/2024 = FormatException: String '02/29/2024' was not recognized as a valid DateOnly.
// out: TimeOnly %d|02/29/2024 = FormatException: String '02/29/2024' was not recognized as a valid TimeOnly.
// out: DateTime %d|29 = now 00:00:00
// out: DateTime? %d|29 = true now 00:00:00
// out: DateOnly %d|29 = now
// out: TimeOnly %d|29 = 00:00:00.0000000
// out: DateTime %d|12:34 = FormatException: String '12:34' was not recognized as a valid DateTime.
// out: DateTime? %d|12:34 = false 0001-01-01T00:00:00.0000000
// out: DateOnly %d|12:34 = FormatException: String '12:34' was not recognized as a valid DateOnly.
// out: TimeOnly %d|12:34 = FormatException: String '12:34' was not recognized as a valid TimeOnly.
// out: DateTime %d|2024-02-29 12:34:56 = FormatException: String '2024-02-29 12:34:56' was not recognized as a valid DateTime.
// out: DateTime? %d|2024-02-29 12:34:56 = false 0001-01-01T00:00:00.0000000
// out: DateOnly %d|2024-02-29 12:34:56 = FormatException: String '2024-02-29 12:34:56' was not recognized as a valid DateOnly.
// out: TimeOnly %d|2024-02-29 12:34:56 = FormatException: String '2024-02-29 12:34:56' was not recognized as a valid TimeOnly.
// out: null array = ArgumentOutOfRangeException: Specified argument was out of the range of valid values.
// out: null text = ArgumentOutOfRangeException: Specified argument was out of the range of valid values. (Parameter 'start')
// out: null array = ArgumentOutOfRangeException: Specified argument was out of the range of valid values.
// out: null text = ArgumentOutOfRangeException: Specified argument was out of the range of valid values. (Parameter 'start')
// out: null array = ArgumentOutOfRangeException: Specified argument was out of the range of valid values.
// out: null text = ArgumentOutOfRangeException: Specified argument was out of the range of valid values. (Parameter 'start')
// out: null array = ArgumentOutOfRangeException: Specified argument was out of the range of valid values.
// out: null text = ArgumentOutOfRangeException: Specified argument was out of the range of valid values. (Parameter 'start')
// out: memory = bcSystem.Memory<Int32>[2]System.Span<Int32>[2]
// out: <null> (1, null) [null] Some null
// out: Last = ArgumentNullException: Value cannot be null. (Parameter 'source')
// out: Single = ArgumentNullException: Value cannot be null. (Parameter 'source')
// out: Max = ArgumentNullException: Value cannot be null. (Parameter 'source')
// out: Average = ArgumentNullException: Value cannot be null. (Parameter 'source')
// out: ToLookup = ArgumentNullException: Value cannot be null. (Parameter 'source')
// out: ToDictionary = ArgumentNullException: Value cannot be null. (Parameter 'source')
// out: Append = ArgumentNullException: Value cannot be null. (Parameter 'source')
// out: Join = ArgumentNullException: Value cannot be null. (Parameter 'inner')
// out: Seq.delay = NullReferenceException: Object reference not set to an instance of an object.
// out: decimal 5- Any = -5
// out: decimal 5- None = none
// out: decimal 5- Float = none
// out: decimal 5- AllowParentheses = none
// out: decimal 5- HexNumber = ArgumentException: The number styles AllowHexSpecifier and AllowBinarySpecifier are not supported on floating point data types. (Parameter 'style')
// out: decimal 1,000 Any = 1000
// out: decimal 1,000 None = none
// out: decimal 1,000 Float = none
// out: decimal 1,000 AllowParentheses = none
// out: decimal 1,000 HexNumber = ArgumentException: The number styles AllowHexSpecifier and AllowBinarySpecifier are not supported on floating point data types. (Parameter 'style')
// out: decimal (5) Any = -5
// out: decimal (5) None = none
// out: decimal (5) Float = none
// out: decimal (5) AllowParentheses = -5
// out: decimal (5) HexNumber = ArgumentException: The number styles AllowHexSpecifier and AllowBinarySpecifier are not supported on floating point data types. (Parameter 'style')
// out: decimal 1e3 Any = 1000
// out: decimal 1e3 None = none
// out: decimal 1e3 Float = 1000
// out: decimal 1e3 AllowParentheses = none
// out: decimal 1e3 HexNumber = ArgumentException: The number styles AllowHexSpecifier and AllowBinarySpecifier are not supported on floating point data types. (Parameter 'style')
// out: decimal 12~ Any = 12
// out: decimal 12~ None = 12
// out: decimal 12~ Float = 12
// out: decimal 12~ AllowParentheses = 12
// out: decimal 12~ HexNumber = ArgumentException: The number styles AllowHexSpecifier and AllowBinarySpecifier are not supported on floating point data types. (Parameter 'style')
// out: decimal  7  Any = 7
// out: decimal  7  None = none
// out: decimal  7  Float = 7
// out: decimal  7  AllowParentheses = none
// out: decimal  7  HexNumber = ArgumentException: The number styles AllowHexSpecifier and AllowBinarySpecifier are not supported on floating point data types. (Parameter 'style')
// out: decimal 1.5 Any = 1.5
// out: decimal 1.5 None = none
// out: decimal 1.5 Float = 1.5
// out: decimal 1.5 AllowParentheses = none
// out: decimal 1.5 HexNumber = ArgumentException: The number styles AllowHexSpecifier and AllowBinarySpecifier are not supported on floating point data types. (Parameter 'style')
// out: int = OverflowException: Arithmetic operation resulted in an overflow.
// out: int = OverflowException: Value was either too large or too small for an Int32.
// out: int = OverflowException: Value was either too large or too small for an Int32.
// out: int64 = OverflowException: Value was either too large or too small for an Int64.
// out: Version = ArgumentException: Argument must be between 0 and 4. (Parameter 'fieldCount')
// out: Version = ArgumentException: Argument must be between 0 and 3. (Parameter 'fieldCount')
// out: ASCII = ArgumentOutOfRangeException: Non-negative number required. (Parameter 'byteIndex')
// out: IndexOf = ArgumentOutOfRangeException: Index was out of range. Must be non-negative and less than or equal to the size of the collection. (Parameter 'startIndex')

// found by t/fuzz/dotnet
open System
open System.Collections.Generic
open System.Globalization
open System.Linq

let show (label: string) (f: unit -> string) =
    printfn "%s = %s" label (try f () with e -> sprintf "%s: %s" (e.GetType().Name) e.Message)

let inv = CultureInfo.InvariantCulture
let time = DateTime(2024, 2, 29, 1, 2, 3)

for kind in [ DateTimeKind.Utc; DateTimeKind.Local; DateTimeKind.Unspecified ] do
    for offset in [ TimeSpan.FromHours 1.0; TimeSpan.FromSeconds 30.0; TimeSpan.FromHours 15.0; TimeSpan.MinValue ] do
        if kind <> DateTimeKind.Local || offset > TimeSpan.Zero then
            show (sprintf "offset %A %O" kind offset) (fun () -> DateTimeOffset(DateTime.SpecifyKind(time, kind), offset).ToString "o")

show "ToOffset" (fun () -> DateTimeOffset.MinValue.ToOffset(TimeSpan.MaxValue).ToString "o")
show "TimeSpan" (fun () -> string (TimeSpan(Int32.MaxValue, 4, 3)))

// by a picture: this year where there is none, today where there is no part of a date
let shown (d: DateTime) = if d.Year = DateTime.Today.Year then sprintf "now %O" d.TimeOfDay else d.ToString "o"

for f in [ ""; "d"; "D"; "yyyy-MM-dd"; "Q"; "HH:mm"; "'x"; "o"; "yyyy-MM-dd HH:mm:ss"; "%d" ] do
    for s in [ "2024-02-29"; ""; "02/29/2024"; "29"; "12:34"; "2024-02-29 12:34:56" ] do
        if not (f = "'x" && s = "") then
            show (sprintf "DateTime %s|%s" f s) (fun () -> shown (DateTime.ParseExact(s, f, inv)))
            show (sprintf "DateTime? %s|%s" f s) (fun () ->
                let (good, d) = DateTime.TryParseExact(s, f, inv, DateTimeStyles.None)
                sprintf "%b %s" good (shown d))
            show (sprintf "DateOnly %s|%s" f s) (fun () ->
                let d = DateOnly.ParseExact(s, f, inv)
                if d.Year = DateTime.Today.Year then "now" else d.ToString "o")
            show (sprintf "TimeOnly %s|%s" f s) (fun () -> TimeOnly.ParseExact(s, f, inv).ToString "o")

for (start, length) in [ 5, 1; -1, 1; 1, -1; 3, 0 ] do
    show "null array" (fun () -> string ((null: int[]).AsMemory(start, length)).Length)
    show "null text" (fun () -> string ((null: string).AsMemory(start, length)).Length)

show "memory" (fun () -> "abc".AsMemory(1, 2).ToString() + [| 1; 2 |].AsMemory().ToString() + [| 1; 2 |].AsSpan().ToString())

// null in %A
let version: Version = null
type Plain() = class end
printfn "%A %A %A %A" version (1, version) [ version ] (Some(Unchecked.defaultof<Plain>))

let none: seq<int> = null
show "Last" (fun () -> string (none.Last()))
show "Single" (fun () -> string (none.Single()))
show "Max" (fun () -> string (none.Max()))
show "Average" (fun () -> string (none.Average()))
show "ToLookup" (fun () -> string (none.ToLookup(fun x -> x)).Count)
show "ToDictionary" (fun () -> string (none.ToDictionary(fun x -> x)).Count)
show "Append" (fun () -> string (none.Append(9).Count()))
show "Join" (fun () -> string ([ 1 ].Join(none, (fun x -> x), (fun x -> x), fun a b -> a).Count()))
show "Seq.delay" (fun () -> string (Seq.length (Seq.delay (fun () -> none))))

for s in [ "5-"; "1,000"; "(5)"; "1e3"; "12\000"; " 7 "; "1.5" ] do
    for style in [ NumberStyles.Any; NumberStyles.None; NumberStyles.Float; NumberStyles.AllowParentheses; NumberStyles.HexNumber ] do
        show (sprintf "decimal %s %A" (s.Replace('\000', '~')) style) (fun () ->
            try string (Decimal.Parse(s, style, inv))
            with :? FormatException -> "none")

show "int" (fun () -> string (int 2147483648I))
show "int" (fun () -> string (int -2147483649I))
show "int" (fun () -> string (int 12345678901I))
show "int64" (fun () -> string (int64 12345678901234567890I))
show "Version" (fun () -> Version(1, 3, 5).ToString 8)
show "Version" (fun () -> Version(1, 3, 5).ToString 4)
show "ASCII" (fun () -> Text.Encoding.ASCII.GetString([| 65uy |], -1, 3))
show "IndexOf" (fun () -> string (List<int>([ 1 ]).IndexOf(12, -2)))
