# start: what every program for x86-64 Linux begins with: the process, the allocator, blocks of memory.
# Offsets are those of clef/lir/rt.def; conventions those of arch/README.md. The compiler puts this text before a unit's.
#
# KEEP: first argument and result in r11, further ones in rsi, rdx; every other register is kept.

	.set RT_PAGE_NEXT, 768
	.set RT_PAGE_END, 1536
	.set RT_HEAP_TOP, 2304
	.set RT_HEAP_END, 2312
	.set RT_PENDING, 2328
	.set RT_ARGC, 2336
	.set RT_ARGV, 2344
	.set RT_ENVP, 2352
	.set RT_STACK_LOW, 2360
	.set RT_STACK_HIGH, 2368
	.set RT_LARGE_KEPT, 2320
	.set RT_LARGE_NEXT, 2376
	.set RT_LARGE_FREE, 2432
	.set RT_RELEASE_CODE, 2408
	.set RT_UNTIDY, 2416
	.ifdef WORKERS
	.set RT_SELF, 2424
	.set RT_MODE, 12288 + 8 * 48		# rt/system/workers.clef
	.endif
	.set RT_STRETCHES, 2816
	.set RT_OUTPUT_USED, 12288		# the library's slots (rt/core/console.clef); -1 while they are written
	.set RT_OUTPUT_FULL, 12288 + 8 * 64
	.set RT_ENDED, 12288 + 8 * 65		# the signal that came meanwhile
	.set RT_LINES, 12288 + 8 * 65 + 4	# 1: a line has been written
	.set RT_OUTPUT_ERROR, 12288 + 8 * 66
	.set RT_SIZE, 32768
	.set GUARD, 1 << 20
	.ifndef MAIN_STACK			# guard included; -stack sets it
	.set MAIN_STACK, 1 << 30
	.endif
	.set SIGNAL_STACK, 32768
	.set HEAP_START, 4 << 30		# links of dead objects hold address / 8 in 32 bits
	.set HEAP_BYTES, 12 << 30
	.set LARGE_START, 16 << 30
	.set LARGE_LIMIT, 32 << 30
	.set LARGE_KEEP, 64 << 20		# bytes of free large blocks that are not given back

	.macro small value, register		# a small number in three bytes, where speed does not count
	pushq $\value
	popq \register
	.endm

	.macro own				# in front of an operand in rt_block: in the block of the thread
	.ifdef WORKERS
	.byte 0x65				# gs
	.endif
	.endm

	.weak rt_flush, rt_uncaught, rt_check_report
	.bss
	.balign 64
	.globl rt_block
rt_block:
	.zero RT_SIZE

	.ifndef LIBRARY				# which begins in library.s
signal_stack:
	.zero SIGNAL_STACK

	.ifdef WITH_C				# a program that calls C: its start-up code calls us
	.bss
c_stack:
	.zero 8
	.text
	.globl main
main:
	pushq %rbx
	pushq %rbp
	pushq %r12
	pushq %r13
	pushq %r14
	pushq %r15
	movq %rsp, c_stack(%rip)
	movl %edi, %eax
	movq %rax, rt_block+RT_ARGC(%rip)
	movq %rsi, rt_block+RT_ARGV(%rip)
	movq %rdx, rt_block+RT_ENVP(%rip)
	.else
	.text
	.globl _start
_start:
	# cfi: .cfi_undefined rip
	movq (%rsp), %rax
	movq %rax, rt_block+RT_ARGC(%rip)
	leaq 8(%rsp), %rcx
	movq %rcx, rt_block+RT_ARGV(%rip)
	leaq 16(%rsp,%rax,8), %rcx
	movq %rcx, rt_block+RT_ENVP(%rip)
	.endif
	movl $MAIN_STACK, %ebx			# the main stack: halved until it is granted
1:	xorl %edi, %edi
	movl %ebx, %esi
	leal 3(%rdi), %edx
	movl $0x4022, %r10d			# private, anonymous, no reserve
	orq $-1, %r8
	xorl %r9d, %r9d
	leal 9(%rdi), %eax			# mmap
	syscall
	cmpq $-4096, %rax
	jbe 2f
	shrl $1, %ebx
	cmpl $64 << 20, %ebx
	jae 1b
	jmp rt_out_of_memory
	# cfi: .cfi_undefined rip
2:	leaq (%rax,%rbx), %rsp
	movq %rsp, rt_block+RT_STACK_HIGH(%rip)
	leaq GUARD(%rax), %rcx
	movq %rcx, rt_block+RT_STACK_LOW(%rip)
	movq %rax, %rdi
	movl $GUARD, %esi
	xorl %edx, %edx
	leal 10(%rdx), %eax			# mprotect
	syscall
	movl $signal_stack_row, %edi
	xorl %esi, %esi
	movl $131, %eax				# sigaltstack
	syscall
	leal 11(%rsi), %edi			# SIGSEGV
	.ifdef WORKERS
	movl $fault_row, %esi
	.else
	movl $signal_row, %esi
	.endif
	xorl %edx, %edx
	leal 8(%rdx), %r10d
	leal 13(%rdx), %eax			# rt_sigaction
	syscall
	leal 39(%rdx), %eax			# getpid
	syscall
	decl %eax				# the first process of a system ignores a signal that it does not handle
	jne 1f
	call handle_ends
