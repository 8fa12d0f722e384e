import type { DataOf, Input } from "../../../contract/call";
import { localize } from "../../../contract/locale";
import type {
	getSettlement,
	listSettledOrders,
	SettledOrder,
} from "../../../contract/sales/settlement";
import type { Ctx } from "../../../http/context";
import { hongKongTime } from "../../../http/hong-kong-time";
import { presentPage, sliceOf } from "../../../http/pages";
import { merchantOf } from "../../../http/staff";
import { Exact, nothing, sum, toMoney } from "../../../money/exact";
import { refundUntilOf } from "../order/service";
import * as repository from "./earnings-repository";

// What merchants earn, as their staff and operators see it: staff their own merchant's, operators all.

export async function listEarnings(
	ctx: Ctx,
	{ merId, ...asked }: Input<typeof listSettledOrders>["query"],
): Promise<DataOf<typeof listSettledOrders>> {
	const merchantId = merchantOf(ctx, merId);
	const [rows, total] = await Promise.all([
		repository.listSettled(ctx.db, merchantId, sliceOf(asked)),
		repository.countSettled(ctx.db, merchantId),
	]);
	const ids = rows.map(({ settled }) => settled.orderId);
	const [accounts, coupons] = await Promise.all([
		repository.sumAccounts(ctx.db, ids),
		repository.sumMerchantCoupons(ctx.db, ids),
	]);
	const list = rows.map((row) => present(ctx, row, { accounts, coupons }));
	return presentPage(asked, list, total);
}

export async function readBalance(
	ctx: Ctx,
	{ merId }: Input<typeof getSettlement>["query"],
): Promise<DataOf<typeof getSettlement>> {
	const merchantId = merchantOf(ctx, merId);
	const [held, due] = await Promise.all([
		repository.sumOfMerchant(ctx.db, merchantId, "held"),
		repository.sumOfMerchant(ctx.db, merchantId, "due"),
	]);
	return { held: owed(held), due: owed(due) };
}

interface Sums {
	accounts: Awaited<ReturnType<typeof repository.sumAccounts>>;
	coupons: Awaited<ReturnType<typeof repository.sumMerchantCoupons>>;
}

function present(
	{ locale }: Ctx,
	{ settled, no, merchantName, receivedAt, ...order }: repository.SettledRow,
	{ accounts, coupons }: Sums,
): SettledOrder {
	const { orderId, merchantId, paidAt, releasedAt } = settled;
	const own = accounts.filter((one) => one.orderId === orderId);
	const stand = (...names: (typeof own)[number]["account"][]) =>
		sum(
			own
				.filter(({ account }) => names.includes(account))
				.map(({ amount }) => new Exact(amount ?? 0)),
		);
	const borne = coupons.find((one) => one.orderId === orderId)?.amount ?? 0;
	const sold = new Exact(order.sold);
	const commission = nothing.minus(stand("commission"));
	const earns = nothing.minus(stand("held", "due", "paid"));
	const before = sold.minus(borne).minus(commission).plus(order.freight);
	const heldUntil = releasedAt ?? refundUntilOf({ receivedAt });
	return {
		orderNo: no,
		merchant: { id: merchantId, name: localize(merchantName, locale) },
		paidAt: hongKongTime(paidAt),
		sold: order.sold,
		coupons: toMoney(new Exact(borne)),
		commission: toMoney(commission),
		freight: order.freight,
		refunded: toMoney(before.minus(earns)),
		earns: toMoney(earns),
		state: releasedAt ? "due" : "held",
		heldUntil: heldUntil && hongKongTime(heldUntil),
	};
}

/** The journal writes what is owed below zero. */
const owed = (amount: string): string => toMoney(nothing.minus(amount));
