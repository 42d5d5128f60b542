exception MyErr of string
raise (MyErr 5)    //! FS0001 This expression was expected to have type
