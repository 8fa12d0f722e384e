const firstWaitMs = 1_000;
const waitAtMostMs = 16_000;

/** Loads what a shopper waits for: while the line is down again and again, after ever longer pauses. */
export async function keepTrying<Loaded>(
	load: () => Promise<Loaded>,
): Promise<Loaded> {
	for (let waitMs = firstWaitMs; ; waitMs = Math.min(waitMs * 2, waitAtMostMs))
		try {
			return await load();
		} catch {
			await new Promise((resolve) => setTimeout(resolve, waitMs));
		}
}
