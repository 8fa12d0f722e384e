import Decimal from "decimal.js";
import type { DeliveryTerms } from "../../../contract/delivery/delivery-terms";
import { Exact, toMoney } from "../../../money/exact";
import type { PricedFreight } from "./purchase";

/** By the goods' total before any coupon, so that using one never makes delivery dearer; nothing chosen costs nothing. */
export function priceFreight(
	goodsTotal: Decimal | undefined,
	{ fee, freeFrom }: DeliveryTerms,
): PricedFreight {
	const missing = Decimal.max(new Exact(freeFrom).minus(goodsTotal ?? 0), 0);
	const isFree = goodsTotal === undefined || missing.isZero();
	return {
		fee,
		freeFrom,
		amount: isFree ? toMoney(new Exact(0)) : toMoney(new Exact(fee)),
		missing: toMoney(missing),
	};
}