1:
	.ifdef WORKERS
	movq $rt_block, rt_block+RT_SELF(%rip)
	.endif
	xorl %r14d, %r14d
	call clef_start
	.ifdef WITH_C
rt_callback_raised:				# what a function that C called has raised comes here too
	.endif
	movl %eax, %ebx
	movl $rt_check_report, %r13d
	testq %r14, %r14
	.ifdef PLACES
	je 5f
	.else
	je 3f
	.endif
	xorl %r13d, %r13d
	movq %r14, %rdi
	xorl %r14d, %r14d
	movl $134, %ebx
	movl $rt_uncaught, %eax
	testl %eax, %eax
	je 3f
	call *%rax
	.ifdef PLACES
	call rt_report_trace
5:	andl $0, trace_count(%rip)
	.endif
	.ifdef STRIPPED
	movl $text_stripped, %esi
	jmp rt_fatal
	.endif
3:	cmpl $0, rt_block+RT_OUTPUT_USED(%rip)
	je 6f
	call flush
6:	movl rt_block+RT_OUTPUT_ERROR(%rip), %eax
	testl %eax, %eax
	jns 4f
	movl $text_output, %esi			# output that could not be written, but to a closed pipe
	cmpl $-32, %eax
	jne rt_fatal
4:	movl %ebx, %edi
	testq %r13, %r13
	.ifdef WITH_C
	je 5f
	call *%r13
	movl %eax, %edi
5:	movq c_stack(%rip), %rsp		# C ends the process
	movl %edi, %eax
	popq %r15
	popq %r14
	popq %r13
	popq %r12
	popq %rbp
	popq %rbx
	ret
	.else
	je exit
	call *%r13
	movl %eax, %edi
	.endif
exit:
	movl $231, %eax				# exit_group
	syscall

# The signals that end a program are handled from now on. What was ignored stays so (nohup, `program &`), and what the program
# handles itself. Changes rbx.
handle_ends:
	# cfi: .cfi_offset rip,-8
	movl $0x010f02, %ebx			# SIGHUP, SIGTERM, SIGINT
1:	movzbl %bl, %edi
	xorl %esi, %esi
	leaq -64(%rsp), %rdx			# what is done now
	leal 8(%rsi), %r10d
2:	small 13, %rax				# rt_sigaction
	syscall
	testq %rdx, %rdx
	je 3f
	cmpq %rsi, -64(%rsp)
	movl $signal_row, %esi
	movl $0, %edx
	je 2b
3:	shrl $8, %ebx
	jne 1b
	ret

# A signal: a fault, or one that ends the program once its output is written. While it is being written, that goes on first.
signal:
	# cfi: .cfi_undefined rip
	cmpl $11, %edi
	je fault
	movl %edi, rt_block+RT_ENDED(%rip)
	cmpl $0, rt_block+RT_OUTPUT_USED(%rip)
	jl 1f
	call flush
die:
	small 39, %rax				# getpid
	syscall
	movl %eax, %edi
	movl rt_block+RT_ENDED(%rip), %esi
	small 62, %rax				# kill
	syscall
	movl %esi, %edi
	subl $-128, %edi			# the first process of a system does not die of it
	jmp exit
restore:
	small 15, %rax				# rt_sigreturn
	syscall
	.endif
	.text

# address, bytes: all of them to standard output. A first write of whole lines goes out at once. The one behind it, or a first one
# that does not end a line, decides what follows: on a terminal all writes go out at once; elsewhere they stay in the buffer up
# to 64 KiB, and from then on the signals that end a program are handled.
	.globl rt_write_out
rt_write_out:
	# cfi: .cfi_offset rip,-8
	testl %esi, %esi
	je 1f
	pushq %rax
	pushq %rcx
	pushq %rdx
	pushq %rsi
	pushq %rdi
	.ifndef LIBRARY
	cmpl $0, rt_block+RT_OUTPUT_FULL(%rip)
	je decide
write:
	.endif
	orl $-1, rt_block+RT_OUTPUT_USED(%rip)
	movl %esi, %edx
	movq %r11, %rsi
	movl $1, %edi
2:	movl %edi, %eax				# write
	syscall
	testl %eax, %eax
	jle 4f
	addq %rax, %rsi
	subl %eax, %edx
	jne 2b
3:	andl $0, rt_block+RT_OUTPUT_USED(%rip)
written:
	popq %rdi
	popq %rsi
	popq %rdx
	popq %rcx
	popq %rax
	.ifndef LIBRARY
	cmpl $0, rt_block+RT_ENDED(%rip)
	jne die
	.endif
1:	ret

	.ifndef LIBRARY
