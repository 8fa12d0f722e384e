import type { DeliveryTerms } from "../../../contract/delivery/delivery-terms";
import { Exact, sum, toMoney } from "../../../money/exact";
import { priceFreight } from "./freight";
import type { LineInWork } from "./line-in-work";
import {
	type CouponShare,
	orderKeyOf,
	type PricedLine,
	type PricedOrder,
	type PricedPurchase,
	type Purchase,
} from "./purchase";

type Sums = Omit<PricedPurchase, "pointsUsed" | "pointsMax" | "refused">;

/** Orders stand in the order of the purchase's own lines, and so do the lines in each. */
export function sumUp(
	inWork: LineInWork[],
	{ lines, freight: terms }: Pick<Purchase, "lines" | "freight">,
): Sums {
	const inWorkOf = new Map(inWork.map((one) => [one.line.id, one]));
	const groups = new Map<string, LineInWork[]>();
	for (const line of lines) {
		const key = orderKeyOf(line);
		const one = inWorkOf.get(line.id);
		if (one) groups.set(key, [...(groups.get(key) ?? []), one]);
	}
	const orders = [...groups].map(([key, group]) =>
		sumUpOrder(key, group, terms.get(key)),
	);
	const freight = sum(orders.map((order) => new Exact(order.freight.amount)));
	return {
		orders,
		...totalsOf(inWork),
		freight: toMoney(freight),
		total: toMoney(freight.plus(sum(inWork.map(({ left }) => left)))),
		couponShares: sharesOf(inWork),
	};
}

function sumUpOrder(
	key: string,
	group: LineInWork[],
	terms: DeliveryTerms | undefined,
): PricedOrder {
	const [first] = group;
	if (!first || !terms) throw new Error(`Order ${key} has no line or no terms`);
	const goods = sum(group.map(({ subtotal }) => subtotal));
	const freight = priceFreight(goods, terms);
	const payable = sum(group.map(({ left }) => left));
	return {
		key,
		merchantId: first.line.merchantId,
		cartType: first.line.cartType,
		lines: group.map(presentLine),
		...totalsOf(group),
		freight,
		total: toMoney(payable.plus(freight.amount)),
	};
}

function totalsOf(group: LineInWork[]) {
	const shares = group.flatMap(({ coupons }) => coupons);
	return {
		goods: toMoney(sum(group.map(({ subtotal }) => subtotal))),
		coupons: toMoney(sum(shares.map(({ amount }) => amount))),
		points: toMoney(sum(group.map(({ points }) => points))),
	};
}

function presentLine({
	line,
	subtotal,
	left,
	coupons,
	points,
}: LineInWork): PricedLine {
	return {
		id: line.id,
		subtotal: toMoney(subtotal),
		coupons: coupons.map(({ couponId, amount }) => ({
			couponId,
			amount: toMoney(amount),
		})),
		points: toMoney(points),
		payable: toMoney(left),
	};
}

function sharesOf(inWork: LineInWork[]): CouponShare[] {
	const shares = inWork.flatMap(({ coupons }) => coupons);
	const ids = [...new Set(shares.map(({ couponId }) => couponId))];
	return ids.map((couponId) => ({
		couponId,
		amount: toMoney(
			sum(
				shares
					.filter((share) => share.couponId === couponId)
					.map(({ amount }) => amount),
			),
		),
	}));
}
