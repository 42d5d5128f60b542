	.file "clef"
	.set PLACES, 1
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
	.set RT_STRETCHES, 2816
	.set RT_OUTPUT_USED, 12288		# the library's slots (rt/core/console.clef); -1 while they are written
	.set RT_OUTPUT_FULL, 12288 + 8 * 64
	.set RT_ENDED, 12288 + 8 * 65		# the signal that came meanwhile
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

	.weak rt_flush, rt_uncaught, rt_check_report
	.bss
	.balign 64
	.globl rt_block
rt_block:
	.zero RT_SIZE

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
	small 3, %rdx
	movl $0x4022, %r10d			# private, anonymous, no reserve
	orq $-1, %r8
	xorl %r9d, %r9d
	small 9, %rax				# mmap
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
	small 10, %rax				# mprotect
	syscall
	pushq $SIGNAL_STACK			# stack_t
	pushq $0
	pushq $signal_stack
	movq %rsp, %rdi
	xorl %esi, %esi
	movl $131, %eax				# sigaltstack
	syscall
	pushq $0				# sigaction: handler, flags, restorer, mask
	pushq $restore
	pushq $-0x23fffffc			# siginfo, restorer, own stack, restart, not held back, once
	pushq $signal
	small 8, %r10
	movl $0x010f020b, %ebx			# SIGHUP, SIGTERM, SIGINT, SIGSEGV
1:	movzbl %bl, %edi
	movq %rsp, %rsi
	leaq -64(%rsp), %rdx			# what was done before
2:	small 13, %rax				# rt_sigaction
	syscall
	cmpq $1, (%rdx)				# what was ignored stays so: nohup, `program &`
	movq %rdx, %rsi
	leaq -64(%rdx), %rdx
	je 2b
	shrl $8, %ebx
	jne 1b
	small 1, %rdi
	movl $0x5401, %esi			# TCGETS: is standard output a terminal?
	small 16, %rax				# ioctl
	syscall
	movl $65536, %ecx
	testl %eax, %eax
	cmovel %edi, %ecx
	movl %ecx, rt_block+RT_OUTPUT_FULL(%rip)
	addq $56, %rsp
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
3:	call flush
	movl $text_output, %esi			# output that could not be written, but to a closed pipe
	movl rt_block+RT_OUTPUT_ERROR(%rip), %eax
	cmpl $-32, %eax
	je 4f
	testl %eax, %eax
	js rt_fatal
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

# A signal: a fault, or one that ends the program once its output is written. While it is being written, that goes on first.
signal:
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
	.text

# address, bytes: all of them to standard output
	.globl rt_write_out
rt_write_out:
	# cfi: .cfi_offset rip,-8
	pushq %rax
	pushq %rcx
	pushq %rdx
	pushq %rsi
	pushq %rdi
	orl $-1, rt_block+RT_OUTPUT_USED(%rip)
	movl %esi, %edx
	movq %r11, %rsi
	small 1, %rdi
2:	testl %edx, %edx
	je 3f
	movl %edi, %eax				# write
	syscall
	addq %rax, %rsi
	subl %eax, %edx
	testl %eax, %eax
	jg 2b
	movl %eax, rt_block+RT_OUTPUT_ERROR(%rip)
3:	andl $0, rt_block+RT_OUTPUT_USED(%rip)
	popq %rdi
	popq %rsi
	popq %rdx
	popq %rcx
	popq %rax
	cmpl $0, rt_block+RT_ENDED(%rip)
	jne die
1:	ret

flush:
	xorl %r14d, %r14d
	movl $rt_flush, %eax
	testl %eax, %eax
	je 1f
	jmpq *%rax
1:	ret

# A fault in our own stack's guard is a stack overflow, one near 0 a null reference.
fault:
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
	movq rt_block+RT_STACK_LOW(%rip), %rax
	cmpq %rax, %rbx
	jae 2f
	subq $GUARD, %rax
	cmpq %rax, %rbx
	jae rt_fatal
2:	movl $text_fault, %esi
	jmp rt_fatal

	.globl rt_out_of_memory
rt_out_of_memory:
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

# class -> a cell; the list of the class is empty. Takes the cells of a 4 KiB stretch that `tidy` gathered, or the next
# stretch, of which the first 64 bytes are never handed out: by rising address. A class past 64 gets one cell.
	.globl rt_alloc_slow
rt_alloc_slow:
	pushq %rax
	pushq %rcx
	pushq %rdx
	cmpl $64, %r11d
	jae 7f
	pushq %rsi
	movl $8, %ecx
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
	movq rt_block+RT_PAGE_NEXT(,%r11,8), %rdx
	cmpq rt_block+RT_PAGE_END(,%r11,8), %rdx
	jb 4f
	call new_page
4:	leaq 4096(%rdx), %rax
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
	movq rt_block+RT_PAGE_NEXT(,%r11,8), %rdx
	leaq (%rdx,%rax), %rcx
	cmpq rt_block+RT_PAGE_END(,%r11,8), %rcx
	jbe 8f
	call new_page
8:	addq %rdx, %rax
	movq %rax, rt_block+RT_PAGE_NEXT(,%r11,8)
	leaq 8(%rdx), %r11
9:	popq %rdx
	popq %rcx
	popq %rax
	ret

# class -> rdx: 64 KiB for it; changes rcx
new_page:
	movq rt_block+RT_HEAP_TOP(%rip), %rdx
	leaq 65536(%rdx), %rcx
	cmpq rt_block+RT_HEAP_END(%rip), %rcx
	jbe 1f
	call reserve_heap
	jmp new_page
1:	movq %rcx, rt_block+RT_HEAP_TOP(%rip)
	movq %rcx, rt_block+RT_PAGE_END(,%r11,8)
	ret

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
	pushq %rax
	pushq %rcx
	pushq %rdx
	pushq %rsi
	pushq %rdi
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

# class -> a cell whose count is 0; what cold code calls instead of the inline sequence
	.globl rt_alloc_class
rt_alloc_class:
	pushq %rax
	movq rt_block(,%r11,8), %rax
	testq %rax, %rax
	je 2f
	pushq %rcx
	movq -8(%rax), %rcx
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
	leaq rt_block+RT_LARGE_FREE(,%rax,8), %rax
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
9:	movq rt_block(,%rax,8), %r11
	testq %r11, %r11
	je 1f
	pushq -8(%r11)
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
	subq %rbx, rt_block+RT_LARGE_KEPT(%rip)
	movq %rdi, %rax
	jmp 7f
8:	addq $4095, %rbx
	andq $-4096, %rbx
	movl $1024, %ebp			# places to try
4:	movq rt_block+RT_LARGE_NEXT(%rip), %rdi
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
	movq rt_block(,%rax,8), %rcx
	movq %rcx, -8(%r11)
	movq %r11, rt_block(,%rax,8)
	popq %rcx
	popq %rax
	ret
1:	pushq %rsi
	pushq %rdi
	pushq %r11
	leaq -16(%r11), %rdi
	movq (%rdi), %rsi
	movq rt_block+RT_LARGE_KEPT(%rip), %rax
	addq %rsi, %rax
	cmpq $LARGE_KEEP, %rax
	ja 2f
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

# object or immediate: a reference less; what cold code calls instead of the inline sequence
	.globl rt_drop
rt_drop:
	cmpq $4096, %r11
	jb 1f
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
	movq %rax, rt_block+RT_RELEASE_CODE	# as wide as it is read: a narrower store would not be forwarded
	popq %rax
	jmpq *rt_block+RT_RELEASE_CODE(%rip)

# object or immediate: a reference less; what dies waits until a release routine has done with its own object
	.globl rt_drop_later
rt_drop_later:
	cmpq $4096, %r11
	jb 1f
	subl $1, -8(%r11)
	jae 1f
	pushq %rax
	movl rt_block+RT_PENDING(%rip), %eax
	movl %eax, -8(%r11)
	popq %rax
	shrq $3, %r11
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
	movq rt_block(,%rax,8), %rcx
	movq %rcx, -8(%r11)
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
	subl $1, rt_block+RT_UNTIDY(%rip)
	js 2f
3:	movl rt_block+RT_PENDING(%rip), %r11d
	testl %r11d, %r11d
	je 1f
	shlq $3, %r11
	pushq %rax
	movl -8(%r11), %eax
	movl %eax, rt_block+RT_PENDING(%rip)
	popq %rax
	jmp rt_release
1:	ret
2:	call tidy
	jmp 3b

# ---- blocks of memory ----

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

	.section .rodata
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
# trace: where a program failed. It stands behind start.s in programs with a table of places (clef/lir/README.md, Places).
#
# A raise notes the return addresses of the frames that the exception will leave, up to the one that takes it. Only a report
# translates them to places. So a raise costs a few instructions a frame: what the table says of an address is kept in a small
# cache.

	.set TRACE_MOST, 256			# runs of one address that are kept
	.set CACHE_SLOTS, 1024
	.set TRACED, 1 << 22			# in an object's info: LAYOUT_TRACED
	.set TRACE_TEXT, 65536			# bytes of a report
	.bss
	.balign 8
trace_owner:					# the exception
	.zero 8
trace_count:
	.zero 4
trace_skips:					# 1: the first frame is in the trace already
	.zero 4
place_frame:					# of the address that was found
	.zero 4
trace_runs:					# address, how many frames in a row
	.zero 8 * TRACE_MOST
trace_cache:					# address, frame * 2 + catches
	.zero 8 * CACHE_SLOTS
	.zero 1					# before an empty text
trace_text:
	.zero TRACE_TEXT
	.text

	.macro push_all				# 13 words
	pushq %rax
	pushq %rcx
	pushq %rdx
	pushq %rsi
	pushq %rdi
	pushq %r8
	pushq %r9
	pushq %r10
	pushq %rbx
	pushq %rbp
	pushq %r12
	pushq %r13
	pushq %r15
	.endm
	.macro pop_all
	popq %r15
	popq %r13
	popq %r12
	popq %rbp
	popq %rbx
	popq %r10
	popq %r9
	popq %r8
	popq %rdi
	popq %rsi
	popq %rdx
	popq %rcx
	popq %rax
	.endm

# exception, KEEP. rt_raise: it goes to r14, with the trace of the caller and those above it. rt_reraise: the trace goes on,
# if it is the exception's, or that of an exception whose object was never made. rt_mark: the trace alone.
	.globl rt_raise, rt_reraise, rt_mark
rt_reraise:
	cmpq $0, trace_owner(%rip)
	je 1f
	cmpq %r11, trace_owner(%rip)
	jne rt_raise
1:	incl trace_skips(%rip)
	movq %r11, %r14
	jmp 2f
rt_raise:
	movq %r11, %r14
rt_mark:
	andl $0, trace_count(%rip)
2:	movq %r11, trace_owner(%rip)
	testq %r11, %r11
	je 3f
	orl $TRACED, -4(%r11)
3:	push_all
	leaq 8 * 13(%rsp), %rcx
	movl (%rcx), %ebx
	small 1, %r8
	call walk
	pop_all
	ret

# exception -> the address of its trace's text, or 0: KEEP
	.globl rt_trace
rt_trace:
	cmpq %r11, trace_owner(%rip)
	jne 1f
	testl $TRACED, -4(%r11)			# else another object at its place was
	je 1f
	push_all
	pushq trace_count(%rip)
	call write_trace
	popq trace_count(%rip)
	movb $0, -1(%rdx)			# no newline at the end
	cmpq $trace_text, %rdx
	pop_all
	je 1f
	movl $trace_text, %r11d
	ret
1:	xorl %r11d, %r11d
	ret

# Notes the frames from a return address in ebx on, which lies at rcx. r8d: 1 up to one that takes an exception, 0 all of them.
# Changes all but r14.
walk:
	movl trace_count(%rip), %edx
	leal trace_runs - 8(,%rdx,8), %edx	# the last run
1:	testl %ebx, %ebx			# an empty entry of the cache has this address
	je 4f
	movl %ebx, %eax
	shrl $2, %eax
	xorl %ebx, %eax
	andl $CACHE_SLOTS - 1, %eax
	cmpl trace_cache(,%rax,8), %ebx
	jne 5f
2:	movl trace_cache+4(,%rax,8), %eax
	testl %eax, %eax
	js 4f					# nobody's address: the start
	decl trace_skips(%rip)
	je 6f
	andl $0, trace_skips(%rip)
	cmpl %ebx, (%rdx)
	jne 3f
	cmpl $0, trace_count(%rip)
	je 3f
	incl 4(%rdx)
	jmp 7f
3:	cmpl $TRACE_MOST, trace_count(%rip)
	jae 4f
	incl trace_count(%rip)
	addl $8, %edx
	movl %ebx, (%rdx)
	movl $1, 4(%rdx)
7:	testl %r8d, %eax
	jne 4f
6:	shrl %eax
	leaq 8(%rcx,%rax,8), %rcx
	movl (%rcx), %ebx
	jmp 1b
4:	ret
5:	pushq %rax				# not in the cache
	pushq %rcx
	pushq %rdx
	pushq %r8
	call find_place
	movl place_frame(%rip), %ecx
	leal (%rcx,%rcx), %ecx
	jne 8f
	andl $1, %ebp
	orl %ebp, %ecx
	jmp 9f
8:	orl $-1, %ecx
9:	movl %ecx, %esi
	popq %r8
	popq %rdx
	popq %rcx
	popq %rax
	movl %ebx, trace_cache(,%rax,8)
	movl %esi, trace_cache+4(,%rax,8)
	jmp 2b

# Notes the frames of a fault, whose ucontext is at rdx; changes all but rbx, r13, r14. The routines of the allocator and what
# a function does before its frame is made are not in the table: the first address above the stack pointer that is in it
# stands for them. A call that found no room for its return address is in it.
rt_trace_fault:
	pushq %rbx
	movq 160(%rdx), %rcx			# rsp
	movl 168(%rdx), %ebx			# rip
	addl $5, %ebx				# behind a call
	pushq %rcx
	call find_place
	popq %rcx
	je 2f
	subl $2, %ebx				# behind one by r11
	pushq %rcx
	call find_place
	popq %rcx
	jne 1f
2:	subq $8, %rcx
	andl $0, trace_count(%rip)
	jmp trace_walk
1:	popq %rbx
# The same from rcx up.
rt_trace_from:
	pushq %rbx
	andl $0, trace_count(%rip)
1:	cmpq rt_block+RT_STACK_HIGH(%rip), %rcx
	jae 3f
	movq (%rcx), %rbx
	addq $8, %rcx
	cmpq $rt_places_text, %rbx
	jbe 1b
	cmpq $rt_places, %rbx
	jae 1b
	pushq %rcx
	call find_place
	popq %rcx
	jne 1b
	subq $8, %rcx
trace_walk:
	pushq %r13
	xorl %r8d, %r8d
	call walk
	popq %r13
3:	popq %rbx
	ret

# LEB128 at rsi -> eax; changes rcx, rdi, r11
leb128:
	xorl %eax, %eax
	xorl %ecx, %ecx
1:	movzbl (%rsi), %r11d
	incq %rsi
	movl %r11d, %edi
	andl $127, %edi
	shll %cl, %edi
	orl %edi, %eax
	addl $7, %ecx
	testb $128, %r11b
	jne 1b
	ret

# return address in ebx -> equal if the table has it; then r8, r9: its function's name and file, place_frame, ebp: the entry's
# first byte, r12: line, r13: column, r15: site; changes all but rbx, r14
find_place:
	movl $rt_places, %esi
	movl $rt_places_text, %edx
	xorl %r12d, %r12d
1:	cmpq $rt_places_end, %rsi
	jae 9f
	call leb128
	addl %eax, %edx
	call leb128
	movl %eax, %r8d
	call leb128
	movl %eax, %r9d
	call leb128
	movl %eax, %r10d
2:	call leb128
	testl %eax, %eax
	je 1b
	addl %eax, %edx
	movzbl (%rsi), %ebp
	incq %rsi
	movl %r10d, %eax
	testb $2, %bpl
	je 3f
	call leb128
3:	movl %eax, place_frame(%rip)
	testb $8, %bpl
	je 6f
	xorl %eax, %eax
	testb $4, %bpl
	je 4f
	call leb128
4:	movl %eax, %r15d
	movl %ebp, %eax
	shrl $4, %eax
	subl $3, %eax
	cmpl $12, %eax
	jne 5f
	call leb128
	shrl %eax
	jnc 5f
	notl %eax
5:	addl %eax, %r12d
	call leb128
	movl %eax, %r13d
6:	cmpl %edx, %ebx
	jne 2b
	ret
9:	testl %esi, %esi			# unequal
	ret

# Prints the trace on standard error; there is none afterwards.
	.globl rt_report_trace
rt_report_trace:
	call write_trace
	andl $0, trace_count(%rip)
	movl $trace_text, %esi
	subl %esi, %edx
	small 2, %rdi
	small 1, %rax				# write
	syscall
	ret

# -> edx: the end of the trace's text in trace_text; changes all but rbx, r13, r14
write_trace:
	pushq %rbx
	pushq %r13
	movl $trace_text, %r10d
	pushq $trace_runs
1:	decl trace_count(%rip)
	js 9f
	movq (%rsp), %rax
	addq $8, (%rsp)
	movl (%rax), %ebx
	pushq 4(%rax)
	pushq %r10
	call find_place
	popq %r10
	popq %rcx
	jne 1b
	testb $12, %bpl
	jne 2f
	xorl %r12d, %r12d			# no place
	xorl %r15d, %r15d
2:	cmpl $8, %ecx				# many are one and a number
	ja 4f
3:	pushq %rcx
	call write_frame
	popq %rcx
	decl %ecx
	jne 3b
	jmp 1b
4:	pushq %rcx
	call write_frame
	popq %rax
	decl %eax
	pushq %rax
	movl $trace_more, %esi
	call put
	popq %rax
	call put_number
	movl $trace_times, %esi
	call put
	jmp 1b
9:	popq %rax
	cmpl $trace_runs + 8 * TRACE_MOST, %eax
	jne 5f
	movl $trace_cut, %esi
	call put
5:	movq %r10, %rdx
	popq %r13
	popq %rbx
	ret

# One frame, with those that were inlined in it, as find_place has them, at r10 -> r10; changes rax, rcx, rdx, rsi, rdi, r11
write_frame:
	pushq %r12
	pushq %r13
	pushq %r15
1:	testl %r15d, %r15d
	je 2f
	pushq %r8
	pushq %r9
	leaq rt_place_sites(%r15), %rsi
	call leb128
	movl %eax, %r8d
	call leb128
	movl %eax, %r9d
	call leb128
	movl %eax, %r15d
	pushq %rsi
	call write_line
	popq %rsi
	call leb128
	movl %eax, %r12d
	call leb128
	movl %eax, %r13d
	popq %r9
	popq %r8
	jmp 1b
2:	call write_line
	popq %r15
	popq %r13
	popq %r12
	ret

# name in r8, file in r9, line in r12, column in r13
write_line:
	testl %r8d, %r8d
	je 1f
	movl $trace_at, %esi
	call put
	leaq rt_place_texts(%r8), %rsi
	call put
	testl %r9d, %r9d
	je 2f
	testl %r12d, %r12d
	je 2f
	movl $trace_in, %esi
	call put
	leaq rt_place_texts(%r9), %rsi
	call put
	movl $trace_line, %esi
	call put
	movl %r12d, %eax
	call put_number
	movl $trace_column, %esi
	call put
	movl %r13d, %eax
	call put_number
2:	movl $trace_end, %esi
	call put
1:	ret

# the bytes at rsi up to NUL go to r10, which moves on; changes rax
put:
	movb (%rsi), %al
	testb %al, %al
	je 1f
	cmpq $trace_text + TRACE_TEXT, %r10
	jae 1f
	movb %al, (%r10)
	incq %rsi
	incq %r10
	jmp put
1:	ret

# eax in decimal; changes rax, rcx, rdx, rsi
put_number:
	pushq $0
	pushq $0
	leaq 15(%rsp), %rsi
	pushq $10
	popq %rcx
1:	xorl %edx, %edx
	divl %ecx
	addb $'0', %dl
	decq %rsi
	movb %dl, (%rsi)
	testl %eax, %eax
	jne 1b
	call put
	popq %rax
	popq %rax
	ret

	.section .rodata
trace_at:
	.asciz "   at "
trace_in:
	.asciz " in "
trace_line:
	.asciz ":line "
trace_column:
	.asciz ", column "
trace_more:
	.asciz "   ... the same "
trace_cut:
	.asciz "   ...\n"
trace_times:
	.ascii " times more"
trace_end:
	.asciz "\n"
	.text
	.text
start:
.P1:
	pushq %rax
	movq rt_block+32(%rip),%rax
	testq %rax,%rax
	je .L1c0
	movq -8(%rax),%r11
	movq %r11,rt_block+32(%rip)
	.L1r0: movl %r14d,-8(%rax)
	movl $11,-4(%rax)
	movq %r14,(%rax)
	movq %r14,8(%rax)
	movl $start.next,%ecx
	movq %rcx,16(%rax)
	movq %rax,Rh.two(%rip)
	addl $1,literal-8(%rip)
	movl $fun.value,%eax
	cmpq $127,%rax
	jb 1f
	addl $1,-8(%rax)
	1:
	movl $literal,%edi
	movl $fun.value,%esi
	call Rh.t
.P2:
	testq %r14,%r14
	jne .L1_3
.L1_2:
.L1_0:
	popq %rdi
	ret
.L1_3:
	jmp .L1_0
.L1c0:movl $4,%r11d
	call rt_alloc_slow
	movq %r11,%rax
	jmp .L1r0
	.globl clef_start
clef_start:
.P3:
	pushq %rax
	call start
.P4:
	testq %r14,%r14
	jne .L2_3
.L2_2:
	movl rt_block+12384(%rip),%eax
.L2_0:
	popq %rdi
	ret
.L2_3:
	jmp .L2_0
	.globl rt_flush
rt_flush:
	jmp Output.flush
	.globl rt_uncaught
rt_uncaught:
.P5:
	pushq %rax
	call string
.P6:
	testq %r14,%r14
	jne .L4_4
.L4_5:
	movq %rax,%rsi
.L4_2:
	addl $1,"literal'2"-8(%rip)
	addl $1,"literal'3"-8(%rip)
	movl $"literal'2",%edi
	movl $"literal'3",%edx
	call NativeText.concat3
.P7:
	leaq 8(%rax),%rsi
	movl (%rax),%ecx
	movl %ecx,%edx
	movq %rax,%rdi
	popq %r11
	jmp Output.writeErrorBytes
.L4_4:
.L4_0:
	popq %rdi
	ret
