namespace Shared
type internal Helper = { Y: int }
module internal Secret =
  let hidden = 7
module B =
  let sum = Secret.hidden + { Y = 1 }.Y
  let v = System.AssemblyVersionInformation.version
