import type { DataOf, Input } from "../../../contract/call";
import type * as contract from "../../../contract/sales/shared-basket";
import type { Database } from "../../../db/client";
import type { Ctx } from "../../../http/context";
import { GatewayError, orNotFound } from "../../../http/errors";
import { moveLinesOut } from "../cart/service";
import {
	changeBasket,
	holdBasket,
	requireOpen,
	shopperOf,
	showBaskets,
	showOwn,
} from "./hold";
import { closedLink } from "./links";
import { unusedMs } from "./presenter";
import { putIn } from "./put-in";
import * as repository from "./repository";

export { deleteBasketsOf as forgetBaskets } from "./repository";

// Baskets that several accounts fill by a link and one pays for. Goods are moved from a cart into a basket and from there
// into the cart of whoever pays, each in one transaction; nobody outside a basket learns that it is there.

export async function listOwnBaskets(
	ctx: Ctx,
): Promise<DataOf<typeof contract.listSharedBaskets>> {
	return { baskets: await showBaskets(ctx) };
}

export async function addFromCart(
	ctx: Ctx,
	id: number,
	{ lineIds }: Input<typeof contract.addToSharedBasket>["body"],
) {
	shopperOf(ctx);
	await moveLinesOut(ctx, lineIds, async (tx, lines) => {
		const held = await holdBasket(ctx, tx, id);
		requireOpen(held);
		const memberIds = held.members.map((member) => member.id);
		const at = ctx.now();
		await putIn(tx, { memberId: held.own.id, memberIds, lines, at });
		await repository.updateBasket(tx, id, { usedAt: at });
	});
	return showOwn(ctx, id);
}

export function setLine(
	ctx: Ctx,
	id: number,
	{ quantity, ...key }: Input<typeof contract.setSharedLine>["body"],
) {
	return changeBasket(ctx, id, async (tx, held) => {
		orNotFound(held.members.find((member) => member.id === key.memberId));
		if (key.memberId !== held.own.id && !held.isOwner)
			throw new GatewayError(403, "noPermission");
		requireOpen(held);
		const isSet = await repository.setQuantity(tx, key, quantity);
		if (quantity > 0) orNotFound(isSet);
	});
}

/** One who left is out already. The link that somebody was sent who was put out leads nowhere any more. */
export async function leave(
	ctx: Ctx,
	id: number,
	{ memberId }: Input<typeof contract.leaveSharedBasket>["body"],
): Promise<null> {
	await ctx.db.transaction(async (tx) => {
		const held = await holdBasket(ctx, tx, id);
		const { members, own, isOwner } = held;
		if (isOwner === (memberId === own.id))
			throw new GatewayError(403, "noPermission");
		// Who has paid for it is owed the shares of all.
		requireOpen(held);
		if (!members.some((member) => member.id === memberId)) return;
		await repository.deleteMember(tx, memberId);
		await repository.updateBasket(tx, id, {
			usedAt: ctx.now(),
			...(isOwner && { tokenHash: closedLink() }),
		});
	});
	return null;
}

export async function endBasket(ctx: Ctx, id: number): Promise<null> {
	await repository.deleteBasket(ctx.db, { id, ownerId: shopperOf(ctx) });
	return null;
}

/** Forgets what nothing was done to for too long. */
export const sweepBaskets = (db: Database, now: Date) =>
	repository.deleteUnused(db, new Date(now.getTime() - unusedMs));

/** What is kept of an account's own in shared baskets; nothing that others put in. */
export const exportBaskets = (ctx: Ctx, accountId: number) =>
	repository.listKept(ctx.db, accountId);