start.next:
.P8:
	pushq %rbx
	pushq %rbp
	pushq %r12
	movq %rdi,%rbx
	movq (%rbx),%rax
	xorl %ecx,%ecx
	testq %rax,%rax
	setl %cl
	testl %ecx,%ecx
	je .L5_21
.L5_20:
	xorl %ecx,%ecx
	cmpq $-3,%rax
	sete %cl
	testl %ecx,%ecx
	jne .L5_11
.L5_22:
	xorl %ecx,%ecx
	cmpq $-2,%rax
	sete %cl
	testl %ecx,%ecx
	jne .L5_12
	jmp .L5_2
.L5_21:
	xorl %ecx,%ecx
	testq %rax,%rax
	sete %cl
	testl %ecx,%ecx
	je .L5_23
.L5_3:
	movl $5,8(%rbx)
	movq $1,(%rbx)
	movl $1,%eax
.L5_0:
	popq %r12
	popq %rbp
	popq %rbx
	ret
.L5_23:
	xorl %ecx,%ecx
	cmpq $1,%rax
	sete %cl
	testl %ecx,%ecx
	jne .L5_6
	jmp .L5_24
.L5_14:
	xorl %ebp,%ebp
	movl $2,%r12d
.L5_10:
	addl $1,"literal'5"-8(%rip)
	movl $"literal'5",%edi
	call PrintfImpl.print
.P9:
	testq %r14,%r14
	jne .L5_19
.L5_15:
	xorl %eax,%eax
	testl %r12d,%r12d
	sete %al
	testl %eax,%eax
	jne .L5_16
.L5_25:
	xorl %eax,%eax
	cmpl $2,%r12d
	sete %al
	testl %eax,%eax
	jmp .L5_2
.L5_24:
	xorl %ecx,%ecx
	cmpq $2,%rax
	sete %cl
	testl %ecx,%ecx
	jne .L5_13
.L5_2:
	movq $-1,(%rbx)
	xorl %eax,%eax
	popq %r12
	popq %rbp
	popq %rbx
	ret
.L5_11:
	xorl %ebp,%ebp
	movl $1,%r12d
	jmp .L5_10
.L5_12:
	xorl %ebp,%ebp
	movl $1,%r12d
	jmp .L5_10
.L5_6:
	addl $1,"literal'4"-8(%rip)
	movl $"literal'4",%edi
	call Operators.failwith
.P10:
	testq %r14,%r14
	je .L5_14
	jmp .L5_18
.L5_16:
	addl $1,-8(%rbp)
	jmp .L5_8
.L5_19:
	movq %r14,%rax
	xorl %r14d,%r14d
	movq %rax,%rbp
.L5_8:
	movq $-1,(%rbx)
	movq %rbp,%r11
	call rt_reraise
.P11:
	jmp .L5_0
.L5_18:
	movq %r14,%rax
	xorl %r14d,%r14d
	movq $2,(%rbx)
	movq %rax,%r11
	call rt_reraise
.P12:
	jmp .L5_0
.L5_13:
	xorl %eax,%eax
	jmp .L5_0
start.clone:
	subl $1,-8(%rdi)
	js .L6c0
	.L6r0:
	movq rt_block+32(%rip),%rax
	testq %rax,%rax
	je .L6c1
	movq -8(%rax),%r11
	movq %r11,rt_block+32(%rip)
	.L6r1: movl %r14d,-8(%rax)
	movl $11,-4(%rax)
	movq %r14,(%rax)
	movq %r14,8(%rax)
	movl $start.next,%ecx
	movq %rcx,16(%rax)
	ret
.L6c0:movq %rdi,%r11
	call rt_cycle_drop
	jmp .L6r0
.L6c1:movl $4,%r11d
	call rt_alloc_slow
	movq %r11,%rax
	jmp .L6r1
seq_attach:
	subl $1,-8(%rdi)
	js .L7c0
	.L7r0:
	ret
.L7c0:movq %rdi,%r11
	call rt_cycle_drop
	jmp .L7r0
fun:
.P13:
	pushq %rbx
	subl $1,-8(%rdi)
	jb .L8c0
	.L8r0:
	movq rt_block+32(%rip),%rbx
	testq %rbx,%rbx
	je .L8c1
	movq -8(%rbx),%r11
	movq %r11,rt_block+32(%rip)
	.L8r1: movl %r14d,-8(%rbx)
	movl $9,-4(%rbx)
	movq %r14,(%rbx)
	movq %r14,8(%rbx)
	movq %r14,16(%rbx)
	movq %rbx,%rdi
	call HashSet..ctor
.P14:
	testq %r14,%r14
	jne .L8_7
.L8_2:
	movq Rh.two(%rip),%rsi
	cmpq $127,%rsi
	jb 1f
	addl $1,-8(%rsi)
	1:
	xorl %eax,%eax
	cmpq $127,%rbx
	setb %al
	xorl $1,%eax
	testl %eax,%eax
	je .L8_3
.L8_5:
	movq %rbx,%rdi
	popq %rbx
	jmp HashSet.UnionWith
.L8_3:
	call rt_drop_rbx
	cmpq $127,%rsi
	jb .L8r2
	subl $1,-8(%rsi)
	js .L8c2
	.L8r2:
	call fail.NullReferenceException
.P15:
	testq %r14,%r14
	jne .L8_8
.L8_4:
	ud2
.L8_8:
.L8_0:
	popq %rbx
	ret
.L8_7:
	call rt_drop_rbx
	jmp .L8_0
.L8c0:movq %rdi,%r11
	call .Lrelease12
	jmp .L8r0
.L8c1:movl $4,%r11d
	call rt_alloc_slow
	movq %r11,%rbx
	jmp .L8r1
.L8c2:movq %rsi,%r11
	call rt_cycle_drop
	jmp .L8r2
Rh.t:
.P16:
	pushq %rbx
	pushq %rbp
	pushq %rax
	movq %rdi,%rbx
	movq (%rsi),%rax
	movq %rax,%r11
	movq %rsi,%rdi
	call *%r11
.P17:
	testq %r14,%r14
	jne .L9_10
.L9_3:
	subl $1,-8(%rbx)
	jb .L9c0
	.L9r0:
.L9_0:
	popq %rdi
	popq %rbp
	popq %rbx
	ret
.L9_4:
	movq %rbx,%rdi
	call PrintfImpl.print
.P18:
	testq %r14,%r14
	jne .L9_8
.L9_5:
	addl $1,"literal'6"-8(%rip)
	movl $"literal'6",%edi
	call PrintfImpl.print
.P19:
	testq %r14,%r14
	jne .L9_8
.L9_6:
	movq %rbp,%rdi
	call PrintfImpl.print
.P20:
	testq %r14,%r14
	jne .L9_14
.L9_7:
	addl $1,"literal'3"-8(%rip)
	movl $"literal'3",%edi
	popq %r11
	popq %rbp
	popq %rbx
	jmp PrintfImpl.print
.L9_10:
	movq %r14,%rdi
	xorl %r14d,%r14d
	movl -4(%rdi),%eax
	andq $1048575,%rax
	shlq $5,%rax
	movl $rt_rows,%ecx
	addq %rcx,%rax
	movl 20(%rax),%eax
	movl (%rax),%eax
	movq %rax,%r11
	call *%r11
.P21:
	testq %r14,%r14
	jne .L9_11
.L9_15:
	movq %rax,%rbp
	jmp .L9_4
.L9_14:
	jmp .L9_0
.L9_8:
	call rt_drop_rbp
	jmp .L9_0
.L9_11:
	call rt_drop_rbx
	jmp .L9_0
.L9c0:movq %rbx,%r11
	call rt_release_string
	jmp .L9r0
Output.flush:
	pushq %rax
	movl rt_block+12288(%rip),%eax
	movslq %eax,%rsi
	movl $output_buffer,%eax
	movq %rax,%r11
	call rt_write_out
.L10_0:
	popq %rdi
	ret
string:
	xorl %eax,%eax
	cmpq $127,%rdi
	setb %al
	testl %eax,%eax
	je .L11_3
.L11_2:
	cmpq $127,%rdi
	jb .L11r0
	subl $1,-8(%rdi)
	jb .L11c0
	.L11r0:
	addl $1,"literal'7"-8(%rip)
	movl $"literal'7",%eax
	ret
.L11_3:
	jmp TextOf.exn
.L11c0:movq %rdi,%r11
	call rt_release
	jmp .L11r0
NativeText.concat3:
	pushq %rbx
	pushq %rbp
	pushq %r12
	pushq %r13
	pushq %r15
	movq %rdi,%rbx
	movq %rdx,%r12
	movq %rsi,%rbp
	movl (%rbx),%eax
	movl %eax,%r13d
	movl (%rbp),%eax
	movl %eax,%r15d
	leal (%r13,%r15),%eax
	movl (%r12),%ecx
	movl %ecx,%ecx
	addl %ecx,%eax
	movslq %eax,%rax
	leaq 15(%rax),%rcx
	andq $-8,%rcx
	movl $1,%esi
	movq %rcx,%r11
	call rt_alloc_size
	movq %r11,%rdx
	addq %rdx,%rcx
	movq %r14,-8(%rcx)
	movl %eax,%eax
	movl %eax,(%rdx)
	movl %r14d,4(%rdx)
	xorl %eax,%eax
	movslq %eax,%rax
	leaq 8(%rbx),%rcx
	leaq (%rcx,%rax),%rsi
	xorl %eax,%eax
	movslq %eax,%rax
	leaq 8(%rdx),%rcx
	addq %rax,%rcx
	movslq %r13d,%rax
	movq %rcx,%r11
	movq %rax,%xmm15
	movq %rdx,%rax
	movq %xmm15,%rdx
	call rt_copy
	xorl %ecx,%ecx
	movslq %ecx,%rcx
	leaq 8(%rbp),%rdx
	leaq (%rdx,%rcx),%rsi
	movslq %r13d,%rcx
	leaq 8(%rax),%rdx
	addq %rcx,%rdx
	movslq %r15d,%rcx
	movq %rdx,%r11
	movq %rcx,%rdx
	call rt_copy
	addl %r15d,%r13d
	movl (%r12),%ecx
	movl %ecx,%ecx
	xorl %edx,%edx
	movslq %edx,%rdx
	leaq 8(%r12),%rsi
	addq %rdx,%rsi
	movslq %r13d,%r13
	leaq 8(%rax),%rdx
	addq %r13,%rdx
	movslq %ecx,%rcx
	movq %rdx,%r11
	movq %rcx,%rdx
	call rt_copy
	movl 4(%rbx),%ecx
	subl $1,-8(%rbx)
	jb .L12c0
	.L12r0:
	movslq %ecx,%rcx
	movl %ecx,%ecx
	movl 4(%rbp),%edx
	subl $1,-8(%rbp)
	jb .L12c1
	.L12r1:
	movslq %edx,%rdx
	movl %edx,%edx
	addl %edx,%ecx
	movl 4(%r12),%edx
	subl $1,-8(%r12)
	jb .L12c2
	.L12r2:
	movslq %edx,%rdx
	movl %edx,%edx
	addl %edx,%ecx
	movl %ecx,4(%rax)
.L12_0:
	popq %r15
	popq %r13
	popq %r12
	popq %rbp
	popq %rbx
	ret
.L12c0:movq %rbx,%r11
	call rt_release_string
	jmp .L12r0
.L12c1:movq %rbp,%r11
	call rt_release_string
	jmp .L12r1
.L12c2:movq %r12,%r11
	call rt_release_string
	jmp .L12r2
Output.writeErrorBytes:
.P22:
	pushq %rbx
	pushq %rbp
	pushq %r12
	pushq %r13
	pushq %rax
	movq %rdi,%rbx
	movl %edx,%r12d
	movq %rsi,%rbp
	call Output.flush
.P23:
	xorl %r13d,%r13d
	movq %rbx,(%rsp)
.L13_3:
	xorl %eax,%eax
	cmpl %r12d,%r13d
	setl %al
	testl %eax,%eax
	je .L13_5
.L13_4:
	movslq %r13d,%rax
	leaq (%rbp,%rax),%rsi
	movl %r12d,%eax
	subl %r13d,%eax
	movl $2,%ecx
	movslq %ecx,%rdi
	movslq %eax,%rdx
	movl $1,%eax
	syscall
	movl %eax,%eax
	xorl %ecx,%ecx
	testl %eax,%eax
	setle %cl
	testl %ecx,%ecx
	je .L13_7
.L13_6:
	movl %r12d,%r13d
	xorl %eax,%eax
	cmpl %r12d,%r13d
	setl %al
	testl %eax,%eax
	jne .L13_4
	jmp .L13_5
.L13_7:
	addl %eax,%r13d
	xorl %eax,%eax
	cmpl %r12d,%r13d
	setl %al
	testl %eax,%eax
	jne .L13_4
.L13_5:
	movq (%rsp),%rbx
	cmpq $127,%rbx
	jb .L13r0
	subl $1,-8(%rbx)
	js .L13c0
	.L13r0:
.L13_0:
	popq %rdi
	popq %r13
	popq %r12
	popq %rbp
	popq %rbx
	ret
.L13c0:movq %rbx,%r11
	call rt_cycle_drop
	jmp .L13r0
Operators.failwith:
.P24:
	pushq %rbx
	movq rt_block+24(%rip),%rbx
	testq %rbx,%rbx
	je .L14c0
	movq -8(%rbx),%r11
	movq %r11,rt_block+24(%rip)
	.L14r0: movl %r14d,-8(%rbx)
	movl $2,-4(%rbx)
	movq %r14,(%rbx)
	movq %r14,8(%rbx)
	movq %rdi,%rsi
	movq %rbx,%rdi
	call Exception..ctor
.P25:
.L14_2:
	movq %rbx,%r11
	call rt_raise
.P26:
.L14_0:
	popq %rbx
	ret
.L14c0:movl $3,%r11d
	call rt_alloc_slow
	movq %r11,%rbx
	jmp .L14r0
PrintfImpl.print:
	jmp Output.write
HashSet..ctor:
	xorl %esi,%esi
	xorl %edx,%edx
	jmp "HashSet..ctor'2"
fail.NullReferenceException:
.P27:
	pushq %rbx
	movq rt_block+56(%rip),%rbx
	testq %rbx,%rbx
	je .L17c0
	movq -8(%rbx),%r11
	movq %r11,rt_block+56(%rip)
	.L17r0: movl %r14d,-8(%rbx)
	movl $4,-4(%rbx)
	movq %r14,(%rbx)
	movq %r14,8(%rbx)
	movq %r14,16(%rbx)
	movq %r14,24(%rbx)
	movq %r14,32(%rbx)
	movq %r14,40(%rbx)
	movq %rbx,%rdi
	call NullReferenceException..ctor
.P28:
.L17_2:
	movq %rbx,%r11
	call rt_raise
.P29:
.L17_0:
	popq %rbx
	ret
.L17c0:movl $7,%r11d
	call rt_alloc_slow
	movq %r11,%rbx
	jmp .L17r0
HashSet.UnionWith:
.P30:
	pushq %rbx
	pushq %rbp
	pushq %r12
	movq %rdi,%rbx
	movq %rsi,%rbp
	addl $1,"literal'8"-8(%rip)
	movl $"literal'8",%edi
	movq %rbp,%rsi
	call Raise.ifNull
.P31:
	testq %r14,%r14
	jne .L18_25
.L18_2:
	movq rt_block+24(%rip),%rdi
	testq %rdi,%rdi
	je .L18c0
	movq -8(%rdi),%r11
	movq %r11,rt_block+24(%rip)
	.L18r0: movl $0x80010000,-8(%rdi)
	movl $16777229,-4(%rdi)
	movl $.LN12355,%eax
	movq %rax,(%rdi)
	movq %rbp,8(%rdi)
	call EnumerableImpl.sequence
.P32:
	movl -4(%rax),%ecx
	andq $1048575,%rcx
	shlq $5,%rcx
	movl $rt_rows,%edx
	addq %rdx,%rcx
	movl 20(%rcx),%ecx
	movl (%rcx),%ecx
	movq %rcx,%r11
	movq %rax,%rdi
	call *%r11
.P33:
	testq %r14,%r14
	jne .L18_23
.L18_30:
	movq %rax,%rbp
.L18_6:
	movq 16(%rbp),%rax
	movq %rax,%r11
	movq %rbp,%rdi
	call *%r11
.P34:
	testq %r14,%r14
	jne .L18_27
.L18_7:
	testl %eax,%eax
	je .L18_9
.L18_8:
	movl 8(%rbp),%esi
	movq %rbx,%rdi
	call HashSet.Add
.P35:
	testq %r14,%r14
	jne .L18_28
.L18_32:
	movl %eax,%edi
.L18_10:
	call Operators.ignore
.P36:
	jmp .L18_6
.L18c0:movl $3,%r11d
	call rt_alloc_slow
	movq %r11,%rdi
	jmp .L18r0
.L18_27:
	movq %r14,%r12
	xorl %r14d,%r14d
	call rt_drop_rbx
	jmp .L18_12
.L18_28:
	movq %r14,%r12
	xorl %r14d,%r14d
	call rt_drop_rbx
	jmp .L18_12
.L18_9:
	cmpq $127,%rbx
	jb .L18r1
	subl $1,-8(%rbx)
	jb .L18c1
	.L18r1:
	xorl %ebx,%ebx
	movq %rbx,%r12
.L18_12:
	movq (%rbp),%rax
	xorl %ecx,%ecx
	xorl %edx,%edx
	cmpq %rax,%rcx
	setl %dl
	testl %edx,%edx
	je .L18_14
.L18_13:
	movq $-1,%rcx
	subq %rax,%rcx
	movq %rcx,(%rbp)
	movq 16(%rbp),%rax
	movq %rax,%r11
	movq %rbp,%rdi
	call *%r11
.P37:
	testq %r14,%r14
	jne .L18_29
.L18_15:
	subl $1,-8(%rbp)
	js .L18c2
	.L18r2:
	jmp .L18_16
.L18_14:
	movq $-1,(%rbp)
	subl $1,-8(%rbp)
	js .L18c3
	.L18r3:
.L18_16:
	xorl %eax,%eax
	cmpq $127,%r12
	setb %al
	testl %eax,%eax
	je .L18_18
.L18_17:
	cmpq $127,%r12
	jb .L18r4
	subl $1,-8(%r12)
	js .L18c4
	.L18r4:
.L18_0:
	popq %r12
	popq %rbp
	popq %rbx
	ret
.L18_29:
	cmpq $127,%r12
	jb .L18r5
	subl $1,-8(%r12)
	js .L18c5
	.L18r5:
	subl $1,-8(%rbp)
	js .L18c6
	.L18r6:
	jmp .L18_0
.L18_18:
	movq %r12,%r11
	call rt_reraise
.P38:
	jmp .L18_0
.L18_25:
	cmpq $127,%rbp
	jb .L18r7
	subl $1,-8(%rbp)
	js .L18c7
	.L18r7:
.L18_23:
	call rt_drop_rbx
	jmp .L18_0
.L18c1:movq %rbx,%r11
	call .Lrelease9
	jmp .L18r1
.L18c2:movq %rbp,%r11
	call rt_cycle_drop
	jmp .L18r2
.L18c3:movq %rbp,%r11
	call rt_cycle_drop
	jmp .L18r3
.L18c4:movq %r12,%r11
	call rt_cycle_drop
	jmp .L18r4
.L18c5:movq %r12,%r11
	call rt_cycle_drop
	jmp .L18r5
.L18c6:movq %rbp,%r11
	call rt_cycle_drop
	jmp .L18r6
.L18c7:movq %rbp,%r11
	call rt_cycle_drop
	jmp .L18r7
TextOf.exn:
.P39:
	pushq %rbx
	pushq %rbp
	pushq %rax
	movq %rdi,%rbx
	movq %rbx,%rdi
	call type_name
.P40:
	cmpq $127,%rbx
	jb 1f
	addl $1,-8(%rbx)
	1:
	movl -4(%rbx),%ecx
	andq $1048575,%rcx
	shlq $5,%rcx
	movl $rt_rows,%edx
	addq %rdx,%rcx
	movl 20(%rcx),%ecx
	movl (%rcx),%ecx
	movq %rax,%rbp
	movq %rbx,%rdi
	movq %rcx,%r11
	call *%r11
.P41:
	testq %r14,%r14
	jne .L19_18
.L19_21:
	movq %rax,%rdx
.L19_3:
	movl (%rdx),%eax
	movl %eax,%eax
	xorl %ecx,%ecx
	testl %eax,%eax
	sete %cl
	testl %ecx,%ecx
	je .L19_5
.L19_4:
	subl $1,-8(%rdx)
	jb .L19c0
	.L19r0:
	jmp .L19_7
.L19_5:
	addl $1,"literal'6"-8(%rip)
	movl $"literal'6",%esi
	movq %rbp,%rdi
	call NativeText.concat3
.P42:
	movq %rax,%rbp
.L19_7:
	xorl %eax,%eax
	cmpq $127,%rbx
	setb %al
	xorl $1,%eax
	testl %eax,%eax
	je .L19_8
.L19_10:
	movq %rbx,%rdi
	call Exception.Cause
.P43:
	cmpq $127,%rbx
	jb .L19r1
	subl $1,-8(%rbx)
	jb .L19c1
	.L19r1:
	xorl %ecx,%ecx
	cmpq $127,%rax
	setb %cl
	testl %ecx,%ecx
	je .L19_13
.L19_12:
	cmpq $127,%rax
	jb .L19r2
	subl $1,-8(%rax)
	jb .L19c2
	.L19r2:
	movq %rbp,%rax
.L19_0:
	popq %rdi
	popq %rbp
	popq %rbx
	ret
.L19c0:movq %rdx,%r11
	call rt_release_string
	jmp .L19r0
.L19c1:movq %rbx,%r11
	call rt_release
	jmp .L19r1
.L19c2:movq %rax,%r11
	call rt_release
	jmp .L19r2
.L19_13:
	movq %rax,%rdi
	call string
.P44:
	testq %r14,%r14
	jne .L19_20
.L19_22:
	movq %rax,%rdx
.L19_14:
	addl $1,"literal'9"-8(%rip)
	addl $1,"literal'10"-8(%rip)
	movl $"literal'9",%esi
	movl $"literal'10",%ecx
	movq %rbp,%rdi
	popq %r11
	popq %rbp
	popq %rbx
	jmp NativeText.concat4
.L19_20:
	call rt_drop_rbp
	jmp .L19_0
.L19_8:
	call rt_drop_rbx
	call rt_drop_rbp
	call fail.NullReferenceException
.P45:
	testq %r14,%r14
	jne .L19_19
.L19_9:
	ud2
.L19_19:
	jmp .L19_0
.L19_18:
	call rt_drop_rbp
	call rt_drop_rbx
	jmp .L19_0
