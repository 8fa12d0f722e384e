import Decimal from "decimal.js";
import { Exact, nothing, sum } from "../../../money/exact";
import { explainCoupon, isEligible } from "./explain-coupon";
import { priceOrder } from "./price-order";
import type { CouponTerms, Purchase } from "./purchase";

/** A purchase before coupons are chosen. */
export type Unchosen = Pick<Purchase, "lines" | "freight" | "now">;

/** Coupons of merchants chosen so far, what they save, and what they leave to the shop's coupon. */
interface Choice {
	coupons: CouponTerms[];
	saved: Decimal;
	room: Decimal;
}

/**
 * The coupons that save most together: one a merchant and one of the shop at most. Merchants' coupons may take from the
 * goods that the shop's counts, so for each of the shop's every merchant's choice is weighed by both. Of equals the
 * fewest, then those that end first, then the lowest id, in whatever order they are given.
 */
export function chooseBestCoupons(
	purchase: Unchosen,
	coupons: CouponTerms[],
): CouponTerms[] {
	const { lines, now } = purchase;
	const usable = coupons
		.filter((coupon) => !explainCoupon(coupon, lines, now))
		.sort(endsFirst);
	const ofShop = usable.filter(({ merchantId }) => merchantId === null);
	let best: Choice = { coupons: [], saved: nothing, room: nothing };
	for (const shops of [undefined, ...ofShop]) {
		const found = bestBeside(purchase, usable, shops);
		if (isBetter(found, best)) best = found;
	}
	return best.coupons;
}

function endsFirst(one: CouponTerms, other: CouponTerms): number {
	return (
		one.expiresAt.getTime() - other.expiresAt.getTime() || one.id - other.id
	);
}

function isBetter(one: Choice, other: Choice): boolean {
	const order = one.saved.comparedTo(other.saved);
	if (order !== 0) return order > 0;
	return one.coupons.length < other.coupons.length;
}

/** The best choice among merchants' coupons where the shop's is given. */
function bestBeside(
	purchase: Unchosen,
	usable: CouponTerms[],
	shops: CouponTerms | undefined,
): Choice {
	const most = new Exact(shops?.amount ?? 0);
	const merchants = new Set(purchase.lines.map(({ merchantId }) => merchantId));
	let choices: Choice[] = [{ coupons: [], saved: nothing, room: nothing }];
	for (const merchantId of merchants) {
		const options = [
			undefined,
			...usable.filter((coupon) => coupon.merchantId === merchantId),
		].map((own) => weigh(purchase, { merchantId, own, shops }));
		choices = withoutWorse(
			choices.flatMap((choice) =>
				options.map(({ coupons, saved, room }) => ({
					coupons: [...choice.coupons, ...coupons],
					saved: choice.saved.plus(saved),
					room: Decimal.min(choice.room.plus(room), most),
				})),
			),
		);
	}
	return choices
		.map(({ coupons, saved, room }) => ({
			coupons: shops ? [...coupons, shops] : coupons,
			saved: saved.plus(room),
			room: nothing,
		}))
		.reduce((best, one) => (isBetter(one, best) ? one : best));
}

/** What one merchant's coupon saves, and what it leaves of that merchant's goods to the shop's. */
function weigh(
	purchase: Unchosen,
	{
		merchantId,
		own,
		shops,
	}: { merchantId: number; own?: CouponTerms; shops?: CouponTerms },
): Choice {
	const lines = purchase.lines.filter((line) => line.merchantId === merchantId);
	const coupons = own ? [own] : [];
	const priced = priceOrder({ ...purchase, lines, coupons, points: 0 });
	const counted = new Set(
		lines
			.filter((line) => shops && isEligible(shops, line))
			.map(({ id }) => id),
	);
	const left = priced.orders
		.flatMap((order) => order.lines)
		.filter(({ id }) => counted.has(id));
	return {
		coupons,
		saved: new Exact(priced.coupons),
		room: sum(left.map(({ payable }) => new Exact(payable))),
	};
}

/** A choice stays unless another saves as much and leaves as much; of equals the one with the fewest, then the first. */
function withoutWorse(choices: Choice[]): Choice[] {
	const kept: Choice[] = [];
	const ranked = [...choices].sort(
		(one, other) =>
			other.saved.comparedTo(one.saved) ||
			other.room.comparedTo(one.room) ||
			one.coupons.length - other.coupons.length,
	);
	for (const choice of ranked)
		if (!kept.some(({ room }) => room.gte(choice.room))) kept.push(choice);
	return kept;
}
