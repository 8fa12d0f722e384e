const parentPollMs = 500;

type Ending = () => Promise<void> | void;

/** What was started is ended in reverse order, once, whatever brings the end. */
export class Lifetime {
	#endings: Ending[] = [];
	#isEnding = false;

	get isEnding(): boolean {
		return this.#isEnding;
	}

	/** Returns a function that takes the ending back, for what ended by itself. */
	atEnd(ending: Ending): () => void {
		this.#endings.push(ending);
		return () => {
			this.#endings = this.#endings.filter((kept) => kept !== ending);
		};
	}

	async end(exitCode: number): Promise<void> {
		if (this.#isEnding) return;
		this.#isEnding = true;
		for (const ending of this.#endings.reverse()) await ending();
		process.exit(exitCode);
	}

	/**
	 * A signal sent to npm alone ends npm and the shell between us, and never arrives here. Without npm, a parent that
	 * goes away means nothing: the shop may be meant to outlive a terminal.
	 */
	endWithNpm(): void {
		if (!process.env.npm_lifecycle_event) return;
		const parent = process.ppid;
		setInterval(() => {
			if (process.ppid !== parent) void this.end(0);
		}, parentPollMs).unref();
	}

	/** Ctrl-C often arrives twice, from the terminal and from npm: the second changes nothing. */
	endOnSignals(): void {
		for (const signal of ["SIGTERM", "SIGINT", "SIGHUP"] as const) {
			process.on(signal, () => void this.end(0));
		}
	}
}
