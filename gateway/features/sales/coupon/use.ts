import type { Localized } from "../../../contract/locale";
import type { Transaction } from "../../../db/client";
import type { Ctx } from "../../../http/context";
import type { CouponTerms, LineToPrice } from "../pricing/service";
import { endOfDayAfter, receiveOne } from "./receive";
import * as repository from "./use-repository";

/** A coupon that an account has, or that using it receives. */
export interface UsableCoupon extends CouponTerms {
	name: Localized;
	isReceived: boolean;
}

/**
 * What an account can use for a purchase at its moment, by the day it ends; of coupons that count some goods, those among
 * the goods bought. Those still offered are usable from that moment: a later one would have them come too late for it.
 */
export async function listUsableCoupons(
	{ db }: Pick<Ctx, "db">,
	{ accountId, at }: { accountId: number; at: Date },
	lines: LineToPrice[],
): Promise<UsableCoupon[]> {
	const goodsIds = lines.map(({ goodsId }) => goodsId);
	const rows = await repository.listUsable(db, {
		accountId,
		at,
		goodsIds,
		merchantIds: lines.map(({ merchantId }) => merchantId),
		categoryIds: lines.flatMap(({ categoryIds }) => categoryIds),
	});
	const named = rows.filter(({ type }) => type === "goods");
	const counted =
		named.length > 0 && goodsIds.length > 0
			? await repository.listCountedGoods(
					db,
					named.map(({ id }) => id),
					goodsIds,
				)
			: [];
	return rows
		.map(({ receivedAt, expiresAt, validDays, ...terms }) => ({
			...terms,
			isReceived: receivedAt !== null,
			usableFrom: receivedAt ?? at,
			expiresAt: expiresAt ?? endOfDayAfter(at, validDays),
			goodsIds: counted
				.filter(({ couponId }) => couponId === terms.id)
				.map(({ goodsId }) => goodsId),
		}))
		.sort(
			(one, other) =>
				one.expiresAt.getTime() - other.expiresAt.getTime() ||
				one.id - other.id,
		);
}

interface Spending extends Omit<repository.CouponUse, "couponIds"> {
	coupons: UsableCoupon[];
}

/**
 * Their receipts by coupon, or undefined where one of them cannot be had or used any more: then the caller rolls back.
 * What was never received is received first, by rising ids, so that nobody waits in a circle.
 */
export async function spendCoupons(
	tx: Transaction,
	{ coupons, ...use }: Spending,
): Promise<Map<number, number> | undefined> {
	const couponIds = coupons.map(({ id }) => id).sort((a, b) => a - b);
	if (couponIds.length === 0) return new Map();
	for (const couponId of couponIds) {
		const isReceived = coupons.find(({ id }) => id === couponId)?.isReceived;
		if (!isReceived && !(await receiveOne(tx, { ...use, couponId })))
			return undefined;
	}
	const used = await repository.markUsed(tx, { ...use, couponIds });
	if (used.length < couponIds.length) return undefined;
	return new Map(used.map(({ id, couponId }) => [couponId, id]));
}
