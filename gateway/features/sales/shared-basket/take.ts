import type { DataOf, Input } from "../../../contract/call";
import * as contract from "../../../contract/sales/shared-basket";
import type { Transaction } from "../../../db/client";
import type { Ctx } from "../../../http/context";
import { GatewayError } from "../../../http/errors";
import { readCommand } from "../../platform/idempotency/service";
import { joinOwnBasket } from "../cart/service";
import {
	changeBasket,
	holdBasket,
	requireOpen,
	requireOwner,
	shopperOf,
	showOwn,
} from "./hold";
import * as repository from "./repository";

/**
 * The cart's own rules say what goes in. What was read before the basket was held is what is in it while its version is
 * the one that was seen. Shares stay those of this moment.
 */
export async function takeOwnBasket(
	ctx: Ctx,
	id: number,
	{ version }: Input<typeof contract.takeSharedBasket>["body"],
): Promise<DataOf<typeof contract.takeSharedBasket>> {
	const takenBy = shopperOf(ctx);
	const { lines } = await showOwn(ctx, id);
	const command = readCommand(ctx, contract.takeSharedBasket, { id, version });
	const close = async (tx: Transaction) => {
		const held = await holdBasket(ctx, tx, id);
		requireOpen(held);
		if (held.basket.version !== version)
			throw new GatewayError(409, "basketChanged");
		if (lines.every(({ pieces }) => pieces === 0))
			throw new GatewayError(409, "nothingToBuy");
		const at = ctx.now();
		const rows = lines.map(({ memberId, skuId, quantity, pieces, price }) => ({
			memberId,
			skuId,
			quantity,
			addedAt: at,
			takenPieces: pieces,
			takenPrice: price,
		}));
		await repository.putLines(tx, rows);
		await repository.updateBasket(tx, id, { usedAt: at, takenAt: at, takenBy });
	};
	const wanted = lines.map(({ skuId, quantity }) => ({ skuId, quantity }));
	return joinOwnBasket(ctx, wanted, { within: close, command });
}

/** What was taken stays in the cart of who took it. */
export function openAgain(
	ctx: Ctx,
	id: number,
	{ keepsLines }: Input<typeof contract.reopenSharedBasket>["body"],
) {
	return changeBasket(ctx, id, async (tx, held) => {
		requireOwner(held);
		if (!held.basket.takenAt) return;
		const memberIds = held.members.map((member) => member.id);
		await repository.renewLines(tx, memberIds, keepsLines);
		const to = { takenAt: null, takenBy: null, usedAt: ctx.now() };
		await repository.updateBasket(tx, id, to);
	});
}
