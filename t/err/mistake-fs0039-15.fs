try
    failwith "a"
with
| MyErr s -> printfn "%s" s    //! FS0039 The pattern discriminator 'MyErr' is not defined.