decide:
	cmpb $10, -1(%r11,%rsi)
	jne 5f
	btsl $0, rt_block+RT_LINES(%rip)
	jnc write
5:	pushq %r11
	pushq %rsi
	pushq %r10
	pushq %rbx
	movl $rt_block+RT_OUTPUT_FULL, %ebx
	small 1, %rdi
	movl $0x5401, %esi			# TCGETS: is standard output a terminal?
	leaq -64(%rsp), %rdx
	small 16, %rax				# ioctl
	syscall
	movl %edi, (%rbx)
	testl %eax, %eax
	je 6f
	shll $16, (%rbx)
	call handle_ends
6:	popq %rbx
	popq %r10
	popq %rsi
	popq %r11
	cmpl %esi, rt_block+RT_OUTPUT_FULL(%rip)
	jbe write
	jmp written
	.endif
4:	movl %eax, rt_block+RT_OUTPUT_ERROR(%rip)
	jmp 3b

flush:
	.ifdef WORKERS				# the program ends: no gate waits for others
	own
	andl $0, rt_block+RT_MODE(%rip)
	.endif
	xorl %r14d, %r14d
	movl $rt_flush, %eax
	testl %eax, %eax
	je 1f
	jmpq *%rax
1:	ret

	.ifndef LIBRARY
# A fault in our own stack's guard is a stack overflow, one near 0 a null reference.
fault:
	.ifdef WORKERS
	own
	movq rt_block+RT_SELF(%rip), %rcx
	xorl %eax, %eax
	lock cmpxchgq %rcx, faulty_block(%rip)
	je 3f
	movl $139, %edi				# a fault of the report itself
	cmpq %rcx, %rax
	je exit
4:	small 34, %rax				# pause, until the other thread has reported its fault
	syscall
	jmp 4b
3:
	.endif
	movq 16(%rsi), %rbx			# the address
	.ifdef PLACES
	call rt_trace_fault
	.endif
	call flush
	movl $text_null, %esi
	leaq 16(%rbx), %rax			# the header lies before the object
	shrq $16, %rax
	je rt_fatal
	movl $text_overflow, %esi
	own
	movq rt_block+RT_STACK_LOW(%rip), %rax
	cmpq %rax, %rbx
	jae 2f
	subq $GUARD, %rax
	cmpq %rax, %rbx
	jae rt_fatal
2:	movl $text_fault, %esi
	jmp rt_fatal
	.endif

	.globl rt_out_of_memory
rt_out_of_memory:
	.ifdef WORKERS
	movl $0, heap_lock(%rip)
	.endif
	.ifdef PLACES
	movq %rsp, %rcx
	call rt_trace_from
	.endif
	call flush
	movl $text_memory, %esi
rt_fatal:
	movq %rsi, %r11
	call rt_strlen
	movq %r11, %rdx
	small 2, %rdi
	small 1, %rax				# write
	syscall
	.ifdef PLACES
	call rt_report_trace
	.endif
	movl $134, %edi
	jmp exit

# ---- the allocator ----
# It is in sections of its own, as each routine behind it: the linker leaves out what a program does not refer to.

	.section .text.rt_alloc

# class -> a cell; the list of the class is empty. Takes the cells of a 4 KiB stretch that `tidy` gathered, or the next
# stretch, of which the first 64 bytes are never handed out: by rising address. A class past 64 gets one cell.
	.globl rt_alloc_slow
rt_alloc_slow:
	.ifdef WORKERS
	cmpq $0, pool(,%r11,8)
	jne alloc_from_pool
alloc_new:
	.endif
	pushq %rax
	pushq %rcx
	pushq %rdx
	cmpl $64, %r11d
	jae 7f
	pushq %rsi
	movl $8, %ecx
	own
	movq rt_block+RT_STRETCHES(,%r11,8), %rdx
	testq %rdx, %rdx
	je 3f
	# While the bits are pushed the frame's upper end is rsp + 104 - 8 * rcx, and 8 more right behind the push.
	# cfi: hold
	# cfi: .cfi_escape 0x0f,8,0x77,0xe8,0,0x72,0,0x33,0x24,0x1c
1:	pushq $0				# a bit for each word of the stretch
	# cfi: .cfi_escape 0x0f,8,0x77,0xf0,0,0x72,0,0x33,0x24,0x1c
	decl %ecx
	# cfi: .cfi_escape 0x0f,8,0x77,0xe8,0,0x72,0,0x33,0x24,0x1c
	jne 1b
	# cfi: depth 104
	movq STRETCH_NEXT(%rdx), %rax
	own
	movq %rax, rt_block+RT_STRETCHES(,%r11,8)
	movq %rcx, STRETCH_WORDS(%rdx)		# 0, and no longer among those to take
	movq STRETCH_FREE(%rdx), %rax
2:	movl %eax, %ecx
	andl $4095, %ecx
	shrl $3, %ecx
	btsl %ecx, (%rsp)
	movq -8(%rax), %rax
	testq %rax, %rax
	jne 2b
	jmp 5f
	# cfi: hold
	# cfi: .cfi_escape 0x0f,8,0x77,0xe8,0,0x72,0,0x33,0x24,0x1c
