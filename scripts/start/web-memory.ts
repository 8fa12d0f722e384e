/** Node by itself lets the heap grow to several times what is in use before it looks for garbage. */
const heapGrowingPercent = 30;
/** Where new objects begin their lives; Node takes three times 16 MB by itself. */
const youngMegabytes = 8;
/** What is at least as large has memory of its own, which goes back the moment it is free. */
const ownMemoryFromBytes = 64 * 1024;

interface Thrift {
	/** Words for Node's command line. */
	flags: string[];
	environment: Record<string, string>;
}

/**
 * What keeps the web process small. The C library, from which pictures and compression take their memory, keeps it in
 * two pools instead of one for every thread, and gives back what is free. A process that was told otherwise stays so.
 */
export function thriftily(environment: NodeJS.ProcessEnv): Thrift {
	return {
		flags: [
			`--heap-growing-percent=${heapGrowingPercent}`,
			`--max-semi-space-size=${youngMegabytes}`,
		],
		environment: {
			MALLOC_ARENA_MAX: environment.MALLOC_ARENA_MAX || "2",
			MALLOC_MMAP_THRESHOLD_:
				environment.MALLOC_MMAP_THRESHOLD_ || String(ownMemoryFromBytes),
			MALLOC_TRIM_THRESHOLD_:
				environment.MALLOC_TRIM_THRESHOLD_ || String(2 * ownMemoryFromBytes),
		},
	};
}
