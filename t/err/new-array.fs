let x = new int[3] //! FS0010 unexpected symbol '[' in 'new' expression
