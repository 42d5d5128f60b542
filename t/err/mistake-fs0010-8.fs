public class Foo { }  //! FS0010 Unexpected keyword 'class' in definition