3:	pushq $-1
	# cfi: .cfi_escape 0x0f,8,0x77,0xf0,0,0x72,0,0x33,0x24,0x1c
	decl %ecx
	# cfi: .cfi_escape 0x0f,8,0x77,0xe8,0,0x72,0,0x33,0x24,0x1c
	jne 3b
	# cfi: depth 104
	own
	movq rt_block+RT_PAGE_NEXT(,%r11,8), %rdx
	own
	cmpq rt_block+RT_PAGE_END(,%r11,8), %rdx
	jb 4f
	call new_page
4:	leaq 4096(%rdx), %rax
	own
	movq %rax, rt_block+RT_PAGE_NEXT(,%r11,8)
5:	movl $64 / 8 + 1, %ecx			# the first cell's fields
	leaq STRETCH_FREE(%rdx), %rsi		# where its address goes
6:	btl %ecx, (%rsp)
	leaq (%rdx,%rcx,8), %rax
	jnc 1f
	movq %rax, (%rsi)
	leaq -8(%rax), %rsi
1:	addl %r11d, %ecx
	leal (%rcx,%r11), %eax
	cmpl $4096 / 8 + 1, %eax
	jbe 6b
	xorl %eax, %eax
	movq %rax, (%rsi)
	addq $64, %rsp
	popq %rsi
	xchgq STRETCH_FREE(%rdx), %rax
	movq -8(%rax), %rdx
	own
	movq %rdx, rt_block(,%r11,8)
	movq %rax, %r11
	jmp 9f
7:	leal -64(%r11), %ecx			# bytes of a cell
	movl %ecx, %eax
	andl $3, %eax
	addl $4, %eax
	shrl $2, %ecx
	addl $7, %ecx
	shll %cl, %eax
	own
	movq rt_block+RT_PAGE_NEXT(,%r11,8), %rdx
	leaq (%rdx,%rax), %rcx
	own
	cmpq rt_block+RT_PAGE_END(,%r11,8), %rcx
	jbe 8f
	call new_page
8:	addq %rdx, %rax
	own
	movq %rax, rt_block+RT_PAGE_NEXT(,%r11,8)
	leaq 8(%rdx), %r11
9:	popq %rdx
	popq %rcx
	popq %rax
	ret

# class -> rdx: 64 KiB for it; changes rcx
new_page:
	.ifdef WORKERS
	movl $1, %ecx
2:	xchgl %ecx, heap_lock(%rip)
	testl %ecx, %ecx
	jne 2b
	.endif
3:	movq rt_block+RT_HEAP_TOP(%rip), %rdx
	leaq 65536(%rdx), %rcx
	cmpq rt_block+RT_HEAP_END(%rip), %rcx
	jbe 1f
	call reserve_heap
	jmp 3b
1:	movq %rcx, rt_block+RT_HEAP_TOP(%rip)
	.ifdef WORKERS
	movl $0, heap_lock(%rip)
	.endif
	own
	movq %rcx, rt_block+RT_PAGE_END(,%r11,8)
	ret

# class -> a cell whose count is 0; what cold code calls instead of the inline sequence
	.globl rt_alloc_class
rt_alloc_class:
	pushq %rax
	own
	movq rt_block(,%r11,8), %rax
	testq %rax, %rax
	je 2f
	pushq %rcx
	movq -8(%rax), %rcx
	own
	movq %rcx, rt_block(,%r11,8)
	popq %rcx
	movq %rax, %r11
1:	movl $0, -8(%r11)
	popq %rax
	ret
2:	call rt_alloc_slow
	jmp 1b

# Address space for pages; huge pages past the first 64 MiB.
reserve_heap:
	cmpq $0, rt_block+RT_HEAP_TOP(%rip)
	jne rt_out_of_memory
	pushq %rax
	pushq %rbx
	pushq %rsi
	pushq %rdi
	pushq %r8
	pushq %r9
	pushq %r10
	pushq %r11
	small HEAP_BYTES >> 30, %rbx
	shlq $30, %rbx
1:	small HEAP_START >> 30, %rdi
	shlq $30, %rdi
	movq %rbx, %rsi
	small 3, %rdx
	movl $0x104022, %r10d			# private, anonymous, no reserve, fixed
	orq $-1, %r8
	xorl %r9d, %r9d
	small 9, %rax
	syscall
	cmpq $-4096, %rax
	jbe 2f
	shrq $1, %rbx
	cmpq $1 << 20, %rbx
	jae 1b
	jmp rt_out_of_memory
2:	movq %rax, rt_block+RT_HEAP_TOP(%rip)
	addq %rbx, %rax
	movq %rax, rt_block+RT_HEAP_END(%rip)
	addq $64 << 20, %rdi
	leaq -(64 << 20)(%rbx), %rsi
	small 14, %rdx				# MADV_HUGEPAGE
	small 28, %rax
	syscall
	popq %r11
	popq %r10
	popq %r9
	popq %r8
	popq %rdi
	popq %rsi
	popq %rbx
	popq %rax
	ret

	.section .text.rt_size
