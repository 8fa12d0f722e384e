import type { DataOf, Input } from "../../../../contract/call";
import { localize } from "../../../../contract/locale";
import type {
	findCouponGoods,
	listStaffCoupons,
	StaffCoupon,
} from "../../../../contract/sales/coupon-admin";
import type { Ctx } from "../../../../http/context";
import { GatewayError } from "../../../../http/errors";
import { hongKongTime } from "../../../../http/hong-kong-time";
import { presentPage, sliceOf } from "../../../../http/pages";
import { merchantOf } from "../../../../http/staff";
import { listGoodsPage } from "../../../catalog/goods/service";
import * as repository from "./repository";
import { listStaffRows, type StaffRow } from "./repository";

// Coupons as staff and operators look through them. Another merchant's, and the shop's own for staff, are not found.

export async function listCouponsForStaff(
	ctx: Ctx,
	{ state, merId, ...asked }: Input<typeof listStaffCoupons>["query"],
): Promise<DataOf<typeof listStaffCoupons>> {
	const filter = {
		merchantId: merchantOf(ctx, merId),
		isOffered: state === "offered",
	};
	const [rows, total] = await Promise.all([
		listStaffRows(ctx.db, filter, sliceOf(asked)),
		repository.countStaffRows(ctx.db, filter),
	]);
	const list = rows.map((row) => present(ctx, row));
	return presentPage(asked, list, total);
}

export async function getCouponForStaff(
	ctx: Ctx,
	id: number,
): Promise<StaffCoupon> {
	const filter = { id, merchantId: merchantOf(ctx, undefined) };
	const [row] = await listStaffRows(ctx.db, filter);
	if (!row) throw new GatewayError(404, "notFound");
	return present(ctx, row);
}

const goodsShown = 10;

/** Goods on the shelf that a coupon of theirs may name. */
export async function findGoodsForCoupon(
	ctx: Ctx,
	{ keyword, merId: asked }: Input<typeof findCouponGoods>["query"],
): Promise<DataOf<typeof findCouponGoods>> {
	const merId = merchantOf(ctx, asked);
	const found = await listGoodsPage(ctx, {
		keyword,
		merId,
		sort: "default",
		order: "asc",
		page: 1,
		limit: goodsShown,
	});
	return found.list.map(({ id, name }) => ({ id, name }));
}

function present({ locale }: Ctx, row: StaffRow): StaffCoupon {
	const { id, type, categoryId, name, amount, minimumSpend } = row.coupon;
	const { validDays, issueLimit, isOffered, issued, merchantId } = row.coupon;
	return {
		id,
		type,
		categoryId,
		name,
		amount,
		minimumSpend,
		validDays,
		issueLimit,
		isOffered,
		issued,
		merchant:
			merchantId === null
				? null
				: { id: merchantId, name: localize(row.merchantName ?? {}, locale) },
		goods: row.goods.map((one) => ({
			id: one.id,
			name: localize(one.name, locale),
		})),
		used: row.used,
		createdAt: hongKongTime(row.coupon.createdAt),
	};
}