Exception..ctor:
	xorl %edx,%edx
	jmp "Exception..ctor'2"
Output.write:
	movq rt_block+12320(%rip),%rsi
	cmpq $127,%rsi
	jb 1f
	addl $1,-8(%rsi)
	1:
	xorl %eax,%eax
	cmpq $127,%rsi
	setb %al
	testl %eax,%eax
	je .L21_3
.L21_2:
	cmpq $127,%rsi
	jb .L21r0
	subl $1,-8(%rsi)
	js .L21c0
	.L21r0:
	leaq 8(%rdi),%rsi
	movl (%rdi),%eax
	movl %eax,%edx
	jmp Output.writeBytes
.L21_3:
	movq (%rsi),%rax
	movq %rax,%r11
	jmp *%r11
.L21c0:movq %rsi,%r11
	call rt_cycle_drop
	jmp .L21r0
"HashSet..ctor'2":
.P46:
	pushq %rbx
	pushq %rbp
	pushq %rax
	movq %rdi,%rbx
	movl %esi,16(%rbx)
	cmpq $127,%rdx
	jb 1f
	addl $1,-8(%rdx)
	1:
	movq %rdx,(%rbx)
	movq rt_block+80(%rip),%rbp
	testq %rbp,%rbp
	je .L22c0
	movq -8(%rbp),%r11
	movq %r11,rt_block+80(%rip)
	.L22r0: movl %r14d,-8(%rbp)
	movl $10,-4(%rbp)
	movq %r14,(%rbp)
	movq %r14,8(%rbp)
	movq %r14,16(%rbp)
	movq %r14,24(%rbp)
	movq %r14,32(%rbp)
	movq %r14,40(%rbp)
	movq %r14,48(%rbp)
	movq %r14,56(%rbp)
	movq %r14,64(%rbp)
	movq %rbp,%rdi
	call Dictionary..ctor
.P47:
	testq %r14,%r14
	jne .L22_4
.L22_2:
	movq %rbp,8(%rbx)
.L22_0:
	popq %rdi
	popq %rbp
	popq %rbx
	ret
.L22_4:
	call rt_drop_rbp
	jmp .L22_0
.L22c0:movl $10,%r11d
	call rt_alloc_slow
	movq %r11,%rbp
	jmp .L22r0
NullReferenceException..ctor:
	addl $1,null_string-8(%rip)
	movl $null_string,%esi
	xorl %edx,%edx
	jmp "NullReferenceException..ctor'2"
Raise.ifNull:
.P48:
	pushq %rax
	xorl %eax,%eax
	cmpq $127,%rsi
	setb %al
	testl %eax,%eax
	jne .L24_2
.L24_3:
	subl $1,-8(%rdi)
	jb .L24c0
	.L24r0:
.L24_0:
	popq %rdi
	ret
.L24_2:
	call Operators.nullArg
.P49:
	jmp .L24_0
.L24c0:movq %rdi,%r11
	call rt_release_string
	jmp .L24r0
"UnionWith.$cursor.fun":
.LN12355:
.P50:
	pushq %rax
	movq 8(%rdi),%rax
	cmpq $127,%rax
	jb 1f
	addl $1,-8(%rax)
	1:
	subl $1,-8(%rdi)
	js .L25c0
	.L25r0:
	movq %rax,%rdi
	call seq.GetEnumerator
.P51:
	testq %r14,%r14
	jne .L25_4
.L25_5:
	movq %rax,%rdi
.L25_2:
	call EnumerableImpl.cell
.P52:
	movq rt_block+24(%rip),%rdi
	testq %rdi,%rdi
	je .L25c1
	movq -8(%rdi),%r11
	movq %r11,rt_block+24(%rip)
	.L25r1: movl $0x80010000,-8(%rdi)
	movl $16777229,-4(%rdi)
	movl $.LN12377,%ecx
	movq %rcx,(%rdi)
	cmpq $127,%rax
	jb 1f
	addl $1,-8(%rax)
	1:
	movq %rax,8(%rdi)
	movq rt_block+24(%rip),%rsi
	testq %rsi,%rsi
	je .L25c2
	movq -8(%rsi),%r11
	movq %r11,rt_block+24(%rip)
	.L25r2: movl $0x80010000,-8(%rsi)
	movl $16777229,-4(%rsi)
	movl $.LN12378,%ecx
	movq %rcx,(%rsi)
	cmpq $127,%rax
	jb 1f
	addl $1,-8(%rax)
	1:
	movq %rax,8(%rsi)
	movq rt_block+24(%rip),%rdx
	testq %rdx,%rdx
	je .L25c3
	movq -8(%rdx),%r11
	movq %r11,rt_block+24(%rip)
	.L25r3: movl $0x80010000,-8(%rdx)
	movl $16777229,-4(%rdx)
	movl $.LN12379,%ecx
	movq %rcx,(%rdx)
	movq %rax,8(%rdx)
	popq %r11
	jmp EnumerableImpl.enumerator
.L25_4:
.L25_0:
	popq %rdi
	ret
.L25c0:movq %rdi,%r11
	call rt_cycle_drop
	jmp .L25r0
.L25c1:movl $3,%r11d
	call rt_alloc_slow
	movq %r11,%rdi
	jmp .L25r1
.L25c2:movl $3,%r11d
	call rt_alloc_slow
	movq %r11,%rsi
	jmp .L25r2
.L25c3:movl $3,%r11d
	call rt_alloc_slow
	movq %r11,%rdx
	jmp .L25r3
EnumerableImpl.sequence:
	movq rt_block+48(%rip),%rax
	testq %rax,%rax
	je .L26c0
	movq -8(%rax),%r11
	movq %r11,rt_block+48(%rip)
	.L26r0: movl $0x80010000,-8(%rax)
	movl $18,-4(%rax)
	movq %r14,(%rax)
	movq %r14,8(%rax)
	movq %r14,32(%rax)
	movl $EnumerableImpl.sequence.next,%ecx
	movq %rcx,16(%rax)
	movq %rdi,24(%rax)
	ret
.L26c0:movl $6,%r11d
	call rt_alloc_slow
	movq %r11,%rax
	jmp .L26r0
HashSet.Add:
.P53:
	pushq %rax
	movq 8(%rdi),%rdi
	cmpq $127,%rdi
	jb 1f
	addl $1,-8(%rdi)
	1:
	xorl %eax,%eax
	cmpq $127,%rdi
	setb %al
	xorl $1,%eax
	testl %eax,%eax
	je .L27_2
.L27_4:
	popq %r11
	jmp Dictionary.Insert
.L27_2:
	call rt_drop_rdi
	call fail.NullReferenceException
.P54:
	testq %r14,%r14
	jne .L27_5
.L27_3:
	ud2
.L27_5:
.L27_0:
	popq %rdi
	ret
Operators.ignore:
	ret
type_name:
	movl -4(%rdi),%edi
	andl $1048575,%edi
	xorl %eax,%eax
	cmpl $7,%edi
	setl %al
	testl %eax,%eax
	je .L29_15
.L29_14:
	xorl %eax,%eax
	cmpl $4,%edi
	setl %al
	testl %eax,%eax
	je .L29_17
.L29_16:
	xorl %eax,%eax
	cmpl $2,%edi
	sete %al
	testl %eax,%eax
	je .L29_18
.L29_3:
	movl $"literal'23",%eax
	jmp .L29_2
.L29_18:
	xorl %eax,%eax
	cmpl $3,%edi
	sete %al
	testl %eax,%eax
	je .L29_13
.L29_4:
	movl $"literal'24",%eax
	jmp .L29_2
.L29_17:
	xorl %eax,%eax
	cmpl $4,%edi
	sete %al
	testl %eax,%eax
	je .L29_19
.L29_5:
	movl $"literal'25",%eax
	jmp .L29_2
.L29_19:
	xorl %eax,%eax
	cmpl $5,%edi
	sete %al
	testl %eax,%eax
	je .L29_20
.L29_6:
	movl $"literal'26",%eax
	jmp .L29_2
.L29_20:
	xorl %eax,%eax
	cmpl $6,%edi
	sete %al
	testl %eax,%eax
	je .L29_13
.L29_7:
	movl $"literal'27",%eax
	jmp .L29_2
.L29_15:
	xorl %eax,%eax
	cmpl $9,%edi
	setl %al
	testl %eax,%eax
	je .L29_22
.L29_21:
	xorl %eax,%eax
	cmpl $7,%edi
	sete %al
	testl %eax,%eax
	je .L29_23
.L29_8:
	movl $"literal'28",%eax
	jmp .L29_2
.L29_23:
	xorl %eax,%eax
	cmpl $8,%edi
	sete %al
	testl %eax,%eax
	je .L29_13
.L29_9:
	movl $"literal'29",%eax
	jmp .L29_2
.L29_22:
	xorl %eax,%eax
	cmpl $9,%edi
	sete %al
	testl %eax,%eax
	je .L29_24
.L29_10:
	movl $"literal'30",%eax
	jmp .L29_2
.L29_24:
	xorl %eax,%eax
	cmpl $10,%edi
	sete %al
	testl %eax,%eax
	je .L29_25
.L29_11:
	movl $"literal'31",%eax
	jmp .L29_2
.L29_25:
	xorl %eax,%eax
	cmpl $20,%edi
	sete %al
	testl %eax,%eax
	je .L29_13
.L29_12:
	movl $"literal'32",%eax
	jmp .L29_2
.L29_13:
	movl $"literal'33",%eax
.L29_2:
	addl $1,-8(%rax)
	ret
Exception.Cause:
	movq 8(%rdi),%rax
	cmpq $127,%rax
	jb 1f
	addl $1,-8(%rax)
	1:
	ret
NativeText.concat4:
.P55:
	pushq %rbx
	pushq %rbp
	pushq %rax
	movq %rdi,%rbx
	movq %rsi,%rbp
	movq %rdx,%rdi
	movq %rcx,%rsi
	call NativeText.concat2
.P56:
	movq %rbx,%rdi
	movq %rax,%rdx
	movq %rbp,%rsi
	popq %r11
	popq %rbp
	popq %rbx
	jmp NativeText.concat3
"Exception..ctor'2":
	movq %rsi,(%rdi)
	movq %rdx,8(%rdi)
	ret
Output.writeBytes:
.P57:
	pushq %rbx
	pushq %rbp
	pushq %r12
	pushq %r13
	pushq %r15
	subq $16,%rsp
	movq %rdi,%rbx
	movl %edx,%r12d
	movq %rsi,%rbp
	xorl %r13d,%r13d
	movq %rbx,(%rsp)
.L33_2:
	xorl %eax,%eax
	cmpl %r12d,%r13d
	setl %al
	testl %eax,%eax
	je .L33_4
.L33_3:
	movl rt_block+12288(%rip),%ebx
	movl $65536,%eax
	subl %ebx,%eax
	movl %r12d,%ecx
	subl %r13d,%ecx
	xorl %edx,%edx
	cmpl %eax,%ecx
	setl %dl
	testl %edx,%edx
	je .L33_6
.L33_5:
	movl %r12d,%eax
	subl %r13d,%eax
	movl %eax,%r15d
	jmp .L33_7
.L33_6:
	movl %eax,%r15d
.L33_7:
	movslq %ebx,%rax
	movl $output_buffer,%ecx
	addq %rax,%rcx
	movslq %r13d,%rax
	leaq (%rbp,%rax),%rsi
	movslq %r15d,%rdx
	movq %rcx,%r11
	call rt_copy
	addl %r15d,%r13d
	leal (%rbx,%r15),%eax
	movl %eax,rt_block+12288(%rip)
	addl %r15d,%ebx
	movl rt_block+12800(%rip),%eax
	xorl %ecx,%ecx
	cmpl %ebx,%eax
	setle %cl
	testl %ecx,%ecx
	je .L33_2
.L33_8:
	call Output.flush
.P58:
	xorl %eax,%eax
	cmpl %r12d,%r13d
	setl %al
	testl %eax,%eax
	jne .L33_3
.L33_4:
	movq (%rsp),%rbx
	cmpq $127,%rbx
	jb .L33r0
	subl $1,-8(%rbx)
	js .L33c0
	.L33r0:
.L33_0:
	addq $16,%rsp
	popq %r15
	popq %r13
	popq %r12
	popq %rbp
	popq %rbx
	ret
.L33c0:movq %rbx,%r11
	call rt_cycle_drop
	jmp .L33r0
Dictionary..ctor:
.P59:
	pushq %rbx
	pushq %rbp
	pushq %r12
	pushq %r13
	pushq %rax
	movq %rdi,%rbx
	movq %rdx,%r12
	movl %esi,%ebp
	movl %ebp,40(%rbx)
	cmpq $127,%r12
	jb 1f
	addl $1,-8(%r12)
	1:
	movq %r12,(%rbx)
	xorl %eax,%eax
	testl %ebp,%ebp
	setl %al
	testl %eax,%eax
	jne .L34_2
.L34_5:
	movq %r12,%rdi
	call System.Collections.Generic.Comparing.isNull
.P60:
	cmpq $127,%r12
	jb .L34r0
	subl $1,-8(%r12)
	js .L34c0
	.L34r0:
	xorl $1,%eax
	movb %al,68(%rbx)
	movl $4,%eax
	movslq %eax,%r12
	movq %r12,%rax
	shlq $2,%rax
	addq $15,%rax
	andq $-8,%rax
	movl $14,%esi
	movq %rax,%r11
	call rt_alloc_size
	movq %r11,%r13
	xorl %esi,%esi
	movq %r13,%r11
	movq %rax,%rdx
	call rt_fill
	movq %r12,(%r13)
	movq 8(%rbx),%rax
	movq %r13,8(%rbx)
	cmpq $127,%rax
	jb .L34r1
	subl $1,-8(%rax)
	js .L34c1
	.L34r1:
	movl $4,%eax
	movslq %eax,%r12
	movq %r12,%rax
	shlq $3,%rax
	addq $15,%rax
	andq $-8,%rax
	movl $15,%esi
	movq %rax,%r11
	call rt_alloc_size
	movq %r11,%r13
	xorl %esi,%esi
	movq %r13,%r11
	movq %rax,%rdx
	call rt_fill
	movq %r12,(%r13)
	movq 16(%rbx),%rax
	movq %r13,16(%rbx)
	cmpq $127,%rax
	jb .L34r2
	subl $1,-8(%rax)
	js .L34c2
	.L34r2:
	movl $4,%eax
	movslq %eax,%r12
	movq %r12,%rax
	shlq $2,%rax
	addq $15,%rax
	andq $-8,%rax
	movl $14,%esi
	movq %rax,%r11
	call rt_alloc_size
	movq %r11,%r13
	xorl %esi,%esi
	movq %r13,%r11
	movq %rax,%rdx
	call rt_fill
	movq %r12,(%r13)
	movq 24(%rbx),%rax
	movq %r13,24(%rbx)
	cmpq $127,%rax
	jb .L34r3
	subl $1,-8(%rax)
	js .L34c3
	.L34r3:
	movl $4,%eax
	movslq %eax,%r12
	imulq $0,%r12,%rax
	addq $15,%rax
	andq $-8,%rax
	movl $16,%esi
	movq %rax,%r11
	call rt_alloc_size
	movq %r11,%r13
	xorl %esi,%esi
	movq %r13,%r11
	movq %rax,%rdx
	call rt_fill
	movq %r12,(%r13)
	movq 32(%rbx),%rax
	movq %r13,32(%rbx)
	cmpq $127,%rax
	jb .L34r4
	subl $1,-8(%rax)
	js .L34c4
	.L34r4:
	movl %r14d,44(%rbx)
	movl $-1,48(%rbx)
	movl %r14d,52(%rbx)
	movl %r14d,56(%rbx)
	movb $0,69(%rbx)
	movl %ebp,60(%rbx)
	movl %r14d,64(%rbx)
	movl $4,%eax
	xorl %ecx,%ecx
	cmpl %ebp,%eax
	setl %cl
	testl %ecx,%ecx
	je .L34_15
.L34_7:
	movl $8,%r12d
.L34_9:
	xorl %eax,%eax
	cmpl %ebp,%r12d
	setl %al
	testl %eax,%eax
	je .L34_14
.L34_10:
	xorl %eax,%eax
	cmpl $1073741824,%r12d
	setl %al
	testl %eax,%eax
	je .L34_14
.L34_12:
	shll $1,%r12d
	xorl %eax,%eax
	cmpl %ebp,%r12d
	setl %al
	testl %eax,%eax
	jne .L34_10
.L34_14:
	movslq %r12d,%rbp
	movq %rbp,%rax
	shlq $2,%rax
	addq $15,%rax
	andq $-8,%rax
	movl $14,%esi
	movq %rax,%r11
	call rt_alloc_size
	movq %r11,%r13
	xorl %esi,%esi
	movq %r13,%r11
	movq %rax,%rdx
	call rt_fill
	movq %rbp,(%r13)
	movq 8(%rbx),%rax
	movq %r13,8(%rbx)
	cmpq $127,%rax
	jb .L34r5
	subl $1,-8(%rax)
	js .L34c5
	.L34r5:
	movslq %r12d,%rbp
	movq %rbp,%rax
	shlq $3,%rax
	addq $15,%rax
	andq $-8,%rax
	movl $15,%esi
	movq %rax,%r11
	call rt_alloc_size
	movq %r11,%r13
	xorl %esi,%esi
	movq %r13,%r11
	movq %rax,%rdx
	call rt_fill
	movq %rbp,(%r13)
	movq 16(%rbx),%rax
	movq %r13,16(%rbx)
	cmpq $127,%rax
	jb .L34r6
	subl $1,-8(%rax)
	js .L34c6
	.L34r6:
	movslq %r12d,%rbp
	movq %rbp,%rax
	shlq $2,%rax
	addq $15,%rax
	andq $-8,%rax
	movl $14,%esi
	movq %rax,%r11
	call rt_alloc_size
	movq %r11,%r13
	xorl %esi,%esi
	movq %r13,%r11
	movq %rax,%rdx
	call rt_fill
	movq %rbp,(%r13)
	movq 24(%rbx),%rax
	movq %r13,24(%rbx)
	cmpq $127,%rax
	jb .L34r7
	subl $1,-8(%rax)
	js .L34c7
	.L34r7:
	movslq %r12d,%r12
	imulq $0,%r12,%rax
	addq $15,%rax
	andq $-8,%rax
	movl $16,%esi
	movq %rax,%r11
	call rt_alloc_size
	movq %r11,%rbp
	xorl %esi,%esi
	movq %rbp,%r11
	movq %rax,%rdx
	call rt_fill
	movq %r12,(%rbp)
	movq 32(%rbx),%rax
	movq %rbp,32(%rbx)
	cmpq $127,%rax
	jb .L34r8
	subl $1,-8(%rax)
	js .L34c8
	.L34r8:
.L34_15:
.L34_0:
	popq %rdi
	popq %r13
	popq %r12
	popq %rbp
	popq %rbx
	ret
.L34_2:
	addl $1,"literal'11"-8(%rip)
	movl $"literal'11",%edi
	call System.Collections.Generic.Comparing.capacity
.P61:
	testq %r14,%r14
	je .L34_5
.L34_17:
	cmpq $127,%r12
	jb .L34r9
	subl $1,-8(%r12)
	js .L34c9
	.L34r9:
	jmp .L34_0
.L34c0:movq %r12,%r11
	call rt_cycle_drop
	jmp .L34r0
.L34c1:movq %rax,%r11
	call rt_cycle_drop
	jmp .L34r1
.L34c2:movq %rax,%r11
	call rt_cycle_drop
	jmp .L34r2
.L34c3:movq %rax,%r11
	call rt_cycle_drop
	jmp .L34r3
.L34c4:movq %rax,%r11
	call rt_cycle_drop
	jmp .L34r4
.L34c5:movq %rax,%r11
	call rt_cycle_drop
	jmp .L34r5
.L34c6:movq %rax,%r11
	call rt_cycle_drop
	jmp .L34r6
.L34c7:movq %rax,%r11
	call rt_cycle_drop
	jmp .L34r7
.L34c8:movq %rax,%r11
	call rt_cycle_drop
	jmp .L34r8
.L34c9:movq %r12,%r11
	call rt_cycle_drop
	jmp .L34r9
"NullReferenceException..ctor'2":
.P62:
	pushq %rbx
	pushq %rbp
	pushq %r12
	movq %rdi,%rbx
	movq %rdx,%r12
	movq %rsi,%rbp
	addl $1,"literal'12"-8(%rip)
	addl $1,-8(%rbp)
	movl $"literal'12",%esi
	movq %rbp,%rdi
	call NativeText.orElse
.P63:
	cmpq $127,%r12
	jb 1f
	addl $1,-8(%r12)
	1:
	movq %rbx,%rdi
	movq %r12,%rdx
	movq %rax,%rsi
	call SystemException..ctor
.P64:
	movq %rbp,32(%rbx)
	movq %r12,40(%rbx)
.L35_0:
	popq %r12
	popq %rbp
	popq %rbx
	ret
Operators.nullArg:
.P65:
	pushq %rbx
	movq rt_block+80(%rip),%rbx
	testq %rbx,%rbx
	je .L36c0
	movq -8(%rbx),%r11
	movq %r11,rt_block+80(%rip)
	.L36r0: movl %r14d,-8(%rbx)
	movl $7,-4(%rbx)
	movq %r14,(%rbx)
	movq %r14,8(%rbx)
	movq %r14,16(%rbx)
	movq %r14,24(%rbx)
	movq %r14,32(%rbx)
	movq %r14,40(%rbx)
	movq %r14,48(%rbx)
	movq %r14,56(%rbx)
	movq %r14,64(%rbx)
	movq %rdi,%rsi
	movq %rbx,%rdi
	call ArgumentNullException..ctor
.P66:
.L36_2:
	movq %rbx,%r11
	call rt_raise
.P67:
.L36_0:
	popq %rbx
	ret
.L36c0:movl $10,%r11d
	call rt_alloc_slow
	movq %r11,%rbx
	jmp .L36r0
seq.GetEnumerator:
.P68:
	pushq %rax
	movl -4(%rdi),%eax
	andq $1048575,%rax
	shlq $5,%rax
	movl $rt_rows,%ecx
	addq %rcx,%rax
	movl 20(%rax),%eax
	movl (%rax),%eax
	movq %rax,%r11
	call *%r11
.P69:
	testq %r14,%r14
	jne .L37_3
.L37_2:
.L37_0:
	popq %rdi
	ret
.L37_3:
	jmp .L37_0
EnumerableImpl.cell:
	movq rt_block+16(%rip),%rax
	testq %rax,%rax
	je .L38c0
	movq -8(%rax),%r11
	movq %r11,rt_block+16(%rip)
	.L38r0: movl $0x80010000,-8(%rax)
	movl $17,-4(%rax)
	movq %rdi,(%rax)
	ret
