import type { Input } from "../../../../contract/call";
import type { decideDispute } from "../../../../contract/sales/return-admin";
import { requireOperator } from "../../../../http/access";
import type { Ctx } from "../../../../http/context";
import { agree } from "../agree";
import { decide } from "../deciding";
import { listRefundLines } from "../repository";
import { moveRefund } from "../steps";
import { setVerdict } from "./dispute-repository";
import { readAccepted, splitRefund } from "./split";
import { tellDecided } from "./tell-staff";

/**
 * An operator decides between a buyer and a merchant, for good. What is granted is paid back at once, wherever the goods
 * are; nothing of it is sold again by itself.
 */
export function decideByVerdict(
	ctx: Ctx,
	refundNo: string,
	{ lines, verdict }: Input<typeof decideDispute>["body"],
) {
	requireOperator(ctx.actor);
	return decide(ctx, refundNo, async (tx, locked, row) => {
		if (row.state !== "disputed") return false;
		const { master } = locked;
		const at = ctx.now();
		const actor = "operator";
		const parts = await listRefundLines(tx, [row.id]);
		await setVerdict(tx, row.id, { verdict, decidedAt: at });
		const accepted = readAccepted(parts, lines);
		const { kept, rest } = await splitRefund(tx, row, { accepted, actor });
		if (rest)
			await moveRefund(
				tx,
				{ master, row: rest },
				{
					to: "dismissed",
					actor,
					at,
					changed: { decidedAt: at },
					said: verdict,
				},
			);
		if (kept) await agree(tx, locked, { row: kept, actor, at });
		await tellDecided(tx, row, verdict);
		return true;
	});
}
