import type { Transaction } from "../../../../db/client";
import { listWhoMay } from "../../../identity/staff/service";
import { enqueueEffectOnce } from "../../../platform/outbox/service";
import type { RefundRow } from "../repository";

// Those who decide refunds hear of disputes by mail in their own languages: operators and the merchant when one begins,
// and the merchant how it ended.

const writtenToMax = 20;

export async function tellBegun(
	tx: Transaction,
	{ merchantId, no: refundNo }: RefundRow,
): Promise<void> {
	await tell(tx, { whose: "operator", template: "disputeOpened", refundNo });
	await tell(tx, { whose: merchantId, template: "disputeBegun", refundNo });
}

export const tellDecided = (
	tx: Transaction,
	{ merchantId, no: refundNo }: RefundRow,
	verdict: string,
) =>
	tell(tx, {
		whose: merchantId,
		template: "disputeDecided",
		refundNo,
		verdict,
	});

interface Notified {
	whose: number | "operator";
	template: "disputeOpened" | "disputeBegun" | "disputeDecided";
	refundNo: string;
	verdict?: string;
}

async function tell(
	tx: Transaction,
	{ whose, template, refundNo, verdict = "" }: Notified,
): Promise<void> {
	const staff = await listWhoMay(tx, {
		whose,
		permission: "refunds",
		first: null,
		limit: writtenToMax,
	});
	for (const { id, email, locale } of staff)
		if (email)
			await enqueueEffectOnce(tx, `${template} ${refundNo} ${id}`, {
				kind: "mail",
				payload: {
					template,
					locale,
					to: email,
					values: { refundNo, verdict },
					path: `/console/refunds?tab=all&keyword=${refundNo}`,
				},
			});
}