.L38c0:movl $2,%r11d
	call rt_alloc_slow
	movq %r11,%rax
	jmp .L38r0
"UnionWith.$cursor.fun'2":
.LN12377:
	movq 8(%rdi),%rax
	movq (%rax),%rax
	cmpq $127,%rax
	jb 1f
	addl $1,-8(%rax)
	1:
	subl $1,-8(%rdi)
	js .L39c0
	.L39r0:
	movq %rax,%rdi
	jmp IEnumerator.MoveNext
.L39c0:movq %rdi,%r11
	call rt_cycle_drop
	jmp .L39r0
"UnionWith.$cursor.fun'3":
.LN12378:
	movq 8(%rdi),%rax
	movq (%rax),%rax
	cmpq $127,%rax
	jb 1f
	addl $1,-8(%rax)
	1:
	subl $1,-8(%rdi)
	js .L40c0
	.L40r0:
	movq %rax,%rdi
	jmp IEnumerator.Current
.L40c0:movq %rdi,%r11
	call rt_cycle_drop
	jmp .L40r0
"UnionWith.$cursor.fun'4":
.LN12379:
	movq 8(%rdi),%rax
	movq (%rax),%rax
	cmpq $127,%rax
	jb 1f
	addl $1,-8(%rax)
	1:
	subl $1,-8(%rdi)
	js .L41c0
	.L41r0:
	movq %rax,%rdi
	jmp EnumerableImpl.disposeAny
.L41c0:movq %rdi,%r11
	call rt_cycle_drop
	jmp .L41r0
EnumerableImpl.enumerator:
	movq rt_block+56(%rip),%rax
	testq %rax,%rax
	je .L42c0
	movq -8(%rax),%r11
	movq %r11,rt_block+56(%rip)
	.L42r0: movl $0x80010000,-8(%rax)
	movl $19,-4(%rax)
	movq %r14,8(%rax)
	movq $1073741824,(%rax)
	movl $enumerator.next,%ecx
	movq %rcx,16(%rax)
	movq %rdi,24(%rax)
	movq %rsi,32(%rax)
	movq %rdx,40(%rax)
	ret
.L42c0:movl $7,%r11d
	call rt_alloc_slow
	movq %r11,%rax
	jmp .L42r0
EnumerableImpl.sequence.next:
.P70:
	pushq %rbx
	pushq %rbp
	pushq %r12
	pushq %r13
	pushq %rax
	movq %rdi,%rbx
	movq (%rbx),%rax
	xorl %ecx,%ecx
	testq %rax,%rax
	setl %cl
	testl %ecx,%ecx
	je .L43_36
.L43_35:
	xorl %ecx,%ecx
	cmpq $-4,%rax
	sete %cl
	testl %ecx,%ecx
	jne .L43_17
.L43_37:
	xorl %ecx,%ecx
	cmpq $-3,%rax
	sete %cl
	testl %ecx,%ecx
	jne .L43_18
.L43_38:
	xorl %ecx,%ecx
	cmpq $-2,%rax
	sete %cl
	testl %ecx,%ecx
	jne .L43_19
	jmp .L43_2
.L43_16:
	movq 32(%rbx),%r13
	cmpq $127,%r13
	jb 1f
	addl $1,-8(%r13)
	1:
	movq (%r13),%rax
	xorl %ecx,%ecx
	xorl %edx,%edx
	cmpq %rax,%rcx
	setl %dl
	testl %edx,%edx
	je .L43_26
.L43_25:
	movq $-1,%rcx
	subq %rax,%rcx
	movq %rcx,(%r13)
	movq 16(%r13),%rax
	movq %rax,%r11
	movq %r13,%rdi
	call *%r11
.P71:
	testq %r14,%r14
	jne .L43_32
.L43_27:
	cmpq $127,%r13
	jb .L43r0
	subl $1,-8(%r13)
	js .L43c0
	.L43r0:
	jmp .L43_28
.L43_26:
	movq $-1,(%r13)
	cmpq $127,%r13
	jb .L43r1
	subl $1,-8(%r13)
	js .L43c1
	.L43r1:
.L43_28:
	xorl %eax,%eax
	testl %r12d,%r12d
	sete %al
	testl %eax,%eax
	jne .L43_29
.L43_42:
	xorl %eax,%eax
	cmpl $2,%r12d
	sete %al
	testl %eax,%eax
	jmp .L43_2
.L43_36:
	xorl %ecx,%ecx
	testq %rax,%rax
	sete %cl
	testl %ecx,%ecx
	je .L43_39
.L43_3:
	movq 24(%rbx),%rdi
	addl $1,-8(%rdi)
	movq (%rdi),%rax
	movq %rax,%r11
	call *%r11
.P72:
	testq %r14,%r14
	jne .L43_33
.L43_21:
	movq 32(%rbx),%rcx
	movq %rax,32(%rbx)
	cmpq $127,%rcx
	jb .L43r2
	subl $1,-8(%rcx)
	js .L43c2
	.L43r2:
	jmp .L43_6
.L43c0:movq %r13,%r11
	call rt_cycle_drop
	jmp .L43r0
.L43c1:movq %r13,%r11
	call rt_cycle_drop
	jmp .L43r1
.L43c2:movq %rcx,%r11
	call rt_cycle_drop
	jmp .L43r2
.L43_17:
	xorl %ebp,%ebp
	movl $1,%r12d
	jmp .L43_16
.L43_18:
	xorl %ebp,%ebp
	movl $1,%r12d
	jmp .L43_16
.L43_19:
	xorl %ebp,%ebp
	movl $1,%r12d
	jmp .L43_16
.L43_32:
	movq %r14,%rax
	xorl %r14d,%r14d
	cmpq $127,%r13
	jb .L43r3
	subl $1,-8(%r13)
	js .L43c3
	.L43r3:
	jmp .L43_14
.L43_29:
	addl $1,-8(%rbp)
	movq %rbp,%rax
	jmp .L43_14
.L43_33:
	movq %r14,%rax
	xorl %r14d,%r14d
.L43_14:
	movq $-1,(%rbx)
	movq %rax,%r11
	call rt_reraise
.P73:
.L43_0:
	popq %rdi
	popq %r13
	popq %r12
	popq %rbp
	popq %rbx
	ret
.L43_39:
	xorl %ecx,%ecx
	cmpq $1,%rax
	sete %cl
	testl %ecx,%ecx
	je .L43_40
.L43_6:
	movq 32(%rbx),%rbp
	cmpq $127,%rbp
	jb 1f
	addl $1,-8(%rbp)
	1:
	movq 16(%rbp),%rax
	movq %rax,%r11
	movq %rbp,%rdi
	call *%r11
.P74:
	testq %r14,%r14
	jne .L43_34
.L43_22:
	cmpq $127,%rbp
	jb .L43r4
	subl $1,-8(%rbp)
	js .L43c4
	.L43r4:
	testl %eax,%eax
	je .L43_10
.L43_23:
	movq 32(%rbx),%rax
	movl 8(%rax),%eax
	movl %eax,8(%rbx)
	movq $1,(%rbx)
	movl $1,%eax
	jmp .L43_0
.L43c3:movq %r13,%r11
	call rt_cycle_drop
	jmp .L43r3
.L43c4:movq %rbp,%r11
	call rt_cycle_drop
	jmp .L43r4
.L43_34:
	movq %r14,%rax
	xorl %r14d,%r14d
	cmpq $127,%rbp
	jb .L43r5
	subl $1,-8(%rbp)
	js .L43c5
	.L43r5:
	movq $3,(%rbx)
	movq %rax,%r11
	call rt_reraise
.P75:
	jmp .L43_0
.L43_40:
	xorl %ecx,%ecx
	cmpq $2,%rax
	sete %cl
	testl %ecx,%ecx
	je .L43_41
.L43_10:
	movq $2,(%rbx)
	xorl %eax,%eax
	jmp .L43_0
.L43_41:
	xorl %ecx,%ecx
	cmpq $3,%rax
	sete %cl
	testl %ecx,%ecx
	jne .L43_20
.L43_2:
	movq $-1,(%rbx)
	xorl %eax,%eax
	jmp .L43_0
.L43_20:
	xorl %eax,%eax
	jmp .L43_0
.L43c5:movq %rbp,%r11
	call rt_cycle_drop
	jmp .L43r5
EnumerableImpl.sequence.clone:
	movq 24(%rdi),%rax
	cmpq $127,%rax
	jb 1f
	addl $1,-8(%rax)
	1:
	subl $1,-8(%rdi)
	js .L44c0
	.L44r0:
	movq rt_block+48(%rip),%rcx
	testq %rcx,%rcx
	je .L44c1
	movq -8(%rcx),%r11
	movq %r11,rt_block+48(%rip)
	.L44r1: movl $0x80010000,-8(%rcx)
	movl $18,-4(%rcx)
	movq %r14,(%rcx)
	movq %r14,8(%rcx)
	movq %r14,32(%rcx)
	movl $EnumerableImpl.sequence.next,%edx
	movq %rdx,16(%rcx)
	movq %rax,24(%rcx)
	movq %rcx,%rax
	ret
.L44c0:movq %rdi,%r11
	call rt_cycle_drop
	jmp .L44r0
.L44c1:movl $6,%r11d
	call rt_alloc_slow
	movq %r11,%rcx
	jmp .L44r1
Dictionary.Insert:
.P76:
	pushq %rbx
	pushq %rbp
	pushq %r12
	movq %rdi,%rbx
	movl %esi,%ebp
	movq %rbx,%rdi
	movl %ebp,%esi
	call Dictionary.HashOf
.P77:
	testq %r14,%r14
	jne .L45_7
.L45_10:
	movl %eax,%r12d
.L45_2:
	movq %rbx,%rdi
	movl %ebp,%edx
	movl %r12d,%esi
	call Dictionary.FindBy
.P78:
	testq %r14,%r14
	jne .L45_7
.L45_3:
	xorl %ecx,%ecx
	xorl %edx,%edx
	cmpl %eax,%ecx
	setle %dl
	testl %edx,%edx
	je .L45_5
.L45_4:
	cmpq $127,%rbx
	jb .L45r0
	subl $1,-8(%rbx)
	jb .L45c0
	.L45r0:
	xorl %eax,%eax
.L45_0:
	popq %r12
	popq %rbp
	popq %rbx
	ret
.L45_5:
	movq %rbx,%rdi
	movl %ebp,%edx
	movl %r12d,%esi
	call Dictionary.Append
.P79:
	cmpq $127,%rbx
	jb .L45r1
	subl $1,-8(%rbx)
	jb .L45c1
	.L45r1:
	movl $1,%eax
	popq %r12
	popq %rbp
	popq %rbx
	ret
.L45_7:
	call rt_drop_rbx
	jmp .L45_0
.L45c0:movq %rbx,%r11
	call rt_release_fields
	jmp .L45r0
.L45c1:movq %rbx,%r11
	call rt_release_fields
	jmp .L45r1
NativeText.concat2:
	pushq %rbx
	pushq %rbp
	pushq %r12
	pushq %r13
	pushq %r15
	movq %rdi,%rbx
	movq %rsi,%rbp
	movl (%rbx),%eax
	movl %eax,%r12d
	movl (%rbp),%eax
	movl %eax,%r13d
	xorl %eax,%eax
	testl %r12d,%r12d
	sete %al
	testl %eax,%eax
	je .L46_3
.L46_2:
	subl $1,-8(%rbx)
	jb .L46c0
	.L46r0:
	xorl %eax,%eax
	testl %r13d,%r13d
	sete %al
	testl %eax,%eax
	je .L46_5
.L46_4:
	subl $1,-8(%rbp)
	jb .L46c1
	.L46r1:
	addl $1,"literal'7"-8(%rip)
	movl $"literal'7",%eax
.L46_0:
	popq %r15
	popq %r13
	popq %r12
	popq %rbp
	popq %rbx
	ret
.L46c0:movq %rbx,%r11
	call rt_release_string
	jmp .L46r0
.L46c1:movq %rbp,%r11
	call rt_release_string
	jmp .L46r1
.L46_5:
	movq %rbp,%rax
	jmp .L46_0
.L46_3:
	xorl %eax,%eax
	testl %r13d,%r13d
	sete %al
	testl %eax,%eax
	je .L46_7
.L46_6:
	subl $1,-8(%rbp)
	jb .L46c2
	.L46r2:
	movq %rbx,%rax
	jmp .L46_0
.L46_7:
	leal (%r12,%r13),%eax
	movslq %eax,%r15
	leaq 15(%r15),%rax
	andq $-8,%rax
	movl $1,%esi
	movq %rax,%r11
	call rt_alloc_size
	movq %r11,%rcx
	addq %rcx,%rax
	movq %r14,-8(%rax)
	movl %r15d,%r15d
	movl %r15d,(%rcx)
	movl %r14d,4(%rcx)
	xorl %eax,%eax
	movslq %eax,%rax
	leaq 8(%rbx),%rdx
	leaq (%rdx,%rax),%rsi
	xorl %eax,%eax
	movslq %eax,%rax
	leaq 8(%rcx),%rdx
	addq %rax,%rdx
	movslq %r12d,%rax
	movq %rdx,%r11
	movq %rax,%rdx
	call rt_copy
	xorl %eax,%eax
	movslq %eax,%rax
	leaq 8(%rbp),%rdx
	leaq (%rdx,%rax),%rsi
	movslq %r12d,%r12
	leaq 8(%rcx),%rax
	addq %r12,%rax
	movslq %r13d,%rdx
	movq %rax,%r11
	call rt_copy
	movl 4(%rbx),%eax
	subl $1,-8(%rbx)
	jb .L46c3
	.L46r3:
	movslq %eax,%rax
	movl %eax,%eax
	movl 4(%rbp),%edx
	subl $1,-8(%rbp)
	jb .L46c4
	.L46r4:
	movslq %edx,%rdx
	movl %edx,%edx
	addl %edx,%eax
	movl %eax,4(%rcx)
	movq %rcx,%rax
	jmp .L46_0
.L46c2:movq %rbp,%r11
	call rt_release_string
	jmp .L46r2
.L46c3:movq %rbx,%r11
	call rt_release_string
	jmp .L46r3
.L46c4:movq %rbp,%r11
	call rt_release_string
	jmp .L46r4
System.Collections.Generic.Comparing.capacity:
.P80:
	pushq %rbx
	movq rt_block+88(%rip),%rbx
	testq %rbx,%rbx
	je .L47c0
	movq -8(%rbx),%r11
	movq %r11,rt_block+88(%rip)
	.L47r0: movl %r14d,-8(%rbx)
	movl $8,-4(%rbx)
	movq %r14,(%rbx)
	movq %r14,8(%rbx)
	movq %r14,16(%rbx)
	movq %r14,24(%rbx)
	movq %r14,32(%rbx)
	movq %r14,40(%rbx)
	movq %r14,48(%rbx)
	movq %r14,56(%rbx)
	movq %r14,64(%rbx)
	movq %r14,72(%rbx)
	movq %rdi,%rsi
	movq %rbx,%rdi
	call ArgumentOutOfRangeException..ctor
.P81:
.L47_2:
	movq %rbx,%r11
	call rt_raise
.P82:
.L47_0:
	popq %rbx
	ret
.L47c0:movl $11,%r11d
	call rt_alloc_slow
	movq %r11,%rbx
	jmp .L47r0
System.Collections.Generic.Comparing.isNull:
	xorl %eax,%eax
	testq %rdi,%rdi
	sete %al
	ret
NativeText.orElse:
	movl $null_string,%eax
	xorl %ecx,%ecx
	cmpq %rax,%rdi
	sete %cl
	testl %ecx,%ecx
	je .L49_3
.L49_2:
	subl $1,-8(%rdi)
	jb .L49c0
	.L49r0:
	movq %rsi,%rax
	ret
.L49_3:
	subl $1,-8(%rsi)
	jb .L49c1
	.L49r1:
	movq %rdi,%rax
	ret
.L49c0:movq %rdi,%r11
	call rt_release_string
	jmp .L49r0
.L49c1:movq %rsi,%r11
	call rt_release_string
	jmp .L49r1
SystemException..ctor:
.P83:
	pushq %rbx
	pushq %rbp
	pushq %r12
	movq %rdi,%rbx
	movq %rdx,%r12
	movq %rsi,%rbp
	addl $1,-8(%rbp)
	cmpq $127,%r12
	jb 1f
	addl $1,-8(%r12)
	1:
	movq %rbx,%rdi
	movq %r12,%rdx
	movq %rbp,%rsi
	call "Exception..ctor'2"
.P84:
	movq %rbp,16(%rbx)
	movq %r12,24(%rbx)
.L50_0:
	popq %r12
	popq %rbp
	popq %rbx
	ret
ArgumentNullException..ctor:
	addl $1,"literal'13"-8(%rip)
	movl $"literal'13",%edx
	jmp "ArgumentNullException..ctor'2"
IEnumerator.MoveNext:
.P85:
	pushq %rbx
	movq %rdi,%rbx
	movq (%rbx),%rax
	xorl %ecx,%ecx
	cmpq $1073741824,%rax
	sete %cl
	testl %ecx,%ecx
	je .L52_4
.L52_2:
	movq $1073741825,(%rbx)
.L52_4:
	movq 16(%rbx),%rax
	movq %rax,%r11
	movq %rbx,%rdi
	call *%r11
.P86:
	testq %r14,%r14
	jne .L52_7
.L52_5:
	cmpq $127,%rbx
	jb .L52r0
	subl $1,-8(%rbx)
	js .L52c0
	.L52r0:
.L52_0:
	popq %rbx
	ret
.L52_7:
	cmpq $127,%rbx
	jb .L52r1
	subl $1,-8(%rbx)
	js .L52c1
	.L52r1:
	jmp .L52_0
.L52c0:movq %rbx,%r11
	call rt_cycle_drop
	jmp .L52r0
.L52c1:movq %rbx,%r11
	call rt_cycle_drop
	jmp .L52r1
IEnumerator.Current:
.P87:
	pushq %rbx
	movq %rdi,%rbx
	movq (%rbx),%rax
	xorl %ecx,%ecx
	cmpq $1073741824,%rax
	sete %cl
	testl %ecx,%ecx
	je .L53_5
.L53_2:
	movq $1073741826,(%rbx)
	movq 16(%rbx),%rax
	movq %rax,%r11
	movq %rbx,%rdi
	call *%r11
.P88:
	testq %r14,%r14
	jne .L53_10
.L53_5:
	movq (%rbx),%rax
	xorl %ecx,%ecx
	xorl %edx,%edx
	cmpq %rax,%rcx
	setl %dl
	testl %edx,%edx
	je .L53_7
.L53_6:
	movl 8(%rbx),%eax
	cmpq $127,%rbx
	jb .L53r0
	subl $1,-8(%rbx)
	js .L53c0
	.L53r0:
	jmp .L53_8
.L53_7:
	cmpq $127,%rbx
	jb .L53r1
	subl $1,-8(%rbx)
	js .L53c1
	.L53r1:
	xorl %eax,%eax
.L53_8:
.L53_0:
	popq %rbx
	ret
.L53_10:
	cmpq $127,%rbx
	jb .L53r2
	subl $1,-8(%rbx)
	js .L53c2
	.L53r2:
	jmp .L53_0
.L53c0:movq %rbx,%r11
	call rt_cycle_drop
	jmp .L53r0
.L53c1:movq %rbx,%r11
	call rt_cycle_drop
	jmp .L53r1
.L53c2:movq %rbx,%r11
	call rt_cycle_drop
	jmp .L53r2
EnumerableImpl.disposeAny:
.P89:
	pushq %rax
	xorl %eax,%eax
	cmpq $127,%rdi
	setb %al
	testl %eax,%eax
	jne .L54_2
.L54_3:
	movq rt_block+16(%rip),%rax
	testq %rax,%rax
	je .L54c0
	movq -8(%rax),%r11
	movq %r11,rt_block+16(%rip)
	.L54r0: movl %r14d,-8(%rax)
	movl $20,-4(%rax)
	movq %rdi,(%rax)
.L54_4:
	xorl %ecx,%ecx
	cmpq $127,%rax
	setb %cl
	testl %ecx,%ecx
	je .L54_6
.L54_5:
	xorl %ecx,%ecx
	jmp .L54_7
.L54_6:
	movl -4(%rax),%ecx
	andl $1048575,%ecx
	movl %ecx,%edx
	shrl $3,%edx
	movl $.Linterface0,%esi
	addq %rsi,%rdx
	movzbl (%rdx),%edx
	andl $7,%ecx
	shrl %cl,%edx
	andl $1,%edx
	movl %edx,%ecx
.L54_7:
	testl %ecx,%ecx
	je .L54_9
.L54_8:
	xorl %ecx,%ecx
	cmpq $127,%rax
	setb %cl
	testl %ecx,%ecx
	je .L54_11
.L54_10:
	cmpq $127,%rax
	jb .L54r1
	subl $1,-8(%rax)
	js .L54c1
	.L54r1:
	xorl %edi,%edi
	jmp .L54_15
.L54c0:movl $2,%r11d
	call rt_alloc_slow
	movq %r11,%rax
	jmp .L54r0
.L54c1:movq %rax,%r11
	call rt_cycle_drop
	jmp .L54r1
.L54_2:
	cmpq $127,%rdi
	jb .L54r2
	subl $1,-8(%rdi)
	js .L54c2
	.L54r2:
	xorl %eax,%eax
	jmp .L54_4
.L54_11:
	movl -4(%rax),%ecx
	andl $1048575,%ecx
	movl %ecx,%edx
	shrl $3,%edx
	movl $.Linterface0,%esi
	addq %rsi,%rdx
	movzbl (%rdx),%edx
	andl $7,%ecx
	shrl %cl,%edx
	andl $1,%edx
	je .L54_12
.L54_14:
	movq %rax,%rdi
.L54_15:
	movl -4(%rdi),%eax
	andq $1048575,%rax
	shlq $5,%rax
	movl $rt_rows,%ecx
	addq %rcx,%rax
	movl 20(%rax),%eax
	movl 4(%rax),%eax
	movq %rax,%r11
	addq $8,%rsp
	jmp *%r11
.L54_9:
	cmpq $127,%rax
	jb .L54r3
	subl $1,-8(%rax)
	js .L54c3
	.L54r3:
.L54_0:
	popq %rdi
	ret
.L54_12:
	cmpq $127,%rax
	jb .L54r4
	subl $1,-8(%rax)
	js .L54c4
	.L54r4:
	call fail.InvalidCastException
.P90:
	testq %r14,%r14
	jne .L54_16
.L54_13:
	ud2
.L54_16:
	jmp .L54_0
