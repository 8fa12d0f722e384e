import { cacheTags } from "../../../../contract/cache-tags";
import type { DataOf, Input } from "../../../../contract/call";
import type {
	removeGoods as removeCall,
	shelveGoods as shelveCall,
} from "../../../../contract/catalog/goods-admin";
import type { Transaction } from "../../../../db/client";
import type { Ctx } from "../../../../http/context";
import { failureChain } from "../../../../http/describe-failure";
import { GatewayError } from "../../../../http/errors";
import { isTheirs } from "../../../../http/staff";
import { recordAudit } from "../../../platform/audit/service";
import { enqueueEffect } from "../../../platform/outbox/service";
import { tagsOf } from "../change-price";
import { turnPrices } from "../past-prices";
import { holdOwn } from "./hold";
import * as holding from "./hold-repository";
import * as repository from "./write-repository";

// On the shelf and off it. What has been ordered is never deleted, for orders, reviews and refunds name it.

/** All of them or none: one that is not theirs is not found. What has no picture stays off the shelf, and is named. */
export function shelveGoods(
	ctx: Ctx,
	{ ids, isShown }: Input<typeof shelveCall>["body"],
): Promise<DataOf<typeof shelveCall>> {
	const asked = [...new Set(ids)];
	return ctx.db.transaction(async (tx) => {
		const merchantIds = await merchantsOf(tx, ctx, asked);
		for (const id of merchantIds) await holding.holdMerchant(tx, id);
		const held = await holding.holdGoods(tx, { ids: asked });
		const turned = held.filter((row) => row.isShown !== isShown);
		const fit = turned.filter(({ images }) => !isShown || images.length > 0);
		await shelveHeld(tx, ctx, { rows: fit, isShown });
		const withoutPicture = turned
			.filter((row) => !fit.includes(row))
			.map(({ id }) => id);
		return { withoutPicture };
	});
}

async function merchantsOf(tx: Transaction, ctx: Ctx, ids: number[]) {
	const rows = await holding.readGoods(tx, { ids });
	const areTheirs = rows.every(({ merchantId }) => isTheirs(ctx, merchantId));
	if (rows.length < ids.length || !areTheirs)
		throw new GatewayError(404, "notFound");
	return [...new Set(rows.map(({ merchantId }) => merchantId))].sort(
		(one, other) => one - other,
	);
}

interface Shelving {
	rows: holding.GoodsWithSkus[];
	isShown: boolean;
}

async function shelveHeld(
	tx: Transaction,
	ctx: Ctx,
	{ rows, isShown }: Shelving,
): Promise<void> {
	if (rows.length === 0) return;
	const ids = rows.map(({ id }) => id);
	await turnPrices(tx, ids, { isShown, at: ctx.now() });
	await repository.shelve(tx, ids, isShown);
	for (const row of rows) {
		await repository.addToGoodsCount(tx, row.merchantId, isShown ? 1 : -1);
		await recordAudit(tx, ctx, {
			action: "goods.shelf",
			target: `goods ${row.id}`,
			merchantId: row.merchantId,
			changes: [{ field: "isShown", before: !isShown, after: isShown }],
		});
	}
	const tags = new Set([...rows.flatMap(tagsOf), cacheTags.merchants]);
	await enqueueEffect(tx, "cache-tags", { tags: [...tags] });
	if (isShown) await enqueueEffect(tx, "goods-watch", { goodsIds: ids });
}

/** Answers whether it is gone; what anything names is taken off the shelf instead. */
export function removeGoods(
	ctx: Ctx,
	{ id }: Input<typeof removeCall>["params"],
): Promise<DataOf<typeof removeCall>> {
	return ctx.db.transaction(async (tx) => {
		const held = await holdOwn(tx, ctx, id);
		if (held.isShown)
			await shelveHeld(tx, ctx, { rows: [held], isShown: false });
		const isRemoved = await isDeleted(tx, id);
		if (isRemoved)
			await recordAudit(tx, ctx, {
				action: "goods.remove",
				target: `goods ${id}`,
				merchantId: held.merchantId,
				changes: [{ field: "name", before: held.name, after: null }],
			});
		return { isRemoved };
	});
}

const foreignKeyViolation = "23503";

async function isDeleted(tx: Transaction, id: number): Promise<boolean> {
	try {
		await tx.transaction((inner) => repository.deleteGoods(inner, id));
		return true;
	} catch (error) {
		const isNamed = failureChain(error).some(
			({ code }) => code === foreignKeyViolation,
		);
		if (!isNamed) throw error;
		return false;
	}
}
