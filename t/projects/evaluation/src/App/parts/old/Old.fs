this is no F#