# bytes of a cell in rax -> class in rax, 0 for large blocks; destroys rcx
size_class:
	cmpq $504, %rax
	ja 1f
	addl $7, %eax
	shrl $3, %eax
	cmpl $2, %eax
	jae 2f
	movl $2, %eax
2:	ret
1:	cmpq $32768, %rax
	ja 3f
	decl %eax
	bsrl %eax, %ecx				# 512 << j below it, in quarters
	subl $2, %ecx
	shrl %cl, %eax				# 4 + i - 1
	leal -7(%rcx), %ecx
	leal 61(%rax,%rcx,4), %eax
	ret
3:	xorl %eax, %eax
	ret

# bytes of a large block up to LARGE_KEEP, a multiple of a quarter of its power of two, in rbx -> its list in rax; destroys
# rcx, rdx
large_list:
	bsrq %rbx, %rcx
	leal -60(,%rcx,4), %eax
	subl $2, %ecx
	movq %rbx, %rdx
	shrq %cl, %rdx
	andl $3, %edx
	addl %edx, %eax
	.ifdef WORKERS
	leaq RT_LARGE_FREE(,%rax,8), %rax
	own
	addq rt_block+RT_SELF(%rip), %rax
	.else
	leaq rt_block+RT_LARGE_FREE(,%rax,8), %rax
	.endif
	ret

# bytes of fields, info -> object
	.globl rt_alloc_size
rt_alloc_size:
	pushq %rax
	cmpq $496, %r11
	ja 3f
	leal 15(%r11), %eax
	shrl $3, %eax
	cmpl $2, %eax				# one word is two
	adcl $0, %eax
9:	own
	movq rt_block(,%rax,8), %r11
	testq %r11, %r11
	je 1f
	pushq -8(%r11)
	own
	popq rt_block(,%rax,8)
2:	movl $0, -8(%r11)
	movl %esi, -4(%r11)
	popq %rax
	ret
1:	movl %eax, %r11d
	call rt_alloc_slow
	jmp 2b
3:	leaq 8(%r11), %rax
	pushq %rcx
	call size_class
	popq %rcx
	testl %eax, %eax
	jne 9b
	pushq %rcx
	pushq %rdx				# a mapping of its own: its size, header, fields
	pushq %rsi
	pushq %rdi
	pushq %r8
	pushq %r9
	pushq %r10
	pushq %rbx
	pushq %rbp
	movq %r11, %rbx
	shrq $35, %rbx
	jne rt_out_of_memory
	leaq 16(%r11), %rbx
	cmpq $LARGE_KEEP, %rbx
	ja 8f
	leaq -1(%rbx), %rcx			# to a quarter of its power of two: one that is kept may fit
	bsrq %rcx, %rcx
	subl $2, %ecx
	movl $1, %eax
	shlq %cl, %rax
	leaq -1(%rbx,%rax), %rbx
	negq %rax
	andq %rax, %rbx
	call large_list
	movq (%rax), %rdi
	testq %rdi, %rdi
	je 8f
	movq 8(%rdi), %rcx
	movq %rcx, (%rax)
	own
	subq %rbx, rt_block+RT_LARGE_KEPT(%rip)
	movq %rdi, %rax
	jmp 7f
8:	addq $4095, %rbx
	andq $-4096, %rbx
	movl $1024, %ebp			# places to try
4:
	.ifdef WORKERS				# all threads take from one range
	call rt_lock
	.endif
	movq rt_block+RT_LARGE_NEXT(%rip), %rdi
	leaq (%rdi,%rbx), %rax
	small LARGE_LIMIT >> 30, %rcx
	shlq $30, %rcx
	testq %rdi, %rdi
	je 5f
	cmpq %rcx, %rax
	jbe 6f
5:	small LARGE_START >> 30, %rdi
	shlq $30, %rdi
6:	leaq (%rdi,%rbx), %rax
	movq %rax, rt_block+RT_LARGE_NEXT(%rip)
	.ifdef WORKERS
	call rt_unlock
	.endif
	movq %rbx, %rsi
	small 3, %rdx
	movl $0x100022, %r10d
	orq $-1, %r8
	xorl %r9d, %r9d
	small 9, %rax
	syscall
	cmpq $-17, %rax				# EEXIST: the next place
	jne 7f
	addq $64 << 20, rt_block+RT_LARGE_NEXT(%rip)
	decl %ebp
	jne 4b
7:	cmpq $-4096, %rax
	ja rt_out_of_memory
	movq %rbx, (%rax)
	leaq 16(%rax), %r11
	popq %rbp
	popq %rbx
	popq %r10
	popq %r9
	popq %r8
	popq %rdi
	popq %rsi
	popq %rdx
	popq %rcx
	jmp 2b

