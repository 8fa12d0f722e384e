import { cacheTags } from "../../../contract/cache-tags";
import type { DataOf, Input } from "../../../contract/call";
import { type Localized, localize } from "../../../contract/locale";
import type {
	editShop,
	listShops,
	ShopSettings,
} from "../../../contract/marketplace/merchant-admin";
import type { Ctx } from "../../../http/context";
import { orNotFound } from "../../../http/errors";
import { presentPage, sliceOf } from "../../../http/pages";
import { refuseField } from "../../../http/refuse-field";
import { merchantOf } from "../../../http/staff";
import { Exact, toMoney } from "../../../money/exact";
import { changesBetween, recordAudit } from "../../platform/audit/service";
import { enqueueEffect } from "../../platform/outbox/service";
import { requireOwnPicture } from "../../platform/upload/service";
import { presentShop } from "./presenter";
import * as repository from "./settings-repository";

// A merchant's shop as its staff, or operators, set it up. What shoppers see of it follows: its front, the street, and
// every goods page that names it or its freight. Another merchant's shop is not found.

type Form = Input<typeof editShop>["body"];

export async function listShopsForStaff(
	ctx: Ctx,
	{ keyword, ...asked }: Input<typeof listShops>["query"],
): Promise<DataOf<typeof listShops>> {
	const filter = { id: merchantOf(ctx, undefined), keyword };
	const [rows, total] = await Promise.all([
		repository.listNames(ctx.db, filter, sliceOf(asked)),
		repository.countNames(ctx.db, filter),
	]);
	const list = rows.map(({ id, name }) => ({
		id,
		name: localize(name, ctx.locale),
	}));
	return presentPage(asked, list, total);
}

export async function getShopForStaff(
	ctx: Ctx,
	merId: number | undefined,
): Promise<ShopSettings> {
	const row = await repository.findShop(ctx.db, shopOf(ctx, merId));
	return presentShop(orNotFound(row));
}

export async function editShopForStaff(
	ctx: Ctx,
	{ merId, ...form }: Form,
): Promise<ShopSettings> {
	const id = shopOf(ctx, merId);
	await ctx.db.transaction(async (tx) => {
		const before = orNotFound(await repository.lockMerchant(tx, id));
		// A picture that is there already may have been sent by a colleague.
		for (const field of ["logo", "cover"] as const) {
			const path = form[field];
			if (path !== null && path !== before[field])
				await requireOwnPicture(ctx, { path, model: "merchant", field }, tx);
		}
		const after = rowOf(form);
		await repository.updateMerchant(tx, id, after);
		await recordAudit(tx, ctx, {
			action: "shop.edit",
			target: `merchant ${id}`,
			merchantId: id,
			changes: changesBetween(before, after),
		});
		const tags = [cacheTags.merchants, cacheTags.merchant(id)];
		await enqueueEffect(tx, "cache-tags", { tags });
	});
	return getShopForStaff(ctx, id);
}

/** Operators say which one they mean. */
function shopOf(ctx: Ctx, asked: number | undefined): number {
	const id = merchantOf(ctx, asked);
	if (id !== undefined) return id;
	throw refuseField("merId", "emptyMerchant");
}

function rowOf(form: Omit<Form, "merId">) {
	return {
		...form,
		name: written(form.name),
		introduction: written(form.introduction),
		address: written(form.address),
		notice: Object.values(form.notice).some(Boolean)
			? written(form.notice)
			: null,
		freightFee: toMoney(new Exact(form.freightFee)),
		freightFreeFrom: toMoney(new Exact(form.freightFreeFrom)),
	};
}

/** A language that was left empty falls back to another. */
function written(text: Localized): Localized {
	return Object.fromEntries(Object.entries(text).filter(([, said]) => said));
}
