namespace Shared
type internal Helper = { X: int }
module internal Secret =
  let hidden = 41
module Open =
  let internal also = Secret.hidden + 1
  let v = System.AssemblyVersionInformation.version
#if NET8_0_OR_GREATER && !NET48
  let framework = "net8"
#else
  let framework = "other"
#endif
  type T() =
    member internal _.M() = 1
    member _.N() = 2