# object, bytes of fields
	.globl rt_free_size
rt_free_size:
	pushq %rax
	pushq %rcx
	leaq 8(%rsi), %rax
	call size_class
free_class:
	testl %eax, %eax
	je 1f
	own
	movq rt_block(,%rax,8), %rcx
	movq %rcx, -8(%r11)
	own
	movq %r11, rt_block(,%rax,8)
	popq %rcx
	popq %rax
	ret
1:	.ifdef WORKERS
	testl $0x100000, -4(%r11)		# LAYOUT_LISTED
	je 2f
	pushq %r11
	call rt_share_forget
	popq %r11
2:
	.endif
	pushq %rsi
	pushq %rdi
	pushq %r11
	leaq -16(%r11), %rdi
	movq (%rdi), %rsi
	own
	movq rt_block+RT_LARGE_KEPT(%rip), %rax
	addq %rsi, %rax
	cmpq $LARGE_KEEP, %rax
	ja 2f
	own
	movq %rax, rt_block+RT_LARGE_KEPT(%rip)
	pushq %rbx
	pushq %rdx
	movq %rsi, %rbx
	call large_list
	movq (%rax), %rcx
	movq %rcx, 8(%rdi)
	movq %rdi, (%rax)
	popq %rdx
	popq %rbx
	jmp 3f
2:	small 11, %rax				# munmap
	syscall
3:	popq %r11
	popq %rdi
	popq %rsi
	popq %rcx
	popq %rax
	ret

# object of fixed size: its row says how large it is
	.globl rt_free_cell
rt_free_cell:
	pushq %rax
	pushq %rcx
	movl -4(%r11), %ecx
	andl $0xfffff, %ecx
	shll $5, %ecx
	movl rt_rows+28(%rcx), %eax
	testl %eax, %eax
	je 1f
	pushq %rdx
	movzbl -1(%r11), %edx
	movzbl (%rax,%rdx), %eax		# words with the header
	popq %rdx
	shll $3, %eax
	jmp 2f
1:	movl rt_rows+8(%rcx), %eax
	addl $8, %eax
2:	call size_class
	jmp free_class

	.section .text.rt_release
# object or immediate: a reference less; what cold code calls instead of the inline sequence
	.globl rt_drop
rt_drop:
	cmpq $4096, %r11
	jb 1f
	.ifdef WORKERS
	cmpl $0, -8(%r11)
	jl rt_shared_drop
	.endif
	subl $1, -8(%r11)
	jb rt_release
1:	ret

# object whose count has borrowed: to its row's routine. Through memory: a `ret` to it would be predicted wrongly each time
	.globl rt_release
rt_release:
	pushq %rax
	movl -4(%r11), %eax
	andl $0xfffff, %eax
	shll $5, %eax
	movl rt_rows(%rax), %eax
	own
	movq %rax, rt_block+RT_RELEASE_CODE	# as wide as it is read: a narrower store would not be forwarded
	popq %rax
	own
	jmpq *rt_block+RT_RELEASE_CODE(%rip)

# object or immediate: a reference less; what dies waits until a release routine has done with its own object
	.globl rt_drop_later
rt_drop_later:
	cmpq $4096, %r11
	jb 1f
	.ifdef WORKERS
	cmpl $0, -8(%r11)
	jge 2f
	call rt_shared_lower
	jae 1f
	jmp 3f
2:
	.endif
	subl $1, -8(%r11)
	jae 1f
3:	pushq %rax
	own
	movl rt_block+RT_PENDING(%rip), %eax
	movl %eax, -8(%r11)
	popq %rax
	shrq $3, %r11
	own
	movl %r11d, rt_block+RT_PENDING(%rip)
1:	ret

# object whose count has borrowed, its counted words those that its row says: fields, cell, then what is pending
	.globl rt_release_fields
rt_release_fields:
	pushq %rax
	pushq %rcx
	pushq %rdx
	movq %r11, %rdx
	movl -4(%rdx), %eax
	andl $0xfffff, %eax
	shll $5, %eax
	movl rt_rows+24(%rax), %ecx
1:	bsfl %ecx, %eax
	je 2f
	movq (%rdx,%rax,8), %r11
	call rt_drop_later
	leal -1(%rcx), %eax
	andl %eax, %ecx
	jmp 1b
2:	movq %rdx, %r11
	call rt_free_cell
	popq %rdx
	popq %rcx
	popq %rax
	jmp rt_release_next

# string whose count has borrowed: its cell, then what is pending
	.globl rt_release_string
rt_release_string:
	pushq %rax
	movl (%r11), %eax
	addq $23, %rax				# header, lengths, rounding
	shrq $3, %rax
	cmpq $63, %rax
	ja 1f
	pushq %rcx
	own
	movq rt_block(,%rax,8), %rcx
	movq %rcx, -8(%r11)
	own
	movq %r11, rt_block(,%rax,8)
	popq %rcx
	popq %rax
	jmp rt_release_next
