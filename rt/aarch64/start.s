# start for AArch64
