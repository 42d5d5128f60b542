# signals: the numbers of signals that the program watches go to a pipe. A unit that refers to this contains it; others do not.
# Conventions are those of start.s: first argument and result in r11, the second in rsi, every other register kept.

	.bss
	.balign 8
signal_pipe:
	.zero 8
	.text
# signal, descriptor that its number is written to as a byte; below 0: what the system does with it -> 0, or negative errno
	.globl rt_watch_signal
rt_watch_signal:
	pushq %rax
	pushq %rcx
	pushq %rdx
	pushq %rsi
	pushq %rdi
	pushq %r10
	movl %r11d, %edi
	xorl %eax, %eax
	testl %esi, %esi
	js 1f
	movl %esi, signal_pipe(%rip)
	leaq note_signal(%rip), %rax
1:	leaq end_signal(%rip), %rcx
	pushq $0				# sigaction: handler, flags, restorer, mask
	pushq %rcx
	pushq $0x1c000000			# restorer, own stack, restart
	pushq %rax
	movq %rsp, %rsi
	xorl %edx, %edx
	small 8, %r10
	small 13, %rax				# rt_sigaction
	syscall
	addq $32, %rsp
	movq %rax, %r11
	popq %r10
	popq %rdi
	popq %rsi
	popq %rdx
	popq %rcx
	popq %rax
	ret

# The program goes on where it was: a full pipe does not wait, and what it has says enough.
note_signal:
	pushq %rdi
	movq %rsp, %rsi
	movl signal_pipe(%rip), %edi
	small 1, %rdx
	small 1, %rax				# write
	syscall
	popq %rdi
	ret
end_signal:
	small 15, %rax				# rt_sigreturn
	syscall
