namespace System
module internal AssemblyVersionInformation =
  let version = "1.A"
