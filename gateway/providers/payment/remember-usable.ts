import type { StripeMethod } from "../../contract/sales/payment-terms";

/** What an operator switches on or off at Stripe is offered, or not, within this time. */
export const usableFreshMs = 300_000;
/** What Stripe did not answer is asked again. */
export const usableRetryMs = 30_000;
/** Of an account that has never answered: every account takes cards. */
export const usableUnknown: readonly StripeMethod[] = ["card"];

/**
 * Remembers which ways can be used. Once there was an answer nobody waits for another: what was known is offered while
 * it is asked again, and goes on being offered where Stripe does not say.
 */
export function rememberUsable(
	ask: () => Promise<readonly StripeMethod[]>,
	now: () => Date = () => new Date(),
) {
	let known: readonly StripeMethod[] | undefined;
	let dueAt = 0;
	let asking: Promise<readonly StripeMethod[]> | undefined;

	async function look() {
		let restMs = usableFreshMs;
		try {
			known = await ask();
		} catch {
			known ??= usableUnknown;
			restMs = usableRetryMs;
		}
		dueAt = now().getTime() + restMs;
		asking = undefined;
		return known;
	}

	return {
		list: async () => {
			if (now().getTime() >= dueAt) asking ??= look();
			return known ?? asking ?? usableUnknown;
		},
		/** Asked anew by the next who wants to know, who waits for it. */
		forget: () => {
			known = undefined;
			dueAt = 0;
		},
	};
}
