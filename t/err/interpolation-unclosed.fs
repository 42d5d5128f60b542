let s = $"abc {1 + 2  //! FS0010 Incomplete structured construct at or before this point in b //! FS3378 Incomplete interpolated string expression fill begun at or b
