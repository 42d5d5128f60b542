namespace Hedge
type Prop<'a> = internal Prop of 'a
module Prop =
    let make (x: 'a) = Prop x
