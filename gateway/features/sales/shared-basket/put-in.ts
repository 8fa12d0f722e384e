import { linesMax, quantityMax } from "../../../contract/sales/cart";
import type { Transaction } from "../../../db/client";
import { GatewayError } from "../../../http/errors";
import * as repository from "./repository";

interface Put {
	memberId: number;
	/** Of all members. */
	memberIds: number[];
	/** Of a cart, each sku once. */
	lines: { skuId: number; quantity: number }[];
	at: Date;
}

/** On top of what the member put in before; all of it, or it throws. The caller holds the basket. */
export async function putIn(
	tx: Transaction,
	{ memberId, memberIds, lines, at: addedAt }: Put,
): Promise<void> {
	const there = await repository.listStoredLines(tx, memberIds);
	const rows = lines.map(({ skuId, quantity: more }) => {
		const before = there.find(
			(line) => line.memberId === memberId && line.skuId === skuId,
		);
		const quantity = more + (before?.quantity ?? 0);
		if (quantity > quantityMax) throw new GatewayError(409, "tooManyOfOne");
		return { memberId, skuId, quantity, addedAt };
	});
	const own = there.filter((line) => line.memberId === memberId);
	const skus = new Set([...own, ...rows].map(({ skuId }) => skuId));
	if (there.length - own.length + skus.size > linesMax)
		throw new GatewayError(409, "basketFull");
	await repository.putLines(tx, rows);
}
