module Described
let cache_line_size = <@ true @>
let has_flux = <@ true @>
