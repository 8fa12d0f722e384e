import { lifelongInvariants, listViolations } from "../invariants/check";
import { keptOf } from "./bank";
import { compareBooks } from "./compare-books";
import { listMiscounted } from "./count-stock";
import type { World } from "./world";

export interface Verdict {
	seed: number;
	orders: number;
	charges: number;
	/** Charges that went back, all or a part, as often as they did. */
	refunds: number;
	shipped: number;
	received: number;
	/** Lines. */
	reviewed: number;
	/** Orders that their merchant is owed for, and nothing can go back any more. */
	settled: number;
	/** Refunds whose goods came back and were looked at, and those that an operator decided. */
	returned: number;
	disputed: number;
	/** Refunds whose goods became an order of another variant. */
	exchanged: number;
	/** Orders that were handed over at a store, and those that nobody fetched in time. */
	fetched: number;
	unfetched: number;
	/** Orders that the weather held up. */
	heldUp: number;
	/** Groups that came together, and those that did not though somebody had paid. */
	filled: number;
	failed: number;
	acknowledged: number;
	/** Orders that a buyer has heard of, or has heard are paid, and that are not. */
	lost: number;
	/** Orders that were charged more than once, and charges that went back more than once. */
	doubled: number;
	/** Charges of which the shop's books do not say what the bank's say. */
	unmatched: number;
	/** Invariants that do not hold, errors that nobody foresaw, what nobody decided. */
	violations: string[];
}

export async function judge(
	{ db, bank, acknowledged, reportedPaid, faults, buyers, ...seeded }: World,
	seed: number,
): Promise<Verdict> {
	const charged = bank.charges.filter(({ state }) => state === "succeeded");
	const compared = await compareBooks(db, {
		charged: charged.map((one) => ({ key: one.key, kept: keptOf(one) })),
		acknowledged,
		reportedPaid,
		accountIds: buyers.map(({ accountId }) => accountId),
	});
	const { undecided, open, unknown, ...counted } = compared;
	const notified = (what: string, count: number) => (count > 0 ? [what] : []);
	return {
		...counted,
		seed,
		charges: charged.length,
		refunds: charged.reduce((sum, { refunds }) => sum + refunds.size, 0),
		acknowledged: acknowledged.length,
		violations: [
			...faults,
			...notified("orders are left undecided", undecided),
			...notified("tries to pay or refunds are left open", open),
			...notified("a charge that the bank does not know", unknown),
			...(await listViolations(db, lifelongInvariants)),
			...(await listMiscounted(db, seeded)),
		],
	};
}

export function isRight(verdict: Verdict): boolean {
	const { lost, doubled, unmatched, violations } = verdict;
	return lost + doubled + unmatched + violations.length === 0;
}

/** One line for any number of seeds; of a fault the seed that shows it. */
export function report(verdicts: Verdict[]): string {
	const wrong = verdicts.find((verdict) => !isRight(verdict));
	const sum = (count: (verdict: Verdict) => number) =>
		verdicts.reduce((total, verdict) => total + count(verdict), 0);
	const counted = [
		`orders=${sum(({ orders }) => orders)}`,
		`charges=${sum(({ charges }) => charges)}`,
		`refunds=${sum(({ refunds }) => refunds)}`,
		`shipped=${sum(({ shipped }) => shipped)}`,
		`received=${sum(({ received }) => received)}`,
		`reviewed=${sum(({ reviewed }) => reviewed)}`,
		`settled=${sum(({ settled }) => settled)}`,
		`returned=${sum(({ returned }) => returned)}`,
		`disputed=${sum(({ disputed }) => disputed)}`,
		`exchanged=${sum(({ exchanged }) => exchanged)}`,
		`fetched=${sum(({ fetched }) => fetched)}`,
		`unfetched=${sum(({ unfetched }) => unfetched)}`,
		`heldUp=${sum(({ heldUp }) => heldUp)}`,
		`filled=${sum(({ filled }) => filled)}`,
		`failed=${sum(({ failed }) => failed)}`,
		`acknowledged=${sum(({ acknowledged }) => acknowledged)}`,
		`lost=${sum(({ lost }) => lost)}`,
		`doubled=${sum(({ doubled }) => doubled)}`,
		`unmatched=${sum(({ unmatched }) => unmatched)}`,
		`violations=${sum(({ violations }) => violations.length)}`,
		`seed=${wrong?.seed ?? verdicts.at(-1)?.seed}`,
	].join(" ");
	return [...(wrong?.violations ?? []), counted].join("\n");
}
