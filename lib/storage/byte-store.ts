interface Kept {
	made: Promise<Buffer>;
	/** Nothing until it is made. */
	bytes: number;
}

interface Stored {
	/** Made once while many ask. What fails is not kept. */
	keep: (key: string, make: () => Promise<Buffer>) => Promise<Buffer>;
}

/** Keeps what was made, up to so many bytes in all; what was unused longest makes room. */
export function openByteStore(bytesMax: number): Stored {
	const kept = new Map<string, Kept>();
	let bytesKept = 0;

	function forget(key: string, one: Kept): void {
		if (kept.get(key) !== one) return;
		kept.delete(key);
		bytesKept -= one.bytes;
	}

	function makeRoom(): void {
		for (const [key, one] of kept) {
			if (bytesKept <= bytesMax) return;
			if (one.bytes > 0) forget(key, one);
		}
	}

	function begin(key: string, make: () => Promise<Buffer>): Kept {
		const one: Kept = { made: make(), bytes: 0 };
		one.made.then(
			({ byteLength }) => {
				one.bytes = byteLength;
				bytesKept += byteLength;
				makeRoom();
			},
			() => forget(key, one),
		);
		return one;
	}

	return {
		keep: (key, make) => {
			const one = kept.get(key) ?? begin(key, make);
			// Put behind all others.
			kept.delete(key);
			kept.set(key, one);
			return one.made;
		},
	};
}