.L54c2:movq %rdi,%r11
	call rt_cycle_drop
	jmp .L54r2
.L54c3:movq %rax,%r11
	call rt_cycle_drop
	jmp .L54r3
.L54c4:movq %rax,%r11
	call rt_cycle_drop
	jmp .L54r4
enumerator.next:
.P91:
	pushq %rbx
	movq %rdi,%rbx
	movq (%rbx),%rax
	xorl %ecx,%ecx
	cmpq $-1073741825,%rax
	sete %cl
	testl %ecx,%ecx
	je .L55_14
.L55_5:
	movq $1073741824,(%rbx)
	movq 40(%rbx),%rdi
	addl $1,-8(%rdi)
	movq (%rdi),%rax
	movq %rax,%r11
	call *%r11
.P92:
	testq %r14,%r14
	jne .L55_13
.L55_8:
	xorl %eax,%eax
.L55_0:
	popq %rbx
	ret
.L55_14:
	xorl %ecx,%ecx
	cmpq $1073741825,%rax
	sete %cl
	testl %ecx,%ecx
	je .L55_15
.L55_6:
	movq $1073741824,(%rbx)
	movq 24(%rbx),%rdi
	addl $1,-8(%rdi)
	movq (%rdi),%rax
	movq %rax,%r11
	call *%r11
.P93:
	testq %r14,%r14
	jne .L55_13
.L55_9:
	popq %rbx
	ret
.L55_15:
	xorl %ecx,%ecx
	cmpq $1073741826,%rax
	sete %cl
	testl %ecx,%ecx
	je .L55_2
.L55_7:
	movq $1073741824,(%rbx)
	movq 32(%rbx),%rdi
	addl $1,-8(%rdi)
	movq (%rdi),%rax
	movq %rax,%r11
	call *%r11
.P94:
	testq %r14,%r14
	jne .L55_13
.L55_10:
	movl %eax,8(%rbx)
	movl $1,%eax
	popq %rbx
	ret
.L55_2:
	movq 24(%rbx),%rdi
	addl $1,-8(%rdi)
	movq (%rdi),%rax
	movq %rax,%r11
	call *%r11
.P95:
	testq %r14,%r14
	jne .L55_13
.L55_11:
	testl %eax,%eax
	je .L55_4
.L55_3:
	movq 32(%rbx),%rdi
	addl $1,-8(%rdi)
	movq (%rdi),%rax
	movq %rax,%r11
	call *%r11
.P96:
	testq %r14,%r14
	jne .L55_13
.L55_12:
	movl %eax,8(%rbx)
	movl $1,%eax
	popq %rbx
	ret
.L55_4:
	xorl %eax,%eax
	popq %rbx
	ret
.L55_13:
	jmp .L55_0
Dictionary.HashOf:
.P97:
	pushq %rax
	movzbl 68(%rdi),%eax
	testl %eax,%eax
	je .L56_3
.L56_2:
	movq (%rdi),%rdi
	cmpq $127,%rdi
	jb 1f
	addl $1,-8(%rdi)
	1:
	movl -4(%rdi),%eax
	andq $1048575,%rax
	shlq $5,%rax
	movl $rt_rows,%ecx
	addq %rcx,%rax
	movl 20(%rax),%eax
	movl 4(%rax),%eax
	movq %rax,%r11
	call *%r11
.P98:
	testq %r14,%r14
	jne .L56_5
.L56_4:
.L56_0:
	popq %rdi
	ret
.L56_3:
	movl %esi,%edi
	popq %r11
	jmp hash
.L56_5:
	jmp .L56_0
Dictionary.FindBy:
.P99:
	pushq %rbx
	pushq %rbp
	pushq %r12
	pushq %r13
	pushq %r15
	movq %rdi,%rbx
	movl %edx,%r12d
	movl %esi,%ebp
	movq 8(%rbx),%r13
	cmpq $127,%r13
	jb 1f
	addl $1,-8(%r13)
	1:
	movq %rbx,%rdi
	movl %ebp,%esi
	call Dictionary.BucketOf
.P100:
	shlq $2,%rax
	addq %r13,%rax
	addq $8,%rax
	movl (%rax),%r15d
	cmpq $127,%r13
	jb .L57r0
	subl $1,-8(%r13)
	jb .L57c0
	.L57r0:
	addl $-1,%r15d
.L57_3:
	xorl %eax,%eax
	xorl %ecx,%ecx
	cmpl %r15d,%eax
	setle %cl
	testl %ecx,%ecx
	je .L57_9
.L57_4:
	movq %rbx,%rdi
	movl %r12d,%ecx
	movl %ebp,%edx
	movl %r15d,%esi
	call Dictionary.Matches
.P101:
	testq %r14,%r14
	jne .L57_10
.L57_6:
	testl %eax,%eax
	jne .L57_9
.L57_8:
	movq 16(%rbx),%rax
	shlq $3,%r15
	addq %r15,%rax
	addq $8,%rax
	movq (%rax),%r15
	movl %r15d,%r15d
	addl $-1,%r15d
	xorl %eax,%eax
	xorl %ecx,%ecx
	cmpl %r15d,%eax
	setle %cl
	testl %ecx,%ecx
	jne .L57_4
.L57_9:
	movl %r15d,%eax
.L57_0:
	popq %r15
	popq %r13
	popq %r12
	popq %rbp
	popq %rbx
	ret
.L57_10:
	jmp .L57_0
.L57c0:movq %r13,%r11
	call .Lrelease14
	jmp .L57r0
Dictionary.Append:
.P102:
	pushq %rbx
	pushq %rbp
	pushq %r12
	pushq %r13
	pushq %rax
	movq %rdi,%rbx
	movl %edx,%r12d
	movl %esi,%ebp
	movl 44(%rbx),%r13d
	movl 52(%rbx),%eax
	xorl %ecx,%ecx
	xorl %edx,%edx
	cmpl %eax,%ecx
	setl %dl
	testl %edx,%edx
	je .L58_3
.L58_2:
	movl 48(%rbx),%r13d
	movq 16(%rbx),%rax
	movl %r13d,%ecx
	shlq $3,%rcx
	addq %rcx,%rax
	addq $8,%rax
	movq (%rax),%rax
	movl %eax,%eax
	negl %eax
	addl $-2,%eax
	movl %eax,48(%rbx)
	movl 52(%rbx),%eax
	addl $-1,%eax
	movl %eax,52(%rbx)
	jmp .L58_8
.L58_3:
	movl 44(%rbx),%eax
	movq 24(%rbx),%rcx
	movq (%rcx),%rcx
	movl %ecx,%ecx
	xorl %edx,%edx
	cmpl %ecx,%eax
	sete %dl
	testl %edx,%edx
	je .L58_7
.L58_4:
	movq %rbx,%rdi
	call Dictionary.Grow
.P103:
.L58_7:
	movl 44(%rbx),%eax
	addl $1,%eax
	movl %eax,44(%rbx)
.L58_8:
	movq %rbx,%rdi
	movl %ebp,%esi
	call Dictionary.BucketOf
.P104:
	movq 16(%rbx),%rcx
	movslq %ebp,%rbp
	shlq $32,%rbp
	movq 8(%rbx),%rdx
	movl %eax,%esi
	shlq $2,%rsi
	addq %rsi,%rdx
	addq $8,%rdx
	movl (%rdx),%edx
	movslq %edx,%rdx
	orq %rdx,%rbp
	movl %r13d,%edx
	shlq $3,%rdx
	addq %rdx,%rcx
	addq $8,%rcx
	movq %rbp,(%rcx)
	movq 8(%rbx),%rcx
	leal 1(%r13),%edx
	shlq $2,%rax
	addq %rax,%rcx
	addq $8,%rcx
	movl %edx,(%rcx)
	movq 24(%rbx),%rax
	shlq $2,%r13
	addq %r13,%rax
	addq $8,%rax
	movl %r12d,(%rax)
	movl 56(%rbx),%eax
	addl $1,%eax
	movl %eax,56(%rbx)
.L58_0:
	popq %rdi
	popq %r13
	popq %r12
	popq %rbp
	popq %rbx
	ret
ArgumentOutOfRangeException..ctor:
	addl $1,null_string-8(%rip)
	addl $1,null_string-8(%rip)
	movl $null_string,%edx
	movl $null_string,%ecx
	jmp "ArgumentOutOfRangeException..ctor'2"
"ArgumentNullException..ctor'2":
.P105:
	pushq %rbx
	pushq %rbp
	pushq %r12
	movq %rdi,%rbx
	movq %rdx,%r12
	movq %rsi,%rbp
	addl $1,-8(%rbp)
	addl $1,-8(%r12)
	movq %rbx,%rdi
	movq %rbp,%rdx
	movq %r12,%rsi
	call ArgumentException..ctor
.P106:
	movq %rbp,56(%rbx)
	movq %r12,64(%rbx)
.L60_0:
	popq %r12
	popq %rbp
	popq %rbx
	ret
fail.InvalidCastException:
.P107:
	pushq %rbx
	movq rt_block+56(%rip),%rbx
	testq %rbx,%rbx
	je .L61c0
	movq -8(%rbx),%r11
	movq %r11,rt_block+56(%rip)
	.L61r0: movl %r14d,-8(%rbx)
	movl $5,-4(%rbx)
	movq %r14,(%rbx)
	movq %r14,8(%rbx)
	movq %r14,16(%rbx)
	movq %r14,24(%rbx)
	movq %r14,32(%rbx)
	movq %r14,40(%rbx)
	movq %rbx,%rdi
	call InvalidCastException..ctor
.P108:
.L61_2:
	movq %rbx,%r11
	call rt_raise
.P109:
.L61_0:
	popq %rbx
	ret
.L61c0:movl $7,%r11d
	call rt_alloc_slow
	movq %r11,%rbx
	jmp .L61r0
hash:
	movl %edi,%eax
	ret
Dictionary.BucketOf:
	movabsq $-7046029254386353131,%rax
	imulq %rax,%rsi
	shrq $32,%rsi
	movq 8(%rdi),%rdi
	movq (%rdi),%rdi
	movl %edi,%edi
	movslq %edi,%rdi
	imulq %rdi,%rsi
	shrq $32,%rsi
	movl %esi,%eax
	ret
Dictionary.Matches:
	movq 16(%rdi),%rax
	movl %esi,%r8d
	shlq $3,%r8
	addq %r8,%rax
	addq $8,%rax
	movq (%rax),%rax
	sarq $32,%rax
	movl %eax,%eax
	xorl %r8d,%r8d
	cmpl %edx,%eax
	sete %r8b
	testl %r8d,%r8d
	je .L64_3
.L64_2:
	movzbl 68(%rdi),%eax
	testl %eax,%eax
	je .L64_5
.L64_4:
	movq (%rdi),%rax
	cmpq $127,%rax
	jb 1f
	addl $1,-8(%rax)
	1:
	movq 24(%rdi),%rdi
	shlq $2,%rsi
	addq %rsi,%rdi
	addq $8,%rdi
	movl (%rdi),%esi
	movl -4(%rax),%edx
	andq $1048575,%rdx
	shlq $5,%rdx
	movl $rt_rows,%edi
	addq %rdi,%rdx
	movl 20(%rdx),%edx
	movl 4(%rdx),%edx
	movq %rdx,%r11
	movl %ecx,%edx
	movq %rax,%rdi
	jmp *%r11
.L64_5:
	movl $1,%eax
	testl %eax,%eax
	je .L64_7
.L64_6:
	movl $1,%eax
	ret
.L64_7:
	movq 24(%rdi),%rdi
	shlq $2,%rsi
	addq %rsi,%rdi
	addq $8,%rdi
	movl (%rdi),%edi
	xorl %eax,%eax
	cmpl %ecx,%edi
	sete %al
	ret
.L64_3:
	xorl %eax,%eax
	ret
Dictionary.Grow:
.P110:
	pushq %rbx
	pushq %rbp
	pushq %r12
	pushq %r13
	pushq %r15
	subq $16,%rsp
	movq %rdi,%rbx
	movl 44(%rbx),%eax
	shll $1,%eax
	movslq %eax,%rbp
	movq %rbp,%rcx
	shlq $2,%rcx
	addq $15,%rcx
	andq $-8,%rcx
	movl $14,%esi
	movq %rcx,%r11
	call rt_alloc_size
	movq %r11,%r12
	xorl %esi,%esi
	movq %r12,%r11
	movq %rcx,%rdx
	call rt_fill
	movq %rbp,(%r12)
	movslq %eax,%rbp
	movq %rbp,%rcx
	shlq $3,%rcx
	addq $15,%rcx
	andq $-8,%rcx
	movl $15,%esi
	movq %rcx,%r11
	call rt_alloc_size
	movq %r11,%r13
	xorl %esi,%esi
	movq %r13,%r11
	movq %rcx,%rdx
	call rt_fill
	movq %rbp,(%r13)
	movq 8(%rbx),%rcx
	addl $1,-8(%r12)
	movq %r12,8(%rbx)
	cmpq $127,%rcx
	jb .L65r0
	subl $1,-8(%rcx)
	js .L65c0
	.L65r0:
	movl 44(%rbx),%ecx
	leal -1(%rcx),%ebp
	xorl %ecx,%ecx
	xorl %edx,%edx
	cmpl %ebp,%ecx
	setle %dl
	testl %edx,%edx
	je .L65_3
.L65_2:
	xorl %r15d,%r15d
	movl %eax,(%rsp)
.L65_4:
	movq 16(%rbx),%rax
	movl %r15d,%ecx
	shlq $3,%rcx
	addq %rcx,%rax
	addq $8,%rax
	movq (%rax),%rax
	sarq $32,%rax
	movl %eax,%eax
	movq %rbx,8(%rsp)
	movq %rbx,%rdi
	movl %eax,%ebx
	movl %eax,%esi
	call Dictionary.BucketOf
.P111:
	movslq %ebx,%rbx
	shlq $32,%rbx
	movl %eax,%ecx
	shlq $2,%rcx
	addq %r12,%rcx
	addq $8,%rcx
	movl (%rcx),%ecx
	movslq %ecx,%rcx
	orq %rcx,%rbx
	movl %r15d,%ecx
	shlq $3,%rcx
	addq %r13,%rcx
	addq $8,%rcx
	movq %rbx,(%rcx)
	leal 1(%r15),%ecx
	shlq $2,%rax
	addq %r12,%rax
	addq $8,%rax
	movl %ecx,(%rax)
	xorl %eax,%eax
	cmpl %ebp,%r15d
	sete %al
	testl %eax,%eax
	jne .L65_7
.L65_6:
	addl $1,%r15d
	movq 8(%rsp),%rbx
	jmp .L65_4
.L65c0:movq %rcx,%r11
	call rt_cycle_drop
	jmp .L65r0
.L65_7:
	subl $1,-8(%r12)
	jb .L65c1
	.L65r1:
	movq 8(%rsp),%rbx
	movl (%rsp),%ebp
	jmp .L65_8
.L65_3:
	subl $1,-8(%r12)
	jb .L65c2
	.L65r2:
	movl %eax,%ebp
.L65_8:
	movq 16(%rbx),%rax
	movq %r13,16(%rbx)
	cmpq $127,%rax
	jb .L65r3
	subl $1,-8(%rax)
	js .L65c3
	.L65r3:
	movq 24(%rbx),%r12
	cmpq $127,%r12
	jb 1f
	addl $1,-8(%r12)
	1:
	movl 44(%rbx),%esi
	movq %r12,%rdi
	movl %ebp,%edx
	call ArrayImpl.resize
.P112:
	cmpq $127,%r12
	jb .L65r4
	subl $1,-8(%r12)
	jb .L65c4
	.L65r4:
	movq 24(%rbx),%rcx
	movq %rax,24(%rbx)
	cmpq $127,%rcx
	jb .L65r5
	subl $1,-8(%rcx)
	js .L65c5
	.L65r5:
	movq 32(%rbx),%r12
	cmpq $127,%r12
	jb 1f
	addl $1,-8(%r12)
	1:
	movl 44(%rbx),%esi
	movq %r12,%rdi
	movl %ebp,%edx
	call "ArrayImpl.resize'2"
.P113:
	cmpq $127,%r12
	jb .L65r6
	subl $1,-8(%r12)
	jb .L65c6
	.L65r6:
	movq 32(%rbx),%rcx
	movq %rax,32(%rbx)
	cmpq $127,%rcx
	jb .L65r7
	subl $1,-8(%rcx)
	js .L65c7
	.L65r7:
.L65_0:
	addq $16,%rsp
	popq %r15
	popq %r13
	popq %r12
	popq %rbp
	popq %rbx
	ret
.L65c1:movq %r12,%r11
	call .Lrelease14
	jmp .L65r1
.L65c2:movq %r12,%r11
	call .Lrelease14
	jmp .L65r2
.L65c3:movq %rax,%r11
	call rt_cycle_drop
	jmp .L65r3
.L65c4:movq %r12,%r11
	call .Lrelease14
	jmp .L65r4
.L65c5:movq %rcx,%r11
	call rt_cycle_drop
	jmp .L65r5
.L65c6:movq %r12,%r11
	call .Lrelease16
	jmp .L65r6
.L65c7:movq %rcx,%r11
	call rt_cycle_drop
	jmp .L65r7
"ArgumentOutOfRangeException..ctor'2":
.P114:
	pushq %rbx
	pushq %rbp
	pushq %r12
	pushq %r13
	pushq %rax
	movq %rdi,%rbx
	movq %rcx,%r13
	movq %rdx,%r12
	movq %rsi,%rbp
	addl $1,"literal'14"-8(%rip)
	addl $1,-8(%r12)
	movl $"literal'14",%esi
	movq %r12,%rdi
	call NativeText.orElse
.P115:
	addl $1,-8(%rbp)
	movq %rbx,%rdi
	movq %rbp,%rdx
	movq %rax,%rsi
	call ArgumentException..ctor
.P116:
	movq %rbp,56(%rbx)
	movq %r12,64(%rbx)
	movq %r13,72(%rbx)
.L66_0:
	popq %rdi
	popq %r13
	popq %r12
	popq %rbp
	popq %rbx
	ret
ArgumentException..ctor:
	xorl %ecx,%ecx
	jmp "ArgumentException..ctor'2"
InvalidCastException..ctor:
	addl $1,null_string-8(%rip)
	movl $null_string,%esi
	xorl %edx,%edx
	jmp "InvalidCastException..ctor'2"
ArrayImpl.resize:
	pushq %rbx
	pushq %rbp
	pushq %r12
	pushq %r13
	pushq %rax
	movq %rdi,%rbx
	movl %esi,%ebp
	movslq %edx,%r12
	movq %r12,%rax
	shlq $2,%rax
	addq $15,%rax
	andq $-8,%rax
	movl $14,%esi
	movq %rax,%r11
	call rt_alloc_size
	movq %r11,%r13
	xorl %esi,%esi
	movq %r13,%r11
	movq %rax,%rdx
	call rt_fill
	movq %r12,(%r13)
	xorl %eax,%eax
	movslq %eax,%rax
	xorl %ecx,%ecx
	movslq %ecx,%rcx
	movslq %ebp,%rdx
	shlq $2,%rcx
	leaq 8(%r13),%rsi
	addq %rcx,%rsi
	shlq $2,%rax
	addq $8,%rbx
	addq %rax,%rbx
	shlq $2,%rdx
	movq %rsi,%r11
	movq %rbx,%rsi
	call rt_copy
	movq %r13,%rax
.L69_0:
	popq %rdi
	popq %r13
	popq %r12
	popq %rbp
	popq %rbx
	ret
"ArrayImpl.resize'2":
	pushq %rbx
	pushq %rbp
	pushq %r12
	pushq %r13
	pushq %rax
	movq %rdi,%rbx
	movl %esi,%ebp
	movslq %edx,%r12
	imulq $0,%r12,%rax
	addq $15,%rax
	andq $-8,%rax
	movl $16,%esi
	movq %rax,%r11
	call rt_alloc_size
	movq %r11,%r13
	xorl %esi,%esi
	movq %r13,%r11
	movq %rax,%rdx
	call rt_fill
	movq %r12,(%r13)
	xorl %eax,%eax
	movslq %eax,%rax
	xorl %ecx,%ecx
	movslq %ecx,%rcx
	movslq %ebp,%rbp
	imulq $0,%rcx,%rcx
	leaq 8(%r13),%rdx
	addq %rcx,%rdx
	imulq $0,%rax,%rax
	addq $8,%rbx
	leaq (%rbx,%rax),%rsi
	imulq $0,%rbp,%rbp
	movq %rdx,%r11
	movq %rbp,%rdx
	call rt_copy
	movq %r13,%rax
.L70_0:
	popq %rdi
	popq %r13
	popq %r12
	popq %rbp
	popq %rbx
	ret
"ArgumentException..ctor'2":
.P117:
	pushq %rbx
	pushq %rbp
	pushq %r12
	pushq %r13
	pushq %rax
	movq %rdi,%rbx
	movq %rcx,%r13
	movq %rdx,%r12
	movq %rsi,%rbp
	addl $1,-8(%rbp)
	cmpq $127,%r13
	jb 1f
	addl $1,-8(%r13)
	1:
	movq %rbx,%rdi
	movq %r13,%rdx
	movq %rbp,%rsi
	call SystemException..ctor
.P118:
	movq %rbp,32(%rbx)
	movq %r12,40(%rbx)
	movq %r13,48(%rbx)
.L71_0:
	popq %rdi
	popq %r13
	popq %r12
	popq %rbp
	popq %rbx
	ret
"InvalidCastException..ctor'2":
.P119:
	pushq %rbx
	pushq %rbp
	pushq %r12
	movq %rdi,%rbx
	movq %rdx,%r12
	movq %rsi,%rbp
	addl $1,"literal'15"-8(%rip)
	addl $1,-8(%rbp)
	movl $"literal'15",%esi
	movq %rbp,%rdi
	call NativeText.orElse
.P120:
	cmpq $127,%r12
	jb 1f
	addl $1,-8(%r12)
	1:
	movq %rbx,%rdi
	movq %r12,%rdx
	movq %rax,%rsi
	call SystemException..ctor
.P121:
	movq %rbp,32(%rbx)
	movq %r12,40(%rbx)
.L72_0:
	popq %r12
	popq %rbp
	popq %rbx
	ret
Exception.Message:
.P122:
	pushq %rbx
	movq %rdi,%rbx
	movq (%rbx),%rax
	movl $null_string,%ecx
	xorl %edx,%edx
	cmpq %rcx,%rax
	sete %dl
	testl %edx,%edx
	je .L73_3
.L73_2:
	movq %rbx,%rdi
	call type_name
