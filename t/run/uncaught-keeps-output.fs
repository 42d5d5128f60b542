// out: 1,2,3,
// err: Unhandled exception. System.Exception: stop
// exit: 134
for i in 1 .. 3 do
  printf "%d," i
failwith "stop"
