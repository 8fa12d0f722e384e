import type { DataOf, Input } from "../../../../contract/call";
import type { listPayouts, Payout } from "../../../../contract/sales/payout";
import type { Transaction } from "../../../../db/client";
import { requireOperator } from "../../../../http/access";
import type { Ctx } from "../../../../http/context";
import { GatewayError } from "../../../../http/errors";
import { presentPage, sliceOf } from "../../../../http/pages";
import { merchantOf } from "../../../../http/staff";
import { recordAudit } from "../../../platform/audit/service";
import { insertEntries } from "../entry-repository";
import { countPayouts, listPayoutRows } from "./payout-repository";
import { entriesOfPayout } from "./posting";
import { presentPayout } from "./presenter";
import { lockPayout, movePayouts, type PayoutRow } from "./run-repository";

// Payouts one by one: what a merchant was paid, and what a bank sent back.

export async function listOwnPayouts(
	ctx: Ctx,
	{ merId, ...asked }: Input<typeof listPayouts>["query"],
): Promise<DataOf<typeof listPayouts>> {
	const about = { merchantId: merchantOf(ctx, merId) };
	const [rows, total] = await Promise.all([
		listPayoutRows(ctx.db, about, sliceOf(asked)),
		countPayouts(ctx.db, about),
	]);
	const list = rows.map((row) => presentPayout(ctx, row));
	return presentPage(asked, list, total);
}

export async function returnForOperator(ctx: Ctx, id: number): Promise<Payout> {
	requireOperator(ctx.actor);
	const at = ctx.now();
	await ctx.db.transaction(async (tx) => {
		const row = await lockPayout(tx, id);
		if (!row) throw new GatewayError(404, "notFound");
		// It may be there already, though nobody knows.
		if (row.kind === "stripe" && !row.sentAt)
			throw new GatewayError(409, "payoutUnderWay");
		if (row.state !== "paid") throw new GatewayError(409, "payoutNotPaid");
		await bookReturn(tx, row, at);
		await recordAudit(tx, ctx, {
			action: "payout.return",
			target: `payout ${id}`,
			merchantId: row.merchantId,
			changes: [{ field: "amount", before: row.amount, after: null }],
		});
	});
	const [row] = await listPayoutRows(ctx.db, { id });
	if (!row) throw new GatewayError(404, "notFound");
	return presentPayout(ctx, row);
}

/** Due again. The caller holds the payout, which is paid. */
export async function bookReturn(tx: Transaction, row: PayoutRow, at: Date) {
	await movePayouts(tx, [row.id], { state: "returned", returnedAt: at });
	await insertEntries(tx, entriesOfPayout("payoutReturn", row, at));
}
