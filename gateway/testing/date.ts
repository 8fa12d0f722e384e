/** The date is the tests' to move; timers, sockets and databases go on by themselves. */
export function holdDate(): void {
	jest.useFakeTimers({
		doNotFake: [
			"hrtime",
			"nextTick",
			"performance",
			"queueMicrotask",
			"setImmediate",
			"clearImmediate",
			"setInterval",
			"clearInterval",
			"setTimeout",
			"clearTimeout",
		],
	});
}

export function passTime(ms: number): void {
	jest.setSystemTime(Date.now() + ms);
}

export function releaseDate(): void {
	jest.useRealTimers();
}