1:	pushq %rsi
	leaq -8(,%rax,8), %rsi
	call rt_free_size
	popq %rsi
	popq %rax

	.globl rt_release_next
rt_release_next:
	own
	subl $1, rt_block+RT_UNTIDY(%rip)
	js 2f
3:	own
	movl rt_block+RT_PENDING(%rip), %r11d
	testl %r11d, %r11d
	je 1f
	shlq $3, %r11
	pushq %rax
	movl -8(%r11), %eax
	own
	movl %eax, rt_block+RT_PENDING(%rip)
	popq %rax
	jmp rt_release
1:	ret
2:	call tidy
	jmp 3b

# What a program frees in another order than it was made leaves a list whose cells lie scattered, and all that is made of them
# later is walked at the cost of a cache miss a cell. So, once in UNTIDY_AFTER cells, the list of each class is looked at:
# when of its first SAMPLE cells every other lies in another 4 KiB stretch than the one before, all go to the lists of
# their stretches, in the 64 bytes in front. A stretch whose free cells are a quarter of it is taken by rt_alloc_slow, whole.
# (Lists a stretch of memory: Leijen, Zorn, de Moura, "Mimalloc: Free List Sharding in Action", APLAS 2019.)
	.set UNTIDY_AFTER, 16384
	.set SAMPLE, 256
	.set STRETCH_FREE, 0			# list of cells
	.set STRETCH_NEXT, 8			# in the list RT_STRETCHES of its class
	.set STRETCH_WORDS, 16			# of its free cells, 4 bytes
	.set STRETCH_LISTED, 20			# 4 bytes: it is in that list
tidy:
	.ifdef WORKERS				# the stretches' lists are the first thread's
	own
	cmpq $rt_block, rt_block+RT_SELF(%rip)
	je 1f
	own
	movl $0x7fffffff, rt_block+RT_UNTIDY(%rip)
	ret
1:
	.endif
	pushq %rax
	pushq %rcx
	pushq %rdx
	pushq %rsi
	pushq %rdi
	own
	movl $UNTIDY_AFTER, rt_block+RT_UNTIDY(%rip)
	small 63, %rcx				# class
1:	movq rt_block(,%rcx,8), %rax
	xorl %edx, %edx				# steps into another stretch
	movl $SAMPLE, %esi
2:	testq %rax, %rax
	je 6f
	movq %rax, %rdi
	movq -8(%rax), %rax
	xorq %rax, %rdi
	shrq $12, %rdi
	cmpq $1, %rdi
	sbbl $-1, %edx
	decl %esi
	jne 2b
	cmpl $SAMPLE / 2, %edx
	jb 6f
	movq rt_block(,%rcx,8), %rax
	movq $0, rt_block(,%rcx,8)
3:	movq -8(%rax), %rdi			# cell by cell
	movq %rax, %rdx
	andq $-4096, %rdx
	movq STRETCH_FREE(%rdx), %rsi
	movq %rsi, -8(%rax)
	movq %rax, STRETCH_FREE(%rdx)
	addl %ecx, STRETCH_WORDS(%rdx)
	cmpl $4096 / 8 / 4, STRETCH_WORDS(%rdx)
	jb 4f
	cmpl $0, STRETCH_LISTED(%rdx)
	jne 4f
	movl $1, STRETCH_LISTED(%rdx)
	movq rt_block+RT_STRETCHES(,%rcx,8), %rsi
	movq %rsi, STRETCH_NEXT(%rdx)
	movq %rdx, rt_block+RT_STRETCHES(,%rcx,8)
4:	movq %rdi, %rax
	testq %rax, %rax
	jne 3b
6:	decl %ecx
	jne 1b
	popq %rdi
	popq %rsi
	popq %rdx
	popq %rcx
	popq %rax
	ret

# ---- blocks of memory ----

	.section .text.rt_copy
# to, from, bytes; they may overlap: what would be overwritten is loaded before anything is stored
	.globl rt_copy
rt_copy:
	pushq %rax
	pushq %rcx
	cmpq $16, %rdx
	ja 4f
	cmpl $8, %edx
	jb 1f
	movq (%rsi), %rax
	movq -8(%rsi,%rdx), %rcx
	movq %rax, (%r11)
	movq %rcx, -8(%r11,%rdx)
	jmp 3f
1:	cmpl $4, %edx
	jb 2f
	movl (%rsi), %eax
	movl -4(%rsi,%rdx), %ecx
	movl %eax, (%r11)
	movl %ecx, -4(%r11,%rdx)
	jmp 3f
2:	testl %edx, %edx
	je 3f
	movzbl (%rsi), %eax
	cmpl $1, %edx
	je 6f
	movzwl -2(%rsi,%rdx), %ecx
	movw %cx, -2(%r11,%rdx)
6:	movb %al, (%r11)
3:	popq %rcx
	popq %rax
	ret

