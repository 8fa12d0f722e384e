import { linesMax, quantityMax } from "../../../contract/sales/cart";
import type { Transaction } from "../../../db/client";
import { listStoredLines, type StoredLine } from "./repository";
import { cartLock, deleteCart, putLines } from "./write-repository";

/** Moves what lies in one cart into another: of the same sku as many as a cart may hold, the newest lines while there is room. */
export async function adoptCart(
	tx: Transaction,
	{ from, to }: { from: number; to: number },
): Promise<void> {
	await tx.execute(cartLock(to));
	await tx.execute(cartLock(from));
	const own = await listStoredLines(tx, to);
	const lines = await listStoredLines(tx, from);
	const twinOf = ({ skuId }: StoredLine) =>
		own.find((line) => line.skuId === skuId);
	const room = linesMax - own.length;
	const others = lines.filter((line) => !twinOf(line));
	const moved = others.slice(Math.max(others.length - room, 0));
	const merged = lines.flatMap((line) => {
		const twin = twinOf(line);
		return twin ? [merge(twin, line)] : [];
	});
	const rows = [...merged, ...moved].map(({ id, ...line }) => ({
		...line,
		accountId: to,
	}));
	await putLines(tx, rows);
	await deleteCart(tx, from);
}

function merge(own: StoredLine, line: StoredLine): StoredLine {
	const newer = own.addedAt >= line.addedAt ? own : line;
	return {
		...newer,
		quantity: Math.min(own.quantity + line.quantity, quantityMax),
		isChosen: own.isChosen || line.isChosen,
	};
}
