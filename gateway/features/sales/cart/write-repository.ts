import { and, eq, inArray, sql } from "drizzle-orm";
import type { Transaction } from "../../../db/client";
import { cart, cartLine } from "../../../db/schema/cart";
import { writeTogether } from "../../../db/write-together";
import type { StoredLine } from "./repository";

/** Takes the account's cart for the rest of the transaction: its commands come one after the other. */
export const cartLock = (accountId: number) =>
	sql`insert into ${cart} (account_id, version) values (${accountId}, 1)
		on conflict (account_id) do update set version = ${cart.version} + 1`;

/** The same for a cart that is there, and without a new version. */
export const cartRowLock = (accountId: number) =>
	sql`select from ${cart} where ${eq(cart.accountId, accountId)} for update`;

/** Takes pieces out, of one sku at most as many as are in it; answers of how many skus there were enough. */
export async function takePieces(
	tx: Transaction,
	accountId: number,
	pieces: { skuId: number; quantity: number }[],
): Promise<number> {
	const { skuId, quantity } = cartLine;
	const skuIds = sql.param(pieces.map((one) => one.skuId));
	const quantities = sql.param(pieces.map((one) => one.quantity));
	const taken = sql`unnest(${skuIds}::int[], ${quantities}::int[]) as taken (sku_id, quantity)`;
	const isTaken = sql`${eq(cartLine.accountId, accountId)} and ${skuId} = taken.sku_id`;
	const rest = sql`${quantity} - taken.quantity`;
	const [row] = await writeTogether<{ skus: number }>(
		tx,
		{
			counted: sql`(update ${cart} set version = ${cart.version} + 1 where ${eq(cart.accountId, accountId)})`,
			removed: sql`(delete from ${cartLine} using ${taken} where ${isTaken} and ${rest} = 0 returning taken.sku_id)`,
			lowered: sql`(update ${cartLine} set quantity = ${rest} from ${taken} where ${isTaken} and ${rest} > 0 returning taken.sku_id)`,
		},
		sql`select ((select count(*) from removed) + (select count(*) from lowered))::int as skus`,
	);
	return row?.skus ?? 0;
}

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
export async function deleteCart(tx: Transaction, accountId: number) {
	await tx.delete(cartLine).where(eq(cartLine.accountId, accountId));
	await tx.delete(cart).where(eq(cart.accountId, accountId));
}
