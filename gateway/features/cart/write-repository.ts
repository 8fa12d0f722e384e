import { and, eq, inArray, sql } from "drizzle-orm";
import type { Transaction } from "../../db/client";
import { cart, cartLine } from "../../db/schema/cart";
import type { StoredLine } from "./repository";

/** Takes the account's cart for the rest of the transaction: its commands come one after the other. */
export const cartLock = (accountId: number) =>
	sql`insert into ${cart} (account_id, version) values (${accountId}, 1)
		on conflict (account_id) do update set version = ${cart.version} + 1`;

/** Puts lines in; where the cart has a sku already, its line becomes what is given. */
export async function putLines(
	tx: Transaction,
	rows: (typeof cartLine.$inferInsert)[],
): Promise<void> {
	if (rows.length === 0) return;
	await tx
		.insert(cartLine)
		.values(rows)
		.onConflictDoUpdate({
			target: [cartLine.accountId, cartLine.skuId],
			set: {
				quantity: sql`excluded.quantity`,
				isChosen: sql`excluded.is_chosen`,
				priceAdded: sql`excluded.price_added`,
				addedAt: sql`excluded.added_at`,
			},
		});
}

export async function updateLine(
	tx: Transaction,
	id: number,
	changes: Partial<
		Pick<StoredLine, "skuId" | "quantity" | "isChosen" | "priceAdded">
	>,
): Promise<void> {
	await tx.update(cartLine).set(changes).where(eq(cartLine.id, id));
}

/** All of the account's lines where no ids are given. */
export async function setChosen(
	tx: Transaction,
	{ accountId, ids }: { accountId: number; ids?: number[] },
	isChosen: boolean,
): Promise<void> {
	const isNamed = ids && inArray(cartLine.id, ids);
	await tx
		.update(cartLine)
		.set({ isChosen })
		.where(and(eq(cartLine.accountId, accountId), isNamed));
}

export async function deleteLines(
	tx: Transaction,
	{ accountId, ids }: { accountId: number; ids: number[] },
): Promise<void> {
	await tx
		.delete(cartLine)
		.where(and(eq(cartLine.accountId, accountId), inArray(cartLine.id, ids)));
}

/** The cart with all its lines. */
export async function deleteCart(
	tx: Transaction,
	accountId: number,
): Promise<void> {
	await tx.delete(cartLine).where(eq(cartLine.accountId, accountId));
	await tx.delete(cart).where(eq(cart.accountId, accountId));
}
