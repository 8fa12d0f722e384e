import { cacheTags } from "../../contract/cache-tags";
import type { CartType } from "../../contract/values";
import type { Transaction } from "../../db/client";
import { namesAll } from "../../db/positions";
import { requireOperator } from "../../http/access";
import type { Ctx } from "../../http/context";
import { GatewayError } from "../../http/errors";
import { leaveTrail, type Trail } from "../audit/service";
import { leaveEffect } from "../outbox/service";
import { lockHome } from "./keep-repository";

export type Told = Omit<Trail, "merchantId">;

/** One writer of the home pages at a time, with a trail and a word to the pages. Operators alone. */
export function writeHome(
	ctx: Ctx,
	change: (tx: Transaction) => Promise<Told>,
): Promise<void> {
	requireOperator(ctx.actor);
	return ctx.db.transaction(async (tx) => {
		await lockHome(tx);
		const told = await change(tx);
		await leaveTrail(tx, ctx, { ...told, merchantId: null });
		await leaveEffect(tx, "cache-tags", { tags: [cacheTags.home] });
	});
}

interface Placed {
	id: number;
	cartType: CartType;
	position: number;
}

export function ofArea<Row extends Placed>(
	rows: Row[],
	cartType: CartType,
): Row[] {
	return rows.filter((row) => row.cartType === cartType);
}

/** Where the next one of an area stands; 409 where the area has so many already. */
export function placeAtEnd(rows: Placed[], countMax: number): number {
	if (rows.length >= countMax) throw new GatewayError(409, "listFull");
	return Math.max(0, ...rows.map(({ position }) => position)) + 1;
}

/** How an area stood; 409 where the order does not name all that stands there. */
export function orderBefore(rows: Placed[], ids: number[]): number[] {
	const before = rows.map(({ id }) => id);
	if (!namesAll(ids, before)) throw new GatewayError(409, "listChanged");
	return before;
}

/** Throws 404 where there is none of this number. */
export function findRow<Row extends Placed>(rows: Row[], id: number): Row {
	const found = rows.find((row) => row.id === id);
	if (!found) throw new GatewayError(404, "notFound");
	return found;
}
