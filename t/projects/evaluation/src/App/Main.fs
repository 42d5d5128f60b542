module Main
let symbols = [
  Whole.symbol
#if FROM_PROPS
  "props"
#endif
#if TASTE_HONEY
  "honey"
#endif
#if ON_LINUX
  "linux"
#endif
#if EIGHT
  "eight"
#endif
#if TEN_LETTERS
  "ten"
#endif
#if WRONG
  "wrong"
#endif
#if NET && NETCOREAPP && NET8_0 && NET6_0_OR_GREATER && NETCOREAPP3_1_OR_GREATER && !NET9_0_OR_GREATER && !NETSTANDARD
  "net8"
#endif
]
