import type { DataOf, Input } from "../../../contract/call";
import type { listOwnCoupons, OwnCoupon } from "../../../contract/sales/coupon";
import { signedInActor } from "../../../http/access";
import type { Ctx } from "../../../http/context";
import { presentPage, sliceOf } from "../../../http/pages";
import { presentOwnCoupon } from "./presenter";
import * as repository from "./receipt-repository";
import { listCountedGoods } from "./repository";

export async function listCouponsInHand(
	ctx: Ctx,
	{ type, ...asked }: Input<typeof listOwnCoupons>["query"],
): Promise<DataOf<typeof listOwnCoupons>> {
	const { uid: accountId } = signedInActor(ctx);
	const filter = {
		accountId,
		usable: { at: ctx.now(), is: type === "usable" },
	};
	const [rows, total] = await Promise.all([
		repository.listOwnRows(ctx.db, filter, sliceOf(asked)),
		repository.countOwn(ctx.db, filter),
	]);
	return presentPage(asked, await presentInHand(ctx, rows), total);
}

export function countUsableCoupons(ctx: Ctx, accountId: number) {
	const usable = { at: ctx.now(), is: true };
	return repository.countOwn(ctx.db, { accountId, usable });
}

/** What is kept of an account's coupons, for whoever asks for all of it. */
export async function exportCoupons(ctx: Ctx, accountId: number) {
	const rows = await repository.listOwnRows(ctx.db, { accountId });
	return presentInHand(ctx, rows);
}

/** With the goods that they count. */
export async function presentInHand(
	ctx: Ctx,
	rows: repository.OwnCouponRow[],
): Promise<OwnCoupon[]> {
	const goods = await listCountedGoods(ctx.db, rows);
	const shown = { locale: ctx.locale, goods, now: ctx.now() };
	return rows.map((row) => presentOwnCoupon(row, shown));
}
