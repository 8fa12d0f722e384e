import { quantile } from "../bench/figures";
import type { Exchange } from "../purchases/exchange";

/** An exchange without its words; one that is not over has no end. */
export type Seen = Pick<Exchange, "path" | "startedAt"> &
	Partial<Pick<Exchange, "endedAt" | "status" | "code">>;

/** A fault began and was over, on the clock of the exchanges. */
export interface Span {
	startedAt: number;
	endedAt: number;
}

/** What a purchase asks, in its order; an address begins with one of them. */
export const kinds = [
	"/api/front/cart/save",
	"/api/front/order/pre/order",
	"/api/front/order/computed/price",
	"/api/front/order/create",
	"/api/front/pay/payment",
	"/api/front/pay/status",
];

/** Nobody waits longer for an answer or a broken connection once a fault is over. */
export const hungAfterMs = 30_000;

/** For each kind of step, how long after the fault's end the first one was served; missing where none was. */
export function recoveriesOf(
	seen: Seen[],
	{ endedAt }: Span,
): (number | undefined)[] {
	return kinds.map((kind) => {
		const served = seen.flatMap((one) =>
			one.code === 200 && one.path.startsWith(kind) && one.endedAt !== undefined
				? [one.endedAt - endedAt]
				: [],
		);
		const after = served.filter((ms) => ms >= 0);
		return after.length > 0 ? Math.min(...after) : undefined;
	});
}

/** Requests of before a fault's end that had neither an answer nor a broken connection so long after it. */
export function countHung(seen: Seen[], spans: Span[], now: number): number {
	return seen.filter(({ startedAt, endedAt = now }) =>
		spans.some(
			(span) =>
				startedAt <= span.endedAt && endedAt > span.endedAt + hungAfterMs,
		),
	).length;
}

/** "p50 812 ms p99 2301 ms" */
export function describeTimes(times: number[]): string {
	const at = (part: number) =>
		times.length > 0 ? `${quantile(times, part).toFixed(0)} ms` : "none";
	return `p50 ${at(0.5)} p99 ${at(0.99)}`;
}
