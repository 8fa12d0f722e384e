import { isDeepStrictEqual } from "node:util";
import { cacheTags } from "../../../../contract/cache-tags";
import type { Localized } from "../../../../contract/locale";
import type {
	CouponToEdit,
	NewCoupon,
	StaffCoupon,
} from "../../../../contract/sales/coupon-admin";
import type { Transaction } from "../../../../db/client";
import type { Ctx } from "../../../../http/context";
import { GatewayError, orNotFound } from "../../../../http/errors";
import { refuseField } from "../../../../http/refuse-field";
import { isTheirs, merchantOf } from "../../../../http/staff";
import { findCategoryLevel } from "../../../catalog/category/service";
import { listMerchantCards } from "../../../marketplace/merchant/service";
import {
	type AuditRecord,
	changesBetween,
	recordAudit,
} from "../../../platform/audit/service";
import { enqueueEffect } from "../../../platform/outbox/service";
import { getCouponForStaff } from "./list";
import * as repository from "./repository";

// Coupons are made, changed and ended by the staff of their merchant or by operators. What somebody has received keeps
// its terms: only how many there are and whether they are offered changes then; other terms are another coupon, which
// can replace the first in one step. Ending takes nothing from those who have one.

export async function createForStaff(
	ctx: Ctx,
	{ merId, replaces, ...terms }: NewCoupon,
): Promise<StaffCoupon> {
	const merchantId = merchantOf(ctx, merId ?? undefined) ?? null;
	await requireCategory(ctx, terms);
	await requireMerchant(ctx, merchantId);
	const id = await ctx.db.transaction(async (tx) => {
		await requireGoods(tx, merchantId, terms);
		const { goodsIds, ...fields } = terms;
		const made = await repository.insertCoupon(tx, {
			...fields,
			merchantId,
			createdAt: ctx.now(),
		});
		await repository.replaceGoods(tx, made, goodsIds);
		if (replaces !== null) {
			const old = await lockTheirs(ctx, tx, replaces);
			if (old.merchantId !== merchantId)
				throw new GatewayError(404, "notFound");
			await end(ctx, tx, old);
		}
		await tell(ctx, tx, {
			action: "coupon.create",
			target: `coupon ${made}`,
			merchantId,
			changes: changesBetween({}, terms),
		});
		return made;
	});
	return getCouponForStaff(ctx, id);
}

export async function editForStaff(
	ctx: Ctx,
	id: number,
	terms: CouponToEdit,
): Promise<StaffCoupon> {
	await requireCategory(ctx, terms);
	await ctx.db.transaction(async (tx) => {
		const old = await lockTheirs(ctx, tx, id);
		const before = { ...old, goodsIds: await repository.listGoodsIds(tx, id) };
		const isPromised = old.issued > 0;
		if (isPromised && !isDeepStrictEqual(promiseOf(before), promiseOf(terms)))
			throw new GatewayError(409, "couponPromised");
		if (terms.issueLimit !== null && terms.issueLimit < old.issued)
			throw refuseField("issueLimit", "belowIssued");
		await requireGoods(tx, old.merchantId, terms);
		const { goodsIds, ...fields } = terms;
		await repository.updateCoupon(tx, id, fields);
		if (!isPromised) await repository.replaceGoods(tx, id, goodsIds);
		await tell(ctx, tx, {
			action: "coupon.edit",
			target: `coupon ${id}`,
			merchantId: old.merchantId,
			changes: changesBetween(before, terms),
		});
	});
	return getCouponForStaff(ctx, id);
}

/** Ended already is well too. */
export async function endForStaff(ctx: Ctx, id: number): Promise<StaffCoupon> {
	await ctx.db.transaction(async (tx) => {
		const old = await lockTheirs(ctx, tx, id);
		if (old.isOffered) await end(ctx, tx, old);
	});
	return getCouponForStaff(ctx, id);
}

async function end(
	ctx: Ctx,
	tx: Transaction,
	{ id, merchantId }: repository.CouponFields,
): Promise<void> {
	await repository.updateCoupon(tx, id, { isOffered: false });
	const target = `coupon ${id}`;
	await tell(ctx, tx, { action: "coupon.end", target, merchantId });
}

async function lockTheirs(ctx: Ctx, tx: Transaction, id: number) {
	const found = orNotFound(await repository.lockCoupon(tx, id));
	// The shop's own are nobody's among the merchants.
	if (!isTheirs(ctx, found.merchantId ?? 0))
		throw new GatewayError(404, "notFound");
	return found;
}

async function requireCategory(ctx: Ctx, { categoryId }: CouponToEdit) {
	if (categoryId !== null && !(await findCategoryLevel(ctx, categoryId)))
		throw refuseField("categoryId", "correctValue");
}

async function requireMerchant(ctx: Ctx, id: number | null): Promise<void> {
	if (id !== null && (await listMerchantCards(ctx, [id])).length === 0)
		throw refuseField("merId", "correctValue");
}

/** A merchant's coupon counts its own goods alone. */
async function requireGoods(
	tx: Transaction,
	merchantId: number | null,
	{ goodsIds }: CouponToEdit,
): Promise<void> {
	if (goodsIds.length === 0) return;
	const known = await repository.countGoodsOf(tx, merchantId, goodsIds);
	if (known !== goodsIds.length) throw refuseField("goodsIds", "correctValue");
}

interface Terms
	extends Omit<CouponToEdit, "issueLimit" | "isOffered" | "name"> {
	name: Localized;
}

/** What whoever holds it was promised, in one shape whatever else stands beside it. */
function promiseOf(terms: Terms): Terms {
	const { type, categoryId, name, amount, minimumSpend, validDays } = terms;
	const goodsIds = [...terms.goodsIds].sort((one, other) => one - other);
	return { type, categoryId, name, amount, minimumSpend, validDays, goodsIds };
}

async function tell(
	ctx: Ctx,
	tx: Transaction,
	auditEntries: AuditRecord,
): Promise<void> {
	await recordAudit(tx, ctx, auditEntries);
	await enqueueEffect(tx, "cache-tags", { tags: [cacheTags.coupons] });
}
