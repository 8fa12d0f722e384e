import type { Cart } from "../../../contract/sales/cart";
import type { Transaction } from "../../../db/client";
import { signedInActor } from "../../../http/access";
import type { Ctx } from "../../../http/context";
import { orNotFound } from "../../../http/errors";
import { showCart } from "./read-cart";
import {
	listStoredWithSkus,
	readCart,
	type SkuRow,
	type StoredLine,
} from "./repository";
import { cartLock } from "./write-repository";

/** The cart of the session's account while a command has it to itself. */
export interface HeldCart {
	tx: Transaction;
	accountId: number;
	/** As stored, those put in first before the others. */
	lines: StoredLine[];
	/** As they are sold now: those of the lines, and those that the command names; unknown ones are missing. */
	skus: SkuRow[];
}

/**
 * One command: all of it or nothing, after the account's other ones, and answered with the cart that it left behind.
 * The answer's stores and slots are looked up when the cart is free again. `skuIds` are those that it may put in.
 */
export async function commandCart(
	ctx: Ctx,
	write: (held: HeldCart) => Promise<void>,
	skuIds: number[] = [],
): Promise<Cart> {
	const { uid: accountId } = signedInActor(ctx);
	const found = await ctx.db.transaction(
		async (tx) => {
			const stored = await listStoredWithSkus(tx, accountId, skuIds);
			await write({ tx, accountId, ...stored });
			return readCart(tx, accountId);
		},
		{ locks: [cartLock(accountId)] },
	);
	return showCart(ctx, found);
}

/** Throws 404 for a line that is not in this cart, whosever it is. */
export function getLine({ lines }: HeldCart, id: number): StoredLine {
	return orNotFound(lines.find((one) => one.id === id));
}

export function findSku({ skus }: HeldCart, skuId: number): SkuRow | undefined {
	return skus.find(({ id }) => id === skuId);
}

export function getLines(held: HeldCart, ids: number[]): StoredLine[] {
	return ids.map((id) => getLine(held, id));
}