.P123:
	cmpq $127,%rbx
	jb .L73r0
	subl $1,-8(%rbx)
	jb .L73c0
	.L73r0:
	addl $1,"literal'16"-8(%rip)
	addl $1,"literal'17"-8(%rip)
	movl $"literal'16",%edi
	movl $"literal'17",%edx
	movq %rax,%rsi
	popq %rbx
	jmp NativeText.concat3
.L73_3:
	movq (%rbx),%rax
	addl $1,-8(%rax)
	cmpq $127,%rbx
	jb .L73r1
	subl $1,-8(%rbx)
	jb .L73c1
	.L73r1:
.L73_0:
	popq %rbx
	ret
.L73c0:movq %rbx,%r11
	call rt_release
	jmp .L73r0
.L73c1:movq %rbx,%r11
	call rt_release
	jmp .L73r1
ArgumentException.Message:
	movq 32(%rdi),%rax
	movl $null_string,%ecx
	xorl %edx,%edx
	cmpq %rcx,%rax
	sete %dl
	testl %edx,%edx
	je .L74_3
.L74_2:
	addl $1,"literal'18"-8(%rip)
	movl $"literal'18",%eax
	jmp .L74_4
.L74_3:
	movq 32(%rdi),%rax
	addl $1,-8(%rax)
.L74_4:
	movq 40(%rdi),%rcx
	movl (%rcx),%ecx
	movl %ecx,%ecx
	xorl %edx,%edx
	testl %ecx,%ecx
	sete %dl
	testl %edx,%edx
	je .L74_6
.L74_5:
	cmpq $127,%rdi
	jb .L74r0
	subl $1,-8(%rdi)
	jb .L74c0
	.L74r0:
	ret
.L74_6:
	movq 40(%rdi),%rdx
	addl $1,-8(%rdx)
	cmpq $127,%rdi
	jb .L74r1
	subl $1,-8(%rdi)
	jb .L74c1
	.L74r1:
	addl $1,"literal'19"-8(%rip)
	addl $1,"literal'20"-8(%rip)
	movl $"literal'19",%esi
	movl $"literal'20",%ecx
	movq %rax,%rdi
	jmp NativeText.concat4
.L74c0:movq %rdi,%r11
	call rt_release
	jmp .L74r0
.L74c1:movq %rdi,%r11
	call rt_release
	jmp .L74r1
ArgumentOutOfRangeException.Message:
.P124:
	pushq %rbx
	movq %rdi,%rbx
	cmpq $127,%rbx
	jb 1f
	addl $1,-8(%rbx)
	1:
	movq %rbx,%rdi
	call ArgumentException.Message
.P125:
	movq 72(%rbx),%rcx
	movl $null_string,%edx
	xorl %esi,%esi
	cmpq %rdx,%rcx
	sete %sil
	testl %esi,%esi
	je .L75_4
.L75_3:
	cmpq $127,%rbx
	jb .L75r0
	subl $1,-8(%rbx)
	jb .L75c0
	.L75r0:
.L75_0:
	popq %rbx
	ret
.L75_4:
	movq 72(%rbx),%rdx
	addl $1,-8(%rdx)
	cmpq $127,%rbx
	jb .L75r1
	subl $1,-8(%rbx)
	jb .L75c1
	.L75r1:
	addl $1,"literal'21"-8(%rip)
	addl $1,"literal'22"-8(%rip)
	movl $"literal'21",%esi
	movl $"literal'22",%ecx
	movq %rax,%rdi
	popq %rbx
	jmp NativeText.concat4
.L75c0:movq %rbx,%r11
	call rt_release_fields
	jmp .L75r0
.L75c1:movq %rbx,%r11
	call rt_release_fields
	jmp .L75r1
.Lrelease2:
	pushq %rax
	pushq %rcx
	pushq %rdx
	pushq %rsi
	movq %r11,%rax
.L76_2:
	movq (%rax),%rcx
	xorl %edx,%edx
	cmpq $127,%rcx
	setb %dl
	testl %edx,%edx
	jne .L76_5
.L76_6:
	subl $1,-8(%rcx)
	jb .L76_3
.L76_5:
	xorl %ecx,%ecx
.L76_3:
	movq 8(%rax),%rdx
	xorl %esi,%esi
	cmpq $127,%rdx
	setb %sil
	testl %esi,%esi
	jne .L76_9
.L76_10:
	subl $1,-8(%rdx)
	jae .L76_9
.L76_8:
	xorl %esi,%esi
	testq %rcx,%rcx
	sete %sil
	testl %esi,%esi
	jne .L76_7
.L76_11:
	movl rt_block+2328(%rip),%esi
	movl %esi,-8(%rcx)
	shrq $3,%rcx
	movl %ecx,%ecx
	movl %ecx,rt_block+2328(%rip)
	jmp .L76_7
.L76_9:
	movq %rcx,%rdx
.L76_7:
	movq rt_block+24(%rip),%r11
	movq %r11,-8(%rax)
	movq %rax,rt_block+24(%rip)
	xorl %eax,%eax
	testq %rdx,%rdx
	setne %al
	testl %eax,%eax
	je .L76_15
.L76_13:
	movl rt_block+2416(%rip),%eax
	addl $-1,%eax
	movl %eax,rt_block+2416(%rip)
	movl -4(%rdx),%eax
	andl $1048575,%eax
	xorl %ecx,%ecx
	cmpl $2,%eax
	sete %cl
	testl %ecx,%ecx
	je .L76_14
.L76_20:
	movq %rdx,%rax
	movq (%rax),%rcx
	xorl %edx,%edx
	cmpq $127,%rcx
	setb %dl
	testl %edx,%edx
	jne .L76_5
	jmp .L76_6
.L76_14:
	movq %rdx,%r11
	popq %rsi
	popq %rdx
	popq %rcx
	popq %rax
	jmp rt_release
.L76_15:
	popq %rsi
	popq %rdx
	popq %rcx
	popq %rax
	jmp rt_release_next
.Lrelease9:
	pushq %rax
	pushq %rcx
	pushq %rdx
	pushq %rsi
	movq %r11,%rax
.L77_2:
	movq (%rax),%rcx
	xorl %edx,%edx
	cmpq $127,%rcx
	setb %dl
	testl %edx,%edx
	jne .L77_5
.L77_6:
	subl $1,-8(%rcx)
	jb .L77_3
.L77_5:
	xorl %ecx,%ecx
.L77_3:
	movq 8(%rax),%rdx
	xorl %esi,%esi
	cmpq $127,%rdx
	setb %sil
	testl %esi,%esi
	jne .L77_9
.L77_10:
	subl $1,-8(%rdx)
	jae .L77_9
.L77_8:
	xorl %esi,%esi
	testq %rcx,%rcx
	sete %sil
	testl %esi,%esi
	jne .L77_7
.L77_11:
	movl rt_block+2328(%rip),%esi
	movl %esi,-8(%rcx)
	shrq $3,%rcx
	movl %ecx,%ecx
	movl %ecx,rt_block+2328(%rip)
	jmp .L77_7
.L77_9:
	movq %rcx,%rdx
.L77_7:
	movq rt_block+32(%rip),%r11
	movq %r11,-8(%rax)
	movq %rax,rt_block+32(%rip)
	xorl %eax,%eax
	testq %rdx,%rdx
	setne %al
	testl %eax,%eax
	je .L77_15
.L77_13:
	movl rt_block+2416(%rip),%eax
	addl $-1,%eax
	movl %eax,rt_block+2416(%rip)
	movl -4(%rdx),%eax
	andl $1048575,%eax
	xorl %ecx,%ecx
	cmpl $9,%eax
	sete %cl
	testl %ecx,%ecx
	je .L77_14
.L77_20:
	movq %rdx,%rax
	movq (%rax),%rcx
	xorl %edx,%edx
	cmpq $127,%rcx
	setb %dl
	testl %edx,%edx
	jne .L77_5
	jmp .L77_6
.L77_14:
	movq %rdx,%r11
	popq %rsi
	popq %rdx
	popq %rcx
	popq %rax
	jmp rt_release
.L77_15:
	popq %rsi
	popq %rdx
	popq %rcx
	popq %rax
	jmp rt_release_next
.Lrelease11:
	pushq %rax
	movq %r11,%rax
	movq rt_block+32(%rip),%r11
	movq %r11,-8(%rax)
	movq %rax,rt_block+32(%rip)
	popq %rax
	jmp rt_release_next
.Lrelease12:
	pushq %rax
	movq %r11,%rax
	movq rt_block+16(%rip),%r11
	movq %r11,-8(%rax)
	movq %rax,rt_block+16(%rip)
	popq %rax
	jmp rt_release_next
.Lrelease13:
	pushq %rax
	pushq %rcx
	pushq %rbx
	pushq %rbp
	pushq %rax
	movq %r11,%rbx
.L80_2:
	movq 8(%rbx),%rbp
	xorl %eax,%eax
	cmpq $127,%rbp
	setb %al
	testl %eax,%eax
	jne .L80_5
.L80_6:
	subl $1,-8(%rbp)
	jge .L80_5
.L80_7:
	movq %rbp,%r11
	call rt_cycle_lower
	movq %r11,%rax
	xorl %ecx,%ecx
	testq %rax,%rax
	setne %cl
	testl %ecx,%ecx
	jne .L80_3
.L80_5:
	xorl %ebp,%ebp
.L80_3:
	movq rt_block+24(%rip),%r11
	movq %r11,-8(%rbx)
	movq %rbx,rt_block+24(%rip)
	xorl %eax,%eax
	testq %rbp,%rbp
	setne %al
	testl %eax,%eax
	je .L80_10
.L80_8:
	movl rt_block+2416(%rip),%eax
	addl $-1,%eax
	movl %eax,rt_block+2416(%rip)
	movl -4(%rbp),%eax
	andl $1048575,%eax
	xorl %ecx,%ecx
	cmpl $13,%eax
	sete %cl
	testl %ecx,%ecx
	je .L80_9
.L80_14:
	movq %rbp,%rbx
	movq 8(%rbx),%rbp
	xorl %eax,%eax
	cmpq $127,%rbp
	setb %al
	testl %eax,%eax
	jne .L80_5
	jmp .L80_6
.L80_9:
	movq %rbp,%r11
	addq $8,%rsp
	popq %rbp
	popq %rbx
	popq %rcx
	popq %rax
	jmp rt_release
.L80_10:
	addq $8,%rsp
	popq %rbp
	popq %rbx
	popq %rcx
	popq %rax
	jmp rt_release_next
.Lrelease14:
	pushq %rax
	pushq %rcx
	pushq %rsi
	movq %r11,%rax
	movq (%rax),%rcx
	shlq $2,%rcx
	leaq 15(%rcx),%rsi
	andq $-8,%rsi
	movq %rax,%r11
	call rt_free_size
	popq %rsi
	popq %rcx
	popq %rax
	jmp rt_release_next
.Lrelease15:
	pushq %rax
	pushq %rcx
	pushq %rsi
	movq %r11,%rax
	movq (%rax),%rcx
	shlq $3,%rcx
	leaq 15(%rcx),%rsi
	andq $-8,%rsi
	movq %rax,%r11
	call rt_free_size
	popq %rsi
	popq %rcx
	popq %rax
	jmp rt_release_next
.Lrelease16:
	pushq %rax
	pushq %rcx
	pushq %rsi
	movq %r11,%rax
	movq (%rax),%rcx
	imulq $0,%rcx,%rcx
	leaq 15(%rcx),%rsi
	andq $-8,%rsi
	movq %rax,%r11
	call rt_free_size
	popq %rsi
	popq %rcx
	popq %rax
	jmp rt_release_next
.Lrelease17:
	pushq %rax
	pushq %rcx
	pushq %rbx
	pushq %rbp
	pushq %rax
	movq %r11,%rbx
.L84_2:
	movq (%rbx),%rbp
	xorl %eax,%eax
	cmpq $127,%rbp
	setb %al
	testl %eax,%eax
	jne .L84_5
.L84_6:
	subl $1,-8(%rbp)
	jge .L84_5
.L84_7:
	movq %rbp,%r11
	call rt_cycle_lower
	movq %r11,%rax
	xorl %ecx,%ecx
	testq %rax,%rax
	setne %cl
	testl %ecx,%ecx
	jne .L84_3
.L84_5:
	xorl %ebp,%ebp
.L84_3:
	movq rt_block+16(%rip),%r11
	movq %r11,-8(%rbx)
	movq %rbx,rt_block+16(%rip)
	xorl %eax,%eax
	testq %rbp,%rbp
	setne %al
	testl %eax,%eax
	je .L84_10
.L84_8:
	movl rt_block+2416(%rip),%eax
	addl $-1,%eax
	movl %eax,rt_block+2416(%rip)
	movl -4(%rbp),%eax
	andl $1048575,%eax
	xorl %ecx,%ecx
	cmpl $17,%eax
	sete %cl
	testl %ecx,%ecx
	je .L84_9
.L84_14:
	movq %rbp,%rbx
	movq (%rbx),%rbp
	xorl %eax,%eax
	cmpq $127,%rbp
	setb %al
	testl %eax,%eax
	jne .L84_5
	jmp .L84_6
.L84_9:
	movq %rbp,%r11
	addq $8,%rsp
	popq %rbp
	popq %rbx
	popq %rcx
	popq %rax
	jmp rt_release
.L84_10:
	addq $8,%rsp
	popq %rbp
	popq %rbx
	popq %rcx
	popq %rax
	jmp rt_release_next
.Lrelease18:
	pushq %rax
	pushq %rcx
	pushq %rbx
	pushq %rbp
	pushq %r12
	movq %r11,%rbx
.L85_2:
	movq 24(%rbx),%rbp
	xorl %eax,%eax
	cmpq $127,%rbp
	setb %al
	testl %eax,%eax
	jne .L85_5
.L85_6:
	subl $1,-8(%rbp)
	jge .L85_5
.L85_7:
	movq %rbp,%r11
	call rt_cycle_lower
	movq %r11,%rax
	xorl %ecx,%ecx
	testq %rax,%rax
	setne %cl
	testl %ecx,%ecx
	jne .L85_3
.L85_5:
	xorl %ebp,%ebp
.L85_3:
	movq 32(%rbx),%r12
	xorl %eax,%eax
	cmpq $127,%r12
	setb %al
	testl %eax,%eax
	jne .L85_10
.L85_11:
	subl $1,-8(%r12)
	jge .L85_10
.L85_12:
	movq %r12,%r11
	call rt_cycle_lower
	movq %r11,%rax
	xorl %ecx,%ecx
	testq %rax,%rax
	setne %cl
	testl %ecx,%ecx
	je .L85_10
.L85_9:
	xorl %eax,%eax
	testq %rbp,%rbp
	sete %al
	testl %eax,%eax
	jne .L85_8
.L85_13:
	movl rt_block+2328(%rip),%eax
	movl %eax,-8(%rbp)
	shrq $3,%rbp
	movl %ebp,%ebp
	movl %ebp,rt_block+2328(%rip)
	jmp .L85_8
.L85_10:
	movq %rbp,%r12
.L85_8:
	movq rt_block+48(%rip),%r11
	movq %r11,-8(%rbx)
	movq %rbx,rt_block+48(%rip)
	xorl %eax,%eax
	testq %r12,%r12
	setne %al
	testl %eax,%eax
	je .L85_17
.L85_15:
	movl rt_block+2416(%rip),%eax
	addl $-1,%eax
	movl %eax,rt_block+2416(%rip)
	movl -4(%r12),%eax
	andl $1048575,%eax
	xorl %ecx,%ecx
	cmpl $18,%eax
	sete %cl
	testl %ecx,%ecx
	je .L85_16
.L85_24:
	movq %r12,%rbx
	movq 24(%rbx),%rbp
	xorl %eax,%eax
	cmpq $127,%rbp
	setb %al
	testl %eax,%eax
	jne .L85_5
	jmp .L85_6
.L85_16:
	movq %r12,%r11
	popq %r12
	popq %rbp
	popq %rbx
	popq %rcx
	popq %rax
	jmp rt_release
.L85_17:
	popq %r12
	popq %rbp
	popq %rbx
	popq %rcx
	popq %rax
	jmp rt_release_next
.Lrelease19:
	pushq %rax
	pushq %rcx
	pushq %rbx
	pushq %rbp
	pushq %r12
	movq %r11,%rbx
.L86_2:
	movq 24(%rbx),%rax
	movq %rax,%r11
	call rt_cycle_drop_later
	movq 32(%rbx),%rbp
	xorl %eax,%eax
	cmpq $127,%rbp
	setb %al
	testl %eax,%eax
	jne .L86_5
.L86_6:
	subl $1,-8(%rbp)
	jge .L86_5
.L86_7:
	movq %rbp,%r11
	call rt_cycle_lower
	movq %r11,%rax
	xorl %ecx,%ecx
	testq %rax,%rax
	setne %cl
	testl %ecx,%ecx
	jne .L86_3
.L86_5:
	xorl %ebp,%ebp
.L86_3:
	movq 40(%rbx),%r12
	xorl %eax,%eax
	cmpq $127,%r12
	setb %al
	testl %eax,%eax
	jne .L86_10
.L86_11:
	subl $1,-8(%r12)
	jge .L86_10
.L86_12:
	movq %r12,%r11
	call rt_cycle_lower
	movq %r11,%rax
	xorl %ecx,%ecx
	testq %rax,%rax
	setne %cl
	testl %ecx,%ecx
	je .L86_10
.L86_9:
	xorl %eax,%eax
	testq %rbp,%rbp
	sete %al
	testl %eax,%eax
	jne .L86_8
.L86_13:
	movl rt_block+2328(%rip),%eax
	movl %eax,-8(%rbp)
	shrq $3,%rbp
	movl %ebp,%ebp
	movl %ebp,rt_block+2328(%rip)
	jmp .L86_8
.L86_10:
	movq %rbp,%r12
.L86_8:
	movq rt_block+56(%rip),%r11
	movq %r11,-8(%rbx)
	movq %rbx,rt_block+56(%rip)
	xorl %eax,%eax
	testq %r12,%r12
	setne %al
	testl %eax,%eax
	je .L86_17
.L86_15:
	movl rt_block+2416(%rip),%eax
	addl $-1,%eax
	movl %eax,rt_block+2416(%rip)
	movl -4(%r12),%eax
	andl $1048575,%eax
	xorl %ecx,%ecx
	cmpl $19,%eax
	sete %cl
	testl %ecx,%ecx
	je .L86_16
.L86_24:
	movq %r12,%rbx
	jmp .L86_2
.L86_16:
	movq %r12,%r11
	popq %r12
	popq %rbp
	popq %rbx
	popq %rcx
	popq %rax
	jmp rt_release
.L86_17:
	popq %r12
	popq %rbp
	popq %rbx
	popq %rcx
	popq %rax
	jmp rt_release_next
.Lrelease20:
	pushq %rax
	pushq %rcx
	pushq %rbx
	pushq %rbp
	pushq %rax
	movq %r11,%rbx
.L87_2:
	movq (%rbx),%rbp
	xorl %eax,%eax
	cmpq $127,%rbp
	setb %al
	testl %eax,%eax
	jne .L87_5
.L87_6:
	subl $1,-8(%rbp)
	jge .L87_5
.L87_7:
	movq %rbp,%r11
	call rt_cycle_lower
	movq %r11,%rax
	xorl %ecx,%ecx
	testq %rax,%rax
	setne %cl
	testl %ecx,%ecx
	jne .L87_3
.L87_5:
	xorl %ebp,%ebp
.L87_3:
	movq rt_block+16(%rip),%r11
	movq %r11,-8(%rbx)
	movq %rbx,rt_block+16(%rip)
	xorl %eax,%eax
	testq %rbp,%rbp
	setne %al
	testl %eax,%eax
	je .L87_10
.L87_8:
	movl rt_block+2416(%rip),%eax
	addl $-1,%eax
	movl %eax,rt_block+2416(%rip)
	movl -4(%rbp),%eax
	andl $1048575,%eax
	xorl %ecx,%ecx
	cmpl $20,%eax
	sete %cl
	testl %ecx,%ecx
	je .L87_9
.L87_14:
	movq %rbp,%rbx
	movq (%rbx),%rbp
	xorl %eax,%eax
	cmpq $127,%rbp
	setb %al
	testl %eax,%eax
	jne .L87_5
	jmp .L87_6
.L87_9:
	movq %rbp,%r11
	addq $8,%rsp
	popq %rbp
	popq %rbx
	popq %rcx
	popq %rax
	jmp rt_release
.L87_10:
	addq $8,%rsp
	popq %rbp
	popq %rbx
	popq %rcx
	popq %rax
	jmp rt_release_next
	.globl rt_cycle_lower
rt_cycle_lower:
	pushq %rax
	pushq %rcx
	pushq %rsi
	movq %r11,%rsi
	movl -8(%rsi),%eax
	xorl %ecx,%ecx
	cmpl $-1,%eax
	sete %cl
	testl %ecx,%ecx
	jne .L88_3
.L88_2:
	addl $2147418112,%eax
	xorl %ecx,%ecx
	cmpl $-1,%eax
	sete %cl
	testl %ecx,%ecx
	je .L88_4
.L88_3:
	movq %rsi,%r11
.L88_0:
	popq %rsi
	popq %rcx
	popq %rax
	ret
.L88_4:
	movl %eax,-8(%rsi)
	movl -4(%rsi),%eax
	orl $8388608,%eax
	movl %eax,-4(%rsi)
	movl $rt_block+0,%eax
	addq $3328,%rax
	movq %rax,%r11
	call rt_cycle_append
	xorl %eax,%eax
	movq %rax,%r11
	popq %rsi
	popq %rcx
	popq %rax
	ret
	.globl rt_cycle_drop
rt_cycle_drop:
	pushq %rax
	pushq %rcx
	pushq %rdx
	movq %r11,%rax
	movq %rax,%r11
	call rt_cycle_lower
	movq %r11,%rax
	xorl %ecx,%ecx
	testq %rax,%rax
	setne %cl
	testl %ecx,%ecx
	je .L89_3
.L89_2:
	movq %rax,%r11
	popq %rdx
	popq %rcx
	popq %rax
	jmp rt_release
.L89_3:
	movl rt_block+3336(%rip),%eax
	movl rt_block+3376(%rip),%ecx
	xorl %edx,%edx
	cmpl %ecx,%eax
	setge %dl
	testl %edx,%edx
	je .L89_5
.L89_4:
	popq %rdx
	popq %rcx
	popq %rax
	jmp rt_cycle_collect
.L89_5:
.L89_0:
	popq %rdx
	popq %rcx
	popq %rax
	ret
	.globl rt_cycle_drop_later
