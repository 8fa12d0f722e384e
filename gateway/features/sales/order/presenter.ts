import {
	type CollectionPointCopy,
	formatCollectionPoint,
} from "../../../contract/delivery/collection-point-terms";
import { type LocaleCode, localize } from "../../../contract/locale";
import type { MasterOrder, MerchantOrder } from "../../../contract/sales/order";
import { orderStatusCodes } from "../../../contract/sales/order-status";
import type { PayState } from "../../../contract/sales/payment";
import { hongKongTime } from "../../../http/hong-kong-time";
import { presentChoice } from "../../catalog/goods/service";
import { presentCollectionPoint } from "../../delivery/collection-point/service";
import { hoursOn, presentSlotAt } from "../../delivery/store/service";
import { formatAddress } from "../../identity/address/service";
import { addressesOf, type Contact } from "../order-message/service";
import { collectUntil, parcelUntil } from "./collect-until";
import type { LineRow, MasterRow, OrderRow } from "./repository";

export interface MasterFound {
	master: MasterRow;
	orders: OrderRow[];
	lines: LineRow[];
	state: PayState;
	contact: Contact;
}

export function presentMaster(
	{ master, orders, lines, state, contact }: MasterFound,
	locale: LocaleCode,
): MasterOrder {
	const { email, phone } = addressesOf(master.deliveredTo, contact);
	return {
		orderNo: master.no,
		createdAt: hongKongTime(master.createdAt),
		state,
		paidAt: master.paidAt && hongKongTime(master.paidAt),
		expiresAt: waits(state) ? hongKongTime(master.expiresAt) : null,
		payMethod: master.payMethod,
		delivery: presentDelivery(master, locale),
		messagesTo: email || phone,
		orders: orders.map((row) =>
			presentOrder(
				row,
				lines.filter(({ orderId }) => orderId === row.order.id),
				locale,
			),
		),
		goodsTotal: master.goodsTotal,
		couponTotal: master.couponTotal,
		pointsTotal: master.pointsTotal,
		pointsUsed: master.pointsUsed,
		freightTotal: master.freightTotal,
		total: master.total,
	};
}

export function presentDelivery(
	{ deliveredTo }: MasterRow,
	locale: LocaleCode,
	/** Of one merchant's order, in the place of the address. */
	point: CollectionPointCopy | null = null,
): MasterOrder["delivery"] {
	return {
		realName: deliveredTo.realName,
		phone: `${deliveredTo.countryCode} ${deliveredTo.phone}`,
		formatted: point
			? formatCollectionPoint(point, locale)
			: formatAddress(deliveredTo, locale),
		addressType: point ? "other" : deliveredTo.addressType,
	};
}

export function waits(state: PayState): boolean {
	return state === "unpaid" || state === "confirming";
}

export function presentOrder(
	row: OrderRow,
	lines: LineRow[],
	locale: LocaleCode,
): MerchantOrder {
	const { order, merchantName, isSelfSupport, storeName } = row;
	const { storeId, slotStartsAt } = order;
	return {
		orderNo: order.no,
		cartType: order.cartType,
		status: orderStatusCodes[order.status],
		paid: order.paid,
		merchant: {
			id: order.merchantId,
			name: localize(merchantName, locale),
			isSelfSupport,
		},
		store:
			storeId === null
				? null
				: { id: storeId, name: localize(storeName ?? {}, locale) },
		slot: slotStartsAt && presentSlotAt(slotStartsAt),
		collecting: presentCollecting(row, locale),
		point: presentPoint(row, locale),
		handover: order.handover,
		note: order.note,
		lines: lines.map((line) => presentLine(line, locale)),
		goodsTotal: order.goodsTotal,
		couponTotal: order.couponTotal,
		pointsTotal: order.pointsTotal,
		freight: order.freight,
		total: order.total,
	};
}

/** The code is shown while it opens something. */
function presentCollecting(
	{ order, collectCode, storeAddress, storeHours }: OrderRow,
	locale: LocaleCode,
): MerchantOrder["collecting"] {
	const { isCollected, slotStartsAt, paid, status } = order;
	if (!isCollected || !slotStartsAt) return null;
	const isToCome =
		status === "awaitingShipment" || status === "awaitingReceipt";
	return {
		code: paid && isToCome ? collectCode : null,
		address: localize(storeAddress ?? {}, locale),
		hours: hoursOn(storeHours ?? [], slotStartsAt),
		until: hongKongTime(collectUntil({ ...order, slotStartsAt })),
	};
}

/** The same. */
function presentPoint(
	{ order, collectCode, arrivedAt }: OrderRow,
	locale: LocaleCode,
): MerchantOrder["point"] {
	const { point, status } = order;
	if (!point) return null;
	const isThere = arrivedAt && status === "awaitingReceipt";
	return {
		...presentCollectionPoint(point, locale),
		waiting: isThere
			? { code: collectCode, until: hongKongTime(parcelUntil(arrivedAt)) }
			: null,
	};
}

function presentLine(
	line: LineRow,
	locale: LocaleCode,
): MerchantOrder["lines"][number] {
	return {
		id: line.id,
		skuId: line.skuId,
		goodsId: line.goodsId,
		name: localize(line.name, locale),
		image: line.image,
		options: presentChoice(line.options, locale),
		price: line.price,
		quantity: line.quantity,
		subtotal: line.subtotal,
		couponShare: line.couponShare,
		pointsShare: line.pointsShare,
		payable: line.payable,
		substitution: line.substitution,
	};
}
