export type Dice = {
	unit: () => number;
	between: (low: number, high: number) => number;
	pick: <T>(choices: readonly T[]) => T;
};

function hashOf(text: string): number {
	let hash = 2166136261;
	for (const letter of text) {
		hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 16777619);
	}
	return hash >>> 0;
}

/** The same text always throws the same numbers, so a picture never changes by itself. */
export function diceFor(text: string): Dice {
	let state = hashOf(text);
	const unit = () => {
		state = (state + 0x6d2b79f5) >>> 0;
		let mixed = Math.imul(state ^ (state >>> 15), state | 1);
		mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
		return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
	};
	return {
		unit,
		between: (low, high) => low + unit() * (high - low),
		pick: (choices) => {
			const choice = choices[Math.floor(unit() * choices.length)];
			if (choice === undefined) throw new Error("nothing to pick from");
			return choice;
		},
	};
}