4:	cmpq $32, %rdx
	ja 5f
	movups (%rsi), %xmm15
	movq -16(%rsi,%rdx), %rax
	movq -8(%rsi,%rdx), %rcx
	movups %xmm15, (%r11)
	movq %rax, -16(%r11,%rdx)
	movq %rcx, -8(%r11,%rdx)
	jmp 3b

5:	pushq %rdi
	pushq %rdx
	leaq -1(%rdx), %rcx
	xorl %edi, %edi
	shrq $4, %rcx			# so many 16s, from offset rdi on
	movq %r11, %rax
	subq %rsi, %rax
	cmpq %rdx, %rax
	jb 6f
	cmpq $512, %rdx
	jb 7f
	cmpq $-64, %rax			# nearer, `rep` goes byte by byte
	jbe 9f
7:	subq $16, %rdx			# and one at rdx, which is loaded before all
	movl $16, %eax
	jmp 8f
6:	leaq -16(%rdx), %rdi		# from the end
	xorl %edx, %edx
	movq $-16, %rax
8:	pushq (%rsi,%rdx)
	pushq 8(%rsi,%rdx)
	shrq %rcx
	jnc 1f
	incq %rcx
	jmp 2f
1:	movups (%rsi,%rdi), %xmm15
	movups %xmm15, (%r11,%rdi)
	addq %rax, %rdi
2:	movups (%rsi,%rdi), %xmm15
	movups %xmm15, (%r11,%rdi)
	addq %rax, %rdi
	decq %rcx
	jne 1b
	popq 8(%r11,%rdx)
	popq (%r11,%rdx)
4:	popq %rdx
	popq %rdi
	jmp 3b

9:	pushq %rsi
	movq %r11, %rdi
	movq %rdx, %rcx
	rep movsb
	popq %rsi
	jmp 4b

	.section .text.rt_fill
# address, byte, bytes
	.globl rt_fill
rt_fill:
	pushq %rdi
	pushq %rax
	pushq %rcx
	movzbl %sil, %eax
	movabsq $0x0101010101010101, %rcx
	imulq %rcx, %rax
	movq %rdx, %rcx
	cmpq $8, %rdx
	jb 2f
	cmpq $256, %rdx
	ja 2f
	movq %rax, -8(%r11,%rdx)
	shrq $3, %rcx
1:	movq %rax, -8(%r11,%rcx,8)
	decq %rcx
	jne 1b
	jmp 3f
2:	movq %r11, %rdi
	rep stosb
3:	popq %rcx
	popq %rax
	popq %rdi
	ret

	.section .text.rt_equal
# address, address, bytes -> 0 or 1
	.globl rt_equal
rt_equal:
	pushq %rax
	pushq %rcx
	movq %rdx, %rcx
1:	subq $8, %rcx				# eights from the end, then bytes
	jb 3f
	movq (%r11,%rcx), %rax
	cmpq (%rsi,%rcx), %rax
	je 1b
2:	xorl %r11d, %r11d
	jmp 6f
3:	addq $8, %rcx
	je 5f
4:	movb -1(%r11,%rcx), %al
	cmpb -1(%rsi,%rcx), %al
	jne 2b
	decq %rcx
	jne 4b
5:	movl $1, %r11d
6:	popq %rcx
	popq %rax
	ret

	.text
# NUL-terminated bytes -> how many
	.globl rt_strlen
rt_strlen:
	pushq %rax
	movq %r11, %rax
1:	cmpb $0, (%rax)
	je 2f
	incq %rax
	jmp 1b
2:	subq %r11, %rax
	movq %rax, %r11
	popq %rax
	ret

	.section .text.rt_fmod
# C's fmod, by the x87's exact partial remainder
	.globl rt_fmod
rt_fmod:
	movsd %xmm1, -8(%rsp)
	fldl -8(%rsp)
	movsd %xmm0, -8(%rsp)
	fldl -8(%rsp)
1:	fprem
	fnstsw %ax
	testb $4, %ah
	jne 1b
	fstp %st(1)
	fstpl -8(%rsp)
	movsd -8(%rsp), %xmm0
	ret

	.section .rodata.rt_texts
	.ifndef LIBRARY
signal_stack_row:				# stack_t
	.quad signal_stack, 0, SIGNAL_STACK
signal_row:					# sigaction: handler, flags, restorer, mask
	.quad signal, 0xdc000004, restore, 0	# siginfo, restorer, own stack, restart, not held back, once
	.ifdef WORKERS				# several threads may have faults: the first is reported
fault_row:
	.quad signal, 0x5c000004, restore, 0	# not once
	.endif
	.endif
	.ifdef STRIPPED
text_stripped:
	.asciz "   (no places: -strip)\n"
	.endif
text_output:
	.asciz "Unhandled exception. System.IO.IOException: standard output cannot be written\n"
text_null:
	.asciz "Unhandled exception. System.NullReferenceException: Object reference not set to an instance of an object.\n"
text_overflow:
	.asciz "Stack overflow.\n"
text_memory:
	.asciz "Out of memory.\n"
text_fault:
	.asciz "Segmentation fault.\n"
	.text
