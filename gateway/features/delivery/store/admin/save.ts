import { cacheTags } from "../../../../contract/cache-tags";
import { storesMax } from "../../../../contract/delivery/store";
import type {
	StaffStore,
	StoreFields,
} from "../../../../contract/delivery/store-admin";
import type { Transaction } from "../../../../db/client";
import { requireOperator } from "../../../../http/access";
import type { Ctx } from "../../../../http/context";
import { GatewayError } from "../../../../http/errors";
import { refuseField } from "../../../../http/refuse-field";
import { requireTheirs } from "../../../../http/staff";
import { listMerchantCards } from "../../../marketplace/merchant/service";
import { changesBetween, recordAudit } from "../../../platform/audit/service";
import { enqueueEffect } from "../../../platform/outbox/service";
import { fieldsOf, getStoreForStaff } from "./list";
import * as repository from "./repository";

// A store is opened by an operator and kept by its merchant's staff. It never moves to another merchant, and orders keep
// slot and fee whatever becomes of it; one out of service takes no new ones.

export async function createForMerchant(
	ctx: Ctx,
	{ merId: merchantId, ...fields }: StoreFields & { merId: number },
): Promise<StaffStore> {
	requireOperator(ctx.actor);
	if ((await listMerchantCards(ctx, [merchantId])).length === 0)
		throw refuseField("merId", "correctValue");
	const id = await ctx.db.transaction(async (tx) => {
		if (fields.isInService) await requireSpace(tx);
		const made = await repository.insertStore(tx, { ...fields, merchantId });
		const target = `store ${made}`;
		const changes = changesBetween({}, fields);
		const action = "store.create";
		await recordAudit(tx, ctx, { action, target, merchantId, changes });
		await notifyPages(tx);
		return made;
	});
	return getStoreForStaff(ctx, id);
}

export async function editForStaff(
	ctx: Ctx,
	id: number,
	fields: StoreFields,
): Promise<StaffStore> {
	await ctx.db.transaction(async (tx) => {
		const old = requireTheirs(ctx, await repository.lockStore(tx, id));
		if (fields.isInService && !old.isInService) await requireSpace(tx);
		await repository.updateStore(tx, id, fields);
		await recordAudit(tx, ctx, {
			action: "store.edit",
			target: `store ${id}`,
			merchantId: old.merchantId,
			changes: changesBetween(fieldsOf(old), fields),
		});
		await notifyPages(tx);
	});
	return getStoreForStaff(ctx, id);
}

/** Lists answer so many stores and no more; one beyond them would be hidden without a word. */
async function requireSpace(tx: Transaction): Promise<void> {
	if ((await repository.countServing(tx)) >= storesMax)
		throw new GatewayError(409, "storesFull");
}

function notifyPages(tx: Transaction): Promise<void> {
	return enqueueEffect(tx, "cache-tags", { tags: [cacheTags.stores] });
}
