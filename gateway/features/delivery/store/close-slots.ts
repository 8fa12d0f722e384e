import { cacheTags } from "../../../contract/cache-tags";
import type { NewClosure } from "../../../contract/delivery/slot-closure";
import type { Transaction } from "../../../db/client";
import { requireOperator } from "../../../http/access";
import type { Ctx } from "../../../http/context";
import { GatewayError, orNotFound } from "../../../http/errors";
import { refuseField } from "../../../http/refuse-field";
import { requireTheirs } from "../../../http/staff";
import { recordAudit } from "../../platform/audit/service";
import { enqueueEffect } from "../../platform/outbox/service";
import {
	findClosure,
	listClosuresOf,
	listStaffStoreRows,
} from "./admin/repository";
import * as closures from "./closure-repository";

// Deliveries stop for a time and begin again; shoppers read why. Orders that hold a slot keep it: what happens to them
// is decided order by order, but for what the weather closes (`sales/reschedule`). A merchant's staff close stores of
// their own, operators any and all of them at once.

export type Closure = closures.ClosureRow;

/**
 * Answers the closure and how many orders already hold slots of it. Throws 404 for an unknown store and for another
 * merchant's, 400 for what is over already.
 */
export async function closeSlots(
	ctx: Ctx,
	input: NewClosure,
): Promise<{ closure: Closure; orders: number }> {
	const merchantId = await requireStore(ctx, input.storeId);
	if (input.until <= ctx.now()) throw refuseField("until", "overAlready");
	return ctx.db.transaction(async (tx) => {
		const closure = await addClosure(tx, ctx, { ...input, merchantId });
		return { closure, orders: await closures.countOrdersWithin(tx, closure) };
	});
}

type Notifying = Pick<Ctx, "actor" | "now" | "requestId">;

/** As a part of a change that has more to write. */
export async function addClosure(
	tx: Transaction,
	ctx: Notifying,
	{ merchantId, ...input }: NewClosure & { merchantId: number | null },
): Promise<Closure> {
	const row = { ...input, createdAt: ctx.now() };
	const closure = await closures.insertClosure(tx, row);
	await notify(ctx, tx, { action: "store.close", closure, merchantId });
	return closure;
}

/** Of all stores, to a later or an earlier end. One that is over stays over: somebody opened the slots again. */
export async function moveEnd(
	tx: Transaction,
	ctx: Notifying,
	{ id, until }: Pick<Closure, "id" | "until">,
): Promise<void> {
	if (await closures.updateEnd(tx, { id, until, now: ctx.now() }))
		await enqueueEffect(tx, "cache-tags", { tags: [cacheTags.stores] });
}

/** Ends one closure, begun or not, or all that hold now. Throws 404 for one that is unknown or over. */
export async function openSlots(
	ctx: Ctx,
	which: { id: number } | "holding",
): Promise<Closure[]> {
	const found =
		which === "holding"
			? undefined
			: orNotFound(await findClosure(ctx.db, which.id));
	const merchantId = await requireStore(ctx, found?.storeId ?? null);
	const now = ctx.now();
	return ctx.db.transaction(async (tx) => {
		const ended = found
			? await closures.endClosure(tx, found.id, now)
			: await closures.endHolding(tx, now);
		if (found && ended.length === 0) throw new GatewayError(404, "notFound");
		for (const closure of ended)
			await notify(ctx, tx, { action: "store.open", closure, merchantId });
		return ended;
	});
}

/** Those that are not over, the soonest first. */
export function listClosures(ctx: Ctx): Promise<Closure[]> {
	requireOperator(ctx.actor);
	return listClosuresOf(ctx.db, ctx.now());
}

/** Answers whose store it is; null for all stores, which are operators' alone. */
async function requireStore(ctx: Ctx, storeId: number | null) {
	if (storeId === null) {
		requireOperator(ctx.actor);
		return null;
	}
	const [found] = await listStaffStoreRows(ctx.db, { id: storeId });
	return requireTheirs(ctx, found?.store).merchantId;
}

interface Notified {
	action: "store.close" | "store.open";
	closure: Closure;
	merchantId: number | null;
}

async function notify(
	ctx: Notifying,
	tx: Transaction,
	{ action, closure, merchantId }: Notified,
): Promise<void> {
	const { storeId, from, until, reason } = closure;
	const target = storeId === null ? "all stores" : `store ${storeId}`;
	const span = `${from.toISOString()} ${until.toISOString()} ${reason}`;
	const [before, after] = action === "store.close" ? ["", span] : [span, ""];
	const changes = [{ field: "closure", before, after }];
	await recordAudit(tx, ctx, { action, target, merchantId, changes });
	await enqueueEffect(tx, "cache-tags", { tags: [cacheTags.stores] });
}
