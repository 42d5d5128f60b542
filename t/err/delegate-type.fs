type D = delegate of int -> int -> int //! FS0950 Delegate specifications must not be curried types.
