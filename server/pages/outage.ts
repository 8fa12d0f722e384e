export interface Outage {
	/** Whether the service below is away, by what is known of the last second or else by asking. */
	isOn: () => Promise<boolean>;
}

const knownMs = 1_000;

/** Asks only when somebody suspects an outage, and once for all who do so within a second. */
export function watchOutage(isAway: () => Promise<boolean>): Outage {
	let last: { at: number; answer: Promise<boolean> } | undefined;
	return {
		isOn: () => {
			if (!last || Date.now() - last.at > knownMs)
				last = { at: Date.now(), answer: isAway().catch(() => false) };
			return last.answer;
		},
	};
}
