class Foo {  //! FS0010 Unexpected keyword 'class' in implementation file
    int x;
}
