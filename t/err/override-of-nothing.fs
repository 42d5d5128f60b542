type C() =
  member _.X = 1
type D() =
  inherit C()
  override _.Nothing() = 1  //! FS0855 No abstract or interface member 'Nothing' was found that corresponds t
