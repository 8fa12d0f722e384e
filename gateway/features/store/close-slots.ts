import { cacheTags } from "../../contract/cache-tags";
import type { NewClosure } from "../../contract/slot-closure";
import type { Transaction } from "../../db/client";
import { requireOperator } from "../../http/access";
import type { Ctx } from "../../http/context";
import { GatewayError } from "../../http/errors";
import { leaveEffect } from "../outbox/service";
import * as closures from "./closure-repository";
import { getServingStore } from "./service";

// An operator stops deliveries for a time and takes that back; shoppers read why. Orders that hold a slot keep it: what
// happens to them is decided order by order. Nobody but operators may, merchants' staff neither.

export type Closure = closures.ClosureRow;

/**
 * Answers the closure and how many orders already hold slots of it. Throws 404 for an unknown store, 400 for what is
 * over already.
 */
export async function closeSlots(
	ctx: Ctx,
	input: NewClosure,
): Promise<{ closure: Closure; orders: number }> {
	requireOperator(ctx.actor);
	if (input.until <= ctx.now()) throw new GatewayError(400, "parameterInvalid");
	if (input.storeId !== null) await getServingStore(ctx, input.storeId);
	return ctx.db.transaction(async (tx) => {
		const closure = await closures.insertClosure(tx, {
			...input,
			createdAt: ctx.now(),
		});
		await tellPages(tx);
		return { closure, orders: await closures.countOrdersWithin(tx, closure) };
	});
}

/** Ends one closure, begun or not, or all that hold now. Throws 404 for one that is unknown or over. */
export async function openSlots(
	ctx: Ctx,
	which: { id: number } | "holding",
): Promise<Closure[]> {
	requireOperator(ctx.actor);
	const now = ctx.now();
	return ctx.db.transaction(async (tx) => {
		const ended =
			which === "holding"
				? await closures.endHolding(tx, now)
				: await closures.endClosure(tx, which.id, now);
		if (which !== "holding" && ended.length === 0)
			throw new GatewayError(404, "notFound");
		if (ended.length > 0) await tellPages(tx);
		return ended;
	});
}

/** Those that are not over, the soonest first. */
export function listClosures(ctx: Ctx): Promise<Closure[]> {
	requireOperator(ctx.actor);
	return closures.listClosuresAfter(ctx.db, ctx.now());
}

function tellPages(tx: Transaction): Promise<void> {
	return leaveEffect(tx, "cache-tags", { tags: [cacheTags.stores] });
}