rt_cycle_drop_later:
	pushq %rax
	pushq %rcx
	pushq %rax
	movq %r11,%rax
	xorl %ecx,%ecx
	cmpq $4096,%rax
	setb %cl
	testl %ecx,%ecx
	jne .L90_4
.L90_2:
	subl $1,-8(%rax)
	jge .L90_4
.L90_3:
	movq %rax,%r11
	call rt_cycle_lower
	movq %r11,%rax
	xorl %ecx,%ecx
	testq %rax,%rax
	setne %cl
	testl %ecx,%ecx
	je .L90_4
.L90_5:
	movl rt_block+2328(%rip),%ecx
	movl %ecx,-8(%rax)
	shrq $3,%rax
	movl %eax,%eax
	movl %eax,rt_block+2328(%rip)
.L90_0:
	addq $8,%rsp
	popq %rcx
	popq %rax
	ret
.L90_4:
	addq $8,%rsp
	popq %rcx
	popq %rax
	ret
rt_cycle_grow:
	pushq %rax
	pushq %rcx
	pushq %rdx
	pushq %rsi
	pushq %rbx
	pushq %rbp
	pushq %r12
	pushq %r13
	pushq %rax
	movq %r11,%rbx
	movl 12(%rbx),%ebp
	leal (%rbp,%rbp),%eax
	xorl %ecx,%ecx
	cmpl $1024,%eax
	setl %cl
	movl $1024,%edx
	testl %ecx,%ecx
	cmovne %rdx,%rax
	movl %eax,%ecx
	shlq $2,%rcx
	xorl %esi,%esi
	movq %rcx,%r11
	call rt_alloc_size
	movq %r11,%r12
	testl %ebp,%ebp
	je .L91_3
.L91_2:
	movq (%rbx),%r13
	shlq $2,%rbp
	movq %rbp,%rdx
	movq %r12,%r11
	movq %r13,%rsi
	movq %r12,%rbp
	call rt_copy
	movq %rsi,%r11
	movq %rdx,%rsi
	call rt_free_size
	movq %rbp,%r12
.L91_3:
	movq %r12,(%rbx)
	movl %eax,12(%rbx)
.L91_0:
	addq $8,%rsp
	popq %r13
	popq %r12
	popq %rbp
	popq %rbx
	popq %rsi
	popq %rdx
	popq %rcx
	popq %rax
	ret
rt_cycle_append:
	pushq %rax
	pushq %rcx
	pushq %rsi
	pushq %rbx
	pushq %rbp
	pushq %r12
	pushq %rax
	movq %r11,%rbx
	movq %rsi,%rbp
	movl 8(%rbx),%r12d
	movl 12(%rbx),%eax
	xorl %ecx,%ecx
	cmpl %eax,%r12d
	setl %cl
	testl %ecx,%ecx
	jne .L92_3
.L92_2:
	movq %rbx,%r11
	call rt_cycle_grow
.L92_3:
	movq (%rbx),%rax
	movl %r12d,%ecx
	shlq $2,%rcx
	addq %rcx,%rax
	shrq $3,%rbp
	movl %ebp,%ebp
	movl %ebp,(%rax)
	addl $1,%r12d
	movl %r12d,8(%rbx)
.L92_0:
	addq $8,%rsp
	popq %r12
	popq %rbp
	popq %rbx
	popq %rsi
	popq %rcx
	popq %rax
	ret
rt_cycle_item:
	pushq %rax
	pushq %rsi
	movq %r11,%rax
	movq (%rax),%rax
	shlq $2,%rsi
	addq %rsi,%rax
	movl (%rax),%eax
	shlq $3,%rax
	movq %rax,%r11
.L93_0:
	popq %rsi
	popq %rax
	ret
rt_cycle_row:
	pushq %rax
	pushq %rcx
	movq %r11,%rax
	movl -4(%rax),%eax
	andq $1048575,%rax
	shlq $2,%rax
	movl $rt_cycle_rows,%ecx
	addq %rax,%rcx
	movl (%rcx),%ecx
	movq %rcx,%r11
.L94_0:
	popq %rcx
	popq %rax
	ret
rt_cycle_edge:
	pushq %rax
	pushq %rcx
	pushq %rdx
	pushq %rsi
	pushq %rbx
	pushq %rbp
	pushq %r12
	movq %r11,%rbx
	movl %edx,%ebp
	movabsq $4294967296,%rax
	movq %rbx,%rcx
	subq %rax,%rcx
	movabsq $30064771072,%rax
	xorl %edx,%edx
	cmpq %rax,%rcx
	setb %dl
	xorl %r12d,%r12d
	cmpl $2,%ebp
	sete %r12b
	testl %edx,%edx
	je .L95_3
.L95_2:
	testl %esi,%esi
	je .L95_3
.L95_4:
	movq %rbx,%r11
	call rt_cycle_row
	movq %r11,%rax
	xorl %ecx,%ecx
	testq %rax,%rax
	setne %cl
	testl %ecx,%ecx
	je .L95_3
.L95_7:
	testl %r12d,%r12d
	jne .L95_6
.L95_8:
	movl -4(%rbx),%eax
	movl %eax,%ecx
	andl $3145728,%ecx
	movl -8(%rbx),%r12d
	testl %ebp,%ebp
	je .L95_12
.L95_9:
	addl $1,%r12d
	movl %r12d,-8(%rbx)
	xorl %edx,%edx
	cmpl $1048576,%ecx
	sete %dl
	testl %edx,%edx
	je .L95_11
.L95_10:
	xorl $3145728,%eax
	movl %eax,-4(%rbx)
	movl $rt_block+0,%eax
	addq $3360,%rax
	movq %rax,%r11
	movq %rbx,%rsi
	call rt_cycle_append
.L95_0:
	popq %r12
	popq %rbp
	popq %rbx
	popq %rsi
	popq %rdx
	popq %rcx
	popq %rax
	ret
.L95_11:
	jmp .L95_0
.L95_12:
	testl %ecx,%ecx
	jne .L95_15
.L95_13:
	orl $1048576,%eax
	movl %eax,-4(%rbx)
	movl $rt_block+0,%eax
	addq $3344,%rax
	movq %rbx,%rsi
	movq %rax,%r11
	call rt_cycle_append
	xorl %eax,%eax
	testl %r12d,%r12d
	setl %al
	testl %eax,%eax
	jne .L95_14
.L95_21:
	movq %rsi,%rbx
	jmp .L95_15
.L95_14:
	addl $2147418112,%r12d
	addl $-1,%r12d
	movl %r12d,-8(%rsi)
	jmp .L95_0
.L95_15:
	addl $-1,%r12d
	movl %r12d,-8(%rbx)
	jmp .L95_0
.L95_3:
	testl %r12d,%r12d
	je .L95_6
.L95_5:
	movq %rbx,%r11
	call rt_cycle_drop_later
.L95_6:
	jmp .L95_0
rt_cycle_length:
	pushq %rax
	pushq %rcx
	pushq %rdx
	pushq %rsi
	movq %r11,%rax
	movq (%rax),%rcx
	addq %rax,%rsi
	addq $8,%rax
.L96_2:
	xorl %edx,%edx
	cmpq %rsi,%rax
	setb %dl
	testl %edx,%edx
	je .L96_4
.L96_3:
	movq (%rax),%rdx
	imulq %rdx,%rcx
	addq $8,%rax
	xorl %edx,%edx
	cmpq %rsi,%rax
	setb %dl
	testl %edx,%edx
	jne .L96_3
.L96_4:
	movq %rcx,%r11
.L96_0:
	popq %rsi
	popq %rdx
	popq %rcx
	popq %rax
	ret
rt_cycle_visit:
	pushq %rax
	pushq %rcx
	pushq %rdx
	pushq %rsi
	pushq %rdi
	pushq %rbx
	pushq %rbp
	pushq %r12
	pushq %r13
	pushq %r15
	subq $24,%rsp
	movq %r11,%rbx
	movl %esi,%ebp
	movq %rbx,%r11
	call rt_cycle_row
	movq %r11,%r12
	movslq (%r12),%r13
	xorl %eax,%eax
	testq %r13,%r13
	setl %al
	testl %eax,%eax
	je .L97_3
.L97_2:
	movzbl -1(%rbx),%eax
	shlq $2,%rax
	addq %rax,%r12
	movl 4(%r12),%r12d
	xorl %eax,%eax
	testq %r12,%r12
	sete %al
	testl %eax,%eax
	jne .L97_12
.L97_14:
	movl $1,%r13d
	xorl %eax,%eax
	movq %rax,%r15
	jmp .L97_4
.L97_3:
	xorl %eax,%eax
	testq %r13,%r13
	setne %al
	testl %eax,%eax
	jne .L97_5
.L97_15:
	movl $1,%r13d
	xorl %eax,%eax
	movq %rax,%r15
	jmp .L97_4
.L97_5:
	movl 4(%r12),%r15d
	movq %r15,%rsi
	movq %rbx,%r11
	call rt_cycle_length
	movq %r11,%rax
	addq %rsi,%rbx
	movq %r13,%r15
	movq %rax,%r13
.L97_4:
	xorl %eax,%eax
	testq %r13,%r13
	setne %al
	testl %eax,%eax
	je .L97_12
.L97_6:
	movl 8(%r12),%eax
	movq %r15,(%rsp)
	movq %r13,8(%rsp)
	movq %rax,%r13
	movq %r12,16(%rsp)
.L97_7:
	xorl %eax,%eax
	testq %r13,%r13
	setne %al
	testl %eax,%eax
	je .L97_9
.L97_8:
	movl 12(%r12),%eax
	movq %rax,%rcx
	andq $-8,%rcx
	leaq (%rbx,%rcx),%rdx
	movq (%rdx),%rdx
	movq %rax,%rsi
	xorq %rcx,%rsi
	movl %esi,%esi
	addl %ebp,%esi
	xorl %ecx,%ecx
	cmpl $5,%esi
	sete %cl
	movabsq $4294967296,%rsi
	xorl %edi,%edi
	cmpq %rsi,%rdx
	setae %dil
	andl %edi,%ecx
	jne .L97_11
.L97_10:
	andq $1,%rax
	movl %eax,%esi
	movq %rdx,%r11
	movl %ebp,%edx
	call rt_cycle_edge
	movl %edx,%ebp
.L97_11:
	addq $-1,%r13
	addq $4,%r12
	xorl %eax,%eax
	testq %r13,%r13
	setne %al
	testl %eax,%eax
	jne .L97_8
.L97_9:
	movq 8(%rsp),%r13
	addq $-1,%r13
	movq (%rsp),%r15
	addq %r15,%rbx
	movq 16(%rsp),%r12
	xorl %eax,%eax
	testq %r13,%r13
	setne %al
	testl %eax,%eax
	jne .L97_6
.L97_12:
.L97_0:
	addq $24,%rsp
	popq %r15
	popq %r13
	popq %r12
	popq %rbp
	popq %rbx
	popq %rdi
	popq %rsi
	popq %rdx
	popq %rcx
	popq %rax
	ret
	.globl rt_cycle_forget
rt_cycle_forget:
	pushq %rax
	pushq %rcx
	pushq %rdx
	pushq %rsi
	pushq %rdi
	movq %r11,%rax
	movl -4(%rax),%ecx
	andl $8388608,%ecx
	je .L98_6
.L98_2:
	movl rt_block+3336(%rip),%ecx
	movq rt_block+3328(%rip),%rdx
	shrq $3,%rax
.L98_3:
	testl %ecx,%ecx
	je .L98_6
.L98_4:
	movl (%rdx),%esi
	xorl %edi,%edi
	cmpq %rax,%rsi
	sete %dil
	testl %edi,%edi
	je .L98_7
.L98_5:
	movl $0,(%rdx)
.L98_7:
	addl $-1,%ecx
	addq $4,%rdx
	testl %ecx,%ecx
	jne .L98_4
.L98_6:
.L98_0:
	popq %rdi
	popq %rsi
	popq %rdx
	popq %rcx
	popq %rax
	ret
rt_cycle_candidates:
	pushq %rax
	pushq %rcx
	pushq %rdx
	pushq %rsi
	pushq %rdi
	pushq %r8
	pushq %r9
	pushq %r10
	pushq %rbx
	movl rt_block+3336(%rip),%eax
	movq rt_block+3328(%rip),%rcx
	xorl %edx,%edx
	movq %rcx,%rsi
	movq %rcx,%rdi
.L99_2:
	testl %eax,%eax
	je .L99_6
.L99_3:
	movl (%rsi),%r8d
	addq $4,%rsi
	addl $-1,%eax
	testl %r8d,%r8d
	je .L99_2
.L99_4:
	movl %r8d,%r9d
	shlq $3,%r9
	movl -4(%r9),%r10d
	movl %r10d,%ebx
	andl $8388608,%ebx
	je .L99_2
.L99_5:
	xorl $8388608,%r10d
	movl %r10d,-4(%r9)
	movl %r8d,(%rdi)
	addq $4,%rdi
	addl $1,%edx
	testl %eax,%eax
	jne .L99_3
.L99_6:
	movl %edx,rt_block+3336(%rip)
.L99_7:
	testl %edx,%edx
	je .L99_9
.L99_8:
	movl (%rcx),%eax
	shlq $3,%rax
	movl -4(%rax),%esi
	orl $8388608,%esi
	movl %esi,-4(%rax)
	addq $4,%rcx
	addl $-1,%edx
	jne .L99_8
.L99_9:
.L99_0:
	popq %rbx
	popq %r10
	popq %r9
	popq %r8
	popq %rdi
	popq %rsi
	popq %rdx
	popq %rcx
	popq %rax
	ret
	.globl rt_cycle_collect
rt_cycle_collect:
	pushq %rax
	pushq %rcx
	pushq %rbx
	movl rt_block+3376(%rip),%ebx
	testl %ebx,%ebx
	je .L100_3
.L100_2:
	call rt_cycle_candidates
	movl rt_block+3336(%rip),%eax
	addl %eax,%eax
	xorl %ecx,%ecx
	cmpl %ebx,%eax
	setg %cl
	testl %ecx,%ecx
	je .L100_5
.L100_4:
	popq %rbx
	popq %rcx
	popq %rax
	jmp rt_cycle_run
.L100_5:
.L100_0:
	popq %rbx
	popq %rcx
	popq %rax
	ret
.L100_3:
	movl $1024,rt_block+3376(%rip)
	popq %rbx
	popq %rcx
	popq %rax
	ret
	.globl rt_cycle_finish
rt_cycle_finish:
	pushq %rax
.L101_2:
	movl rt_block+3336(%rip),%eax
	testl %eax,%eax
	je .L101_4
.L101_3:
	call rt_cycle_candidates
	call rt_cycle_run
	movl rt_block+3336(%rip),%eax
	testl %eax,%eax
	jne .L101_3
.L101_4:
.L101_0:
	popq %rax
	ret
rt_cycle_run:
	pushq %rax
	pushq %rcx
	pushq %rdx
	pushq %rsi
	pushq %rbx
	pushq %rbp
	pushq %r12
	pushq %r13
	pushq %r15
	subq $32,%rsp
	movl $rt_block+0,%eax
	leaq 3328(%rax),%rbx
	movl $rt_block+0,%eax
	leaq 3344(%rax),%rbp
	movl $rt_block+0,%eax
	leaq 3360(%rax),%r12
	movl rt_block+3336(%rip),%r13d
	xorl %r15d,%r15d
.L102_2:
	xorl %eax,%eax
	cmpl %r13d,%r15d
	setl %al
	testl %eax,%eax
	jne .L102_3
.L102_22:
	xorl %ebx,%ebx
	movl %r13d,(%rsp)
	jmp .L102_4
.L102_3:
	movl %r15d,%esi
	movq %rbx,%r11
	call rt_cycle_item
	movq %r11,%rax
	movl -4(%rax),%ecx
	xorl $9437184,%ecx
	movl %ecx,-4(%rax)
	movl %esi,%r15d
	movq %rax,%rsi
	movq %rbp,%r11
	call rt_cycle_append
	addl $1,%r15d
	xorl %eax,%eax
	cmpl %r13d,%r15d
	setl %al
	testl %eax,%eax
	jne .L102_3
	jmp .L102_22
.L102_4:
	movl rt_block+3352(%rip),%r13d
	xorl %eax,%eax
	cmpl %r13d,%ebx
	setl %al
	testl %eax,%eax
	jne .L102_5
.L102_23:
	xorl %ebx,%ebx
	jmp .L102_6
.L102_5:
	movl %ebx,%esi
	movq %rbp,%r11
	call rt_cycle_item
	movq %r11,%rax
	xorl %ecx,%ecx
	movl %esi,%ebx
	movl %ecx,%esi
	movq %rax,%r11
	call rt_cycle_visit
	addl $1,%ebx
	movl rt_block+3352(%rip),%r13d
	xorl %eax,%eax
	cmpl %r13d,%ebx
	setl %al
	testl %eax,%eax
	jne .L102_5
	jmp .L102_23
.L102_6:
	xorl %eax,%eax
	cmpl %r13d,%ebx
	setl %al
	testl %eax,%eax
	je .L102_12
.L102_7:
	movl %ebx,%esi
	movq %rbp,%r11
	call rt_cycle_item
	movq %r11,%rax
	leal 1(%rsi),%ebx
	movl -8(%rax),%ecx
	xorl %edx,%edx
	testl %ecx,%ecx
	setge %dl
	testl %edx,%edx
	je .L102_6
.L102_8:
	movl -4(%rax),%ecx
	movl %ecx,%edx
	andl $3145728,%edx
	xorl %esi,%esi
	cmpl $1048576,%edx
	sete %sil
	testl %esi,%esi
	je .L102_6
.L102_9:
	xorl $3145728,%ecx
	movl %ecx,-4(%rax)
	movq %rbp,8(%rsp)
.L102_10:
	movl $1,%esi
	movq %rax,%r11
	call rt_cycle_visit
	movl rt_block+3368(%rip),%eax
	testl %eax,%eax
	jne .L102_11
.L102_26:
	movq 8(%rsp),%rbp
	xorl %eax,%eax
	cmpl %r13d,%ebx
	setl %al
	testl %eax,%eax
	jne .L102_7
	jmp .L102_12
.L102_11:
	leal -1(%rax),%esi
	movl %esi,rt_block+3368(%rip)
	movq %r12,%r11
	call rt_cycle_item
	movq %r11,%rax
	jmp .L102_10
.L102_12:
	movl $0,rt_block+3336(%rip)
	movq (%rbp),%rbx
	xorl %r15d,%r15d
	xorl %eax,%eax
	movq %r12,16(%rsp)
	movl %eax,%r12d
.L102_13:
	xorl %eax,%eax
	cmpl %r13d,%r15d
	setl %al
	testl %eax,%eax
	jne .L102_14
.L102_27:
	xorl %ebx,%ebx
	movl %r13d,24(%rsp)
	jmp .L102_17
.L102_14:
	movl %r15d,%esi
	movq %rbp,%r11
	call rt_cycle_item
	movq %r11,%rax
	leal 1(%rsi),%r15d
	movl -4(%rax),%ecx
	movl %ecx,%edx
	andl $3145728,%edx
	xorl %esi,%esi
	cmpl $1048576,%edx
	sete %sil
	testl %esi,%esi
	je .L102_16
.L102_15:
	shrq $3,%rax
	movl %eax,%eax
	movl %eax,(%rbx)
	addq $4,%rbx
	addl $1,%r12d
	xorl %eax,%eax
	cmpl %r13d,%r15d
	setl %al
	testl %eax,%eax
	jne .L102_14
	jmp .L102_27
.L102_16:
	xorl %edx,%ecx
	movl %ecx,-4(%rax)
	movl -8(%rax),%ecx
	addl $-2147418112,%ecx
	movl %ecx,-8(%rax)
	xorl %eax,%eax
	cmpl %r13d,%r15d
	setl %al
	testl %eax,%eax
	jne .L102_14
	jmp .L102_27
.L102_17:
	xorl %eax,%eax
	cmpl %r12d,%ebx
	setl %al
	testl %eax,%eax
	jne .L102_18
.L102_28:
	xorl %ebx,%ebx
	jmp .L102_19
.L102_18:
	movl %ebx,%esi
	movq %rbp,%r11
	call rt_cycle_item
	movq %r11,%rax
	movl $2,%ecx
	movl %esi,%ebx
	movl %ecx,%esi
	movq %rax,%r11
	call rt_cycle_visit
	addl $1,%ebx
	xorl %eax,%eax
	cmpl %r12d,%ebx
	setl %al
	testl %eax,%eax
	jne .L102_18
	jmp .L102_28
.L102_19:
	xorl %eax,%eax
	cmpl %r12d,%ebx
	setl %al
	testl %eax,%eax
	je .L102_21
.L102_20:
	movl %ebx,%esi
	movq %rbp,%r11
	call rt_cycle_item
	movq %r11,%rax
	movq %rax,%r11
	call rt_cycle_free
	leal 1(%rsi),%ebx
	xorl %eax,%eax
	cmpl %r12d,%ebx
	setl %al
	testl %eax,%eax
	jne .L102_20
.L102_21:
	movq %rbp,%r11
	call rt_cycle_empty
	movq 16(%rsp),%rbx
	movq %rbx,%r11
	call rt_cycle_empty
	movl 24(%rsp),%ebx
	subl %r12d,%ebx
	shrl $1,%ebx
	xorl %eax,%eax
	cmpl $8192,%ebx
	setl %al
	movl $8192,%ecx
	testl %eax,%eax
	cmovne %rcx,%rbx
	movl (%rsp),%ebp
	leal (%r12,%rbp),%eax
	orl $1,%ebp
	xorl %edx,%edx
	divl %ebp
	addl $1,%eax
	movl %eax,%ecx
	movl %ebx,%eax
	xorl %edx,%edx
	divl %ecx
	xorl %ecx,%ecx
	cmpl $64,%eax
	setl %cl
	movl $64,%edx
	testl %ecx,%ecx
	cmovne %rdx,%rax
	movl %eax,rt_block+3376(%rip)
	addq $32,%rsp
	popq %r15
	popq %r13
	popq %r12
	popq %rbp
	popq %rbx
	popq %rsi
	popq %rdx
	popq %rcx
	popq %rax
	jmp rt_release_next
rt_cycle_empty:
	pushq %rax
	pushq %rcx
	pushq %rdx
	pushq %rsi
	pushq %rax
	movq %r11,%rax
	movl $0,8(%rax)
	movl 12(%rax),%ecx
	xorl %edx,%edx
	cmpl $65536,%ecx
	setg %dl
	testl %edx,%edx
	je .L103_3
.L103_2:
	movl %ecx,%esi
	shlq $2,%rsi
	movq (%rax),%rcx
	movl $0,12(%rax)
	movq %rcx,%r11
	call rt_free_size
