import type { DataOf } from "../../../../contract/call";
import type { exportPayoutRun } from "../../../../contract/sales/payout";
import { figure } from "../../../../csv/cells";
import { byteOrderMark, csvRecord } from "../../../../csv/write";
import { requireOperator } from "../../../../http/access";
import type { Ctx } from "../../../../http/context";
import { GatewayError } from "../../../../http/errors";
import { recordAudit } from "../../../platform/audit/service";
import { listPayoutRows } from "./payout-repository";
import { findRun } from "./run-repository";

/** Up to this, in Hong Kong dollars, banks take a payment by FPS; above it goes by CHATS. */
const fpsMax = 10_000_000;

const heads = [
	"reference",
	"method",
	"bank code",
	"account number",
	"FPS identifier",
	"beneficiary",
	"currency",
	"amount",
];

/** A line for each payout, the first merchant first. Whoever takes the whole numbers along leaves an entry in the audit. */
export async function exportRun(
	ctx: Ctx,
	id: number,
): Promise<DataOf<typeof exportPayoutRun>> {
	requireOperator(ctx.actor);
	const run = await findRun(ctx.db, id);
	if (!run) throw new GatewayError(404, "notFound");
	if (run.run.state !== "approved")
		throw new GatewayError(409, "payoutNotApproved");
	const rows = await listPayoutRows(ctx.db, { runId: id });
	const records = rows
		.map(({ payout }) => payout)
		.filter(({ state, kind }) => state === "paid" && kind !== "stripe")
		.reverse()
		.map(({ id: payoutId, kind, bankCode, number, holder, amount }) => [
			`HM-${id}-${payoutId}`,
			kind === "bank" && Number(amount) > fpsMax ? "CHATS" : "FPS",
			bankCode,
			kind === "bank" ? number : null,
			kind === "fps" ? number : null,
			holder,
			"HKD",
			figure(amount),
		]);
	await ctx.db.transaction((tx) =>
		recordAudit(tx, ctx, {
			action: "payout.file",
			target: `run ${id}`,
			merchantId: null,
		}),
	);
	return {
		name: `payouts-${id}.csv`,
		text: byteOrderMark + [heads, ...records].map(csvRecord).join(""),
	};
}
