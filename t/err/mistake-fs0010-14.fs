module Main where

main = putStrLn "hello"  //! FS0010 Unexpected identifier in implementation file