.L103_0:
	addq $8,%rsp
	popq %rsi
	popq %rdx
	popq %rcx
	popq %rax
	ret
.L103_3:
	addq $8,%rsp
	popq %rsi
	popq %rdx
	popq %rcx
	popq %rax
	ret
rt_cycle_free:
	pushq %rax
	pushq %rcx
	pushq %rsi
	pushq %rbx
	pushq %rbp
	pushq %r12
	pushq %rax
	movq %r11,%rbx
	movq %rbx,%r11
	call rt_cycle_row
	movq %r11,%rax
	movslq (%rax),%rbp
	xorl %ecx,%ecx
	testq %rbp,%rbp
	setg %cl
	testl %ecx,%ecx
	je .L104_3
.L104_2:
	movl 4(%rax),%r12d
	movq %r12,%rsi
	movq %rbx,%r11
	call rt_cycle_length
	movq %r11,%rax
	imulq %rbp,%rax
	addq %rsi,%rax
	leaq 7(%rax),%rsi
	andq $-8,%rsi
	movq %rbx,%r11
	call rt_free_size
.L104_0:
	addq $8,%rsp
	popq %r12
	popq %rbp
	popq %rbx
	popq %rsi
	popq %rcx
	popq %rax
	ret
.L104_3:
	movq %rbx,%r11
	addq $8,%rsp
	popq %r12
	popq %rbp
	popq %rbx
	popq %rsi
	popq %rcx
	popq %rax
	jmp rt_free_cell
	.section .rodata
	.balign 4
.Lcycle13:
	.long 0
	.long 0
	.long 1
	.long 9
	.text
	.section .rodata
	.balign 4
.Lcycle17:
	.long 0
	.long 0
	.long 1
	.long 1
	.text
	.section .rodata
	.balign 4
.Lcycle18:
	.long 0
	.long 0
	.long 2
	.long 27
	.long 33
	.text
	.section .rodata
	.balign 4
.Lcycle19:
	.long 0
	.long 0
	.long 3
	.long 27
	.long 35
	.long 43
	.text
	.section .rodata
	.balign 4
rt_cycle_rows:
	.long 0
	.long 0
	.long 0
	.long 0
	.long 0
	.long 0
	.long 0
	.long 0
	.long 0
	.long 0
	.long 0
	.long 0
	.long 0
	.long .Lcycle13
	.long 0
	.long 0
	.long 0
	.long .Lcycle17
	.long .Lcycle18
	.long .Lcycle19
	.long 0
	.text
	.data
	.balign 8
	.long 1073741824
	.long 1
null_string:
	.long 0
	.long 0
	.ascii ""
	.text
	.bss
	.balign 8
Rh.two:
	.zero 8
	.text
	.data
	.balign 8
	.long 1073741824
	.long 1
literal:
	.long 1
	.long 1
	.ascii "j"
	.zero 7
	.text
	.data
	.balign 8
	.long 1073741824
	.long 16777228
fun.value:
	.quad fun
	.text
	.data
	.balign 8
	.long 1073741824
	.long 1
"literal'2":
	.long 21
	.long 21
	.ascii "Unhandled exception. "
	.zero 3
	.text
	.data
	.balign 8
	.long 1073741824
	.long 1
"literal'3":
	.long 1
	.long 1
	.ascii "\012"
	.zero 7
	.text
	.data
	.balign 8
	.long 1073741824
	.long 1
"literal'4":
	.long 1
	.long 1
	.ascii "x"
	.zero 7
	.text
	.data
	.balign 8
	.long 1073741824
	.long 1
"literal'5":
	.long 4
	.long 4
	.ascii "fin\012"
	.zero 4
	.text
	.data
	.balign 8
	.long 1073741824
	.long 1
"literal'6":
	.long 2
	.long 2
	.ascii ": "
	.zero 6
	.text
	.bss
	.balign 8
output_buffer:
	.zero 65536
	.text
	.data
	.balign 8
	.long 1073741824
	.long 1
"literal'7":
	.long 0
	.long 0
	.ascii ""
	.text
	.data
	.balign 8
	.long 1073741824
	.long 1
"literal'8":
	.long 5
	.long 5
	.ascii "other"
	.zero 3
	.text
	.data
	.balign 8
	.long 1073741824
	.long 1
"literal'9":
	.long 7
	.long 7
	.ascii "\012 ---> "
	.zero 1
	.text
	.data
	.balign 8
	.long 1073741824
	.long 1
"literal'10":
	.long 46
	.long 46
	.ascii "\012   --- End of inner exception stack trace ---"
	.zero 2
	.text
	.data
	.balign 8
	.long 1073741824
	.long 1
"literal'11":
	.long 8
	.long 8
	.ascii "capacity"
	.text
	.data
	.balign 8
	.long 1073741824
	.long 1
"literal'12":
	.long 53
	.long 53
	.ascii "Object reference not set to an instance of an object."
	.zero 3
	.text
	.data
	.balign 8
	.long 1073741824
	.long 1
"literal'13":
	.long 21
	.long 21
	.ascii "Value cannot be null."
	.zero 3
	.text
	.data
	.balign 8
	.long 1073741824
	.long 1
"literal'14":
	.long 56
	.long 56
	.ascii "Specified argument was out of the range of valid values."
	.text
	.data
	.balign 8
	.long 1073741824
	.long 1
"literal'15":
	.long 28
	.long 28
	.ascii "Specified cast is not valid."
	.zero 4
	.text
	.data
	.balign 8
	.long 1073741824
	.long 1
"literal'16":
	.long 19
	.long 19
	.ascii "Exception of type '"
	.zero 5
	.text
	.data
	.balign 8
	.long 1073741824
	.long 1
"literal'17":
	.long 13
	.long 13
	.ascii "' was thrown."
	.zero 3
	.text
	.data
	.balign 8
	.long 1073741824
	.long 1
"literal'18":
	.long 46
	.long 46
	.ascii "Value does not fall within the expected range."
	.zero 2
	.text
	.data
	.balign 8
	.long 1073741824
	.long 1
"literal'19":
	.long 13
	.long 13
	.ascii " (Parameter '"
	.zero 3
	.text
	.data
	.balign 8
	.long 1073741824
	.long 1
"literal'20":
	.long 2
	.long 2
	.ascii "')"
	.zero 6
	.text
	.data
	.balign 8
	.long 1073741824
	.long 1
"literal'21":
	.long 18
	.long 18
	.ascii "\012Actual value was "
	.zero 6
	.text
	.data
	.balign 8
	.long 1073741824
	.long 1
"literal'22":
	.long 1
	.long 1
	.ascii "."
	.zero 7
	.text
	.data
	.balign 8
	.long 1073741824
	.long 1
"literal'23":
	.long 16
	.long 16
	.ascii "System.Exception"
	.text
	.data
	.balign 8
	.long 1073741824
	.long 1
"literal'24":
	.long 22
	.long 22
	.ascii "System.SystemException"
	.zero 2
	.text
	.data
	.balign 8
	.long 1073741824
	.long 1
"literal'25":
	.long 29
	.long 29
	.ascii "System.NullReferenceException"
	.zero 3
	.text
	.data
	.balign 8
	.long 1073741824
	.long 1
"literal'26":
	.long 27
	.long 27
	.ascii "System.InvalidCastException"
	.zero 5
	.text
	.data
	.balign 8
	.long 1073741824
	.long 1
"literal'27":
	.long 24
	.long 24
	.ascii "System.ArgumentException"
	.text
	.data
	.balign 8
	.long 1073741824
	.long 1
"literal'28":
	.long 28
	.long 28
	.ascii "System.ArgumentNullException"
	.zero 4
	.text
	.data
	.balign 8
	.long 1073741824
	.long 1
"literal'29":
	.long 34
	.long 34
	.ascii "System.ArgumentOutOfRangeException"
	.zero 6
	.text
	.data
	.balign 8
	.long 1073741824
	.long 1
"literal'30":
	.long 50
	.long 50
	.ascii "System.Collections.Generic.HashSet`1[System.Int32]"
	.zero 6
	.text
	.data
	.balign 8
	.long 1073741824
	.long 1
"literal'31":
	.long 80
	.long 80
	.ascii "System.Collections.Generic.Dictionary`2[System.Int32,Microsoft.FSharp.Core.Unit]"
	.text
	.data
	.balign 8
	.long 1073741824
	.long 1
"literal'32":
	.long 54
	.long 54
	.ascii "System.Collections.Generic.IEnumerator`1[System.Int32]"
	.zero 2
	.text
	.data
	.balign 8
	.long 1073741824
	.long 1
"literal'33":
	.long 13
	.long 13
	.ascii "System.Object"
	.zero 3
	.text
	.section .rodata
	.balign 4
.Lmethods2:
	.long Exception.Message
	.text
	.section .rodata
	.balign 4
.Lmethods4:
	.long Exception.Message
	.text
	.section .rodata
	.balign 4
.Lmethods5:
	.long Exception.Message
	.text
	.section .rodata
	.balign 4
.Lmethods7:
	.long ArgumentException.Message
	.text
	.section .rodata
	.balign 4
.Lmethods8:
	.long ArgumentOutOfRangeException.Message
	.text
	.section .rodata
	.balign 4
.Lmethods11:
	.long start.clone
	.long seq_attach
	.text
	.section .rodata
	.balign 4
.Lmethods18:
	.long EnumerableImpl.sequence.clone
	.long seq_attach
	.text
	.section .rodata
.Linterface0:
	.byte 0
	.byte 0
	.byte 0
	.text
	.section .rodata
	.balign 8
	.globl rt_rows
rt_rows:
	.zero 32
	.quad rt_release_string
	.long -1
	.long 1
	.long 1
	.long 0
	.long 0
	.long 0
	.quad .Lrelease2
	.long 16
	.long 2
	.long 8
	.long .Lmethods2
	.long 3
	.long 0
	.quad rt_release
	.long 32
	.long 3
	.long 8
	.long 0
	.long 15
	.long 0
	.quad rt_release_fields
	.long 48
	.long 4
	.long 4
	.long .Lmethods4
	.long 63
	.long 0
	.quad rt_release_fields
	.long 48
	.long 5
	.long 5
	.long .Lmethods5
	.long 63
	.long 0
	.quad rt_release
	.long 56
	.long 6
	.long 8
	.long 0
	.long 127
	.long 0
	.quad rt_release_fields
	.long 72
	.long 7
	.long 7
	.long .Lmethods7
	.long 511
	.long 0
	.quad rt_release_fields
	.long 80
	.long 8
	.long 8
	.long .Lmethods8
	.long 1023
	.long 0
	.quad .Lrelease9
	.long 24
	.long 9
	.long 9
	.long 0
	.long 3
	.long 0
	.quad rt_release_fields
	.long 72
	.long 10
	.long 10
	.long 0
	.long 31
	.long 0
	.quad .Lrelease11
	.long 24
	.long 11
	.long 11
	.long .Lmethods11
	.long 0
	.long 0
	.quad .Lrelease12
	.long 8
	.long 12
	.long 12
	.long 0
	.long 0
	.long 0
	.quad .Lrelease13
	.long 16
	.long 13
	.long 13
	.long 0
	.long 2
	.long 0
	.quad .Lrelease14
	.long -4
	.long 14
	.long 14
	.long 0
	.long 0
	.long 0
	.quad .Lrelease15
	.long -8
	.long 15
	.long 15
	.long 0
	.long 0
	.long 0
	.quad .Lrelease16
	.long 0
	.long 16
	.long 16
	.long 0
	.long 0
	.long 0
	.quad .Lrelease17
	.long 8
	.long 17
	.long 17
	.long 0
	.long 1
	.long 0
	.quad .Lrelease18
	.long 40
	.long 18
	.long 18
	.long .Lmethods18
	.long 24
	.long 0
	.quad .Lrelease19
	.long 48
	.long 19
	.long 19
	.long 0
	.long 56
	.long 0
	.quad .Lrelease20
	.long 8
	.long 20
	.long 20
	.long 0
	.long 1
	.long 0
	.text
	.text
rt_drop_rdi:
	movq %rdi,%r11
	jmp rt_drop
rt_drop_rbx:
	movq %rbx,%r11
	jmp rt_drop
rt_drop_rbp:
	movq %rbp,%r11
	jmp rt_drop
	.section .rodata
rt_place_texts:	.byte 0
	.asciz "/tmp/lead/rh.fs"
	.asciz "main@"
	.asciz "rt_flush"
	.asciz "rt_uncaught"
	.asciz "start.next"
	.asciz "start.clone"
	.asciz "fun"
	.asciz "Rh.t"
	.asciz "Output.flush"
	.asciz "string"
	.asciz "NativeText.concat3"
	.asciz "Output.writeErrorBytes"
	.asciz "PrintfImpl.print"
	.asciz "HashSet..ctor"
	.asciz "HashSet.UnionWith"
	.asciz "TextOf.exn"
	.asciz "Exception..ctor"
	.asciz "Output.write"
	.asciz "NullReferenceException..ctor"
	.asciz "Raise.ifNull"
	.asciz "UnionWith.fun"
	.asciz "EnumerableImpl.sequence"
	.asciz "HashSet.Add"
	.asciz "Operators.ignore"
	.asciz "Exception.Cause"
	.asciz "NativeText.concat4"
	.asciz "Output.writeBytes"
	.asciz "Dictionary..ctor"
	.asciz "seq.GetEnumerator"
	.asciz "EnumerableImpl.cell"
	.asciz "EnumerableImpl.enumerator"
	.asciz "EnumerableImpl.sequence.next"
	.asciz "EnumerableImpl.sequence.clone"
	.asciz "Dictionary.Insert"
	.asciz "NativeText.concat2"
	.asciz "System.Collections.Generic.Comparing.isNull"
	.asciz "NativeText.orElse"
	.asciz "SystemException..ctor"
	.asciz "ArgumentNullException..ctor"
	.asciz "IEnumerator.MoveNext"
	.asciz "IEnumerator.Current"
	.asciz "EnumerableImpl.disposeAny"
	.asciz "enumerator.next"
	.asciz "Dictionary.HashOf"
	.asciz "Dictionary.FindBy"
	.asciz "Dictionary.Append"
	.asciz "ArgumentOutOfRangeException..ctor"
	.asciz "hash"
	.asciz "Dictionary.BucketOf"
	.asciz "Dictionary.Matches"
	.asciz "Dictionary.Grow"
	.asciz "ArgumentException..ctor"
	.asciz "InvalidCastException..ctor"
	.asciz "ArrayImpl.resize"
	.asciz "Exception.Message"
	.asciz "ArgumentException.Message"
	.asciz "ArgumentOutOfRangeException.Message"
rt_place_sites:	.byte 0
	.byte 17,1,0,0,0
rt_places:
	.uleb128 .P1-.P1
	.byte 0,0,1
	.uleb128 .P2-.P1
	.byte 156,1,1
	.byte 0
	.uleb128 .P3-.P2
	.byte 0,0,1
	.uleb128 .P4-.P3
	.byte 0
	.byte 0
	.uleb128 .P5-.P4
	.byte 32,0,1
	.uleb128 .P6-.P5
	.byte 0
	.uleb128 .P7-.P6
	.byte 0
	.byte 0
	.uleb128 .P8-.P7
	.byte 44,1,3
	.uleb128 .P9-.P8
	.byte 41,25
	.uleb128 .P10-.P9
	.byte 41,19
	.uleb128 .P11-.P10
	.byte 24,15
	.uleb128 .P12-.P11
	.byte 4
	.byte 0
	.uleb128 .P13-.P12
	.byte 67,1,1
	.uleb128 .P14-.P13
	.byte 120,26
	.uleb128 .P15-.P14
	.byte 56,72
	.byte 0
	.uleb128 .P16-.P15
	.byte 71,1,3
	.uleb128 .P17-.P16
	.byte 249,9,17
	.uleb128 .P18-.P17
	.byte 56,32
	.uleb128 .P19-.P18
	.byte 4
	.uleb128 .P20-.P19
	.byte 4
	.uleb128 .P21-.P20
	.byte 56,51
	.byte 0
	.uleb128 .P22-.P21
	.byte 115,0,5
	.uleb128 .P23-.P22
	.byte 0
	.byte 0
	.uleb128 .P24-.P23
	.byte 0,0,1
	.uleb128 .P25-.P24
	.byte 0
	.uleb128 .P26-.P25
	.byte 0
	.byte 0
	.uleb128 .P27-.P26
	.byte 0,0,1
	.uleb128 .P28-.P27
	.byte 0
	.uleb128 .P29-.P28
	.byte 0
	.byte 0
	.uleb128 .P30-.P29
	.byte 169,1,0,3
	.uleb128 .P31-.P30
	.byte 0
	.uleb128 .P32-.P31
	.byte 0
	.uleb128 .P33-.P32
	.byte 0
	.uleb128 .P34-.P33
	.byte 1
	.uleb128 .P35-.P34
	.byte 1
	.uleb128 .P36-.P35
	.byte 0
	.uleb128 .P37-.P36
	.byte 0
	.uleb128 .P38-.P37
	.byte 0
	.byte 0
	.uleb128 .P39-.P38
	.byte 187,1,0,3
	.uleb128 .P40-.P39
	.byte 0
	.uleb128 .P41-.P40
	.byte 0
	.uleb128 .P42-.P41
	.byte 0
	.uleb128 .P43-.P42
	.byte 0
	.uleb128 .P44-.P43
	.byte 0
	.uleb128 .P45-.P44
	.byte 0
	.byte 0
	.uleb128 .P46-.P45
	.byte 155,1,0,3
	.uleb128 .P47-.P46
	.byte 0
	.byte 0
	.uleb128 .P48-.P47
	.byte 128,2,0,1
	.uleb128 .P49-.P48
	.byte 0
	.byte 0
	.uleb128 .P50-.P49
	.byte 141,2,0,1
	.uleb128 .P51-.P50
	.byte 0
	.uleb128 .P52-.P51
	.byte 0
	.byte 0
	.uleb128 .P53-.P52
	.byte 179,2,0,1
	.uleb128 .P54-.P53
	.byte 0
	.byte 0
	.uleb128 .P55-.P54
	.byte 224,2,0,3
	.uleb128 .P56-.P55
	.byte 0
	.byte 0
	.uleb128 .P57-.P56
	.byte 243,2,0,7
	.uleb128 .P58-.P57
	.byte 0
	.byte 0
	.uleb128 .P59-.P58
	.byte 133,3,0,5
	.uleb128 .P60-.P59
	.byte 0
	.uleb128 .P61-.P60
	.byte 0
	.byte 0
	.uleb128 .P62-.P61
	.byte 227,1,0,3
	.uleb128 .P63-.P62
	.byte 0
	.uleb128 .P64-.P63
	.byte 0
	.byte 0
	.uleb128 .P65-.P64
	.byte 0,0,1
	.uleb128 .P66-.P65
	.byte 0
	.uleb128 .P67-.P66
	.byte 0
	.byte 0
	.uleb128 .P68-.P67
	.byte 150,3,0,1
	.uleb128 .P69-.P68
	.byte 0
	.byte 0
	.uleb128 .P70-.P69
	.byte 214,3,0,5
	.uleb128 .P71-.P70
	.byte 1
	.uleb128 .P72-.P71
	.byte 1
	.uleb128 .P73-.P72
	.byte 0
	.uleb128 .P74-.P73
	.byte 1
	.uleb128 .P75-.P74
	.byte 0
	.byte 0
	.uleb128 .P76-.P75
	.byte 145,4,0,3
	.uleb128 .P77-.P76
	.byte 0
	.uleb128 .P78-.P77
	.byte 0
	.uleb128 .P79-.P78
	.byte 0
	.byte 0
	.uleb128 .P80-.P79
	.byte 0,0,1
	.uleb128 .P81-.P80
	.byte 0
	.uleb128 .P82-.P81
	.byte 0
	.byte 0
	.uleb128 .P83-.P82
	.byte 244,4,0,3
	.uleb128 .P84-.P83
	.byte 0
	.byte 0
	.uleb128 .P85-.P84
	.byte 166,5,0,1
	.uleb128 .P86-.P85
	.byte 0
	.byte 0
	.uleb128 .P87-.P86
	.byte 187,5,0,1
	.uleb128 .P88-.P87
	.byte 0
	.byte 0
	.uleb128 .P89-.P88
	.byte 207,5,0,1
	.uleb128 .P90-.P89
	.byte 0
	.byte 0
	.uleb128 .P91-.P90
	.byte 233,5,0,1
	.uleb128 .P92-.P91
	.byte 0
	.uleb128 .P93-.P92
	.byte 0
	.uleb128 .P94-.P93
	.byte 0
	.uleb128 .P95-.P94
	.byte 0
	.uleb128 .P96-.P95
	.byte 0
	.byte 0
	.uleb128 .P97-.P96
	.byte 249,5,0,1
	.uleb128 .P98-.P97
	.byte 0
	.byte 0
	.uleb128 .P99-.P98
	.byte 139,6,0,5
	.uleb128 .P100-.P99
	.byte 0
	.uleb128 .P101-.P100
	.byte 0
	.byte 0
	.uleb128 .P102-.P101
	.byte 157,6,0,5
	.uleb128 .P103-.P102
	.byte 0
	.uleb128 .P104-.P103
	.byte 0
	.byte 0
	.uleb128 .P105-.P104
	.byte 138,5,0,3
	.uleb128 .P106-.P105
	.byte 0
	.byte 0
	.uleb128 .P107-.P106
	.byte 0,0,1
	.uleb128 .P108-.P107
	.byte 0
	.uleb128 .P109-.P108
	.byte 0
	.byte 0
	.uleb128 .P110-.P109
	.byte 253,6,0,7
	.uleb128 .P111-.P110
	.byte 0
	.uleb128 .P112-.P111
	.byte 0
	.uleb128 .P113-.P112
	.byte 0
	.byte 0
	.uleb128 .P114-.P113
	.byte 175,6,0,5
	.uleb128 .P115-.P114
	.byte 0
	.uleb128 .P116-.P115
	.byte 0
	.byte 0
	.uleb128 .P117-.P116
	.byte 141,7,0,5
	.uleb128 .P118-.P117
	.byte 0
	.byte 0
	.uleb128 .P119-.P118
	.byte 165,7,0,3
	.uleb128 .P120-.P119
	.byte 0
	.uleb128 .P121-.P120
	.byte 0
	.byte 0
	.uleb128 .P122-.P121
	.byte 209,7,0,1
	.uleb128 .P123-.P122
	.byte 0
	.byte 0
	.uleb128 .P124-.P123
	.byte 253,7,0,1
	.uleb128 .P125-.P124
	.byte 0
	.byte 0
rt_places_end:
	.text
	.set rt_places_text,.P1
	.section .note.GNU-stack,"",@progbits
