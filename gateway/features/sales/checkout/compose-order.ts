import type { LocaleCode } from "../../../contract/locale";
import { Exact, sum, toMoney } from "../../../money/exact";
import { drawCollectCode, drawOrderNo, lineVector } from "../order/service";
import type { PricedLine, PricedOrder } from "../pricing/service";
import type { Body } from "./create";
import { deliveredTo } from "./delivered-to";
import type * as repository from "./order-repository";
import type { JudgedLine } from "./quote-lines";
import type { Quoted } from "./read-quote";

export interface NewOrder {
	no: string;
	accountId: number;
	locale: LocaleCode;
	at: Date;
	expiresAt: Date;
}

interface Agreed {
	quoted: Quoted;
	body: Body;
	/** By coupon. */
	receipts: ReadonlyMap<number, number>;
}

/** The master with an order per merchant, its lines and what they used. */
export function composeOrder(
	{ at, ...order }: NewOrder,
	agreed: Agreed,
): repository.NewOrder {
	const { priced, preOrder } = agreed.quoted;
	const master = {
		...order,
		preOrderNo: preOrder.no,
		deliveredTo: deliveredTo(agreed.quoted, agreed.body, order.locale),
		payMethod: agreed.body.payMethod,
		goodsTotal: priced.goods,
		couponTotal: priced.coupons,
		pointsTotal: priced.points,
		pointsUsed: priced.pointsUsed,
		freightTotal: priced.freight,
		total: priced.total,
		createdAt: at,
	};
	const orders = priced.orders.map((part) => ({
		row: orderRow(part, agreed),
		collectCode: isCollected(part, agreed) ? drawCollectCode() : null,
		lines: part.lines.map((line) => ({
			...lineRow(line, part, agreed),
			search: lineVector(
				getSold(agreed.quoted.sold, line.id).name,
				order.accountId,
			),
		})),
	}));
	const couponUses = priced.couponShares.map(({ couponId, amount }) => ({
		receiptId: agreed.receipts.get(couponId) ?? 0,
		couponId,
		saving: amount,
	}));
	return { master, orders, couponUses };
}

function isCollected({ key }: PricedOrder, { quoted }: Agreed): boolean {
	return quoted.deliveries.get(key)?.isCollected ?? false;
}

function orderRow(
	part: PricedOrder,
	{ quoted, body }: Agreed,
): repository.NewMerchantOrder["row"] {
	const delivery = quoted.deliveries.get(part.key);
	const { store, slot, isCollected } = delivery ?? {};
	const isLeftSomewhere = part.cartType === "SUPERMARKET" && !isCollected;
	return {
		no: drawOrderNo("SH"),
		merchantId: part.merchantId,
		cartType: part.cartType,
		storeId: store?.id ?? null,
		slotStartsAt: slot ? new Date(slot.from) : null,
		isCollected,
		point: delivery?.point?.copy ?? null,
		handover: isLeftSomewhere ? body.handover : null,
		note: body.notes[part.key] ?? "",
		goodsTotal: part.goods,
		couponTotal: part.coupons,
		pointsTotal: part.points,
		freight: part.freight.amount,
		total: part.total,
	};
}

function lineRow(
	line: PricedLine,
	{ cartType }: PricedOrder,
	{ quoted, body }: Agreed,
): repository.NewLine {
	const sold = getSold(quoted.sold, line.id);
	const merchants = line.coupons.filter((one) => isMerchants(quoted, one));
	return {
		skuId: sold.skuId,
		goodsId: sold.goodsId,
		name: sold.name,
		image: sold.image ?? sold.images[0] ?? "",
		options: sold.options,
		price: sold.price,
		quantity: sold.quantity,
		subtotal: line.subtotal,
		couponShare: sumOf(line.coupons),
		merchantCouponShare: sumOf(merchants),
		pointsShare: line.points,
		payable: line.payable,
		substitution:
			cartType === "SUPERMARKET"
				? (body.substitutions[String(sold.skuId)] ?? "none")
				: "none",
	};
}

type Share = PricedLine["coupons"][number];

const sumOf = (shares: Share[]) =>
	toMoney(sum(shares.map(({ amount }) => new Exact(amount))));

/** Whoever issued a coupon bears it. */
const isMerchants = ({ chosen }: Quoted, { couponId }: Share): boolean =>
	chosen.some(({ id, merchantId }) => id === couponId && merchantId !== null);

function getSold(lines: JudgedLine[], skuId: number): JudgedLine {
	const found = lines.find((line) => line.skuId === skuId);
	if (!found) throw new Error(`A priced line is of no sku ${skuId}`);
	return found;
}
