module A =
    let x = 1
#nowarn "40"
    let y = 2
#warnon 40
    let f () =
#nowarn 41 FS0042 "43"
        x + y
#nowarn "44"
