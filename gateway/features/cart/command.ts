import type { Cart } from "../../contract/cart";
import type { Transaction } from "../../db/client";
import { signedInActor } from "../../http/access";
import type { Ctx } from "../../http/context";
import { GatewayError } from "../../http/errors";
import { type FoundCart, readCart, showCart } from "./read-cart";
import { listStoredLines, type StoredLine } from "./repository";
import { lockCart } from "./write-repository";

/** The cart of the session's account while a command has it to itself. */
export interface HeldCart {
	tx: Transaction;
	accountId: number;
	/** As stored, those put in first before the others. */
	lines: StoredLine[];
}

/**
 * One command: all of it or nothing, after the account's other ones, and answered with the cart that it left behind.
 * The answer's stores and slots are looked up when the cart is free again.
 */
export async function commandCart(
	ctx: Ctx,
	write: (held: HeldCart) => Promise<void>,
): Promise<Cart> {
	const { uid: accountId } = signedInActor(ctx);
	const found = await ctx.db.transaction<FoundCart>(async (tx) => {
		await lockCart(tx, accountId);
		const lines = await listStoredLines(tx, accountId);
		await write({ tx, accountId, lines });
		return readCart(tx, accountId);
	});
	return showCart(ctx, found);
}

/** Throws 404 for a line that is not in this cart, whosever it is. */
export function getLine({ lines }: HeldCart, id: number): StoredLine {
	const line = lines.find((one) => one.id === id);
	if (!line) throw new GatewayError(404, "notFound");
	return line;
}

export function getLines(held: HeldCart, ids: number[]): StoredLine[] {
	return ids.map((id) => getLine(held, id));
}
