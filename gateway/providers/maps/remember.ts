interface Memory {
	/** The one unused longest gives way. */
	most: number;
	forMs: number;
	now: () => Date;
}

/** Answers of a while ago, and of right now: who asks the same meanwhile waits for the same answer. Failures are forgotten. */
export function openMemory({ most, forMs, now }: Memory) {
	const kept = new Map<string, { answer: Promise<unknown>; untilMs: number }>();

	return async function remember<Answer>(
		key: string,
		question: () => Promise<Answer>,
	): Promise<Answer> {
		const known = kept.get(key);
		kept.delete(key);
		const nowMs = now().getTime();
		if (known && known.untilMs > nowMs) {
			kept.set(key, known);
			return known.answer as Promise<Answer>;
		}
		const asked = { answer: question(), untilMs: nowMs + forMs };
		kept.set(key, asked);
		const [oldest] = kept.keys();
		if (kept.size > most && oldest !== undefined) kept.delete(oldest);
		asked.answer.catch(() => {
			if (kept.get(key) === asked) kept.delete(key);
		});
		return asked.answer;
	};
}
