import { type LocaleCode, localize } from "../../../contract/locale";
import type { Quote, QuoteChange } from "../../../contract/sales/checkout";
import { hongKongTime } from "../../../http/hong-kong-time";
import { Exact, subtotalOf, sum, toMoney } from "../../../money/exact";
import { presentCollectionPoint } from "../../delivery/collection-point/service";
import { presentSkuOfLine } from "../cart/service";
import type { Joining } from "../group/service";
import {
	orderKeyOf,
	type PricedLine,
	type PricedOrder,
} from "../pricing/service";
import { presentCoupons } from "./coupon-presenter";
import type { JudgedLine } from "./quote-lines";
import type { Quoted } from "./read-quote";

const pointsPerDollar = 100;

export function presentQuote(
	quoted: Quoted,
	changes: QuoteChange[],
	locale: LocaleCode,
): Quote {
	const { preOrder, address, priced, dropped, pointsInHand, joining } = quoted;
	const usable = Math.min(pointsInHand, priced.pointsMax);
	return {
		preOrderNo: preOrder.no,
		addressId: address?.id ?? null,
		groups: priced.orders.map((order) => presentGroup(order, quoted, locale)),
		dropped: dropped.map((line) => presentLine(line, undefined, locale)),
		coupons: presentCoupons(quoted, locale),
		points: {
			current: pointsInHand,
			usable,
			worth: toMoney(new Exact(usable).div(pointsPerDollar)),
			used: priced.pointsUsed,
		},
		group: joining && presentJoining(joining),
		goodsTotal: priced.goods,
		couponTotal: priced.coupons,
		pointsTotal: priced.points,
		freightTotal: priced.freight,
		total: priced.total,
		changes,
	};
}

function presentJoining({ offer, group }: Joining): Quote["group"] {
	const { id: offerId, size, hours } = offer.offer;
	return {
		offerId,
		id: group?.id ?? null,
		size: group?.size ?? size,
		hours,
		missing: group ? group.size - group.paid : size,
		closesAt: group && hongKongTime(group.closesAt),
		singlePrice: offer.singlePrice,
	};
}

function presentGroup(
	order: PricedOrder,
	{ sold, deliveries }: Quoted,
	locale: LocaleCode,
): Quote["groups"][number] {
	const lines = sold.filter((line) => orderKeyOf(line) === order.key);
	const [first] = lines;
	const delivery = deliveries.get(order.key);
	if (!first || !delivery) throw new Error(`No lines are of ${order.key}`);
	const { store, nearest, isOutOfReach, slot, point } = delivery;
	const { isCollected, isToPoint } = delivery;
	return {
		key: order.key,
		cartType: order.cartType,
		merchant: {
			id: first.merchantId,
			name: localize(first.merchantName, locale),
			isSelfSupport: first.isSelfSupport,
		},
		store: store && {
			id: store.id,
			name: store.name,
			distance: store.distance ?? 0,
		},
		isCollected,
		isToPoint,
		point: point && presentCollectionPoint(point.copy, locale),
		collectingStores: delivery.collectingStores.map(
			({ id, name, address, distance }) => ({ id, name, address, distance }),
		),
		isOutOfReach,
		nearest: nearest && {
			name: nearest.name,
			distance: nearest.distance ?? 0,
		},
		slot,
		lines: lines.map((line) => {
			const priced = order.lines.find(({ id }) => id === line.skuId);
			return presentLine(line, priced, locale);
		}),
		goodsTotal: order.goods,
		couponTotal: order.coupons,
		pointsTotal: order.points,
		freight: order.freight.amount,
		total: order.total,
	};
}

/** Nothing is taken off a line that cannot be bought. */
function presentLine(
	line: JudgedLine,
	priced: PricedLine | undefined,
	locale: LocaleCode,
): Quote["dropped"][number] {
	const subtotal = toMoney(subtotalOf(line));
	const shares = priced?.coupons ?? [];
	return {
		...presentSkuOfLine(line, locale),
		quantity: line.quantity,
		subtotal,
		couponShare: toMoney(sum(shares.map(({ amount }) => new Exact(amount)))),
		pointsShare: priced?.points ?? "0.00",
		payable: priced?.payable ?? subtotal,
		state: line.state,
	};
}
