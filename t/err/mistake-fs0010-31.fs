class Foo:  //! FS0010 Unexpected keyword 'class' in implementation file
    def __init__(self):
        self.x = 1
